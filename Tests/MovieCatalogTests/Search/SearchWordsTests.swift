import Catalogs
import Foundation
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// Searches in words over the example's movies, some of them with what a person noted.
@Suite("A search in words")
struct SearchWordsTests {
    /// What is typed, how many movies it finds, and which come first.
    static let searches: [(text: String, count: Int, first: [String])] = [
        ("closely watched trains", 1, ["Closely Watched Trains"]),
        ("this film is not yet rated", 1, ["This Film Is Not Yet Rated"]),
        ("you ain't seen nothin' yet!", 1, ["You Ain't Seen Nothin' Yet!"]),
        ("gay sex in the 70s", 1, ["Gay Sex in the 70s"]),
        ("thelma & louise", 1, ["Thelma & Louise"]),
        ("wallace and gromit", 1, ["Wallace & Gromit: The Curse of the Were-Rabbit"]),
        ("star wars: episode iv - a new hope", 1, ["Star Wars: Episode IV – A New Hope"]),
        ("dr strangelove", 1, ["Dr. Strangelove"]),
        (
            "mission impossible", 4,
            ["Mission: Impossible", "Mission: Impossible 2", "Mission: Impossible III"]
        ),
        ("tucker and dale vs evil", 1, ["Tucker & Dale vs. Evil"]),
        ("8 1/2", 2, ["8½", "8½ Women"]),
        ("adams rib", 2, ["Adam's Rib", "Dazed and Confused"]),
        ("casque dor", 1, ["Casque d'Or"]),
        ("spiderman", 5, ["Spider-Man", "The Amazing Spider-Man", "The Amazing Spider-Man 2"]),
        ("the godfather part 2", 1, ["The Godfather Part II"]),
        ("matrix, the", 4, ["The Matrix", "The Matrix Reloaded", "The Matrix Revolutions"]),
        ("american history", 156, ["American History X", "Titanic", "Avatar"]),
        ("american history 10", 2, ["American History X", "10,000 BC"]),
        ("heat", 271, ["Heat", "Heat", "Heat"]),
        ("the heat", 84, ["The Heat", "In the Heat of the Night", "The Big Heat"]),
        ("rocky", 25, ["Rocky", "Rocky II", "Rocky III"]),
        ("die hard", 10, ["Die Hard", "Die Hard 2", "Die Hard with a Vengeance"]),
        (
            "star wars", 9,
            [
                "Star Wars: Episode I – The Phantom Menace", "Star Wars: Episode II – Attack of the Clones",
                "Star Wars: Episode III – Revenge of the Sith",
            ]
        ),
        ("kurosawa", 38, ["Ran", "Seven Samurai", "High and Low"]),
        (
            "-horror 80s", 1491,
            [
                "Star Wars: Episode V – The Empire Strikes Back", "E.T. the Extra-Terrestrial",
                "Star Wars: Episode VI – Return of the Jedi",
            ]
        ),
        (
            "-genre:horror 80s", 1491,
            [
                "Star Wars: Episode V – The Empire Strikes Back", "E.T. the Extra-Terrestrial",
                "Star Wars: Episode VI – Return of the Jedi",
            ]
        ),
        ("horror films", 1921, ["The Relic", "Alien", "Jaws"]),
        ("horror movies 80s", 311, ["Aliens", "Blue Velvet", "The Terminator"]),
        ("not horror", 15549, ["Titanic", "Avatar", "Star Wars: Episode IV – A New Hope"]),
        ("comedies", 5568, ["Terminator 2: Judgment Day", "Forrest Gump", "Beauty and the Beast"]),
        ("science fiction", 1203, ["Avatar", "Star Wars: Episode IV – A New Hope", "The Relic"]),
        ("sci-fi films", 1203, ["Avatar", "Star Wars: Episode IV – A New Hope", "The Relic"]),
        (
            "war films 1950..1960", 70,
            ["From Here to Eternity", "The Bridge on the River Kwai", "The Searchers"]
        ),
        (
            "musicals with gene kelly", 18,
            ["An American in Paris", "Singin' in the Rain", "The Young Girls of Rochefort"]
        ),
        ("film noir", 0, []),
        ("documentaries", 1596, ["Fahrenheit 9/11", "Cloverfield", "Michael Jackson's This Is It"]),
        ("kurosawa or ozu", 50, ["Ran", "Seven Samurai", "High and Low"]),
        ("woody allen or mel brooks", 94, ["Annie Hall", "The Muppet Movie", "Spaceballs"]),
        (
            "comedies or westerns", 5816,
            ["Terminator 2: Judgment Day", "Forrest Gump", "Beauty and the Beast"]
        ),
        ("german films", 416, ["The English Patient", "Inglourious Basterds", "Life Is Beautiful"]),
        ("german comedies", 71, ["Inglourious Basterds", "Life Is Beautiful", "Lost in Translation"]),
        ("french horror", 39, ["Godzilla", "The Brothers Grimm", "Eyes Without a Face"]),
        ("from japan", 366, ["Godzilla", "Fast & Furious 6", "Ran"]),
        ("american movies 40s", 401, ["Casablanca", "Citizen Kane", "The Best Years of Our Lives"]),
        ("in swedish", 87, ["Melancholia", "The Girl with the Dragon Tattoo", "The Seventh Seal"]),
        ("by kurosawa", 29, ["Ran", "Seven Samurai", "High and Low"]),
        ("directed by hitchcock", 30, ["Rear Window", "Psycho", "North by Northwest"]),
        (
            "directed by hitchcock with cary grant", 4,
            ["North by Northwest", "To Catch a Thief", "Notorious"]
        ),
        ("written by billy wilder", 26, ["Sunset Boulevard", "The Apartment", "Double Indemnity"]),
        ("with al pacino", 44, ["The Godfather", "Heat", "The Godfather Part II"]),
        ("with al pacino or robert de niro", 130, ["The Godfather", "Heat", "Goodfellas"]),
        ("films with tom hanks", 44, ["Forrest Gump", "Apollo 13", "The Da Vinci Code"]),
        ("tom hanks comedies", 29, ["Forrest Gump", "Big", "Catch Me If You Can"]),
        ("starring bette davis", 25, ["All About Eve", "What Ever Happened to Baby Jane?", "Now, Voyager"]),
        ("1950..1960", 750, ["On the Waterfront", "Sunset Boulevard", "Rear Window"]),
        ("1994", 279, ["The Lion King", "Forrest Gump", "Pulp Fiction"]),
        ("1982", 149, ["1982", "E.T. the Extra-Terrestrial", "Gandhi"]),
        ("since 2010", 4033, ["The Avengers", "Skyfall", "Harry Potter and the Deathly Hallows – Part 2"]),
        ("before 1945", 230, ["Casablanca", "Citizen Kane", "The Philadelphia Story"]),
        (
            "june 2014", 24,
            ["Dawn of the Planet of the Apes", "Transformers: Age of Extinction", "22 Jump Street"]
        ),
        ("last month", 0, []),
        ("june", 80, ["Junebug", "Henry & June", "A Snake of June"]),
        (
            "short films", 57,
            ["Thirty Two Short Films About Glenn Gould", "The Amusement Park", "The Wrong Trousers"]
        ),
        ("long westerns", 16, ["Dances with Wolves", "Django Unchained", "There Will Be Blood"]),
        (
            "under 90 minutes comedies", 1122,
            ["Beauty and the Beast", "Toy Story", "The Naked Gun: From the Files of Police Squad!"]
        ),
        (
            "top rated", 1941,
            [
                "Star Wars: Episode IV – A New Hope", "The Lord of the Rings: The Return of the King",
                "E.T. the Extra-Terrestrial",
            ]
        ),
        ("top rated westerns", 50, ["Unforgiven", "High Noon", "True Grit"]),
        ("my favourites", 1, ["Ran"]),
        ("watched 2025", 1, ["Ran"]),
        ("watched in 2025", 1, ["Ran"]),
        ("watched last month", 1, ["Heat"]),
        ("watched last summer", 0, []),
        ("watched since 2020", 2, ["Heat", "Ran"]),
        ("seen", 4, ["You Ain't Seen Nothin' Yet!", "Heat", "Ran"]),
        ("unseen kurosawa", 37, ["Seven Samurai", "High and Low", "Rashomon"]),
        ("rated 10", 1, ["Ran"]),
        ("rated 8..9", 2, ["Heat", "Seven Samurai"]),
        ("rated 9 or more", 2, ["Heat", "Ran"]),
        ("rated 9+", 2, ["Heat", "Ran"]),
        ("by kurosawa of the 50s", 9, ["Seven Samurai", "Rashomon", "Ikiru"]),
        ("by kurosawa from 50s", 9, ["Seven Samurai", "Rashomon", "Ikiru"]),
        ("rated last month", 2, ["Heat", "Seven Samurai"]),
        ("watchlist", 1, ["Kagemusha"]),
        ("not watched by kurosawa", 28, ["Seven Samurai", "High and Low", "Rashomon"]),
        ("critics>95", 1470, ["2 or 3 Things I Know About Him", "2LDK", "3 Idiots"]),
        ("critics:>95", 1470, ["2 or 3 Things I Know About Him", "2LDK", "3 Idiots"]),
        ("metacritic>95", 65, ["4 Months, 3 Weeks and 2 Days", "12 Angry Men", "12 Years a Slave"]),
        ("oscars>3", 61, ["All About Eve", "All That Jazz", "All the President's Men"]),
        ("box office>1000000000", 19, ["Alice in Wonderland", "Avatar", "The Avengers"]),
        ("reviews>280", 81, ["12 Years a Slave", "The Amazing Spider-Man", "The Amazing Spider-Man 2"]),
        ("certificate:nc-17", 42, ["Arabian Nights", "Bad Education", "Bad Lieutenant"]),
        ("released:2014-12", 20, ["Annie", "Dying of the Light", "Ex Machina"]),
        ("directors:kurosawa", 29, ["Ran", "Seven Samurai", "High and Low"]),
        ("genres:western year:<1950", 24, ["3 Godfathers", "Angel and the Badman", "Canyon Passage"]),
        ("\"not yet rated\"", 1, ["This Film Is Not Yet Rated"]),
        ("stand by me", 6, ["Stand by Me", "Stand and Deliver", "The Mighty Peking Man"]),
        ("martin short", 28, ["Mars Attacks!", "Inherent Vice", "Get Shorty"]),
        ("black and white", 13, ["Black and White", "Black and White", "Black and White in Color"]),
        ("the", 5434, ["Thelma & Louise", "The Theory of Everything", "There Will Be Blood"]),
        ("les 400 coups", 0, []),
        ("by kurosawa or ozu", 41, ["Ran", "Seven Samurai", "High and Low"]),
        ("with al pacino or robert de niro", 130, ["The Godfather", "Heat", "Goodfellas"]),
        ("80s horror", 311, ["Aliens", "Blue Velvet", "The Terminator"]),
        ("by kurosawa 50s", 9, ["Seven Samurai", "Rashomon", "Ikiru"]),
        ("westerns 50s or comedies", 112, ["Django Unchained", "High Noon", "The Searchers"]),
    ]

