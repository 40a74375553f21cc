import Testing
import UsherTesting

@testable import Usher

@Suite struct PagedListTests {
    /// The rows after each of these commands.
    private func rows(_ commands: String, of count: Int) -> Range<Int> {
        var list = PagedList()
        for letter in commands.unicodeScalars { try? list.turn(.command(letter), count: count) }
        return list.rows(count: count)
    }

    @Test(
        "n and p turn the pages of a list and stop at its ends",
        arguments: [
            ("", 25, 0..<10), ("n", 25, 10..<20), ("nn", 25, 20..<25), ("nnn", 25, 20..<25),
            ("nnp", 25, 10..<20),
            ("p", 25, 0..<10), ("n", 20, 10..<20), ("nn", 20, 10..<20), ("n", 10, 0..<10), ("n", 11, 10..<11),
            ("", 0, 0..<0), ("n", 0, 0..<0), ("", 1, 0..<1), ("n", .max, 10..<20),
        ])
    func turn(commands: String, count: Int, expected: Range<Int>) {
        #expect(rows(commands, of: count) == expected)
    }

    @Test("turning past an end is refused with what would do")
    func ends() {
        var list = PagedList()
        #expect(throws: Refusal("This is the first page; n goes on a page.")) {
            try list.turn(.command("p"), count: 11)
        }
        #expect(throws: Never.self) { try list.turn(.command("n"), count: 11) }
        #expect(throws: Refusal("This is the last page; p goes back a page.")) {
            try list.turn(.command("n"), count: 11)
        }
    }

    @Test("a list that has become shorter shows its last page, and goes on from there")
    func shorter() throws {
        var list = PagedList()
        for _ in 0..<4 { try list.turn(.command("n"), count: 50) }
        #expect(list.rows(count: 12) == 10..<12)
        try list.turn(.command("p"), count: 12)
        #expect(list.rows(count: 50) == 0..<10)
        list.rewind()
        #expect(list.rows(count: 50) == 0..<10)
    }

    @Test("rows are numbered from 1 on every page, and a number picks the row beside it")
    func pick() {
        let rows = Rows(count: 23)
        let session = ScriptedSession { Flow("", rows, navigator: $0) }
        session.answer("10", "n", "1", "n", "3", "4")
        #expect(rows.picked == [9, 10, 22])
        #expect(session.transcript.contains("\n21–23 of 23\n1. row 20\n2. row 21\n3. row 22\n"))
        #expect(session.transcript.hasSuffix("There is no 4 here; pick a number from 1 to 3.\n> "))
    }

    @Test("commands that turn the page are offered only where there is another")
    func offer() {
        for (count, isOffered) in [(0, false), (1, false), (10, false), (11, true)] {
            let session = ScriptedSession { Flow("", Rows(count: count), navigator: $0) }
            #expect(session.transcript.contains("n next, p previous, ") == isOffered)
        }
    }
}

private final class Rows: Screen {
    private(set) var picked: [Int] = []
    private let count: Int
    private var list = PagedList()

    init(count: Int) {
        self.count = count
    }

    func draw(on page: inout Page) {
        page.list(list, count: count) { row, index in
            row.write("row ")
            row.write(index)
        }
    }

    func choose(_ choice: Choice) throws(Refusal) {
        if case .item(let index) = choice {
            picked.append(index)
        } else {
            try list.turn(choice, count: count)
        }
    }
}
