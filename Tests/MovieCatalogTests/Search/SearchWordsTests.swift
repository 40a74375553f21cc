import Catalogs
import Foundation
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// Searches in plain words over the example's movies, some of which have user data.
@Suite("A search in words")
struct SearchWordsTests {
    /// The search, the number of movies it finds and the first of them.
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
        ("american history 10", 1, ["American History X"]),
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
        ("german films", 233, ["Nosferatu the Vampyre", "Das Boot", "The Lives of Others"]),
        ("german comedies", 29, ["Good Bye Lenin!", "Soul Kitchen", "Wetlands"]),
        ("french horror", 26, ["Eyes Without a Face", "High Tension", "The Tenant"]),
        ("from japan", 366, ["Godzilla", "Fast & Furious 6", "Ran"]),
        ("american movies 40s", 401, ["Casablanca", "Citizen Kane", "The Best Years of Our Lives"]),
        ("in swedish", 87, ["Let the Right One In", "Fanny and Alexander", "Persona"]),
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
        ("last month", 1, ["Heat"]),
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
        ("stand by me", 3, ["Stand by Me", "Meet John Doe", "Hangmen Also Die!"]),
        ("martin short", 28, ["Mars Attacks!", "Inherent Vice", "Innerspace"]),
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

    @Test("a decade in words is the one in digits, with a century or a part of it, too")
    func decades() throws {
        func read(_ text: String) throws -> ClosedRange<Int>? {
            guard case .number(.year, let years) = try MovieSearch(text).terms.map(\.condition).first else {
                return nil
            }
            return years
        }
        for (word, years) in CalendarNames.decades {
            let first = (years < 30 ? 2_000 : 1_900) + years
            for text in [word, "the \(word)", "films from the \(word)", "of the \(word)", "decade:\(word)"] {
                #expect(try read(text) == first...first + 9, "\(text)")
            }
            for (name, century) in CalendarNames.centuries {
                for sign in [" ", "-"] {
                    let text = "\(name)\(sign)\(word)"
                    #expect(try read(text) == century + years...century + years + 9, "\(text)")
                }
            }
            for (part, span) in CalendarNames.partsOfDecades {
                let all = first + span.lowerBound...first + span.upperBound
                for text in ["\(part) \(word)", "from the \(part)-\(word)", "\(part) \(first)s"] {
                    #expect(try read(text) == all, "\(text)")
                }
            }
        }
    }

    @Test(
        "an order in words is that of the movies",
        arguments: [
            ("longest horror", .runtime, true), ("the shortest films", .runtime, false),
            ("newest", .year, true), ("recent horror", .year, true), ("the oldest horror", .year, false),
            ("sort:longest", .runtime, true),
        ] as [(String, MovieOrder, Bool)])
    func orders(_ text: String, _ order: MovieOrder, _ isReversed: Bool) throws {
        let catalog = try Catalog(movies: [])
        let query = try catalog.query(for: MovieSearch(text))
        #expect(query.order == order && query.isReversed == isReversed)
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
            ("last fall", "2025-09..2025-11"), ("last autumn", "2025-09..2025-11"),
            ("summer", "2025-06..2025-08"), ("Summer 2024", "2024-06..2024-08"), ("january", "2026-01"),
            ("june", "2025-06"), ("in june", "2025-06"), ("in june 2019", "2019-06"),
            ("june 2024", "2024-06"), ("juni 2024", "2024-06"),
            ("2024", "2024"), ("1950..1960", "1950..1960"),
            ("2024..2024", "2024..2024"), ("june..august", "2025-06..2025-08"),
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
        "a season is the one that began last, or the last one that is over",
        arguments: [
            ("2026-05-31", "this summer", "2025-06..2025-08"),
            ("2026-06-01", "this summer", "2026-06..2026-08"),
            ("2026-08-31", "last summer", "2025-06..2025-08"),
            ("2026-09-01", "last summer", "2026-06..2026-08"),
            ("2026-11-30", "winter", "2025-12..2026-02"), ("2026-12-01", "winter", "2026-12..2027-02"),
        ])
    func seasons(today: String, words: String, notation: String) throws {
        #expect(try Period(typed: words, today: #require(Day(today))).notation == notation)
    }