    @Test("finds titles first, and what its conditions say")
    func finds() throws {
        let file = try Self.films()
        let catalog = try file.open()
        for (text, count, first) in Self.searches {
            let query = MovieQuery(search: try MovieSearch(text, today: sunday))
            #expect(try catalog.count(of: query) == .exactly(count), "\(text)")
            #expect(try catalog.listedMovies(of: query, in: 0..<3).map(\.title) == first, "\(text)")
        }
    }

    @Test("for what the person did finds their days and ratings")
    func person() throws {
        let file = try Self.films()
        let catalog = try file.open()
        for (text, titles) in [
            ("watched 2025", ["Ran"]), ("watched in 2025", ["Ran"]), ("watched last month", ["Heat"]),
            ("watched:\"last month\"", ["Heat"]), ("watched last summer", []),
            ("watched since 2020", ["Ran", "Heat"]),
            ("watched before 2020", ["Vertigo"]), ("rated 10", ["Ran"]),
            ("rated 8..9", ["Heat", "Seven Samurai"]),
            ("my favourites", ["Ran"]),
            ("rated last month", ["Heat", "Seven Samurai"]),
            ("your rating>9", ["Ran"]),
        ] {
            let query = MovieQuery(search: try MovieSearch(text, today: sunday))
            let found = try catalog.listedMovies(of: query, in: 0..<9).map(\.title)
            #expect(Set(found) == Set(titles), "\(text): \(found)")
        }
    }

