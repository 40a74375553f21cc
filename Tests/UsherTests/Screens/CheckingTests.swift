import Testing
import UsherTesting

@testable import Usher

/// Answers whose validation takes a moment.
@Suite struct CheckingTests {
    private func name(_ check: @escaping (inout Work, String) throws -> Void) -> Leaflet {
        Leaflet { page, hear in
            page.title("Name")
            page.ask("Name", .text, work: check, action: hear)
        }
    }

    @Test("say so, and refuse at a prompt that stands")
    func refused() {
        let screen = name { work, name in
            let isFree = try work.wait("Looking for “\(name)”") {
                await Task.yield()
                return name != "root"
            }
            guard isFree else { throw Refusal("“\(name)” is taken. Use another one.") }
        }
        let console = Script(["root", "ada", ":q"])
        _ = Session.run(on: console, screen)
        #expect(screen.heard == ["ada"])
        #expect(
            console.transcript == """
                Name

                :? help, :q quit
                Name: root
                Looking for “root”…
                “root” is taken. Use another one.
                Name: ada
                Looking for “ada”…

                Name

                :? help, :q quit
                Name: :q

                """)
    }

    @Test("are stopped by Ctrl-C, and the prompt stands")
    func stopped() {
        let screen = name { work, _ in try work.report("Read", 1, of: 10, "names") }
        let console = Script(answers: [.line("ada"), .interrupt, .line("eve"), .line(":q")])
        let end = Session.run(on: console, screen)
        #expect(end == .quit)
        #expect(screen.heard == ["eve"])
        #expect(console.transcript.contains("\nName: ada\nStopped.\nName: eve\nRead 1 of 10 names\n"))
    }

    @Test("are asked by an item, on their own page and ahead, which stays until they will do")
    func asked() {
        var name = ""
        let screen = Leaflet { page, _ in
            page.title("Start")
            page.item(
                "Login",
                asks: { page in
                    page.ask(
                        "Login", .text,
                        work: { work, login in
                            work.say("Looking")
                            if login == "root" { throw Refusal("Taken.") }
                        }
                    ) { name = $0 }
                })
        }
        let session = ScriptedSession(screen)
        session.answer("1", "root")
        #expect(session.screens.count == 2)
        session.answer("ada")
        #expect(session.screens.count == 1)
        #expect(name == "ada")
        session.answer("1 root")
        #expect(session.transcript.hasSuffix("\n> 1 root\nLooking\nTaken.\n> "))
        session.answer("1 eve")
        #expect(name == "eve")
    }

    @Test("can be answered on a page without a session")
    func page() throws {
        let screen = name { work, _ in work.say("Looking") }
        try Page(of: screen).answer("ada")
        #expect(screen.heard == ["ada"])
    }
}
