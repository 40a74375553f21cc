import Testing
import UsherTesting

@testable import Usher

@Suite struct SeveralTests {
    private static let features = ["Tests", "Docs", "CI", "Badges", "Changelog", "Linter"]

    private func prompt(
        _ names: [String] = features, on: [String] = [], atLeast least: Int = 0, atMost most: Int? = nil
    ) -> () -> Leaflet {
        {
            Leaflet { page, hear in
                page.title("New project")
                page.ask("Features", .several(of: names, atLeast: least, atMost: most), default: on) {
                    hear($0.isEmpty ? "none" : $0.joined(separator: ", "))
                }
            }
        }
    }

    @Test("An empty list is refused if items are required, and none of them otherwise accepted")
    func emptyList() {
        #expect(
            prompt([], atLeast: 1)().answered("", "1")
                == Answered([], Array(repeating: Words.english("list.empty"), count: 2)))
        #expect(prompt([])().answered("") == Answered(["none"], []))
    }

    @Test("A wrong name is refused with the lines that can be typed, and the start of a name turns it on")
    func wrongName() {
        let lines = "Type the number of a line, 1 to 3."
        #expect(
            prompt(["red", "green", "blue"])().answered("Salz", "r", "gr", "")
                == Answered(["green"], [lines, lines]))
    }

    @Test("An optional answer has no value until items are on, keeps it, and is cleared by x")
    func optional() {
        var answer: [String]?
        let session = ScriptedSession(
            Leaflet { page, _ in
                let question = Question<[String]?>.optional(.several(of: ["a", "b"], atLeast: 1))
                page.ask("Letters", question, default: answer) { answer = $0 }
            })
        for (lines, expected) in [
            ([""], nil), (["1", ""], ["a"]), ([""], ["a"]), (["x"], nil), (["2", "2", ""], nil),
            (["b", ""], ["b"]), ([":x"], nil), ([""], nil),
        ] as [([String], [String]?)] {
            session.answer(lines)
            #expect(answer == expected && session.errorLines == [], "\(lines)")
        }
    }

    @Test("Choices are turned on and off by number, range, name, heading and search")
    func sessions() throws {
        var (listed, genres) = (Self.features, ["Horror"])
        let colors = [("red", "Warm"), ("orange", "Warm"), ("blue", "Cold"), ("ice", "Cold")]
        try play(
            "Several",
            screens: [
                "three": prompt(["Tests", "Docs", "CI"], on: ["CI", "Tests"], atLeast: 1),
                "limited": prompt(on: Array(Self.features.prefix(4)), atLeast: 2, atMost: 2),
                "one": prompt(["Tests"], atLeast: 2), "none": prompt([], atLeast: 2),
                "escape": prompt(["\u{1B}[2J", "b"]), "letters": prompt(["q", "x"]),
                "films": prompt((1...300).map { "film \($0)" }, on: ["film 1"]),
                "three films": prompt((1...300).map { "film \($0)" }, atMost: 3),
                "commas": prompt(["salt", "pepper", "salt, pepper", "oil"]),
                "changing": {
                    Leaflet { page, hear in
                        page.ask("Features", .several(of: listed), default: ["Docs"]) { hear("\($0)") }
                        page.command("c", "change") { listed = ["Wiki", "Docs", "CI"] }
                    }
                },
                "sizes": {
                    Leaflet { page, hear in
                        page.command("s", "sizes", asks: "Sizes", .several(of: [1, 2, 4, 8])) {
                            hear("\($0)")
                        }
                    }
                },
                "film": {
                    Leaflet { page, _ in
                        page.title("Alien")
                        page.item(
                            "Genres", genres,
                            asks: .several(of: ["Comedy", "Horror", "Science fiction"], atLeast: 1)
                        ) { genres = $0 }
                    }
                },
                "colors": {
                    Leaflet { page, hear in
                        let question = Question<[(String, String)]>.several(of: colors) { row, color in
                            row.heading(color.1)
                            row.write(color.0)
                            if color.0 == "ice" { row.refuse("sold out") }
                        }
                        page.ask("Colors", question) { hear($0.map(\.0).joined(separator: " ")) }
                    }
                },
            ])
    }
}
