import Randomness
import Testing

@testable import Usher

@Suite struct KeyReaderTests {
    /// What is left of the keys once Escapes were taken back; a bar stands where nothing came for a while.
    private func keys(_ bytes: some Sequence<UInt8>) -> [Key] {
        var (reader, keys) = (KeyDecoder(), [Key]())
        for byte in bytes {
            if byte == UInt8(ascii: "|") {
                reader.pause()
                continue
            }
            let key = reader.next(byte)
            if reader.takesBackEscape { #expect([.escape, .character("\u{1B}")].contains(keys.popLast())) }
            if let key { keys.append(key) }
        }
        return keys
    }

    @Test(
        "bytes are keys",
        arguments: [
            ("a", [Key.character("a")]), ("é日😀", [.character("é"), .character("日"), .character("😀")]),
            ("\u{1}\u{5}\u{2}\u{6}", [.home, .lineEnd, .left, .right]), ("\r\n", [.enter, .enter]),
            ("\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
            ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[3~", [.home, .lineEnd, .home, .lineEnd, .delete]),
            (
                "\u{1B}b\u{1B}f\u{1B}d\u{1B}\u{7F}",
                [.wordLeft, .wordRight, .deleteWordRight, .deleteWordLeft]
            ),
            ("\u{1B}[1;5C\u{1B}[1;3D", [.wordRight, .wordLeft]),
            (
                "\u{7F}\u{8}\u{15}\u{B}\u{17}",
                [.backspace, .backspace, .deleteToStart, .deleteToEnd, .deleteWordLeft]
            ),
            ("\u{4}\t", [.endOfInput, .tab]), ("\u{1B}q", [.escape, .character("q")]),
            ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}", [.escape]),
            ("a\u{1B}|b", [.character("a"), .escape, .character("b")]),
            ("\u{1B}|[A\u{1B}|O|B\u{1B}[|C\u{1B}[1|;5D", [.up, .down, .right, .wordLeft]),
            (
                "\u{1B}|Osl\u{1B}|[x]",
                [.escape, .text("Os"), .character("l"), .escape, .text("[x"), .character("]")]
            ),
            ("\u{1B}Osl", [.character("l")]),
            ("\u{1B}[@x", [.character("x")]), ("\u{1B}|[`", [.escape, .text("[`")]),
            ("\u{1B}[`x", [.character("x")]),
            ("\u{1B}|[1dx", [.character("x")]), ("\u{1B}|[Zx", [.character("x")]),
            ("\u{1B}[[Ax", [.character("x")]), ("\u{1B}[99;1Zx", [.character("x")]),
            (
                "\u{1B}[200~a\rb\r\nc\n\n\t\u{1}\u{1B}[A\u{1B}d\u{1B}[201~\n\u{1}",
                [
                    .character("a"), .enter, .character("b"), .enter, .character("c"), .enter, .enter,
                    .character("\t"),
                    .character("\u{1}"), .character("\u{1B}"), .text("[A"), .character("\u{1B}"),
                    .character("d"),
                    .enter, .home,
                ]
            ),
        ])
    func keys(text: String, expected: [Key]) {
        #expect(keys(text.utf8) == expected)
    }

    @Test("a key that is pressed within what another one sends is that key")
    func within() {
        let keys = keys("\u{1B}[1\r\u{1B}[\u{7F}a".utf8)
        #expect(keys == [.escape, .enter, .escape, .backspace, .character("a")])
    }

    @Test("what is no UTF-8 is left out, and the next key is heard")
    func garbled() {
        #expect(
            keys([0xFF, 0xC3, 0x61, 0xE2, 0x82, 0x1B, 0x5B, 0x41, 0x80, 0x62]) == [
                .character("a"), .up, .character("b"),
            ])
    }
}
