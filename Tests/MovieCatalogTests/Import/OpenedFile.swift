import MovieCatalog

@testable import MovieImport

/// A file's movies in memory, and what was left out.
struct OpenedFile {
    let catalog: Catalog
    private(set) var problems = ImportProblems()
    private(set) var passedOver = CountWithExamples()

    init(at path: String) throws {
        var leftOut = (ImportProblems(), CountWithExamples())
        catalog = try Catalog(movieFile: path) { leftOut = ($0, $1) }
        (problems, passedOver) = leftOut
    }

    init(_ file: consuming MovieFileReader) throws {
        var leftOut = (ImportProblems(), CountWithExamples())
        catalog = try Catalog(file) { leftOut = ($0, $1) }
        (problems, passedOver) = leftOut
    }
}
