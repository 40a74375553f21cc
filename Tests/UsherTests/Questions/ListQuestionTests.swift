import Testing
import UsherTesting

@testable import Usher

/// Questions with lists: paging, searching, headings, and rows that can't be picked. They behave
/// the same everywhere.
@Suite struct ListQuestionTests {
    private static let names = (1...1_000).map { "film \($0)" }

    /// The ways to ask for one of a thousand items.
    enum Place: String, CaseIterable, Sendable {
        case page, item, command, form
    }

    private func session(_ place: Place, _ hear: @escaping (String) -> Void) -> ScriptedSession {
        let one = Question.one(of: Self.names)
        if place == .form {
            return ScriptedSession {
                Form("Films", startingWith: "film 500", navigator: $0) { form in
                    form.ask("Film", \.self, one)
                    form.doneCommand { hear($0) }
                }
            }
        }
        let screen = Leaflet { page, _ in
            page.title("Films")
            switch place {
            case .page: page.ask("Film", one, default: "film 500", action: hear)
            case .item: page.item("Film", "film 500", asks: one, action: hear)
            default: page.command("f", "film", asks: "Film", one, default: "film 500", action: hear)
            }
        }
        let session = ScriptedSession(screen)
        if place == .item { session.answer("1") }
        if place == .command { session.answer("f") }
        return session
    }

    @Test(
        "a thousand elements are ten lines, turned and searched by any part of a name",
        arguments: Place.allCases)
    func thousand(place: Place) {
        var heard: [String] = []
        let session = session(place) { heard.append($0) }
        #expect(session.page.items.count == 10)
        #expect(session.page.defaultItem == 10)
        #expect(session.page.texts.suffix(2) == ["Film", "491–500 of 1,000"])
        session.answer("n")
        #expect(session.page.items.first == "film 501")
        #expect(session.transcript.hasSuffix("\n(Enter for film 500) > "))
        session.answer("/77")
        #expect(session.page.texts.last == "/77: 1–10 of 19")
        session.answer("m 777")
        if place == .form { session.answer("d") }
        #expect(heard == ["film 777"])
    }

    @Test("by a prompt, too")
    func prompt() throws {
        let console = Script(["n", "/999", "1"])
        var prompt = Prompter(on: console)
        #expect(try prompt.ask("Film", .one(of: Self.names)) == "film 999")
        #expect(console.transcript.hasPrefix("Film\n1–10 of 1,000\n1. film 1\n"))
        #expect(console.transcript.contains("n next, p previous, / search"))
    }

    @Test("a name that fits many goes on with these, and a search that finds nothing says so")
    func narrowed() {
        let session = session(.page) { _ in }
        session.answer("99")
        #expect(session.errorLines == [Words.english(.noSuchNumber("99", from: 1, to: 10, searches: true))])
        session.answer("lm 99")
        #expect(session.page.items == ["film 99"] + (990...998).map { "film \($0)" })
        session.answer("/", "lm 100")
        #expect(session.page.items == ["film 100", "film 1000"])
        session.answer("/nothing")
        #expect(session.page.texts.last == Words.english(.foundNothing("nothing")))
        session.answer("/")
        #expect(session.page.items.first == "film 1")
    }

    @Test("an empty line picks what isn't on the page")
    func defaultElsewhere() {
        var heard: [String] = []
        let session = session(.page) { heard.append($0) }
        session.answer("/1000", "")
        #expect(heard == ["film 500"])
    }

    @Test(
        "several of a long list are turned on by their page's numbers and by name, and stay on where it is turned"
    )
    func several() {
        let screen = Leaflet { page, hear in
            page.ask("Films", .several(of: Self.names, atMost: 3)) { hear($0.joined(separator: ", ")) }
        }
        let session = ScriptedSession(screen)
        session.answer("2", "n", "1 3", "film 900", "1", "film 900", "")
        #expect(session.errorLines == [Words.english(.tooMany(most: 3, on: 4))])
        #expect(screen.heard == ["film 2, film 13, film 900"])
    }

    private struct Book {
        let title: String
        let shelf: String
        var reader: String?
        var year = 1922
    }

    private static let books = [
        Book(title: "Emma", shelf: "Novels", year: 1815),
        Book(title: "Ulysses", shelf: "Novels", reader: "Ada"),
        Book(title: "The Waste Land", shelf: "Poems"),
    ]

