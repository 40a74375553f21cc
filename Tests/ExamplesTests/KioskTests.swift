import Testing
import Usher
import UsherTesting

@testable import Kiosk

@Suite struct KioskTests {
    @Test("The script's rehearsal loses no move and leaks nothing")
    func script() throws {
        var boxOffice: Inbox<News>?
        let session = ScriptedSession { KioskCoordinator(navigator: $0) { boxOffice = $0 } }
        for line in try ExampleFiles("Kiosk").script() {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            switch words.first {
            case "wait": session.advance(by: .seconds(try #require(Int(words[1]))))
            case "hear":
                boxOffice?.send(try #require(News(words[1])))
                session.advance()
            default: session.answer(line)
            }
        }
        #expect(session.status == .success)
        #expect(session.lostMoves == [] && session.leaks == [])
    }

    @Test("A booking's minute ends that booking and no later one")
    func minutes() {
        let session = ScriptedSession {
            KioskCoordinator(navigator: $0) { _ in }
        }
        session.answer("1")
        session.advance(by: .seconds(30))
        session.answer("b", "2")
        session.advance(by: .seconds(59))
        #expect(session.screens.last is BookingScreen)
        session.advance(by: .seconds(1))
        #expect(session.screens.last is FilmListScreen)
    }
}
