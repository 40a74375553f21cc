import Testing
import Usher
import UsherTesting

@testable import FirstSteps

/// Runs the README's first program, including the test shown there.
@Suite("First steps") struct FirstStepsTests {
    // snippet.scripted-session
    @Test("a movie opens from the list, and back returns to it with what came of it")
    func visit() {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("1")
        #expect(session.screens.last is MovieDetailScreen)
        session.answer("s", "b")
        #expect(session.page.items == ["The Third Man, seen", "Seven Samurai", "Playtime"])
        #expect(session.lostMoves == [] && session.leaks == [])
    }
    // snippet.end

    @Test("quitting on a movie's page tells the list, which tells the app", arguments: ["q", "h", "b"])
    func stops(ending: String) {
        let session = ScriptedSession { AppCoordinator(navigator: $0) }
        session.answer("2", "s", ending)
        if session.end == nil { session.answer("q") }
        #expect(session.transcript.hasSuffix("1 of 3 seen.\n"))
        #expect(session.lostMoves == [] && session.leaks == [])
    }
}
