import Foundation
import Programs
import Randomness
import Testing

/// Keys typed on a real terminal have the same effect as lines sent through a pipe.
@Suite(
    "Keys on a terminal", .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
struct SameKeysTests {
    private static let program = Shell.products.appending(path: "Questions").path
    private static let (up, down) = ("\u{1B}[A", "\u{1B}[B")

    /// An answer as lines for a pipe and as keys for a terminal.
    private typealias Answer = (lines: [String], keys: String)

    /// Returns random keys that type a text, some with mistakes that are corrected.
    private func keys(for text: String, with numbers: inout RandomNumbers) -> String {
        let characters = Array(text)
        let cut = Int.random(in: 0...characters.count, using: &numbers)
        let (head, tail) = (String(characters[..<cut]), String(characters[cut...]))
        return switch Int.random(in: 0..<8, using: &numbers) {
        case 0: text
        case 1: "quite wrong\u{15}" + text
        case 2: "wrong\u{1B}" + (text.first?.isASCII == true ? "z\u{7F}" : "") + text
        // A family emoji typed scalar by scalar would merge with a family emoji right after it.
        case 3 where !tail.hasPrefix("👨‍👩‍👧"): tail + "\u{1}" + head
        case 4: head + "zz" + tail + String(repeating: "\u{1B}[D", count: tail.count) + "\u{7F}\u{7F}"
        case 5: Self.up + "\u{17}\u{15}" + text + " zz\u{17}\u{7F}"
        case 6: "\u{1B}[200~\(text)\u{1B}[201~"
        default: text + Self.up + Self.down
        }
    }

    private func word(_ numbers: inout RandomNumbers) -> String {
        let letters = ["a", "b", "é", "e\u{301}", "日", "本", "👨‍👩‍👧", "x", " ", "O", "["]
        let middle = (0..<Int.random(in: 0...30, using: &numbers)).map { _ in
            letters.randomElement(using: &numbers) ?? ""
        }
        return "w" + middle.joined() + "w"
    }

    /// Returns the number of a question and a random answer to it.
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
        case 4:
            return (
                5,
                isKept
                    ? kept()
                    : typed(["yesterday", "2001-02-03", "1 May 1999"].randomElement(using: &numbers) ?? "")
            )
        case 5:
            if isKept { return (6, kept()) }
            let number = Int.random(in: 1...2, using: &numbers)
            let picked = String(repeating: Self.down, count: number) + "\r"
            return (6, (["\(number)"], Bool.random(using: &numbers) ? picked : typed("\(number)").keys))
        // The y is typed, since a pasted y wouldn't be accepted.
        case 6: return (7, isKept ? kept() : (["y"], "n\u{7F}y\r"))
        case 7:
            // A pasted dot would be part of the text, so the final dot is typed.
            let text = [word(&numbers), "", word(&numbers)]
            let joined = text.joined(separator: "\n")
            let keys = Bool.random(using: &numbers) ? joined : "\u{1B}[200~\(joined)\u{1B}[201~"
            return (8, (text + ["."], keys + "\r.\r"))
        case 8: return (9, typed(word(&numbers)))
        case 9:
            let picked = (1...3).filter { $0 == 1 || Bool.random(using: &numbers) }
            if Bool.random(using: &numbers) {
                return (
                    10,
                    (
                        ["none", picked.map { "\($0)" }.joined(separator: " "), ""],
                        "none\r\(picked.map { "\($0)" }.joined(separator: " "))\r\r"
                    )
                )
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

    @Test("Random keys on a terminal give the same values as the same answers on a pipe", arguments: 0..<4)
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
        let piped = try Shell.run(
            "printf '%s\\n' \((lines + ["q"]).map { "'\($0)'" }.joined(separator: " ")) | \(command)")
        let terminal = try Terminal(of: command)
        terminal.waitForPrompt()
        try terminal.type(keys + "q\r")
        #expect(terminal.finish() == 0)
        func results(_ text: String) -> [Substring] {
            text.split(separator: "\n").filter { $0.hasPrefix("= ") }
        }
        let seed: Comment =
            "USHER_SEED=\(RandomNumbers.seed), round \(round): \(lines), \(keys.debugDescription)"
        #expect(!results(piped.output).isEmpty, seed)
        #expect(results(terminal.screen) == results(piped.output), seed)
    }

    private enum KeyEffect {
        case nothing, left, right, home, end, wordLeft, wordRight, backspace, delete, deleteWordLeft,
            deleteWordRight
        case deleteToStart, deleteToEnd, emptied, value, space

        /// Returns the line after typing the key and then `sign`. The cursor starts before the last
        /// three characters.
        func line(_ text: String, sign: Character) -> String {
            var (head, tail) = (Array(text.dropLast(3)), Array(text.suffix(3)))
            func startOfWord() -> Int {
                let word = head.lastIndex { $0 != " " } ?? 0
                return head[..<word].lastIndex(of: " ").map { $0 + 1 } ?? 0
            }
            switch self {
            case .nothing: break
            case .left: tail.insert(head.removeLast(), at: 0)
            case .right: head.append(tail.removeFirst())
            case .home: (head, tail) = ([], head + tail)
            // The last three characters are in one word, so both keys move to the end.
            case .end, .wordRight: (head, tail) = (head + tail, [])
            case .wordLeft:
                tail = head[startOfWord()...] + tail
                head.removeSubrange(startOfWord()...)
            case .backspace: head.removeLast()
            case .delete: tail.removeFirst()
            case .deleteWordLeft: head.removeSubrange(startOfWord()...)
            case .deleteWordRight, .deleteToEnd: tail = []
            case .deleteToStart: head = []
            case .emptied: (head, tail) = ([], [])
            case .value: (head, tail) = (Array("Ada"), [])
            case .space: head.append(" ")
            }
            return String(head + [sign] + tail)
        }
    }

    private static let effects: [String: (keys: String, effect: KeyEffect)] = [
        "Left": ("\u{1B}[D", .left), "Ctrl-B": ("\u{2}", .left), "Right": ("\u{1B}[C", .right),
        "Ctrl-F": ("\u{6}", .right), "Home": ("\u{1B}[H", .home), "Ctrl-A": ("\u{1}", .home),
        "End": ("\u{1B}[F", .end), "Ctrl-E": ("\u{5}", .end), "Ctrl-Left": ("\u{1B}[1;5D", .wordLeft),
        "Alt-B": ("\u{1B}b", .wordLeft), "Ctrl-Right": ("\u{1B}[1;5C", .wordRight),
        "Alt-F": ("\u{1B}f", .wordRight),
        "Backspace": ("\u{7F}", .backspace), "Delete": ("\u{1B}[3~", .delete),
        "Ctrl-W": ("\u{17}", .deleteWordLeft),
        "Alt-D": ("\u{1B}d", .deleteWordRight), "Ctrl-U": ("\u{15}", .deleteToStart),
        "Ctrl-K": ("\u{B}", .deleteToEnd), "Escape": ("\u{1B}", .emptied), "Ctrl-C": ("\u{3}", .emptied),
        "Ctrl-D": ("\u{4}", .emptied), "Up": (up, .value), "Ctrl-P": ("\u{10}", .value),
        "Down": (up + down, .nothing),
        "Ctrl-N": (up + "\u{E}", .nothing), "PageDown": ("\u{1B}[6~", .nothing),
        "PageUp": ("\u{1B}[5~", .nothing), "Ctrl-L": ("\u{C}", .nothing),
        "Tab": ("\t", .nothing), "Space": (" ", .space),
        "Enter": ("", .nothing),
    ]

    private static let texts = [
        "one two three", String(repeating: "many words ", count: 30) + "end", "日本 語の映画 館日本",
        "e\u{301}a\u{308} o\u{302}u 👨‍👩‍👧x ne\u{301}e",
    ]

    @Test(
        "Keys do what the article says, on lines of one row, of several, and of any characters",
        arguments: texts)
    func documented(text: String) throws {
        let folder = try Folder()
        defer { folder.remove() }
        let article = try String(
            contentsOf: Shell.repository.appending(path: "Sources/Usher/Usher.docc/Questions.md"),
            encoding: .utf8)
        let table = try #require(article.firstRange(of: "| key |")).upperBound
        let rows = article[table...].split(separator: "\n").prefix { $0.hasPrefix("|") || $0.hasPrefix(" ") }
        let names = rows.flatMap { $0.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) } }
        #expect(Set(names) == Set(Self.effects.keys))
        let terminal = try Terminal("\(folder.path)/recording", of: Self.program)
        terminal.waitForPrompt()
        var expected: [String] = []
        for (name, effect) in Self.effects.sorted(by: { $0.key < $1.key }) {
            expected.append(effect.effect.line(text, sign: "+"))
            try terminal.type("1\r")
            terminal.wait(for: "Name (Enter for Ada): ")
            if name == "Ctrl-C" {
                // Ctrl-C discards unread input, so wait until the text has been read.
                try terminal.type(text + "!")
                terminal.wait(for: "!")
                try terminal.type(effect.keys)
                terminal.wait(for: "\u{1B}[J")
                try terminal.type("+\r")
            } else {
                try terminal.type(text + "\u{2}\u{2}\u{2}" + effect.keys + "+\r")
            }
            terminal.wait(for: "> ")
        }
        try terminal.type("q\r")
        #expect(terminal.finish() == 0)
        let recording = try String(contentsOfFile: "\(folder.path)/recording", encoding: .utf8)
        let answers = recording.split(separator: "\n").filter { $0.hasPrefix("answer ") && $0 != "answer 1" }
        #expect(answers.dropLast().map { String($0.dropFirst(7)) } == expected)
    }
}
