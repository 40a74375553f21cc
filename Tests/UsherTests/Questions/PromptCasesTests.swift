import Testing
import UsherTesting

@testable import Usher

/// Test cases of other libraries, as typed lines and the outcome.
///
/// The columns of a case are the question, the library and subject, the lines, and the outcome.
/// The outcome has each answer, and `no` for each refusal. ⏎ separates lines, ␣ is a leading or
/// trailing space, ␄ is the end of input and ␃ is Ctrl-C.
@Suite("Cases of other libraries' tests") struct PromptCasesTests {
    /// Types lines at a prompt, and returns the answers and refusals.
    private typealias Run = @Sendable (_ lines: String) -> String

    @Test(
        "Prompts give the results that other libraries' tests expect", arguments: same.split(separator: "\n"))
    func sameOutcome(row: Substring) throws { try check(row) }

    @Test(
        "Prompts give other results than other libraries, as docs/prompts.md explains",
        arguments: other.split(separator: "\n"))
    func otherOutcome(row: Substring) throws { try check(row) }

    private func check(_ row: Substring) throws {
        let cells = row.replacing("␣", with: " ").replacing("␛", with: "\u{1B}").split(
            separator: " | ", omittingEmptySubsequences: false)
        let run = try #require(Self.asking(cells[0]))
        #expect(run(String(cells[2])) == cells[3].replacing("⏎", with: "\n"))
    }

    private static func outcome(
        of lines: String, in session: ScriptedSession, _ heard: () -> [String]
    ) -> String {
        var (outcomes, count, refused) = ([String](), 0, session.errorLines.count)
        for line in lines.split(separator: "⏎", omittingEmptySubsequences: false) {
            switch line {
            case "␄": session.endInput()
            case "␃": session.interrupt()
            default: session.answer(String(line))
            }
            outcomes += heard().dropFirst(count)
            if heard().count == count, session.errorLines.count > refused { outcomes.append("no") }
            (count, refused) = (heard().count, session.errorLines.count)
        }
        if let end = session.end, end != .finished { outcomes.append("\(end)") }
        return outcomes.joined(separator: " ")
    }

    private static func ask<Answer: Sendable>(
        default value: Answer? = nil, _ question: @escaping @Sendable () -> Question<Answer>
    ) -> Run {
        { lines in
            let screen = Leaflet { page, hear in
                page.ask("Q", question(), default: value) { answer in
                    if let names = answer as? [String] {
                        return hear(names.isEmpty ? "none" : names.joined(separator: "+"))
                    }
                    hear("\(answer)".replacing("Optional(\"", with: "").replacing("\")", with: ""))
                }
            }
            return outcome(of: lines, in: ScriptedSession(screen)) { screen.heard }
        }
    }

    private struct Order { var (name, isHungry, dish) = ("", true, "soup") }

