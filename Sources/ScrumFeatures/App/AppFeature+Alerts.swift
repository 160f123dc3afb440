import Navigation

extension AlertState<AppFeature.Action.Alert> {
  /// A changed form is about to be left.
  static func discardDraft(then departure: AppFeature.Departure) -> Self {
    AlertState {
      TextState("Discard the changes?")
    } actions: {
      ButtonState(role: .destructive, action: .discardDraft(then: departure)) {
        TextState("Discard")
      }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("The form holds changes that were not taken over.")
    }
  }

  /// A meeting that was cut off is to leave no trace.
  static func discarding(_ meeting: CutOffMeeting, _ days: LocalDays) -> Self {
    AlertState {
      TextState("Discard the meeting that was cut off?")
    } actions: {
      ButtonState(role: .destructive, action: .discardMeeting(meeting)) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Nevermind") }
    } message: {
      TextState(meeting.words(days))
    }
  }

  /// The file could not be read; the sample can stand in.
  static func loadFailure(_ error: StorageError) -> Self {
    AlertState {
      TextState("The scrums could not be read.")
    } actions: {
      ButtonState(action: .loadSample) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Nevermind") }
    } message: {
      TextState(
        error.words
          + " Load sample data and continue? The file is moved aside first, as it is."
      )
    }
  }

  /// An export is about to take the place of a file.
  static func replacement(of file: ExportFile) -> Self {
    AlertState {
      TextState("Replace the file?")
    } actions: {
      ButtonState(role: .destructive, action: .replaceFile(file)) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Nevermind") }
    } message: {
      TextState("\"\(file.path)\" exists. What it holds will be lost.")
    }
  }

  /// The scrums could not be written.
  static func saveFailure(_ error: StorageError) -> Self {
    AlertState {
      TextState("The scrums could not be saved.")
    } actions: {
      ButtonState(role: .cancel) { TextState("OK") }
    } message: {
      TextState(error.words + " Try again later.")
    }
  }

  /// A fixture is about to take the place of the scrums.
  static func replacement(of count: Int, by name: String, _ scrums: [DailyScrum]) -> Self {
    AlertState {
      TextState("Replace the scrums?")
    } actions: {
      ButtonState(role: .destructive, action: .replaceScrums(scrums)) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Nevermind") }
    } message: {
      TextState(
        "\(count == 1 ? "The scrum" : "The \(count) scrums") here"
          + " will be replaced by the \(scrums.count) of \"\(name)\"."
      )
    }
  }

  /// An older file is about to take the place of the scrums.
  static func restoration(of file: ScrumFile, from date: String) -> Self {
    AlertState {
      TextState("Bring back the scrums of \(date)?")
    } actions: {
      ButtonState(role: .destructive, action: .restore(file)) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Nevermind") }
    } message: {
      TextState(
        "There \(file.scrums.count == 1 ? "was 1 scrum" : "were \(file.scrums.count) scrums") then."
          + " What is here is kept as the newest backup."
      )
    }
  }
}