    @Test(
        "periods in words are dates, by the day that today is",
        arguments: [
            ("last year", "2025"), ("this year", "2026"), ("last month", "2025-12"),
            ("last january", "2025-01"),
            ("this month", "2026-01"),
            ("last week", "2026-01-05..2026-01-11"), ("this week", "2026-01-12..2026-01-15"),
            ("last winter", "2024-12..2025-02"), ("this winter", "2025-12..2026-02"),
            ("last spring", "2025-03..2025-05"), ("last summer", "2025-06..2025-08"),
            ("last fall", "2025-09..2025-11"), ("Summer 2024", "2024-06..2024-08"), ("january", "2026-01"),
            ("june", "2025-06"), ("in june", "2025-06"), ("in june 2019", "2019-06"),
            ("june 2024", "2024-06"), ("juni 2024", "2024-06"),
            ("2024", "2024"), ("1950..1960", "1950..1960"),
            ("june..august", "2025-06..2025-08"),
            ("since june", "2025-06.."), ("until 1960", "..1960"), ("before june 2024", "<2024-06"),
            ("after yesterday", ">2026-01-14"), ("3 days ago", "2026-01-12"),
            ("on 31 August 2024", "2024-08-31"),
        ])
    func periods(words: String, notation: String) throws {
        let today = try #require(Day(year: 2026, month: 1, day: 15))
        let period = try Period(typed: words, today: today)
        #expect(period.notation == notation)
        #expect(try Period(typed: period.notation, today: today).days == period.days, "it is read again")
        let search = try MovieSearch("watched \(words)", today: today)
        #expect(search.parts.map(\.notation) == ["watched:\(notation)"])
        #expect(
            try MovieSearch("rated:\"\(words)\"", today: today).terms.map(\.condition) == [
                .number(.dayRated, period.days)
            ])
    }

    @Test(
        "a name may begin with a word that is a condition elsewhere, and ends where one begins",
        arguments: [
            ("with french", ["cast:french"]), ("by war kurosawa", ["director:\"war kurosawa\""]),
            ("by kurosawa french", ["director:kurosawa", "language:french"]),
        ])
    func names(text: String, notations: [String]) throws {
        #expect(try MovieSearch(text, today: sunday).parts.map(\.notation) == notations)
    }

    @Test(
        "a period ends where its date does",
        arguments: [
            "watched 31 august 2024", "watched in june 2024", "watched yesterday", "rated since 2020",
        ])
    func ends(text: String) throws {
        #expect(try MovieSearch("\(text) kurosawa", today: sunday).parts.map(\.text) == [text, "kurosawa"])
    }

    @Test(
        "what is no period says what would do",
        arguments: ["", "june 2024 and more", "last", "since", "1960..1950", "soon", ".."])
    func noPeriods(text: String) {
        #expect(throws: InvalidValue.notAPeriod(text)) { try Period(typed: text, today: sunday) }
    }

    @Test(
        "near to a film that is named finds up to three, and none where nothing is",
        arguments: [
            ("strangelove", ["Dr. Strangelove"]), ("dr stangelove", ["Dr. Strangelove"]),
            ("ratatuille", ["Ratatouille"]), ("heat (1996)", ["Heat", "Heat", "Heat"]), ("qqqqqq", []),
            ("!!!", []),
        ] as [(String, [String])])
    func near(_ name: String, _ titles: [String]) throws {
        let file = try CatalogFile(of: .allFilms)
        #expect(try file.open().movies(near: FilmName(typed: name)).map(\.title) == titles)
    }

    private static func films() throws -> CatalogFile {
        try CatalogFile(of: .allFilms) { catalog in
            func change(_ name: String, _ change: (inout Movie) -> Void) throws {
                for movie in try catalog.movies(called: FilmName(typed: name)) {
                    try catalog.update(movie.id, as: .edited([.rating]), change)
                }
            }
            try change("Heat (1995)") {
                $0.viewings = [Viewing(on: PartialDate("2026-10-15"), rating: Rating("9"))]
            }
            try change("Ran") { $0.viewings = [Viewing(on: PartialDate("2025-07-01"), rating: Rating("10"))] }
            try change("Vertigo") { $0.viewings = [Viewing(on: PartialDate("2019"))] }
            try change("Seven Samurai") { ($0.rating, $0.dayRated) = (Rating("8"), Day("2026-10-20")) }
            try change("Kagemusha") { $0.watchlist = WatchlistEntry() }
        }
    }
}
