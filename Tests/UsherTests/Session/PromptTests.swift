import Testing
import UsherTesting

@testable import Usher

@Suite("Questions one by one") struct PromptTests {
    private enum License: String { case mit = "MIT", apache = "Apache-2.0" }

    @Test("are asked and answered on a line each, from one console")
    func questions() throws {
        let console = Script(["Ada", "", "2", "1 2", "", "y"])
        var prompt = Prompter(on: console)
        #expect(try prompt.ask("Name", .text) == "Ada")
        #expect(try prompt.ask("Color", .text, default: "green") == "green")
        #expect(
            try prompt.ask("License", .one(of: [License.mit, .apache]) { $0.write($1.rawValue) }) == .apache)
        #expect(try prompt.ask("Features", .several(of: ["tests", "docs"]), default: ["docs"]) == ["tests"])
        #expect(try prompt.ask("Create it?", .yesOrNo, default: false))
        #expect(
            console.transcript == """
                Name: Ada
                Color (Enter for green): 
                License
                1. MIT
                2. Apache-2.0
                > 2
                Turn these on or off by number: 1 3, 2-5, all or none.
                1. tests
                2. docs
                Features (Enter for docs): 1 2
                Features (Enter for tests): 
                Create it? (y or n, Enter for no) y

                """)
    }

    @Test("take a value in its notation, and b, ? and q without a colon where it is no letter")
    func value() throws {
        let console = Script(["80000", "?", ""])
        var prompt = Prompter(on: console)
        #expect(try prompt.ask("Port", .number(in: 1...65_535), default: 8080) == 8080)
        #expect(
            console.transcript == """
                Enter a whole number from 1 to 65535.
                Port (Enter for 8080): 80000
                “80000” is not a whole number from 1 to 65535.
                Port (Enter for 8080): ?

                Help
                an answer: a whole number from 1 to 65535
                an empty line: means 8080
                ?: explains this page
                q: quits the program
                Port (Enter for 8080): 

                """)
    }

    @Test("keep a secret, which can be asked for twice")
    func secrets() throws {
        let console = Script(["hunter2", "pass", "word", "pass", "pass"])
        var prompt = Prompter(on: console)
        #expect(try prompt.ask("Token", .secret, default: "hunter1") == "hunter2")
        #expect(try prompt.ask("Password", .secretTwice) == "pass")
        #expect(
            console.transcript == """
                Token (Enter for the current value): (not shown)
                Password: (not shown)
                Password again: (not shown)
                The two don't match. Type both again.
                Password: (not shown)
                Password again: (not shown)

                """)
    }

    @Test("take a text of several lines, and one that is left empty")
    func texts() throws {
        let console = Script(["One.", ":q", "", "..", ".", ""])
        var prompt = Prompter(on: console)
        #expect(try prompt.ask("Note", .longText) == "One.\n:q\n\n.")
        #expect(try prompt.ask("Nickname", .optional(.text)) == nil)
    }

    @Test("refuse in words, and ask again")
    func refusals() throws {
        let console = Script(["", ":?", "a b", "ab", "maybe", "b", "?", ""])
        var prompt = Prompter(on: console)
        let name = try prompt.ask(
            "Name",
            .text.checked { name in
                guard !name.contains(" ") else { throw Refusal("“\(name)” has a space; leave it out.") }
            })
        #expect(name == "ab")
        #expect(try prompt.ask("Go on?", .yesOrNo, default: true))
        #expect(
            console.transcript == """
                Name: 
                This can't be left empty.
                Name: :?

                Help
                ::: starts an answer with a colon
                :?: explains this page
                :q: quits the program
                Name: a b
                “a b” has a space; leave it out.
                Name: ab
                Go on? (y or n, Enter for yes) maybe
                “maybe” is neither yes nor no. Type y or n.
                Go on? (y or n, Enter for yes) b
                You're at the start; q quits.
                Go on? (y or n, Enter for yes) ?

                Help
                y or n: yes, no
                an empty line: means yes
                ?: explains this page
                q: quits the program
                Go on? (y or n, Enter for yes) 

                """)
    }

    @Test(
        "tell how it ended where no answer came",
        arguments: [
            (ConsoleInput.end, NoAnswer.endOfInput), (.interrupt, .interrupted), (.line(":q"), .left),
        ])
    func ends(answer: ConsoleInput, reason: NoAnswer) throws {
        var prompt = Prompter(on: Script(answers: [.line("Ada"), answer]))
        #expect(try prompt.ask("Name", .text) == "Ada")
        #expect(throws: reason) { try prompt.ask("Color", .text) }
        #expect(throws: NoAnswer.endOfInput) { try prompt.ask("Sure?", .yesOrNo) }
    }

    @Test("say what has no answer at the end of a pipe, and nothing if somebody has left")
    func endOfPipe() {
        for (input, lines) in [
            (ConsoleInput.end, ["“Name” has no answer yet."]), (.interrupt, []), (.line(":q"), []),
        ] {
            let console = Script(answers: [input])
            var prompt = Prompter(on: console)
            #expect(throws: NoAnswer.self) { try prompt.ask("Name", .text) }
            #expect(console.errorLines == lines)
        }
        let console = Script([])
        var prompt = Prompter(on: console, options: Session.Options(speaking: .german))
        #expect(throws: NoAnswer.endOfInput) { try prompt.ask("Name", .text) }
        #expect(console.errorLines.count == 1 && console.errorLines[0].hasPrefix("„Name“ "))
    }

    @Test("have one status for the system where nobody answered, but for Ctrl-C and what failed")
    func statuses() {
        let reasons: [NoAnswer] = [.left, .endOfInput, .timeRanOut, .interrupted, .failed("")]
        #expect(reasons.map(\.status.rawValue) == [65, 65, 65, 130, 74])
    }

    @Test("speak another language")
    func language() throws {
        let console = Script(["ja"])
        var prompt = Prompter(on: console, options: Session.Options(speaking: .german))
        #expect(try prompt.ask("Weiter?", .yesOrNo, default: false))
        #expect(console.transcript == "Weiter? (j oder n, Enter für nein) ja\n")
    }

    @Test("an output that is gone ends them")
    func outputGone() {
        var prompt = Prompter(console: FullConsole(after: 0, error: .readerGone), Session.Options())
        #expect(throws: NoAnswer.left) { try prompt.ask("Name", .text) }
    }
}
