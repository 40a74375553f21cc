import Testing
import UsherTesting

@Suite struct TranscriptDifferenceTests {
    @Test("equal transcripts have no difference")
    func equal() {
        #expect(TranscriptDifference("a\nb", expected: "a\nb") == nil)
    }

    @Test("lines that differ stand with those around them, the rest is left out")
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

    @Test("a difference in nothing but a last line break is one")
    func lineBreak() {
        #expect(TranscriptDifference("a\n", expected: "a") != nil)
    }
}
