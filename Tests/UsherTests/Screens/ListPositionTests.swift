import Testing

@testable import Usher

/// The range of rows on a long list's page.
@Suite struct ListPositionTests {
    private func rows(_ commands: String, of count: Int) -> Range<Int> {
        let list = ListPosition()
        for letter in commands {
            try? letter == "n" ? list.turn(by: 1, of: count) : list.turn(by: -1, of: count)
        }
        return list.rows(count: count)
    }

    @Test(
        "`n` and `p` turn the pages of a list and stop at its ends",
        arguments: [
            ("", 25, 0..<10), ("n", 25, 10..<20), ("nn", 25, 20..<25), ("nnn", 25, 20..<25),
            ("nnp", 25, 10..<20),
            ("p", 25, 0..<10), ("n", 20, 10..<20), ("nn", 20, 10..<20), ("n", 10, 0..<10), ("n", 11, 10..<11),
            ("", 0, 0..<0), ("n", 0, 0..<0), ("", 1, 0..<1), ("n", .max, 10..<20),
        ])
    func turn(commands: String, count: Int, expected: Range<Int>) {
        #expect(rows(commands, of: count) == expected)
    }

    @Test("A list that has become shorter shows its last page, and turns from there")
    func shorter() throws {
        let list = ListPosition()
        for _ in 0..<4 { try list.turn(by: 1, of: 50) }
        #expect(list.rows(count: 12) == 10..<12)
        try list.turn(by: -1, of: 12)
        #expect(list.rows(count: 50) == 0..<10)
        list.first = 0
        #expect(list.rows(count: 50) == 0..<10)
    }

    @Test("A list turns to any row, at most to its last page, and refuses to turn past its ends")
    func sameRow() throws {
        let list = ListPosition()
        for (row, first) in [(0, 0), (9, 9), (24, 20), (20, 20), (0, 0)] {
            try list.turn(to: row, of: 25)
            #expect(list.first == first)
        }
        #expect(throws: Refusal(Words.english("list.first"))) { try list.turn(to: -1, of: 25) }
        list.first = 20
        #expect(throws: Refusal(Words.english("list.last"))) { try list.turn(to: 25, of: 25) }
        try list.turn(to: 24, of: 25)
        #expect(list.first == 20)
        list.first = 0
        #expect(!list.resize(to: 10, of: 25, isMore: false) && !list.resize(to: 10, of: 25, isMore: true))
        #expect(list.resize(to: 12, of: 25, isMore: false) && list.resize(to: 13, of: 25, isMore: true))
        #expect(!list.resize(to: 30, of: 5, isMore: false))
    }
}
