import Testing

@testable import MoviesApp

@Suite("Typed paths")
struct TypedPathsTests {
    @Test("Without a home folder, a tilde is a name like any other")
    func withoutHome() {
        #expect(ShellLine.paths(in: "~ ~/a.csv", home: nil) == ["~", "~/a.csv"])
    }
}
