import Testing
import UsherTesting

@testable import Usher

@Suite struct SecretTests {
    private func token(
        _ question: Question<String?> = .map(.secret, { $0 }, back: { $0 ?? "" }),
        default value: String? = nil
    ) -> Leaflet {
        Leaflet { page, hear in
            page.title("Token")
            page.ask("Token", question, default: value.map { $0 }) {
                if $0 == "old" { throw Refusal("That one is over.") }
                hear("\($0?.count ?? 0) characters")
            }
        }
    }

    @Test(
        "An answer typed ahead is covered if it could be a secret",
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
    func typedAhead(line: String, seen: String?) {
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

    @Test("A typed secret is covered in the output, with all of its line, in any language")
    func sessions() throws {
        var password: String? = "hunter2"
        try play(
            "Secret",
            screens: [
                "token": { token() }, "optional token": { token(.optional(.secret), default: "hunter2") },
                "token twice": { token(.map(.secretTwice, { $0 }, back: { $0 ?? "" })) },
                "account": {
                    Leaflet { page, hear in
                        page.title("Account")
                        page.item("Token", password, asks: .optional(.secret)) { password = $0 }
                        page.command("p", "password", asks: "Password", .secretTwice) { hear("\($0.count)") }
                    }
                },
            ])
        let transcript = storedTranscript("Secret").replacing(/⟨[^⟩]*⟩/, with: "")
        for secret in ["corr::ect", "hunter", "swordfish"] { #expect(!transcript.contains(secret)) }
        try play(
            "Secret.german", options: Session.Options(speaking: .german),
            screens: ["token twice": { token(.map(.secretTwice, { $0 }, back: { $0 ?? "" })) }])
    }

    @Test("A secret is in no output, error, trace, log or recording, and a replay asks for it")
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
        let (console, recording) = (Script(lines), Script([]))
        var moves: [String] = []
        let end = Session.run(
            on: console, options: Session.Options(recording: Recorder(to: recording), tracing: true)
        ) { navigator in
            navigator.observe { moves.append("\($0)") }
            return Flow(screen { heard.append($0) }, navigator: navigator)
        }
        #expect(end == .quit)
        #expect(heard == ["s3cr3t", ":s3cr3t"])
        #expect(console.transcript.contains("began QuestionScreen"))
        #expect(recording.transcript.split(separator: "\n").count { $0 == "withheld" } == 5)
        for text in [console.transcript, recording.transcript, moves.joined(), console.errorLines.joined()] {
            #expect(!text.isEmpty)
            #expect(!text.contains("s3cr3t"))
        }
        heard = []
        let again = ScriptedSession(
            replaying: try Recording(recording.transcript),
            withheld: ["s3cr3t", "::s3cr3t", "1 s3cr3t", ":s3cr3t", "old s3cr3t"]
        ) { Flow(screen { heard.append($0) }, navigator: $0) }
        #expect(again.difference == nil)
        #expect(again.end == .quit)
        #expect(heard == ["s3cr3t", ":s3cr3t"])
        #expect(secrets.allSatisfy { !again.transcript.contains($0) })
    }
}
