import Randomness
import Testing
import UsherTesting

@testable import Usher

@Suite struct DetailTests {
    private struct DetailedFilm {
        let title: String
        let details: [String?]
    }

    private static let films = [
        DetailedFilm(title: "Kai Po Che! (2013)", details: ["Abhishek Kapoor", "127 minutes", nil]),
        DetailedFilm(title: "Playtime (1967)", details: [nil, "124 minutes", "you 9"]),
        DetailedFilm(title: "千と千尋の神隠し (2001)", details: ["宮崎駿", "", "you 10"]),
    ]

    private final class DetailScreen: Screen {
        private let films: [DetailedFilm]
        private let list = ListPosition(size: 10)
        private(set) var picked: [String] = []

        init(_ films: [DetailedFilm] = DetailTests.films) { self.films = films }

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
        width: Int, height: Int?, isBrief: Bool = false, of screen: any Screen = DetailScreen()
    ) -> [Substring] {
        let session = ScriptedSession(
            width: width, height: height, options: Session.Options(isBrief: isBrief), screen)
        return session.transcript.split(separator: "\n").filter { $0.dropFirst().hasPrefix(". ") }
    }

    @Test("Details of rows line up in columns in a window")
    func columns() {
        #expect(
            rows(width: 80, height: 24) == [
                "1. Kai Po Che! (2013)       Abhishek Kapoor  127 minutes",
                "2. Playtime (1967)                           124 minutes  you 9",
                "3. 千と千尋の神隠し (2001)  宮崎駿                        you 10",
            ])
    }

    @Test("Details of rows follow commas on a pipe and in brief mode")
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

    @Test("Details that don't fit are dropped, the least important first")
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
        #expect(row(width: 40) == "1. Heat (1995)   170 min  you 9")
        #expect(row(width: 30) == "1. Heat (1995)   you 9")
        #expect(row(width: 12) == "1. Heat (19…")
    }

    @Test("Rows with any details fit any window, with names first and columns aligned")
    func anyCells() {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        for _ in 0..<300 {
            let width = Int.random(in: 12...130, using: &random)
            let films = (1...9).map { _ in
                DetailedFilm(
                    title: String(repeating: "t", count: .random(in: 1...70, using: &random)),
                    details: "abc".map { letter in
                        let count = Int.random(in: 0...40, using: &random)
                        return Bool.random(using: &random) ? nil : String(repeating: letter, count: count)
                    })
            }
            let shown = rows(width: width, height: 24, of: DetailScreen(films)).map { String($0) }
            let context = Comment(rawValue: "seed \(RandomNumbers.seed), width \(width): \(shown)")
            for (index, film) in films.enumerated() {
                #expect(shown[index].count <= width, context)
                let name = "\(index + 1). \(film.title)"
                let shownName = shown[index].prefix { $0 != "…" }.prefix(name.count)
                #expect(
                    name.hasPrefix(shownName) && shownName.count >= min(name.count, width / 2 - 1), context)
                #expect(shownName == name || shown[index].dropFirst(shownName.count).first == "…", context)
            }
            for letter in "abc" {
                let places = shown.compactMap { row in
                    row.firstIndex(of: letter).map { row.distance(from: row.startIndex, to: $0) }
                }
                #expect(Set(places).count <= 1, context)
            }
        }
    }

    @Test("Details have their own color, and the rest of the row has none")
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

    private func bars(_ counts: [Int], width: Int, showsBars: Bool = true, theme: Theme? = nil) -> [Substring]
    {
        let page = Page { page in
            for count in counts {
                page.text {
                    $0.write("Film noir")
                    $0.detail("\(count)", after: UInt8(ascii: ":"), importance: 0)
                    $0.bar(count, of: counts.max() ?? 0)
                    $0.detail(count > 4 ? "8.5" : nil)
                }
            }
        }
        #expect(
            page.lines == counts.map { "Film noir: \($0)" + ($0 > 4 ? ", 8.5" : "") },
            "bars only repeat numbers")
        var output = TextBuilder()
        PageWriter(width: width, height: 24, theme: theme, showsBars: showsBars).writeBody(
            of: page.content, to: &output)
        return output.text.split(separator: "\n")
    }

    @Test("Bars are as long as their numbers, to an eighth of a column, and empty only for zero")
    func barLengths() {
        let full = String(repeating: "█", count: 30)
        #expect(
            bars([800, 400, 10, 1, 0], width: 80) == [
                "Film noir  800  \(full)  8.5",
                "Film noir  400  \(full.prefix(15))                 8.5",
                "Film noir   10  ▍                               8.5", "Film noir    1  ▏",
                "Film noir    0",
            ])
        for eighths in 0...240 {
            let bar = bars([240, eighths], width: 80)[1].dropFirst(16).prefix { !" 8".contains($0) }
            let last = bar.last.flatMap { "▏▎▍▌▋▊▉█".firstIndex(of: $0) }.map {
                "▏▎▍▌▋▊▉█".distance(from: "▏▎▍▌▋▊▉█".startIndex, to: $0) + 1
            }
            #expect(max(bar.count - 1, 0) * 8 + (last ?? 0) == eighths)
        }
    }

    @Test("Bars take the remaining room, and are left out if it's too small or they can't be shown")
    func barRoom() {
        #expect(
            bars([8, 4], width: 30) == [
                "Film noir  8  ███████████  8.5", "Film noir  4  █████▌",
            ])
        #expect(
            bars([8, 4], width: 24) == ["Film noir  8  █████  8.5", "Film noir  4  ██▌"])
        #expect(bars([8, 4], width: 23) == ["Film noir  8  8.5", "Film noir  4"])
        #expect(
            bars([8, 4], width: 80, showsBars: false) == [
                "Film noir  8  8.5", "Film noir  4",
            ])
        #expect(bars([0, 0], width: 80) == ["Film noir  0", "Film noir  0"])
        #expect(
            bars([4], width: 24, theme: Theme(hint: "36", detail: "2")).first
                == "Film noir\u{1B}[2m  4\u{1B}[0m\u{1B}[36m  \(String(repeating: "█", count: 10))\u{1B}[0m"
        )
    }

    @Test("A row's title alone picks it, and Tab completes it without details")
    func name() {
        let screen = DetailScreen()
        let session = ScriptedSession(screen)
        session.answer("playtime (1967)")
        session.type("kai\t\r")
        #expect(screen.picked == ["Playtime (1967)", "Kai Po Che! (2013)"])
    }
}
