import Usher

/// The notes that everyone sees, and the inboxes that receive new notes.
final class Board {
    private(set) var notes: [String] = []
    var readers: [Inbox<String>] = []

    func pin(_ note: String) {
        notes.append(note)
        readers.removeAll { !$0.send(note) }
    }
}

// snippet.bulletin-inbox
/// The flow of one user of the board.
final class BoardCoordinator: Coordinator {
    private let (board, navigator): (Board, Navigator)
    init(board: Board, navigator: Navigator) { (self.board, self.navigator) = (board, navigator) }

    func start() {
        navigator.push(BoardScreen(board: board), for: self)
        board.readers.append(navigator.inbox(for: self) { [self] in navigator.say("Pinned: \($0)") })
    }
}
// snippet.end

final class BoardScreen: Screen {
    private let board: Board
    init(board: Board) { self.board = board }

    func draw(on page: inout Page) {
        page.title("Board")
        for note in board.notes.suffix(5) { page.text(note) }
        page.command("p", "pin a note", asks: "Note", .text) { [self] in board.pin($0) }
    }
}
