import Randomness
import Testing

@testable import Usher

@Suite struct PageLayoutTests {
    private func text(
        width: Int = 80, theme: Theme? = nil, isCut: Bool = false, _ describe: (inout Page) -> Void
    ) -> String {
        var page = Page()
        page.offering.level = .first
        if !isCut { page.showAllCommands() }
        describe(&page)
        var output = TextBuilder()
        let writer = PageWriter(width: width, theme: theme)
        var display = PageDisplay(isBare: false, isBrief: false)
        display.show(page, of: Leaflet.self, hasPrompt: true, with: writer, to: &output)
        return String(decoding: output.array, as: UTF8.self)
    }

    @Test("Text wraps at words, and fields and items continue with an indent")
    func wrap() {
        let text = text(width: 20) { page in
            page.title("A title that is longer than that")
            page.text("Some text that goes on and on")
            page.field("Name", "one two three four five")
            page.item("an item that takes two lines") {}
        }
        #expect(
            text == """
                A title that is
                longer than that
                Some text that goes
                on and on
                Name: one two three
                  four five
                1. an item that
                   takes two lines

                ? help, q quit

                """)
    }

    @Test("Overlong words are broken, and wide characters count as two columns")
    func longWords() {
        #expect(text(width: 6) { $0.text("abcdefgh ij") }.hasPrefix("abcdef\ngh ij\n"))
        #expect(text(width: 6) { $0.text("abc 七人の侍") }.hasPrefix("abc 七\n人の侍\n"))
        #expect(text(width: 6) { $0.text("七人の侍") }.hasPrefix("七人の\n侍\n"))
        // If no character fits after a space, the line breaks at the space.
        #expect(text(width: 6) { $0.text("abcd 七人の侍") }.hasPrefix("abcd\n七人の\n侍\n"))
        #expect(
            text(width: 7) { $0.text("e\u{301}e\u{301} caf\u{E9}s") }.hasPrefix("e\u{301}e\u{301}\ncafés\n"))
    }

    @Test("A prompt wraps at words and keeps its possible answers together if they fit")
    func prompt() {
        let words = ["Rate", "these", "38", "movies", "unforgettable", "8?", "Löschen", "映画を消す"]
        var random = RandomNumbers(seed: RandomNumbers.seed)
        for _ in 0..<300 {
            let width = Int.random(in: 20...100, using: &random)
            let count = Int.random(in: 1...14, using: &random)
            let question = (0..<count).map { _ in
                words.randomElement(using: &random) ?? ""
            }.joined(separator: " ")
            var page = Page()
            page.ask(question, .yesOrNo, default: false) { _ in }
            var output = TextBuilder()
            PageWriter(width: width).writePrompt(of: page, to: &output)
            let lines = output.text.split(separator: "\n").map { String($0) }
            let expected = "\(question) (y or n, Enter for no) "
            #expect(lines.joined(separator: " ") == expected, "seed \(RandomNumbers.seed)")
            // The space at the end may be past the last column.
            #expect(lines.allSatisfy { String($0.trimmed).columns <= width }, "\(width): \(lines)")
            if width >= 24 { #expect(lines.contains { $0.hasSuffix("(y or n, Enter for no) ") }) }
        }
    }

    @Test(
        "Values in a table line up, except after names longer than a third of the page")
    func table() {
        var page = Page()
        page.title("Table")
        for name in ["a", "seven", "a long name"] { page.field(name, "one two three four five six") }
        var output = TextBuilder()
        PageWriter(width: 24, height: 24).writeTable(of: page.content, to: &output)
        #expect(
            output.text == """
                Table
                a      one two three
                       four five six
                seven  one two three
                       four five six
                a long name  one two
                       three four five
                       six

                """)
    }

    @Test(
        "Commands wrap whole, and past two lines the help says how many are left out"
    )
    func commands() {
        for (isCut, width, lines) in [
            (false, 20, "n next page,\np previous page,\n? help, q quit\n"),
            (true, 30, "n next page, p previous page,\n? help, q quit\n"),
            (true, 26, "n next page,\n? help and 1 more, q quit\n"),
        ] {
            let text = text(width: width, isCut: isCut) { page in
                page.command("n", "next page") {}
                page.command("p", "previous page") {}
            }
            #expect(text == lines)
        }
    }

    @Test("A theme colors titles and commands without taking up columns", arguments: [22, 24])
    func color(width: Int) {
        let text = text(width: width, theme: Theme(title: "1;34", key: "1")) { page in
            page.title("Title")
            page.command("e", "edit") {}
        }
        #expect(
            text == "\u{1B}[1;34mTitle\u{1B}[0m\n\n\u{1B}[1me\u{1B}[0m\u{1B}[2m edit\u{1B}[0m, "
                + "\u{1B}[1m?\u{1B}[0m\u{1B}[2m help\u{1B}[0m, \u{1B}[1mq\u{1B}[0m\u{1B}[2m quit\u{1B}[0m\n")
    }

    @Test("Characters that could control the terminal are shown as visible symbols")
    func harmless() {
        let evil = "\u{1B}[31mred\u{7}\u{0}\u{7F}\u{9B}2J \u{202E}back\u{2066} a\tb\u{2028}c"
        let shown = "␛[31mred␇␀␡\u{FFFD}2J \\u{202E}back\\u{2066} a b c"
        let text = text { page in
            page.title(evil)
            page.field("Field", evil)
            page.item(evil) {}
            page.item {
                $0.write(evil)
            } choose: {
            }
        }
        #expect(text.hasPrefix("\(shown)\nField: \(shown)\n1. \(shown)\n2. \(shown)\n"))
    }

    @Test("Latin text wraps the same by bytes as by characters")
    func latinText() {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        let alphabet: [Character] = ["a", "W", "-", " ", " ", "é", "í", "ğ", "ʰ"]
        for _ in 0..<300 {
            let width = Int.random(in: 1...30, using: &random)
            let text = String(
                (0...width + 40).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] })
            let writer = PageWriter(width: width)
            var expected = TextBuilder()
            writer.wrap(text, to: &expected)
            expected.append("\n")
            writer.wrap("Name: \(text)", indent: 2, to: &expected)
            let output = self.text(width: width) { page in
                page.text(text)
                page.field("Name", text)
            }
            #expect(output.hasPrefix(String(decoding: expected.array, as: UTF8.self) + "\n"))
        }
    }

    @Test("No line is wider than the page, and no text is lost")
    func anyText() {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        let alphabet: [Character] = ["a", "b", " ", "é", "e\u{301}", "七", "😀", "-", "\u{1B}", "W"]
        func words(upTo count: Int) -> String {
            String(
                (0..<Int.random(in: 0...count, using: &random)).map { _ in
                    alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
                })
        }
        for _ in 0..<400 {
            let width = Int.random(in: 1...30, using: &random)
            let (title, name, label, text) = (
                words(upTo: 20), words(upTo: 20), words(upTo: 20), words(upTo: 80)
            )
            let count = Int.random(in: 0...11, using: &random)
            let output = self.text(width: width) { page in
                page.title(title)
                page.text(text)
                page.field(name, text)
                for _ in 0..<count { page.item(text) {} }
                page.command("x", label) {}
            }
            for line in output.split(separator: "\n") {
                let columns = line.reduce(0) { $0 + $1.displayWidth }
                if columns > width, line.count > 1 {
                    Issue.record(
                        "seed \(RandomNumbers.seed), width \(width), line \(line.debugDescription) of\n\(output)"
                    )
                    return
                }
            }
            let items = (0..<count).map { "\($0 + 1).\(text)" }.joined()
            let shown = "\(title)\(text)\(name):\(text)\(items)x\(label),?help,qquit"
            #expect(
                output.filter { $0 != " " && $0 != "\n" }
                    == shown.replacing("\u{1B}", with: "␛").filter { $0 != " " },
                "seed \(RandomNumbers.seed), width \(width)")
        }
    }
}
