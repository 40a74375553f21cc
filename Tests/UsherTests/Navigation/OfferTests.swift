import Testing
import UsherTesting

@testable import Usher

/// Commands that a flow offers on all of its pages.
@Suite struct OfferTests {
    @Test("what a flow offers ends with it, is let go, and isn't there when the flow begins again")
    func ends() {
        let offering = PageCommands()
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

extension OfferTests {
    private func session(in words: Words = .english, over screen: Leaflet) -> ScriptedSession {
        ScriptedSession(options: Session.Options(speaking: words)) { Helpful(screen, navigator: $0) }
    }

    @Test("a flow's letters give way to those of a list, a search and a question, in any language")
    func givesWay() {
        let list = ListPosition()
        let films = session(
            over: Leaflet { page, _ in
                page.list(1...30, at: list) {
                    $0.write($1)
                } choose: { _ in
                }
                page.search(help: "finds films") { _ in }
            })
        #expect(films.page.commands.map(\.letter) == ["n", "p", "/", "e", "y", "j"])
        films.answer("n")
        #expect(list.first == 10)
        #expect(films.lostMoves == [])
        for (words, rest, no) in [(Words.english, ["e", "j", "/"], "n"), (.german, ["e", "y", "/"], "n")] {
            var heard: [Bool] = []
            let question = session(
                in: words, over: Leaflet { page, _ in page.ask("Delete?", .yesOrNo) { heard.append($0) } })
            #expect(question.page.commands.map { "\($0.letter)" } == rest)
            question.answer(no)
            #expect(heard == [false])
        }
    }

    @Test("a flow's letter that the page offers is hidden there, question and all, and told as lost")
    func hidden() {
        let session = session(over: .menu)
        #expect(
            session.page.commands.map { "\($0.letter) \($0.label)" } == [
                "e edit", "n now", "y yes", "j ja", "/ search",
            ])
        #expect(session.lostMoves == ["e of a flow is hidden by Leaflet, which offers it too"])
        session.answer("e")
        #expect(session.screens.count == 1)
        #expect((session.screens.first as? Leaflet)?.heard == ["edit"])
    }
}

/// A root that offers commands on all pages.
private final class Helpful: Coordinator {
    private let screen: Leaflet
    private let navigator: Navigator
    init(_ screen: Leaflet, navigator: Navigator) { (self.screen, self.navigator) = (screen, navigator) }

    func start() {
        navigator.push(screen, for: self)
        navigator.addCommands(for: self) { page in
            page.command("e", "erase", asks: "What", .text) { _ in }
            page.command("n", "now") {}
            page.command("y", "yes") {}
            page.command("j", "ja") {}
            page.search(help: "finds anything") { _ in }
        }
    }
}

/// A flow of a menu that offers a command on its first start.
private final class PageCommands: Coordinator {
    var navigator: Navigator?
    private(set) weak var offered: Events?
    private var hasOffered = false

    func start() {
        navigator?.push(Leaflet.menu, for: self)
        guard !hasOffered else { return }
        hasOffered = true
        let mail = Events()
        offered = mail
        navigator?.addCommands(for: self) { page in page.command("m", "mail") { mail.log.append("mail") } }
    }
}
