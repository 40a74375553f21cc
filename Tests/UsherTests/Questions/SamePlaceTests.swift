import Testing
import UsherTesting

@testable import Usher

@Suite("Questions on a page, for an item or a command, in a form and in a prompt") struct SamePlaceTests {
    enum AskingPlace: CaseIterable, Sendable {
        case page, item, command, form, prompt
    }

    private func ask<Answer>(
        _ question: Question<Answer>, default value: Answer, at place: AskingPlace, _ lines: [String],
        work: ((inout Work, Answer) throws -> Void)? = nil
    ) throws -> (text: String, answer: Answer?) {
        var answer: Answer?
        let take: (Answer) -> Void = { answer = $0 }
        let before = [.page: [], .item: ["1"], .command: ["c"], .form: [], .prompt: []][place] ?? []
        let console = Script(before + lines + (place == .form ? ["d"] : []))
        switch place {
        case .prompt:
            var prompt = Prompter(on: console)
            answer = try prompt.ask("Q", question, default: value, work: work)
        case .form:
            _ = Session.run(on: console) { navigator in
                Form("Form", startingWith: value, navigator: navigator) { form in
                    form.ask("Q", \.self, question, work: work)
                    form.doneCommand { take($0) }
                }
            }
        default:
            let screen = Leaflet { page, _ in
                switch place {
                case .page: page.ask("Q", question, default: value, work: work, action: take)
                case .item: page.item("Q", value, asks: question, work: work, action: take)
                default:
                    page.command("c", "ask", asks: "Q", question, default: value, work: work, action: take)
                }
            }
            _ = Session.run(on: console, screen)
        }
        return (console.transcript, answer)
    }

    @Test(
        "Work can check and refuse an answer in each place that asks",
        arguments: AskingPlace.allCases)
    func work(place: AskingPlace) throws {
        let (text, answer) = try ask(.text, default: "none", at: place, ["root", "ada"]) { work, name in
            work.say("Looking for \(name)")
            if name == "root" { throw Refusal("Taken.") }
        }
        #expect(answer == "ada")
        #expect(text.contains("root\nLooking for root\nTaken.\n"))
        #expect(text.contains("ada\nLooking for ada\n"))
    }

    @Test("A long text is typed in lines in each place that asks", arguments: AskingPlace.allCases)
    func longText(place: AskingPlace) throws {
        let (text, answer) = try ask(.longText, default: "old", at: place, ["One", "two", "."])
        #expect(answer == "One\ntwo")
        #expect(text.contains("Q (Enter for old, end with a dot on its own line): One\n"))
    }

    @Test("A hint is shown above the prompt in each place that asks", arguments: AskingPlace.allCases)
    func hint(place: AskingPlace) throws {
        let (text, answer) = try ask(.number.hint("A lucky number."), default: 7, at: place, [""])
        #expect(answer == 7)
        #expect(text.contains("\nA lucky number.\n") || text.hasPrefix("A lucky number.\n"))
    }

    @Test(
        "Several elements are picked, and the current ones offered, in each place that asks",
        arguments: AskingPlace.allCases)
    func several(place: AskingPlace) throws {
        let (text, answer) = try ask(
            .several(of: ["a", "b", "c"], atLeast: 1), default: ["b"], at: place, ["1 2", ""])
        #expect(answer == ["a"])
        #expect(text.contains("Q (Enter for b): 1 2\n"))
    }

    @Test("Help lists the suggested answers in each place that asks", arguments: AskingPlace.allCases)
    func suggestions(place: AskingPlace) throws {
        let colors = Question<String>.text.suggesting { typed in
            ["red", "green"].filter { $0.hasPrefix(typed) }
        }
        let (text, _) = try ask(colors, default: "blue", at: place, [":?", ""])
        #expect(text.contains("\nsuch as: red, green\n"))
    }

    @Test("A prompt that waits too long takes the default, or throws if there is none")
    func limit() throws {
        var prompt = Prompter(on: Script(["x", "y"]))
        #expect(try prompt.ask("Q", .number, default: 7, within: .zero) == 7)
        #expect(throws: NoAnswer.timeRanOut) { try prompt.ask("Q", .number, within: .zero) }
    }
}
