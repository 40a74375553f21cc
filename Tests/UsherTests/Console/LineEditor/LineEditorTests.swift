import Randomness
import Testing

@testable import Usher

@Suite struct LineEditorTests {
    /// An editor at a prompt, on a simulated terminal that displays its output.
    private struct TypingDesk {
        var editor = LineEditor()
        var terminal: TerminalModel
        var written = ""
        var prompt = ""

        init(_ expected: LinePrompt = LinePrompt(), prompt: String = "> ", width: Int = 20) {
            terminal = TerminalModel(width: width)
            ask(expected, prompt: prompt)
        }

        mutating func ask(
            _ expected: LinePrompt, prompt: String = "> ", after outcome: AnswerOutcome = .taken
        ) {
            self.prompt = prompt
            editor.begin(expected, after: outcome)
            terminal.write(prompt)
            editor.begin(after: prompt, width: terminal.width)
        }

        mutating func type(_ keys: some Sequence<UInt8>) -> ConsoleInput? {
            editor.add(Array(keys))
            let outcome = editor.next(width: terminal.width)
            written = String(decoding: editor.takeOutput(), as: UTF8.self)
            terminal.write(written)
            return outcome
        }

        mutating func type(_ keys: String) -> ConsoleInput? { type(keys.utf8) }

        mutating func type(lines: String..., expecting: LinePrompt) -> [ConsoleInput?] {
            lines.map {
                let outcome = type($0)
                ask(expecting)
                return outcome
            }
        }

        var showsLine: Bool {
            terminal.line == prompt + editor.line.characters.map { Self.drawn($0) }.joined()
                && terminal.index
                    == prompt.count
                    + editor.line.characters.prefix(editor.line.cursor)
                    .reduce(0) { $0 + Self.drawn($1).count }
        }

        /// A combining mark on its own is drawn on a dotted circle.
        private static func drawn(_ character: Character) -> String {
            if character == "\n" { return "^J" }
            if character == "\t" { return " " }
            return character.displayWidth > 0 ? String(character) : "\u{25CC}\(character)"
        }
    }

    @Test("A typed line stops growing one character over the limit")
    func tooLong() {
        var desk = TypingDesk()
        let text = String(repeating: "x", count: LineReader.limit + 1_000)
        _ = desk.type(text)
        #expect(desk.editor.line.characters.count == LineReader.limit + 1)
        #expect(desk.type("\u{7F}y\n") == .line(String(text.prefix(LineReader.limit)) + "y"))
    }

    @Test(
        "The terminal shows the line and its cursor after any keys and any change of width"
    )
    func shown() {
        var numbers = RandomNumbers(seed: RandomNumbers.seed)
        let keys = [
            "a", "b", " ", "word ", "日", "é", "e\u{301}", "👨‍👩‍👧", "\u{301}", "xxxxxxxxxxxxxxxxxxxx", "\u{1}",
            "\u{5}", "\u{2}",
            "\u{2}", "\u{6}", "\u{7F}", "\u{7F}", "\u{1B}[3~", "\u{17}", "\u{1B}b", "\u{1B}f", "\u{1B}d",
            "\u{B}", "\u{1B}[A",
            "\u{1B}[B", "\u{1B}[200~pasted 本\u{1B}[201~", "\u{1B}[200~\n\u{1B}[201~",
        ]
        for _ in 0..<15 {
            let prompt = String(repeating: "p", count: .random(in: 0...45, using: &numbers)) + "> "
            var desk = TypingDesk(prompt: prompt, width: .random(in: 4...40, using: &numbers))
            var typed = ""
            for step in 0..<150 {
                let key = keys.randomElement(using: &numbers) ?? ""
                typed += key.debugDescription + " "
                #expect(desk.type(key) == nil)
                guard desk.showsLine else {
                    Issue.record(
                        "seed \(RandomNumbers.seed), prompt \(prompt.count), width \(desk.terminal.width), step \(step): \(typed): \(desk.terminal.line), \(desk.terminal.index), not \(desk.editor.line)"
                    )
                    return
                }
                let width = Int.random(in: 4...40, using: &numbers)
                if width != desk.terminal.width, Int.random(in: 0..<12, using: &numbers) == 0 {
                    typed += "<\(desk.terminal.width) to \(width)> "
                    desk.terminal.resize(to: width)
                }
                if Int.random(in: 0..<60, using: &numbers) == 0 {
                    #expect(desk.type("\r") != nil)
                    typed = ""
                    desk.ask(LinePrompt(), prompt: prompt)
                }
            }
        }
    }

