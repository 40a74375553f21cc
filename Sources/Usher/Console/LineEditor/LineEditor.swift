/// Edits a line on a terminal: takes the bytes of keys, and returns bytes to write.
package struct LineEditor {
    private var keys = KeyDecoder()
    private var ahead: ArraySlice<UInt8> = []
    private var expected = LinePrompt()
    private(set) var line = EditedLine()
    var history = LineHistory()
    /// The lines that Up shows, latest last: history, the current value, a refused line.
    private var earlier: [String] = []
    /// The arrows' selection: negative for earlier lines, positive for rows, 0 for the typed line.
    private var place = 0
    private var draft = EditedLine()
    /// The state before Escape, to restore if Escape was only the start of another key.
    private var escaped: (line: EditedLine, place: Int, draft: EditedLine, isPasted: Bool)?
    private var entered: (text: String, kind: String, place: Int)?
    private var isPasted = false
    /// Pasted text for the next prompts.
    private var pasted = ""
    private var drawing = LineRenderer(width: 80)
    private var width = 80
    private var prompt = ""
    private var output = ""
    private var picks = ListedCompletions()

    private struct ListedCompletions {
        var names: [String] = []
        var line = EditedLine()
        var number = 0

        func picked() -> EditedLine? {
            guard names.indices.contains(number - 1) else { return nil }
            var picked = line
            picked.replaceHead(with: names[number - 1])
            return picked
        }
    }

    private var endedLine = EditedLine()
    package var ended: String { LineRenderer.text(of: endedLine) }
    package var shown: String { expected.isSecret ? "" : LineRenderer.text(of: line) }
    package init() {}

    package mutating func begin(_ expected: LinePrompt, after outcome: AnswerOutcome = .taken) {
        self.expected = expected
        empty()
        escaped = nil
        let last = entered?.kind == expected.kind ? entered : nil
        if let entered, outcome != .withheld, entered.place == 0, !entered.text.isEmpty {
            history.add(entered.text, at: entered.kind)
        }
        entered = nil
        let refused = outcome == .refused ? last?.text ?? "" : ""
        earlier = history.lines(at: expected.kind)
        if earlier.last == refused { earlier.removeLast() }
        for text in [expected.value, refused] where !text.isEmpty && text != earlier.last {
            earlier.append(text)
        }
        if !pasted.isEmpty, expected.pastes == .lineByLine || expected.pastes == .asText {
            (line, pasted, isPasted) = (EditedLine(pasted), "", true)
        } else if let last, !expected.rows.isEmpty {
            if last.place == Self.placeOfNextRows {
                _ = go(to: 1)
            } else if expected.isSeveral, last.place <= expected.rows.count {
                // Stay at the row just turned on or off, so that arrow keys go on from there.
                place = last.place
            }
        }
    }

    mutating func forget() {
        expected = LinePrompt()
        history = LineHistory()
        entered = nil
        empty()
    }

    mutating func forgetPage() { expected.candidates = { _ in [] } }

    @discardableResult
    package mutating func empty() -> Bool {
        defer { (line, draft, place, picks, isPasted) = (EditedLine(), EditedLine(), 0, .init(), false) }
        return !line.characters.isEmpty
    }

    /// Empties the line, and discards pending pasted lines.
    package mutating func interrupt() -> Bool {
        pasted = ""
        return empty()
    }

    mutating func clear(width: Int) -> [UInt8] { Array(drawing.show(EditedLine(), width: width).utf8) }

    mutating func begin(after prompt: String, width: Int) {
        (self.prompt, self.width) = (prompt, width)
        drawing = LineRenderer(after: prompt, width: width)
    }

    package mutating func add(_ bytes: some Sequence<UInt8>) { ahead += bytes }

    /// Handles the added bytes. Returns nil if more are needed.
    package mutating func next(width: Int) -> ConsoleInput? {
        self.width = width
        while let byte = ahead.first {
            let key = keys.next(byte)
            if !keys.isUnread { ahead.removeFirst() }
            if keys.takesBackEscape, let before = escaped {
                (line, place, draft, isPasted) = before
                escaped = nil
            }
            guard let key else { continue }
            if !keys.isUndecided { escaped = nil }
            if keys.isPasting {
                paste(key)
            } else if let input = press(key) {
                return input
            }
        }
        keys.pause()
        output += show(line)
        return nil
    }

    package mutating func takeOutput() -> [UInt8] { Array(output.takeAll().utf8) }

    private mutating func show(_ line: EditedLine) -> String {
        drawing.show(expected.isSecret ? EditedLine() : line, width: width)
    }

    private mutating func press(_ key: Key) -> ConsoleInput? {
        if key == .escape { escaped = (line, place, draft, isPasted) }
        if pick(with: key) { return nil }
        switch key {
        case .enter: return enter()
        case .escape: if !line.characters.isEmpty { empty() }
        case .endOfInput: if !empty() { return .end }
        case .tab: complete()
        case .up: return go(to: place - 1)
        case .down: return go(to: place + 1)
        case .pageUp: return turn(with: expected.turns?.previous)
        case .pageDown: return turn(with: expected.turns?.next)
        case .redraw:
            output += "\u{1B}[H\u{1B}[2J"
            drawing = LineRenderer(width: width)
            return .redraw
        case .text(" ") where expected.isSeveral && place > 0:
            line = EditedLine(expected.rows[place - 1].shown)
            return enter()
        // A line this long will be refused, so ignore more characters, which are probably pasted.
        case .text where line.characters.count > LineReader.limit: break
        default:
            leaveRows()
            line.apply(key)
            if line.characters.isEmpty { isPasted = false }
        }
        return nil
    }

    private mutating func paste(_ key: Key) {
        guard case .text(let text) = key else { return }
        if expected.pastes == .later {
            if !isPasted, !pasted.isEmpty, !pasted.hasSuffix("\n") { pasted += "\n" }
            isPasted = true
            return pasted += text
        }
        leaveRows()
        line.insert(text)
        (picks, isPasted) = (ListedCompletions(), true)
    }

    private mutating func enter() -> ConsoleInput {
        if isPasted, expected.pastes == .lineByLine, let end = line.characters.firstIndex(of: "\n") {
            pasted = String(line.characters[(end + 1)...])
            line = EditedLine(String(line.characters[..<end]))
        }
        endLine()
        let isOnRow = place > 0 && !line.characters.isEmpty
        var text = place < 0 && line.text == expected.value ? "" : line.text
        if isOnRow, place <= expected.rows.count { text = expected.rows[place - 1].answer }
        entered = expected.isSecret ? nil : (text, expected.kind, isOnRow ? place : 0)
        switch expected.pastes {
        case .asText where isPasted && !text.hasSuffix("\n"): text += "\n"
        case .asOne where isPasted && text.hasSuffix("\n"): text.removeLast()
        default: break
        }
        line = EditedLine()
        return .line(text)
    }

    private mutating func endLine() {
        line.apply(.lineEnd)
        endedLine = expected.isSecret ? EditedLine() : line
        output += show(line) + "\n"
        drawing = LineRenderer(width: width)
    }

    private mutating func leaveRows() { if place > 0 { (line, place) = (EditedLine(), 0) } }

    private static let placeOfNextRows = Int.max

    /// Whether turning the page would lose typed text.
    private var hasTyped: Bool { !(place > 0 ? draft : line).characters.isEmpty }

    /// Shows an earlier line, a row or the typed line. After the last row, turns to the next page.
    private mutating func go(to place: Int) -> ConsoleInput? {
        guard !expected.isSecret, place >= -earlier.count else { return nil }
        if place > expected.rows.count {
            guard let next = expected.nextRows, !hasTyped else { return nil }
            (line, self.place) = (EditedLine(next), Self.placeOfNextRows)
            return enter()
        }
        if self.place == 0 { draft = line }
        self.place = place
        line =
            switch place {
            case ..<0: EditedLine(earlier[earlier.count + place])
            case 0: draft
            default: EditedLine(expected.rows[place - 1].shown)
            }
        return nil
    }

    private mutating func turn(with text: String?) -> ConsoleInput? {
        guard let text, !hasTyped else { return nil }
        empty()
        line = EditedLine(text)
        defer { entered = nil }
        return enter()
    }

    /// Inserts the completion if there's only one. Otherwise lists them, or says that none fits.
    private mutating func complete() {
        guard !expected.isSecret, expected.completes else { return }
        let fitting = expected.candidates(line.head).completing(line.head).filter { candidate in
            !candidate.unicodeScalars.contains { $0 != $0.harmless }
        }
        if fitting.count == 1 { return line.replaceHead(with: fitting[0]) }
        if fitting.isEmpty { return show([expected.nothingFits(line.head)]) }
        picks = ListedCompletions(names: Array(fitting.prefix(50)), line: line)
        show(zip(1..., picks.names).map { "\($0). \($1)" } + (fitting.count > picks.names.count ? ["…"] : []))
    }

    /// Shows lines below the typed one, then the prompt and the typed line again.
    private mutating func show(_ lines: [String]) {
        let typed = line
        endLine()
        line = typed
        output += lines.joined(separator: "\n") + "\n" + prompt
        drawing = LineRenderer(after: prompt, width: width)
    }

    /// Picks a listed name by its number. Enter or Tab ends a number that could continue.
    private mutating func pick(with key: Key) -> Bool {
        guard !picks.names.isEmpty else { return false }
        if case .text(let text) = key, let digit = Int(text) {
            picks.number = picks.number * 10 + digit
            if picks.number * 10 > picks.names.count, let picked = picks.picked() {
                (line, picks) = (picked, ListedCompletions())
                return true
            }
            if picks.picked() == nil { picks = ListedCompletions() }
            return false
        }
        defer { picks = ListedCompletions() }
        guard key == .enter || key == .tab, let picked = picks.picked() else { return false }
        line = picked
        return true
    }
}
