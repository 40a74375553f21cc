import Testing
import Usher

@testable import Bulletin

@Suite("Bulletin board") struct BulletinTests {
    @Test("A note reaches every open conversation, and none that has ended")
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
