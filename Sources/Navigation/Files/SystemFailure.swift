#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the operating system answered when it would not do something.
public struct SystemFailure: Error, Hashable, Sendable {
  /// The call that failed: `open`, `fsync`…
  public var call: String
  /// The value of `errno`.
  public var code: Int32

  public init(call: String, code: Int32) {
    self.call = call
    self.code = code
  }

  /// The system's own words in lower case: `permission denied`.
  public var words: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  package static let missing = ENOENT
  package static let exists = EEXIST
  package static let notPermitted = EPERM
  package static let denied = EACCES
  package static let readOnly = EROFS
  package static let noSpace = ENOSPC
  package static let quota = EDQUOT
  package static let tooManyLinks = ELOOP
  package static let wouldBlock = EWOULDBLOCK
  /// What a file system says that does not know the call at all.
  package static let unsupported: Set<Int32> = [EINVAL, ENOTSUP, EOPNOTSUPP, ENOSYS, EPERM]
}
