/// Installs the integration when the library is loaded, before any test can run.
///
/// NB: The C runtime calls every function pointer in this section; there is no other moment that a
/// test would not have to ask for.
#if canImport(Darwin)
  @section("__DATA,__mod_init_func") @used
  private let boot: @convention(c) () -> Void = { TestIntegration.install() }
#else
  @section(".init_array") @used
  private let boot: @convention(c) () -> Void = { TestIntegration.install() }
#endif