    @Test(
        "a period has the days of its dates, and those before or after them",
        arguments: [
            ("2024", 2024_00_00...2024_99_99), ("june 2024", 2024_06_00...2024_06_99),
            ("2024-06-01", 2024_06_01...2024_06_01), ("may..june", 2026_05_00...2026_06_99),
            ("since june 2024", 2024_06_00...9999_99_99), ("after 2024-06-01", 2024_06_02...9999_99_99),
            ("after june 2024", 2024_07_00...9999_99_99), ("until june 2024", 0...2024_06_99),
            ("before june 2024", 0...2024_05_99), ("before 2024", 0...2023_99_99),
        ])
    func days(words: String, days: ClosedRange<Int>) throws {
        #expect(try Period(typed: words, today: sunday).days == days)
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
        "words are read as conditions as far as they are some",
        arguments: [
            ("short films", ["runtime:<60"]), ("short kurosawa", ["runtime:<60", nil]),
            ("kurosawa short films", [nil, "runtime:<60"]), ("martin short", [nil, nil]),
            ("long films", ["runtime:>150"]), ("long kurosawa", ["runtime:>150", nil]),
            ("kurosawa long films", [nil, "runtime:>150"]), ("so long", [nil, nil]),
            ("under 2 hours", ["runtime:<120"]), ("under 90 minutes", ["runtime:<90"]),
            ("below 2h kurosawa", ["runtime:<120", nil]), ("over 90min kurosawa", ["runtime:>90", nil]),
            ("above 1h30", ["runtime:>90"]), ("under 1h30m", ["runtime:<90"]),
            ("under 1h59", ["runtime:<119"]),
            ("under 1h60", [nil, nil]), ("under 90m1", [nil, nil]), ("under 1.5 hours", ["runtime:<90"]),
            ("under 1.25 hours", [nil, nil, nil]), ("under 1.5.5 hours", [nil, nil, nil]),
            ("under 1. hours", [nil, nil, nil]), ("under .5 hours", [nil, nil, nil]),
            ("under an hour", ["runtime:<60"]), ("under a minute", ["runtime:<1"]),
            ("under 6000 minutes", ["runtime:<6000"]), ("under 6001 minutes", [nil, nil, nil]),
            ("under zero minutes", [nil, nil, nil]), ("less than 2 hours", ["runtime:<120"]),
            ("shorter than 2h kurosawa", ["runtime:<120", nil]), ("more than 2 hours", ["runtime:>120"]),
            ("longer than two hours", ["runtime:>120"]), ("less 2 hours", [nil, nil, nil]),
            ("20s", ["decade:2020s"]), ("30s", ["decade:1930s"]), ("1890s", ["decade:1890s"]), ("85s", [nil]),
            ("of the 80s kurosawa", ["decade:1980s", nil]), ("in 80s kurosawa", ["decade:1980s", nil]),
            ("80s films kurosawa", ["decade:1980s", nil]), ("films 80s kurosawa", ["decade:1980s", nil]),
            ("films", [nil]), ("films kurosawa", [nil, nil]), ("films 80s", ["decade:1980s"]),
            ("from japan kurosawa", ["country:japan", nil]),
            ("in japanese kurosawa", ["language:japanese", nil]), ("in japan", [nil, "country:japan"]),
            ("science fiction kurosawa", ["genre:scifi", nil]), ("horror kurosawa", ["genre:horror", nil]),
            ("by kurosawa", ["director:kurosawa"]), ("by akira kurosawa", ["director:\"akira kurosawa\""]),
            ("by", [nil]), ("directed by ozu", ["director:ozu"]), ("directed ozu", [nil, nil]),
            ("written by ozu", ["writer:ozu"]), ("written ozu", [nil, nil]),
            ("starring mifune", ["cast:mifune"]),
            ("by a b c d e f g h", ["director:\"a b c d e f g\"", nil]), ("by \"kurosawa\"", [nil, nil]),
            ("by -kurosawa", [nil, nil]), ("by note:x", [nil, nil]),
            ("rated 9 kurosawa", ["rating:9", nil]), ("rated 9+ kurosawa", ["rating:9..", nil]),
            ("rated 9 or more kurosawa", ["rating:9..", nil]),
            ("rated 9 or kurosawa", ["rating:9 OR kurosawa"]),
            ("rated 10", ["rating:10"]), ("rated 11", ["rating:any", nil]),
            ("rated 8.x", ["rating:any", nil]),
            ("rated 8.5..9.5", ["rating:8.5..9.5"]), ("rated 1.2.10", ["rated:2010-02-01"]),
            ("rated kurosawa", ["rating:any", nil]), ("watched kurosawa", ["watched:yes", nil]),
            ("watched on friday kurosawa", ["watched:2026-11-20", nil]), ("added 2024", ["added:2024"]),
            ("added", [nil]), ("june", ["released:2026-06"]), ("june kurosawa", [nil, nil]),
            ("kurosawa june", [nil, nil]), ("june 2024", ["released:2024-06"]),
            ("last month", ["watched:2026-10"]),
            ("last friday", [nil, nil]), ("last year kurosawa", ["year:2025", nil]), ("summer", [nil]),
            ("since 2010", ["year:2010.."]), ("1950..1960 kurosawa", ["year:1950..1960", nil]),
            ("2024-06", ["released:2024-06"]), ("2024-06-01", ["released:2024-06-01"]),
            ("1994", ["year:1994 OR \"1994\""]), ("1994 kurosawa", [nil, nil]), ("1066", [nil]),
            ("not horror kurosawa", ["-genre:horror", nil]), ("not", [nil]), ("not kurosawa", [nil, nil]),
            ("\"not\" horror", [nil, "genre:horror"]), ("title:not horror", [nil, "genre:horror"]),
            ("-horror", ["-genre:horror"]), ("kurosawa or", [nil, nil]), ("or kurosawa", [nil, nil]),
            ("kurosawa or ozu", ["kurosawa OR ozu"]), ("-kurosawa or ozu", [nil, nil, nil]),
            ("kurosawa or -ozu", [nil, nil, nil]), ("year:1994 or ozu", [nil, nil, nil]),
            ("ozu or year:1994", [nil, nil, nil]),
            ("kurosawa or ozu or mizoguchi", ["kurosawa OR ozu OR mizoguchi"]),
            ("by kurosawa or ozu", ["director:kurosawa OR director:\"ozu\""]),
            ("horror or westerns kurosawa", ["genre:horror OR genre:western", nil]),
            ("Re:Cyborg", [nil]), ("director>8", [nil]), ("heat>8", [nil]), ("by:ozu", ["director:ozu"]),
            ("BY:\"Ozu\"", ["director:\"Ozu\""]), ("director:ozu", [nil]),
            ("what kurosawa", [nil, nil]), ("what westerns", ["ask", "genre:western"]),
            ("show me kurosawa", ["any", nil]), ("how many kurosawa", [nil, nil, nil]),
            ("films about kurosawa", ["any", nil]), ("about kurosawa", [nil, nil]),
            ("films with a dog", ["any", nil]), ("with a dog", [nil, nil, nil]),
            ("watched in the 90s", ["watched:1990..1999"]), ("before the sixties", ["year:<1960"]),
            ("watched 90s kurosawa", ["watched:yes", "decade:1990s", nil]),
            ("since the nineteen sixties", ["year:1960.."]), ("until the 60s", ["year:..1969"]),
            ("horror without aliens", ["genre:horror", "-\"aliens\""]),
            ("kurosawa without aliens", [nil, nil, nil]),
            ("kurosawa but not john wayne or ozu", [nil, "-\"john wayne\" \"ozu\""]),
            ("horror without a cause by ozu", ["genre:horror", "-\"cause\"", "director:ozu"]),
            ("horror without", ["genre:horror", nil]), ("top 10 kurosawa", ["sort:best,10", nil]),
            ("five longest westerns", ["sort:longest,5", "genre:western"]),
            ("last 5 films i watched", ["sort:watched", nil, nil, "watched:yes"]),
            ("last film i rated", ["sort:rated", "rating:any"]), ("last film", [nil, nil]),
            ("kurosawa's films", [nil, nil]), ("akira kurosawa’s best", [nil, "sort:best"]),
            ("kurosawa's ran", [nil, nil]), ("by the coen brothers", ["director:coen"]),
            ("anything but horror", ["-genre:horror"]), ("everything except comedies", ["-genre:comedy"]),
            ("kurosawa films that aren’t comedies", [nil, nil, "-genre:comedy"]),
            ("the 3 highest rated westerns", ["sort:best,3", "genre:western"]),
            ("in my noir list", ["list:noir"]), ("on the best of noir list", ["list:\"best of noir\""]),
        ] as [(String, [String?])])
    func phrases(text: String, notations: [String?]) throws {
        #expect(try MovieSearch(text, today: sunday).parts.map(\.notation) == notations)
    }

