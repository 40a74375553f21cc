import Foundation
import Randomness
import Testing
import UsherTesting

@testable import Usher

/// Changes random pages with random answers. Together, the outputs must contain the whole page.
@Suite struct OnlyNewPropertyTests {
    @Test(
        "Output in parts adds up to the whole page, and none of its lines is redundant",
        arguments: [true, false])
    func joinedIsDrawn(isBrief: Bool) {
        var (parts, dropped) = (0, 0)
        for sequence in 0..<300 {
            let world = PageWorld(seed: RandomNumbers.seed &+ UInt64(sequence), isBrief: isBrief)
            let fault = world.run()
            parts += world.parts
            dropped += world.dropped
            if let fault {
                Issue.record(
                    "seed \(RandomNumbers.seed), sequence \(sequence): \(fault)\n\(world.transcript)")
                return
            }
        }
        #expect(parts > 450, "pages are written in part")
        #expect(dropped > 450, "lines are left out")
    }
}

/// A reader's knowledge of a page, based only on the session's output.
private struct PageReader: Equatable {
    var title = ""
    var notes: Set<String> = []
    var fields: [String: [String]] = [:]
    var items: [Int: String] = [:]
    var range = ""
    var rows: [Int] = []
    var headings: [String] = []
    /// The minimum number of notes on the page. A new note may replace another.
    var noteCount = 0

    /// Reads the output after an answer. A title on its own doesn't start a new page.
    mutating func read(_ lines: [String]) {
        let isWhole = lines.count > 1 && lines[0].hasPrefix("Page")
        if isWhole { self = PageReader() }
        var (rowsLeft, written) = (0, Set<Int>())
        let lastRow = rows.last
        // If the last row's number changes, so do the numbers of the items after it.
        defer {
            if let lastRow, lastRow != rows.last {
                items = items.filter { $0.key <= min(lastRow, rows.last ?? 0) || written.contains($0.key) }
            }
        }
        for line in lines {
            if line.hasPrefix("Page") {
                title = line
            } else if line.hasPrefix("note") {
                notes.insert(line)
                if isWhole { noteCount += 1 }
            } else if line.hasPrefix("head") {
                headings.append(line)
            } else if line.contains("–") {
                let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
                rowsLeft = numbers[1] - numbers[0] + 1
                for row in rows where !written.contains(row) { items[row] = nil }
                (range, rows, headings) = (line, [], [])
            } else if let dot = line.firstIndex(of: "."), let number = Int(line[..<dot]) {
                items[number] = String(line[dot...].dropFirst(2))
                written.insert(number)
                if rowsLeft > 0 {
                    rows.append(number)
                    rowsLeft -= 1
                }
            } else if line.hasPrefix("F "), let colon = line.firstIndex(of: ":") {
                let (name, value) = (String(line[..<colon]), String(line[colon...].dropFirst(2)))
                if value == "no longer" {
                    fields[name] = nil
                } else {
                    fields[name] = isWhole ? (fields[name] ?? []) + [value] : [value]
                }
            }
        }
    }

    func fault(about page: ShownPage) -> String? {
        let notes = page.texts.filter { $0.hasPrefix("note") }
        if title != page.title { return "the title \(page.title) is \(title)" }
        if let missing = notes.first(where: { !self.notes.contains($0) }) { return "there is no \(missing)" }
        if noteCount > notes.count { return "a note is gone of \(noteCount)" }
        let fields = Dictionary(grouping: page.fields, by: \.name).mapValues { $0.map(\.value) }
        if self.fields != fields { return "the fields \(fields) are \(self.fields)" }
        let items = Dictionary(uniqueKeysWithValues: zip(1..., page.items))
        if self.items != items { return "the items \(items) are \(self.items)" }
        let range = page.texts.first { $0.contains("–") } ?? ""
        if self.range != range { return "the range \(range) is \(self.range)" }
        let headings = page.texts.filter { $0.hasPrefix("head") }
        return self.headings == headings ? nil : "the headings \(headings) are \(self.headings)"
    }
}

/// A program that changes its page at random.
private final class PageWorld {
    private(set) var parts = 0
    private(set) var dropped = 0
    var transcript: String { session.map { String($0.transcript.suffix(2_000)) } ?? "" }

    private var random: RandomNumbers
    private let options: Session.Options
    private var session: ScriptedSession?
    private var navigator: Navigator?
    private weak var flow: Flow?

    private var title = "Page 1"
    private var notes: [String] = ["note 0"]
    private var (heads, tails): ([Field], [Field]) = ([], [])
    private var (first, last): ([String], [String]) = ([], [])
    private var rows: [String]?
    private let list = ListPosition(size: 4)
    private var count = 0

    private struct Field {
        let name: String
        var value: Int
    }

    init(seed: UInt64, isBrief: Bool) {
        random = RandomNumbers(seed: seed)
        options = Session.Options(isBrief: isBrief)
    }

    private func draw(on page: inout Page) {
        page.title(title)
        for note in notes { page.text(note) }
        for field in heads { page.field(field.name, field.value) }
        for item in first { page.item(item) { [self] in change() } }
        if let rows {
            page.list(rows, at: list) { row, text in
                if text.hasSuffix("h") { row.heading("head \(text)") }
                row.write(text)
            } choose: { [self] _ in
                change()
            }
        }
        for item in last { page.item(item, asks: { [self] in ask(on: &$0) }) }
        for field in tails { page.field(field.name, field.value) }
        page.command("m", "more") { [self] in change() }
        page.command("a", "ask", asks: { [self] in ask(on: &$0) })
        page.command("o", "other") { [self] in show(Leaflet { page, _ in page.text("Another.") }) }
        page.command("w", "work") { [self] in
            guard let flow else { return }
            change()
            navigator?.work(for: flow) { [self] _ in change() }
        }
        page.command("t", "time") { [self] in
            guard let flow else { return }
            navigator?.after(.seconds(1), for: flow) { [self] in change() }
        }
        page.command("d", "redo") { [self] in show(Leaflet { [self] page, _ in draw(on: &page) }) }
        if count % 3 == 0 { page.command("x", "extra") {} }
    }

