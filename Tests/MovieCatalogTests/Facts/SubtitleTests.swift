import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Titles with subtitles")
struct SubtitleTests {
    private let known = BuiltInFilms()

    @Test(
        "Titles can differ by a subtitle after a colon, a dash, a parenthesis or “or”",
        arguments: [
            ("Star Wars", "Star Wars: Episode IV - A New Hope", Subtitle.plain),
            ("Star Wars: A New Hope", "Star Wars: Episode IV – A New Hope", .plain),
            ("Star Wars: Episode IV", "Star Wars - Episode IV - A New Hope", .plain),
            ("birdman", "Birdman or (The Unexpected Virtue of Ignorance)", .plain),
            ("Dr Strangelove", "Dr. Strangelove or: How I Learned to Stop Worrying", .plain),
            ("Salo", "Salò, or the 120 Days of Sodom", .plain), ("Léon", "Leon (The Professional)", .plain),
            ("Mission Impossible", "Mission: Impossible — Fallout", .plain),
            ("Dune", "Dune: Part One", .plain),
            ("Kill Bill: Vol. 2", "Kill Bill – Volume II", .plain),
            ("Kill Bill", "Kill Bill: Vol. 2", .numbered), ("Dune", "Dune: Part Two", .numbered),
            ("Mission", "Mission: Impossible 2", .numbered),
            ("Rocky", "Rocky II", nil), ("Toy Story", "Toy Story 2", nil), ("Alien", "Aliens", nil),
            ("Kill Bill: Vol. 1", "Kill Bill: Vol. 2", nil), ("Mad", "Mad Max: Fury Road", nil),
            ("Avengers: Infinity War", "Avengers: Unmasked", nil), ("To Be", "To Be or Not to Be", nil),
            ("Dead", "Dead or Alive", nil), ("Heat", "Heat", nil), ("3", "3:10 to Yuma", nil),
            ("", "(500) Days of Summer", nil), ("The", "The (Almost) Legends", nil), ("Heat", "Heat: ", nil),
        ])
    func differing(_ title: String, _ other: String, _ subtitle: Subtitle?) {
        #expect(Subtitle(title, other) == subtitle)
        #expect(Subtitle(other, title) == subtitle)
    }

    @Test(
        "The only film of a title is found with and without its subtitle",
        arguments: [
            ("Star Wars", 1977, "Star Wars: Episode IV – A New Hope"),
            ("Léon", 1994, "Léon: The Professional"),
            ("Birdman or (The Unexpected Virtue of Ignorance)", 2014, "Birdman"),
            ("Borat: Cultural Learnings of America", 2006, "Borat"), ("Dune: Part One", 2021, "Dune"),
            ("Dr. Strangelove, or How I Learned to Love the Bomb", 1964, "Dr. Strangelove"),
            ("Seven Samurai (Shichinin no samurai)", 1954, "Seven Samurai"), ("Alien³", 1992, "Alien 3"),
            ("Kill Bill: Vol. 2", 2004, "Kill Bill: Volume 2"),
            ("Mission Impossible - Fallout", 2018, "Mission: Impossible – Fallout"),
            (
                "The Lord of the Rings The Return of the King", 2003,
                "The Lord of the Rings: The Return of the King"
            ),
            ("Mad Max", 1979, "Mad Max"), ("Halloween", 2018, "Halloween"),
        ])
    func found(_ title: String, _ year: Int, _ film: String) {
        #expect(known.facts(of: Movie(title, year))?.title == film)
    }

    @Test(
        "A title that could be several films is asked about, and one that fits none isn't matched",
        arguments: [
            ("Kill Bill", 2003, nil, ["Kill Bill: Volume 1", "Kill Bill: Volume 2"]),
            ("Kill Bill", 2004, nil, ["Kill Bill: Volume 1", "Kill Bill: Volume 2"]),
            (
                "The Hobbit", 2012, nil,
                ["The Hobbit: An Unexpected Journey", "The Hobbit: The Desolation of Smaug"]
            ),
            ("Léon", 1995, nil, ["Léon: The Professional"]), ("Dune", 2023, nil, ["Dune: Part Two"]),
            ("Alien", 1986, nil, []), ("Mad Max", 2015, "Somebody Else", []), ("Rocky II", 1976, nil, []),
            ("Toy Story", 1999, nil, []), ("Star Wars", nil, nil, []),
        ] as [(String, Int?, String?, [String])])
    func several(_ title: String, _ year: Int?, _ director: String?, _ films: [String]) {
        let movie = Movie(title, year) { $0.directors = [director].compactMap(\.self) }
        guard case .several(let found) = known.match(of: movie) else {
            return #expect(films.isEmpty && known.match(of: movie) == .none)
        }
        #expect(found.map(\.title).sorted() == films.sorted())
        #expect(known.facts(of: movie) == nil)
    }

    @Test("The director decides between films of one year")
    func directors() {
        func facts(_ title: String, _ year: Int, _ director: String) -> String? {
            known.facts(of: Movie(title, year) { $0.directors = [director] })?.title
        }
        #expect(facts("Kill Bill", 2004, "Quentin Tarantino") == "Kill Bill: Volume 2")
        #expect(facts("Star Wars", 1977, "Lucas, George") == "Star Wars: Episode IV – A New Hope")
        #expect(facts("Star Wars", 1977, "Somebody Else") == nil)
    }

    @Test("A title without its subtitle finds its film, asks about it, or is another film's title")
    func all() throws {
        var (found, others) = (0, 0)
        for (film, comment) in try BuiltInFilmsTests.someFilms(1_200) {
            for title in titlesWithoutSubtitle(of: film.title) {
                let movie = Movie(title, film.year)
                switch known.match(of: movie) {
                case .nearby(let match) where match.year == film.year:
                    #expect(match.isSameFilm(as: film), comment)
                    found += 1
                case .several(let films):
                    #expect(films.contains { $0.isSameFilm(as: film) }, comment)
                case .film(let match), .nearby(let match):
                    #expect(match.sharesTitle(movie), comment)
                    others += 1
                case .none: Issue.record(comment)
                }
            }
            let longer = Movie("\(film.title): The Whole Story", film.year)
            #expect(known.match(of: longer) != .none, comment)
        }
        #expect(
            found > 10 && others < found / 4, "\(found), \(others), USHER_SEED=\(RandomNumbers.seed)")
    }

    @Test("Duplicates with and without a subtitle are found by title, year and director")
    func duplicates() throws {
        func pairs(_ movies: Movie...) throws -> Int { try Catalog(of: movies).likelyDuplicates().count }
        let (short, long) = (Movie("Star Wars", 1977), Movie("Star Wars: Episode IV - A New Hope", 1977))
        #expect(try pairs(short, long) == 1 && pairs(long, short) == 1)
        #expect(try pairs(short, Movie("Star Wars: Episode V - The Empire Strikes Back", 1980)) == 0)
        func directed(_ movie: Movie, _ name: String) -> Movie {
            Movie(movie.title, movie.year) { $0.directors = [name] }
        }
        #expect(try pairs(directed(short, "George Lucas"), directed(long, "Lucas, George")) == 1)
        #expect(try pairs(directed(short, "George Lucas"), directed(long, "Ann")) == 0)
        #expect(try pairs(Movie("Kill Bill", 2004), Movie("Kill Bill: Vol. 2", 2004)) == 1)
        #expect(try pairs(Movie("Rocky", 1979), Movie("Rocky II", 1979)) == 0)
    }
}
