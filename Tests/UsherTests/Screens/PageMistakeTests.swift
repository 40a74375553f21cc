import Testing
import UsherTesting

@testable import Usher

/// A mistake in describing a page stops the program when the page is first drawn. The message names
/// the screen.
@Suite(.ownThread) struct PageMistakeTests {
    private static let free = "a, c, d, e, f, g, i, j, k, l, m, o, r, s, t, u, v, w, y, z"
    private static let one = "with all that is embedded in it"
    private static let confirmedList =
        "Faulty: a page with a list asks no question of yes or no: n turns the list"

    static let table: [(message: String, draw: @Sendable (inout Page) throws -> Void)] = [
        ("Faulty: the command e is offered twice", { for _ in 1...2 { $0.command("e", "edit") {} } }),
        ("Faulty: q can't be a command's letter. Free letters: \(free)", { $0.command("q", "query") {} }),
        ("red is not a color. A color is a number, such as 31 or 1;34", { _ in _ = Theme(title: "red") }),
        (
            "at least 2 and at most 1 can't be picked",
            { $0.ask("Features", .several(of: ["a", "b", "c"], atLeast: 2, atMost: 1)) { _ in } }
        ),
        (
            "Faulty: an empty line answers the question, and picks no item",
            {
                $0.item("One", isDefault: true) {}
                $0.ask("Name", .text) { _ in }
            }
        ),
        (
            "Faulty: a page has one question, \(one)",
            {
                $0.ask("Name", .text) { _ in }
                $0.confirm()
            }
        ),
        ("Faulty: a page has one search, \(one)", { for _ in 1...2 { $0.search(help: "finds") { _ in } } }),
        ("Faulty: a page has one list, \(one)", { for _ in 1...2 { $0.log(of: 0) } }),
        ("Faulty: heading and refuse are for the rows of page.list", { $0.item({ $0.heading("Films") }) {} }),
        // The two elements use the same letter.
        (
            "Faulty: n and p turn the list",
            {
                $0.log(of: 1)
                $0.command("n", "new") {}
            }
        ),
        (
            "Faulty: y and n answer the question",
            {
                $0.command("n", "new") {}
                $0.confirm()
            }
        ),
        (
            confirmedList,
            {
                $0.confirm()
                $0.log(of: 0)
            }
        ),
        // The message names the embedded screen.
        (
            "Inner: the command e is offered twice",
            {
                $0.command("e", "edit") {}
                try $0.embed(Inner { $0.command("e", "erase") {} })
            }
        ),
        (
            "Leaflet: a page has one search, \(one)",
            {
                $0.search(help: "finds") { _ in }
                try $0.embed(
                    Inner { try $0.embed(Leaflet { page, _ in page.search(help: "finds") { _ in } }) })
            }
        ),
        ("Mirror: a screen can't be embedded in itself", { try $0.embed(Mirror()) }),
    ]

    @Test("A mistake in drawing a page stops the program with a message", arguments: table.indices)
    func mistakes(index: Int) async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [index] in
            _ = Page(of: Faulty(PageMistakeTests.table[index].draw))
        }
        #expect(ended.says(Self.table[index].message))
    }

    @Test(
        "A mistake on a page that's drawn again, or in an item's question, stops the program",
        arguments: ["e", "1 y"])
    func later(line: String) async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [line] in
            var hasEdited = false
            let screen = Faulty { page in
                page.command("e", "edit") { hasEdited = true }
                if hasEdited { page.command("e", "erase") {} }
                page.item(
                    "Sure",
                    asks: {
                        $0.confirm()
                        $0.command("y", "yes") {}
                    })
            }
            ScriptedSession(screen).answer(line)
        }
        let mistake = line == "e" ? "the command e is offered twice" : "y and n answer the question"
        #expect(ended.says("Faulty: " + mistake))
    }

    @Test("A command with the letter of yes or no in another language spells the answers out")
    func letterInAnotherLanguage() {
        var answers: [String] = []
        let screen = Faulty { page in
            page.command("j", "join") { answers.append("joined") }
            page.ask("Sure?", .yesOrNo) { answers.append("\($0)") }
        }
        let session = ScriptedSession(options: Session.Options(speaking: .german), screen)
        #expect(session.transcript.contains("(ja oder nein)"))
        for line in ["j", "n", "nein", "ja"] { session.answer(line) }
        #expect(answers == ["joined", "false", "true"])
    }

    @Test("The same pages without the mistakes are drawn")
    func noMistake() {
        let pages: [(inout Page) throws -> Void] = [
            {
                $0.log(of: 11)
                for letter: Unicode.Scalar in ["e", "x", "y"] { $0.command(letter, "command") {} }
                $0.search(help: "finds") { _ in }
                try $0.embed(Inner { $0.ask("Name", .text) { _ in } })
            },
            {
                $0.command("p", "print") {}
                $0.confirm()
            },
            {
                for letter: Unicode.Scalar in ["y", "n"] { $0.command(letter, "command") {} }
                $0.ask("Name", .text) { _ in }
            },
        ]
        for draw in pages { _ = Page(of: Faulty(draw)) }
    }
}

/// A screen drawn by a closure. Messages about mistakes contain the name of its class.
private class Faulty: Screen {
    private let describe: (inout Page) throws -> Void

    init(_ describe: @escaping (inout Page) throws -> Void) { self.describe = describe }

    func draw(on page: inout Page) throws { try describe(&page) }
}

private final class Inner: Faulty {}

private final class Mirror: Screen {
    func draw(on page: inout Page) throws { try page.embed(self) }
}

extension Page {
    fileprivate mutating func log(of count: Int) {
        list(0..<count, at: ListPosition()) { $0.write($1) }
    }

    fileprivate mutating func confirm() {
        ask("Sure?", .yesOrNo, default: false) { _ in }
    }
}

extension ExitTest.Result? {
    /// Whether a process wrote this message of a fatal error.
    func says(_ message: String) -> Bool {
        guard let self else { return false }
        return String(decoding: self.standardErrorContent, as: UTF8.self).contains(
            "Fatal error: \(message)\n")
    }
}
