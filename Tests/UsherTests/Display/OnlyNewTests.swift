import Testing
import UsherTesting

@testable import Usher

/// Short updates of a page that stays on screen, and of its commands.
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

    @Test("a field is said where it comes before one that is new, and in place of one with another name")
    func otherFields() {
        var fields = [
            ("Director", "Ridley Scott"), ("Runtime", "117 minutes"), ("Year", "1979"), ("Seen", "no"),
        ]
        var next = [fields]
        let screen = Leaflet { page, _ in
            page.title("Alien")
            for (name, value) in fields { page.field(name, value) }
            page.command("c", "change") { fields = next.removeFirst() }
        }
        let session = ScriptedSession(options: brief, screen)
        // Inserted before a row that has changed.
        next = [[("Country", "UK"), ("Director", "Scott")] + fields.dropFirst()]
        #expect(
            written(after: "c", in: session) == "\nCountry: UK\nDirector: Scott\n\n? help\n> ")
        next = [fields.dropLast() + [("Viewed", "no")]]
        #expect(written(after: "c", in: session) == "\nViewed: no\nSeen: no longer\n\n? help\n> ")
    }

    @Test("up to half of a page's lines are said alone where they are new, and of more all", arguments: 1...4)
    func half(count: Int) {
        var values = [1, 2, 3, 4]
        let session = ScriptedSession(
            options: brief,
            Leaflet { page, _ in
                page.title("Values")
                for (place, value) in values.enumerated() { page.field("Value \(place)", value) }
                page.command("c", "change") { for place in 0..<count { values[place] += 10 } }
            })
        let changed = (0..<count).map { "Value \($0): \($0 + 11)\n" }.joined()
        let rest = (count..<4).map { "Value \($0): \($0 + 1)\n" }.joined()
        #expect(
            written(after: "c", in: session)
                == (count <= 2 ? "\n\(changed)" : "\nValues\n\(changed)\(rest)") + "\n? help\n> ")
    }

    @Test("a page without a title says what is new, and all where it gets one")
    func untitled() {
        var (title, value) = ("", 1)
        let session = ScriptedSession(
            options: brief,
            Leaflet { page, _ in
                if !title.isEmpty { page.title(title) }
                page.field("Value", value)
                for line in 1...3 { page.text("Line \(line)") }
                page.command("v", "value") { value += 1 }
                page.command("t", "title") { title = "Values" }
            })
        let lines = "Line 1\nLine 2\nLine 3\n"
        #expect(written(after: "v", in: session) == "\nValue: 2\n\n? help\n> ")
        #expect(written(after: "t", in: session) == "\nValues\nValue: 2\n\(lines)\n? help\n> ")
        #expect(written(after: "v", in: session) == "\nValue: 3\n\n? help\n> ")
    }

    @Test("a field that is gone is said on as many lines as it takes")
    func goneInNarrowWindow() {
        let session = ScriptedSession(width: 16, options: brief, FilmScreen())
        #expect(written(after: "l", in: session).hasPrefix("\nWatchlist: no\n  longer\n\n"))
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
            var flow: Flow?
            func leaflet(_ number: Int) -> Leaflet {
                Leaflet { page, _ in
                    page.title("Page \(number)")
                    if isNamed { page.commandGroup("\(number)") }
                    page.command("o", "other") {
                        guard let flow else { return }
                        navigator.push(leaflet(number + 1), for: flow)
                    }
                }
            }
            let root = Flow(leaflet(1), navigator: navigator)
            flow = root
            return root
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

    @Test("what a message changed comes with the next answer, and a number means what was written")
    func messages() {
        var (rows, picked) = (["one", "two", "three"], [String]())
        let session = ScriptedSession(options: brief) { navigator in
            let screen = Leaflet { page, _ in
                page.title("Rows")
                for row in rows { page.item(row) { picked.append(row) } }
                page.command("x", "nothing") {}
            }
            return Listener(screen, navigator: navigator) { listener in
                navigator.after(.seconds(1), for: listener) {
                    rows[2] = "last"
                    navigator.say("One has changed.")
                }
            }
        }
        session.advance(by: .seconds(1))
        #expect(session.transcript.hasSuffix("> \nOne has changed.\n> "))
        #expect(written(after: "3", in: session) == "\n3. last\n\n? help\n> ")
        #expect(picked == ["three"])
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

    @Test("a list of whose lines half are new is said as a whole, and of one with fewer those rows")
    func halves() {
        var rows = ["a", "b", "c", "d", "e"]
        let session = ScriptedSession(
            options: brief,
            Leaflet { page, _ in
                page.title("Letters")
                for line in 1...6 { page.text("Line \(line)") }
                page.list(rows, at: ListPosition()) {
                    $0.write($1)
                } choose: { _ in
                }
                page.command("o", "one") { for place in 1...2 { rows[place] += "?" } }
                page.command("t", "two") { for place in 0..<3 { rows[place] += "!" } }
            })
        #expect(written(after: "o", in: session) == "\n2. b?\n3. c?\n\n? help\n> ")
        #expect(
            written(after: "t", in: session)
                == "\n1–5 of 5\n1. a!\n2. b?!\n3. c?!\n4. d\n5. e\n\n? help\n> ")
    }

    @Test("behind a list that has another number of rows all items are said, those with their old number too")
    func behindRows() {
        var (rows, behind) = (["one", "two", "three"], ["save"])
        let session = ScriptedSession(
            options: brief,
            Leaflet { page, _ in
                page.title("Rows")
                page.list(rows, at: ListPosition()) {
                    $0.write($1)
                } choose: { _ in
                }
                for item in behind { page.item(item) {} }
                page.command("c", "change") { (rows, behind) = (["one", "two"], ["print", "save"]) }
            })
        #expect(
            written(after: "c", in: session)
                == "\n1–2 of 2\n1. one\n2. two\n3. print\n4. save\n\n? help\n> ")
    }

    @Test("below another text a list is said again, with the same rows too")
    func heading() {
        var search = "third man"
        let session = ScriptedSession(
            options: brief,
            Leaflet { page, _ in
                page.title("Movies")
                page.text("Found by \(search)")
                page.list(["The Third Man"], at: ListPosition()) {
                    $0.write($1)
                } choose: { _ in
                }
                page.command("s", "search") { search = "man third" }
            })
        #expect(
            written(after: "s", in: session)
                == "\nFound by man third\n1–1 of 1\n1. The Third Man\n\n? help\n> ")
        #expect(written(after: "s", in: session) == "\nMovies\n\n? help\n> ")
    }

    @Test("items that change places are told with the whole page: no number means another row in silence")
    func renumbered() {
        let written = written(of: ["one", "two"], becoming: ["two", "one"])
        #expect(written.hasPrefix("\nRows\nLine 1\n"))
        #expect(written.contains("\nLine 6\n1. two\n2. one\n"))
    }

    @Test(
        "an item that is called as another one was is told with the whole page, though none changed places"
    )
    func takenName() {
        let written = written(of: ["one", "two", "three"], becoming: ["two", "two", "four"])
        #expect(written.hasPrefix("\nRows\nLine 1\n"))
    }

    @Test("items that get names of their own are said alone")
    func otherNames() {
        let written = written(of: ["one", "two", "three"], becoming: ["first", "second", "three"])
        #expect(written == "\n1. first\n2. second\n\n? help\n> ")
    }

    @Test("an item before others is told with the whole page, as they have other numbers")
    func itemBefore() {
        #expect(written(of: ["one"], becoming: ["zero", "one"]).hasPrefix("\nRows\nLine 1\n"))
    }

    @Test("an empty list has no lines of its own")
    func emptyList() {
        var (search, rows) = ("a", [String]())
        let session = ScriptedSession(
            options: brief,
            Leaflet { page, _ in
                page.title("Films")
                for line in 1...4 { page.text("Line \(line)") }
                page.field("Found by", search)
                page.list(rows, at: ListPosition()) {
                    $0.write($1)
                } choose: { _ in
                }
                page.command("s", "search") { search += "b" }
                page.command("a", "add") { rows.append("Alien") }
            })
        #expect(written(after: "s", in: session) == "\nFound by: ab\n\n? help\n> ")
        #expect(
            written(after: "a", in: session).hasSuffix("\nFound by: ab\n1–1 of 1\n1. Alien\n\n? help\n> "))
        #expect(written(after: "s", in: session) == "\nFound by: abb\n\n? help\n> ")
    }

    /// Returns the output of an answer that changes the items below six lines.
    private func written(of before: [String], becoming after: [String]) -> String {
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

    @Test("a row of an embedded list is said alone, below the title that became a line")
    func embeddedList() {
        var rows = ["a", "b"]
        let inner = Leaflet { page, _ in
            page.title("Letters")
            page.list(rows, at: ListPosition()) {
                $0.write($1)
            } choose: {
                rows[0] = $0 + "!"
            }
        }
        let session = ScriptedSession(
            options: brief,
            Leaflet { page, _ in
                page.title("Page")
                try page.embed(inner)
            })
        #expect(written(after: "1", in: session) == "\n1. a!\n\n? help\n> ")
    }

    @Test("what a flow offers on all of its pages is said once")
    func ofFlow() {
        let session = ScriptedSession(options: brief) { navigator in
            weak var flow: Listener?
            let first = Leaflet { page, _ in
                page.title("Page 1")
                page.command("o", "other") {
                    let second = Leaflet { page, _ in
                        page.title("Page 2")
                        page.commandGroup("2")
                    }
                    if let flow { navigator.push(second, for: flow) }
                }
            }
            let root = Listener(first, navigator: navigator) { listener in
                navigator.addCommands(for: listener) { page in page.command("m", "mail") {} }
            }
            flow = root
            return root
        }
        #expect(session.transcript.hasSuffix("\no other, m mail, ? help, q quit\n> "))
        #expect(written(after: "o", in: session) == "\nPage 2\n\nb back, h home, ? help\n> ")
    }

    @Test("a page that a question's answer leads back to is whole, however like the one below the question")
    func answeredAway() {
        let session = ScriptedSession(options: brief) { navigator in
            var flow: Flow?
            func leaflet(_ number: Int) -> Leaflet {
                Leaflet { page, _ in
                    page.title("Film")
                    for line in 1...6 { page.text("Line \(line)") }
                    page.text("Number \(number)")
                    page.command("o", "other") {
                        guard let flow else { return }
                        navigator.push(leaflet(number + 1), for: flow)
                    }
                    page.command("d", "delete", confirms: "Sure?") { navigator.pop() }
                }
            }
            let root = Flow(leaflet(1), navigator: navigator)
            flow = root
            return root
        }
        session.answer("o")
        session.answer("d")
        let written = written(after: "y", in: session)
        #expect(written.hasPrefix("\nFilm\nLine 1\n"))
        #expect(written.contains("\nLine 6\nNumber 1\n"))
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
        #expect(question.trouble == "\u{1B}[91m“x” is neither yes nor no. Type y or n.\n\u{1B}[0m")
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
