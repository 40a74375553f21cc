// Modules that import the catalog, and its own other files, needn't import Platform.
@_exported public import Platform
