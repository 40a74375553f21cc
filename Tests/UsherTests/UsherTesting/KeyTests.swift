import Foundation
import Testing
import UsherTesting

@testable import Usher

@Suite("Keys") struct KeyTests {
    private static let widths = [12, 40, 100]

    private func line(_ session: ScriptedSession) -> Substring {
        session.transcript.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    }

    private static func names() throws -> [String] {
        let lines = try text(ofArticle: "Questions", in: "Usher").split(separator: "\n")
        let rows = lines.drop { !$0.hasPrefix("| key |") }.dropFirst(2).prefix { $0.hasPrefix("| ") }
        return rows.flatMap { row in
            row.split(separator: "|")[0].split(separator: "`").map { String($0) }
                .filter { $0.contains(where: \.isLetter) }
        }
    }

    @Test("Every key in the article's table does what the article says", arguments: widths)
    func table(width: Int) throws {
        let names = try Self.names()
        #expect(names.count > 25)
        let line: [String: String] = [
            "Enter": "", "Space": "one  two", "Tab": "one two", "Escape": "", "Ctrl-C": "", "Ctrl-D": "",
            "Backspace": "onetwo", "Delete": "one wo", "Ctrl-W": "two", "Alt-D": "one ", "Ctrl-U": "two",
            "Ctrl-K": "one ", "Down": "1. red", "Ctrl-N": "1. red", "Up": "zero", "Ctrl-P": "zero",
        ]
        for name in names {
            let session = ScriptedSession(
                width: width,
                Leaflet { page, _ in
                    page.item("red") {}
                    page.ask("Q", .text) { _ in }
                })
            session.type("zero\r")
            session.type("one two")
            session.press("Alt-B", name)
            #expect(self.line(session) == "Q: " + (line[name] ?? "one two"), "\(name)")
        }
        let places: [String: String] = [
            "Left": "one.two", "Ctrl-B": "one. two", "Right": "one t.wo", "Ctrl-F": "one t.wo",
            "Ctrl-Left": ".one two", "Alt-B": ".one two", "Ctrl-Right": "one two.", "Alt-F": "one two.",
            "Home": ".one two", "Ctrl-A": ".one two", "End": "one two.", "Ctrl-E": "one two.",
        ]
        for (name, text) in places {
            let session = ScriptedSession(width: width, Leaflet { page, _ in page.ask("Q", .text) { _ in } })
            session.type("one two")
            session.press("Alt-B", name, ".")
            #expect(self.line(session) == "Q: " + (name == "Left" ? "one. two" : text), "\(name)")
        }
    }

    @Test("A session takes an array of answers, and draws the next page for a resized window")
    func arrays() {
        var heard: [String] = []
        let session = ScriptedSession(
            Leaflet { page, _ in
                page.title("Title \(heard.count)")
                page.text("A paragraph of some length, to be wrapped.")
                page.ask("Q", .text) { heard.append($0) }
            })
        session.answer(["a", "b"])
        session.type("c")
        #expect(heard == ["a", "b"] && !session.transcript.contains("A paragraph\nof"))
        session.resize(width: 12, height: 10)
        #expect(line(session) == "Q: c")
        session.press("Ctrl-L")
        #expect(session.transcript.contains("A paragraph\nof some") && session.screen is Leaflet)
    }

    @Test("Fields and commands of a page can be created, compared and printed")
    func values() {
        let session = ScriptedSession(
            Leaflet { page, _ in
                page.field("Open", 1)
                page.command("d", "done") {}
                page.command("x", "clear", help: "removes all") {}
            })
        #expect(session.page.fields == [.init(name: "Open", value: "1")])
        #expect(session.page.fields.map { "\($0)" } == ["Open: 1"] && session.page.value(of: "Open") == "1")
        #expect(
            session.page.commands == [
                .init(letter: "d", label: "done"), .init(letter: "x", label: "clear", help: "removes all"),
            ])
        #expect(session.page.commands.map { "\($0)" } == ["d done", "x clear"])
        session.answer("q")
        #expect(session.screen == nil)
    }

    @Test("A time limit that passes discards a half-typed line")
    func timeLimit() {
        let session = ScriptedSession(Leaflet.name)
        session.type("half")
        #expect(session.transcript.hasSuffix(": half"))
        let limited = ScriptedSession { navigator in
            OneScreenCoordinator(Leaflet.name, navigator: navigator, limit: .seconds(5)) { navigator.quit() }
        }
        limited.type("half")
        limited.advance(by: .seconds(6))
        #expect(limited.end == .quit && !limited.transcript.contains("half"))
    }

    @Test("Tab completes a path within quotes, and closes them after a file", arguments: ["'", "\""])
    func quotes(quote: String) throws {
        let folder = URL.temporaryDirectory.appending(path: "usher \(UUID())")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Über uns"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["it's \"new\".txt", "plain file"] {
            try Data().write(to: folder.appending(path: "Über uns/\(name)"))
        }
        for (start, name) in [("it", "it's \"new\".txt"), ("pl", "plain file")] {
            var path: String?
            let session = ScriptedSession(
                Leaflet { page, _ in page.ask("File", .path(that: .exists)) { path = $0 } })
            session.type("\(quote)\(folder.path)/u\t\(start)\t")
            session.press("Enter")
            #expect(path == "\(folder.path)/Über uns/\(name)", "\(session.errorLines)")
        }
    }
}
