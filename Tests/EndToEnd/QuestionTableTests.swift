import Foundation
import Programs
import Randomness
import Testing

@Suite(
    "Every kind of question",
    .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
struct QuestionTableTests {
    static let program = Shell.products.appending(path: "Questions").path

    struct Question: CustomTestStringConvertible, Sendable {
        let number: Int
        let name: String
        /// A valid answer's lines, and the program's response.
        let answer: [String]
        let said: String
        /// The response to an empty line, or nil if the program asks again.
        let standard: String?
        /// An invalid answer's lines, and the program's error message.
        let wrong: [String]
        let refusal: String

        var testDescription: String { name }
    }

    static let questions = [
        Question(
            number: 1, name: "Text", answer: ["Grace"], said: "Name: Grace", standard: "Name: Ada",
            wrong: [":zz"], refusal: "There is no command “zz”. Type :? for help, :q to quit."),
        Question(
            number: 2, name: "Secret", answer: ["c0rrect h0rse"], said: "Token: 13 bytes", standard: nil,
            wrong: ["abc"], refusal: "That is too short; a token has four letters or more."),
        Question(
            number: 3, name: "Secret typed twice", answer: ["geheim", "geheim"], said: "Password: 6 bytes",
            standard: "Password: 7 bytes", wrong: ["geheim", "gehein"],
            refusal: "The two don't match. Type both again."),
        Question(
            number: 4, name: "Number", answer: ["1979"], said: "Year: 1979", standard: "Year: 1954",
            wrong: ["1700"], refusal: "“1700” is not a whole number from 1888 to 2100."),
        Question(
            number: 5, name: "Day", answer: ["yesterday"], said: "Day: 2024-02-29",
            standard: "Day: 2024-03-01", wrong: ["31 Feb 2024"], refusal: "“31 Feb 2024” is not a date"),
        Question(
            number: 6, name: "Case of an enum", answer: ["json"], said: "Format: json",
            standard: "Format: csv",
            wrong: ["xml"], refusal: "Type the number of a line, 1 to 2."),
        Question(
            number: 7, name: "Yes or no", answer: ["y"], said: "Deleted.", standard: "7. Delete",
            wrong: ["maybe"], refusal: "Please answer y or n. “maybe” isn't yes or no."),
        Question(
            number: 8, name: "Long text", answer: ["One", ":b", "..", "."], said: "Note: One / :b / .",
            standard: "Note: Old / note", wrong: ["."], refusal: "The text is empty."),
        Question(
            number: 9, name: "Text checked by work", answer: ["ada"], said: "Login: ada", standard: nil,
            wrong: ["root"], refusal: "“root” is taken. Use another one."),
        Question(
            number: 10, name: "Several of a list", answer: ["1 2", ""], said: "Colors: red",
            standard: "Colors: green",
            wrong: ["none", ""], refusal: "Choose at least one."),
    ]

    /// The program's complete output, including errors, and its exit status.
    typealias Outcome = (text: String, status: Int32)

    private func piped(_ lines: [String]) throws -> Outcome {
        let result = try Shell.run(
            "printf '%s\\n' \(lines.map { "'\($0)'" }.joined(separator: " ")) | \(Self.program) 2>&1")
        return (result.output, result.status)
    }

    /// Types a question's number, the answers and then more keys on a terminal.
    private func typed(_ question: Question, _ answers: [String], _ keys: String) throws -> Outcome {
        let terminal = try Terminal(of: Self.program, environment: ["TERM": "dumb"])
        terminal.waitForPrompt()
        try terminal.type("\(question.number)\n")
        terminal.waitForPrompt()
        for answer in answers {
            try terminal.type("\(answer)\n")
            if question.number != 8 || answer == "." || answer == ":b" && answers.count == 1 {
                terminal.waitForPrompt()
            }
        }
        try terminal.type(keys)
        let status = terminal.finish()
        return (terminal.screen, status)
    }

    @Test("Every question takes an answer or an empty line, and explains a refusal", arguments: questions)
    func answered(question: Question) throws {
        var cases = [
            (question.answer, [question.said]),
            (question.wrong + question.answer, [question.refusal, question.said]),
        ]
        if let standard = question.standard { cases.append(([""], [standard])) }
        for (answers, expected) in cases {
            let outcomes = [
                try piped(["\(question.number)"] + answers + ["q"]), try typed(question, answers, "q\n"),
            ]
            for outcome in outcomes {
                for line in expected { #expect(outcome.text.contains("\n\(line)"), "\(outcome.text)") }
                #expect(outcome.status == 0)
            }
        }
    }

    @Test(
        "Every question is left with nothing done by back, the end of the input or Ctrl-C",
        arguments: questions)
    func left(question: Question) throws {
        let back = [
            try piped(["\(question.number)", ":b", "q"]), try typed(question, [":b"], "q\n"),
        ]
        for outcome in back {
            #expect(outcome.text.ranges(of: "Questions\n1. ").count == 2, "\(outcome.text)")
            #expect(outcome.status == 0)
        }
        let ends = [try piped(["\(question.number)"]), try typed(question, [], "\u{4}")]
        for outcome in ends { #expect(outcome.status == 0) }
        #expect(try typed(question, [], "\u{3}").status == 130)
        let folder = try Folder()
        defer { folder.remove() }
        let conversation = try Conversation(of: Self.program, data: folder)
        try conversation.answer("\(question.number)")
        conversation.signal(SIGINT)
        #expect(conversation.finish() == 130)
        for text in back.map(\.text) + ends.map(\.text) + [conversation.output] {
            #expect(!text.contains("\n\(question.said)\n"))
        }
    }
}

@Suite("Editors", .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
struct EditorTests {
    private func screen(
        _ editor: String?, keys: String = "q\n", folder: String = NSTemporaryDirectory()
    ) throws -> String {
        let terminal = try Terminal(
            of: QuestionTableTests.program,
            environment: ["TERM": "dumb", "EDITOR": editor ?? "", "TMPDIR": folder])
        terminal.waitForPrompt()
        try terminal.type("8\n")
        terminal.waitForPrompt()
        try terminal.type(":edit\n")
        terminal.waitForPrompt()
        try terminal.type(keys)
        #expect(terminal.finish() == 0)
        return terminal.screen
    }

    @Test("An editor edits the current text, and its file is gone afterward")
    func edited() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let editor = "sh -c 'ls -l \"$1\" >\(folder.path)/seen; sed -i s/Old/New/ \"$1\"' --"
        #expect(try screen(editor).contains("\nNote: New / note\n"))
        let seen = try String(contentsOfFile: "\(folder.path)/seen", encoding: .utf8)
        #expect(seen.hasPrefix("-rw-------"))
        let path = try #require(seen.split(whereSeparator: \.isWhitespace).last.map { String($0) })
        #expect(path.hasSuffix(".txt") && !FileManager.default.fileExists(atPath: path))
    }

    @Test(
        "An editor's file is in a folder even if TMPDIR is empty or isn't one",
        arguments: ["", "/nowhere", "/bin/sh", "/dev/null"])
    func noFolder(folder: String) throws {
        let screen = try screen("sed -i s/Old/New/", keys: ":q\n", folder: folder)
        #expect(screen.contains("\nNote: New / note\n"))
    }

    @Test(
        "A failing editor leaves the text as it was, and its own text is kept in a file",
        arguments: [("printf New", 3, "3"), (#"printf "\377""#, 0, "no UTF-8")])
    func kept(writing: String, status: Int, reason: String) throws {
        let folder = try Folder()
        defer { folder.remove() }
        let script = "\(folder.path)/editor"
        try Data("\(writing) >\"$1\"; exit \(status)\n".utf8).write(to: URL(filePath: script))
        let screen = try screen("sh \(script)", keys: ":q\n", folder: folder.path)
            .replacing("\n", with: " ")
        #expect(screen.contains("The text is unchanged, because the editor failed: sh \(script): \(reason) "))
        let said = try #require(screen.firstMatch(of: /What you wrote is kept in (\S*)\. Note/))
        let bytes = try Data(contentsOf: URL(filePath: String(said.1)))
        #expect(bytes == (status == 0 ? Data([0xFF]) : Data("New".utf8)))
    }

    @Test("An editor's text that can't be read is kept, with a message")
    func unreadable() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let editor = "sh -c 'rm \"$1\"; mkdir \"$1\"' --"
        let screen = try screen(editor, keys: ":q\n", folder: folder.path).replacing("\n", with: " ")
        let said = try #require(screen.firstMatch(of: /What you wrote is kept in (\S*)\. Note/))
        #expect(FileManager.default.fileExists(atPath: String(said.1)))
    }

    @Test("Any text from an editor is the answer, or refused and kept as it is")
    func anything() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let count = 25
        for number in 0..<count {
            var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(number))
            let bytes = Array("Zwölf\tMonate\n\n  七人の侍\nEnd".utf8).damaged(using: &random)
            try Data(bytes).write(to: URL(filePath: "\(folder.path)/\(number)"))
        }
        // A fake editor, which writes the next text each time it's run.
        let script = "\(folder.path)/editor"
        try Data(
            """
            cd '\(folder.path)'; n=$(cat next 2>/dev/null || echo 0); echo $((n + 1)) >next; cat $n >"$1"
            echo "$1" >path.$n

            """.utf8
        ).write(to: URL(filePath: script))
        let terminal = try Terminal(
            of: QuestionTableTests.program,
            environment: ["TERM": "dumb", "EDITOR": "sh \(script)", "TMPDIR": folder.path])
        for number in 0..<count {
            let seed: Comment = "USHER_SEED=\(RandomNumbers.seed), text \(number)"
            terminal.waitForPrompt()
            try terminal.type("8\n")
            terminal.waitForPrompt()
            let start = terminal.screen.utf8.count
            try terminal.type(":edit\n")
            terminal.waitForPrompt()
            let shown = String(decoding: terminal.screen.utf8.dropFirst(start), as: UTF8.self)
            let bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/\(number)"))
            let path = try String(contentsOfFile: "\(folder.path)/path.\(number)", encoding: .utf8).dropLast()
            let kept = FileManager.default.contents(atPath: String(path))
            if String(validating: bytes, as: UTF8.self) == nil {
                #expect(shown.replacing("\n", with: "").contains("no UTF-8"), seed)
                #expect(kept == bytes, seed)
            } else {
                let isEmpty = bytes.isEmpty || bytes == Data("\n".utf8)
                #expect(shown.contains(isEmpty ? "The text is empty." : "\nNote: "), seed)
                #expect(kept == nil, seed)
            }
            if !shown.contains("\nNote: ") || shown.hasSuffix("\nNote: ") {
                try terminal.type(":b\n")
            } else {
                try terminal.type("\n")
            }
        }
        terminal.waitForPrompt()
        try terminal.type("q\n")
        #expect(terminal.finish() == 0)
    }

    @Test("An editor that removes its file leaves the text as it was")
    func taken() throws {
        #expect(
            try screen("rm", keys: ":q\n").contains(
                "\nThe text is unchanged, because the editor failed: rm: No such file or directory\nNote"))
    }

    @Test("An editor that fails, or isn't set, leaves the text as it was")
    func failed() throws {
        #expect(
            try screen("false", keys: ":q\n").contains(
                "\nThe text is unchanged, because the editor failed: false: 1\nNote"))
        #expect(try screen(nil, keys: ":q\n").contains("\nNeither $VISUAL nor $EDITOR is set."))
    }

    @Test("An editor needs a terminal")
    func piped() throws {
        let result = try Shell.run(
            "printf '8\\n:edit\\nOne\\n.\\nq\\n' | EDITOR=false \(QuestionTableTests.program)")
        #expect(
            result.errorOutput
                == "There is no terminal to edit on. Type the text here, and end with a dot on its own line.\n"
        )
        #expect(result.output.contains("\nNote: One\n"))
    }
}