    @Test("A character typed at the end of the line writes only its own bytes", arguments: [4, 7, 20, 80])
    func typedAtEnd(width: Int) {
        var desk = TypingDesk(width: width)
        for scalar in "Some long enough line, mit e\u{301} und 日本 and 👨‍👩‍👧.".unicodeScalars {
            _ = desk.type(String(scalar))
            #expect(desk.written == String(scalar))
        }
    }

    private static func row(_ count: Int) -> String { String(repeating: "x", count: count) }

    private static let cursorMoves: [(typed: String, keys: String, written: String)] = [
        ("abcd", "\u{1}", "\u{8}\u{8}\u{8}\u{8}"), ("abcde", "\u{1}", "\r\u{1B}[2C"),
        ("abcdefgh", "\u{2}", "\u{8}"), ("abcdefgh\u{1}", "\u{5}", "\u{1B}[8C"),
        ("abcdefgh\u{1}", "\u{6}", "\u{1B}[1C"), ("日本\u{1}", "\u{6}", "\u{1B}[2C"), ("a", "\u{5}", ""),
        (row(25), "\u{1}", "\u{1B}[1A\r\u{1B}[2C"), (row(25) + "\u{1}", "\u{5}", "\u{1B}[1B\r\u{1B}[7C"),
        (row(45), "\u{1}", "\u{1B}[2A\r\u{1B}[2C"), (row(45) + "\u{1}", "\u{5}", "\u{1B}[2B\r\u{1B}[7C"),
        (row(19), "\u{2}", "\u{8}"), (row(24) + "\u{1}\u{5}", "\u{2}\u{2}", "\u{8}\u{8}"),
        // Only writing a character moves the cursor past the last column, so the editor writes the
        // character in that column again.
        (row(18), "\u{1}", "\r\u{1B}[2C"), (row(18), "\u{2}", "\r\u{1B}[19C"),
        (row(18) + "\u{1}", "\u{5}", "\u{1B}[17Cx"), (row(17) + "日", "\u{2}", "\u{1B}[1A\r\u{1B}[19C"),
        ("abc\u{2}", "x", "\u{1B}[Jxc\u{8}"), ("abc", "\u{7F}", "\u{8}\u{1B}[J"),
        ("abc\u{1}", "\r", "\u{1B}[3C\n"),
        // Moving to the first cell of a row needs no horizontal step.
        (row(17) + " " + row(27), "\u{1B}b", "\u{1B}[1A\r"),
    ]

    @Test(
        "The cursor moves the shortest way, and only text after a change is written again",
        arguments: cursorMoves)
    func shortestWay(typed: String, keys: String, written: String) {
        var desk = TypingDesk(width: 20)
        _ = desk.type(typed)
        _ = desk.type(keys)
        #expect(desk.written == written)
    }

    @Test("Ctrl-D and Escape clear a line, and Ctrl-D on an empty line ends the input")
    func emptied() {
        var desk = TypingDesk()
        #expect(desk.type("ab\u{1}\u{4}") == nil)
        #expect(desk.editor.line.text.isEmpty && desk.showsLine)
        #expect(desk.type("ab\u{1B}") == nil)
        #expect(desk.editor.line.text.isEmpty && desk.showsLine)
        #expect(desk.type("\u{1B}") == nil)
        #expect(desk.type("back\r") == .line("back"))
        desk.ask(LinePrompt())
        #expect(desk.type("\u{4}") == .end)
    }