    private static func row(_ row: inout Row, _ book: Book) {
        row.heading(book.shelf)
        row.write(book.title)
        row.field("year", book.year)
        if let reader = book.reader { row.refuse("lent to \(reader)") }
    }

    @Test("rows stand below headings, say what their values are, and some can't be picked, and why")
    func rows() {
        let screen = Leaflet { page, hear in
            page.ask("Book", .one(of: Self.books, row: Self.row)) { hear($0.title) }
        }
        let session = ScriptedSession(screen)
        let expected = """
            Book
            Novels
            1. Emma, year: 1815
            Ulysses, year: 1922 (lent to Ada)
            Poems
            2. The Waste Land, year: 1922

            """
        #expect(session.transcript.hasPrefix(expected))
        session.answer("ulysses", "3", "2", "waste")
        #expect(
            session.errorLines == [
                Words.english(.cantBePicked("Ulysses, year: 1922", "lent to Ada")),
                Words.english(.noSuchNumber("3", from: 1, to: 2, searches: false)),
            ])
        #expect(screen.heard == ["The Waste Land", "The Waste Land"])
    }

    @Test("a heading's name turns what stands below it, and no other element that has it in its name")
    func heading() {
        let genres = Question<[String]>.several(of: ["Heat", "Drama queen"]) { row, title in
            row.heading(title == "Heat" ? "Drama" : "Comedy")
            row.write(title)
        }
        let session = ScriptedSession(Leaflet { page, _ in page.ask("Films", genres) { _ in } })
        session.answer("drama")
        #expect(session.page.question == .several("Films", on: [1]))
    }

    @Test("no element has a number where one is called as another's number")
    func calledAsNumbers() {
        for (names, areNumbered) in [
            (["2", "x"], false), (["x", "2"], true), (["1", "x"], true), (["0", "x"], true),
            (["3", "x"], true), (["x", "1"], false),
        ] {
            let page = Page(of: Leaflet { page, hear in page.ask("Name", .one(of: names)) { hear($0) } })
            #expect(page.items == (areNumbered ? names : []), "\(names)")
        }
    }

    @Test("a name that begins as was typed goes before one that has it further on")
    func beginning() {
        let screen = Leaflet { page, hear in
            page.ask("Fruit", .one(of: ["pineapple", "apple", "pear"])) { hear($0) }
        }
        let session = ScriptedSession(screen)
        session.answer("app")
        #expect(screen.heard == ["apple"])
    }

    @Test("of several, none is turned on that can't be picked, by its name or with all")
    func all() {
        let screen = Leaflet { page, hear in
            page.ask("Books", .several(of: Self.books, row: Self.row)) {
                hear($0.map(\.title).joined(separator: ", "))
            }
        }
        let session = ScriptedSession(screen)
        session.answer("ulysses", "all", "")
        #expect(session.errorLines == [Words.english(.cantBePicked("Ulysses, year: 1922", "lent to Ada"))])
        #expect(screen.heard == ["Emma, The Waste Land"])
    }

    @Test("an answer ahead has the numbers that the page shows, and names what can't be picked")
    func ahead() {
        let screen = Leaflet { page, hear in
            page.command("o", "one", asks: "Book", .one(of: Self.books, row: Self.row)) { hear($0.title) }
            page.command("s", "several", asks: "Books", .several(of: Self.books, row: Self.row)) {
                hear($0.map(\.title).joined(separator: ", "))
            }
        }
        let session = ScriptedSession(screen)
        session.answer("o 2", "s 1, 2", "s 2-1")
        #expect(screen.heard == ["The Waste Land"] + Array(repeating: "Emma, The Waste Land", count: 2))
        session.answer("o ulysses", "s emma, ulysses", "s lyss", "s 3")
        let refusal = Words.english(.cantBePicked("Ulysses, year: 1922", "lent to Ada"))
        #expect(session.errorLines.prefix(3) == [refusal, refusal, refusal])
        #expect(session.errorLines.count == 4)
        #expect(screen.heard.count == 3)
    }

    @Test("the numbers of an answer ahead are those of all elements, behind the items that stand before them")
    func numbersAhead() {
        let screen = Leaflet { page, hear in
            page.item(
                "Film",
                asks: { page in
                    page.item("Other") {}
                    page.ask("Film", .one(of: Self.names), default: "film 500", action: hear)
                })
        }
        let session = ScriptedSession(screen)
        session.answer("1 2", "1 16", "1 1001", "1 1002")
        #expect(screen.heard == ["film 1", "film 15", "film 1000"])
        #expect(session.errorLines.count == 1)
    }

    @Test("an answer ahead may leave a long list's question empty, and can't turn the list")
    func turnedAhead() {
        let screen = Leaflet { page, hear in
            page.item("Film", "film 7", asks: .optional(.one(of: Self.names))) { hear($0 ?? "none") }
        }
        let session = ScriptedSession(screen)
        session.answer("1 x", "1 n")
        #expect(screen.heard == ["none"])
        #expect(session.errorLines.count == 1)
    }

    @Test("a refusal names up to twelve elements, and of more the first ten", arguments: [12, 13])
    func named(count: Int) {
        let names = Array(Self.names.prefix(count))
        let session = ScriptedSession(
            Leaflet { page, _ in
                page.command("f", "film", asks: "Film", .one(of: names)) { _ in }
            })
        session.answer("f x")
        let named = count == 12 ? names : names.prefix(10) + ["…"]
        #expect(session.errorLines == [Words.english(.noAnswer("x", of: named))])
    }

    @Test("a row may begin with a value that has a name")
    func fieldFirst() {
        let screen = Leaflet { page, _ in
            page.item({ $0.field("year", 1815) }) {}
            page.field("Book") { $0.field("year", 1815) }
        }
        let page = ScriptedSession(screen).page
        #expect(page.items == ["year: 1815"])
        #expect(page.value(of: "Book") == "year: 1815")
    }

    @Test("a heading is one line, whatever the data hold", arguments: ["a\nb", "\n", ""])
    func headingOfData(heading: String) {
        let screen = Leaflet { page, _ in
            page.list(["one", "two"], at: ListPosition()) { row, name in
                row.heading(heading)
                row.write(name)
                if name == "two" { row.refuse("gone") }
            } choose: { _ in
            }
        }
        let page = ScriptedSession(screen).page
        #expect(page.items == ["one"])
        #expect(page.texts == ["1–2 of 2", heading.replacing("\n", with: " "), "two (gone)"])
    }

    @Test("rows that nobody picks stand below headings, too")
    func log() {
        let screen = Leaflet { page, _ in
            page.list(Self.books, at: ListPosition(), row: Self.row)
        }
        let texts = [
            "1–3 of 3", "Novels", "Emma, year: 1815", "Ulysses, year: 1922 (lent to Ada)", "Poems",
            "The Waste Land, year: 1922",
        ]
        #expect(ScriptedSession(screen).page.texts == texts)
    }

    @Test("a screen's own list has headings and lines that can't be picked, and may ask")
    func list() {
        let list = ListPosition(size: 5)
        let screen = Leaflet { page, hear in
            page.title("Shelves")
            page.list(
                Self.books, at: list, row: Self.row,
                asks: { page, book in
                    page.ask("Lend “\(book.title)”?", .yesOrNo, default: true) { hear("\(book.title) \($0)") }
                })
        }
        let session = ScriptedSession(screen)
        #expect(session.page.items == ["Emma, year: 1815", "The Waste Land, year: 1922"])
        #expect(session.page.texts == ["1–3 of 3", "Novels", "Ulysses, year: 1922 (lent to Ada)", "Poems"])
        session.answer("2", "n", "1 y")
        #expect(screen.heard == ["The Waste Land false", "Emma true"])
    }

    @Test("a half-made selection is there again after back, in a form and behind an item")
    func kept() {
        let form = ScriptedSession {
            Form("Order", startingWith: ["salt"], navigator: $0) { form in
                form.ask("Name", \.[0], .text)
                form.ask("With", \.self, .several(of: ["bread", "salt", "oil"]))
            }
        }
        form.answer("salt", "1", "b", "", "3")
        #expect(form.page.question == .several("With", on: [1, 2, 3]))
    }
}

@Suite("A page says a line") struct PageSayTests {
    @Test("once, until it has something else to say or comes back")
    func once() {
        var file = "a.txt"
        let screen = Leaflet { page, _ in
            page.title("Film")
            page.say("Saved as \(file).")
            page.item("One") {}
            page.item("Two") { file = "b.txt" }
        }
        let session = ScriptedSession(screen)
        #expect(session.page.said == ["Saved as a.txt."])
        session.answer("1")
        #expect(session.page.said == [])
        session.answer("2")
        #expect(session.page.said == ["Saved as b.txt."])
    }
}
