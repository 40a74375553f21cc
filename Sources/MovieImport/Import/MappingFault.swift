package import MovieCatalog

/// The reason why a mapping of columns can't be used.
package enum MappingFault: CatalogFault {
    /// A part of the mapping names no column, or no field.
    case noColumn(String), noField(String)
    /// The text behind the field is no form of its values.
    case otherForm(String, of: MovieField, meaning: String)
    /// A column is mapped twice, or two columns to one field.
    case repeated(String, file: String)
    case two(String, String, are: MovieField, file: String)
    case noEncoding(String)
    case missing(String, files: [MappableColumns])

    /// The columns of a file that can be mapped.
    package struct MappableColumns: Hashable, Sendable {
        package let file: String
        package let names: [String]
    }

    package var kind: CatalogError.Kind { .wrongUsage }

    var error: CatalogError { CatalogError(self) }
}
