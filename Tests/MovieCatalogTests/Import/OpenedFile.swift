import MovieCatalog

@testable import MovieImport

/// A file of movies in memory, and the parts to leave out.
struct OpenedFile {
    let catalog: Catalog
    private(set) var problems = ImportProblems()
    private(set) var passedOver = FirstFew<String>()

    init(at path: String) throws {
        var leftOut = (ImportProblems(), FirstFew<String>())
        catalog = try Catalog(movieFile: path) { leftOut = ($0, $1) }
        (problems, passedOver) = leftOut
    }

    init(_ file: consuming MovieFileReader) throws {
        var leftOut = (ImportProblems(), FirstFew<String>())
        catalog = try Catalog(file) { leftOut = ($0, $1) }
        (problems, passedOver) = leftOut
    }
}
