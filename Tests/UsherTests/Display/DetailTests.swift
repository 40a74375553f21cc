import Randomness
import Testing
import UsherTesting

@testable import Usher

@Suite struct DetailTests {
    private struct Film {
        let title: String
        let details: [String?]
    }

    private static let films = [
        Film(title: "Kai Po Che! (2013)", details: ["Abhishek Kapoor", "127 minutes", nil]),
        Film(title: "Playtime (1967)", details: [nil, "124 minutes", "you 9"]),
        Film(title: "千と千尋の神隠し (2001)", details: ["宮崎駿", "", "you 10"]),
    ]

    private final class FilmScreen: Screen {
        private let films: [Film]
        private let list = ListPosition(size: 10)
        private(set) var picked: [String] = []

        init(_ films: [Film] = DetailTests.films) { self.films = films }

        func draw(on page: inout Page) {
            page.title("Films")
            page.list(films, at: list) { row, film in
                row.write(film.title)
                for detail in film.details { row.detail(detail) }
            } choose: { [self] in
                picked.append($0.title)
            }
        }
    }

    private func rows(
        width: Int, height: Int?, isBrief: Bool = false, of screen: any Screen = FilmScreen()
    ) -> [Substring] {
        let session = ScriptedSession(
            width: width, height: height, options: Session.Options(isBrief: isBrief), screen)
        return session.transcript.split(separator: "\n").filter { $0.dropFirst().hasPrefix(". ") }
    }

    @Test("the details of a window's rows are in columns")
    func columns() {
        #expect(
            rows(width: 80, height: 24) == [
                "1. Kai Po Che! (2013)       Abhishek Kapoor  127 minutes",
                "2. Playtime (1967)                           124 minutes  you 9",
                "3. 千と千尋の神隠し (2001)  宮崎駿                        you 10",
            ])
    }

    @Test("on a pipe and in brief details follow commas")
    func commas() {
        let afterCommas =
            [
                "1. Kai Po Che! (2013), Abhishek Kapoor, 127 minutes",
                "2. Playtime (1967), 124 minutes, you 9",
                "3. 千と千尋の神隠し (2001), 宮崎駿, you 10",
            ] as [Substring]
        #expect(rows(width: 40, height: nil) == afterCommas)
        #expect(rows(width: 120, height: 24, isBrief: true) == afterCommas)
    }

    @Test("numbers are aligned at their end")
    func numbers() {
        let screen = FilmScreen([
            Film(title: "Heat", details: ["9.5", "Mann", "170"]),
            Film(title: "Fargo", details: ["10", "Coen", nil]),
            Film(title: "Se7en", details: [nil, "Fincher", "99"]),
        ])
        #expect(
            rows(width: 80, height: 24, of: screen) == [
                "1. Heat   9.5  Mann     170",
                "2. Fargo   10  Coen",
                "3. Se7en       Fincher   99",
            ])
    }

    @Test("without room for all columns, the least important go first, and the last of equals")
    func dropped() {
        let screen = Leaflet { page, _ in
            page.list(["Heat (1995)", "Fargo (1996)"], at: ListPosition()) { row, title in
                row.write(title)
                row.detail("Michael Mann")
                row.detail("170 min")
                row.detail("you 9", importance: 1)
            } choose: { _ in
            }
        }
        func row(width: Int) -> Substring? { rows(width: width, height: 24, of: screen).first }
        #expect(row(width: 48) == "1. Heat (1995)   Michael Mann  170 min  you 9")
        #expect(row(width: 40) == "1. Heat (1995)   Michael M…  you 9")
        #expect(row(width: 30) == "1. Heat (1995)   you 9")
        #expect(row(width: 12) == "1. Heat (19…")
    }

    @Test("rows with any details fit any window, their names first and their columns one below the other")
    func anyCells() {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        for _ in 0..<300 {
            let width = Int.random(in: 12...130, using: &random)
            let films = (1...9).map { _ in
                Film(
                    title: String(repeating: "t", count: .random(in: 1...70, using: &random)),
                    details: "abc".map { letter in
                        let count = Int.random(in: 0...40, using: &random)
                        return Bool.random(using: &random) ? nil : String(repeating: letter, count: count)
                    })
            }
            let shown = rows(width: width, height: 24, of: FilmScreen(films)).map { String($0) }
            let context = Comment(rawValue: "seed \(RandomNumbers.seed), width \(width): \(shown)")
            for (index, film) in films.enumerated() {
                #expect(shown[index].count <= width, context)
                let name = "\(index + 1). \(film.title)"
                let isWhole = name.count <= width
                #expect(shown[index].hasPrefix(isWhole ? name : "\(name.prefix(width - 1))…"), context)
            }
            for letter in "abc" {
                // Only a long name moves its own details.
                let short = zip(films, shown).filter { $0.0.title.count + 3 <= width / 2 }
                let places = short.compactMap { _, row in
                    row.firstIndex(of: letter).map { row.distance(from: row.startIndex, to: $0) }
                }
                #expect(Set(places).count <= 1, context)
            }
        }
    }

    @Test("details have a color of their own, and what they tell of has none")
    func color() {
        var page = Page()
        page.list(["Heat"], at: ListPosition()) { row, title in
            row.write(title)
            row.detail("1995")
            row.detail("170 minutes")
        } choose: { _ in
        }
        var output = TextBuilder()
        PageWriter(width: 80, height: 24, theme: Theme(detail: "2")).writeBody(of: page.content, to: &output)
        #expect(
            output.text
                == "1–1 of 1\n1. Heat\u{1B}[2m  1995\u{1B}[0m\u{1B}[2m  170 minutes\u{1B}[0m\n")
    }

    @Test("a title alone picks its row, and Tab brings it without details")
    func name() {
        let screen = FilmScreen()
        let session = ScriptedSession(screen)
        session.answer("playtime (1967)")
        session.type("kai\t\r")
        #expect(screen.picked == ["Playtime (1967)", "Kai Po Che! (2013)"])
    }
}
