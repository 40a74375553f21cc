import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog

@Suite("Searches")
struct SearchTests {
    private let catalog: Catalog

    init() throws {
        var movies: [Movie] = []
        func movie(_ title: String, _ year: Int?, _ change: (inout Movie) -> Void = { _ in }) {
            var movie = Movie(id: Movie.ID(movies.count + 1), title: title)
            movie.year = year
            change(&movie)
            movies.append(movie)
        }
        movie("Amélie", 2001) {
            $0.originalTitle = "Le Fabuleux Destin d'Amélie Poulain"
            $0.directors = ["Jean-Pierre Jeunet"]
            $0.cast = ["Audrey Tautou"]
            $0.genres = ["Comedy", "Romance"]
            $0.rating = Rating(tenths: 85)
            $0.viewings = [Viewing()]
        }
        movie("Seven Samurai", 1954) {
            $0.originalTitle = "Shichinin no samurai"
            $0.directors = ["Akira Kurosawa"]
            $0.cast = ["Toshirō Mifune"]
            $0.genres = ["Action", "Drama"]
            $0.rating = Rating(tenths: 100)
            $0.publicRating = 86
            $0.runtime = 207
        }
        movie("Kagemusha", 1980) {
            $0.directors = ["Akira Kurosawa"]
            $0.genres = ["War", "Drama"]
            $0.rating = Rating(tenths: 80)
            $0.watchlist = WatchlistEntry()
        }
        movie("The Third Man", 1949) {
            $0.directors = ["Carol Reed"]
            $0.genres = ["Film-Noir"]
            $0.tags = ["Vienna 1949"]
            $0.score = 99
        }
        movie("Man on the Third Floor", nil)
        movie("Spider-Man: Far \"from\" Home", 2019) { $0.genres = ["Sci-Fi"] }
        catalog = try Catalog(movies: movies)
    }

    func found(_ text: String) throws -> String {
        let query = MovieQuery(search: try MovieSearch(text), order: .title)
        let found = try catalog.movies(of: query, in: 0..<10).map(\.id.number).sorted()
        #expect(try catalog.count(of: query) == .exactly(found.count))
        return "\(found)"
    }

    @Test("A year among other words also finds words that begin with it")
    func yearAmongWords() throws {
        let catalog = try Catalog(movies: [
            Movie(id: Movie.ID(1), title: "Night Train to 2000AD"), Movie(id: Movie.ID(2), title: "Night"),
        ])
        let query = MovieQuery(search: try MovieSearch("night 2000"))
        #expect(try catalog.movies(of: query, in: 0..<2).map(\.title) == ["Night Train to 2000AD"])
    }

    @Test("A word in a title ranks above the same word in a cast")
    func ranking() throws {
        var movies: [Movie] = []
        for (title, cast) in [("A Long Way Home", ["Ford Rich"]), ("Ford", []), ("Ford v Ferrari", [])] {
            var movie = Movie(id: Movie.ID(movies.count + 1), title: title)
            movie.cast = cast
            movies.append(movie)
        }
        let found = try Catalog(movies: movies).movies(of: MovieQuery(search: MovieSearch("ford")), in: 0..<9)
        #expect(found.map(\.title) == ["Ford", "Ford v Ferrari", "A Long Way Home"])
    }

    @Test("Results rank the exact title first, then sequels, longer titles and other matches")
    func order() throws {
        let titles = [
            "Rocky", "ROCKY", "The Rocky", "Rocky II", "Rocky III", "Rocky Part 4", "Rocky Episode 5",
            "Rocky Balboa", "My Rocky", "A Fight",
        ]
        var movies = titles.reversed().enumerated().map { Movie(id: Movie.ID($0 + 1), title: $1) }
        movies[0].cast = ["Rocky Graziano"]
        let catalog = try Catalog(movies: movies)
        for isReversed in [false, true] {
            let query = MovieQuery(search: try MovieSearch("Rocky"), isReversed: isReversed)
            let found = try catalog.movies(of: query, in: 0..<20).map(\.title)
            #expect(found == (isReversed ? titles.reversed() : titles))
        }
    }

    @Test("A random search is refused when it's read, or runs without an error")
    func anything() throws {
        var random = RandomNumbers(seed: 3)
        let pieces = [
            "a", "man", "\"", ":", "-", "..", ">", "=", "year", "rating", "genre", "9", "é", "*", "(", ")",
            "{", "^",
            " ", " ", "AND", "NOT", "NEAR", "\0", "\u{301}", "漢", "!", "title:", "director:", "'", "+",
            "\u{E000}",
        ]
        for _ in 0..<500 {
            let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            guard let search = try? MovieSearch(text) else { continue }
            #expect(throws: Never.self, "“\(text)”") { try catalog.count(of: MovieQuery(search: search)) }
        }
    }

    @Test("Each name of a field means only that field", arguments: SearchField.allNames)
    func fields(name: String) { #expect(SearchField.meant(by: name).count == 1) }

    @Test(
        "A search for a label prefers its exact name to longer ones, in every order",
        arguments: MovieOrder.allCases)
    func wholeLabels(order: MovieOrder) throws {
        let tags = [["noir"], ["noirvember"], ["film", "noir"], ["no"]]
        let catalog = try Catalog(
            movies: tags.enumerated().map { number, tags in
                var movie = Movie(id: Movie.ID(number + 1), title: "Film \(number + 1)")
                movie.tags = tags
                return movie
            })
        for (text, ids) in [
            ("tag:noir", [1, 3]), ("tag:noirv", [2]), ("tag:noi", [1, 2, 3]), ("tag:no", [4]),
            ("-tag:noir", [2, 4]), ("tag:noir tag:film", [3]),
        ] {
            let query = MovieQuery(search: try MovieSearch(text), order: order)
            #expect(try Set(catalog.movies(of: query, in: 0..<9).map(\.id.number)) == Set(ids), "\(text)")
        }
    }

    @Test("A movie to watch is picked among the unwatched ones that a search finds")
    func picking() throws {
        var random = RandomNumbers(seed: 5)
        var picked: Set<Int> = []
        for _ in 0..<100 {
            let query = MovieQuery(search: try MovieSearch("year:any"))
            picked.insert(try catalog.unwatchedMovie(of: query, using: &random)?.id.number ?? 0)
        }
        #expect(picked == [2, 3, 4, 6])
    }
}
