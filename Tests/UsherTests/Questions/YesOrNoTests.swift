import Testing
import UsherTesting

@testable import Usher

@Suite("A question of yes or no") struct YesOrNoTests {
    private func page(_ question: Question<Bool>, in words: Words = .english) -> Page {
        var page = Page(in: words)
        page.ask("Files", question) { _ in }
        return page
    }

    @Test("takes the words of the session's language whole, or their first letters")
    func words() throws {
        for (line, isYes) in [("ja", true), ("J", true), ("NEIN", false), ("n", false)] {
            #expect(try page(.yesOrNo, in: .german).choices(of: line) == [.confirmed(isYes)])
        }
        for line in ["jaja", "je", "yes", "y", "no", "nei"] {
            #expect(throws: Refusal.self) { try page(.yesOrNo, in: .german).choices(of: line) }
        }
    }

    @Test("may have words of its own, which the prompt, the help and a refusal say")
    func own() {
        let screen = Leaflet { page, hear in
            page.item("Files", true, asks: .yesOrNo("keep", "drop")) { hear("\($0)") }
        }
        let session = ScriptedSession(screen)
        #expect(session.page.items == ["Files: keep"])
        session.answer("1", "?", "yes", "K", "1", "drop", "1", "", "1 d", "1 y")
        #expect(screen.heard == ["true", "false", "true", "false"])
        #expect(
            session.errorLines == [
                Words.english(.neitherYesNorNo("yes", yes: "keep", no: "drop", answers: "k or d")),
                Words.english(.neitherYesNorNo("y", yes: "keep", no: "drop", answers: "k or d")),
            ])
        #expect(session.transcript.contains("Files (k or d, Enter for keep) ?"))
        #expect(session.transcript.contains("k or d: keep, drop\nan empty line: means keep\n"))
    }

    @Test("is answered by whole words where a letter would be both, or a command")
    func wholeWords() throws {
        for (yes, no) in [("keep", "kill"), ("quit", "go on"), ("back up", "drop")] {
            let page = page(.yesOrNo(yes, no))
            #expect(try page.choices(of: yes) == [.confirmed(true)])
            #expect(try page.choices(of: no) == [.confirmed(false)])
            #expect(
                throws: Refusal(
                    Words.english(
                        .neitherYesNorNo("x", yes: "\(yes)", no: "\(no)", answers: "\(yes) or \(no)")))
            ) {
                try page.choices(of: "x")
            }
            #expect(try page.choices(of: "q") == [.quit])
        }
    }

    @Test("of answers given ahead is refused by its own words")
    func given() {
        let (session, _) = formSession { navigator in
            Form("Clean", startingWith: true, given: ["Files": "maybe"], navigator: navigator) { form in
                form.ask("Files", \.self, .yesOrNo("keep", "drop"))
            }
        }
        #expect(session.errorLines == ["Files: “maybe” is neither keep nor drop. Type k or d."])
    }

    @Test("has two different words", .ownThread) func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Question<Bool>.yesOrNo("Keep", "keep")
        }
        #expect(result.says("“Keep” stands for yes and for no"))
    }
}
