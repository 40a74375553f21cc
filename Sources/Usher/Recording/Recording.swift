import Platform

/// A session as lines of text, with its input and its effects: a bug report, and a test.
///
///     usher recording 1
///     program movies 1.0.0
///     given day 2024-08-31
///     given seed 42
///
///     move + AppCoordinator
///     move + MovieListCoordinator
///     move + MovieListScreen
///     page Movies
///
///     answer 1
///     move + MovieDetailCoordinator
///     move + MovieDetailScreen
///     page 12 Years a Slave (2013)
///
/// A ``Recorder`` writes one while a session runs, and a ``Replay`` runs it again. Each line begins with
/// what it tells:
///
/// | line | what it tells |
/// | --- | --- |
/// | `usher recording 1` | the first line: the version of the format |
/// | `program` | what ran, in the words of the program |
/// | `given` | something that the program was given from outside: its name, and its value |
/// | `window` | the columns and lines of the window, at first and where they changed |
/// | `answer` | a line that was answered |
/// | `withheld` | in the place of an answer: it was left out, and is asked for when this is run again |
/// | `overlong`, `garbled` | in the place of an answer: a line that was too long, or no UTF-8 |
/// | `edited` | the text that an editor made, behind the answer that opened it |
/// | `timer`, `message` | what came at a prompt in the place of an answer: a timer was due, or an inbox heard something |
/// | `interrupt` | Ctrl-C at a prompt; with a number, in work that looked for it so often since the line before |
/// | `leave` | Ctrl-D on an empty line of a terminal; with `interrupt`, Ctrl-C there |
/// | `end` | the end of the input |
/// | `move` | what left the tree (`-`), what came (`+`), who asked for it unless it was the program, and who refused it |
/// | `page` | the title of a page that was shown, or its question where it has none |
/// | `status` | the last line of a session that has ended: its exit status |
///
/// A backslash is written `\\`, and a control or invisible character or a space at the end by its number: `\u{1B}`. Empty
/// lines and those that begin with `#` mean nothing.
public struct Recording: Sendable {
    /// The program's name and version, in its own words.
    package internal(set) var program = ""

    /// The values given to the program from outside, by name.
    var given: [String: Parameter] = [:]

    /// The file that it was read from.
    var path: String?

    /// The events, each with its line, counted from 1.
    private(set) var entries: [Entry] = []

    struct Parameter: Sendable {
        let value: String
        let line: Int
    }

    struct Entry: Sendable {
        let line: Int
        let event: Event
    }

    /// A line behind the first ones.
    enum Event: Hashable, Sendable {
        case window(width: Int, height: Int)
        case answer(String)
        case withheld
        case overlong
        case garbled
        case edited(String)
        case timer
        case message
        case interrupt
        /// Work had looked for it so often since the line before.
        case interruptOfWork(looks: Int)
        /// The person at a terminal wanted to leave.
        case leave(isInterrupt: Bool)
        case end
        case move(String)
        case page(String)
        case status(Int32)
    }

    static let version = 1
    static let firstWords = "usher recording"

    /// Reads the text of a recording.
    ///
    /// - Throws: A ``FileError`` for a line that is none of a recording.
    public init(_ text: String) throws(FileError) {
        try self.init(Array(text.utf8))
    }

    /// Reads the recording in a file.
    ///
    /// - Throws: A ``FileError`` that names the file, and the line where it is about one.
    public init(path: String) throws(FileError) {
        self = try FileError.reading(path) { bytes throws(FileError) in try Recording(bytes) }
        self.path = path
    }

    init(_ bytes: [UInt8]) throws(FileError) {
        var number = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let isCRLF = line.last == UInt8(ascii: "\r")
            guard let text = String(validating: isCRLF ? line.dropLast() : line, as: UTF8.self) else {
                throw FileError(.notText, line: number)
            }
            if number == 1 { try Self.readFirst(text) } else { try read(text, number) }
        }
    }

    private mutating func read(_ line: String, _ number: Int) throws(FileError) {
        if line.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) || line.utf8.first == UInt8(ascii: "#") {
            return
        }
        if try readGiven(line, number) { return }
        guard let event = Event(line) else { throw FileError(.noLine(line), line: number) }
        entries.append(Entry(line: number, event: event))
    }

    private static func readFirst(_ line: String) throws(FileError) {
        let words = line.split(separator: " ")
        guard words.count == 3, words[0] + " " + words[1] == firstWords, let version = Int(words[2]) else {
            throw FileError(.noRecording, line: 1)
        }
        guard version == Self.version else { throw FileError(.otherVersion(version), line: 1) }
    }

    /// Reads a line about what the program was given; false for another line.
    private mutating func readGiven(_ line: String, _ number: Int) throws(FileError) -> Bool {
        let (word, rest) = line.firstWord
        guard word == "program" || word == "given" else { return false }
        guard entries.isEmpty, let text = rest.unescaped else {
            throw FileError(.noLine(line), line: number)
        }
        if word == "program" {
            program = text
        } else {
            let (name, value) = text.firstWord
            if name.isEmpty { throw FileError(.noLine(line), line: number) }
            given[name] = Parameter(value: value, line: number)
        }
        return true
    }

    /// A value given to the program under a name; `nil` where there was none.
    ///
    /// ```swift
    /// let seed = try recording.value(named: "seed") { UInt64($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - read: Makes what was given out of its text, or `nil` where that can't be.
    /// - Throws: A ``FileError`` that names the line, where `read` can't read it.
    public func value<Value>(named name: String, _ read: (String) -> Value?) throws(FileError) -> Value? {
        guard let given = given[name] else { return nil }
        guard let value = read(given.value) else {
            throw FileError(.unusable(name: name, value: given.value), path: path, line: given.line)
        }
        return value
    }

    /// The lines before what happens.
    static func head(program: String, given: [String: String]) -> String {
        var lines = ["\(firstWords) \(version)"]
        if !program.isEmpty { lines.append("program \(program.escaped)") }
        lines += given.sorted(by: <).map { "given \($0.key.escaped) \($0.value.escaped)" }
        return lines.joined(separator: "\n") + "\n\n"
    }
}

