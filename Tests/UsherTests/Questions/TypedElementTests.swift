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
        "a number is the element that is called so, and names stand alone where places could be taken for these"
    )
    func numbers() {
        let session = ScriptedSession(one(.one(of: [1, 2, 4, 8]), default: 2))
        #expect(session.page.items == [] && session.page.texts == ["Pick", "1", "2", "4", "8"])
        let refusals = ["3", "x"].map { Words.english(.noAnswer($0, of: ["1", "2", "4", "8"])) }
        #expect(
            one(.one(of: [1, 2, 4, 8]), default: 2).answered("4", "8", "3", "", "x", "q")
                == Answered(["4", "8", "2"], refusals))
        #expect(one(.one(of: [1, 2, 3])).answered("3", "1").heard == ["3", "1"])
        #expect(one(.one(of: [1999, 2001])).answered("2", "1999").heard == ["2001", "1999"])
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
        let answered = one(.one(of: Array(1...300))).answered("4", "n", "4", "12", "300", "301", "0")
        #expect(answered.heard == ["4", "4", "12", "300"] && answered.refused.count == 2)
    }

    @Test("a list may stand without places, as ports do")
    func unnumbered() {
        let screen = one(.one(of: [80, 443], numbered: false))
        #expect(ScriptedSession(screen).page.texts == ["Pick", "80", "443"])
        #expect(
            screen.answered("1", "443")
                == Answered(["443"], [Words.english(.noAnswer("1", of: ["80", "443"]))]))
    }

    @Test("numbers of several are names, too, given ahead as well")
    func severalNumbers() {
        let screen = Leaflet { page, hear in
            page.command("s", "sizes", asks: "Sizes", .several(of: [1, 2, 4, 8])) { hear("\($0)") }
        }
        let refusals = ["3", "1"].map { Words.english(.noAnswer($0, of: ["1", "2", "4", "8"])) }
        #expect(
            screen.answered("s", "4", "8, 1", "", "s 2 and 4", "s 3", "s 1-4")
                == Answered(["[1, 4, 8]", "[2, 4]"], refusals))
    }

    @Test("an element that is called as a command is picked by its name, and the command has a colon")
    func letter() {
        let screen = one(.one(of: ["q", "w", "b"]))
        let session = ScriptedSession(screen)
        session.answer("q", "Q", "1", ":q")
        #expect(screen.heard == ["q", "q", "q"] && session.end == .quit)
        #expect(session.transcript.contains(":? help, :q quit"))
        #expect(several(["q", "x"]).answered("q", "", ":q").heard == ["q"])
    }

    @Test("a name that has a comma is that name, and no other line of the same names")
    func comma() {
        #expect(
            several(["salt", "pepper", "salt, pepper", "oil"])
                .answered("salt, pepper", "", "pepper, salt", "", "salt, pepper, oil", "").heard
                == ["salt, pepper", "salt pepper", "salt pepper oil"])
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

    @Test("all and none, after a search, mean what is found, and say so where that is several")
    func found() {
        let screen = several(Self.films, on: ["film 1"])
        let session = ScriptedSession(screen)
        session.answer("/77", "all")
        #expect(session.page.said == ["3 matches are on, 297 others unchanged."])
        session.answer("")
        #expect(screen.heard == ["film 1 film 77 film 177 film 277"])
        session.answer("/77", "none")
        #expect(session.page.said == ["3 matches are off, 297 others unchanged."])
        session.answer("/film 300", "1")
        #expect(session.page.said == [])
        session.answer("")
        #expect(screen.heard.last == "film 1 film 300")
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

    @Test("a word that is none of a list is refused with the numbers of its lines, or with a search")
    func noneOfThem() {
        #expect(
            one(.one(of: ["salt", "pepper"])).answered("sugar", "3", "2x").refused == [
                Words.english(.numberOfLine(most: 2)),
                Words.english(.noSuchNumber("3", from: 1, to: 2, searches: false)),
                Words.english(.numberOfLine(most: 2)),
            ])
        #expect(
            one(.one(of: ["salt", "salsa", "pepper"])).answered("sal").refused == [
                Words.english(.ambiguous("sal", fitting: ["1. salt", "2. salsa"], more: 0))
            ])
        #expect(
            Leaflet { page, _ in page.item("salt") {} }.answered("sugar", "2x").refused == [
                Words.english(.notOffered("sugar", way: "?", quit: "q")),
                Words.english(.numberOfLine(most: 1)),
            ])
        let none = one(Question<String>.one(of: []))
        #expect(
            none.answered("", "1", "x").refused == Array(repeating: Words.english(.nothingToPick), count: 3))
        #expect(ScriptedSession(one(.one(of: ["salt"]))).page.texts == ["Pick", Words.english(.onlyOne)])
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
}
