/// Files as other programs wrote them.
enum ForeignFiles {
  static let scrumdinger2021 = #"""
    [
     {
      "color": {"blue": 0.30196078431372547, "green": 0.8745098039215686, "alpha": 1, "red": 1},
      "title": "Design",
      "attendees": ["Cathy", "Daisy", "Simon", "Jonathan"],
      "id": "00000000-0000-4000-8000-000000000001",
      "lengthInMinutes": 10
     }
    ]
    """#

  static let scrumdinger2021WithHistory = #"""
    [
     {
      "lengthInMinutes": 10,
      "history": [
       {
        "id": "00000000-0000-4000-8000-000000000002",
        "date": 656260690.25,
        "lengthInMinutes": 0,
        "attendees": ["Cathy", "Daisy", "Simon", "Jonathan"]
       }
      ],
      "id": "00000000-0000-4000-8000-000000000001",
      "color": {"green": 0.8745098039215686, "blue": 0.30196078431372547, "alpha": 1, "red": 1},
      "title": "Design",
      "attendees": ["Cathy", "Daisy", "Simon", "Jonathan"]
     }
    ]
    """#

  static let scrumdinger2022 = #"""
    [
     {
      "id": "00000000-0000-4000-8000-000000000001",
      "title": "Design",
      "theme": "yellow",
      "history": [
       {
        "date": 656260690.25,
        "attendees": [
         {"name": "Cathy", "id": "00000000-0000-4000-8000-000000000064"},
         {"name": "Daisy", "id": "00000000-0000-4000-8000-000000000065"},
         {"name": "Simon", "id": "00000000-0000-4000-8000-000000000066"},
         {"name": "Jonathan", "id": "00000000-0000-4000-8000-000000000067"}
        ],
        "lengthInMinutes": 0,
        "id": "00000000-0000-4000-8000-000000000002",
        "transcript": "Sure, yesterday I reviewed..."
       }
      ],
      "lengthInMinutes": 10,
      "attendees": [
       {"id": "00000000-0000-4000-8000-000000000064", "name": "Cathy"},
       {"id": "00000000-0000-4000-8000-000000000065", "name": "Daisy"},
       {"id": "00000000-0000-4000-8000-000000000066", "name": "Simon"},
       {"id": "00000000-0000-4000-8000-000000000067", "name": "Jonathan"}
      ]
     }
    ]
    """#

  static let scrumdinger2023 = #"""
    [
     {
      "history": [
       {
        "attendees": [
         {"id": "00000000-0000-4000-8000-000000000064", "name": "Cathy"},
         {"id": "00000000-0000-4000-8000-000000000065", "name": "Daisy"},
         {"id": "00000000-0000-4000-8000-000000000066", "name": "Simon"},
         {"id": "00000000-0000-4000-8000-000000000067", "name": "Jonathan"}
        ],
        "date": 656260690.25,
        "id": "00000000-0000-4000-8000-000000000002"
       }
      ],
      "lengthInMinutes": 10,
      "id": "00000000-0000-4000-8000-000000000001",
      "title": "Design",
      "attendees": [
       {"name": "Cathy", "id": "00000000-0000-4000-8000-000000000064"},
       {"name": "Daisy", "id": "00000000-0000-4000-8000-000000000065"},
       {"name": "Simon", "id": "00000000-0000-4000-8000-000000000066"},
       {"name": "Jonathan", "id": "00000000-0000-4000-8000-000000000067"}
      ],
      "theme": "yellow"
     }
    ]
    """#

  static let syncUps = #"""
    [
     {
      "attendees": [
       {"id": "00000000-0000-4000-8000-000000000002", "name": "Blob"}
      ],
      "duration": [16, 4852094820647174144],
      "id": "00000000-0000-4000-8000-000000000001",
      "meetings": [
       {"date": 256260690, "id": "00000000-0000-4000-8000-000000000003", "transcript": ""}
      ],
      "theme": "bubblegum",
      "title": "Design"
     }
    ]
    """#

  static let repeatedIDs = #"""
    [
     {
      "history": [],
      "theme": "sky",
      "title": "A",
      "attendees": [
       {"id": "00000000-0000-4000-8000-000000000064", "name": "Cathy"},
       {"id": "00000000-0000-4000-8000-000000000064", "name": "Cathy"}
      ],
      "id": "00000000-0000-4000-8000-000000000001",
      "lengthInMinutes": 5
     },
     {
      "history": [],
      "theme": "sky",
      "title": "B",
      "attendees": [],
      "id": "00000000-0000-4000-8000-000000000001",
      "lengthInMinutes": 5
     }
    ]
    """#
}
