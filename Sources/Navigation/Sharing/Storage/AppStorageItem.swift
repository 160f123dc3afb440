#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What user defaults can hold, as far as it is used here.
public enum AppStorageItem: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case date(Date)
}

/// A value that is one item of user defaults.
public protocol AppStorageValue: Sendable {
  /// `nil` when the item is of another type.
  init?(appStorageItem: AppStorageItem)
  /// `nil` stands for no item.
  var appStorageItem: AppStorageItem? { get }
}

extension Bool: AppStorageValue {
  public init?(appStorageItem: AppStorageItem) {
    // NB: the system may give a truth value back as a number, and one number type as another.
    switch appStorageItem {
    case .bool(let value): self = value
    case .int(0): self = false
    case .int(1): self = true
    case .int, .double, .string, .data, .date: return nil
    }
  }

  public var appStorageItem: AppStorageItem? { .bool(self) }
}

extension Int: AppStorageValue {
  public init?(appStorageItem: AppStorageItem) {
    switch appStorageItem {
    case .int(let value): self = value
    case .bool(let value): self = value ? 1 : 0
    case .double(let value):
      guard let value = Int(exactly: value) else { return nil }
      self = value
    case .string, .data, .date: return nil
    }
  }

  public var appStorageItem: AppStorageItem? { .int(self) }
}

extension Double: AppStorageValue {
  public init?(appStorageItem: AppStorageItem) {
    switch appStorageItem {
    case .double(let value): self = value
    case .int(let value): self = Double(value)
    case .bool(let value): self = value ? 1 : 0
    case .string, .data, .date: return nil
    }
  }

  public var appStorageItem: AppStorageItem? { .double(self) }
}

extension String: AppStorageValue {
  public init?(appStorageItem: AppStorageItem) {
    guard case .string(let value) = appStorageItem else { return nil }
    self = value
  }

  public var appStorageItem: AppStorageItem? { .string(self) }
}

extension Data: AppStorageValue {
  public init?(appStorageItem: AppStorageItem) {
    guard case .data(let value) = appStorageItem else { return nil }
    self = value
  }

  public var appStorageItem: AppStorageItem? { .data(self) }
}

extension Date: AppStorageValue {
  public init?(appStorageItem: AppStorageItem) {
    guard case .date(let value) = appStorageItem else { return nil }
    self = value
  }

  public var appStorageItem: AppStorageItem? { .date(self) }
}

extension URL: AppStorageValue {
  public init?(appStorageItem: AppStorageItem) {
    guard case .string(let text) = appStorageItem else { return nil }
    self.init(string: text)
  }

  public var appStorageItem: AppStorageItem? { .string(absoluteString) }
}

extension Optional: AppStorageValue where Wrapped: AppStorageValue {
  public init?(appStorageItem: AppStorageItem) {
    guard let value = Wrapped(appStorageItem: appStorageItem) else { return nil }
    self = .some(value)
  }

  public var appStorageItem: AppStorageItem? { flatMap(\.appStorageItem) }
}
