import Testing
import UsherTesting

@testable import Usher

/// Lists that fill the window, and commands that jump to a page.
@Suite struct WindowListTests {
    private final class NumberScreen: Screen {
        let list = ListPosition()
        var count: Int
        private(set) var picked: [Int] = []

        init(count: Int = 1_000) { self.count = count }

        func draw(on page: inout Page) {
            page.title("Numbers")
            page.say("Read.")
            page.text("All of them")
            page.list(0..<count, at: list) { row, number in
                row.write(number)
            } choose: { [self] in
                picked.append($0)
            }
            page.command("a", "add") {}
        }
    }

    private func session(
        _ screen: NumberScreen = NumberScreen(), height: Int? = 24, isBrief: Bool = false
    ) -> ScriptedSession {
        ScriptedSession(height: height, options: Session.Options(isBrief: isBrief), screen)
    }

    private func lines(of session: ScriptedSession) -> [Substring] {
        session.transcript.split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test(
        "A list fills the window, with three rows at least, and has ten on a pipe or when brief",
        arguments: [1, 8, 10, 11, 24, 25, 50, 400])
    func fills(height: Int) {
        let session = session(height: height)
        if height >= 10 { #expect(lines(of: session).count == height) }
        #expect(session.page.items.count == max(height - 7, 3))
        session.answer("n", "1")
        #expect((session.screens.last as? NumberScreen)?.picked == [max(height - 7, 3)])
        #expect(session.page.said == [], "what is said once is said, though the page is drawn twice")
        for ten in [self.session(height: nil), self.session(height: height, isBrief: true)] {
            #expect(ten.page.items.count == 10)
        }
    }

    @Test("A list before a row of several lines shows no more rows than fit with that one")
    func longRow() {
        let list = ListPosition()
        let session = ScriptedSession(
            height: 24,
            Leaflet { page, _ in
                page.title("Numbers")
                page.list(0..<1_000, at: list) { row, number in
                    row.write(number == 14 ? String(repeating: "word ", count: 100) : "\(number)")
                } choose: { _ in
                }
            })
        // The window has room for 19 rows. The long row takes seven lines, so six rows fewer are
        // shown.
        #expect(session.page.items.count == 13)
    }

    @Test("A list whose position isn't kept is drawn and picked from, too")
    func positionOfDrawing() {
        let screen = Leaflet { page, hear in
            for number in 0..<12 { page.field("Field \(number)", number) }
            page.list(0..<30, at: ListPosition()) {
                $0.write($1)
            } choose: {
                hear("\($0)")
            }
        }
        ScriptedSession(height: 24, screen).answer("2")
        #expect(screen.heard == ["1"])
    }

    @Test(
        "`n 5` turns five pages, `page 40` turns to that page, and `<` and `>` to the ends",
        arguments: [
            (["n 5"], 50), (["n 5", "p 2"], 30), (["next 3", "previous 1"], 20), (["page 40"], 390),
            (["page 4000"], 990), (["N 99999999999999999999"], 0), (["n 9999999999999999"], 990),
            ([">"], 990),
            ([">", "<"], 0), (["page 3", "p 7"], 0), (["n 2", "page 1"], 0), ([":n 5"], 50),
        ])
    func far(answers: [String], first: Int) {
        let screen = NumberScreen()
        let session = session(screen, height: nil)
        for answer in answers { session.answer(answer) }
        #expect(screen.list.rows(count: 1_000).lowerBound == first)
    }

    @Test("Down after the last row turns to the next page, and does nothing on the last page")
    func arrows() {
        let screen = NumberScreen(count: 11)
        let session = session(screen, height: nil)
        for _ in 0...10 { session.press("Down") }
        #expect(screen.list.rows(count: 11) == 10..<11)
        session.press("Down")
        session.press("Enter")
        #expect(screen.picked == [10] && session.errorLines == [])
    }

    @Test("A replay shows the rows of the window in which it was recorded")
    func replay() throws {
        let script = Script(["n", "3"], height: 30)
        let output = Script([])
        let screen = NumberScreen()
        let end = Session.run(
            on: script, options: Session.Options(recording: Recorder(to: output)), screen)
        #expect(end == .endOfInput && screen.picked == [25])
        let recording = try Recording(output.transcript)
        let again = NumberScreen()
        let replay = Replay(recording)
        let console = Script([], width: 100, height: 12)
        _ = Session.run(on: console, replaying: replay, again)
        #expect(again.picked == [25] && replay.difference == nil)
        #expect(console.transcript == script.transcript)
    }
}
