import Testing

@testable import Usher

/// A page as data: its contents, the meaning of a line and the effect of a line.
@Suite struct PageTests {
    /// A page with every element except a question.
    private func shelf() -> Leaflet {
        let list = ListPosition(size: 2)
        return Leaflet { page, hear in
            page.title { $0.write("Shelf") }
            page.text("Three are\nthere.")
            page.field("Wood", "oak")
            page.field("Year", 1949)
            page.field("Height") { row in
                row.write(3)
                row.write(" m")
            }
            page.item("first") { hear("first") }
            page.list(["a", "b", "c"], at: list) { row, book in
                row.write("book ")
                row.write(book)
            } choose: {
                hear("book \($0)")
            }
            page.item {
                $0.write("last")
            } choose: {
                hear("last")
            }
            page.command("x", "burn", help: "burns it down") { hear("burn") }
            page.command("+", "more") { hear("more") }
            page.search(help: "finds") { hear("search for \($0)") }
            page.help("Books.")
            page.help("Nothing else.")
        }
    }

    @Test("what a page says is there to be read, and nothing is done")
    func reading() {
        let shelf = shelf()
        let page = Page(of: shelf)
        #expect(page.title == "Shelf")
        #expect(page.said == [])
        #expect(page.texts == ["Three are", "there.", "1–2 of 3"])
        #expect(page.fields.map(\.name) == ["Wood", "Year", "Height"])
        #expect(page.fields.map(\.value) == ["oak", "1949", "3 m"])
        #expect(page.items == ["first", "book a", "book b", "last"])
        #expect(page.commands.map(\.letter) == ["n", "p", "x", "+", "/"])
        #expect(page.commands.map(\.label) == ["next", "previous", "burn", "more", "search"])
        #expect(page.commands.map(\.help).suffix(3) == ["burns it down", "more", "finds"])
        #expect(page.help == ["Books.", "Nothing else."])
        #expect(page.question == nil)
        #expect(shelf.heard == [])
    }

