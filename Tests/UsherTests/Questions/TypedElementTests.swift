import Testing
import UsherTesting

@testable import Usher

/// Typed answers when one or several items of a list are picked.
@Suite struct TypedElementTests {
    private func one<Element>(_ question: Question<Element>, default value: Element? = nil) -> Leaflet {
        Leaflet { page, hear in page.ask("Pick", question, default: value) { hear("\($0)") } }
    }

    private func several(_ names: [String], on: [String] = []) -> Leaflet {
        Leaflet { page, hear in
            page.ask("Pick", .several(of: names), default: on) { hear($0.joined(separator: " ")) }
        }
    }

    @Test(
        "a number is the element that is called so, and the page shows names where places could be taken for these"
    )
    func numbers() {
        let screen = one(.one(of: [1, 2, 4, 8]), default: 2)
        let session = ScriptedSession(screen)
        #expect(session.page.items == [])
        #expect(session.page.texts == ["Pick", "1", "2", "4", "8"])
        session.answer("4", "8", "3", "", "x", "q")
        #expect(screen.heard == ["4", "8", "2"])
        #expect(
            session.errorLines == [
                Words.english(.noAnswer("3", of: ["1", "2", "4", "8"])),
                Words.english(.noAnswer("x", of: ["1", "2", "4", "8"])),
            ])
        #expect(session.transcript.contains("(Enter for 2) > "))
        #expect(session.end == .quit)
    }

    @Test("numbers that are their own places, and those that no place is, stand with places")
    func clearNumbers() {
        let own = one(.one(of: [1, 2, 3]))
        #expect(ScriptedSession(own).page.items == ["1", "2", "3"])
        let years = one(.one(of: [1999, 2001]))
        let session = ScriptedSession(years)
        #expect(session.page.items == ["1999", "2001"])
        session.answer("2", "1999")
        #expect(years.heard == ["2001", "1999"])
    }

    @Test(
        "a list stands without places where an element is called as another one's, behind other items too",
        arguments: [
            (["a", "1"], 0, false), (["2", "a"], 0, false), (["3", "a"], 1, false), (["1", "a"], 1, false),
            (["0", "a"], 0, true), (["-1", "a"], 0, true), (["3", "a"], 0, true), (["a", "2"], 0, true),
            (["4", "a"], 1, true), (["2", "3"], 1, true), (["0", "a"], 1, true),
        ])
    func otherPlaces(names: [String], others: Int, hasPlaces: Bool) {
        let screen = Leaflet { page, _ in
            for number in 0..<others { page.item("Other \(number)") {} }
            page.ask("Pick", .one(of: names)) { _ in }
        }
        #expect(ScriptedSession(screen).page.items.dropFirst(others) == (hasPlaces ? names : [])[...])
    }

    @Test("no element but the one that is called so is picked by a number, wherever the list is turned")
    func longNumbers() {
        let screen = one(.one(of: Array(1...300)))
        let session = ScriptedSession(screen)
        session.answer("4", "n", "4", "12", "300", "301", "0")
        #expect(screen.heard == ["4", "4", "12", "300"])
        #expect(session.page.items == [])
        #expect(session.errorLines.count == 2)
    }

    @Test("a list may stand without places, as ports do")
    func unnumbered() {
        let screen = one(.one(of: [80, 443], numbered: false))
        let session = ScriptedSession(screen)
        #expect(session.page.texts == ["Pick", "80", "443"])
        session.answer("1", "443")
        #expect(screen.heard == ["443"])
        #expect(session.errorLines == [Words.english(.noAnswer("1", of: ["80", "443"]))])
    }

    @Test("numbers of several are names, too, given ahead as well")
    func severalNumbers() {
        let screen = Leaflet { page, hear in
            page.command("s", "sizes", asks: "Sizes", .several(of: [1, 2, 4, 8])) { hear("\($0)") }
        }
        let session = ScriptedSession(screen)
        session.answer("s", "4", "8, 1", "", "s 2 and 4", "s 3", "s 1-4")
        #expect(screen.heard == ["[1, 4, 8]", "[2, 4]"])
        #expect(
            session.errorLines == Array(
                repeating: Words.english(.noAnswer("3", of: ["1", "2", "4", "8"])), count: 1) + [
                    Words.english(.noAnswer("1", of: ["1", "2", "4", "8"]))
                ])
    }

    @Test("an element that is called as a command is picked by its name, and the command has a colon")
    func letter() {
        let screen = one(.one(of: ["q", "w", "b"]))
        let session = ScriptedSession(screen)
        session.answer("q", "Q", "1", ":q")
        #expect(screen.heard == ["q", "q", "q"])
        #expect(session.transcript.contains(":? help, :q quit"))
        #expect(session.end == .quit)
        let several = several(["q", "x"])
        let second = ScriptedSession(several)
        second.answer("q", "", ":q")
        #expect(several.heard == ["q"])
    }

    @Test(
        "names, numbers and ranges turn several at once, in the words of the language",
        arguments: [
            ("red,green", "red green"), ("red, green", "red green"), ("1, 2 and 5", "red green gray"),
            ("1 to 3", "red green blue"), ("1-3", "red green blue"), ("3 TO 2, gray", "green blue gray"),
            ("red and gr", "refused"), ("gre and 1", "red green"), ("blue and white", "blue and white"),
            ("1 to", "refused"), ("red, nothing", "refused"),
        ])
    func lines(line: String, on: String) {
        let screen = several(["red", "green", "blue", "blue and white", "gray"])
        let session = ScriptedSession(screen)
        session.answer(line, "")
        #expect(screen.heard == [on == "refused" ? "" : on])
        #expect(session.errorLines.isEmpty == (on != "refused"))
    }

    @Test("a name that has a comma is that name, and no other line of the same names")
    func comma() {
        let screen = several(["salt", "pepper", "salt, pepper", "oil"])
        let session = ScriptedSession(screen)
        session.answer("salt, pepper", "", "pepper, salt", "", "salt, pepper, oil", "")
        #expect(screen.heard == ["salt, pepper", "salt pepper", "salt pepper oil"])
    }

    @Test("in German, too")
    func german() throws {
        var page = Page(in: .german)
        page.ask("Farben", .several(of: ["rot", "grün", "blau", "grau", "gelb"]), default: []) { _ in }
        #expect(try page.choices(of: "1, 2 und 5") == [.turned([1, 2, 5])])
        #expect(try page.choices(of: "1 bis 3") == [.turned([1, 2, 3])])
        #expect(try page.choices(of: "rot und gelb") == [.turned([1, 5])])
        #expect(throws: Refusal.self) { try page.choices(of: "1 to 3") }
    }

    private static let films = (1...300).map { "film \($0)" }

    @Test("all, after a search, means what is found, and says so")
    func found() {
        let screen = several(Self.films, on: ["film 1"])
        let session = ScriptedSession(screen)
        session.answer("/77", "all")
        #expect(session.page.said == ["3 matches are on, 297 others unchanged."])
        #expect(session.transcript.contains("\n3 matches are on, 297 others unchanged.\n"))
        session.answer("")
        #expect(screen.heard == ["film 1 film 77 film 177 film 277"])
    }

    @Test("all that is found is told where there are two or more, and a single one by the prompt")
    func foundFew() {
        let session = ScriptedSession(several(Self.films))
        session.answer("/film 300", "1")
        #expect(session.page.said == [])
        #expect(session.transcript.hasSuffix("Pick (Enter for film 300): "))
        session.answer("none", "/film 30", "all")
        #expect(session.page.items == ["film 30", "film 300"])
        #expect(session.page.said == ["2 matches are on, 298 others unchanged."])
    }

    @Test("none, after a search, turns off what is found")
    func noneFound() {
        let screen = several(Self.films, on: ["film 1", "film 77"])
        let session = ScriptedSession(screen)
        session.answer("/77")
        // One of three is selected.
        #expect(session.page.said == [])
        session.answer("none")
        #expect(session.page.said == ["3 matches are off, 297 others unchanged."])
        session.answer("")
        #expect(screen.heard == ["film 1"])
    }

    @Test("more than five that are on are counted, and a word shows them")
    func counted() {
        let screen = several(Self.films)
        let session = ScriptedSession(screen)
        session.answer("1-5")
        #expect(session.transcript.hasSuffix("Pick (Enter for film 1, film 2, film 3, film 4, film 5): "))
        session.answer("6")
        #expect(session.transcript.hasSuffix("Pick (Enter for 6 of 300): "))
        session.answer("n", ":on")
        #expect(session.page.items == Array(Self.films.prefix(6)))
        #expect(session.page.texts.last == ":on 1–6 of 6")
        session.answer("1")
        #expect(session.page.items == Array(Self.films[1..<6]))
        session.answer("/", "?", "")
        #expect(session.page.items.count == 10)
        #expect(session.transcript.contains("\n:on: shows what is on\n"))
        #expect(screen.heard == [Self.films[1..<6].joined(separator: " ")])
    }

    @Test("what is on is shown of a short list as well, and all of it comes back with a slash")
    func shortList() {
        let screen = several(["a1", "b1", "c1", "d1", "e1", "f1", "g1"], on: ["b1", "g1"])
        let session = ScriptedSession(screen)
        session.answer(":on")
        #expect(session.page.items == ["b1", "g1"])
        session.answer("none")
        #expect(session.page.items.count == 7)
        session.answer(":on", "1", ":on")
        #expect(session.page.items == ["a1"])
        session.answer("/")
        #expect(session.page.items.count == 7)
    }

    @Test("a search finds letters in their order where no name has the text, the closest together first")
    func fuzzy() {
        let names = ["guarded entrance", "green", "great pen"] + (1...20).map { "other \($0)" }
        let session = ScriptedSession(one(.one(of: names)))
        session.answer("/gren")
        #expect(session.page.items == ["green", "great pen", "guarded entrance"])
        session.answer("/o t h 7")
        #expect(session.page.items == ["other 7", "other 17"])
        session.answer("/\u{A0}p")
        #expect(session.page.items == ["great pen"])
        session.answer("gre")
        #expect(session.page.items == ["green", "great pen"])
        session.answer("/neerg")
        #expect(session.page.items == [])
    }

    @Test(
        "Tab completes by the beginning of a name, or else by a part, or else by letters in order",
        arguments: [
            ("gr", ["great pen", "green"]), ("EEN", ["green"]), ("gren", ["green", "great pen"]),
            ("bl", ["blue"]), ("u", ["blue"]), ("x", []),
        ])
    func completed(typed: String, names: [String]) {
        #expect(["great pen", "blue", "green"].completing(typed) == names)
    }

    @Test("a name that is the text comes first, then what begins so, has it, or has its letters nearby")
    func ranks() {
        let names = ["t..en", "often", "t.en", "tens", "none", " Ten "]
        let found = names.found(by: "TEN")
        #expect(found.map(\.place) == [5, 3, 1, 2, 0])
        #expect(found.map(\.rank) == [0, 1, 2, 6, 7])
        #expect(names.completing("ten") == [" Ten ", "tens"])
        #expect(names.completing("tens") == ["tens"])
        #expect(names.completing("fte") == ["often"])
        #expect(["t.e", "often"].completing("te") == ["often"])
        #expect(["at", "at e"].completing("t ") == ["at e"])
        #expect(["e", "t.e", "t..e"].completing("t e") == ["t.e", "t..e"])
    }

    @Test(
        "a word that is none of a list is refused with the numbers of its lines, and with a search where it has one"
    )
    func noneOfThem() {
        let screen = one(.one(of: ["salt", "pepper"]))
        let session = ScriptedSession(screen)
        session.answer("sugar", "3", "2x")
        #expect(
            session.errorLines == [
                Words.english(.numberOfLine(most: 2)),
                Words.english(.noSuchNumber("3", from: 1, to: 2, searches: false)),
                Words.english(.numberOfLine(most: 2)),
            ])
        let alike = ScriptedSession(one(.one(of: ["salt", "salsa", "pepper"])))
        alike.answer("sal")
        #expect(
            alike.errorLines == [Words.english(.ambiguous("sal", fitting: ["1. salt", "2. salsa"], more: 0))])
        let empty = ScriptedSession(Leaflet { page, _ in page.title("Nothing") })
        empty.answer("2x")
        #expect(empty.errorLines == [Words.english(.notOffered("2x", way: "?", quit: "q"))])
        let page = ScriptedSession(Leaflet { page, _ in page.item("salt") {} })
        page.answer("sugar", "2x")
        #expect(
            page.errorLines == [
                Words.english(.notOffered("sugar", way: "?", quit: "q")),
                Words.english(.numberOfLine(most: 1)),
            ])
    }

    @Test("letters in order count where they are closest together, wherever that is in a name")
    func closest() {
        #expect(["a..d", "a.d, a...d", "a....d"].completing("ad") == ["a.d, a...d", "a..d", "a....d"])
    }

    @Test("what was typed for a name is no search: letters of a name pick nothing")
    func typedLetters() {
        let screen = one(.one(of: ["green", "blue"]))
        let session = ScriptedSession(screen)
        session.answer("gren", "\u{A0}b")
        #expect(screen.heard == [] && session.errorLines.count == 2)
    }

    @Test("a group is turned on by its heading, and off where all of it is on")
    func heading() {
        let screen = Leaflet { page, hear in
            let colors = [("red", "Warm"), ("orange", "Warm"), ("blue", "Cold"), ("ice", "Cold")]
            let question = Question<[(String, String)]>.several(of: colors) { row, color in
                row.heading(color.1)
                row.write(color.0)
                if color.0 == "ice" { row.refuse("sold out") }
            }
            page.ask("Colors", question) { hear($0.map(\.0).joined(separator: " ")) }
        }
        let session = ScriptedSession(screen)
        session.answer("warm", "", "cold and red", "", "warm", "warm", "")
        #expect(screen.heard == ["red orange", "red blue", ""])
        #expect(session.errorLines == [])
    }

    private enum License: String, CaseIterable { case mit = "MIT", apache = "Apache-2.0" }

    private enum Level: Int { case low = 1, high = 2 }

    private enum Named: String, CustomStringConvertible {
        case one

        var description: String { "the first" }
    }

    @Test("cases of an enum name themselves: by their description, or their raw value")
    func cases() {
        #expect(ScriptedSession(one(.one(of: License.allCases))).page.items == ["MIT", "Apache-2.0"])
        #expect(ScriptedSession(one(.one(of: [Named.one]))).page.items == ["the first"])
        #expect(ScriptedSession(one(.one(of: [Level.low, .high]))).page.items == ["low", "high"])
        let license = one(.one(of: License.allCases), default: .apache)
        let session = ScriptedSession(license)
        session.answer("")
        #expect(license.heard == ["apache"])
    }

    @Test("a list of none is refused in words whatever is typed, and a list of one says so")
    func few() {
        let none = one(Question<String>.one(of: []))
        let session = ScriptedSession(none)
        #expect(session.page.texts == ["Pick", Words.english(.nothingToPick)])
        session.answer("", "1", "x")
        #expect(session.errorLines == Array(repeating: Words.english(.nothingToPick), count: 3))
        let only = one(.one(of: ["salt"]))
        let second = ScriptedSession(only)
        #expect(second.page.texts == ["Pick", Words.english(.onlyOne)])
        second.answer("2", "1")
        #expect(second.errorLines == [Words.english(.noSuchNumber("2", from: 1, to: 1, searches: false))])
        #expect(only.heard == ["salt"])
        let empty = one(Question<String?>.optional(.one(of: [])))
        ScriptedSession(empty).answer("")
        #expect(empty.heard == ["nil"])
    }
}
