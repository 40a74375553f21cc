import Platform

/// A session as lines of text, with its input and the effects, for bug reports and tests.
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
/// A ``Recorder`` writes a recording during a session, and a ``Replay`` runs it again. Its lines:
///
/// | line | meaning |
/// | --- | --- |
/// | `usher recording 1` | the first line: the version of the format |
/// | `program` | the program's name and version |
/// | `given` | the name and text of a value that a replay needs |
/// | `window` | the columns and lines of the window, at first and after each change |
/// | `answer` | an answer |
/// | `withheld` | an answer that was left out; a replay asks for it |
/// | `overlong`, `garbled` | an answer that was too long or not UTF-8 |
/// | `edited` | the text from an editor, after the answer that opened it |
/// | `timer`, `message` | a timer or an inbox message that came instead of an answer |
/// | `interrupt` | an interrupt; during work, with the number of the check that found it |
/// | `leave` | Ctrl-D on a terminal; with `interrupt`, Ctrl-C on a terminal |
/// | `end` | the end of the input |
/// | `move` | why a move was made, and what left (`-`) and entered (`+`) the tree, or who refused |
/// | `page` | the title of a page that was shown, or its question if it has no title |
/// | `status` | the exit status, in the last line of a session that ended |
///
/// Backslashes are doubled. Control characters, invisible characters and a space at the end of a
/// line are written like `\u{1B}`. Empty lines and lines that begin with `#` are ignored.
public struct Recording: Sendable {
    package internal(set) var program = ""
    var given: [String: (value: String, line: Int)] = [:]
    var path: String?
    private(set) var entries: [Entry] = []

    typealias Entry = (line: Int, event: Event)

    /// Something that happened in a session, as one line of its recording.
    struct Event: Hashable, Sendable {
        enum Kind: String {
            case window, answer, withheld, overlong, garbled, edited, timer, message, interrupt, leave, end
            case move, page, status
        }

        let kind: Kind
        let text: String

        init(_ kind: Kind, _ text: String = "") { (self.kind, self.text) = (kind, text) }
    }

    static let version = 1
    static let firstWords = "usher recording"

    /// Reads the text of a recording.
    ///
    /// - Throws: A ``FileError`` for the first invalid line.
    public init(_ text: String) throws(FileError) { try self.init(Array(text.utf8)) }

    /// Reads a recording from a file.
    ///
    /// - Throws: A ``FileError`` with the path and, if the text is invalid, the line number.
    public init(path: String) throws(FileError) {
        self = try FileError.reading(path) { bytes throws(FileError) in try Recording(bytes) }
        self.path = path
    }

    init(_ bytes: [UInt8]) throws(FileError) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in zip(1..., lines) {
            let isCRLF = line.last == UInt8(ascii: "\r")
            guard let text = String(validating: isCRLF ? line.dropLast() : line, as: UTF8.self) else {
                throw FileError("this line is not UTF-8 text. Save the file as UTF-8.", line: number)
            }
            if number == 1 { try Self.readFirst(text) } else { try read(text, number) }
        }
    }

    private static func readFirst(_ line: String) throws(FileError) {
        let words = line.split(separator: " ")
        guard words.count == 3, words[0] + " " + words[1] == firstWords, let version = Int(words[2]) else {
            let first = "\(firstWords) \(Self.version)"
            throw FileError("this is not a recording. The first line of one is “\(first)”.", line: 1)
        }
        guard version == Self.version else {
            throw FileError(
                "the recording has version \(version), but only \(Self.version) can be read. "
                    + "Use the program that wrote it.", line: 1)
        }
    }

    private mutating func read(_ line: String, _ number: Int) throws(FileError) {
        if line.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) || line.utf8.first == UInt8(ascii: "#") {
            return
        }
        if let event = Event(line) {
            entries.append((number, event))
            return
        }
        let (word, rest) = line.firstWord
        let text = word == "program" || word == "given" ? rest.unescaped : nil
        guard entries.isEmpty, let text, word == "program" || !text.firstWord.word.isEmpty else {
            let start = "\(line.prefix(60))\(line.count > 60 ? "…" : "")"
            throw FileError(
                "“\(start)” doesn't belong here in a recording. Type # before it to skip it.", line: number)
        }
        if word == "program" {
            program = text
        } else {
            let (name, value) = text.firstWord
            given[name] = (value, number)
        }
    }

    /// Returns a value that the recorded program was given, or `nil` if no value has that name.
    ///
    /// ```swift
    /// let seed = try recording.value(named: "seed") { UInt64($0) }
    /// ```
    ///
    /// - Throws: A ``FileError`` with the value's line number, if `read` returns `nil`.
    public func value<Value>(named name: String, _ read: (String) -> Value?) throws(FileError) -> Value? {
        guard let given = given[name] else { return nil }
        guard let value = read(given.value) else {
            throw FileError("the \(name) can't be “\(given.value)”.", path: path, line: given.line)
        }
        return value
    }

    static func head(program: String, given: [String: String]) -> String {
        var lines = ["\(firstWords) \(version)"]
        if !program.isEmpty { lines.append("program \(program.escaped)") }
        lines += given.sorted(by: <).map { "given \($0.key.escaped) \($0.value.escaped)" }
        return lines.joined(separator: "\n") + "\n\n"
    }
}

