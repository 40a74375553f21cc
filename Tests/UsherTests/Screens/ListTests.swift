import Testing
import UsherTesting

@testable import Usher

/// Paged lists: a number picks the element next to it, and the page turns the list.
@Suite struct ListTests {
    /// A list of books, five per page, from a collection whose count can change.
    private final class Shelf: Screen {
        var books = (1...12).map { "book \($0)" }
        private(set) var picked: [String] = []
        let list = ListPosition(size: 5)

        func draw(on page: inout Page) {
            page.list(Books(shelf: self), at: list) { row, book in
                row.write(book)
            } choose: { [self] book in
                picked.append(book)
            }
        }
    }

    private struct Books: RandomAccessCollection {
        let shelf: Shelf
        var startIndex: Int { 0 }
        var endIndex: Int { shelf.books.count }
        subscript(index: Int) -> String { shelf.books[index] }
    }

    private func session(_ screen: any Screen) -> ScriptedSession {
        ScriptedSession { Flow(screen, navigator: $0) }
    }

    @Test("rows are numbered from 1 on every page, and a number picks the row beside it")
    func pick() {
        let shelf = Shelf()
        let session = session(shelf)
        session.answer("5", "n", "1", "n", "2", "3", "p", "5")
        #expect(shelf.picked == ["book 5", "book 6", "book 12", "book 10"])
        #expect(session.transcript.contains("\n11–12 of 12\n1. book 11\n2. book 12\n"))
        #expect(session.transcript.contains("There is no line 3. Choose 1 to 2.\n> "))
    }

    @Test(
        "a number means the element that the person saw, whatever happened to the data meanwhile",
        arguments: ["removed", "emptied", "reversed", "longer", "replaced"], [0, 1, 2])
    func drawn(change: String, turns: Int) throws {
        let shelf = Shelf()
        for _ in 0..<turns { try Page(of: shelf).answer("n") }
        let page = Page(of: shelf)
        switch change {
        case "removed": shelf.books.removeFirst(9)
        case "emptied": shelf.books = []
        case "reversed": shelf.books.reverse()
        case "longer": shelf.books.insert(contentsOf: repeatElement("new", count: 100), at: 0)
        default: shelf.books = ["other"]
        }
        for number in page.items.indices { try page.answer("\(number + 1)") }
        #expect(shelf.picked == page.items)
        #expect(page.items.first == "book \(turns * 5 + 1)")
    }

    @Test(
        "a page whose data has shrunk since turns all the same, and the next one shows the last rows there are"
    )
    func shrunk() throws {
        let shelf = Shelf()
        try Page(of: shelf).answer("n")
        let page = Page(of: shelf)
        shelf.books.removeLast(9)
        try page.answer("n")
        #expect(Page(of: shelf).texts == ["1–3 of 3"])
        #expect(Page(of: shelf).items == ["book 1", "book 2", "book 3"])
        shelf.books = []
        #expect(Page(of: shelf).texts == [])
        #expect(Page(of: shelf).items == [])
    }

    @Test("a list turns itself, and at both ends says what would do")
    func ends() {
        let session = session(Shelf())
        session.answer("p")
        #expect(session.transcript.hasSuffix("> p\n\(Words.english(.firstPageOfList))\n> "))
        session.answer("N", ":n")
        #expect(session.transcript.contains("\n11–12 of 12\n"))
        session.answer("n")
        #expect(session.transcript.hasSuffix("> n\n\(Words.english(.lastPageOfList))\n> "))
        session.answer("p", "p")
        #expect(session.transcript.hasSuffix("\n5. book 5\n\nn next, p previous, ? help, q quit\n> "))
    }

    @Test("commands that turn the page are offered only where there is another", arguments: [0, 1, 10, 11])
    func offer(count: Int) {
        let letters = Page(of: Leaflet.list(of: count)).commands.map(\.letter)
        #expect(letters == (count > 10 ? ["n", "p"] : []))
        let session = session(Leaflet.list(of: count))
        #expect(session.transcript.contains("n next, p previous, ") == (count > 10))
    }

    @Test("where free text is asked for, a list is turned and picked from behind a colon")
    func question() {
        let list = ListPosition()
        let prompt = Leaflet { page, hear in
            page.list(0..<11, at: list) { row, number in
                row.write(number)
            } choose: {
                hear("number \($0)")
            }
            page.ask("Name", .text, action: hear)
        }
        session(prompt).answer("n", "n", "1", ":n", ":1")
        #expect(prompt.heard == ["n", "1", "number 10"])
    }

