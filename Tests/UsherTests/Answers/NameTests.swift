import Testing
import UsherTesting

@testable import Usher

@Suite struct NameTests {
    private static let films = [
        "Alien", "Aliens", "Dark City", "Dark Star", "Élite", "1984", "C", "Delete", "Home Alone",
    ]

    private var films: Leaflet {
        Leaflet { page, hear in
            page.title("Films")
            for film in Self.films { page.item(film) { hear(film) } }
            page.item("  Padded, 1979") { hear("padded") }
            page.command("d", "delete") { hear("d") }
            page.command("s", "sort by year") { hear("s") }
            page.search(help: "finds") { hear("search for \($0)") }
        }
    }

    @Test(
        "an item is picked by its name or a beginning that only it has, a command by its whole label",
        arguments: [
            ("Alien", .item(1)), ("ALIENS", .item(2)), ("dark c", .item(3)), ("  Dark Star ", .item(4)),
            ("él", .item(5)), ("e\u{301}lite", .item(5)), ("c", .item(7)), ("home a", .item(9)),
            ("padded", .item(10)), ("del", .item(8)), ("Sort by Year", .command("s")), (":pad", .item(10)),
            ("home", .home), ("back", .back), ("Help", .help), ("quit", .quit), ("search", .search("")),
            // Letters and numbers take precedence.
            ("d", .command("d")), ("h", .home), ("1", .item(1)),
        ] as [(String, ParsedAnswer)])
    func picked(line: String, choice: ParsedAnswer) throws {
        let screen = films
        #expect(try Page(of: screen).choices(of: line) == [choice])
        #expect(screen.heard == [])
    }

    @Test("of many that fit five are listed")
    func many() {
        let session = ScriptedSession(
            Leaflet { page, _ in for part in 1...8 { page.item("Part \(part)") {} } })
        session.answer("part")
        let five = (1...5).map { "\($0). Part \($0)" }.joined(separator: ", ")
        #expect(session.errorLines == ["“part” could be \(five) or 3 more. Type the number or letter."])
    }

    @Test("the way home is named only where it is offered")
    func home() {
        let session = ScriptedSession { navigator in
            Flow(Leaflet.menu, Leaflet.menu, Leaflet.menu, navigator: navigator)
        }
        session.answer("home")
        #expect(session.screens.count == 1)
        session.answer("home", "back", "one", "quit")
        #expect(session.errorLines.count == 2)
        #expect(session.end == .quit)
    }

    @Test("beside yes and no, labels and names stand for what they name")
    func confirmation() throws {
        let screen = Leaflet { page, hear in
            page.item("Yesterday") { hear("item") }
            page.item("No") { hear("no") }
            page.ask("Sure?", .yesOrNo, default: false) { hear("\($0)") }
            page.command("s", "show") { hear("s") }
        }
        let page = Page(of: screen)
        for line in ["yes", "yest", "no", "show"] { try page.answer(line) }
        #expect(screen.heard == ["true", "item", "false", "s"])
    }

    @Test("what asks is named alone; an answer on the same line stands behind a letter or a number")
    func asking() throws {
        var year = "1979"
        let screen = Leaflet { page, hear in
            page.title("Alien")
            page.item("Year", year, asks: .text) { year = $0 }
            page.item("Year of seeing it") { hear("seen") }
            page.command("d", "delete", confirms: "Delete?") { hear("deleted") }
        }
        let session = ScriptedSession(screen)
        session.answer("year:", "1980", "year of", "delete y", "delete", "y")
        #expect(year == "1980")
        #expect(screen.heard == ["seen", "deleted"])
        #expect(session.errorLines == [Words.english(.notOffered("delete y", way: "?", quit: "q"))])
    }
}
