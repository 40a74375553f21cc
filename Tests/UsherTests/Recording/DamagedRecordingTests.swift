import Foundation
import Randomness
import Testing
import UsherTesting

@testable import Usher

@Suite("Damaged recordings") struct DamagedRecordingTests {
    private static let recorded: [UInt8] = {
        let file = Script([])
        let recorder = Recorder(program: "notes 1.0", given: ["seed": "42", "day": "2024-08-31"], to: file)
        let answers = ["1", "Ada \\o/\t", "2", "secret", "3", "One", "", "Three ", ".", "9", "", "4"]
        _ = Session.run(on: Script(answers), options: Session.Options(recording: recorder), NotesScreen())
        return Array(file.transcript.utf8) + Array("# The end.\n".utf8)
    }()

    private func forEachDamage(_ count: Int, _ body: ([UInt8], Comment) throws -> Void) rethrows {
        for sequence in 0..<count {
            var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(sequence))
            try body(
                Self.recorded.damaged(using: &random),
                "USHER_SEED=\(RandomNumbers.seed), sequence \(sequence)")
        }
    }

    @Test(
        "Each line of a recording is read as one event, or rejected if it isn't a valid one",
        arguments: [
            ("window 80 24", "window 80 24"), ("window 1 1", "window 1 1"), ("window 0 24", nil),
            ("window 80 0", nil), ("window -1 24", nil), ("window 80", nil), ("window 80 24 1", nil),
            ("window", nil), ("interrupt", "interrupt"), ("interrupt 1", "interrupt 1"), ("interrupt 0", nil),
            ("interrupt x", nil), ("status 0", "status 0"), ("status -1", "status -1"), ("status", nil),
            ("timer", "timer"), ("timer x", nil), ("leave", "leave"), ("leave interrupt", "leave interrupt"),
            ("leave x", nil), ("answer", "answer"), ("answer  a", "answer  a"),
            ("answer a ", "answer a\\u{20}"),
            ("answer \\u{41}", "answer A"), ("answer \\u{9}\\\\", "answer \\u{9}\\\\"), ("answer \\", nil),
            ("answer \\x", nil), ("answer \\u{}", nil), ("answer \\u{110000}", nil), ("answer \\u41}", nil),
            ("answer a\u{A0}", "answer a\\u{A0}"), ("answer \u{A0}a", "answer \u{A0}a"), ("Answer a", nil),
            ("", nil),
        ])
    func lines(line: String, written: String?) {
        #expect(Recording.Event(line)?.description == written)
    }

    @Test("A damaged recording is read completely, or refused for its first invalid line")
    func read() throws {
        var outcomes: Set<String> = []
        forEachDamage(120) { bytes, seed in
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            switch recording(of: bytes) {
            case .success(let recording):
                let events = Dictionary(uniqueKeysWithValues: recording.entries.map { ($0.line, $0.event) })
                for (index, line) in lines.enumerated().dropFirst() {
                    let text = String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
                    let isEvent = events[index + 1].map { $0 == Recording.Event(text) }
                    let isRemark = text.utf8.first == UInt8(ascii: "#") || text.utf8.allSatisfy { $0 == 32 }
                    let isHead = ["program", "given"].contains { text == $0 || text.hasPrefix("\($0) ") }
                    #expect(isEvent ?? (isRemark || isHead), seed)
                }
                outcomes.insert("read")
            case .failure(let error):
                let line = error.line ?? 0
                guard lines.indices.contains(line - 1) else {
                    Issue.record("“\(error)” names no line, \(seed)")
                    return
                }
                #expect(error.description.hasPrefix("line \(line): "), seed)
                #expect(error.description.utf8.count < 1_000 && error.status == .dataRefused, seed)
                // If the faulty line is removed, the next fault must be further down.
                var rest = lines
                rest[line - 1] = line == 1 ? Array("usher recording 1".utf8)[...] : []
                let next = firstFault(in: Array(rest.joined(separator: [UInt8(ascii: "\n")])))
                #expect(next.map { $0 > line } ?? true, seed)
                outcomes.insert("refused")
            }
        }
        #expect(outcomes.count == 2, "\(outcomes)")
    }

    private func recording(of bytes: [UInt8]) -> Result<Recording, FileError> {
        Result { () throws(FileError) in try Recording(bytes) }
    }

    private func firstFault(in bytes: [UInt8]) -> Int? {
        if case .failure(let error) = recording(of: bytes) { error.line } else { nil }
    }
}

private final class NotesScreen: Screen {
    private var notes: [String] = []

    func draw(on page: inout Page) {
        page.title("Notes")
        for note in notes { page.text(note) }
        page.item("Name", nil, asks: .text) { [self] in notes.append($0) }
        page.item("Token", nil, asks: .secret) { [self] in notes.append("\($0.count)") }
        page.item("Note", nil, asks: .longText) { [self] in notes.append($0) }
        page.item("Exit", confirms: "Exit?") {}
    }
}
