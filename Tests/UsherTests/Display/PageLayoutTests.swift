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

    @Test("text wraps at words, fields and items with an indent")
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

    @Test(
        "a line that just fits stands as it is, and one that doesn't has one space between its words",
        arguments: [
            (10, "ab  cd  ef\ngh  ij  kl\n1. m  n  o\n"), (9, "ab cd ef\ngh ij kl\n1. m n o\n"),
        ])
    func fits(width: Int, lines: String) {
        let text = text(width: width) { page in
            page.title("ab  cd  ef")
            page.text("gh  ij  kl")
            page.item("m  n  o") {}
        }
        #expect(text.hasPrefix(lines))
    }

    @Test("a row that can't be picked stands as it is where it fits without a number", arguments: [11, 10])
    func fitsWithoutNumber(width: Int) {
        let text = text(width: width) { page in
            page.list(["m  n  o"], at: ListPosition()) { row, name in
                row.write(name)
                row.refuse("x")
            } choose: { _ in
            }
        }
        #expect(text.hasPrefix("1–1 of 1\n\(width == 11 ? "m  n  o (x)" : "m n o (x)")\n"))
    }

    @Test("a word that is longer than the line is broken, and wide characters count two columns")
    func longWords() {
        #expect(text(width: 6) { $0.text("abcdefgh ij") }.hasPrefix("abcdef\ngh ij\n"))
        #expect(text(width: 6) { $0.text("abc 七人の侍") }.hasPrefix("abc 七\n人の侍\n"))
        #expect(text(width: 6) { $0.text("七人の侍") }.hasPrefix("七人の\n侍\n"))
        // If the first character doesn't fit, there's no space before it.
        #expect(text(width: 6) { $0.text("abcd 七人の侍") }.hasPrefix("abcd\n七人の\n侍\n"))
        #expect(
            text(width: 7) { $0.text("e\u{301}e\u{301} caf\u{E9}s") }.hasPrefix("e\u{301}e\u{301}\ncafés\n"))
    }

    /// Wraps words to a width. The first line starts at a given column and the others are indented.
    private func wrapped(_ text: String, _ width: Int, _ indent: Int, from start: Int = 0) -> String {
        let margin = indent * 2 <= width ? indent : 0
        var (output, column, isEmpty) = ("", start, true)
        func breakLine() {
            output += "\n" + String(repeating: " ", count: margin)
            (column, isEmpty) = (margin, true)
        }
        for word in text.split(separator: " ") {
            if !isEmpty {
                if column + 1 + (margin + word.count <= width ? word.count : 1) > width {
                    breakLine()
                } else {
                    output += " "
                    column += 1
                }
            }
            for character in word {
                if column + 1 > width, !isEmpty { breakLine() }
                output.append(character)
                (column, isEmpty) = (column + 1, false)
            }
        }
        return output
    }

    @Test("a prompt breaks at words, and what may be answered stays together where it fits")
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
            let said = "\(question) (y or n, Enter for no) "
            #expect(lines.joined(separator: " ") == said, "seed \(RandomNumbers.seed)")
            // The space before the answer may be past the last column.
            #expect(lines.allSatisfy { String($0.trimmed).columns <= width }, "\(width): \(lines)")
            if width >= 24 { #expect(lines.contains { $0.hasSuffix("(y or n, Enter for no) ") }) }
        }
    }

    @Test("further lines have the indent, where that is no more than half of the page")
    func indents() {
        for (width, indent) in (1...24).flatMap({ width in [0, 1, 2, 3, 4, 6, 12].map { (width, $0) } }) {
            for text in ["a", "abc de f", "abcdefgh ijklmnopqrstuvwxyz ab c", "a bcdefghijkl mn opqrs  tu "] {
                for start in [0, 1, 5] {
                    var output = TextBuilder()
                    PageWriter(width: width).wrap(text, indent: indent, from: start, to: &output)
                    #expect(
                        output.text == wrapped(text, width, indent, from: start),
                        "\(width), \(indent): \(text)")
                }
            }
            let page = self.text(width: width) { $0.field("Name", "abcdefghijkl mn opqrs  tu ") }
            #expect(page.hasPrefix(wrapped("Name: abcdefghijkl mn opqrs tu", width, 2) + "\n"))
        }
    }

    @Test(
        "a table has its values below each other, but behind names that are longer than a third of the page")
    func table() {
        for width in 20...60 {
            for lengths in [
                [1], [3, 10, 2], [5, width / 3, 1], [5, width / 3 + 1, 1], [width, 4], [width / 3 + 1],
                [width / 4, width / 4 + 1],
            ] {
                let value = "one two three four five six seven eight nine ten eleven twelve"
                let names = lengths.map { String(repeating: "n", count: $0) }
                var page = Page()
                page.title("Table")
                for name in names { page.field(name, value) }
                page.text(value)
                var output = TextBuilder()
                PageWriter(width: width, height: 24).writeTable(of: page.content, to: &output)
                let start = (lengths.filter { $0 <= width / 3 }.max() ?? 0) + 2
                let rows = names.map { name in
                    let column = max(name.count + 2, start)
                    return name + String(repeating: " ", count: column - name.count)
                        + wrapped(value, width, start, from: column)
                }
                let lines = ["Table"] + rows + [wrapped(value, width, 0)]
                #expect(output.text == lines.joined(separator: "\n") + "\n", "\(width), \(lengths)")
            }
        }
    }

    @Test("numbers stand where their lines begin, and a text of several lines is several")
    func numbers() {
        let text = text { page in
            page.text("one\ntwo\r\nthree")
            for number in 1...10 { page.item("item \(number)") {} }
        }
        #expect(text.hasPrefix("one\ntwo\nthree\n1. item 1\n2. item 2\n"))
        #expect(text.contains("\n10. item 10\n"))
    }

    @Test("commands stay whole when their line is full")
    func commands() {
        let text = text(width: 20) { page in
            page.command("n", "next page") {}
            page.command("p", "previous page") {}
        }
        #expect(text == "n next page,\np previous page,\n? help, q quit\n")
    }

    @Test("commands take as few lines as they can, or two, and then the help says how many more there are")
    func linesOfCommands() {
        func columns(_ text: String) -> Int { text.reduce(0) { $0 + $1.displayWidth } }
        func lines(_ items: [String], _ width: Int) -> [String] {
            items.reduce(into: []) { lines, item in
                if let last = lines.last, columns(last) + 1 + columns(item) <= width {
                    lines[lines.count - 1] = "\(last) \(item)"
                } else {
                    lines.append(item)
                }
            }
        }
        let labels = ["a", "next", "previous one", "x y z", "sorting", "other", "é七", "more of it"]
        let letters = Array("acdefgij".unicodeScalars)
        for (width, count) in (24...70).flatMap({ width in (0...8).map { (width, $0) } }) {
            for (hasColon, isCut) in [(false, false), (false, true), (true, false), (true, true)] {
                let own = zip(letters, labels).prefix(count).map { "\($0) \($1)" }
                /// Returns the commands, with this many of them shown, separated by commas.
                func items(_ shown: Int) -> [String] {
                    let more = shown < count ? " and \(count - shown) more" : ""
                    return (own.prefix(shown) + ["? help\(more)", "q quit"]).map {
                        "\(hasColon ? ":" : "")\($0),"
                    }
                }
                let shown = isCut ? (0...count).last { lines(items($0), width).count <= 2 } ?? 0 : count
                let all = items(shown)
                let expected = lines(all.dropLast() + [String(all[all.count - 1].dropLast())], width)
                let output = text(width: width, isCut: isCut) { page in
                    if hasColon { page.ask("Name", .text) { _ in } }
                    for (letter, label) in zip(letters, labels).prefix(count) {
                        page.command(letter, label) {}
                    }
                }
                #expect(
                    output == expected.joined(separator: "\n") + "\n",
                    "\(width), \(count), \(hasColon), \(isCut)")
            }
        }
    }

    @Test("where even the session's commands take more than two lines, none of the page's stands before them")
    func narrowCommands() {
        let text = text(width: 8, isCut: true) { page in
            page.offering.level = .further
            page.command("a", "a") {}
        }
        #expect(text == "b back,\nh home,\n? help\nand 1\nmore,\nq quit\n")
    }

    @Test("a theme colors the title and the commands, and takes no columns", arguments: [22, 24])
    func color(width: Int) {
        let text = text(width: width, theme: Theme(title: "1;34", key: "1")) { page in
            page.title("Title")
            page.command("e", "edit") {}
        }
        #expect(
            text == "\u{1B}[1;34mTitle\u{1B}[0m\n\n\u{1B}[1me\u{1B}[0m\u{1B}[2m edit\u{1B}[0m, "
                + "\u{1B}[1m?\u{1B}[0m\u{1B}[2m help\u{1B}[0m, \u{1B}[1mq\u{1B}[0m\u{1B}[2m quit\u{1B}[0m\n")
    }

    @Test("what would command a terminal is shown instead")
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

    @Test("Latin text, which is wrapped by its bytes, stands on the same lines as by its characters")
    func latinText() {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        let alphabet: [Character] = ["a", "W", "-", " ", " ", "é", "í", "ğ", "ʰ"]
        for _ in 0..<1000 {
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

    @Test("no line is wider than the page, whatever the text, and nothing of it is lost")
    func anyText() {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        let alphabet: [Character] = ["a", "b", " ", "é", "e\u{301}", "七", "😀", "-", "\u{1B}", "W"]
        func words(upTo count: Int) -> String {
            String(
                (0..<Int.random(in: 0...count, using: &random)).map { _ in
                    alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
                })
        }
        for _ in 0..<2000 {
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

    @Test("a page as narrow as a character still shows everything")
    func narrowest() {
        let text = text(width: 1) { page in
            page.item("七 a") {}
            page.command("e", "go") {}
        }
        #expect(text == "1\n.\n七\na\n\ne\ng\no\n,\n?\nh\ne\nl\np\n,\nq\nq\nu\ni\nt\n")
    }

    @Test("a number stays before its text, and further lines stand under it")
    func hangingIndent() {
        #expect(text(width: 10) { $0.item("abcdefghijkl mn") {} }.hasPrefix("1. abcdefg\n   hijkl\n   mn\n"))
        let many = text(width: 12) { page in
            for _ in 1...10 { page.item("some words") {} }
        }
        #expect(many.hasPrefix("1. some\n   words\n2. some\n   words\n"))
    }
}
