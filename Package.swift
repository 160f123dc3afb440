// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Scrums",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Navigation", targets: ["Navigation", "NavigationUserDefaults"]),
    .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
    .library(name: "ScrumFeatures", targets: ["ScrumFeatures"]),
    .executable(name: "scrums-cli", targets: ["scrums-cli"]),
  ],
  targets: [
    .target(name: "NavigationExpansion"),
    .macro(name: "NavigationMacros", dependencies: ["NavigationExpansion"]),
    .target(name: "Navigation", dependencies: ["NavigationMacros"]),
    .target(name: "NavigationUserDefaults", dependencies: ["Navigation"]),
    .target(name: "NavigationTesting", dependencies: ["Navigation"]),
    .target(name: "ScrumFeatures", dependencies: ["Navigation"]),
    .target(
      name: "ScrumFixtures",
      path: "Fixtures",
      exclude: [
        "edits.json", "edits.scrums", "meeting.json", "meeting.scrums", "refused.json",
        "refused.scrums",
      ],
      sources: ["ScrumFixtures.swift"],
      resources: [.embedInCode("sample.json")]
    ),
    .executableTarget(
      name: "scrums-cli",
      dependencies: ["Navigation", "ScrumFeatures", "ScrumFixtures"]
    ),
    .testTarget(name: "NavigationExpansionTests", dependencies: ["NavigationExpansion"]),
    .executableTarget(
      name: "RuntimeProbe",
      dependencies: ["Navigation"],
      path: "Tests/RuntimeProbe"
    ),
    .testTarget(
      name: "NavigationTests",
      dependencies: [
        "Navigation", "NavigationTesting", "NavigationUserDefaults", "RuntimeProbe",
      ]
    ),
    .testTarget(name: "NavigationTestingTests", dependencies: ["NavigationTesting"]),
    .testTarget(name: "SeedTests", dependencies: ["NavigationTesting"]),
    .testTarget(
      name: "ScrumFeaturesTests",
      dependencies: ["ScrumFeatures", "ScrumFixtures", "NavigationTesting"]
    ),
    .testTarget(
      name: "ScrumsCLITests",
      dependencies: ["scrums-cli"],
      exclude: ["40", "40-colored", "80", "80-colored", "200", "200-colored"]
        .map { "Screens/Screens-\($0).txt" }
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Warnings are errors where the change is judged, and nowhere else: a newer compiler's warning must
// not stop anybody's build.
if Context.environment["CI"] != nil {
  for target in package.targets {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
