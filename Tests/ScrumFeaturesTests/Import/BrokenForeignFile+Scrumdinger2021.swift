extension BrokenForeignFile {
  static let scrumdinger2021 = cases(
    "scrumdinger2021",
    ForeignFiles.scrumdinger2021,
    [
      (
        old: "\"title\": \"Design\",",
        new: "\"title\": 7,",
        lines: [
          "Scrum 1 was left out: \"title\" is a number, not a string.",
          "Scrumdinger (2021): 0 scrums added. 1 left out.",
        ]
      ),
      (
        old: "\"title\": \"Design\",",
        new: "",
        lines: [
          "Scrum 1 was left out: \"title\" is missing.",
          "Scrumdinger (2021): 0 scrums added. 1 left out.",
        ]
      ),
      (
        old: "\"title\": \"Design\"",
        new: "\"title\": null",
        lines: [
          "Scrum 1 was left out: \"title\" is null, not a string.",
          "Scrumdinger (2021): 0 scrums added. 1 left out.",
        ]
      ),
      (
        old: "\"Daisy\"",
        new: "7",
        lines: [
          "Scrum \"Design\": attendees[1] was left out: it is a number, not an object.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"Daisy\"",
        new: "null",
        lines: [
          "Scrum \"Design\": attendees[1] was left out: it is null, not an object.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "[\"Cathy\", \"Daisy\", \"Simon\", \"Jonathan\"]",
        new: "\"Cathy\"",
        lines: [
          "Scrum \"Design\": attendees was left out: it is a string, not an array.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"color\": {",
        new: "\"color\": 3, \"x\": {",
        lines: [
          "Scrum \"Design\": its colour is a number, not {red, green, blue}; it became sky.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"red\": 1",
        new: "\"red\": \"1\"",
        lines: [
          "Scrum \"Design\": its colour has not all of red, green and blue; it became sky.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"red\": 1",
        new: "\"red\": 1e400",
        lines: [
          "Scrumdinger (2021): 1 scrum added."
        ]
      ),
      (
        old: "\"green\": 0.8745098039215686",
        new: "\"green\": 0.1",
        lines: [
          "Scrum \"Design\": colour #ff1a4d became the nearest theme, poppy.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"00000000-0000-4000-8000-000000000001\"",
        new: "\"7\"",
        lines: [
          "Scrum \"Design\": it had no id and got one.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"00000000-0000-4000-8000-000000000001\"",
        new: "12",
        lines: [
          "Scrum \"Design\": it had no id and got one.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 10",
        new: "\"lengthInMinutes\": \"10\"",
        lines: [
          "Scrum \"Design\": its length is a string, not a number; it became 5 min.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 10",
        new: "\"lengthInMinutes\": 1e400",
        lines: [
          "Scrum \"Design\": its length is too large a number; it became 5 min.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 10",
        new: "\"lengthInMinutes\": 1180591620717411303424",
        lines: [
          "Scrum \"Design\": its length is too large a number; it became 5 min.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 10",
        new: "\"length\": 600",
        lines: [
          "Scrumdinger (2021): 1 scrum added."
        ]
      ),
      (
        old: "\"lengthInMinutes\": 10",
        new: "\"lengthInMinutes\": 10.4",
        lines: [
          "Scrum \"Design\": its length of 10.4 min became 10 min.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 10",
        new: "\"lengthInMinutes\": -3",
        lines: [
          "Scrumdinger (2021): 1 scrum added."
        ]
      ),
      (
        old: "\"lengthInMinutes\": 10",
        new: "\"lengthInMinutes\": 10, \"lengthInMinutes\": 12",
        lines: [
          "Scrum 1: \"lengthInMinutes\" is there more than once; the first was read.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "[\n",
        new: "[ 3,\n",
        lines: [
          "Scrum 1 was left out: it is a number, not an object.",
          "Scrumdinger (2021): 1 scrum added. 1 left out.",
        ]
      ),
      (
        old: "[\n",
        new: "{\n",
        lines: [
          "it is not JSON: an unexpected \"{\" at line 2, column 2. Mend it there, or put a "
            + "backup in its place."
        ]
      ),
      (
        old: "\"Design\"",
        new: "\"De\\u0000\\nsign\"",
        lines: [
          "Scrumdinger (2021): 1 scrum added."
        ]
      ),
      (
        old: "\"Design\"",
        new: "\"De\\ud800sign\"",
        lines: [
          "Scrum 1: \"title\" holds half a character; it became U+FFFD.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 10",
        new: "\"lengthInMinutes\": 10, \"followUps\": 3",
        lines: [
          "Scrum \"Design\": followUps was left out: it is a number, not an array.",
          "Scrumdinger (2021): 1 scrum added. 1 change made.",
        ]
      ),
    ]
  )
}
