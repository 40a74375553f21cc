import Testing

@testable import MoviesApp

@Suite("The paths in a line that a person typed")
struct TypedPathsTests {
    @Test("without a home, a tilde is a name like any other")
    func homeless() {
        #expect(ShellLine.paths(in: "~ ~/a.csv", home: nil) == ["~", "~/a.csv"])
    }
}
