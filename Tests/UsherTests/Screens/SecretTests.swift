import Testing
import UsherTesting

@testable import Usher

@Suite struct SecretTests {
    private static let secret = "corr::ect h\tors\u{1B}e "

    private func token(
        _ question: Question<String?> = .map(.secret, { $0 }, back: { $0 ?? "" }),
        default value: String? = nil
    ) -> Leaflet {
        Leaflet { page, hear in
            page.title("Token")
            page.ask("Token", question, default: value.map { $0 }) {
                if $0 == "old" { throw Refusal("That one is over.") }
                hear("<\($0 ?? "")>")
            }
        }
    }

    @Test(
        "what can be a secret behind what asks for it is covered, and what stands before it is seen",
        arguments: [
            ("1 hunter2", "1"), ("Token hunter2", "Token"), ("token: hunter2", "token"),
            ("Tok hunter2", "Tok"),
            ("1. hunter2", "1"), ("1=hunter2", "1"), ("1-2 hunter2", "1"), (":1 hunter2", ":1"),
            ("1\u{A0}hunter2", "1"), ("1;hunter2", "1"), ("token：hunter2", "token"), ("t—hunter2", "t"),
            (" 1 é", " 1"),
            ("t hunter2", "t"), ("api token hunter2", "api token"), ("api hunter2", "api"),
            ("+ hunter2", "+"),
            ("TOKEN\thunter2", "TOKEN"), ("1", nil), ("Token", nil), ("token:", nil), ("1 ", nil),
            ("1 -", nil),
            ("2 hunter2", nil), ("3 hunter2", nil), ("12 hunter2", nil), ("Tokens hunter2", nil),
            ("hunter2", nil),
            ("+hunter2", nil), ("++ hunter2", nil), ("x hunter2", nil), ("", nil), (":", nil),
            ("name Ada", nil),
        ])
    func behind(line: String, seen: String?) {
        let page = Page(
            of: Leaflet { page, _ in
                page.item("Token", nil, asks: .secret) { _ in }
                page.item("Name", nil, asks: .text) { _ in }
                page.command("t", "api token", asks: "API token", .secret) { _ in }
                page.command("+", "more", asks: "Another", .secret) { _ in }
            })
        let cover = page.cover(of: line)
        #expect(cover == seen.map { "\($0) (not shown)" })
    }

    @Test("a secret is covered in what is printed, and all of its line but the line break")
    func covered() {
        let screen = token()
        let session = ScriptedSession(screen)
        session.answer(Self.secret, "", "old", ":q")
        let expected = storedTranscript("Secret.covered")
        #expect(TranscriptDifference(session.transcript, expected: expected) == nil)
        #expect(screen.heard == ["<\(Self.secret)>"])
        #expect(session.end == .quit)
        #expect(session.page.question == .secret("Token"))
    }

    @Test("the secret that is there is kept by an empty line, cleared by a command, and never shown")
    func standard() {
        let screen = token(.optional(.secret), default: "hunter2")
        let session = ScriptedSession(screen)
        session.answer("", ":x", ":?")
        #expect(screen.heard == ["<hunter2>", "<>"])
        #expect(session.transcript.contains("\nToken (Enter for the current value): \n"))
        #expect(session.transcript.contains("\nan empty line: means the current value\n"))
        #expect(!session.transcript.contains("hunter2"))
    }

