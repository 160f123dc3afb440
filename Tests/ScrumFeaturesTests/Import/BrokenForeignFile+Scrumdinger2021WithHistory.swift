extension BrokenForeignFile {
  static let scrumdinger2021WithHistory = cases(
    "scrumdinger2021WithHistory",
    ForeignFiles.scrumdinger2021WithHistory,
    [
      (
        old: "\"date\": 656260690.25",
        new: "\"date\": \"yesterday\"",
        lines: [
          "Scrum \"Design\": history[0] was left out: \"date\" is \"yesterday\", which is no date.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"date\": 656260690.25",
        new: "\"date\": \"2021-10-18T14:38:10.25Z\"",
        lines: [
          "Scrumdinger (2021, with history): 1 scrum added."
        ]
      ),
      (
        old: "\"date\": 656260690.25",
        new: "\"date\": 1634567890.25",
        lines: [
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": its date would lie in the "
            + "future; read as Unix time it is 2021-10-18T14:38:10.25Z.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"date\": 656260690.25",
        new: "\"date\": 1e400",
        lines: [
          "Scrum \"Design\": history[0] was left out: \"date\" is too large a number.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"date\": 656260690.25",
        new: "\"date\": -1e12",
        lines: [
          "Scrum \"Design\": history[0] was left out: \"date\" is -1000000000000.0, which "
            + "is no date.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"date\": 656260690.25",
        new: "\"when\": 1",
        lines: [
          "Scrum \"Design\": history[0] was left out: \"date\" is missing.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"date\": 656260690.25",
        new: "\"date\": 3000000000",
        lines: [
          "Meeting of 2096-01-25T05:20:00Z of \"Design\": its date lies in the future and "
            + "was kept.",
          "Scrumdinger (2021, with history): 1 scrum added.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 0",
        new: "\"lengthInMinutes\": \"0\"",
        lines: [
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": lengthInMinutes was left out: "
            + "it is a string, not a number.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 0",
        new: "\"lengthInMinutes\": 1.7e308",
        lines: [
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": lengthInMinutes was left out: "
            + "it is too large a number.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 0",
        new: "\"lengthInMinutes\": -4",
        lines: [
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": its length was left out: it is "
            + "less than nothing.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"history\": [",
        new: "\"history\": 3, \"x\": [",
        lines: [
          "Scrum \"Design\": history was left out: it is a number, not an array.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"history\": [",
        new: "\"histories\": [",
        lines: [
          "Scrumdinger (2021, with history): 1 scrum added."
        ]
      ),
      (
        old: "\"history\": [",
        new: "\"history\": [null, ",
        lines: [
          "Scrum \"Design\": history[0] was left out: it is null, not an object.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"00000000-0000-4000-8000-000000000002\"",
        new: "\"two\"",
        lines: [
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": it had no id and got one.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"Cathy\"",
        new: "{\"id\": 3}",
        lines: [
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": attendees[0] was left out: "
            + "\"name\" is missing.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"title\": \"Design\",",
        new: "\"title\": [\"Design\"],",
        lines: [
          "Scrum 1 was left out: \"title\" is an array, not a string.",
          "Scrumdinger (2021, with history): 0 scrums added. 1 left out.",
        ]
      ),
      (
        old: "[\"Cathy\", \"Daisy\", \"Simon\", \"Jonathan\"]\n   }",
        new: "\"Cathy\"}",
        lines: [
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": attendees was left out: it is "
            + "a string, not an array.",
          "Scrumdinger (2021, with history): 1 scrum added. 1 change made.",
        ]
      ),
    ]
  )
}
