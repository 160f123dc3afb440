import Navigation

extension AppFeature {
  /// Writes an export, and asks first where a file of that name is.
  func export(_ file: ExportFile, _ state: inout State) -> Effect<Action> {
    guard !exportFiles.exists(file.path) else {
      state.alert = .replacement(of: file)
      return .none
    }
    return write(file)
  }

  func write(_ file: ExportFile) -> Effect<Action> {
    .run { _ in
      try await exportFiles.write(file)
      await notices.tell(.exported(to: file.path, losses: file.output.losses))
    } catch: { error, send in
      guard let error = error as? StorageError else { return }
      await send(.exportFailed(error))
    }
  }
}
