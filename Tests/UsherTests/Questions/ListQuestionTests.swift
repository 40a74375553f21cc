import Testing
import UsherTesting

@testable import Usher

/// Questions with lists: paging, searching, headings, and rows that can't be picked. They behave
/// the same wherever they're asked.
@Suite struct ListQuestionTests {
    private static let names = (1...1_000).map { "film \($0)" }

    /// The ways to ask for one of a thousand items.
    private static let places = ["page", "item", "command", "form"]

    private func session(_ place: String, _ hear: @escaping (String) -> Void) -> ScriptedSession {
        let one = Question.one(of: Self.names)
        if place == "form" {
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
            case "page": page.ask("Film", one, default: "film 500", action: hear)
            case "item": page.item("Film", "film 500", asks: one, action: hear)
            default: page.command("f", "film", asks: "Film", one, default: "film 500", action: hear)
            }
        }
        let session = ScriptedSession(screen)
        if place == "item" { session.answer("1") }
        if place == "command" { session.answer("f") }
        return session
    }

    @Test(
        "A list of a thousand elements shows ten, and is turned and searched by any part of a name",
        arguments: places)
    func thousand(place: String) {
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
        if place == "form" { session.answer("d") }
        #expect(heard == ["film 777"])
    }

    @Test("A list narrows to what fits, has headings, and says what can't be picked and why")
    func sessions() throws {
        struct LentBook {
            let title: String
            let shelf: String
            var reader: String?
            var year = 1922
        }
        let books = [
            LentBook(title: "Emma", shelf: "Novels", year: 1815),
            LentBook(title: "Ulysses", shelf: "Novels", reader: "Ada"),
            LentBook(title: "The Waste Land", shelf: "Poems"),
        ]
        func write(_ row: inout Row, _ book: LentBook) {
            row.heading(book.shelf)
            row.write(book.title)
            row.field("year", book.year)
            if let reader = book.reader { row.refuse("lent to \(reader)") }
        }
        let (one, several) = (
            Question.one(of: books, row: write), Question<[LentBook]>.several(of: books, row: write)
        )
        let list = ListPosition(size: 5)
        try play(
            "ListQuestion",
            screens: [
                "films": {
                    Leaflet { page, hear in
                        page.ask("Film", .one(of: Self.names), default: "film 500", action: hear)
                    }
                },
                "other films": {
                    Leaflet { page, hear in
                        page.item(
                            "Film",
                            asks: { page in
                                page.item("Other") {}
                                page.ask("Film", .one(of: Self.names), default: "film 500", action: hear)
                            })
                    }
                },
                "book": { Leaflet { page, hear in page.ask("Book", one) { hear($0.title) } } },
                "books": {
                    Leaflet { page, hear in page.ask("Books", several) { hear("\($0.map(\.title))") } }
                },
                "commands": {
                    Leaflet { page, hear in
                        page.command("o", "one", asks: "Book", one) { hear($0.title) }
                        page.command("s", "several", asks: "Books", several) { hear("\($0.map(\.title))") }
                    }
                },
                "shelves": {
                    Leaflet { page, hear in
                        page.title("Shelves")
                        page.list(
                            books, at: list, row: write,
                            asks: { page, book in
                                page.ask("Lend “\(book.title)”?", .yesOrNo, default: true) {
                                    hear("\(book.title) \($0)")
                                }
                            })
                    }
                },
            ],
            flows: [
                "order": {
                    Form("Order", startingWith: ["salt"], navigator: $0) { form in
                        form.ask("Name", \.[0], .text)
                        form.ask("With", \.self, .several(of: ["bread", "salt", "oil"]))
                    }
                }
            ])
    }
}
