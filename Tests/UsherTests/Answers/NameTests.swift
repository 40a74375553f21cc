import Testing
import UsherTesting

@testable import Usher

@Suite struct NameTests {
    @Test("A name picks its item or command, and any other line goes to the screen or its flows")
    func sessions() throws {
        let films = [
            "Alien", "Aliens", "Dark City", "Dark Star", "Élite", "1984", "C", "Delete", "Home Alone",
        ]
        var year = "1979"
        try play(
            "Name",
            screens: [
                "films": {
                    Leaflet { page, hear in
                        page.title("Films")
                        for film in films { page.item(film) { hear(film) } }
                        page.item("  Padded, 1979") { hear("padded") }
                        page.command("d", "delete") { hear("d") }
                        page.command("s", "sort by year") { hear("s") }
                        page.search(help: "finds") { hear("search for \($0)") }
                    }
                },
                "parts": { Leaflet { page, _ in for part in 1...8 { page.item("Part \(part)") {} } } },
                "sure": {
                    Leaflet { page, hear in
                        page.item("Yesterday") { hear("item") }
                        page.item("No") { hear("no") }
                        page.ask("Sure?", .yesOrNo, default: false) { hear("\($0)") }
                        page.command("s", "show") { hear("s") }
                    }
                },
                "film": {
                    Leaflet { page, hear in
                        page.title("Alien")
                        page.item("Year", year, asks: .text) { year = $0 }
                        page.item("Year of seeing it") { hear("seen") }
                        page.command("d", "delete", confirms: "Delete?") { hear("deleted") }
                    }
                },
                "öffnen": { Leaflet { page, hear in page.command("ö", "öffnen") { hear("ö") } } },
                "shelf": { shelf() },
            ],
            flows: [
                "two flows": { navigator in
                    let (outer, shelf) = (taking("no", navigator), shelf())
                    shelf.tell = { navigator.say("Heard: \($0)") }
                    return Flow(
                        child: Flow(shelf, navigator: navigator, begin: taking("7", navigator)),
                        navigator: navigator, begin: outer)
                }
            ])
    }

    private func shelf() -> Leaflet {
        Leaflet { page, hear in
            page.title("Shelf")
            page.item("Alien") { hear("1") }
            page.item("Year", asks: { _ in throw Refusal("Not now.") })
            page.command("n", "note", asks: "Note", .text) { hear("note \($0)") }
            page.command("s", "sort", asks: "By", .one(of: ["title", "year"])) { hear("by \($0)") }
            page.command("d", "drop", confirms: "Drop it?") { hear("dropped") }
            page.search(help: "searches") { hear("/\($0)") }
            page.otherwise { line in
                if ["no", "7"].contains(line) { return false }
                if line == "bad" { throw Refusal("That is bad.") }
                hear("other \(line)")
                return true
            }
        }
    }

    private func taking(_ line: String, _ navigator: Navigator) -> (Flow) -> Void {
        { flow in
            navigator.addCommands(for: flow) { page in
                page.otherwise { heard in
                    navigator.say("\(line): \(heard)")
                    return heard == line
                }
            }
        }
    }

    @Test("`didRefuse` receives each refusal, and the session continues")
    func didRefuse() {
        var refusals: [String] = []
        let shelf = shelf()
        let end = Session.run(
            on: Script(["no", "1", "bad", "q"]), options: Session.Options(didRefuse: { refusals.append($0) }),
            shelf)
        #expect(end == .quit)
        #expect(refusals == ["There is no command “no”. Type /no to search, q to quit.", "That is bad."])
        #expect(shelf.heard == ["1"])
    }
}
