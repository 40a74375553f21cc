import Testing
import UsherTesting

@testable import Usher

@Suite("Questions one by one") struct PromptTests {
    @Test("are asked and answered on a line each, from one console")
    func questions() throws {
        let console = Script(["Ada", "", "2", "1 2", "", "y"])
        var prompt = Prompter(on: console)
        #expect(try prompt.ask("Name", .text) == "Ada")
        #expect(try prompt.ask("Color", .text, default: "green") == "green")
        #expect(
            try prompt.ask("License", .one(of: [LicenseName.mit, .apache]) { $0.write($1.rawValue) })
                == .apache)
        #expect(try prompt.ask("Features", .several(of: ["tests", "docs"]), default: ["docs"]) == ["tests"])
        #expect(try prompt.ask("Create it?", .yesOrNo, default: false))
        #expect(
            console.transcript == storedTranscript("Prompt.questions"))
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
            console.transcript == storedTranscript("Prompt.refusals"))
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

    @Test("speak another language, with lines said between them")
    func language() throws {
        let console = Script(["ja"])
        var prompt = Prompter(on: console, options: Session.Options(speaking: .german))
        #expect(try prompt.ask("Weiter?", .yesOrNo, default: false))
        prompt.say("Hallo.")
        #expect(console.transcript == "Weiter? (j oder n, Enter für nein) ja\nHallo.\n")
    }

    @Test("an output that is gone ends them")
    func outputGone() {
        var prompt = Prompter(console: FullConsole(after: 0, error: .readerGone), Session.Options())
        #expect(throws: NoAnswer.left) { try prompt.ask("Name", .text) }
    }
}
