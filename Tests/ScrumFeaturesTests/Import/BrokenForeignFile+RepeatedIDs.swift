extension BrokenForeignFile {
  static let repeatedIDs = cases(
    "repeatedIDs",
    ForeignFiles.repeatedIDs,
    [
      (
        old: "\"title\": \"A\"",
        new: "\"title\": 1",
        lines: [
          "Scrum 1 was left out: \"title\" is a number, not a string.",
          "Scrumdinger (2023): 1 scrum added. 1 left out.",
        ]
      ),
      (
        old: "\"title\": \"B\"",
        new: "\"title\": 1",
        lines: [
          "Scrum 2 was left out: \"title\" is a number, not a string.",
          "Attendee \"Cathy\" of \"A\": its id 00000000-0000-4000-8000-000000000064 "
            + "repeats; it got the new id 301D39BA-8B39-8C2D-8471-C45BB2E6DAF1.",
          "Scrumdinger (2023): 1 scrum added. 1 left out. 1 change made.",
        ]
      ),
      (
        old: "\"history\": []",
        new: "\"history\": [{\"id\": \"00000000-0000-4000-8000-000000000009\", \"date\": "
          + "1}, {\"id\": \"00000000-0000-4000-8000-000000000009\", \"date\": 2}]",
        lines: [
          "Attendee \"Cathy\" of \"A\": its id 00000000-0000-4000-8000-000000000064 "
            + "repeats; it got the new id 301D39BA-8B39-8C2D-8471-C45BB2E6DAF1.",
          "Meeting of 2001-01-01T00:00:01Z of \"A\": its id "
            + "00000000-0000-4000-8000-000000000009 repeats; it got the new id "
            + "F1F34F0B-1308-80A2-BD9A-9F7A55A5705C.",
          "Scrum \"B\": its id 00000000-0000-4000-8000-000000000001 repeats; it got the new "
            + "id D82E96BC-BBC7-8C25-9E5F-217452BC9E63.",
          "Scrumdinger (2023): 2 scrums added. 3 changes made.",
        ]
      ),
      (
        old: "\"theme\": \"sky\"",
        new: "\"theme\": \"my_Teal\"",
        lines: [
          "Scrum \"A\": theme \"my_Teal\" was read as teal.",
          "Attendee \"Cathy\" of \"A\": its id 00000000-0000-4000-8000-000000000064 "
            + "repeats; it got the new id 301D39BA-8B39-8C2D-8471-C45BB2E6DAF1.",
          "Scrum \"B\": its id 00000000-0000-4000-8000-000000000001 repeats; it got the new "
            + "id D82E96BC-BBC7-8C25-9E5F-217452BC9E63.",
          "Scrumdinger (2023): 2 scrums added. 3 changes made.",
        ]
      ),
      (
        old: "\"attendees\": []",
        new: "\"attendees\": [[]]",
        lines: [
          "Scrum \"B\": attendees[0] was left out: it is an array, not an object.",
          "Attendee \"Cathy\" of \"A\": its id 00000000-0000-4000-8000-000000000064 "
            + "repeats; it got the new id 301D39BA-8B39-8C2D-8471-C45BB2E6DAF1.",
          "Scrum \"B\": its id 00000000-0000-4000-8000-000000000001 repeats; it got the new "
            + "id D82E96BC-BBC7-8C25-9E5F-217452BC9E63.",
          "Scrumdinger (2023): 2 scrums added. 3 changes made.",
        ]
      ),
      (
        old: "\"attendees\": []",
        new: "\"attendees\": \"nobody\"",
        lines: [
          "Scrum \"B\": attendees was left out: it is a string, not an array.",
          "Attendee \"Cathy\" of \"A\": its id 00000000-0000-4000-8000-000000000064 "
            + "repeats; it got the new id 301D39BA-8B39-8C2D-8471-C45BB2E6DAF1.",
          "Scrum \"B\": its id 00000000-0000-4000-8000-000000000001 repeats; it got the new "
            + "id D82E96BC-BBC7-8C25-9E5F-217452BC9E63.",
          "Scrumdinger (2023): 2 scrums added. 3 changes made.",
        ]
      ),
      (
        old: "\"attendees\": []",
        new: "\"people\": []",
        lines: [
          "Attendee \"Cathy\" of \"A\": its id 00000000-0000-4000-8000-000000000064 "
            + "repeats; it got the new id 301D39BA-8B39-8C2D-8471-C45BB2E6DAF1.",
          "Scrum \"B\": its id 00000000-0000-4000-8000-000000000001 repeats; it got the new "
            + "id D82E96BC-BBC7-8C25-9E5F-217452BC9E63.",
          "Scrumdinger (2023): 2 scrums added. 2 changes made.",
        ]
      ),
      (
        old: ",\n {\n  \"history\"",
        new: ", null, {\"history\"",
        lines: [
          "Scrum 2 was left out: it is null, not an object.",
          "Attendee \"Cathy\" of \"A\": its id 00000000-0000-4000-8000-000000000064 "
            + "repeats; it got the new id 301D39BA-8B39-8C2D-8471-C45BB2E6DAF1.",
          "Scrum \"B\": its id 00000000-0000-4000-8000-000000000001 repeats; it got the new "
            + "id D82E96BC-BBC7-8C25-9E5F-217452BC9E63.",
          "Scrumdinger (2023): 2 scrums added. 1 left out. 2 changes made.",
        ]
      ),
      (
        old: "\"id\": \"00000000-0000-4000-8000-000000000001\"",
        new: "\"id\": null",
        lines: [
          "Scrum \"A\": it had no id and got one.",
          "Attendee \"Cathy\" of \"A\": its id 00000000-0000-4000-8000-000000000064 "
            + "repeats; it got the new id 301D39BA-8B39-8C2D-8471-C45BB2E6DAF1.",
          "Scrumdinger (2023): 2 scrums added. 2 changes made.",
        ]
      ),
      (
        old: "\"lengthInMinutes\": 5",
        new: "\"lengthInMinutes\": 9007199254740993",
        lines: [
          "Attendee \"Cathy\" of \"A\": its id 00000000-0000-4000-8000-000000000064 "
            + "repeats; it got the new id 301D39BA-8B39-8C2D-8471-C45BB2E6DAF1.",
          "Scrum \"B\": its id 00000000-0000-4000-8000-000000000001 repeats; it got the new "
            + "id D82E96BC-BBC7-8C25-9E5F-217452BC9E63.",
          "Scrumdinger (2023): 2 scrums added. 2 changes made.",
        ]
      ),
      (
        old: "{\"id\": \"00000000-0000-4000-8000-000000000064\", \"name\": \"Cathy\"}",
        new: "\"Cathy\"",
        lines: [
          "Scrum \"B\": its id 00000000-0000-4000-8000-000000000001 repeats; it got the new "
            + "id D82E96BC-BBC7-8C25-9E5F-217452BC9E63.",
          "Scrumdinger (2023): 2 scrums added. 1 change made.",
        ]
      ),
      (
        old: "\"history\": [],",
        new: "\"history\": [], \"history\": [3],",
        lines: [
          "Scrum 1: \"history\" is there more than once; the first was read.",
          "Attendee \"Cathy\" of \"A\": its id 00000000-0000-4000-8000-000000000064 "
            + "repeats; it got the new id 301D39BA-8B39-8C2D-8471-C45BB2E6DAF1.",
          "Scrum \"B\": its id 00000000-0000-4000-8000-000000000001 repeats; it got the new "
            + "id D82E96BC-BBC7-8C25-9E5F-217452BC9E63.",
          "Scrumdinger (2023): 2 scrums added. 3 changes made.",
        ]
      ),
    ]
  )
}
