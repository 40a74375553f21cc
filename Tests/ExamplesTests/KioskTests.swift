import Testing
import Usher
import UsherTesting

@testable import Kiosk

@Suite struct KioskTests {
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