extension Recording.Event: CustomStringConvertible {
    /// The line in the file.
    var description: String {
        let (word, text) = parts
        return text.isEmpty ? word : "\(word) \(text.escaped)"
    }

    private var parts: (word: String, text: String) {
        switch self {
        case .window(let width, let height): ("window", "\(width) \(height)")
        case .answer(let line): ("answer", line)
        case .withheld: ("withheld", "")
        case .overlong: ("overlong", "")
        case .garbled: ("garbled", "")
        case .edited(let text): ("edited", text)
        case .timer: ("timer", "")
        case .message: ("message", "")
        case .interrupt: ("interrupt", "")
        case .interruptOfWork(let looks): ("interrupt", "\(looks)")
        case .leave(let isInterrupt): ("leave", isInterrupt ? "interrupt" : "")
        case .end: ("end", "")
        case .move(let move): ("move", move)
        case .page(let title): ("page", title)
        case .status(let status): ("status", "\(status)")
        }
    }

    /// Those whose lines say no more.
    private static let plain: [Self] = [
        .withheld, .overlong, .garbled, .timer, .message, .interrupt, .leave(isInterrupt: false),
        .leave(isInterrupt: true), .end,
    ]

    init?(_ line: String) {
        let (word, rest) = line.firstWord
        guard let text = rest.unescaped else { return nil }
        if let event = Self.plain.first(where: { $0.parts == (word, text) }) {
            self = event
            return
        }
        let numbers = text.split(separator: " ").compactMap { Int($0) }
        switch word {
        case "window" where numbers.count == 2 && numbers.allSatisfy { $0 > 0 }:
            self = .window(width: numbers[0], height: numbers[1])
        case "answer": self = .answer(text)
        case "move": self = .move(text)
        case "page": self = .page(text)
        case "edited": self = .edited(text)
        case "interrupt":
            guard let looks = Int(text), looks > 0 else { return nil }
            self = .interruptOfWork(looks: looks)
        case "status":
            guard let status = Int32(text) else { return nil }
            self = .status(status)
        default: return nil
        }
    }

    /// Whether it comes from the person, as a line does.
    var isAnswer: Bool {
        switch self {
        case .answer, .withheld, .overlong, .garbled, .interrupt, .interruptOfWork, .leave, .end: true
        case .window, .edited, .timer, .message, .move, .page, .status: false
        }
    }

    /// Whether the lines up to the next such one come of it.
    var isCause: Bool { isAnswer || self == .timer || self == .message }
}

extension String {
    /// The text before the first space, and the text behind it.
    fileprivate var firstWord: (word: String, rest: String) {
        guard let space = utf8.firstIndex(of: UInt8(ascii: " ")) else { return (self, "") }
        return (String(self[..<space]), String(self[utf8.index(after: space)...]))
    }

    /// The text in one line that can be seen to its end.
    fileprivate var escaped: String {
        var text = ""
        let last = unicodeScalars.indices.last
        for index in unicodeScalars.indices {
            let scalar = unicodeScalars[index]
            if scalar == "\\" {
                text += "\\\\"
            } else if scalar.properties.generalCategory == .control
                || scalar.isInvisible && !unicodeScalars.joins(at: index)
                || scalar.properties.isWhitespace && index == last
            {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text that was escaped, if it is one.
    fileprivate var unescaped: String? {
        var text = ""
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "\\": text.unicodeScalars.append("\\")
            case "u":
                guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
                    let scalar = UInt32(String(rest[..<end]), radix: 16).flatMap(Unicode.Scalar.init)
                else { return nil }
                text.unicodeScalars.append(scalar)
                rest = rest[rest.index(after: end)...]
            default: return nil
            }
        }
        return text
    }
}
