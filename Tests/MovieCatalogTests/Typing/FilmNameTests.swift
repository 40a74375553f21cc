import MoviesApp
import Testing

@testable import MovieCatalog

@Suite("A film is named")
struct FilmNameTests {
    private let catalog: Catalog

    init() throws {
        let films: [(String, String?, Int?, String?)] = [
            ("Heat", nil, 1995, "tt0113277"), ("Heat", nil, 1986, nil), ("The Heat", nil, 2013, nil),
            ("Heathers", nil, 1989, nil), ("Amélie", "Le Fabuleux Destin d'Amélie Poulain", 2001, nil),
            ("WALL·E", nil, 2008, nil), ("Fast & Furious", nil, 2009, nil), ("A", nil, 1965, nil),
            ("…", nil, nil, nil), ("In the Heat of the Night", nil, 1967, nil), ("tt0113277", nil, nil, nil),
            ("(500) Days of Summer", nil, 2009, nil), ("Seven Samurai", "Shichinin no samurai", 1954, nil),
        ]
        catalog = try Catalog(
            movies: films.enumerated().map { place, film in
                var movie = Movie(id: Movie.ID(place + 1), title: film.0)
                (movie.originalTitle, movie.year, movie.imdbID) = (film.1, film.2, film.3)
                return movie
            })
    }

    @Test(
        "by its whole title or original title in any form, best as it is written, and its year; never by a beginning",
        arguments: [
            ("Heat (1995)", [1]), ("heat", [2, 1]), ("The Heat", [3]), ("heats", []), ("Heat (2013)", [3]),
            ("Heat (1999)", []),
            ("Hea", []), ("https://www.imdb.com/title/tt0113277/?ref_=fn", [1]), ("tt0113277", [1]),
            ("TT0113277", [1]), ("amelie", [5]), ("AMÉLIE (2001)", [5]),
            ("le fabuleux destin d'amélie poulain", [5]), ("Wall-E", [6]), ("wall e", [6]),
            ("fast & furious", [7]), ("a", [8]), ("A (1965)", [8]), ("…", [9]), ("", []), ("\"", []),
            ("(500) Days of Summer (2009)", [12]), ("(500) days of summer", [12]),
            ("shichinin no samurai", [13]),
            ("samurai", []), ("Heat (95)", []), ("heat 1995", [1]), ("heat 1999", []),
            ("2009", []), ("(500) days of summer 2009", [12]),
        ] as [(String, [Int])])
    func finds(_ text: String, _ ids: [Int]) throws {
        #expect(try catalog.movies(called: FilmName(typed: text)).map(\.id.number) == ids)
    }

    @Test(
        "and what stands where its year would, and is none, is refused before it becomes a title",
        arguments: [
            "Heat (2099)": "(2099)", "Heat (95)": "(95)", "Heat (1995": "(1995", "(1995)": "(1995)",
        ])
    func oddYear(_ text: String, _ year: String) throws {
        let error = #expect(throws: InvalidValue.self) { try FilmName(typed: text).checkYear() }
        #expect(error?.description.hasPrefix("“\(year)” is not a year from 1874 to 20") == true)
        for text in ["Heat (1995)", "Heat", "(500) Days of Summer", "M (1 of 2)", "Love (remix)"] {
            try FilmName(typed: text).checkYear()
        }
    }

    @Test(
        "and ends before the day of its viewing, or behind what may be one where that is its title",
        arguments: [
            ("The Long Good Friday", "The Long Good Friday", ""), ("Heat friday 8", "Heat", "friday 8"),
            ("Freaky Friday 7", "Freaky Friday", "7"), ("Born Yesterday 8.5", "Born Yesterday", "8.5"),
            ("Sinners last friday 8", "Sinners", "last friday 8"), ("Sinners; today", "Sinners", "today"),
            ("Sinners yesterday 9", "Sinners", "yesterday 9"),
            ("The Brutalist 2024 2 weeks ago 7", "The Brutalist (2024)", "2 weeks ago 7"),
            ("The Brutalist 2024 unknown 7", "The Brutalist (2024)", "unknown 7"),
            ("Sinners 2 weeks ago 7", "Sinners", "2 weeks ago 7"),
            ("Sinners, yesterday, 9/10", "Sinners", "yesterday, 9/10"),
            ("Sinners, friday", "Sinners", "friday"),
            ("Sinners, 9", "Sinners", "9"), ("Tenet 2020 8", "Tenet (2020)", "8"),
            ("Tenet 2020 10", "Tenet (2020)", "10"), ("Tenet 2020 11", "Tenet 2020 11", ""),
            ("Sinners 4/5", "Sinners", "4/5"),
            ("Apollo 13 June 2024 8", "Apollo 13", "June 2024 8"),
            ("Toy Story 3 2024-05-01 4/5", "Toy Story 3", "2024-05-01 4/5"),
            ("Sinners - 2 of us", "Sinners", "- 2 of us"), ("Heat 8", "Heat", "8"),
            ("Sinners Part 2", "Sinners Part 2", ""), ("Tenet 11", "Tenet 11", ""),
            ("Midnight Sun", "Midnight Sun", ""),
        ])
    func added(_ text: String, _ film: String, _ viewing: String) {
        let added = Self.added(text)
        #expect("\(added.film)" == film && added.viewing == viewing && added.other == nil, "\(added)")
    }

