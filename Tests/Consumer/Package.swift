// swift-tools-version: 6.2
import PackageDescription

// A user's view of the library: it depends on the package by path and sees its public products only.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Scrums", path: "../..")],
  targets: [
    .executableTarget(
      name: "consumer-program",
      dependencies: [.product(name: "Navigation", package: "Scrums")]
    ),
    .testTarget(
      name: "ConsumerTests",
      dependencies: [
        "consumer-program",
        .product(name: "Navigation", package: "Scrums"),
        .product(name: "NavigationTesting", package: "Scrums"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

if Context.environment["CI"] != nil {
  for target in package.targets {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
