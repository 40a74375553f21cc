import Testing
import UsherTesting

@Suite struct TranscriptDifferenceTests {
    @Test("A difference shows the changed lines with those around them, and leaves out the rest")
    func readable() {
        let before = (1...9).map { "line \($0)" }
        var after = before
        after[4] = "another"
        after.append("more")
        #expect(
            TranscriptDifference(after.joined(separator: "\n"), expected: before.joined(separator: "\n"))?
                .description
                    == """
                    The transcript differs (- expected, + printed):
                      ⋮
                      line 2
                      line 3
                      line 4
                    - line 5
                    + another
                      line 6
                      line 7
                      line 8
                      line 9
                    + more
                    """)
    }

    @Test(
        "A difference has three lines of context, also at both ends, and equal texts have none"
    )
    func ends() {
        #expect(TranscriptDifference("a\nb", expected: "a\nb") == nil)
        #expect(TranscriptDifference("a\n", expected: "a") != nil)
        let lines = (1...6).map { "\($0)" }
        #expect(difference(of: lines[1...], lines) == ["- 1", "  2", "  3", "  4", "  ⋮"])
        #expect(difference(of: lines[..<5], lines) == ["  ⋮", "  3", "  4", "  5", "- 6"])
        #expect(difference(of: ["a"], ["b"]) == ["- b", "+ a"])
    }

    private func difference(of lines: ArraySlice<String>, _ expected: [String]) -> [Substring]? {
        TranscriptDifference(lines.joined(separator: "\n"), expected: expected.joined(separator: "\n"))?
            .description.split(separator: "\n").dropFirst().map { $0 }
    }
}
