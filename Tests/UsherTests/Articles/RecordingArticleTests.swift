import Foundation
import Testing
import Usher
import UsherTesting

@Suite struct RecordingArticleTests {
    private let report = """
        usher recording 1
        program dice 1.0
        given seed 42

        move + DiceCoordinator
        move + DiceScreen
        page Dice

        answer r
        move + ThrowScreen
        page You threw a 5

        answer q
        move quit - ThrowScreen - DiceScreen - DiceCoordinator
        status 0

        """

    @Test("The article's recording and its difference are those of its program")
    func recording() throws {
        let file = Script([])
        let recorder = Recorder(program: "dice 1.0", given: ["seed": "42"], to: file)
        _ = Session.run(on: Script(["r", "q"]), options: Session.Options(recording: recorder)) {
            DiceCoordinator(seed: 42, navigator: $0)
        }
        #expect(TranscriptDifference(file.transcript, expected: report) == nil)
        #expect(try text(ofArticle: "RecordingSessions").contains(report.indented))
        let other = ScriptedSession(replaying: try Recording(report)) {
            DiceCoordinator(seed: 1, navigator: $0)
        }
        #expect(
            try text(ofArticle: "RecordingSessions").contains(
                "    dice.txt, \(try #require(other.difference))\n"))
    }

    // snippet.recording-test
    @Test("Replaying Ada's recording shows no difference")
    func reported() throws {
        let recording = try Recording(report)
        let session = ScriptedSession(replaying: recording) { DiceCoordinator(seed: 42, navigator: $0) }
        #expect(session.difference == nil)
    }
    // snippet.end
}

// snippet.recording
private func record(to path: String, seed: UInt64 = .random(in: 0 ... .max)) throws {
    let recorder = try Recorder(program: "dice 1.0", given: ["seed": "\(seed)"], path: path)
    Session.run(on: .standard, options: Session.Options(recording: recorder)) {
        DiceCoordinator(seed: seed, navigator: $0)
    }.exit()
}
// snippet.end

// snippet.recording-replay
private func replay(_ path: String) throws {
    let recording = try Recording(path: path)
    let seed = try recording.value(named: "seed") { UInt64($0) }
    let replay = Replay(recording)
    _ = Session.run(on: .standard, replaying: replay) { DiceCoordinator(seed: seed ?? 0, navigator: $0) }
    if let difference = replay.difference { print("\(path), \(difference)") }
}
// snippet.end

// snippet.recording-program
private final class DiceCoordinator: Coordinator {
    private var random: SeededRandomNumberGenerator
    private let navigator: Navigator

    init(seed: UInt64, navigator: Navigator) {
        random = SeededRandomNumberGenerator(seed: seed)
        self.navigator = navigator
    }

    func start() {
        let screen = DiceScreen { [unowned self] in roll() }
        navigator.push(screen, for: self)
    }

    private func roll() {
        navigator.push(ThrowScreen(points: Int.random(in: 1...6, using: &random)), for: self)
    }
}
// snippet.end

private final class DiceScreen: Screen {
    private let roll: () -> Void

    init(roll: @escaping () -> Void) { self.roll = roll }

    func draw(on page: inout Page) {
        page.title("Dice")
        page.command("r", "roll") { [self] in roll() }
    }
}

private final class ThrowScreen: Screen {
    private let points: Int

    init(points: Int) { self.points = points }

    func draw(on page: inout Page) { page.title("You threw a \(points)") }
}

extension String {
    /// The text, indented like a code block in an article.
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }
}
