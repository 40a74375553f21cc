import Testing
import Usher

@testable import Bulletin

@Suite("The bulletin board") struct BulletinTests {
    @Test("a note reaches everybody, and whoever has left no more")
    func note() {
        let board = Board()
        var first = Conversation { BoardCoordinator(board: board, navigator: $0) }
        var second = Conversation { BoardCoordinator(board: board, navigator: $0) }
        #expect(first.takeText() == second.takeText())
        #expect(first.answer("p Hello").contains("Pinned: Hello\nBoard\nHello\n"))
        #expect(second.deliver() == "\nPinned: Hello\n> ")
        _ = second.endInput()
        _ = first.answer("p Is anybody there?")
        #expect(board.readers.count == 1)
        #expect(second.deliver() == "")
    }
}
