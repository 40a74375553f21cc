import Testing

@testable import MovieCatalog

@Suite("The paths in a line that a person typed")
struct TypedPathsTests {
    @Test("without a home, a tilde is a name like any other")
    func homeless() {
        #expect(TypedPaths("~ ~/a.csv", home: nil).paths == ["~", "~/a.csv"])
    }
}
