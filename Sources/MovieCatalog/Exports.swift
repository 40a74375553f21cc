// Makes Platform available in this module's other files and in modules that import this one.
@_exported public import Platform
