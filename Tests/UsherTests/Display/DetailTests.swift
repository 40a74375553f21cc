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
        width: Int, height: Int?, isBrief: Bool = false, of screen: FilmScreen = FilmScreen()
    )
        -> [Substring]
    {
        let session = ScriptedSession(
            width: width, height: height, options: Session.Options(isBrief: isBrief), screen)
        return session.transcript.split(separator: "\n").filter { $0.dropFirst().hasPrefix(". ") }
    }

    @Test("from 80 columns on the details of a window's rows stand in columns")
    func columns() {
        #expect(
            rows(width: 80, height: 24) == [
                "1. Kai Po Che! (2013)       Abhishek Kapoor  127 minutes",
                "2. Playtime (1967)                           124 minutes  you 9",
                "3. 千と千尋の神隠し (2001)  宮崎駿                        you 10",
            ])
    }

    @Test("in a narrow window, on a pipe and in brief they stand behind commas")
    func commas() {
        let behindCommas =
            [
                "1. Kai Po Che! (2013), Abhishek Kapoor, 127 minutes",
                "2. Playtime (1967), 124 minutes, you 9",
                "3. 千と千尋の神隠し (2001), 宮崎駿, you 10",
            ] as [Substring]
        #expect(rows(width: 79, height: 24) == behindCommas)
        #expect(rows(width: 120, height: nil) == behindCommas)
        #expect(rows(width: 120, height: 24, isBrief: true) == behindCommas)
    }

    @Test(
        "a row with details is one line, cut where the window ends, and whole on a pipe", arguments: 5...130)
    func cut(width: Int) {
        let whole = rows(width: width, height: nil)
        #expect(whole == rows(width: 80, height: nil))
        let shown = rows(width: width, height: 24)
        #expect(shown.count == 3)
        for (row, whole) in zip(shown, whole) {
            #expect(row.reduce(0) { $0 + $1.displayWidth } <= width)
            if width < 80 { #expect(whole.hasPrefix(row.last == "…" ? row.dropLast() : row)) }
            if width >= 60 { #expect(row.last != "…") }
        }
    }

    @Test("details stand below each other as far as their columns have room, and are cut behind that")
    func anyCells() {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        for _ in 0..<300 {
            let width = Int.random(in: 60...130, using: &random)
            let cells = (1...9).map { number in
                ["\(number). " + String(repeating: "t", count: .random(in: 1...70, using: &random))]
                    + (0..<3).map { _ in
                        Bool.random(using: &random)
                            ? "" : String(repeating: "d", count: .random(in: 1...50, using: &random))
                    }
            }
            var starts = [0]
            for index in 0..<4 {
                let most = index == 0 ? width * 2 / 5 : width / 4
                let widest = cells.map { min($0[index].count, most) }.max() ?? 0
                starts.append(starts[index] + (widest > 0 ? widest + 2 : 0))
            }
            let expected = cells.map { row in
                row.indices.reduce(into: "") { line, index in
                    if row[index].isEmpty { return }
                    let isColumn = width >= 80 && index > 0
                    let space =
                        isColumn
                        ? String(repeating: " ", count: max(starts[index] - line.count, 2))
                        : index > 0 ? ", " : ""
                    let end = line.count + space.count
                    let room = min(isColumn ? starts[index + 1] - starts[index] - 2 : width, width - end)
                    if room <= 0 { return }
                    line +=
                        space + (row[index].count <= room ? row[index] : row[index].prefix(room - 1) + "…")
                }
            }
            let screen = FilmScreen(
                cells.map { Film(title: String($0[0].dropFirst(3)), details: $0.dropFirst().map { $0 }) })
            let shown = rows(width: width, height: 24, of: screen)
            #expect(shown.map { String($0) } == expected, "seed \(RandomNumbers.seed), width \(width)")
        }
    }

    @Test("a column of which no row has a detail takes no room")
    func emptyColumn() {
        let screen = FilmScreen([
            Film(title: "Heat", details: [nil, "170 minutes"]),
            Film(title: "Playtime", details: ["", "124 minutes"]),
        ])
        #expect(
            rows(width: 80, height: 24, of: screen) == [
                "1. Heat      170 minutes", "2. Playtime  124 minutes",
            ])
    }

    @Test("a detail of one letter has a column too")
    func shortDetail() {
        let screen = FilmScreen([Film(title: "Heat", details: ["9", "170 minutes"])])
        #expect(rows(width: 80, height: 24, of: screen) == ["1. Heat  9  170 minutes"])
    }

    @Test("a row that has no detail of its own is one line as well")
    func noDetail() {
        let screen = FilmScreen([Film(title: String(repeating: "long ", count: 20), details: [nil])])
        let shown = rows(width: 40, height: 24, of: screen).map { String($0) }
        #expect(shown == ["1. " + String(repeating: "long ", count: 7) + "l…"])
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

    @Test("a long title takes the room of its details, and no other row's")
    func longTitle() {
        let screen = FilmScreen([
            Film(title: "Heat (1995)", details: ["Michael Mann"]),
            Film(
                title: "The Lord of the Rings: The Fellowship of the Ring (2001)", details: ["Peter Jackson"]),
        ])
        #expect(
            rows(width: 80, height: 24, of: screen) == [
                "1. Heat (1995)                    Michael Mann",
                "2. The Lord of the Rings: The Fellowship of the Ring (2001)  Peter Jackson",
            ])
    }

    @Test(
        "where details stand behind commas, a row without a name begins with its first one",
        arguments: [24, nil])
    func nameless(height: Int?) {
        let screen = Leaflet { page, _ in
            page.list(["wood"], at: ListPosition()) { row, material in
                row.detail("made")
                row.detail("of \(material)")
            }
        }
        #expect(
            ScriptedSession(width: 79, height: height, screen).transcript.contains("\nmade, of wood\n"))
        let short = Leaflet { page, _ in
            page.list(["x"], at: ListPosition()) { row, name in
                row.write(name)
                row.detail("made")
            }
        }
        #expect(ScriptedSession(width: 79, height: height, short).transcript.contains("\nx, made\n"))
    }

    @Test("a title alone picks its row, and Tab brings it without details")
    func name() {
        let screen = FilmScreen()
        let session = ScriptedSession(screen)
        session.answer("playtime (1967)")
        session.type("kai\t\r")
        #expect(screen.picked == ["Playtime (1967)", "Kai Po Che! (2013)"])
    }

    @Test("a row that can't be picked has its details in the same columns")
    func refused() {
        let session = ScriptedSession(
            width: 80, height: 24,
            QuestionScreen { page in
                page.list(["a", "b"], at: ListPosition()) { row, name in
                    row.write(name)
                    row.detail("made")
                    row.detail("of wood")
                    if name == "a" { row.refuse("lent") }
                } choose: { _ in
                }
            })
        #expect(session.transcript.contains("\na     made  of wood (lent)\n1. b  made  of wood\n"))
    }
}
