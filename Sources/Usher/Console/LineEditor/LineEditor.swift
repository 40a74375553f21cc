/// A line that is typed and corrected on a terminal.
///
/// It knows nothing of the terminal but its width: bytes of keys come in, bytes to be written go out.
struct LineEditor {
    enum Outcome: Equatable {
        case line(String)
        /// The line is no answer, or hardly meant as one.
        case refused(Refusal)
        /// A paste was larger than what is kept.
        case tooLong
        case end
    }

    private var keys = KeyReader()
    /// Bytes that came behind the end of a line.
    private var ahead: ArraySlice<UInt8> = []
    /// What was pasted behind a line break, and waits for the next prompt.
    private var rest = ""
    private var expected = ExpectedLine()
    private(set) var line = TypedLine()
    /// What was refused last because a command stands behind the value: typed again, it is meant.
    private var doubted: String?
    /// Whether the line was pasted with its end.
    private var isEntered = false
    private var drawing = LineDrawing(width: 80)
    /// What was typed at each kind of prompt, the latest last, and where in that the person is.
    private var history: [String: [String]] = [:]
    private var place = 0
    /// What was typed before one of these was brought back.
    private var draft = TypedLine()
    private var width = 80
    private var prompt = ""
    private var output = ""

    /// A line begins.
    mutating func begin(_ expected: ExpectedLine) {
        self.expected = expected
        line = TypedLine(expected.value)
        isEntered = false
        if !rest.isEmpty {
            let end = rest.firstIndex(of: "\n") ?? rest.endIndex
            line = TypedLine(String(rest[..<end]))
            isEntered = end < rest.endIndex && expected.isUnderWay
            rest = String(rest[end...].dropFirst())
        }
        place = history[expected.kind]?.count ?? 0
        draft = line
    }

    /// Lets go of what was expected, and of what was typed.
    mutating func forget() {
        expected = ExpectedLine()
        history = [:]
    }

    /// Lets go of the page that asks.
    mutating func forgetPage() { (expected.candidates, expected.takes) = ({ _ in [] }, { _ in true }) }

    /// Forgets what was pasted for prompts that don't come now.
    mutating func forgetRest() { rest = "" }

    /// What takes the line away behind its prompt, for something else to be written.
    mutating func clear(width: Int) -> [UInt8] { Array(drawing.show(TypedLine(), width: width).utf8) }

    /// What leads to the line's end.
    mutating func leave(width: Int) -> [UInt8] {
        self.width = width
        var line = line
        line.apply(.lineEnd)
        return Array(show(line).utf8)
    }

    /// A prompt was written; the line is to stand behind it.
    mutating func begin(behind prompt: String, width: Int) {
        (self.prompt, self.width) = (prompt, width)
        drawing = LineDrawing(behind: prompt, width: width)
    }

    mutating func add(_ bytes: [UInt8]) { ahead += bytes }

    /// Does what the keys do that have come, up to the end of a line.
    mutating func next(width: Int) -> Outcome? {
        self.width = width
        if isEntered { return enter() }
        while let byte = ahead.popFirst() {
            if let key = keys.next(byte), let outcome = press(key) { return outcome }
        }
        output += show(line)
        return nil
    }

    /// What is to be written by now.
    mutating func takeOutput() -> [UInt8] {
        defer { output = "" }
        return Array(output.utf8)
    }

    private mutating func show(_ line: TypedLine) -> String {
        drawing.show(expected.isSecret ? TypedLine() : line, width: width)
    }

    private mutating func press(_ key: Key) -> Outcome? {
        switch key {
        case .enter: return enter()
        case .endOfInput:
            if line.characters.isEmpty { return .end }
            line.apply(.delete)
        case .paste(let text): return paste(text)
        case .pasteTooLong: return refusePaste()
        case .tab: complete()
        case .up: recall(place - 1)
        case .down: recall(place + 1)
        default: line.apply(key)
        }
        return nil
    }

    private mutating func enter() -> Outcome {
        line.apply(.lineEnd)
        output += show(line) + "\n"
        drawing = LineDrawing(width: width)
        let text = line.text
        line = TypedLine()
        isEntered = false
        if !text.isEmpty, !expected.isSecret, history[expected.kind]?.last != text {
            history[expected.kind, default: []].append(text)
        }
        let isDoubted = text == doubted
        doubted = nil
        if expected.value.isEmpty { return .line(text) }
        if text == expected.value { return .line("") }
        if text.isEmpty { return expected.clear.map { .line($0) } ?? .refused(Refusal(.empty)) }
        guard !isDoubted, let command = expected.command(behindValueIn: text) else { return .line(text) }
        guard expected.takes(text) else { return .line(command) }
        doubted = text
        return .refused(Refusal(.endsInCommand(text.quotation, command)))
    }

    /// What was pasted up to its first line break is a line, and what stands behind that waits; of a long text all is.
    private mutating func paste(_ text: String) -> Outcome? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        if expected.isLong {
            if !expected.isUnderWay, line.characters.isEmpty { lines = Array(lines.drop(while: \.isEmpty)) }
            // A dot alone would end it.
            lines = lines.map { !$0.isEmpty && $0.allSatisfy { $0 == "." } ? $0 + "." : $0 }
        }
        guard let first = lines.first else { return nil }
        if text.utf8.count + rest.utf8.count > KeyReader.mostPasted { return refusePaste() }
        line.insert(first)
        guard lines.count > 1 else { return nil }
        rest = lines.dropFirst().joined(separator: "\n") + (rest.isEmpty ? "" : "\n" + rest)
        return enter()
    }

    private mutating func refusePaste() -> Outcome {
        output += show(line) + "\n"
        drawing = LineDrawing(width: width)
        return .tooLong
    }

    private mutating func recall(_ place: Int) {
        let earlier = history[expected.kind] ?? []
        guard !expected.isSecret, 0...earlier.count ~= place else { return }
        if self.place == earlier.count { draft = line }
        self.place = place
        line = place < earlier.count ? TypedLine(earlier[place]) : draft
    }

    private static let mostCandidates = 50

    /// Puts in what begins so; where there are several, they are listed, and the prompt stands again.
    private mutating func complete() {
        guard !expected.isSecret else { return }
        let typed = line.head
        let start = typed.lowercased()
        let fitting = expected.candidates(typed).filter { candidate in
            candidate.lowercased().hasPrefix(start)
                && !candidate.unicodeScalars.contains { $0 != $0.harmless }
        }
        if fitting.count < 2 {
            if let candidate = fitting.first { line.replaceHead(with: candidate) }
            return
        }
        var names = Array(fitting.prefix(Self.mostCandidates))
        if fitting.count > names.count { names.append("…") }
        var end = line
        end.apply(.lineEnd)
        output += show(end) + "\n" + names.joined(separator: "\n") + "\n" + prompt
        drawing = LineDrawing(behind: prompt, width: width)
    }
}
