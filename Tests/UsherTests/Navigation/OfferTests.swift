import Testing
import UsherTesting

@testable import Usher

/// What a flow offers on all of its pages.
@Suite struct OfferTests {
    @Test("what a flow offers ends with it, is let go, and isn't there when the flow begins again")
    func ends() {
        let offering = Offering()
        let session = ScriptedSession { navigator in
            let root = Flow(
                Leaflet { page, _ in
                    page.title("Root")
                    page.item("Begin") {
                        guard let root = navigator.stack.coordinators.first else { return }
                        navigator.start(offering, for: root)
                    }
                }, navigator: navigator)
            offering.navigator = navigator
            return root
        }
        session.answer("1")
        #expect(session.page.commands.map(\.letter) == ["e", "m"])
        #expect(offering.offered != nil)
        session.answer("b")
        #expect(session.page.commands.isEmpty)
        #expect(offering.offered == nil)
        session.answer("1")
        #expect(session.page.title == "Menu")
        #expect(session.page.commands.map(\.letter) == ["e"])
    }
}

/// A flow of a menu that offers something when it begins for the first time.
private final class Offering: Coordinator {
    var navigator: Navigator?
    private(set) weak var offered: Events?
    private var hasOffered = false

    func start() {
        navigator?.push(Leaflet.menu, for: self)
        guard !hasOffered else { return }
        hasOffered = true
        let mail = Events()
        offered = mail
        navigator?.offer(for: self) { page in page.command("m", "mail") { mail.log.append("mail") } }
    }
}
