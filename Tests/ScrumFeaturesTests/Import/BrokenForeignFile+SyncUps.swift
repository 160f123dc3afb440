extension BrokenForeignFile {
  static let syncUps = cases(
    "syncUps",
    ForeignFiles.syncUps,
    [
      (
        old: "[16, 4852094820647174144]",
        new: "[16, 4852094820647174000]",
        lines: [
          "SyncUps: 1 scrum added."
        ]
      ),
      (
        old: "[16, 4852094820647174144]",
        new: "[16]",
        lines: [
          "Scrum \"Design\": its length is an array, not a number; it became 5 min.",
          "SyncUps: 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "[16, 4852094820647174144]",
        new: "\"5 min\"",
        lines: [
          "Scrum \"Design\": its length is a string, not a number; it became 5 min.",
          "SyncUps: 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "[16, 4852094820647174144]",
        new: "[16, \"x\"]",
        lines: [
          "Scrum \"Design\": its length is an array, not a number; it became 5 min.",
          "SyncUps: 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "[16, 4852094820647174144]",
        new: "300",
        lines: [
          "SyncUps: 1 scrum added."
        ]
      ),
      (
        old: "[16, 4852094820647174144]",
        new: "[1e400, 0]",
        lines: [
          "Scrum \"Design\": its length is too large a number; it became 5 min.",
          "SyncUps: 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "[16, 4852094820647174144]",
        new: "[18446744073709551615, 18446744073709551615]",
        lines: [
          "Scrum \"Design\": its length is too large a number; it became 5 min.",
          "SyncUps: 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "[16, 4852094820647174144]",
        new: "[0, 0]",
        lines: [
          "SyncUps: 1 scrum added."
        ]
      ),
      (
        old: "\"duration\": [16, 4852094820647174144],",
        new: "",
        lines: [
          "Scrum \"Design\": its length is missing; it became 5 min.",
          "SyncUps: 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"meetings\": [",
        new: "\"meetings\": 4, \"x\": [",
        lines: [
          "Scrum \"Design\": meetings was left out: it is a number, not an array.",
          "SyncUps: 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"date\": 256260690",
        new: "\"date\": \"x\"",
        lines: [
          "Scrum \"Design\": meetings[0] was left out: \"date\" is \"x\", which is no date.",
          "SyncUps: 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"transcript\": \"\"",
        new: "\"transcript\": [\"a\"]",
        lines: [
          "Meeting of 2009-02-13T23:31:30Z of \"Design\": transcript was left out: it is an "
            + "array, not a string.",
          "SyncUps: 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"name\": \"Blob\"",
        new: "\"name\": null",
        lines: [
          "Scrum \"Design\": attendees[0] was left out: \"name\" is null, not a string.",
          "SyncUps: 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"theme\": \"bubblegum\"",
        new: "\"theme\": \"bubbleGum\"",
        lines: [
          "Scrum \"Design\": theme \"bubbleGum\" was read as bubblegum.",
          "SyncUps: 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"title\": \"Design\"",
        new: "\"title\": false",
        lines: [
          "Scrum 1 was left out: \"title\" is a truth value, not a string.",
          "SyncUps: 0 scrums added. 1 left out.",
        ]
      ),
      (
        old: "\"meetings\": [",
        new: "\"history\": [{\"date\": 1}], \"meetings\": [",
        lines: [
          "Scrum \"Design\": history was left out: it is no part of this format.",
          "SyncUps: 1 scrum added. 1 change made.",
        ]
      ),
    ]
  )
}
