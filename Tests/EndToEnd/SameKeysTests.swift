import Foundation
import Programs
import Randomness
import Testing

/// What is typed and picked at a real terminal means what the same answers mean on a pipe.
@Suite("Keys", .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
struct SameKeysTests {
    private static let program = Shell.products.appending(path: "Questions").path
    private static let (up, down) = ("\u{1B}[A", "\u{1B}[B")

    /// An answer in lines, and keys for it.
    private typealias Answer = (lines: [String], keys: String)

    /// Some way to type a text, mistakes and all.
    private func keys(for text: String, with numbers: inout RandomNumbers) -> String {
        let characters = Array(text)
        let cut = Int.random(in: 0...characters.count, using: &numbers)
        let (head, tail) = (String(characters[..<cut]), String(characters[cut...]))
        return switch Int.random(in: 0..<8, using: &numbers) {
        case 0: text
        case 1: "quite wrong\u{15}" + text
        case 2: "wrong\u{1B}" + (text.first?.isASCII == true ? "z\u{7F}" : "") + text
        case 3: tail + "\u{1}" + head
        case 4: head + "zz" + tail + String(repeating: "\u{1B}[D", count: tail.count) + "\u{7F}\u{7F}"
        case 5: Self.up + "\u{17}\u{15}" + text + " zz\u{17}\u{7F}"
        case 6: "\u{1B}[200~\(text)\u{1B}[201~"
        default: text + Self.down + Self.up
        }
    }

    private func word(_ numbers: inout RandomNumbers) -> String {
        let letters = ["a", "b", "é", "e\u{301}", "日", "本", "👨‍👩‍👧", "x", " ", "O", "["]
        let middle = (0..<Int.random(in: 0...30, using: &numbers)).map { _ in letters.randomElement(using: &numbers) ?? "" }
        return "w" + middle.joined() + "w"
    }

    /// The number of a question, and an answer to it.
    private func answer(
        default name: String, _ nickname: String, with numbers: inout RandomNumbers
    ) -> (question: Int, answer: Answer) {
        let isKept = Int.random(in: 0..<4, using: &numbers) == 0
        func kept() -> Answer { ([""], Bool.random(using: &numbers) ? "\r" : Self.up + "\r") }
        func typed(_ text: String) -> Answer { ([text], keys(for: text, with: &numbers) + "\r") }
        switch Int.random(in: 0..<11, using: &numbers) {
        case 0: return (1, isKept ? kept() : typed(word(&numbers)))
        case 1:
            let secret = "s" + word(&numbers) + "cret"
            return (2, ([secret], secret + "\r"))
        case 2: return (3, (["geheim", "geheim"], "geheim\rgehx\u{7F}eim\r"))
        case 3: return (4, isKept ? kept() : typed("\(Int.random(in: 1888...2100, using: &numbers))"))
        case 4: return (5, isKept ? kept() : typed(["yesterday", "2001-02-03", "1 May 1999"].randomElement(using: &numbers) ?? ""))
        case 5:
            if isKept { return (6, kept()) }
            let number = Int.random(in: 1...2, using: &numbers)
            let picked = String(repeating: Self.down, count: number) + "\r"
            return (6, (["\(number)"], Bool.random(using: &numbers) ? picked : typed("\(number)").keys))
        case 6: return (7, isKept ? kept() : typed("y"))
        case 7:
            let lines = [word(&numbers), "", word(&numbers), "."]
            let text = lines.joined(separator: "\n") + "\n"
            return (8, (lines, Bool.random(using: &numbers) ? text : "\u{1B}[200~\(text)\u{1B}[201~"))
        case 8: return (9, typed(word(&numbers)))
        case 9:
            let picked = (1...3).filter { $0 == 1 || Bool.random(using: &numbers) }
            if Bool.random(using: &numbers) {
                return (10, (["none", picked.map { "\($0)" }.joined(separator: " "), ""], "none\r\(picked.map { "\($0)" }.joined(separator: " "))\r\r"))
            }
            var (keys, place) = ("none\r", 0)
            for number in picked {
                keys += String(repeating: Self.down, count: number - place) + " "
                place = number
            }
            return (10, (["none"] + picked.map { "\($0)" } + [""], keys + "\r"))
        default:
            let isCleared = Bool.random(using: &numbers)
            return (12, isKept ? kept() : isCleared ? ([":x"], ":x\r") : typed(word(&numbers)))
        }
    }

    @Test("and the same answers on a pipe give the same values", arguments: 0..<8)
    func values(round: Int) throws {
        var numbers = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(round))
        let (name, nickname) = (word(&numbers), word(&numbers))
        let values = ["--with", name, "\(Int.random(in: 1888...2100, using: &numbers))", nickname]
        let command = ([Self.program] + values).map { "'\($0)'" }.joined(separator: " ")
        var (lines, keys) = ([String](), "")
        for _ in 0..<12 {
            let (question, answer) = answer(default: name, nickname, with: &numbers)
            let picked = String(repeating: Self.down, count: question)
            lines += ["\(question)"] + answer.lines
            keys += (Bool.random(using: &numbers) ? "\(question)" : picked) + "\r" + answer.keys
        }
        let piped = try Shell.run("printf '%s\\n' \((lines + ["q"]).map { "'\($0)'" }.joined(separator: " ")) | \(command)")
        let terminal = try Terminal(of: command)
        terminal.waitForPrompt()
        try terminal.type(keys + "q\r")
        #expect(terminal.finish() == 0)
        func told(_ text: String) -> [Substring] { text.split(separator: "\n").filter { $0.hasPrefix("= ") } }
        let seed: Comment = "USHER_SEED=\(RandomNumbers.seed), round \(round): \(lines), \(keys.debugDescription)"
        #expect(told(piped.output).count == 12, seed)
        #expect(told(terminal.screen) == told(piped.output), seed)
    }

    /// What a key does to a line, whose cursor stands before its last three characters.
    private struct Effect {
        let keys: String
        let expected: (_ head: [Character], _ tail: [Character]) -> (head: [Character], tail: [Character])

        init(_ keys: String, _ expected: @escaping ([Character], [Character]) -> ([Character], [Character])) {
            (self.keys, self.expected) = (keys, expected)
        }
    }

    private static let effects: [String: Effect] = {
        func words(_ head: [Character]) -> Int {
            let end = head.lastIndex { $0 != " " } ?? 0
            return head[..<end].lastIndex(of: " ").map { $0 + 1 } ?? 0
        }
        let none = { (head: [Character], tail: [Character]) in (head, tail) }
        let left = { (head: [Character], tail: [Character]) in (Array(head.dropLast()), head.suffix(1) + tail) }
        let right = { (head: [Character], tail: [Character]) in (head + tail.prefix(1), Array(tail.dropFirst())) }
        let home = { (head: [Character], tail: [Character]) in ([Character](), head + tail) }
        let end = { (head: [Character], tail: [Character]) in (head + tail, [Character]()) }
        let wordLeft = { (head: [Character], tail: [Character]) in
            (Array(head[..<words(head)]), Array(head[words(head)...]) + tail)
        }
        let value = { (_: [Character], _: [Character]) in (Array("Ada"), [Character]()) }
        let empty = { (_: [Character], _: [Character]) in ([Character](), [Character]()) }
        return [
            "Left": Effect("\u{1B}[D", left), "Ctrl-B": Effect("\u{2}", left), "Right": Effect("\u{1B}[C", right),
            "Ctrl-F": Effect("\u{6}", right), "Home": Effect("\u{1B}[H", home), "Ctrl-A": Effect("\u{1}", home),
            "End": Effect("\u{1B}[F", end), "Ctrl-E": Effect("\u{5}", end),
            "Ctrl-Left": Effect("\u{1B}[1;5D", wordLeft), "Alt-B": Effect("\u{1B}b", wordLeft),
            "Ctrl-Right": Effect("\u{1B}[1;5C", end), "Alt-F": Effect("\u{1B}f", end),
            "Backspace": Effect("\u{7F}") { (Array($0.dropLast()), $1) },
            "Delete": Effect("\u{1B}[3~") { ($0, Array($1.dropFirst())) },
            "Ctrl-W": Effect("\u{17}") { (Array($0[..<words($0)]), $1) },
            "Alt-D": Effect("\u{1B}d") { head, _ in (head, []) },
            "Ctrl-U": Effect("\u{15}") { ([], $1) }, "Ctrl-K": Effect("\u{B}") { head, _ in (head, []) },
            "Escape": Effect("\u{1B}", empty), "Ctrl-C": Effect("\u{3}", empty), "Ctrl-D": Effect("\u{4}", empty),
            "Up": Effect(up, value), "Ctrl-P": Effect("\u{10}", value), "Down": Effect(up + down, none),
            "Ctrl-N": Effect(up + "\u{E}", none), "Tab": Effect("\t", none),
            "Space": Effect(" ") { ($0 + " ", $1) }, "Enter": Effect("", none),
        ]
    }()

    private static let texts = [
        "one two three", String(repeating: "many words ", count: 30) + "end", "日本 語の映画 館日本",
        "e\u{301}a\u{308} o\u{302}u 👨‍👩‍👧x ne\u{301}e",
    ]

    @Test("do what the documentation says, in lines of one row, several, and of any characters", arguments: texts)
    func documented(text: String) throws {
        let folder = try Folder()
        defer { folder.remove() }
        let article = try String(
            contentsOf: Shell.repository.appending(path: "Sources/Usher/Usher.docc/Questions.md"), encoding: .utf8)
        let table = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let names = table.flatMap { $0.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) } }
        #expect(Set(names) == Set(Self.effects.keys))
        let terminal = try Terminal("\(folder.path)/recording", of: Self.program)
        terminal.waitForPrompt()
        var expected: [String] = []
        for (name, effect) in Self.effects.sorted(by: { $0.key < $1.key }) {
            let (head, tail) = effect.expected(Array(text.dropLast(3)), Array(text.suffix(3)))
            expected.append(String(head) + "+" + String(tail))
            try terminal.type("1\r")
            terminal.wait(for: "Name (Enter for Ada): ")
            try terminal.type(text + "\u{2}\u{2}\u{2}")
            if name == "Ctrl-C" {
                // It takes away what has not been read.
                try terminal.type("!")
                terminal.wait(for: "!\(text.suffix(3))" + (tail.isEmpty ? "" : ""))
            }
            try terminal.type(effect.keys + "+\r")
            terminal.wait(for: "> ")
        }
        try terminal.type("q\r")
        #expect(terminal.finish() == 0)
        let recording = try String(contentsOfFile: "\(folder.path)/recording", encoding: .utf8)
        let answers = recording.split(separator: "\n").filter { $0.hasPrefix("answer ") && $0 != "answer 1" }
        #expect(answers.dropLast().map { String($0.dropFirst(7)) } == expected)
    }
}
