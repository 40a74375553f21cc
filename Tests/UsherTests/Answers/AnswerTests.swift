import Testing
import UsherTesting

@testable import Usher

/// The meaning of a line on each kind of page.
@Suite struct AnswerTests {
    /// Shows a page on top of another one and types lines. Returns the actions that ran and the
    /// refusals.
    private func answer(_ prompt: Leaflet, _ lines: String...) -> (heard: [String], refusals: [String]) {
        let session = ScriptedSession { Flow(Leaflet.menu, prompt, navigator: $0) }
        let refusals = lines.flatMap { line in
            let before = session.transcript.utf8.count
            session.answer(line)
            return session.transcript.utf8.dropFirst(before).split(separator: 0x0A).dropFirst()
                .map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasSuffix(".") }
        }
        return (prompt.heard, refusals)
    }

    @Test(
        "a number picks an item", arguments: [("1", "one"), ("2", "two"), (" 02 ", "two"), ("\t1\r", "one")])
    func number(line: String, item: String) {
        #expect(answer(.menu, line).heard == [item])
    }

    @Test(
        "a number that is not there is refused with those that are",
        arguments: ["0", "3", "99999999999999999999", "18446744073709551617"])
    func noSuchNumber(line: String) {
        let (heard, refusals) = answer(.menu, line)
        #expect(heard == [])
        #expect(refusals == [Words.english(.noSuchNumber("\(line)", from: 1, to: 2, searches: false))])
    }

    @Test("numbers are refused where one or nothing is listed")
    func fewNumbers() {
        #expect(
            answer(Leaflet { page, _ in page.item("One") {} }, "2").refusals == [
                Words.english(.noSuchNumber("2", from: 1, to: 1, searches: false))
            ])
        #expect(
            answer(Leaflet { page, _ in page.command("e", "edit") {} }, "1").refusals == [
                Words.english(.noNumbers(way: "?"))
            ])
    }

    @Test(
        "a letter is a command in either case, with or without a colon", arguments: ["e", "E", ":e", " : E "])
    func letter(line: String) {
        #expect(answer(.menu, line).heard == ["edit"])
    }

    @Test("a letter of another script is a command too", arguments: ["ö", "Ö", ":ö"])
    func foreignLetter(line: String) {
        let prompt = Leaflet { page, hear in page.command("ö", "öffnen") { hear("ö") } }
        #expect(answer(prompt, line).heard == ["ö"])
    }

    @Test("what is not offered is refused with what is", arguments: ["x", "ee", "-1", "/", "one two"])
    func notOffered(line: String) {
        let (heard, refusals) = answer(.menu, line)
        #expect(heard == [])
        #expect(refusals == [Words.english(.notOffered("\(line)", way: "?", quit: "q"))])
    }

    @Test("what begins with a digit is told to be the number of a line", arguments: ["1.", "8.5", "2 x"])
    func noNumber(line: String) {
        let (heard, refusals) = answer(.menu, line)
        #expect(heard == [])
        #expect(refusals == ["Type the number of a line, 1 to 2."])
    }

    @Test("a long answer is quoted short")
    func longAnswer() {
        let quoted = String(repeating: "x", count: 40)
        for (line, quotation) in [
            (quoted, quoted), (quoted + "x", quoted + "…"), (quoted + quoted, quoted + "…"),
        ] {
            let refusal = answer(.menu, line).refusals.first
            #expect(refusal?.contains("“\(quotation)”") == true, "\(line)")
        }
    }

    @Test(
        "text is free where it is asked for", arguments: ["1", "/x", "é", "two words", "1949"])
    func text(line: String) {
        #expect(answer(.name, "  \(line) ").heard == [line])
    }

    @Test("an empty line takes the default, and two colons begin a text with one")
    func defaultText() {
        #expect(answer(.name, "").heard == ["Ada"])
        #expect(answer(.name, "::q").heard == [":q"])
        #expect(answer(.name, ":x").heard == ["clear"])
        #expect(answer(.name, ":y").refusals == [Words.english(.notOffered("y", way: ":?", quit: ":q"))])
        #expect(answer(Leaflet { $0.ask("Name", .text, action: $1) }, "", "  ").heard == [])
    }

    @Test("an empty default stands for nothing")
    func emptyDefault() {
        #expect(answer(Leaflet { $0.ask("Name", .text, default: "", action: $1) }, "", "  ").heard == [])
    }

    @Test(
        "yes and no in words and letters, no by default",
        arguments: [
            ("y", "yes"), ("Y", "yes"), ("yes", "yes"), ("YES", "yes"), (":y", "yes"), ("n", "no"),
            ("No", "no"), ("", "no"),
        ])
    func confirmation(line: String, answer word: String) {
        #expect(answer(.question, line).heard == [word])
    }

    @Test("neither yes nor no is refused")
    func unconfirmed() {
        #expect(
            answer(.question, "maybe").refusals == [
                Words.english(.neitherYesNorNo("maybe", yes: "yes", no: "no", answers: "y or n"))
            ])
    }

    @Test(
        "a slash searches where the page says so", arguments: [("/amel", "amel"), ("/ x ", "x"), ("/", "")])
    func search(line: String, text: String) {
        #expect(answer(Leaflet { $0.search(help: "finds", action: $1) }, line).heard == [text])
    }

    @Test("help shows letters as they are typed: with a colon where text is free, and else without")
    func helpOfLetters() {
        for (screen, line, prefix) in [(Leaflet.name, ":?", ":"), (Leaflet.menu, "?", "")] {
            let session = ScriptedSession(screen)
            session.answer(line)
            #expect(session.transcript.contains("\n\(prefix)q: quits the program\n"))
        }
    }

    @Test("where text is free, a colon goes before whatever else may be answered")
    func colon() {
        let prompt = Leaflet { page, hear in
            page.item("One") { hear("one") }
            page.item("Two") { hear("two") }
            page.search(help: "finds") { hear("search for \($0)") }
            page.ask("Name", .text, action: hear)
        }
        #expect(
            answer(prompt, "2", ":2", "/x", ":/x", ": / x ").heard == [
                "2", "two", "/x", "search for x", "search for x",
            ])
        #expect(
            answer(prompt, ":3", ":").refusals == [
                Words.english(.noSuchNumber("3", from: 1, to: 2, searches: true)),
                Words.english(.notOffered("", way: ":?", quit: ":q")),
            ])
    }

    @Test(
        "control characters are no answer",
        arguments: ["\u{1B}[A", "a\u{0}b", "\u{7}", "\u{7F}", "a\u{9B}2J", "a\u{85}b"])
    func control(line: String) {
        for prompt in [Leaflet.menu, .name, .question] {
            let (heard, refusals) = answer(prompt, line)
            #expect(heard == [])
            #expect(refusals == [Words.english(.controlCharacters)])
        }
    }

    @Test("a screen refuses with its own words, and is asked again")
    func ownRefusal() {
        let prompt = Leaflet { page, _ in
            page.ask("Year", .text) { _ in throw Refusal("Use a year from 1874.") }
        }
        #expect(answer(prompt, "1700").refusals == ["Use a year from 1874."])
    }
}
