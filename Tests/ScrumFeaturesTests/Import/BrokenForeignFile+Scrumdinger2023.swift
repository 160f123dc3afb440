extension BrokenForeignFile {
  static let scrumdinger2023 = cases(
    "scrumdinger2023",
    ForeignFiles.scrumdinger2023,
    [
      (
        old: "\"history\": [",
        new: "\"history\": {\"a\": [",
        lines: [
          "it is not JSON: an unexpected \"]\" at line 26, column 1. Mend it there, or put "
            + "a backup in its place."
        ]
      ),
      (
        old: "\"history\": [",
        new: "\"history\": null, \"y\": [",
        lines: [
          "Scrumdinger (2023): 1 scrum added."
        ]
      ),
      (
        old: "\"date\": 656260690.25",
        new: "\"date\": null",
        lines: [
          "Scrum \"Design\": history[0] was left out: \"date\" is null, not a date.",
          "Scrumdinger (2023): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"date\": 656260690.25",
        new: "\"date\": true",
        lines: [
          "Scrum \"Design\": history[0] was left out: \"date\" is a truth value, not a date.",
          "Scrumdinger (2023): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"id\": \"00000000-0000-4000-8000-000000000002\"",
        new: "\"id\": \"\"",
        lines: [
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": it had no id and got one.",
          "Scrumdinger (2023): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 10,",
        new: "",
        lines: [
          "Scrum \"Design\": its length is missing; it became 5 min.",
          "Scrumdinger (2023): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 10",
        new: "\"lengthInMinutes\": null",
        lines: [
          "Scrum \"Design\": its length is null, not a number; it became 5 min.",
          "Scrumdinger (2023): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 10",
        new: "\"lengthInMinutes\": [10]",
        lines: [
          "Scrum \"Design\": its length is an array, not a number; it became 5 min.",
          "Scrumdinger (2023): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"title\": \"Design\"",
        new: "\"title\": \"\"",
        lines: [
          "Scrumdinger (2023): 1 scrum added."
        ]
      ),
      (
        old: "\"theme\": \"yellow\"",
        new: "\"theme\": \"Yellow\"",
        lines: [
          "Scrum \"Design\": theme \"Yellow\" was read as yellow.",
          "Scrumdinger (2023): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"theme\": \"yellow\"",
        new: "\"theme\": \"yellow\", \"theme\": \"sky\"",
        lines: [
          "Scrum 1: \"theme\" is there more than once; the first was read.",
          "Scrumdinger (2023): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"theme\": \"yellow\"",
        new: "\"theme\": \"yellow\",",
        lines: [
          "Scrumdinger (2023): 1 scrum added."
        ]
      ),
      (
        old: "\"theme\": \"yellow\"",
        new: "\"theme\": \"yellow\", \"color\": {\"red\": 0}, \"extra\": {\"a\": [1, \"b\"]}",
        lines: [
          "Scrumdinger (2023): 1 scrum added."
        ]
      ),
      (
        old: "\"theme\": \"yellow\"\n }",
        new: "\"theme\": \"yellow\"\n } x",
        lines: [
          "it is not JSON: an unexpected \"x\" at line 25, column 4. Mend it there, or put "
            + "a backup in its place."
        ]
      ),
      (
        old: "\"date\": 656260690.25",
        new: "\"date\": 656260690,25",
        lines: [
          "it is not JSON: an unexpected \"2\" at line 11, column 23. Mend it there, or put "
            + "a backup in its place."
        ]
      ),
    ]
  )
}