    @Test(
        "and where it may end in two places, both are meant",
        arguments: [
            ("A Complete Unknown", "A Complete Unknown", "", "A Complete", "Unknown"),
            ("First Monday in May", "First Monday in May", "", "First", "Monday in May"),
            ("Sinners friday 8", "Sinners", "friday 8", "Sinners friday", "8"),
            ("Sinners 5 May 2025 7", "Sinners", "5 May 2025 7", "Sinners 5", "May 2025 7"),
            ("Black Sunday 8", "Black Sunday", "8", "Black", "Sunday 8"),
            ("Sinners in May", "Sinners in May", "", "Sinners", "in May"),
            ("Tenet 8", "Tenet 8", "", "Tenet", "8"), ("Tenet 10", "Tenet 10", "", "Tenet", "10"),
        ])
    func doubtful(_ text: String, _ film: String, _ viewing: String, _ other: String, _ otherViewing: String)
    {
        let added = Self.added(text)
        #expect("\(added.film)" == film && added.viewing == viewing, "\(added)")
        #expect(added.other.map { "\($0.film)" } == other && added.other?.viewing == otherViewing, "\(added)")
    }

    private static func added(_ text: String) -> (film: FilmName, viewing: String, other: FilmName.Added?) {
        FilmName.added(text.split(separator: " ").map(String.init), today: sunday) {
            [
                "The Long Good Friday", "Heat", "Freaky Friday", "Born Yesterday", "Apollo 13", "Black",
                "Black Sunday",
            ]
            .contains($0)
        }
    }

    @Test("and stands before other words, as the longest name of up to twelve words")
    func beforeWords() throws {
        let long = (1...13).map { "w\($0)" }
        let names = [long.dropLast().joined(separator: " "), long.joined(separator: " "), "Heat"]
        let catalog = try Catalog(movies: names.enumerated().map { Movie(id: Movie.ID($0 + 1), title: $1) })
        for (text, name, rest) in [
            ("heat 8", "heat", "8"), ("heat, 8", "heat", "8"), ("heat", "heat", ""),
            (names[0] + " 8", names[0], "8"), (names[1] + " 8", names[0], "w13 8"), (names[1], names[1], ""),
        ] {
            let found = try catalog.movies(leading: text)
            #expect(found?.name == name && found?.rest == rest, "\(text)")
        }
        #expect(try catalog.movies(leading: "the other heat") == nil)
        #expect(try self.catalog.movies(leading: "… 8")?.name == "…")
    }

    @Test("and a year in parentheses ends the title of one that is added in a line")
    func leading() throws {
        let added = try #require(FilmName.leading("Perfect Days (2023) yesterday 8.5 With Anna (2)."))
        #expect(
            added.film == FilmName(typed: "Perfect Days (2023)")
                && added.rest == "yesterday 8.5 With Anna (2).")
        #expect(added.film.title == "Perfect Days" && added.film.year == 2023)
        #expect(FilmName.leading("(500) Days of Summer (2009)")?.film.title == "(500) Days of Summer")
        for text in ["Past Lives [2023] 8", "Past Lives, 2023, 8", "Past Lives, 2023 8"] {
            #expect(FilmName.leading(text)?.film == FilmName(title: "Past Lives", year: 2023), "\(text)")
            #expect(FilmName.leading(text)?.rest == "8")
        }
        #expect(FilmName.leading("La Chimera 2023") == nil)
        let bare = FilmName.leading("La Chimera 2023 yesterday 8", hasBareYears: true)
        #expect(bare?.film == FilmName(title: "La Chimera", year: 2023) && bare?.rest == "yesterday 8")
        for text in ["Summer of 1942", "2001", "Blade Runner 2049", "Heat 19955"] {
            #expect(FilmName.leading(text, hasBareYears: true) == nil, "\(text)")
        }
        for text in [
            "a beautiful mind", "(2009)", "Heat (95)", "Heat (1066)", "Heat (1995)x", "Heat (1995",
            "Heat [1995)", "Heat (1995]",
        ] {
            #expect(FilmName.leading(text) == nil, "\(text)")
            #expect(FilmName(typed: text).title == text && FilmName(typed: text).year == nil)
        }
    }
}
