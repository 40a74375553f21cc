package import MovieCatalog

package enum MappingFault: CatalogFault {
    case noColumn(String), noField(String)
    case otherForm(String, of: MovieField, meaning: String)
    case repeated(String, file: String)
    case two(String, String, are: MovieField, file: String)
    case noEncoding(String)
    case missing(String, files: [MappableColumns])

    package struct MappableColumns: Hashable, Sendable {
        package let file: String
        package let names: [String]
    }

    package var kind: CatalogError.Kind { .wrongUsage }

    var error: CatalogError { CatalogError(self) }
}
