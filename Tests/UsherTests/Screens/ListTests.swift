import Testing

@testable import Usher

/// Long lists: numbers pick rows, and commands turn the list. `AnyPageTests` tries random lists.
@Suite struct ListTests {
    private final class BookScreen: Screen {
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
        let shelf: BookScreen
        var startIndex: Int { 0 }
        var endIndex: Int { shelf.books.count }
        subscript(index: Int) -> String { shelf.books[index] }
    }

    @Test("A list turns its pages, explains its ends, and numbers only rows that can be picked")
    func sessions() throws {
        let (list, short, log) = (ListPosition(size: 2), ListPosition(size: 5), ListPosition(size: 2))
        let films = ["a", "b", "c", "d", "e"]
        try play(
            "List",
            screens: [
                "books": {
                    Leaflet { page, hear in
                        page.list(
                            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12][1...], at: short, row: { $0.write($1) }
                        ) {
                            hear("\($0)")
                        }
                    }
                },
                "uncounted": {
                    Leaflet { page, hear in
                        let rows = list.rows(count: .max).clamped(to: films.indices)
                        page.list(
                            pageOf: Array(films[rows]), at: list, count: rows.upperBound,
                            isMore: rows.upperBound < films.count, row: { $0.write($1) }, choose: hear)
                    }
                },
                "log": {
                    Leaflet { page, _ in
                        page.title("Log")
                        page.list(["one", "two", "three"], at: log) { row, line in row.write(line) }
                    }
                },
            ])
    }

    @Test(
        "A number picks the row that was shown with it, even if the data has changed since",
        arguments: ["removed", "emptied", "reversed", "longer", "replaced"], [0, 1, 2])
    func drawn(change: String, turns: Int) throws {
        let shelf = BookScreen()
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
}
