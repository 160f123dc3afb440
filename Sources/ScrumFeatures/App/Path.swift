import Navigation

extension AppFeature {
  /// The screens that can be pushed.
  @Reducer
  public enum Path {
    case detail(DetailFeature)
  }
}

extension AppFeature.Path.State: Equatable {}
extension AppFeature.Path.State: Sendable {}
extension AppFeature.Path.Action: Sendable {}
