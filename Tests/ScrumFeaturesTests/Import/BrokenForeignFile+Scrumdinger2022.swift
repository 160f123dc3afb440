extension BrokenForeignFile {
  static let scrumdinger2022 = cases(
    "scrumdinger2022",
    ForeignFiles.scrumdinger2022,
    [
      (
        old: "\"theme\": \"yellow\"",
        new: "\"theme\": \"appOrange\"",
        lines: [
          "Scrum \"Design\": theme \"appOrange\" was read as orange.",
          "Scrumdinger (2022): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"theme\": \"yellow\"",
        new: "\"theme\": \"mauve\"",
        lines: [
          "Scrum \"Design\": theme \"mauve\" is unknown; it became sky.",
          "Scrumdinger (2022): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"theme\": \"yellow\"",
        new: "\"theme\": 3",
        lines: [
          "Scrum \"Design\": its theme is a number, not a name; it became sky.",
          "Scrumdinger (2022): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"theme\": \"yellow\"",
        new: "\"theme\": null",
        lines: [
          "Scrum \"Design\": its theme is null, not a name; it became sky.",
          "Scrumdinger (2022): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"theme\": \"yellow\",",
        new: "",
        lines: [
          "Scrum \"Design\": its theme is missing; it became sky.",
          "Scrumdinger (2022): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"transcript\": \"Sure, yesterday I reviewed...\"",
        new: "\"transcript\": 3",
        lines: [
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": transcript was left out: it is "
            + "a number, not a string.",
          "Scrumdinger (2022): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "\"transcript\": \"Sure, yesterday I reviewed...\"",
        new: "\"transcript\": \"Cathy: done\\nNobody: x\"",
        lines: [
          "Scrumdinger (2022): 1 scrum added."
        ]
      ),
      (
        old: "{\"name\": \"Daisy\", \"id\": \"00000000-0000-4000-8000-000000000065\"}",
        new: "{\"name\": 5, \"id\": \"x\"}",
        lines: [
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": attendees[1] was left out: "
            + "\"name\" is a number, not a string.",
          "Scrumdinger (2022): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "{\"name\": \"Daisy\", \"id\": \"00000000-0000-4000-8000-000000000065\"}",
        new: "7",
        lines: [
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": attendees[1] was left out: it "
            + "is a number, not an object.",
          "Scrumdinger (2022): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "{\"id\": \"00000000-0000-4000-8000-000000000065\", \"name\": \"Daisy\"}",
        new: "{\"id\": \"x\", \"name\": \"Daisy\"}",
        lines: [
          "Attendee \"Daisy\" of \"Design\": it had no id and got one.",
          "Scrumdinger (2022): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "{\"id\": \"00000000-0000-4000-8000-000000000065\", \"name\": \"Daisy\"}",
        new: "{\"id\": \"00000000-0000-4000-8000-000000000064\", \"name\": \"Daisy\"}",
        lines: [
          "Attendee \"Daisy\" of \"Design\": its id 00000000-0000-4000-8000-000000000064 "
            + "repeats; it got the new id 301D39BA-8B39-8C2D-8471-C45BB2E6DAF1.",
          "Scrumdinger (2022): 1 scrum added. 1 change made.",
        ]
      ),
      (
        old: "{\"id\": \"00000000-0000-4000-8000-000000000065\", \"name\": \"Daisy\"}",
        new: "{\"id\": \"00000000-0000-4000-8000-000000000065\", \"mood\": [1e999], "
          + "\"name\": \"Daisy\", \"name\": \"Eve\"}",
        lines: [
          "Scrum 1: \"attendees[1].name\" is there more than once; the first was read.",
          "Scrum \"Design\": attendees[1].mood was left out: it holds too large a number.",
          "Scrumdinger (2022): 1 scrum added. 2 changes made.",
        ]
      ),
      (
        old: "{\"name\": \"Simon\", \"id\": \"00000000-0000-4000-8000-000000000066\"}",
        new: "{\"name\": \"Simon\\udc00\", \"mood\": 1, \"notes\": []}",
        lines: [
          "Scrum 1: \"history[0].attendees[2].name\" holds half a character; it became U+FFFD.",
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": attendees[2].notes was left "
            + "out: it is no part of this format.",
          "Scrumdinger (2022): 1 scrum added. 2 changes made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 0",
        new: "\"lengthInMinutes\": 0, \"notes\": [\"x\"], \"absent\": []",
        lines: [
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": absent was left out: it is no "
            + "part of this format.",
          "Meeting of 2021-10-18T14:38:10.25Z of \"Design\": notes was left out: it is no "
            + "part of this format.",
          "Scrumdinger (2022): 1 scrum added. 2 changes made.",
        ]
      ),
      (
        old: "\"title\"",
        new: "\"title\": \"a\nb\", \"x\"",
        lines: [
          "it is not JSON: a control character at line 4, column 14. Mend it there, or put "
            + "a backup in its place."
        ]
      ),
    ]
  )
}
