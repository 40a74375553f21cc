import Testing

@testable import Usher

@Suite struct EditedLineTests {
    /// Returns a line with the cursor at the bar in the text.
    private static func line(_ text: String) -> EditedLine {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        var line = EditedLine(String(parts[1]))
        line.apply(.home)
        line.insert(String(parts[0]))
        return line
    }

    @Test(
        "Each key edits the line by whole characters, as the user sees them",
        arguments: [
            ("a|b", Key.text("x"), "ax|b"), ("|", .text("x"), "x|"),
            ("e|", .text("\u{301}"), "e\u{301}|"), ("ab|cd", .left, "a|bcd"), ("|ab", .left, "|ab"),
            ("ab|cd", .right, "abc|d"), ("ab|", .right, "ab|"), ("ab|cd", .home, "|abcd"),
            ("ab|cd", .lineEnd, "abcd|"), ("one two|", .wordLeft, "one |two"),
            ("one  |two", .wordLeft, "|one  two"), (" |", .wordLeft, "| "),
            ("|one two", .wordRight, "one| two"),
            ("one| two", .wordRight, "one two|"), ("ab|cd", .backspace, "a|cd"), ("|ab", .backspace, "|ab"),
            ("caf\u{65}\u{301}|", .backspace, "caf|"), ("x👨‍👩‍👧|", .backspace, "x|"), ("日本|", .left, "日|本"),
            ("ab|cd", .delete, "ab|d"), ("ab|", .delete, "ab|"), ("|👨‍👩‍👧x", .delete, "|x"),
            ("one two|", .deleteWordLeft, "one |"), ("one two |x", .deleteWordLeft, "one |x"),
            ("one| two x", .deleteWordRight, "one| x"), ("ab|cd", .deleteToStart, "|cd"),
            ("ab|cd", .deleteToEnd, "ab|"), ("|🇩🇪🇫🇷🇮🇹x", .text("🇺"), "🇺|🇩🇪🇫🇷🇮🇹x"),
            ("🇩🇪|🇫🇷🇮🇹", .text("🇺"), "🇩🇪🇺|🇫🇷🇮🇹"), ("🇩🇪|🇫🇷🇮🇹x", .backspace, "|🇫🇷🇮🇹x"),
        ])
    func key(before: String, key: Key, after: String) {
        var line = Self.line(before)
        line.apply(key)
        #expect(line == Self.line(after))
        #expect(line.characters == Array(line.text))
    }

    @Test("Text typed before a zero-width joiner joins with the character after it")
    func joining() {
        var line = EditedLine("\u{200D}👧x")
        line.apply(.home)
        line.insert("👩")
        #expect(line.characters == Array("👩\u{200D}👧x"))
        line.apply(.delete)
        #expect(line.text == "👩\u{200D}👧")
    }

    @Test("A completion replaces the text before the cursor and keeps the rest")
    func head() {
        var line = Self.line("ab|cd")
        line.replaceHead(with: "xyz")
        #expect(line == Self.line("xyz|cd"))
    }
}