    @Test(
        "a title that may be meant is all but what fields say, and that without what is a condition",
        arguments: [
            ("", [], []), ("heat", ["heat"], []), ("third  man", ["third  man", "third man"], []),
            ("unseen kurosawa", ["unseen kurosawa", "kurosawa"], ["unseen", "kurosawa"]),
            ("heat 1995", ["heat 1995", "heat"], []), ("\"third man\"", ["\"third man\""], []),
            ("title:heat", ["heat"], []), ("title:heat war", ["heat war", "heat"], ["heat", "war"]),
            ("director:kurosawa", [], []), ("year:1994 heat", ["heat"], []),
            ("-horror heat", ["heat"], []), ("horror heat", ["horror heat", "heat"], ["horror", "heat"]),
            ("\"heat\" horror", ["\"heat\" horror"], []),
        ] as [(String, [String], [Substring])])
    func titles(text: String, titles: [String], words: [Substring]) throws {
        let search = try MovieSearch(text, today: sunday)
        #expect(search.titles == titles && search.titleWords == words)
    }

    @Test(
        "a field has a value, any or none",
        arguments: [
            ("title:any", .words("any", in: [.title, .originalTitle], isPhrase: false)),
            ("director:any", .known([.directors], true)), ("note:none", .known([.note, .viewings], false)),
            ("genre:none", .known([.genres], false)), ("list:any", .label(.list, key: "any", isWhole: false)),
            ("tag:\"any\"", .label(.tag, key: "any", isWhole: true)), ("year:none", .known([.year], false)),
            ("year:any", .number(.year, .min ... .max)), ("rated:none", .known([.dayRated], false)),
            ("rated:any", .number(.dayRated, .min ... .max)), ("released:any", .known([.released], true)),
            ("decade:none", .known([.year], false)), ("decade:1950s", .number(.year, 1950...1959)),
            ("watched:any", .watched(true)), ("watched:none", .watched(false)),
            ("rating:best", .best(.rating)),
            ("imported:yes", .imported(true)), ("watchlist:no", .onWatchlist(false)),
            ("certificate:pg", .same(.certificate, .text("PG"))),
            ("imdb:1", .same(.imdbID, .text("tt0000001"))),
            ("imdb:41959", .same(.imdbID, .text("tt0041959"))),
            ("imdb:1234567", .same(.imdbID, .text("tt1234567"))),
            ("imdb:12345678", .same(.imdbID, .text("tt12345678"))),
            ("tt0041959", .same(.imdbID, .text("tt0041959"))), ("tmdb:1092", .same(.tmdbID, .number(1092))),
            ("rating:8..", .number(.rating, 80 ... .max)), ("rating:..8", .number(.rating, .min...80)),
            ("rating:8..9", .number(.rating, 80...90)), ("rating:8..8", .number(.rating, 80...80)),
            ("rating>8", .number(.rating, 81 ... .max)), ("rating:>=8", .number(.rating, 80 ... .max)),
            ("rating<8", .number(.rating, .min...79)), ("rating<=8", .number(.rating, .min...80)),
            ("rated:>2024", .number(.dayRated, 2025_00_00 ... .max)),
            ("rated:<2024-06", .number(.dayRated, .min...2024_05_99)),
            ("Director:Kurosawa", .words("Kurosawa", in: [.directors], isPhrase: false)),
            ("Re:Cyborg", .words("Re:Cyborg", in: MovieSearch.Condition.worded, isPhrase: false)),
        ] as [(String, MovieSearch.Condition)])
    func values(text: String, condition: MovieSearch.Condition) throws {
        #expect(try MovieSearch(text, today: sunday).terms.map(\.condition) == [condition])
    }

    @Test(
        "a search is of a list where it has one, the last of several",
        arguments: [
            ("list:noir", "noir"), ("list:a list:b", "b"), ("watchlist", ""), ("watchlist:no", nil),
            ("-watchlist", nil), ("-list:noir", nil), ("noir", nil), ("", nil),
        ] as [(String, String?)])
    func list(text: String, list: String?) throws {
        #expect(try MovieSearch(text, today: sunday).list == list)
    }

    @Test("a search has up to 64 words")
    func manyWords() throws {
        let words = Array(repeating: "a", count: 65)
        #expect(try MovieSearch(words.dropLast().joined(separator: " ")).parts.count == 64)
        #expect(throws: InvalidValue.tooManyWords(65, limit: 64)) {
            try MovieSearch(words.joined(separator: " "))
        }
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
        arguments: [
            "", "june 2024 and more", "last", "since", "1960..1950", "1960..soon", "soon..1960", "soon", "..",
        ])
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