    @Test("a question can be read with what an empty line stands for")
    func question() {
        #expect(Page(of: Leaflet.name).question == .text("Name", default: "Ada"))
        #expect(
            Page(of: Leaflet { $0.ask("Name", .text, action: $1) }).question == .text("Name", default: nil))
        #expect(
            Page(of: Leaflet { $0.ask("Name", .text, default: "", action: $1) }).question
                == .text("Name", default: nil))
        #expect(Page(of: Leaflet.question).question == .yesOrNo("Sure?", default: false))
    }

    @Test("an empty page has nothing to be read")
    func empty() {
        let page = Page(of: Leaflet { _, _ in })
        #expect(page.title == "")
        #expect(page.texts + page.items + page.help + page.said == [])
        #expect(page.fields.isEmpty)
        #expect(page.commands.isEmpty)
        #expect(page.question == nil)
    }

    @Test("what is read is what a person sees: harmless")
    func harmless() {
        let page = Page(
            of: Leaflet { page, _ in
                page.title("a\u{1B}b")
                page.item("c\td") {}
                page.field("e\u{7}", "f\nf")
            })
        #expect(page.title == "a␛b")
        #expect(page.items == ["c d"])
        #expect(page.fields.map(\.name) == ["e␇"])
        #expect(page.fields.map(\.value) == ["f f"])
    }

    @Test(
        "what a line means can be asked without doing it",
        arguments: [
            ("1", .item(1)), (" 04 ", .item(4)), ("x", .command("x")), (":X", .command("x")),
            ("+", .command("+")),
            ("n", .command("n")), ("P", .command("p")), ("/", .search("")), ("/ amel ", .search("amel")),
            ("b", .back), ("H", .home), ("?", .help), (":?", .help), ("q", .quit), ("", nil), ("  ", nil),
            (":", nil),
        ] as [(String, ParsedAnswer?)])
    func choices(line: String, choice: ParsedAnswer?) throws {
        let shelf = shelf()
        let page = Page(of: shelf)
        let before = page.texts
        if line == ":" {
            #expect(throws: Refusal.self) { try page.choices(of: line) }
        } else {
            #expect(try page.choices(of: line) == (choice.map { [$0] } ?? []))
        }
        #expect(shelf.heard == [])
        #expect(Page(of: shelf).texts == before, "the list has not turned")
    }

    @Test(
        "on a page that asks for text, a line is that, and what begins with a colon is the rest",
        arguments: [
            ("q", .part("q")), (" two words ", .text("two words")), ("", .text("Ada")), ("::x", .text(":x")),
            (":x", .command("x")), (":b", .back), (":h", .home), (":?", .help), (":q", .quit),
        ] as [(String, ParsedAnswer)])
    func choicesOfText(line: String, choice: ParsedAnswer) throws {
        let prompt = Leaflet.name
        #expect(try Page(of: prompt).choices(of: line) == [choice])
        #expect(prompt.heard == [])
    }

    @Test(
        "on a page that asks yes or no, a line is that",
        arguments: [
            ("y", .confirmed(true)), ("YES", .confirmed(true)), ("n", .confirmed(false)),
            ("", .confirmed(false)),
            ("b", .back), ("q", .quit),
        ] as [(String, ParsedAnswer)])
    func choicesOfConfirmation(line: String, choice: ParsedAnswer) throws {
        let prompt = Leaflet.question
        #expect(try Page(of: prompt).choices(of: line) == [choice])
        #expect(prompt.heard == [])
    }

    @Test(
        "what means nothing is refused in the words in which an answer is",
        arguments: ["9", "z", "/x", "\u{1B}", ":"])
    func refusals(line: String) {
        let menu = Leaflet.menu
        let page = Page(of: menu)
        let meant = #expect(throws: Refusal.self) { try page.choices(of: line) }
        let answered = #expect(throws: Refusal.self) { try page.answer(line) }
        #expect(meant == answered)
        #expect(meant?.description.hasSuffix(".") == true)
        #expect(menu.heard == [])
    }

    @Test("an answer does what it does in a session")
    func answer() throws {
        let shelf = shelf()
        let page = Page(of: shelf)
        for line in ["1", "2", "4", "x", ":+", "/ x ", "", "n"] { try page.answer(line) }
        #expect(shelf.heard == ["first", "book a", "last", "burn", "more", "search for x"])
        let next = Page(of: shelf)
        #expect(next.items == ["first", "book c", "last"])
        try next.answer("2")
        #expect(shelf.heard.last == "book c")
        #expect(throws: Refusal(Words.english(.lastPageOfList))) { try next.answer("n") }
        try Page(of: Leaflet.name).answer("Grace")
        let question = Leaflet.question
        try Page(of: question).answer("y")
        #expect(question.heard == ["yes"])
    }

    @Test(
        "what a session answers itself does nothing on a page alone", arguments: ["b", "h", "?", "q", ":q"])
    func ofSession(line: String) throws {
        let shelf = shelf()
        try Page(of: shelf).answer(line)
        #expect(shelf.heard == [])
    }

    @Test("what an action throws is thrown as it is")
    func error() {
        struct Fire: Error, Equatable {}
        let page = Page(
            of: Leaflet { page, _ in
                page.item("burn") { throw Fire() }
                page.item("stop") { throw CancellationError() }
            })
        #expect(throws: Fire()) { try page.answer("1") }
        #expect(throws: CancellationError.self) { try page.answer("2") }
    }

    @Test("a loop's own let is what each of its items means")
    func loop() throws {
        let prompt = Leaflet { page, hear in
            for color in ["red", "green"] { page.item(color) { hear(color) } }
        }
        let page = Page(of: prompt)
        for line in ["2", "1", "2"] { try page.answer(line) }
        #expect(prompt.heard == ["green", "red", "green"])
    }
}