    private static func order(given: [String: String] = [:]) -> Run {
        { lines in
            var heard: [String] = []
            let session = ScriptedSession {
                Form("Order", startingWith: Order(), given: GivenAnswers(given), navigator: $0) { form in
                    form.ask("Name", \.name, .text)
                    form.ask("Hungry", \.isHungry, .yesOrNo)
                    if form.answers.isHungry { form.ask("Dish", \.dish, .one(of: ["soup", "cake"])) }
                    form.doneCommand { heard.append("\($0.name)+\($0.isHungry ? $0.dish : "nothing")") }
                }
            }
            return outcome(of: lines, in: session) { heard }
        }
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay {
        CalendarDay(year: year, month: month, day: day) ?? .first
    }

    @Sendable private static func topping(_ row: inout Row, _ name: String) {
        row.write(name)
        if name == "Pineapple" { row.refuse("sold out") }
    }

    private static let heroes = ["Superman", "Batman", "Spiderman"]
    private static let toppings = ["Ham", "Pineapple", "Pepperoni"]
    private static let fruits = [
        "Banana", "Apple", "Strawberry", "Grapes", "Lemon", "Tangerine", "Watermelon", "Orange", "Pear",
        "Avocado", "Pineapple",
    ]

    private static func asking(_ name: some StringProtocol) -> Run? {
        switch name {
        case "text": ask { .text }
        case "2PM": ask(default: "2PM") { .text }
        case "optional": ask { .optional(.text) }
        case "optional bar": ask(default: "bar") { .optional(.text) }
        case "two letters":
            ask { .text.checked { if $0.count > 2 { throw Refusal("Two letters at most.") } } }
        case "white":
            ask(default: "white") {
                .text.checked { if !["white", "black"].contains($0) { throw Refusal("No color.") } }
            }
        case "long": ask { .longText }
        case "secret": ask { .secret }
        case "twice": ask { .secretTwice }
        case "yes or no": ask { .yesOrNo }
        case "yes": ask(default: true) { .yesOrNo }
        case "no": ask(default: false) { .yesOrNo }
        case "keep or drop": ask { .yesOrNo("keep", "drop") }
        case "number": ask { .number }
        case "16 to 120": ask { .number(in: 16...120) }
        case "16 to 120, 12": ask(default: 12) { .number(in: 16...120) }
        case "35": ask(default: 35) { .number }
        case "optional 35": ask(default: 35) { .optional(.number) }
        case "fives": ask { .number.checked { if $0 % 5 > 0 { throw Refusal("A multiple of 5.") } } }
        case "decimal": ask { .decimal(in: 1...100, places: 2) }
        case "day": ask { .day(today: day(2024, 2, 29)) }
        case "2024":
            ask(default: day(2024, 5, 1)) {
                .day(today: day(2024, 2, 29), in: day(2024, 1, 1)...day(2024, 12, 31))
            }
        case "path": ask { .path(that: .exists) }
        case "new path": ask { .path(that: .canBeWritten) }
        case "hero": ask { .one(of: heroes) }
        case "Spiderman": ask(default: "Spiderman") { .one(of: heroes) }
        case "Fabien": ask(default: "Fabien") { .one(of: heroes) }
        case "a": ask { .one(of: ["a"]) }
        case "none": ask { .one(of: [String]()) }
        case "keys": ask { .one(of: ["a", "b", "q"]) }
        case "environment": ask { .one(of: ["My environment 1", "My environment", "My environment"]) }
        case "topping": ask { .one(of: toppings, row: topping) }
        case "fruit": ask { .one(of: fruits) }
        case "heroes": ask { .several(of: heroes) }
        case "two heroes": ask(default: ["Superman", "Batman"]) { .several(of: heroes) }
        case "signs": ask { .several(of: [".", "src"]) }
        case "one or two": ask { .several(of: heroes, atLeast: 1, atMost: 2) }
        case "toppings": ask { .several(of: toppings, row: topping) }
        case "fruits": ask { .several(of: fruits) }
        case "groups":
            ask {
                .several(of: ["1a", "1b", "2a"]) { row, name in
                    row.heading("Group \(name.prefix(1))")
                    row.write(name)
                }
            }
        case "decimal 2": ask { .decimal(places: 2) }
        case "A": ask { .one(of: ["a", "A"]) }
        case "order": order()
        case "given order": order(given: ["Name": "Ada", "Hungry": "n"])
        default: nil
        }
    }

    private static let same = storedTranscript("PromptCases")

    /// In those libraries, the outcomes of these rows are: 8AM with its spaces, an empty answer,
    /// One, the default yes, 1.23, March 1, A, and Lemon.
    private static let other = """
        text | Symfony: not trimmed | ␣8AM␣ | 8AM
        text | clack: empty text |  | no
        long | Symfony: many lines up to the end | One⏎␄ | endOfInput
        yes | Inquirer: gibberish | foobar | no
        decimal 2 | prompts: rounds | 1.234 | no
        day | clack: MDY in digits | 03/01/2024 | no
        A | clack select-key: case counts | A | a
        fruit | questionary: a prefix of one letter | l | no
        """
}
