import Testing
import UsherTesting

@testable import Usher

/// Mistakes in describing a page stop the program when the page is first drawn, whatever its data,
/// with a message that names the screen.
@Suite(.ownThread) struct PageMistakeTests {
    @Test("a letter is offered once, whatever its case")
    func letterTwice() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.command("e", "edit") {}
                page.command("e", "erase") {}
            }
        }
        #expect(ended.says("Faulty: the command e is offered twice"))
    }

    @Test("a letter is offered once on a page that is drawn again, too")
    func letterTwiceLater() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var hasEdited = false
            let screen = Faulty { page in
                page.command("e", "edit") { hasEdited = true }
                if hasEdited { page.command("e", "erase") {} }
            }
            ScriptedSession(screen).answer("e")
        }
        #expect(ended.says("Faulty: the command e is offered twice"))
    }

    @Test("a letter of the session's own is not a command's")
    func ownLetter() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { $0.command("q", "query") {} }
        }
        let free = "a, c, d, e, f, g, i, j, k, l, m, o, r, s, t, u, v, w, y, z"
        #expect(ended.says("Faulty: q can't be a command's letter. Free letters: \(free)"))
    }

    @Test(
        "a command's letter is one in lower case or a sign that a person can type, and none that means something"
    )
    func letters() {
        for letter: Unicode.Scalar in ["a", "z", "n", "y", "ö", "я", "+", "!", "~", "七"] {
            #expect(letter.canBeCommand, "\(letter)")
        }
        for letter: Unicode.Scalar in [
            "b", "h", "q", "?", "/", ":", "0", "9", "A", "Z", "Ö", " ", "\u{A0}", "\t", "\u{1B}", "\u{7F}",
            "\u{301}",
        ] {
            #expect(!letter.canBeCommand, "\(letter.value)")
        }
    }

    @Test("a color that is no number is a mistake")
    func color() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Theme(title: "red")
        }
        #expect(ended.says("red is not a color. A color is a number, such as 31 or 1;34"))
    }

    @Test("a mistake in what a page asks is that of the screen that asks")
    func askedMistake() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let page = Page(
                of: Faulty { page in
                    page.item(
                        "Sure",
                        asks: { page in
                            page.ask("Sure?", .yesOrNo, default: false) { _ in }
                            page.command("y", "yes") {}
                        })
                })
            try page.answer("1 y")
        }
        #expect(ended.says("Faulty: y and n answer the question"))
    }

    @Test("no more than may be picked has to be")
    func impossible() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.ask("Features", .several(of: ["a", "b", "c"], atLeast: 2, atMost: 1)) { _ in }
            }
        }
        #expect(ended.says("at least 2 and at most 1 can't be picked"))
    }

    @Test("an empty line means one thing")
    func defaultTwice() async {
        let both = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.item("One", isDefault: true) {}
                page.ask("Name", .text) { _ in }
            }
        }
        #expect(both.says("Faulty: an empty line answers the question, and picks no item"))
    }

    @Test("a page asks one question")
    func questionTwice() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.ask("Name", .text) { _ in }
                page.ask("Sure?", .yesOrNo, default: false) { _ in }
            }
        }
        #expect(ended.says("Faulty: a page has one question, with all that is embedded in it"))
    }

    @Test("a page has one search")
    func searchTwice() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.search(help: "finds") { _ in }
                page.search(help: "finds more") { _ in }
            }
        }
        #expect(ended.says("Faulty: a page has one search, with all that is embedded in it"))
    }

    @Test("a page has one list, though both are empty and can't be picked")
    func listTwice() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.log(of: 0)
                page.log(of: 0)
            }
        }
        #expect(ended.says("Faulty: a page has one list, with all that is embedded in it"))
    }

    @Test("only a list's rows have headings, and are refused")
    func optionsOfRows() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.item({ $0.heading("Films") }) {}
            }
        }
        #expect(ended.says("Faulty: heading and refuse are for the rows of page.list"))
    }

    @Test("n and p belong to a list, however short, whichever comes first")
    func listLetters() async {
        let letterBehind = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.log(of: 1)
                page.command("n", "new") {}
            }
        }
        #expect(letterBehind.says("Faulty: n and p turn the list"))
        let letterBefore = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.command("p", "print") {}
                page.list(0..<0, at: ListPosition()) {
                    $0.write($1)
                } choose: { _ in
                }
            }
        }
        #expect(letterBefore.says("Faulty: n and p turn the list"))
    }

    @Test("y and n answer a question of yes or no, and are no commands beside it, whichever comes first")
    func confirmation() async {
        let letterBehind = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.ask("Sure?", .yesOrNo, default: false) { _ in }
                page.command("y", "yonder") {}
            }
        }
        #expect(letterBehind.says("Faulty: y and n answer the question"))
        let letterBefore = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.command("n", "new") {}
                page.ask("Sure?", .yesOrNo, default: false) { _ in }
            }
        }
        #expect(letterBefore.says("Faulty: y and n answer the question"))
    }

    @Test("a question of yes or no stands beside no list, however short, whichever comes first")
    func confirmationAndList() async {
        let message = "Faulty: a page with a list asks no question of yes or no: n turns the list"
        let listBehind = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.ask("Sure?", .yesOrNo, default: false) { _ in }
                page.log(of: 0)
            }
        }
        #expect(listBehind.says(message))
        let listBefore = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.log(of: 0)
                page.ask("Sure?", .yesOrNo, default: false) { _ in }
            }
        }
        #expect(listBefore.says(message))
    }

    @Test(
        "what a page has once it has once with all that is embedded in it, and the embedded screen is named")
    func embedded() async {
        let letter = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.command("e", "edit") {}
                try page.embed(Inner { $0.command("e", "erase") {} })
            }
        }
        #expect(letter.says("Inner: the command e is offered twice"))
        let question = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.ask("Sure?", .yesOrNo, default: false) { _ in }
                try page.embed(Inner { $0.ask("Name", .text) { _ in } })
            }
        }
        #expect(question.says("Inner: a page has one question, with all that is embedded in it"))
        let list = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                try page.embed(Inner { $0.log(of: 1) })
                page.log(of: 1)
            }
        }
        #expect(list.says("Faulty: a page has one list, with all that is embedded in it"))
        let search = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Faulty.draw { page in
                page.search(help: "finds") { _ in }
                try page.embed(Inner { try $0.embed(Innermost { $0.search(help: "finds") { _ in } }) })
            }
        }
        #expect(search.says("Innermost: a page has one search, with all that is embedded in it"))
        let mirror = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Page(of: Mirror())
        }
        #expect(mirror.says("Mirror: a screen can't be embedded in itself"))
    }

    @Test("the same pages without the mistake are fine")
    func noMistake() {
        Faulty.draw { page in
            page.command("e", "edit") {}
            page.log(of: 11)
            page.command("x", "export") {}
            page.command("y", "yonder") {}
            page.search(help: "finds") { _ in }
            try page.embed(Inner { $0.ask("Name", .text) { _ in } })
        }
        Faulty.draw { page in
            page.command("p", "print") {}
            page.ask("Sure?", .yesOrNo, default: false) { _ in }
        }
        Faulty.draw { page in
            page.command("y", "yonder") {}
            page.command("n", "new") {}
            page.ask("Name", .text) { _ in }
        }
    }
}

/// A screen drawn by a closure, to be named in messages about mistakes.
private class Faulty: Screen {
    private let describe: (inout Page) throws -> Void

    init(_ describe: @escaping (inout Page) throws -> Void) {
        self.describe = describe
    }

    static func draw(_ describe: @escaping (inout Page) throws -> Void) {
        _ = Page(of: Faulty(describe))
    }

    func draw(on page: inout Page) throws {
        try describe(&page)
    }
}

private final class Inner: Faulty {}

private final class Innermost: Faulty {}

private final class Mirror: Screen {
    func draw(on page: inout Page) throws {
        try page.embed(self)
    }
}

extension Page {
    fileprivate mutating func log(of count: Int) {
        list(0..<count, at: ListPosition()) { $0.write($1) }
    }
}

extension ExitTest.Result? {
    /// Whether a process ended with this message.
    func says(_ message: String) -> Bool {
        guard let self else { return false }
        return String(decoding: self.standardErrorContent, as: UTF8.self).contains(
            "Fatal error: \(message)\n")
    }
}
