import Randomness
import Testing

@testable import Usher

/// Random pages and lines: each line does exactly what the page says it means.
@Suite struct AnyPageTests {
    @Test("On any page, a line does exactly what the page says it means")
    func meaningIsDoing() {
        let lines = [
            "1", "2", "3", "4", "5", "7", "10", "12", ":1", ":2", ":9", "n", "p", ":n", ":p", "a", ":c", "d",
            "e", ":f", "item 1", ":Item 2", "row 0", "ROW 4", "item", "command a", "command d", "next",
            "y", "no", "", "/x", ":/x", "/", "::", "b", ":h", "?", ":q",
        ]
        var done: Set<String> = []
        for sequence in 0..<1_500 {
            var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(sequence))
            let heard = Events()
            var rest = AnyScreen.Rest()
            let screen = AnyScreen(heard, &rest, depth: 0, using: &random)
            for _ in 0..<8 {
                let page = Page(of: screen)
                guard let line = lines.randomElement(using: &random) else { return }
                heard.log = []
                let (words, refusal) = meaning(of: line, on: page)
                if !heard.log.isEmpty { Issue.record("asking what “\(line)” means did \(heard.log)") }
                var thrown: Refusal?
                do { try page.answer(line) } catch { thrown = error as? Refusal ?? Refusal("another error") }
                let isTurn = words == ["next"] || words == ["previous"]
                if heard.log != (isTurn ? [] : words) || (!isTurn && thrown != refusal) {
                    Issue.record(
                        """
                        seed \(RandomNumbers.seed), sequence \(sequence): “\(line)” on \(page.items), \
                        \(page.commands.map(\.letter)) means \(words) and does \(heard.log)
                        """)
                    return
                }
                done.formUnion(words.map { String($0.prefix(4)) })
            }
        }
        #expect(
            done.isSuperset(of: ["item", "row ", "comm", "sear", "text", "yes", "no", "next", "prev"]),
            "\(done)")
    }

    /// Returns the expected effect of a line in the page's own words, or the refusal.
    private func meaning(of line: String, on page: borrowing Page) -> (words: [String], refusal: Refusal?) {
        do {
            let choices = try page.choices(of: line)
            if case .part(let text) = choices.first {
                let letter = text.lowercased()
                let command = page.label(ofLetter: letter)
                let key = command == nil ? "refusal.letter" : "refusal.letter.command"
                return ([], Refusal(key: key, ["text": text, "letter": letter, "command": command ?? ""]))
            }
            let words = choices.compactMap { choice -> String? in
                switch choice {
                case .item(let number): page.items[number - 1]
                case .command(let letter): page.commands.first { $0.letter == letter }?.label
                case .search(let text): "search for \(text)"
                case .text(let text): "text \(text)"
                case .confirmed(let isYes): isYes ? "yes" : "no"
                case .other(let line): "other \(line)"
                case .row, .part, .turned, .picked, .back, .home, .help, .quit, .edit, .words, .tree, .path,
                    .open:
                    nil
                }
            }
            return (words, nil)
        } catch {
            return ([], error)
        }
    }
}

/// A screen with random parts, including other screens. Its answers report the displayed text.
private final class AnyScreen: Screen {
    enum Part {
        case item(String)
        case list([String], isPickable: Bool, isLookedUp: Bool)
        case command(Unicode.Scalar)
        case search
        case ask(default: String?)
        case confirm
        case embedded(AnyScreen)
    }

    /// The contents of a page so far, including embedded screens, and the unused letters.
    struct Rest {
        var letters: [Unicode.Scalar] = ["a", "c", "d", "e", "f"]
        var numbers = 0
        var hasSearch = false
        var hasList = false
        var question: Part?
    }

    private let list = ListPosition(size: 3)
    private let heard: Events
    private var parts: [Part] = []

    init(_ heard: Events, _ rest: inout Rest, depth: Int, using random: inout RandomNumbers) {
        self.heard = heard
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            switch Int.random(in: 0..<9, using: &random) {
            case 0...2:
                rest.numbers += 1
                parts.append(.item("item \(rest.numbers)"))
            case 3 where !rest.hasList && !rest.asksYesOrNo:
                rest.hasList = true
                let rows = (0..<Int.random(in: 0...8, using: &random)).map { "row \($0)" }
                parts.append(
                    .list(
                        rows, isPickable: Bool.random(using: &random), isLookedUp: Bool.random(using: &random)
                    ))
            case 4: if let letter = rest.letters.popLast() { parts.append(.command(letter)) }
            case 5 where !rest.hasSearch:
                rest.hasSearch = true
                parts.append(.search)
            case 6 where rest.question == nil:
                let isYesOrNo = !rest.hasList && Bool.random(using: &random)
                let question =
                    isYesOrNo
                    ? Part.confirm : .ask(default: ["Ada", nil].randomElement(using: &random) ?? nil)
                rest.question = question
                parts.append(question)
            case 7 where depth < 2:
                parts.append(.embedded(AnyScreen(heard, &rest, depth: depth + 1, using: &random)))
            default: break
            }
        }
    }

    func draw(on page: inout Page) throws {
        for part in parts {
            switch part {
            case .item(let text): page.item(text) { [self] in hear(text) }
            case .list(let rows, false, _): page.list(rows, at: list) { $0.write($1) }
            case .list(let rows, true, false):
                page.list(rows, at: list) { row, text in
                    row.write(text)
                } choose: { [self] in
                    hear($0)
                }
            case .list(let rows, true, true):
                let shown = list.rows(count: rows.count)
                page.list(pageOf: Array(rows[shown]), at: list, count: rows.count) { row, text in
                    row.write(text)
                } choose: { [self] in
                    hear($0)
                }
            case .command(let letter):
                page.command(letter, "command \(letter)") { [self] in hear("command \(letter)") }
            case .search: page.search(help: "finds") { [self] in hear("search for \($0)") }
            case .ask(let value): page.ask("Text", .text, default: value) { [self] in hear("text \($0)") }
            case .confirm: page.ask("Sure?", .yesOrNo, default: false) { [self] in hear($0 ? "yes" : "no") }
            case .embedded(let screen): try page.embed(screen)
            }
        }
    }

    private func hear(_ text: String) {
        heard.log.append(text)
    }
}

extension AnyScreen.Rest {
    fileprivate var asksYesOrNo: Bool {
        if case .confirm = question { true } else { false }
    }
}
