import Testing
import Usher
import UsherTesting

@testable import FirstSteps

/// Runs the README's first program, including the test shown there.
@Suite("First steps") struct FirstStepsTests {
    // snippet.scripted-session
    @Test("A movie opens from the list, and back shows that it was seen")
    func visit() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1")
        #expect(session.screens.last is MovieDetailScreen)
        session.answer("s", "b")
        #expect(session.page.items == ["The Third Man, seen", "Seven Samurai", "Playtime"])
        #expect(session.lostMoves == [] && session.leaks == [])
    }
    // snippet.end

    @Test(
        "A seen movie is reported to the list and the app, however its page is left",
        arguments: ["q", "h", "b"])
    func stops(ending: String) {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("2", "s", ending)
        if session.end == nil { session.answer("q") }
        #expect(session.transcript.hasSuffix("1 of 3 seen.\n"))
        #expect(session.lostMoves == [] && session.leaks == [])
    }
}