extension Recording.Event: CustomStringConvertible {
    init?(_ line: String) {
        let (word, rest) = line.firstWord
        guard let kind = Kind(rawValue: word), let text = rest.unescaped else { return nil }
        self.init(kind, text)
        if !isValid { return nil }
    }

    private var isValid: Bool {
        switch kind {
        case .answer, .edited, .move, .page: true
        case .window: window != nil
        case .status: Int32(text) != nil
        case .interrupt where !text.isEmpty: check.map { $0 > 0 } == true
        case .leave where text == "interrupt": true
        case .withheld, .overlong, .garbled, .timer, .message, .interrupt, .leave, .end: text.isEmpty
        }
    }

    var window: (width: Int, height: Int)? {
        let numbers = text.split(separator: " ").compactMap { Int($0) }
        guard kind == .window, numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
        return (numbers[0], numbers[1])
    }

    /// The number of the check that found Ctrl-C during work, counted since the previous line.
    var check: Int? { kind == .interrupt ? Int(text) : nil }

    var description: String { text.isEmpty ? kind.rawValue : "\(kind.rawValue) \(text.escaped)" }

    /// Whether the event answers a prompt, as a typed line does.
    var isAnswer: Bool { [.answer, .withheld, .overlong, .garbled, .interrupt, .leave, .end].contains(kind) }

    /// Whether the event causes the events that follow it, up to the next cause.
    var isCause: Bool { isAnswer || kind == .timer || kind == .message }

    /// Creates the event for an input; `nil` for Ctrl-L, which isn't recorded.
    init?(_ input: ConsoleInput, isSecret: Bool) {
        switch input {
        case .line(let line): self = isSecret ? Self(.withheld) : Self(.answer, line)
        case .end: self.init(.end)
        case .interrupt: self.init(.interrupt)
        case .leave(let isInterrupt): self.init(.leave, isInterrupt ? "interrupt" : "")
        case .redraw: return nil
        }
    }

    init(_ error: ConsoleError) {
        switch error {
        case .lineTooLong: self.init(.overlong)
        case .lineNotText: self.init(.garbled)
        case .readerGone, .failed, .interrupted: self.init(.end)
        }
    }

    init(_ page: borrowing Page) { self.init(.page, page.content.title ?? page.prompt.line ?? "") }

    /// Creates the event for a move; `nil` if it neither changed the stack nor was refused.
    init?(_ move: Move) {
        var words = move.reason == .program ? [] : ["\(move.reason)"]
        if let objector = move.objector {
            words.append("refused by \(type(of: objector.object))")
        } else {
            guard !move.before.isSame(as: move.after) else { return nil }
            let (ended, began) = (move.ended, move.began)
            words += ended.map { "- \($0)" } + began.map { "+ \($0)" }
            if ended.isEmpty, began.isEmpty, let top = move.after.topEntry {
                words.append("to \(top.member.name)")
            }
        }
        self.init(.move, words.joined(separator: " "))
    }
}

extension String {
    fileprivate var firstWord: (word: String, rest: String) {
        guard let space = utf8.firstIndex(of: UInt8(ascii: " ")) else { return (self, "") }
        return (String(self[..<space]), String(self[utf8.index(after: space)...]))
    }

    /// The text as one line, with backslashes and invisible characters escaped.
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

    /// Undoes ``escaped``; `nil` if the text isn't properly escaped.
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
