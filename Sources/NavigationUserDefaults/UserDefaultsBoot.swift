import Foundation
import Navigation

private func install() {
  AppStorageBackend.install { AppStorageBackend(UserDefaultsBox(defaults: .standard)) }
}

/// Offers the program's user defaults when the library is loaded, so that an import of `Navigation`
/// is all that an app storage key needs.
///
/// NB: The C runtime calls every function pointer in this section before `main`.
#if canImport(Darwin)
  @section("__DATA,__mod_init_func") @used
  private let boot: @convention(c) () -> Void = { install() }
#else
  @section(".init_array") @used
  private let boot: @convention(c) () -> Void = { install() }
#endif
