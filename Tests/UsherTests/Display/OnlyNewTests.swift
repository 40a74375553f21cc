import Testing
import UsherTesting

@testable import Usher

/// The output in brief mode when a page stays, and of its commands; OnlyNewPropertyTests try any page.
@Suite struct OnlyNewTests {
    private let brief = Session.Options(isBrief: true)

    /// Returns the output after the last answer, without the answer.
    private func written(after line: String, in session: ScriptedSession) -> String {
        let start = session.transcript.utf8.count + line.utf8.count + 1
        session.answer(line)
        return String(decoding: session.transcript.utf8.dropFirst(start), as: UTF8.self)
    }

    private final class FilmScreen: Screen {
        var isListed = true
        var year = 1979

        func draw(on page: inout Page) {
            page.title("Alien")
            page.field("Director", "Ridley Scott")
            page.field("Runtime", "117 minutes")
            if isListed { page.field("Watchlist", "yes") }
            page.item("Year", year, asks: .number(in: 1888...2100)) { [self] in year = $0 }
            page.command("l", isListed ? "take off watchlist" : "put on watchlist") { [self] in
                isListed.toggle()
            }
        }
    }

    @Test("a field that is gone is said, and one that was set is, however it looks")
    func fields() {
        let session = ScriptedSession(options: brief, FilmScreen())
        #expect(
            written(after: "l", in: session) == "\nWatchlist: no longer\n\nl put on watchlist, ? help\n> ")
        #expect(written(after: "l", in: session) == "\nWatchlist: yes\n\nl take off watchlist, ? help\n> ")
        #expect(written(after: "1 1979", in: session) == "\n1. Year: 1979\n\n? help\n> ")
        session.answer("1")
        #expect(written(after: "", in: session) == "\n1. Year: 1979\n\n? help\n> ")
        session.answer("1")
        #expect(written(after: "b", in: session) == "\nAlien\n\n? help\n> ", "nothing was set")
        let whole = "\nAlien\nDirector: Ridley Scott\nRuntime: 117 minutes\nWatchlist: yes\n1. Year: 1979\n"
        #expect(written(after: "", in: session) == whole + "\nl take off watchlist, ? help, q quit\n> ")
        #expect(session.page.fields.count == 3, "a page in a test is whole")
    }

    @Test("a form says its title with its first question, and not with the next one")
    func form() {
        let session = ScriptedSession(options: brief) {
            Form(
                "New project", startingWith: ProjectDraft(), navigator: $0, questions: ProjectDraft.questions)
        }
        #expect(session.transcript.contains("New project"))
        #expect(!written(after: "Usher", in: session).contains("New project"))
        // The summary is finished by a command, which is repeated each time.
        for answer in ["", "2", "", "n"] { session.answer(answer) }
        #expect(written(after: "1 Compiler", in: session) == "\n1. Name: Compiler\n\nd done, ? help\n> ")
    }

    @Test(
        "a page with a name of its own says its commands, where another of its class said them",
        arguments: [true, false])
    func kinds(isNamed: Bool) {
        let session = ScriptedSession(options: brief) { navigator in
            Flow(navigator: navigator) { flow in
                func push(_ number: Int) {
                    let screen = Leaflet { page, _ in
                        page.title("Page \(number)")
                        if isNamed { page.commandGroup("\(number)") }
                        page.command("o", "other") { push(number + 1) }
                    }
                    navigator.push(screen, for: flow)
                }
                push(1)
            }
        }
        #expect(
            written(after: "o", in: session)
                == "\nPage 2\n\n\(isNamed ? "o other, " : "")b back, h home, ? help\n> ")
    }

    @Test("a command that comes to a page is said, and those that were there aren't said again")
    func newCommand() {
        var isFull = false
        let session = ScriptedSession(
            options: brief,
            Leaflet { page, _ in
                page.title("Film")
                page.command("m", "more or less") { isFull.toggle() }
                if isFull { page.command("o", "other") {} }
            })
        #expect(session.transcript.hasSuffix("\nm more or less, ? help, q quit\n> "))
        #expect(written(after: "m", in: session) == "\nFilm\n\no other, ? help\n> ")
        #expect(written(after: "m", in: session) == "\nFilm\n\n? help\n> ")
    }

    @Test("a page that features commands says only those, and all where it is asked for")
    func featured() {
        let session = ScriptedSession(
            options: brief,
            Leaflet { page, _ in
                page.title("Film")
                page.command("m", "more or less") {}
                page.command("o", "other") {}
                page.feature("oz")
            })
        #expect(session.transcript.hasSuffix("\no other, ? help, q quit\n> "))
        #expect(written(after: "m", in: session) == "\nFilm\n\n? help\n> ")
    }

    @Test("a letter that was said is not said again with a colon, and one that was said with a colon is said")
    func colons() {
        let asking = ScriptedSession(
            options: brief,
            Leaflet { page, hear in
                page.title("Film")
                page.command("n", "note", asks: "Note", .text) { hear($0) }
            })
        #expect(asking.transcript.hasSuffix("\nn note, ? help, q quit\n> "))
        #expect(written(after: "n", in: asking).hasSuffix("\n:b back, :h home, :? help\nNote: "))
        // Back and help are always shown when a text is asked for.
        asking.answer(":b")
        #expect(written(after: "n", in: asking).hasSuffix("\n:b back, :? help\nNote: "))

        var name = ""
        let answered = ScriptedSession(
            options: brief,
            Leaflet { page, _ in
                page.title("Film")
                if name.isEmpty {
                    page.ask("Name", .text) { name = $0 }
                } else {
                    page.item(name) { name = "" }
                }
            })
        #expect(answered.transcript.hasSuffix("\n:? help, :q quit\nName: "))
        #expect(written(after: "Alien", in: answered).hasSuffix("\n? help, q quit\n> "))
    }

    @Test(
        "a list that is turned says its range and rows, and what stands behind it with other numbers; a row alone itself"
    )
    func list() {
        let list = ListPosition(size: 4)
        var rows = ["a", "b", "c", "d", "e"]
        let session = ScriptedSession(
            options: brief,
            Leaflet { page, _ in
                page.title("Letters")
                page.text("All of them.")
                page.list(rows, at: list) {
                    $0.write($1)
                } choose: {
                    rows[0] = $0 + "!"
                }
                page.item("Behind") {}
            })
        #expect(written(after: "1", in: session) == "\n1. a!\n\n? help\n> ")
        #expect(written(after: "n", in: session) == "\n5–5 of 5\n1. e\n2. Behind\n\n? help\n> ")
        #expect(written(after: "2", in: session) == "\nLetters\n\n? help\n> ")
    }

    @Test("items that change places are told with the whole page: no number means another row in silence")
    func renumbered() {
        let written = changed(["one", "two"], to: ["two", "one"])
        #expect(written.hasPrefix("\nRows\nLine 1\n") && written.contains("\nLine 6\n1. two\n2. one\n"))
        #expect(changed(["one", "two", "three"], to: ["two", "two", "four"]).hasPrefix("\nRows\nLine 1\n"))
        #expect(changed(["one", "two"], to: ["first", "two"]) == "\n1. first\n\n? help\n> ")
    }

    /// The text of the answer at which the items below six lines become others.
    private func changed(_ before: [String], to after: [String]) -> String {
        var items = before
        let session = ScriptedSession(
            options: brief,
            Leaflet { page, _ in
                page.title("Rows")
                for line in 1...6 { page.text("Line \(line)") }
                for item in items { page.item(item) {} }
                page.command("c", "change") { items = after }
            })
        return written(after: "c", in: session)
    }

    @Test("what a flow offers on all of its pages is said once")
    func ofFlow() {
        let session = ScriptedSession(options: brief) { navigator in
            Flow(navigator: navigator) { flow in
                let first = Leaflet { page, _ in
                    page.title("Page 1")
                    page.command("o", "other") {
                        let second = Leaflet { page, _ in
                            page.title("Page 2")
                            page.commandGroup("2")
                        }
                        navigator.push(second, for: flow)
                    }
                }
                navigator.push(first, for: flow)
                navigator.addCommands(for: flow) { page in page.command("m", "mail") {} }
            }
        }
        #expect(session.transcript.hasSuffix("\no other, m mail, ? help, q quit\n> "))
        #expect(written(after: "o", in: session) == "\nPage 2\n\nb back, h home, ? help\n> ")
    }

    @Test("a page that a question's answer leads back to is whole, however like the one below the question")
    func answeredAway() {
        let session = ScriptedSession(options: brief) { navigator in
            Flow(navigator: navigator) { flow in
                func push(_ number: Int) {
                    let screen = Leaflet { page, _ in
                        page.title("Film")
                        for line in 1...6 { page.text("Line \(line)") }
                        page.text("Number \(number)")
                        page.command("o", "other") { push(number + 1) }
                        page.command("d", "delete", confirms: "Sure?") { navigator.pop() }
                    }
                    navigator.push(screen, for: flow)
                }
                push(1)
            }
        }
        session.answer("o", "d")
        let written = written(after: "y", in: session)
        #expect(written.hasPrefix("\nFilm\nLine 1\n") && written.contains("\nLine 6\nNumber 1\n"))
    }

    @Test("trouble is wrapped where a person types, and one line in a log")
    func trouble() {
        let answer = String(repeating: "word ", count: 30)
        let terminal = Terminal(answer)
        _ = Session.run(on: terminal, Leaflet.menu)
        #expect(terminal.trouble.hasPrefix("There is no command “word word"))
        #expect(terminal.trouble.split(separator: "\n").count > 1)
        #expect(terminal.trouble.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let script = Script([answer])
        _ = Session.run(on: script, Leaflet.menu)
        #expect(script.errorLines.count == 1)
    }

    @Test("trouble, and what the prompt says of an answer, have colors of their own where there are any")
    func colors() {
        let options = Session.Options(theme: Theme(refusal: "91", hint: "92"))
        let (plain, colored) = (Terminal("x"), Terminal("x", hasColor: true))
        for terminal in [plain, colored] { _ = Session.run(on: terminal, options: options, Leaflet.name) }
        #expect(!plain.pages.contains("\u{1B}"))
        #expect(colored.pages.contains("\nName \u{1B}[92m(Enter for Ada)\u{1B}[0m: "))
        let question = Terminal("x", hasColor: true)
        _ = Session.run(on: question, options: options, Leaflet.question)
        #expect(question.trouble == "\u{1B}[91mPlease answer y or n. “x” isn't yes or no.\n\u{1B}[0m")
    }

    /// A console that gives one line.
    private final class Terminal: Console {
        let width = 80
        let showsTyping = true
        let hasAnswer = false
        private(set) var pages = ""
        private(set) var trouble = ""
        private var lines: [String]
        private let hasColor: Bool

        init(_ lines: String..., hasColor: Bool = false) { (self.lines, self.hasColor) = (lines, hasColor) }

        func read() -> ConsoleInput { lines.isEmpty ? .end : .line(lines.removeFirst()) }

        func showsColor(on stream: ConsoleStream) -> Bool { hasColor }

        func write(_ text: [UInt8], to stream: ConsoleStream) {
            let text = String(decoding: text, as: UTF8.self)
            if stream == .trouble { trouble += text } else { pages += text }
        }
    }
}
