import Testing
import UsherTesting

@testable import Usher

/// Long lists on a page: a number means the element next to it, and the page turns its list.
/// `AnyPageTests` generates others.
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
        session.answer("p", "N", ":n", "n", "p", "p")
        #expect(session.errorLines == [Words.english(.firstPageOfList), Words.english(.lastPageOfList)])
        #expect(session.transcript.contains("\n11–12 of 12\n"))
        #expect(session.transcript.hasSuffix("\n5. book 5\n\nn next, p previous, ? help, q quit\n> "))
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

    @Test("a list whose elements can't be picked has no numbers, and turns all the same")
    func log() {
        let list = ListPosition(size: 2)
        let session = session(
            Leaflet { page, _ in
                page.title("Log")
                page.list(["one", "two", "three"], at: list) { row, line in row.write(line) }
            })
        #expect(session.transcript == "Log\n1–2 of 3\none\ntwo\n\nn next, p previous, ? help, q quit\n> ")
        session.answer("1", "p", "n")
        #expect(session.errorLines == [Words.english(.noNumbers(way: "?")), Words.english(.firstPageOfList)])
        #expect(
            session.transcript.hasSuffix("> n\n\n3–3 of 3\nthree\n\nn next, p previous, ? help, q quit\n> "))
    }
}
