import Randomness
import Testing

@testable import Usher

@Suite struct KeyReaderTests {
    /// Returns the keys that the bytes mean. A bar is a pause.
    private func keys(_ bytes: some Sequence<UInt8>) -> [Key] {
        var (reader, keys) = (KeyDecoder(), [Key]())
        var start: Int?
        for byte in bytes {
            if byte == UInt8(ascii: "|") {
                reader.pause()
                continue
            }
            repeat {
                let key = reader.next(byte)
                if reader.takesBackEscape {
                    #expect(start != nil)
                    keys.removeSubrange((start ?? keys.count)...)
                    start = nil
                }
                if let key {
                    if !reader.isUndecided { start = key == .escape ? keys.count : nil }
                    keys.append(key)
                }
            } while reader.isUnread
        }
        return keys
    }

    @Test(
        "Each byte sequence that a terminal sends for keys is read as those keys",
        arguments: [
            ("a", [Key.text("a")]), ("é日😀", [.text("é"), .text("日"), .text("😀")]),
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
            ("\u{4}\t", [.endOfInput, .tab]), ("\u{1B}q", [.escape, .text("q")]),
            ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}", [.escape]),
            ("a\u{1B}|b", [.text("a"), .escape, .text("b")]),
            ("\u{1B}|[A\u{1B}|O|B\u{1B}[|C\u{1B}[1|;5D", [.up, .down, .right, .wordLeft]),
            (
                "\u{1B}|Osl\u{1B}|[x]",
                [
                    .escape, .text("O"), .text("s"), .text("l"), .escape, .text("["),
                    .text("x"), .text("]"),
                ]
            ),
            ("\u{1B}Osl", [.text("l")]),
            ("\u{1B}[@x", [.text("x")]), ("\u{1B}|[`", [.escape, .text("["), .text("`")]),
            ("\u{1B}|OK", [.escape, .text("O"), .text("K")]), ("\u{1B}|OPx", [.text("x")]),
            ("\u{1B}[`x", [.text("x")]),
            ("\u{1B}|[1dx", [.text("x")]), ("\u{1B}|[Zx", [.text("x")]),
            ("\u{1B}[[Ax", [.text("x")]), ("\u{1B}[99;1Zx", [.text("x")]),
            (
                "\u{1B}[200~a\rb\r\nc\n\n\t\u{1}\u{1B}[A\u{1B}d\u{1B}[201~\n\u{1}",
                [
                    .text("a"), .text("\n"), .text("b"), .text("\n"), .text("c"),
                    .text("\n"), .text("\n"), .text("\t"), .text("\u{1}"),
                    .text("\u{1B}["), .text("A"), .text("\u{1B}"), .text("d"), .enter, .home,
                ]
            ),
        ])
    func keys(text: String, expected: [Key]) {
        #expect(keys(text.utf8) == expected)
    }

    @Test("Enter or Backspace within an unfinished escape sequence is read as that key")
    func keyWithinSequence() {
        let keys = keys("\u{1B}[1\r\u{1B}[\u{7F}a".utf8)
        #expect(keys == [.escape, .enter, .escape, .backspace, .text("a")])
    }

    @Test("Invalid UTF-8 is skipped, and the next key is read")
    func garbled() {
        #expect(
            keys([0xFF, 0xC3, 0x61, 0xE2, 0x82, 0x1B, 0x5B, 0x41, 0x80, 0x62]) == [
                .text("a"), .up, .text("b"),
            ])
    }

    /// Sequences that terminals send by themselves. Some are from bug reports about programs that
    /// treated them as typing.
    private static let replies = [
        // Colors: replies to OSC 4, 10, 11 and 12, with both terminators.
        "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\",
        "\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}]4;1;rgb:cccc/0000/0000\u{7}",
        "\u{1B}]12;rgba:ffff/ffff/ffff/ffff\u{1B}\\",
        // The clipboard, the window's title, and an empty reply.
        "\u{1B}]52;c;aGVsbG8=\u{7}", "\u{1B}]lmy window\u{1B}\\", "\u{1B}]\u{7}", "\u{1B}P\u{1B}\\",
        // The terminal's name and version, a capability, a setting and an attribute.
        "\u{1B}P>|WezTerm 20240203-110809-5046fc22\u{1B}\\", "\u{1B}P1+r544e=787465726d\u{1B}\\",
        "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P!|00000000\u{1B}\\",
        // Graphics, a private message and a string.
        "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}Xstring\u{1B}\\",
        // Other replies, such as the cursor's position.
        "\u{1B}[24;80R", "\u{1B}[?1;2c", "\u{1B}[>41;354;0c", "\u{1B}[?2026;2$y", "\u{1B}[8;24;80t",
        "\u{1B}[?0u", "\u{1B}[?997;1n", "\u{1B}[I", "\u{1B}[O", "\u{1B}[<0;10;5M", "\u{1B}[<0;10;5m",
        "\u{1B}[97;5u", "\u{1B}[27;5;13~", "\u{1B}[15~", "\u{1B}OP", "\u{1B}[M !!",
    ]

    @Test("A terminal's own reply is never read as keys, in one piece or split anywhere", arguments: replies)
    func reply(text: String) {
        let bytes = Array(text.utf8)
        let (bar, expected) = ([UInt8(ascii: "|")], [Key.text("a"), .text("b")])
        #expect(keys([0x61] + bytes + [0x62]) == expected)
        guard !text.contains("|") else { return }
        for cut in bytes.indices {
            #expect(keys([0x61] + bytes[..<cut] + bar + bytes[cut...] + [0x62]) == expected, "\(cut)")
        }
        #expect(keys([0x61] + bytes.flatMap { [$0] + bar } + [0x62]) == expected)
    }

    @Test("A key ends an unterminated reply, and text typed after Escape or Alt is kept")
    func unterminatedReply() {
        let start = Array("\u{1B}]11;rgb".utf8)
        #expect(keys(start + [0x0D, 0x61]) == [.enter, .text("a")])
        #expect(keys(start + [0x7F, 0x61]) == [.backspace, .text("a")])
        #expect(keys(start + Array("\u{1B}[Aa".utf8)) == [.up, .text("a")])
        #expect(keys(start + Array("\u{1B}]10;x\u{7}a".utf8)) == [.text("a")])
        let pa: [Key] = [.text("P"), .text("a")]
        #expect(keys("\u{1B}|Pa\r".utf8) == [.escape] + pa + [.enter])
        #expect(keys("\u{1B}|Pa\u{1B}|b".utf8) == [.escape] + pa + [.escape, .text("b")])
        #expect(keys("\u{1B}|Pä\u{1B}[D".utf8) == [.escape, .text("P"), .text("ä"), .left])
        #expect(keys("\u{1B}P|a\u{1B}[D".utf8) == [.escape, .text("a"), .left])
    }

    @Test("Terminal strings of random bytes in random pieces add nothing to the line")
    func randomReplies() {
        var numbers = RandomNumbers(seed: RandomNumbers.seed)
        for round in 0..<200 {
            var editor = LineEditor()
            let content = (0..<Int.random(in: 0...20, using: &numbers)).map { _ in
                UInt8.random(in: 0x20...0x7E, using: &numbers)
            }
            let end = Bool.random(using: &numbers) ? [0x07] : Array("\u{1B}\\".utf8)
            let start = Array("]P_^X".utf8).randomElement(using: &numbers) ?? 0
            let bytes = Array("half".utf8) + [0x1B, start] + content + end
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = min(Int.random(in: 1...6, using: &numbers), rest.count)
                editor.add(rest.prefix(count))
                rest.removeFirst(count)
                #expect(editor.next(width: 80) == nil)
            }
            #expect(
                editor.line == EditedLine("half"),
                "seed \(RandomNumbers.seed), round \(round): \(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
