@_exported import Navigation
