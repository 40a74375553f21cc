// So that the other files, and those of modules that import the catalog, needn't import it.
@_exported public import Platform