    @Test("Up and Down recall lines typed at the same kind of prompt, and the unfinished line")
    func history() {
        let (name, other) = (LinePrompt(kind: "Name"), LinePrompt(kind: "Year"))
        var desk = TypingDesk(name)
        _ = desk.type(lines: "Ada\r", "Grace\r", "Grace\r", "\r", expecting: name)
        _ = desk.type("hal\u{1B}[A")
        #expect(desk.editor.line.text == "Grace")
        _ = desk.type("\u{10}")
        #expect(desk.editor.line.text == "Ada")
        _ = desk.type("\u{1B}[A\u{E}\u{1B}[B")
        #expect(desk.editor.line.text == "hal")
        #expect(desk.type("f\r") == .line("half"))
        desk.ask(other)
        _ = desk.type("\u{1B}[A")
        #expect(desk.editor.line.text.isEmpty)
        desk.ask(name)
        _ = desk.type("\u{1B}[A")
        #expect(desk.editor.line.text == "half")
        desk.editor.forget()
        desk.ask(name)
        _ = desk.type("\u{1B}[A")
        #expect(desk.editor.line.text.isEmpty)
    }

    @Test(
        "Tab completes a single candidate, lists several, and says if nothing fits")
    func completion() {
        var desk = TypingDesk(
            LinePrompt(
                candidates: { _ in ["edit", "export", "Import", "bad\u{1B}"] },
                nothingFits: { "Nothing: \($0)." }))
        _ = desk.type("im\t")
        #expect(desk.editor.line.text == "Import")
        _ = desk.type("\u{15}e\t")
        #expect(desk.written.hasSuffix("\n1. edit\n2. export\n> e"))
        #expect(desk.showsLine)
        _ = desk.type("d\t")
        #expect(desk.editor.line.text == "edit")
        _ = desk.type("\u{15}bad\t")
        #expect(desk.editor.line.text == "bad")
        #expect(desk.written.hasSuffix("\nNothing: bad.\n> bad"))
    }

    @Test(
        "A number typed after Tab's list picks from it as soon as it's unambiguous",
        arguments: [
            ("e\t2", "export"), ("e\t1", "edit"), ("e\t3", "e3"), ("e\t0", "e0"), ("e\td2", "ed2"),
            ("\t12", "n12"), ("\t3", "n3"), ("\t1\t", "n1"), ("\t1\r", "n1"), ("\t1x", "1x"), ("\t13", "13"),
            ("e f\u{1}\u{6}\t2", "export f"), ("t\t10", "t10."), ("t\t1\t", "t1."), ("t\t2", "t2."),
            ("t\t11", "t11"),
        ])
    func picks(keys: String, line: String) {
        var desk = TypingDesk(
            LinePrompt(candidates: { typed in
                typed.isEmpty
                    ? (1...12).map { "n\($0)" }
                    : typed == "t" ? (1...10).map { "t\($0)." } : ["edit", "export"]
            }))
        #expect(desk.type(keys) == nil)
        #expect(desk.editor.line.text == line && desk.showsLine)
    }

    @Test("A prompt starts empty, and Up recalls the refused line, the default and then the history")
    func value() {
        let name = LinePrompt(kind: "Name", value: "Ada")
        let up = "\u{1B}[A"
        var desk = TypingDesk(name)
        #expect(desk.type("Bob\r") == .line("Bob"))
        desk.ask(name)
        _ = desk.type("")
        #expect(desk.showsLine && desk.editor.line.text.isEmpty)
        #expect(desk.type(up + "\r") == .line(""))
        desk.ask(name)
        #expect(desk.type(up + "!\r") == .line("Ada!"))
        for (keys, text) in [("", ""), (up, "Ada!"), (up, "Ada"), (up, "Bob"), (up, "Bob")] {
            if keys.isEmpty { desk.ask(name, after: .refused) }
            _ = desk.type(keys)
            #expect(desk.editor.line.text == text)
        }
        // A refused line that contains a secret isn't kept.
        _ = desk.type("\u{15}2 c0rrect\r")
        desk.ask(name, after: .withheld)
        for text in ["Ada", "Ada!", "Bob"] {
            _ = desk.type(up)
            #expect(desk.editor.line.text == text)
        }
    }

