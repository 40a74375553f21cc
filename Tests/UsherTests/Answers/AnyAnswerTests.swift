import Randomness
import Testing
import UsherTesting

@testable import Usher

/// After any line, the session is at the prompt of the page on top, or it has ended and released
/// everything.
@Suite struct AnyAnswerTests {
    @Test("no answers bring a session out of step")
    func anyAnswers() {
        print("AnyAnswerTests: USHER_SEED=\(RandomNumbers.seed)")
        for sequence in 0..<500 {
            var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(sequence))
            weak var root: Flow?
            let session = ScriptedSession(width: Int.random(in: 1...40, using: &random)) { navigator in
                let maze = maze(navigator)
                root = maze
                return maze
            }
            var answers: [String] = []
            for _ in 0..<40 where session.status == nil {
                let answer = anyAnswer(using: &random)
                answers.append(answer)
                session.answer(answer)
                // A narrow prompt can break anywhere.
                let transcript = session.transcript.filter { !$0.isWhitespace }
                let prompt = (session.screens.last as? Room)?.prompt
                if session.status == nil, prompt.map(transcript.hasSuffix) != true {
                    Issue.record(
                        "seed \(RandomNumbers.seed), sequence \(sequence): \(answers)\n\(session.transcript)")
                    return
                }
            }
            session.endInput()
            #expect(session.status == .success)
            #expect(session.tree == "" && root == nil, "seed \(RandomNumbers.seed), sequence \(sequence)")
            #expect(!session.transcript.unicodeScalars.contains("\u{1B}"))
        }
    }

    private func anyAnswer(using random: inout RandomNumbers) -> String {
        let usual = [
            "1", "2", "3", "4", "10", "11", "n", "p", "N", "b", "B", ":b", "h", "?", ":?", "", " ", "y", "no",
            "/x", "/", "::", ":", "99999999999999999999", "-1", "0",
        ]
        if Int.random(in: 0..<6, using: &random) > 0 { return usual.randomElement(using: &random) ?? "" }
        let alphabet: [Unicode.Scalar] = [
            ":", "/", "?", "1", "9", "b", " ", "\u{0}", "\u{1B}", "\u{301}", "é", "七",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            if let scalar = alphabet.randomElement(using: &random) { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}

/// A flow of rooms of every kind, whose doors lead to further rooms and flows.
private func maze(_ navigator: Navigator) -> Flow {
    Flow(navigator: navigator) { flow in
        func show(_ kind: Room.Kind) {
            let room = Room(kind) { [unowned flow] door in
                switch door % 5 {
                case 0: show(.list)
                case 1: show(.text)
                case 2: show(.confirmation)
                case 3: navigator.start(maze(navigator), for: flow)
                default: navigator.pop()
                }
            }
            navigator.push(room, for: flow)
        }
        show(.list)
    }
}

private final class Room: Screen {
    enum Kind: String {
        case list = ">"
        case text = "Name(Enterfor七):"
        case confirmation = "Sure?(yorn,Enterforno)"
    }

    private let kind: Kind
    private let open: (Int) -> Void
    private let list = ListPosition()

    init(_ kind: Kind, open: @escaping (_ door: Int) -> Void) { (self.kind, self.open) = (kind, open) }

    var prompt: String { kind.rawValue }

    func draw(on page: inout Page) {
        page.title("Room")
        page.search(help: "finds") { throw Refusal("Nothing is called \($0).") }
        switch kind {
        case .list: page.list(0..<23, at: list, row: { $0.write($1) }, choose: open)
        case .text: page.ask("Name", .text, default: "七") { [self] in open($0.utf8.count) }
        case .confirmation: page.ask("Sure?", .yesOrNo, default: false) { [self] in open($0 ? 3 : 4) }
        }
    }
}