    private func ask(on page: inout Page) {
        page.text("Asked.")
        page.ask("Text", .text) { [self] _ in change() }
    }

    private func show(_ screen: Leaflet) {
        if let flow { navigator?.push(screen, for: flow) }
    }

    private func text(_ kind: String) -> String {
        count += 1
        // Uses few different values, so that some are equal.
        return "\(kind) \(Int.random(in: 0..<30, using: &random))"
    }

    private func change() {
        for _ in 0..<Int.random(in: 0...3, using: &random) { changeOne() }
        if Int.random(in: 0..<4, using: &random) == 0 { navigator?.say("Said \(count).") }
    }

    private func changeOne() {
        switch Int.random(in: 0..<13, using: &random) {
        case 0 where Bool.random(using: &random): title = text("Page")
        case 0, 1:
            notes.append("note \(count)")
            count += 1
        case 2: if notes.count > 1 { notes.remove(at: Int.random(in: 0..<notes.count, using: &random)) }
        case 3:
            notes[Int.random(in: 0..<notes.count, using: &random)] = "note \(count)"
            count += 1
        case 4, 5: change(&heads)
        case 6: change(&tails)
        case 7: change(&first)
        case 8: change(&last)
        case 9: rows = rows == nil ? (0..<Int.random(in: 0..<12, using: &random)).map { _ in row() } : nil
        case 10: rows?.shuffle(using: &random)
        default:
            guard var rows else { return }
            change(&rows)
            self.rows = rows
        }
    }

    private func row() -> String { text("row") + (Int.random(in: 0..<6, using: &random) == 0 ? "h" : "") }

    private func change(_ fields: inout [Field]) {
        let index = Int.random(in: 0..<max(fields.count, 1), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: fields.insert(Field(name: text("F"), value: count), at: fields.isEmpty ? 0 : index)
        case 1 where !fields.isEmpty: fields.remove(at: index)
        case 2: fields.shuffle(using: &random)
        default: if !fields.isEmpty { fields[index].value += 1 }
        }
    }

    private func change(_ texts: inout [String]) {
        let index = Int.random(in: 0..<max(texts.count, 1), using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: texts.insert(row(), at: texts.isEmpty ? 0 : index)
        case 1: texts.append(row())
        case 2 where !texts.isEmpty: texts.remove(at: index)
        default: if !texts.isEmpty { texts[index] = row() }
        }
    }

    func run() -> String? {
        for _ in 0..<8 { changeOne() }
        let session = ScriptedSession(width: 200, options: options) { [self] navigator in
            let flow = Flow(Leaflet { [self] page, _ in draw(on: &page) }, navigator: navigator)
            (self.flow, self.navigator) = (flow, navigator)
            return flow
        }
        self.session = session
        defer {
            session.endInput()
            navigator = nil
        }
        var reader = PageReader()
        if let fault = read(session.transcript, by: &reader, on: session.page) { return fault }
        let answers = [
            "m", "m", "m", "1", "2", "3", "5", "n", "p", "", "?", "zz", "a", "text", ":b", "b", "o", "w", "t",
            "d",
            "x", "7 text", "a text",
        ]
        for _ in 0..<20 {
            guard session.end == nil, let answer = answers.randomElement(using: &random) else { return nil }
            let start = session.transcript.utf8.count
            session.answer(answer)
            if Bool.random(using: &random) { session.advance(by: .seconds(2)) }
            let new = String(decoding: session.transcript.utf8.dropFirst(start), as: UTF8.self)
            if let fault = read(new, by: &reader, on: session.page) { return "after \(answer): \(fault)" }
        }
        return nil
    }

    /// Checks that an answer's output is complete, and that none of its lines can be left out.
    private func read(_ text: String, by reader: inout PageReader, on page: ShownPage) -> String? {
        let before = reader
        var pieces = text.components(separatedBy: "\n\n").filter { !$0.contains("Help:") }.map { piece in
            piece.components(separatedBy: "\n").filter { line in
                !line.isEmpty && !line.hasPrefix("> ") && !line.hasPrefix("Said") && !line.contains("help")
            }
        }
        pieces.removeAll { $0.isEmpty }
        for piece in pieces { reader.read(piece) }
        guard page.title.hasPrefix("Page") else { return nil }
        if let fault = reader.fault(about: page) { return fault }
        // Checks single pieces only. If there are two, the second may repeat lines of the first.
        if pieces.count == 1 {
            if !pieces[0][0].hasPrefix("Page") { parts += 1 }
            // Skips an unchanged title, which only marks the output as a whole page.
            for line in pieces[0].indices where pieces[0][line] != before.title {
                var fewer = pieces[0]
                fewer.remove(at: line)
                var other = before
                if !fewer.isEmpty { other.read(fewer) }
                var known = other
                known.noteCount = reader.noteCount
                guard known != reader else { continue }
                dropped += 1
                if other.fault(about: page) == nil { return "\(pieces[0][line]) can be left out" }
            }
        }
        reader.noteCount = page.texts.count { $0.hasPrefix("note") }
        return nil
    }
}
