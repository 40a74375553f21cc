import Foundation
import Testing

@testable import Usher

/// The lines that a file keeps between sessions.
@Suite struct LineHistoryTests {
    private func withFile(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appending(path: "lines").path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count <= 1)
    }

    @Test("A history file restores lines at their prompts and is readable by its owner alone")
    func kept() throws {
        try withFile { path in
            var history = LineHistory(in: path)
            for (text, kind) in [("heat", ""), ("Ada", "Name"), ("Bob", "Name"), ("alien", "")] {
                history.add(text, at: kind)
            }
            let again = LineHistory(in: path)
            #expect(again.lines(at: "") == ["heat", "alien"])
            #expect(again.lines(at: "Name") == ["Ada", "Bob"])
            let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
            #expect(permissions as? Int == 0o600)
        }
    }

    @Test("Two sessions that share a history file keep each other's lines")
    func twoSessions() throws {
        try withFile { path in
            var (one, other) = (LineHistory(in: path), LineHistory(in: path))
            one.add("one", at: "")
            other.add("other", at: "")
            one.add("three", at: "")
            #expect(LineHistory(in: path).lines(at: "") == ["one", "other", "three"])
        }
    }

    @Test("A history keeps only its last thousand lines, in memory and in its file")
    func limit() throws {
        try withFile { path in
            let lines = (1...1_500).map { "line \($0)" }
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: path))
            var history = LineHistory(in: path)
            #expect(history.lines(at: "") == lines.suffix(1_000))
            history.add("last", at: "")
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text.split(separator: "\n").map { String($0) } == lines.suffix(999) + ["last"])
        }
    }

    @Test("Single letters, multiline texts and control characters stay out of a history file")
    func leftOut() throws {
        try withFile { path in
            var history = LineHistory(in: path)
            history.add("n", at: "")
            history.add("ok", at: "")
            history.add("two\nlines", at: "")
            history.add("a\tb", at: "")
            history.add("same", at: "")
            history.add("same", at: "")
            #expect(history.lines(at: "") == ["n", "ok", "two\nlines", "a\tb", "same"])
            #expect(LineHistory(in: path).lines(at: "") == ["ok", "same"])
            #expect(LineHistory(in: path).lines(at: "a") == [])
        }
    }

    @Test("A history file that can't be renamed into place leaves no temporary file")
    func nameTooLong() throws {
        try withFile { path in
            var history = LineHistory(in: path + String(repeating: "x", count: 300))
            history.add("heat", at: "")
            let folder = URL(filePath: path).deletingLastPathComponent().path
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(names == [])
        }
    }

    @Test(
        "A history whose file can't be read or written still keeps lines in memory",
        arguments: ["/", "/no/folder/lines"])
    func unusableFile(path: String) {
        var history = LineHistory(in: path)
        history.add("heat", at: "")
        #expect(history.lines(at: "") == ["heat"])
    }
}
