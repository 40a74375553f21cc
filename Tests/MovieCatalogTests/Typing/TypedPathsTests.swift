import Testing

@testable import MovieCatalog

@Suite("The paths in a line that a person typed")
struct TypedPathsTests {
    struct Line: Sendable, CustomTestStringConvertible {
        let text: String
        let paths: [String]
        var testDescription: String { text }

        init(_ text: String, _ paths: [String]) { (self.text, self.paths) = (text, paths) }
    }

    @Test(
        "spaces separate paths, a backslash or quotes keep them in one, as in a shell",
        arguments: [
            Line("a.csv", ["a.csv"]), Line("a.csv b.csv", ["a.csv", "b.csv"]),
            Line("  a.csv \t b.csv  ", ["a.csv", "b.csv"]), Line("", []), Line("  ", []),
            Line("my\\ films.csv b.csv", ["my films.csv", "b.csv"]),
            Line("'my films.csv' \"your films.csv\"", ["my films.csv", "your films.csv"]),
            Line("my' 'films\" \".csv", ["my films .csv"]), Line("''", [""]),
            Line("'a\\b' \"a\\\"b\" 'it'\\''s'", ["a\\b", "a\"b", "it's"]),
            Line("\"it's\" '\"'", ["it's", "\""]), Line("'never closed", ["never closed"]),
            Line("a.csv\\", ["a.csv\\"]), Line("\\", ["\\"]), Line("\\\\", ["\\"]),
            Line("~ ~/a.csv ~b/a.csv a~/b", ["/home/anna", "/home/anna/a.csv", "~b/a.csv", "a~/b"]),
            Line("~/my\\ films.csv", ["/home/anna/my films.csv"]),
            Line("é\u{301}.csv 映画.csv", ["é\u{301}.csv", "映画.csv"]), Line("-x \\-x", ["-x", "-x"]),
        ])
    func split(line: Line) {
        #expect(TypedPaths(line.text, home: "/home/anna").paths == line.paths)
    }

    @Test("without a home, a tilde is a name like any other")
    func homeless() {
        #expect(TypedPaths("~ ~/a.csv", home: nil).paths == ["~", "~/a.csv"])
    }
}