    private static let colors = ["red", "green", "日本"].enumerated().map {
        (shown: "\($0 + 1). \($1)", answer: "\($0 + 1)")
    }

    @Test("Down and Up go through the page's rows, and Enter answers with the row's number")
    func rows() {
        let menu = LinePrompt(rows: Self.colors)
        let (up, down) = ("\u{1B}[A", "\u{1B}[B")
        var desk = TypingDesk(menu)
        let steps = [
            ("hal", "hal"), (down, "1. red"), (up, "hal"), (down, "1. red"), (down, "2. green"),
            (down, "3. 日本"),
            (down, "3. 日本"), (up, "2. green"), ("z", "z"), (down, "1. red"), ("\u{7F}", ""),
            (down + down, "2. green"),
            ("\u{1B}", ""), (down + down, "2. green"),
        ]
        for (keys, text) in steps {
            _ = desk.type(keys)
            #expect(desk.editor.line.text == text)
            #expect(desk.showsLine)
        }
        #expect(desk.type("\r") == .line("2"))
        desk.ask(menu)
        _ = desk.type(up)
        #expect(desk.editor.line.text.isEmpty)
        _ = desk.type(down + "\u{1B}[200~pasted\u{1B}[201~")
        #expect(desk.editor.line.text == "pasted")
    }

    @Test("Typed text stays if a key would turn the page, also while a row is shown")
    func turnsWithTypedText() {
        var menu = LinePrompt(rows: Self.colors)
        (menu.nextRows, menu.turns) = ("n", (next: "n", previous: "p"))
        let (up, down, pageDown) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[6~")
        for turn in [pageDown, down + down + down + down, down + pageDown] {
            var desk = TypingDesk(menu)
            #expect(desk.type("hal" + turn) == nil)
            #expect(desk.type(up + up + up + "\r") == .line("hal"))
            desk.ask(menu)
            #expect(desk.type(turn) == .line("n"))
        }
    }

    @Test("A secret takes a paste as one answer, a long text as lines, and a confirmation defers it")
    func kindsOfPrompts() {
        var (secret, text, question) = (LinePrompt(isSecret: true), LinePrompt(), LinePrompt())
        (secret.pastes, text.pastes, question.pastes) = (.asOne, .asText, .later)
        let paste = "\u{1B}[200~.\ny\n\u{1B}[201~"
        var desk = TypingDesk(secret)
        #expect(desk.type(paste + "\r") == .line(".\ny"))
        #expect(desk.written == "\n")
        desk.ask(text)
        #expect(desk.type(paste + "\r") == .line(".\ny\n"))
        desk.ask(text)
        #expect(desk.type("\u{1B}[200~.\u{1B}[201~\r") == .line(".\n"))
        desk.ask(text)
        #expect(desk.type("\u{1B}[200~x\u{1B}[201~\u{7F}.\r") == .line("."))
        desk.ask(question)
        #expect(desk.type(paste + "n\r") == .line("n"))
        desk.ask(secret)
        #expect(desk.type("c0rrect\r") == .line("c0rrect"))
        desk.ask(LinePrompt())
        #expect(desk.editor.line == EditedLine(".\ny\n"))
        // Ctrl-C discards the rest of the paste.
        desk.ask(question)
        _ = desk.type(paste)
        let hadLine = desk.editor.interrupt()
        #expect(!hadLine)
        desk.ask(LinePrompt())
        #expect(desk.editor.line == EditedLine())
    }
}
