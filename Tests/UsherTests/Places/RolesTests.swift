import Testing
import UsherTesting

@testable import Usher

/// Login, logout, and links that depend on a role.
@Suite struct RolesTests {
    private func session(_ logOut: HelpDesk.LogOut = .reset, at route: Route? = nil) -> ScriptedSession {
        let options = Session.Options(answering: [.open], beginning: route.map { .open($0) })
        return ScriptedSession(options: options) {
            HelpDesk(logOut: logOut, navigator: $0)
        }
    }

    private func loggedOut(_ way: HelpDesk.LogOut) -> ScriptedSession {
        let session = session(way)
        #expect(session.page.title == "Log in")
        session.answer("ada", "lovelace")
        #expect(session.page.title == "Tickets" && session.page.said == ["Welcome, ada."])
        session.answer("e", "1", "o")
        #expect(session.page.title == "Log in")
        #expect(session.coordinators.count == 2 && session.screens.count == 1, "nothing is below")
        session.answer(":b")
        #expect(session.page.title == "Log in")
        return session
    }

    @Test(
        "A logout leads to the login and leaves nothing of the last user",
        arguments: [HelpDesk.LogOut.reset, .startAgain, .enterInMove, .startInMove, .startFirst])
    func logOut(way: HelpDesk.LogOut) {
        let session = loggedOut(way)
        session.answer("alan", "wrong")
        #expect(session.page.title == "Log in as alan")
        #expect(session.errorLines.last == "Name or password is wrong.")
        session.answer("turing")
        #expect(session.page.title == "Tickets" && session.page.said == ["Welcome, alan."])
        #expect(session.coordinators.count == 2, "nothing of ada's is left")
        session.answer("o")
        #expect(session.page.title == "Log in")
        session.answer("ada", "lovelace", "e")
        #expect(session.page.title == "People")
        #expect(session.lostMoves == [] && session.leaks == [])
    }

    @Test(
        "A session ends with an error if nothing handles the result of the login after a logout",
        arguments: [HelpDesk.LogOut.replace, .startUnheard])
    func unheard(way: HelpDesk.LogOut) {
        let session = loggedOut(way)
        session.answer("alan", "turing")
        #expect(session.status == .internalError)
        let ended = "HelpDesk ended because it showed nothing after Flow. "
        #expect(session.errorLines.last?.hasPrefix(ended) == true)
        #expect(session.leaks == [])
    }

    @Test("A link waits for the login and is opened whole")
    func allowed() {
        let session = session(at: "/people/ada")
        session.answer("ada", "lovelace")
        #expect(session.page.title == "Ada Lovelace")
        #expect(session.route == "/people/ada")
        session.answer("b")
        #expect(session.page.title == "People")
        session.answer("t")
        #expect(session.page.title == "Tickets")
    }

    @Test(
        "A link that is refused after the login is reported, and leads to the first page",
        arguments: [
            ("/people/ada", "“people” in /people/ada can't be opened: only a manager may see people"),
            ("/nowhere", "“nowhere” in /nowhere can't be opened: there is no such place"),
        ])
    func refused(route: String, message: String) {
        let session = session(at: Route(route))
        session.answer("alan", "turing")
        #expect(session.errorLines == [message])
        #expect(session.page.title == "Tickets")
        #expect(session.lostMoves == [])
        session.answer("q")
        #expect(session.status == .success)
    }

    @Test(
        "A guard is asked before a logout, and a no leaves everything as it was",
        arguments: [HelpDesk.LogOut.reset, .startInMove])
    func guarded(way: HelpDesk.LogOut) {
        let session = session(way, at: "/people/ada")
        session.answer("ada", "lovelace", "1", "Ada King", "o")
        #expect(session.page.question?.prompt == "Leave without saving?")
        session.answer("n")
        #expect(session.page.title == "Ada Lovelace")
        session.answer("o", "y")
        #expect(session.page.title == "Log in")
        session.answer("alan", "turing")
        #expect(session.page.title == "Tickets")
    }
}
