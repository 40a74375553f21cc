import MovieCatalog
import Testing

@testable import MoviesApp

@Suite struct CatalogErrorWordsTests {
    @Test(
        "a line names the file, and says what would do",
        arguments: [
            (CatalogError.noPermission(path: "/a/b"), "another file"), (.isAnother(path: "/a/b"), "again"),
            (.logEnded(path: "/a/b", reason: "full"), "full"),
        ])
    func line(error: CatalogError, remedy: String) {
        #expect(error.description.hasPrefix("/a/b"))
        #expect(error.description.contains(remedy) && !error.description.contains("\n"))
    }
}
