import Testing
import UsherTesting

@testable import Usher

/// Test cases of other libraries, as typed lines and the outcome.
///
/// Each case has its question, the library and subject, the lines, and the outcome: each answer,
/// and `no` for each refusal. ⏎ separates lines, ␣ is a leading or trailing space, ␄ the end of
/// input and ␃ Ctrl-C.
@Suite("Cases of other libraries' tests") struct PromptCasesTests {
    /// Types lines, and returns the answers and refusals.
    private typealias Run = @Sendable (_ lines: String) -> String

    @Test("are answered as there", arguments: same.split(separator: "\n"))
    func sameOutcome(row: Substring) throws { try check(row) }

    @Test("are answered otherwise, as docs/prompts.md says why", arguments: other.split(separator: "\n"))
    func otherOutcome(row: Substring) throws { try check(row) }

    private func check(_ row: Substring) throws {
        let cells = row.replacing("␣", with: " ").split(separator: " | ", omittingEmptySubsequences: false)
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

    private static let same = """
        text | huh: input | Hello | Hello
        text | clack: can cancel | :q | quit
        text | questionary: Ctrl-C | ␃ | interrupted
        text | Symfony: no answer | ␄ | endOfInput
        text | Inquirer: required | ⏎text | no text
        text | Symfony: a multibyte text | F⭐Y | F⭐Y
        text | Symfony: a trailing backslash | Ac\\ | Ac\\
        text | huh: an escape in a paste | a\u{1B}[2J | no
        2PM | Symfony: the default |  | 2PM
        optional | clack: empty without a default |  | nil
        optional bar | Inquirer: the default is cleared | :x | nil
        optional bar | clack: the default |  | bar
        two letters | huh: character limit | Hello⏎Hi | no Hi
        white | Symfony: ask and validate | ⏎black | white black
        white | Symfony: the prompt is repeated | green⏎yellow⏎white | no no white
        long | Symfony: many lines, then the end | One⏎Two⏎. | One⏎Two
        secret | Inquirer: password | 12345 | 12345
        secret | Symfony: hidden, not trimmed | ␣8AM␣ | ␣8AM␣
        secret | huh: an empty password | ⏎x | no x
        twice | inquire: confirmed | abc⏎abc | abc
        twice | inquire: not confirmed | abc⏎abd⏎abc⏎abc | no abc
        yes or no | Symfony: y | y | true
        yes or no | Symfony: n | n | false
        yes or no | Symfony: no | no | false
        yes or no | huh: Y | Y | true
        yes or no | inquire: no boolean | hm⏎y | no true
        yes or no | inquire: nothing without a default | ⏎no | no false
        yes or no | questionary: random input | maybe⏎y | no true
        yes or no | clack: can cancel | q | quit
        yes | Symfony: nothing, default yes |  | true
        no | Symfony: nothing, default no |  | false
        keep or drop | clack: own words | drop | false
        keep or drop | clack: their letters | k | true
        keep or drop | Symfony: a custom answer | y⏎KEEP | no true
        number | Inquirer: 42 | 42 | 42
        number | Inquirer: Twenty | Twenty⏎2 | no 2
        number | Inquirer: no decimals | 1.5 | no
        number | clack: a negative one | -7 | -7
        16 to 120 | Inquirer: min and max | 14⏎140⏎30 | no no 30
        16 to 120, 12 | Inquirer: drops an invalid default | ⏎22 | no 22
        35 | Inquirer: the default |  | 35
        optional 35 | Inquirer: removes it | x | nil
        fives | Inquirer: steps | 13⏎15 | no 15
        decimal | Inquirer: decimal steps | 10.01 | 10.01
        decimal | Inquirer: no step | 10.001 | no
        decimal | inquire: a price | $4⏎4.5 | no 4.5
        day | questionary: date | 2021-01-01 | 2021-01-01
        day | clack: no such day | 2023-02-29 | no
        day | inquire: today | today | 2024-02-29
        day | clack: MDY | March 1, 2024 | 2024-03-01
        2024 | inquire: min date | 2023-12-31⏎2024-01-01 | no 2024-01-01
        2024 | clack: the default |  | 2024-05-01
        path | huh: file | /dev/null | /dev/null
        path | clack: no unknown path | /nowhere⏎/dev | no /dev
        path | questionary: a quoted path | '/dev/null' | /dev/null
        new path | clack: a directory is no file | /dev | no
        hero | Symfony: by number | 2 | Batman
        hero | Symfony: no superhero | Fabien⏎2 | no Batman
        hero | huh: select no input | ⏎2 | no Batman
        hero | Symfony: in either case | batman | Batman
        hero | clack: by the beginning | sp | Spiderman
        hero | Symfony: ambiguous | man⏎3 | no Spiderman
        hero | Inquirer rawlist: no such number | 4⏎1 | no Superman
        Spiderman | Symfony: the default |  | Spiderman
        Fabien | questionary: a default that isn't listed |  | no
        a | huh: a single option | ⏎1 | no a
        none | inquire: an empty list | ⏎1 | no no
        keys | clack select-key: by its key | b | b
        keys | clack select-key: in either case | Q | q
        environment | Symfony: the whole name before its like | My environment 1 | My environment 1
        topping | Inquirer: skips disabled | 2 | Pepperoni
        topping | Inquirer: disabled | Pineapple⏎1 | no Ham
        fruit | inquire: fuzzy match | /wrry⏎1 | Strawberry
        fruit | questionary: in the middle | nger | Tangerine
        fruit | inquire: a filter of none | /xyz⏎1⏎/⏎1 | no Banana
        fruit | huh: the next page | n⏎1 | Pineapple
        heroes | Symfony: one of several | 2⏎ | Batman
        heroes | Symfony: two | 1,3⏎ | Superman+Spiderman
        heroes | questionary: submit empty |  | none
        heroes | questionary: select and deselect | 1⏎2⏎1⏎ | Batman
        heroes | questionary: all | all⏎ | Superman+Batman+Spiderman
        heroes | Inquirer: deselect all | 2⏎all⏎none⏎ | none
        heroes | Inquirer: invert | 2⏎1-3⏎ | Superman+Spiderman
        two heroes | Symfony: several as the default |  | Superman+Batman
        two heroes | Inquirer: changes what was on | 1,3⏎ | Batman+Spiderman
        signs | Symfony: a sign | .⏎ | .
        signs | Symfony: a sign and a name | ., src⏎ | .+src
        one or two | clack: nothing on | ⏎1⏎ | no Superman
        one or two | questionary: too many | all⏎1,2⏎ | no Superman+Batman
        toppings | Inquirer: all but disabled | all⏎ | Ham+Pepperoni
        fruits | huh: what a filter shows | /ap⏎all⏎ | Apple+Grapes+Pineapple
        groups | clack: a group | group 1⏎ | 1a+1b
        groups | clack: a group by its members | 1a⏎group 1⏎ | 1a+1b
        order | questionary: a form | Ada⏎y⏎cake⏎d | Ada+cake
        order | questionary: skips a question | Ada⏎n⏎d | Ada+nothing
        order | huh: a hidden group | Ada⏎y⏎cake⏎2 n⏎d | Ada+nothing
        order | huh: the group before | Ada⏎b⏎Grace⏎⏎⏎d | Grace+soup
        order | huh: back past what won't do | Ada⏎x⏎b⏎Bo⏎n⏎d | no Bo+nothing
        order | huh: abort | :q | quit
        given order | prompts: answers injected | d | Ada+nothing
        """

    /// The outcomes there: 8AM with its spaces, an empty text, One without a dot, yes as the
    /// default, 1.23, March 1, A, and Lemon.
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
