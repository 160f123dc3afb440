/// The calls that saving and loading make, each to be replaced on its own, so that every one of
/// them can be seen to fail.
///
/// A descriptor is a plain number, as the system gives it. Nothing here retries or decides.
public struct FileSystem: Sendable {
  /// What is known of a file without reading it.
  public struct Status: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case regular
      case folder
      case other
    }

    public var kind: Kind
    /// The permission bits, `0o600` and the like.
    public var mode: UInt32
    public var owner: UInt32
    public var group: UInt32
    /// In bytes.
    public var size: Int
    /// The device that the file is on, and its number there: the same for all its names.
    public var device: UInt64
    public var number: UInt64
    /// When it was last written to, in seconds and nanoseconds since 1970.
    public var seconds: Int
    public var nanoseconds: Int

    public init(
      kind: Kind,
      mode: UInt32,
      owner: UInt32,
      group: UInt32,
      size: Int,
      device: UInt64 = 0,
      number: UInt64 = 0,
      seconds: Int = 0,
      nanoseconds: Int = 0
    ) {
      self.kind = kind
      self.mode = mode
      self.owner = owner
      self.group = group
      self.size = size
      self.device = device
      self.number = number
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }
  }

  public enum Purpose: Hashable, Sendable {
    case reading
    /// A new file with these permission bits; one that exists is an error.
    case creating(mode: UInt32)
    case folder
  }

  public typealias Descriptor = Int32

  /// What the path leads to, through symbolic links.
  public var status: @Sendable (_ path: String) throws(SystemFailure) -> Status
  /// The same of a file that is open.
  public var statusOfFile: @Sendable (_ file: Descriptor) throws(SystemFailure) -> Status
  /// Where a symbolic link points, nil for anything else.
  public var linkTarget: @Sendable (_ path: String) throws(SystemFailure) -> String?
  /// Throws when an existing file may not be written by this user.
  public var checkWritable: @Sendable (_ path: String) throws(SystemFailure) -> Void
  public var open:
    @Sendable (_ path: String, _ purpose: Purpose) throws(SystemFailure) -> Descriptor
  /// At most `count` bytes; none at the end.
  public var read: @Sendable (_ file: Descriptor, _ count: Int) throws(SystemFailure) -> [UInt8]
  /// Writes some of the bytes and says how many.
  public var write:
    @Sendable (_ file: Descriptor, _ bytes: ArraySlice<UInt8>) throws(SystemFailure) -> Int
  public var setMode: @Sendable (_ file: Descriptor, _ mode: UInt32) throws(SystemFailure) -> Void
  public var setOwner:
    @Sendable (_ file: Descriptor, _ owner: UInt32, _ group: UInt32) throws(SystemFailure) -> Void
  /// Returns when what was written is on the disk.
  public var synchronize: @Sendable (_ file: Descriptor) throws(SystemFailure) -> Void
  public var close: @Sendable (_ file: Descriptor) throws(SystemFailure) -> Void
  /// Replaces whatever is at the new path.
  public var rename: @Sendable (_ path: String, _ newPath: String) throws(SystemFailure) -> Void
  /// Lets two files take each other's names, at one instant. Not every file system can.
  public var exchange: @Sendable (_ path: String, _ other: String) throws(SystemFailure) -> Void
  /// Gives the file a second name; one that exists is an error.
  public var link: @Sendable (_ path: String, _ newPath: String) throws(SystemFailure) -> Void
  public var unlink: @Sendable (_ path: String) throws(SystemFailure) -> Void
  public var makeFolder: @Sendable (_ path: String, _ mode: UInt32) throws(SystemFailure) -> Void
  /// The names in a folder, in no order, without `.` and `..`.
  public var names: @Sendable (_ folder: String) throws(SystemFailure) -> [String]
  /// The path without symbolic links and dots; what it names has to exist.
  public var realPath: @Sendable (_ path: String) throws(SystemFailure) -> String
  /// Takes the advisory lock of an open file, at once or not at all: false when another has it. It
  /// is given back when the file is closed, also by the end of the program.
  public var lock: @Sendable (_ file: Descriptor) throws(SystemFailure) -> Bool
  /// Waits before something is tried again.
  public var pause: @Sendable (_ milliseconds: Int) -> Void
}
