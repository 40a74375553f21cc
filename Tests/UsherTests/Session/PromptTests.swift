import Testing
import UsherTesting

@testable import Usher

@Suite("Prompter") struct PromptTests {
    @Test("Questions are asked and answered on a line each, on one console")
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

    @Test("A refused answer is explained and asked for again")
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
        "A question that gets no answer throws the reason",
        arguments: [
            (ConsoleInput.end, NoAnswer.endOfInput), (.interrupt, .interrupted), (.line(":q"), .left),
        ])
    func ends(answer: ConsoleInput, reason: NoAnswer) throws {
        var prompt = Prompter(on: Script(answers: [.line("Ada"), answer]))
        #expect(try prompt.ask("Name", .text) == "Ada")
        #expect(throws: reason) { try prompt.ask("Color", .text) }
        #expect(throws: NoAnswer.endOfInput) { try prompt.ask("Sure?", .yesOrNo) }
    }

    @Test("The end of a pipe names the question without an answer, and leaving prints nothing")
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

    @Test("A missing answer has one exit status, except for Ctrl-C and failures")
    func statuses() {
        let reasons: [NoAnswer] = [.left, .endOfInput, .timeRanOut, .interrupted, .failed("")]
        #expect(reasons.map(\.status.rawValue) == [65, 65, 65, 130, 74])
    }

    @Test("A prompter speaks another language, and says lines between its questions")
    func language() throws {
        let console = Script(["ja"])
        var prompt = Prompter(on: console, options: Session.Options(speaking: .german))
        #expect(try prompt.ask("Weiter?", .yesOrNo, default: false))
        prompt.say("Hallo.")
        #expect(console.transcript == "Weiter? (j oder n, Enter für nein) ja\nHallo.\n")
    }

    @Test("A question whose output is closed throws `left`")
    func outputGone() {
        var prompt = Prompter(console: FullConsole(after: 0, error: .readerGone), Session.Options())
        #expect(throws: NoAnswer.left) { try prompt.ask("Name", .text) }
    }
}
