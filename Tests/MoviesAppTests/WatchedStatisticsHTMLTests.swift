import Foundation
import Randomness
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// The HTML page that reviews the viewings of a period.
@Suite("HTML page of a review") struct WatchedStatisticsHTMLTests {
    private static let words = [
        "", "2024", "june 2024", "summer 2024", "2023..2024", "1999", "2024 drama", "horror",
    ]

    private static let seed: Comment = "USHER_SEED=\(RandomNumbers.seed)"

    private static func movies(_ count: Int, _ change: (Int, inout Movie) -> Void = { _, _ in }) -> [Movie] {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        return (1...count).map { number in
            var movie = Movie(id: Movie.ID(number), title: "Film \(number)")
            movie.year = Int.random(in: 1931...2024, using: &random)
            movie.runtime = Bool.random(using: &random) ? nil : Int.random(in: 60...240, using: &random)
            movie.genres = [["Drama"], ["Drama", "Comedy"], ["Horror"]][number % 3]
            movie.countries = [["France", "United States"][number % 2]]
            movie.directors = ["Director \(number % 17)"]
            movie.cast = ["Actor \(number % 23)", "Actor \(number % 7)"]
            movie.rating = Rating(tenths: Int.random(in: 0...100, using: &random))
            movie.publicRating = Int.random(in: 10...90, using: &random)
            movie.note = number % 4 == 0 ? "A note\non two lines" : nil
            movie.viewings = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                let (year, month) = (
                    Int.random(in: 2023...2025, using: &random), Int.random(in: 1...12, using: &random)
                )
                let day = Day(year: year, month: month, day: Int.random(in: 1...28, using: &random))
                return Viewing(on: number % 9 == 0 ? PartialDate("\(year)") : day.map { PartialDate($0) })
            }
            change(number, &movie)
            return movie
        }
    }

    private static func page(
        _ words: String, of catalog: Catalog
    ) throws -> (html: String, json: [String: Any]) {
        let numbers = try NumbersCommand(words.split(separator: " ").map(String.init), of: catalog)
        let json = try JSONSerialization.jsonObject(with: Data(numbers.json.utf8))
        return (numbers.html, try #require(json as? [String: Any]))
    }

    @Test("The page is well formed, and neither runs nor loads anything", arguments: words)
    func wellFormed(words: String) throws {
        let catalog = try Catalog(movies: Self.movies(120))
        let (html, _) = try Self.page(words, of: catalog)
        let elements = try Markup(html).root.everything
        let names = Set(elements.map(\.name)).subtracting([""])
        #expect(
            names.isSubset(of: [
                "html", "head", "meta", "title", "style", "body", "main", "header", "footer", "section",
                "div", "h1",
                "h2", "p", "ul", "ol", "li", "dl", "dt", "dd", "b", "i", "span", "small", "cite",
                "blockquote", "svg",
                "rect", "text", "table", "tr", "th", "td",
            ]), "\(names), \(Self.seed)")
        #expect(
            elements.allSatisfy {
                !$0.attributes.keys.contains { $0.hasPrefix("on") || $0 == "href" || $0 == "src" }
            }, Self.seed)
        for sign in ["http", "url(", "@import", "<script", "javascript:", "//"] {
            #expect(!html.contains(sign), Self.seed)
        }
        #expect(
            elements.filter { $0.name == "svg" }.allSatisfy { svg in
                svg.attributes["aria-label"] != nil || svg.attributes["aria-hidden"] != nil
            }, Self.seed)
        let charts = elements.filter { $0.attributes["role"] == "img" }
        #expect(
            charts.allSatisfy { $0.attributes["aria-label"]?.contains { $0.isNumber } == true }, Self.seed)
        #expect(elements.contains { $0.name == "ol" } != (words == "1999"), Self.seed)
        #expect(html.contains("You watched nothing in 1999.") == (words == "1999"))
    }

    @Test("The page has the numbers of `--json` and no others", arguments: words)
    func numbers(words: String) throws {
        let catalog = try Catalog(movies: Self.movies(120))
        let (html, json) = try Self.page(words, of: catalog)
        let root = try Markup(html).root
        func number(_ key: String) -> Int { json[key] as? Int ?? -1 }
        func rows(_ key: String) -> [[String: Any]] { json[key] as? [[String: Any]] ?? [] }
        func counts(_ key: String) -> [String] {
            rows(key).map { "\($0["name"] as? String ?? "") \(grouped($0["count"] as? Int ?? -1))" }
        }
        guard number("viewings") > 0 else { return }
        #expect(
            root.all("ul", "sums").flatMap { $0.all("b") }.map(\.text)
                == [number("movies"), number("viewings"), (number("minutes") + 30) / 60].map(grouped),
            Self.seed)
        let lists = Dictionary(
            uniqueKeysWithValues: root.all("section").map { section in
                (section.all("h2").first?.text.split(separator: " ").first.map(String.init) ?? "", section)
            })
        for (title, key) in [
            ("Genres", "genre"), ("Countries", "country"), ("Directors", "director"), ("Actors", "actor"),
        ] {
            let shown = lists[title]?.all("li").map {
                $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            }
            let expected = rows(key).map { row in
                let average = (row["rating"] as? Double).map { String(format: " %.1f", $0) } ?? ""
                return "\(row["name"] as? String ?? "") \(grouped(row["count"] as? Int ?? -1))\(average)"
            }
            #expect(shown ?? [] == expected, "\(title), \(Self.seed)")
        }
        func listed(_ title: String) -> [String] {
            (lists[title]?.all("ol", "columns").flatMap { $0.all("li") } ?? []).compactMap { column in
                let words = column.text.split(whereSeparator: \.isWhitespace)
                return words.count > 1 ? words.joined(separator: " ") : nil
            }
        }
        #expect(listed("Ratings") == counts("rating"), Self.seed)
        #expect(
            listed("Decades")
                == (rows("decade").count > 1 ? counts("decade").map { $0.replacing(" ", with: "s ") } : []),
            Self.seed)
        let dates = rows("date")
        if let days = lists["Days"] {
            let shown = days.all("title").map(\.text)
            let expected = dates.compactMap { row in
                PartialDate(row["date"] as? String ?? "")?.day.map {
                    "\(PartialDate($0).inWords): \(row["count"] as? Int ?? -1)"
                }
            }
            #expect(
                Set(shown) == Set(expected) && shown.count == expected.count && !shown.isEmpty, Self.seed)
            let months = rows("month").map { row in
                "\(Day.months[(Int(row["name"] as? String ?? "") ?? 1) - 1].sentenceCased.prefix(3)) \(row["count"] as? Int ?? -1)"
            }
            #expect(listed("Months") == (months.count > 1 ? months : []), Self.seed)
        } else {
            let grid = try #require(lists["Months"], Self.seed)
            let inMonths = dates.filter { ($0["date"] as? String)?.count ?? 0 > 4 }
            let sums = grid.all("tr").compactMap { $0.all("td").last.flatMap { Int($0.text) } }
            #expect(sums.reduce(0, +) == dates.reduce(0) { $0 + ($1["count"] as? Int ?? 0) }, Self.seed)
            let cells = (1...4).flatMap { grid.all("td", "l\($0)") }.compactMap { Int($0.text) }
            #expect(cells.reduce(0, +) == inMonths.reduce(0) { $0 + ($1["count"] as? Int ?? 0) }, Self.seed)
        }
        let best = root.all("ol", "best").flatMap { $0.all("li") }
        #expect(
            best.map { $0.all("cite").first?.text } == rows("best").prefix(5).map { $0["name"] as? String },
            Self.seed)
        #expect(
            best.map { $0.all("b").first?.text }
                == rows("best").prefix(5).map {
                    DecimalNumber.text(tenths: Int((($0["rating"] as? Double ?? 0) * 10).rounded()))
                }, Self.seed)
        #expect(
            best.map { $0.all("blockquote").first?.text }
                == rows("best").prefix(5).map { ($0["note"] as? String)?.replacing("\n", with: "") },
            Self.seed)
        let films = lists["Highlights"]?.all("cite").map(\.text) ?? []
        let subjects = ["first", "last", "longest", "rewatched", "worst", "different"]
        #expect(
            films == subjects.flatMap { rows($0).prefix(3).map { $0["name"] as? String ?? "" } }, Self.seed)
    }

    @Test("The page escapes titles, names and notes")
    func hostile() throws {
        let texts = [
            "<script>alert(1)</script>", "Tom & Jerry &amp; \"co\" 'x'",
            "</style><img src=x onerror=alert(1)>",
            "\u{202E}dlo\u{202C}", "👩‍👩‍👧 🎬 العربية", "]]><!-- -->", "a\u{1}b\u{1B}[31m\u{FFFE}", "\\(markup: x)",
            "{{x}}",
        ]
        for (first, second) in zip(texts, texts.dropFirst() + texts.prefix(1)) {
            let movies = Self.movies(3) { _, movie in
                (movie.title, movie.genres, movie.directors, movie.cast) = (first, [first], [second], [first])
                (movie.note, movie.viewings) = (second, [Viewing(on: PartialDate("2024-05-05"))])
            }
            let (html, _) = try Self.page("2024", of: try Catalog(movies: movies))
            let root = try Markup(html).root
            #expect(root.all("cite").first?.text == harmless(first))
            #expect(root.all("blockquote").first?.text == harmless(second))
            #expect(root.all("script").isEmpty && root.all("img").isEmpty)
            let names = root.all("ol", "ranked").flatMap { $0.all("span") }.map(\.text)
            #expect(names.contains(harmless(first)) && names.contains(harmless(second)))
        }
        let search = try MovieSearch("title:\"<b>\" or film")
        let watched = try Catalog(movies: Self.movies(3)).watchedStatistics(of: search)
        #expect(
            try Markup(WatchedStatisticsHTML(watched, of: search).text).root.all("h1").first?.all("b").isEmpty
                == true)
    }

    @Test(
        "The page shows the days of a year or less, and the months of more",
        arguments: [
            ("2024-01-01", "2024-12-31", "2024", 366, "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
            ("2023-01-01", "2023-12-31", "2023", 365, "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
            ("2024-06-10", "2024-08-02", "summer 2024", 92, "Jun Jul Aug"),
            ("2024-12-05", "2025-02-03", "", 90, "Dec Jan Feb"),
            ("2024-02-02", "2024-02-03", "february 2024", 29, "Feb"),
            ("2022-03-01", "2024-02-03", "", 0, ""),
        ])
    func calendar(first: String, last: String, words: String, days: Int, months: String) throws {
        var movie = Movie(id: Movie.ID(1), title: "Heat")
        movie.viewings = [first, last].map { Viewing(on: PartialDate($0)) }
        let (html, _) = try Self.page(words, of: try Catalog(movies: [movie]))
        let root = try Markup(html).root
        let cells = root.all("div", "days").flatMap { $0.all("rect") }
        #expect(cells.count == days)
        let names = root.all("div", "days").flatMap { $0.all("text") }.map(\.text)
        #expect(names.filter { !["Mon", "Wed", "Fri"].contains($0) }.joined(separator: " ") == months)
        #expect(root.all("table").flatMap { $0.all("th") }.count == (days == 0 ? 15 : 0))
        let titles = root.all("title").dropFirst().map(\.text)
        #expect(
            titles
                == (days == 0 ? [] : [first, last].compactMap { PartialDate($0).map { "\($0.inWords): 1" } }))
    }

    @Test("The page's colors can be told apart in light mode, in dark mode and on paper")
    func contrast() throws {
        func palette(_ part: Substring) -> [String: Double] {
            Dictionary(
                part.matches(of: /--(\w+): #(\w{6})/).map { match in
                    let number = Int(match.output.2, radix: 16) ?? 0
                    let parts = [16, 8, 0].map { shift -> Double in
                        let part = Double(number >> shift & 255) / 255
                        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
                    }
                    return (String(match.output.1), 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2])
                }
            ) { $1 }
        }
        let parts = reviewHead.split(separator: "@media")
        let light = palette(parts[0])
        let dark = try palette(#require(parts.first { $0.contains("scheme: dark") }))
        let paper = try palette(#require(parts.first { $0.hasPrefix(" print") }))
        func ratio(_ one: String, _ other: String, _ colors: [String: Double]) throws -> Double {
            let both = try [one, other].map { try #require(colors[$0]) }.sorted()
            return (both[1] + 0.05) / (both[0] + 0.05)
        }
        #expect(light.count == 11 && dark.count == 11 && paper == ["paper": 1])
        for colors in [light, dark, light.merging(paper) { $1 }] {
            for (one, other, least) in [
                ("ink", "paper", 12), ("muted", "paper", 4.5), ("bar", "paper", 4.5), ("ink", "l1", 4.5),
                ("ink", "l2", 4.5), ("on", "l3", 4.5), ("on", "l4", 4.5), ("l0", "l1", 1.1),
                ("l1", "l2", 1.3),
                ("l2", "l3", 1.3), ("l3", "l4", 1.3), ("l3", "paper", 3), ("l4", "paper", 4.5),
            ] {
                #expect(try ratio(one, other, colors) >= least, "\(one) on \(other)")
            }
        }
    }

    @Test("The page of 20,000 viewings has less than 300 KB")
    func size() throws {
        let movies = Self.movies(2_000) { number, movie in
            movie.title = "A rather long title of a film, “number” \(number) & more"
            movie.viewings = (0..<10).map { place in
                let day = Day(year: 2_000 + (number + place) % 26, month: place + 1, day: number % 28 + 1)
                return Viewing(
                    on: day.map { PartialDate($0) }, note: String(repeating: "A long note. ", count: 100))
            }
        }
        let catalog = try Catalog(movies: movies)
        for words in ["", "2024", "2024 drama"] {
            let (html, json) = try Self.page(words, of: catalog)
            #expect(html.utf8.count < 300_000 && (!words.isEmpty || json["viewings"] as? Int == 20_000))
        }
    }

    @Test("The page is written from the page of numbers, and replaces a file only after a yes")
    func written() throws {
        let catalog = try Catalog(movies: Self.movies(20))
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "year.html").path
        let session = ScriptedSession(of: catalog, ["numbers 2024 drama", "e \(path)"])
        #expect(
            try String(contentsOfFile: path, encoding: .utf8) == Self.page("2024 drama", of: catalog).html
                + "\n")
        try "mine".write(toFile: path, atomically: true, encoding: .utf8)
        session.answer("e \(path)", "n")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
        session.answer("e \(path)", "y")
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
        session.answer("e \(path).txt")
        #expect(
            session.errorLines == [
                "A page with charts ends in .html, and one of Markdown in .md: watched.html."
            ])
    }
}
