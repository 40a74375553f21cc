import Testing
import UsherTesting

@testable import Usher

/// Commands that a flow offers on all of its pages.
@Suite struct OfferTests {
    @Test("A flow's commands end with it, are freed, and aren't there when the flow starts again")
    func ends() {
        weak var offered: Events?
        var hasOffered = false
        let session = ScriptedSession { navigator in
            let offering = Flow(Leaflet.menu, navigator: navigator) { flow in
                guard !hasOffered else { return }
                hasOffered = true
                let mail = Events()
                offered = mail
                navigator.addCommands(for: flow) { $0.command("m", "mail") { mail.log.append("mail") } }
            }
            return Flow(navigator: navigator) { root in
                let screen = Leaflet.page("Root") { [unowned root] in navigator.start(offering, for: root) }
                navigator.push(screen, for: root)
            }
        }
        session.answer("1")
        #expect(session.page.commands.map(\.letter) == ["e", "m"] && offered != nil)
        session.answer("b")
        #expect(session.page.commands.isEmpty && offered == nil)
        session.answer("1")
        #expect(session.page.title == "Menu" && session.page.commands.map(\.letter) == ["e"])
    }

    private func session(in words: Words = .english, over screen: Leaflet) -> ScriptedSession {
        ScriptedSession(options: Session.Options(speaking: words)) { navigator in
            Flow(screen, navigator: navigator) { root in
                navigator.addCommands(for: root) { page in
                    page.command("e", "erase", asks: "What", .text) { _ in }
                    page.command("n", "now") {}
                    page.command("y", "yes") {}
                    page.command("j", "ja") {}
                    page.search(help: "finds anything") { _ in }
                }
            }
        }
    }

    @Test("A flow's letters yield to those of a list, a search and a question, in any language")
    func givesWay() {
        let list = ListPosition()
        let films = session(
            over: Leaflet { page, _ in
                page.list(1...30, at: list) { $0.write($1) }
                page.search(help: "finds films") { _ in }
            })
        #expect(films.page.commands.map(\.letter) == ["n", "p", "/", "e", "y", "j"])
        films.answer("n")
        #expect(list.first == 10 && films.lostMoves == [])
        for (words, rest) in [(Words.english, ["e", "j", "/"]), (.german, ["e", "y", "/"])] {
            let screen = Leaflet.question
            let question = session(in: words, over: screen)
            #expect(question.page.commands.map { "\($0.letter)" } == rest)
            question.answer("n")
            #expect(screen.heard == ["no"])
        }
    }

    @Test("A flow's command is hidden and reported if the page offers its letter")
    func hidden() {
        let menu = Leaflet.menu
        let session = session(over: menu)
        #expect(
            session.page.commands.map(\.description) == ["e edit", "n now", "y yes", "j ja", "/ search"])
        #expect(session.lostMoves == ["e of a flow is hidden by Leaflet, which offers it too"])
        session.answer("e")
        #expect(session.screens.count == 1 && menu.heard == ["edit"])
    }
}
