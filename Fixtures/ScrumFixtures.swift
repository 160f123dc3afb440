/// The fixtures that the program carries, as the bytes of files in its own format.
public enum ScrumFixtures {
  /// What `load` and `--fixture` accept beside the path of a file.
  public static let names = ["sample"]

  /// The bytes of a fixture, nil when there is none of that name.
  public static func bytes(named name: String) -> [UInt8]? {
    switch name {
    case "sample": PackageResources.sample_json
    default: nil
    }
  }
}
