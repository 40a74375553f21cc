import Testing
import Usher
import UsherTesting

@testable import FirstSteps

/// The first program of README, as README tests it.
@Suite("First steps") struct FirstStepsTests {
    // snippet.scripted-session
    @Test("a film opens from the list, and back returns to it with what came of it")
    func visit() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1")
        #expect(session.screens.last is FilmScreen)
        session.answer("s", "b")
        #expect(session.page.said == ["You have seen “The Third Man”."])
        #expect(session.lostMoves == [] && session.leaks == [])
    }
    // snippet.end
}