    @Test("items around a list are numbered with its rows, and stay where the list is turned")
    func items() {
        let list = ListPosition(size: 2)
        let prompt = Leaflet { page, hear in
            page.item("before") { hear("before") }
            page.list(["a", "b", "c"], at: list) { row, letter in
                row.write(letter)
            } choose: {
                hear($0)
            }
            page.item("behind") { hear("behind") }
        }
        let session = session(prompt)
        session.answer("1", "2", "3", "4", "n", "1", "2", "3")
        #expect(prompt.heard == ["before", "a", "b", "behind", "before", "c", "behind"])
        #expect(
            session.transcript.hasSuffix(
                "\n1. before\n3–3 of 3\n2. c\n3. behind\n\nn next, p previous, ? help, q quit\n> "))
    }

    @Test("rows may come from any collection, wherever its indices begin")
    func collections() throws {
        let list = ListPosition(size: 2)
        func picked(_ elements: some RandomAccessCollection<Int>) throws -> [String] {
            let prompt = Leaflet { page, hear in
                page.list(elements, at: list) { row, number in
                    row.write(number)
                } choose: {
                    hear("\($0)")
                }
            }
            let page = Page(of: prompt)
            for number in ["1", "2"] { try page.answer(number) }
            #expect(prompt.heard == page.items)
            return prompt.heard
        }
        try list.turn(by: 1, of: 6)
        #expect(try picked([0, 1, 2, 3, 4, 5, 6][1...]) == ["3", "4"])
        #expect(try picked(7..<20) == ["9", "10"])
        #expect(try picked((0..<8).reversed()) == ["5", "4"])
        #expect(try picked((0..<8).lazy.map { $0 * 10 }) == ["20", "30"])
        #expect(try picked(stride(from: 0, to: 8, by: 1).map { -$0 }) == ["-2", "-3"])
    }

    @Test("a page of a list that was looked up already hands over what was looked up")
    func lookedUp() throws {
        let list = ListPosition(size: 3)
        let prompt = Leaflet { page, hear in
            let rows = list.rows(count: 7)
            page.list(pageOf: rows.map { "film \($0)" }, at: list, count: 7) { row, film in
                row.write(film)
            } choose: {
                hear($0)
            }
        }
        session(prompt).answer("3", "n", "1", "n", "1", "2")
        #expect(prompt.heard == ["film 2", "film 3", "film 6"])
    }

    @Test("a page that was looked up shorter than it was counted has the rows that are there")
    func shortPage() {
        let prompt = Leaflet { page, hear in
            page.list(pageOf: ["only"], at: ListPosition(size: 3), count: 7) { row, film in
                row.write(film)
            } choose: {
                hear($0)
            }
        }
        let session = session(prompt)
        session.answer("1", "2")
        #expect(prompt.heard == ["only"])
        #expect(session.transcript.hasPrefix("1–1 of 7\n1. only\n"))
        #expect(session.transcript.hasSuffix("There is no line 2. Choose 1.\n> "))
    }

    @Test("a list that is counted no further than its page says so, and goes on to the last page")
    func uncounted() {
        let (list, films) = (ListPosition(size: 2), ["a", "b", "c", "d", "e"])
        let prompt = Leaflet { page, hear in
            let rows = list.rows(count: .max).clamped(to: films.indices)
            page.list(
                pageOf: Array(films[rows]), at: list, count: rows.upperBound,
                isMore: rows.upperBound < films.count
            ) { row, film in
                row.write(film)
            } choose: {
                hear($0)
            }
        }
        let session = session(prompt)
        #expect(
            session.transcript == "1–2 of more than 2\n1. a\n2. b\n\nn next, p previous, ? help, q quit\n> ")
        session.answer("n", "1", "n", "1")
        #expect(session.transcript.contains("\n3–4 of more than 4\n1. c\n2. d\n"))
        #expect(session.transcript.contains("\n5–5 of 5\n1. e\n"))
        session.answer("n")
        #expect(session.transcript.hasSuffix("> n\n\(Words.english(.lastPageOfList))\n> "))
        #expect(prompt.heard == ["c", "e"])
    }

    @Test("a list of which more can't be counted turns, however large its count")
    func largest() throws {
        for isMore in [false, true] {
            let list = ListPosition()
            let prompt = Leaflet { page, _ in
                page.list(pageOf: Array(list.rows(count: .max)), at: list, count: .max, isMore: isMore) {
                    $0.write($1)
                }
            }
            try Page(of: prompt).answer("n")
            #expect(Page(of: prompt).texts.dropFirst().first == "10")
        }
    }

    @Test("a list whose elements can't be picked has no numbers, and turns all the same")
    func log() {
        let list = ListPosition(size: 2)
        let prompt = Leaflet { page, _ in
            page.title("Log")
            page.list(["one", "two", "three"], at: list) { row, line in row.write(line) }
        }
        let session = session(prompt)
        #expect(session.transcript == "Log\n1–2 of 3\none\ntwo\n\nn next, p previous, ? help, q quit\n> ")
        session.answer("1")
        #expect(
            session.transcript.hasSuffix(
                "\(Words.english(.noNumbers(way: "?")))\n> "))
        session.answer("p")
        #expect(session.transcript.hasSuffix("\(Words.english(.firstPageOfList))\n> "))
        session.answer("n")
        #expect(
            session.transcript.hasSuffix("> n\n\n3–3 of 3\nthree\n\nn next, p previous, ? help, q quit\n> "))
        session.answer("n")
        #expect(session.transcript.hasSuffix("\(Words.english(.lastPageOfList))\n> "))
    }

    @Test("a page of a list that was looked up and can't be picked is text too")
    func lookedUpLog() throws {
        let list = ListPosition(size: 2)
        let prompt = Leaflet { page, _ in
            page.list(pageOf: list.rows(count: 3).map { "line \($0)" }, at: list, count: 3) { $0.write($1) }
        }
        #expect(Page(of: prompt).items == [])
        #expect(Page(of: prompt).texts == ["1–2 of 3", "line 0", "line 1"])
        try Page(of: prompt).answer("n")
        #expect(Page(of: prompt).texts == ["3–3 of 3", "line 2"])
    }

    @Test("an answer may rewind the list, whose first page is next")
    func rewind() {
        let list = ListPosition(size: 2)
        let session = session(
            Leaflet { page, _ in
                page.list(0..<6, at: list) { $0.write($1) }
                page.search(help: "finds") { _ in list.first = 0 }
            })
        session.answer("n", "n", "/x")
        #expect(session.transcript.contains("\n5–6 of 6\n"))
        #expect(
            session.transcript.hasSuffix("1–2 of 6\n0\n1\n\nn next, p previous, / search, ? help, q quit\n> ")
        )
    }
}
