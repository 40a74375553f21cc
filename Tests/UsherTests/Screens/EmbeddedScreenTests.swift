import Testing
import UsherTesting

@testable import Usher

/// Screens embedded in another page. Each answer runs the action of the screen that added it.
@Suite("Embedded screens")
struct EmbeddedScreenTests {
    private let inner = Leaflet { page, hear in
        page.title("Inner")
        page.field("Kind", "inner")
        page.item("red") { hear("red") }
        page.item("green") { hear("green") }
        page.command("i", "in", help: "goes in") { hear("in") }
        page.help("The inner page helps.")
    }

    /// Returns a screen with one item before and one after its embedded screens.
    private func outer(_ screens: any Screen...) -> Leaflet {
        Leaflet { page, hear in
            page.title("Outer")
            page.item("first") { hear("first") }
            for screen in screens { try page.embed(screen) }
            page.item("last") { hear("last") }
            page.command("o", "out") { hear("out") }
        }
    }

    private func list(of count: Int) -> Leaflet {
        let list = ListPosition()
        return Leaflet { page, hear in
            page.list(0..<count, at: list) { row, number in
                row.write(number)
            } choose: {
                hear("\($0)")
            }
            page.search(help: "finds") { hear("search for \($0)") }
        }
    }

    private func session(_ screen: any Screen) -> ScriptedSession {
        ScriptedSession { Flow(screen, navigator: $0) }
    }

