import Testing
import UsherTesting

@testable import Usher

/// A screen drawn as part of another one's page. Each answer runs the action of its own screen.
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
                expected: storedTranscript("EmbeddedScreen.page")) == nil)
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

    @Test("what the embedded screen refuses is refused by the page")
    func refusal() {
        let strict = Leaflet { page, _ in page.item("green") { throw Refusal("Not green.") } }
        let session = session(outer(strict))
        session.answer("2")
        #expect(session.transcript.hasSuffix("\nNot green.\n> "))
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
        var embedded: Leaflet? = .menu
        first = embedded
        let session = session(Leaflet { page, _ in if let embedded { try page.embed(embedded) } })
        session.answer("1")
        #expect(first?.heard == ["one"])
        embedded = .name
        #expect(first != nil, "the page is shown that it is on")
        session.answer("")
        #expect(first == nil)
        #expect(session.transcript.hasSuffix("\nName (Enter for Ada): "))
    }
}
