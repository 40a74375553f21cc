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

    @Test("several of a long list are turned on by number and by name, and stay on where it is turned")
    func several() {
        let screen = Leaflet { page, hear in
            page.ask("Films", .several(of: Self.names, atMost: 3)) { hear($0.joined(separator: ", ")) }
        }
        #expect(
            screen.answered("2", "n", "1 3", "film 900", "1", "film 900", "")
                == Answered(["film 2, film 13, film 900"], [Words.english(.tooMany(most: 3, on: 4))]))
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

    @Test("of several, none is turned on that can't be picked, by its name or with all")
    func all() {
        let screen = Leaflet { page, hear in
            page.ask("Books", .several(of: Self.books, row: Self.row)) {
                hear($0.map(\.title).joined(separator: ", "))
            }
        }
        #expect(
            screen.answered("ulysses", "all", "")
                == Answered(
                    ["Emma, The Waste Land"],
                    [Words.english(.cantBePicked("Ulysses, year: 1922", "lent to Ada"))]))
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