    @Test("the embedded page's title, text, items, commands and help are part of the outer page")
    func page() {
        let session = session(outer(inner))
        session.answer("?")
        #expect(
            TranscriptDifference(
                session.transcript,
                expected: """
                    Outer
                    1. first
                    Inner
                    Kind: inner
                    2. red
                    3. green
                    4. last

                    i in, o out, ? help, q quit
                    > ?

                    Help: Outer
                    1 to 4 or a name: chooses that line
                    i: goes in
                    o: out
                    The inner page helps.
                    ?: explains this page
                    q: quits the program

                    Outer
                    1. first
                    Inner
                    Kind: inner
                    2. red
                    3. green
                    4. last

                    i in, o out, ? help, q quit
                    >\u{20}
                    """) == nil)
    }

    @Test("titles of embedded pages are lines of text where these begin, and the outer one names the page")
    func titles() {
        let middle = Leaflet { [inner] page, _ in
            page.text("middle text")
            try page.embed(inner)
            page.title("Middle")
        }
        let page = Page(
            of: Leaflet { page, _ in
                page.text("outer text")
                try page.embed(middle)
                page.title("Outer")
                try page.embed(Leaflet { page, _ in page.text("no title") })
            })
        #expect(page.title == "Outer")
        #expect(page.texts == ["outer text", "Middle", "middle text", "Inner", "no title"])
        let untitled = Leaflet { [inner] page, _ in try page.embed(inner) }
        #expect(Page(of: untitled).title == "")
    }

    @Test(
        "an answer does what the screen said whose part it is",
        arguments: [
            ("1", ["first"], []), ("2", [], ["red"]), ("3", [], ["green"]), ("4", ["last"], []),
            ("i", [], ["in"]), ("o", ["out"], []), ("I", [], ["in"]),
        ])
    func answers(answer: String, ofOuter: [String], ofInner: [String]) {
        let outer = outer(inner)
        session(outer).answer(answer)
        #expect(outer.heard == ofOuter)
        #expect(inner.heard == ofInner)
    }

    @Test("a number past both pages is refused with the numbers of both")
    func wrongNumber() {
        let session = session(outer(inner))
        session.answer("5")
        #expect(session.transcript.hasSuffix("There is no line 5. Choose 1 to 4.\n> "))
    }

    @Test("what the embedded screen refuses is refused by the page")
    func refusal() {
        let strict = Leaflet { page, _ in page.item("green") { throw Refusal("Not green.") } }
        let session = session(outer(strict))
        session.answer("2")
        #expect(session.transcript.hasSuffix("\nNot green.\n> "))
    }

    @Test("an embedded list of several pages hands over its elements, after the outer page's items")
    func innerList() {
        let inner = list(of: 25)
        let outer = outer(inner)
        session(outer).answer("2", "n", "2", "11", "n", "6", "7", "p", "2")
        #expect(inner.heard == ["0", "10", "19", "24", "10"])
        #expect(outer.heard == ["last"])
    }

    @Test("after an outer list of several pages an embedded item is still its own")
    func outerList() {
        let list = ListPosition()
        let outer = Leaflet { [inner] page, hear in
            page.list(0..<25, at: list) { row, number in
                row.write(number)
            } choose: {
                hear("\($0)")
            }
            try page.embed(inner)
        }
        session(outer).answer("10", "11", "n", "1", "12", "n", "5", "6", "7")
        #expect(outer.heard == ["9", "10", "24"])
        #expect(inner.heard == ["red", "green", "red", "green"])
    }

    @Test("an embedded list whose elements can't be picked takes no numbers from the items around it")
    func unpickableList() {
        let log = ListPosition()
        let inner = Leaflet { page, _ in page.list(0..<25, at: log) { $0.write($1) } }
        let outer = outer(inner)
        let session = session(outer)
        session.answer("1", "2", "n", "2")
        #expect(outer.heard == ["first", "last", "last"])
        #expect(session.transcript.contains("\n> n\n\n11–20 of 25\n10\n"))
    }

    @Test("an embedded question is the page's question, and its answer reaches the embedded screen")
    func question() {
        let asking = Leaflet { $0.ask("Name", .text, default: "Anna", action: $1) }
        let outer = outer(asking)
        session(outer).answer("o", "o", ":o", "")
        #expect(asking.heard == ["o", "Anna"])
        #expect(outer.heard == ["out"])
        let confirming = Leaflet.question
        session(self.outer(confirming)).answer("y", "o", "")
        #expect(confirming.heard == ["yes", "no"])
    }

    @Test("an embedded search is the page's search")
    func search() {
        let inner = list(of: 3)
        let outer = outer(inner)
        session(outer).answer("/ third")
        #expect(inner.heard == ["search for third"])
        #expect(outer.heard == [])
    }

    @Test("a page embedded in an embedded page hears its answers")
    func nested() {
        let middle = Leaflet { [inner] page, hear in
            page.item("own") { hear("own") }
            try page.embed(inner)
        }
        let outer = outer(middle)
        session(outer).answer("2", "3", "4", "5", "i")
        #expect(middle.heard == ["own"])
        #expect(inner.heard == ["red", "green", "in"])
        #expect(outer.heard == ["last"])
    }

    @Test("two screens embedded in one page each hear their own answers")
    func two() {
        let first = list(of: 2)
        let outer = outer(first, inner)
        session(outer).answer("2", "3", "4", "5", "i", "6")
        #expect(first.heard == ["0", "1"])
        #expect(inner.heard == ["red", "green", "in"])
        #expect(outer.heard == ["last"])
    }

    @Test(
        "where an embedded screen can't be drawn, neither can the page: all that stands can be read, not answered"
    )
    func failure() throws {
        let failing = Leaflet { page, hear in
            page.title("Inner")
            page.item("red") { hear("red") }
            throw Refusal("The paint is gone.")
        }
        let outer = outer(failing)
        let page = Page(of: outer)
        #expect(page.title == "Outer")
        #expect(page.texts == ["first", "Inner", "red", "The paint is gone."])
        #expect(page.items == [])
        #expect(page.commands.isEmpty)
        for number in ["1", "2"] {
            #expect(throws: Refusal(Words.english(.noNumbers(way: "?")))) {
                try page.answer(number)
            }
        }
        #expect(outer.heard + failing.heard == [])
    }

    @Test("a page goes on where it catches what an embedded screen throws")
    func caught() throws {
        let failing = Leaflet { page, _ in
            page.title("Inner")
            throw Refusal("The paint is gone.")
        }
        let outer = Leaflet { page, hear in
            page.title("Outer")
            do { try page.embed(failing) } catch { page.text("No colors: \(error)") }
            page.item("last") { hear("last") }
        }
        let page = Page(of: outer)
        #expect(page.title == "Outer")
        #expect(page.texts == ["Inner", "No colors: The paint is gone."])
        try page.answer("1")
        #expect(outer.heard == ["last"])
    }

    @Test("another screen may be embedded on each page, and the one before it is freed with its page")
    func exchange() {
        weak var first: Leaflet?
        let place = Place()
        let session = ScriptedSession { navigator in
            let screen = Leaflet.menu
            first = screen
            place.screen = screen
            return Flow(
                Leaflet { page, _ in try place.screen.map { try page.embed($0) } }, navigator: navigator)
        }
        session.answer("1")
        #expect(first?.heard == ["one"])
        place.screen = .name
        #expect(first != nil, "the page is shown that it is on")
        session.answer("")
        #expect(first == nil)
        #expect(session.transcript.hasSuffix("\nName (Enter for Ada): "))
    }
}

private final class Place {
    var screen: Leaflet?
}
