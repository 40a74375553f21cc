import Testing
import UsherTesting

@testable import Usher

/// A page is shown completely when the user arrives, with its line of commands.
@Suite struct WholePageTests {
    private func written(after line: String, in session: ScriptedSession) -> String {
        let start = session.transcript.utf8.count
        session.answer(line)
        return String(decoding: session.transcript.utf8.dropFirst(start), as: UTF8.self)
    }

    private func session() -> ScriptedSession {
        ScriptedSession { navigator in
            weak var root: Flow?
            func push(_ title: String) {
                let screen = Leaflet { page, _ in
                    page.title(title)
                    page.field("Kind", title)
                    page.item("Further") { push("Further") }
                    page.command("s", "sort", asks: "By", .text) { _ in }
                    page.command("d", "delete", confirms: "Sure?") {}
                    page.command("x", "say") { navigator.say("Said.") }
                }
                if let root { navigator.push(screen, for: root) }
            }
            let flow = Flow(
                Leaflet { page, _ in
                    page.title("Home")
                    page.item("Menu") { push("Menu") }
                }, navigator: navigator)
            root = flow
            return flow
        }
    }

    @Test(
        "A page is shown whole however the user arrives, and after answers that change nothing",
        arguments: [
            ["1"], ["1", "1", "b"], ["1", "s", "title"], ["1", "s", ":b"], ["1", "d", "n"], ["1", "d", "y"],
            ["1", "d y"], ["1", "s", ":h", "1"], ["1", ""], ["1", "?"], ["1", "x", "?"],
        ])
    func everyWay(answers: [String]) throws {
        let session = session()
        for answer in answers.dropLast() { session.answer(answer) }
        let written = written(after: try #require(answers.last), in: session)
        #expect(
            written.hasSuffix(
                """


                Menu
                Kind: Menu
                1. Further

                s sort, d delete, x say, b back, h home, ? help, q quit
                >\u{20}
                """), "\(written)")
    }

    @Test("Commands take two lines, which end with how many more the help has", arguments: [false, true])
    func twoLines(hasColon: Bool) {
        let session = ScriptedSession(
            width: 40,
            Leaflet { page, hear in
                page.title("Keys")
                if hasColon { page.ask("Name", .text) { hear($0) } }
                for letter in "acdefgijkl".unicodeScalars { page.command(letter, "command") {} }
            })
        let keys = session.transcript.split(separator: "\n").dropFirst().prefix {
            !$0.hasPrefix("Name") && !$0.hasPrefix("> ")
        }
        let colon = hasColon ? ":" : ""
        #expect(
            keys == [
                "\(colon)a command, \(colon)c command, \(colon)d command,",
                "\(colon)e command, \(colon)? help and 6 more, \(colon)q quit",
            ])
        session.answer("\(colon)?")
        #expect(session.transcript.contains("\n\(colon)l: command\n"), "all of them are in the help")
    }

    @Test("A page with `showAllCommands` shows all of its commands", arguments: [true, false])
    func decision(isBrief: Bool) {
        let session = ScriptedSession(
            width: 40, options: Session.Options(isBrief: isBrief),
            Leaflet { page, _ in
                page.title("Keys")
                page.showAllCommands()
                for letter in "acdefgijkl".unicodeScalars { page.command(letter, "command") {} }
            })
        for _ in 0..<2 { #expect(written(after: "a", in: session).contains("\nl command, ?")) }
    }
}