    @Test("asked twice, it counts once both are the same")
    func twice() {
        let screen = token(.map(.secretTwice, { $0 }, back: { $0 ?? "" }))
        let session = ScriptedSession(screen)
        session.answer("one", "two", "one", "one", "three", "", "three", "old", "old", "four", ":?", "four")
        #expect(screen.heard == ["<one>", "<three>", "<four>"])
        #expect(
            session.errorLines == [
                Words.english(.notTheSame), Words.english(.empty),
                "That one is over.",
            ])
        let expected = """
            Token: (not shown)
            Token again: (not shown)
            The two don't match. Type both again.
            Token: (not shown)
            Token again: (not shown)

            Token
            """
        #expect(session.transcript.contains(expected))
    }

    @Test("an item and a command ask for one; the item shows whether there is one")
    func asked() {
        var token: String? = "hunter2"
        let screen = Leaflet { page, _ in
            page.title("Account")
            page.item("Token", token, asks: .optional(.secret)) { token = $0 }
            page.command("p", "password", asks: "Password", .secretTwice) { token = $0 }
        }
        let session = ScriptedSession(screen)
        #expect(session.page.items == ["Token: (not shown)"])
        session.answer("1", ":x")
        #expect(session.page.items == ["Token: none"])
        session.answer("p", "swordfish", "swordfish")
        #expect(token == "swordfish")
        session.answer("1 tr0ub4dor", "p tr0ub4dor", "P  tr0ub4dor", "password tr0ub4dor", "1", "hunter3")
        #expect(token == "hunter3")
        #expect(
            session.errorLines.prefix(3)
                == Array(
                    repeating: Words.english(.secretAhead), count: 3)[
                    ...])
        #expect(session.transcript.contains("\n> 1 (not shown)\n"))
        #expect(session.transcript.contains("\n> p (not shown)\n"))
        for secret in ["hunter", "swordfish"] { #expect(!session.transcript.contains(secret)) }
    }

    @Test("a secret is in no transcript, trouble, trace, log or recording; and a recording asks for it again")
    func nowhere() throws {
        let secrets = ["s3cr3t", ":s3cr3t", "old s3cr3t"]
        func screen(_ heard: @escaping (String) -> Void) -> Leaflet {
            Leaflet { page, _ in
                page.title("Account")
                page.item("Token", "s3cr3t", asks: .secret) {
                    if $0.hasPrefix("old") { throw Refusal("That one is over.") }
                    heard($0)
                }
            }
        }
        var heard: [String] = []
        let lines = ["1", "s3cr3t", "1", "::s3cr3t", "1 s3cr3t", "1", ":s3cr3t", "old s3cr3t", ":b", "q"]
        let (console, paper) = (Script(lines), Script([]))
        var moves: [String] = []
        let end = Session.run(
            on: console, options: Session.Options(recording: Recorder(to: paper), tracing: true)
        ) { navigator in
            navigator.observe { moves.append("\($0)") }
            return Flow(screen { heard.append($0) }, navigator: navigator)
        }
        #expect(end == .quit)
        #expect(heard == ["s3cr3t", ":s3cr3t"])
        #expect(console.transcript.contains("began QuestionScreen"))
        #expect(paper.transcript.split(separator: "\n").count { $0 == "withheld" } == 5)
        for text in [console.transcript, paper.transcript, moves.joined(), console.errorLines.joined()] {
            #expect(!text.isEmpty)
            #expect(!text.contains("s3cr3t"))
        }
        heard = []
        let again = ScriptedSession(
            replaying: try Recording(paper.transcript),
            withheld: ["s3cr3t", "::s3cr3t", "1 s3cr3t", ":s3cr3t", "old s3cr3t"]
        ) { Flow(screen { heard.append($0) }, navigator: $0) }
        #expect(again.difference == nil)
        #expect(again.end == .quit)
        #expect(heard == ["s3cr3t", ":s3cr3t"])
        #expect(secrets.allSatisfy { !again.transcript.contains($0) })
    }

    @Test("it is covered in the language of the session")
    func german() {
        let session = ScriptedSession(
            options: Session.Options(speaking: .german), token(.map(.secretTwice, { $0 }, back: { $0 ?? "" }))
        )
        session.answer("a", "b")
        #expect(
            session.transcript.hasSuffix(
                """
                Token: (verborgen)
                Token noch einmal: (verborgen)
                Die beiden Eingaben sind verschieden. Tippe beide noch einmal.
                Token:\u{20}
                """))
    }
}
