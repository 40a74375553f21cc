import MoviesApp
import Testing

@testable import MovieCatalog

@Suite("Names of films")
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

    func found(_ text: String) throws -> String {
        "\(try catalog.movies(called: FilmName(typed: text)).map(\.id.number))"
    }

    static func added(_ text: String) -> (film: FilmName, viewing: String, other: FilmName.FilmAndViewing?) {
        FilmName.added(text.split(separator: " ").map(String.init), today: sunday) {
            [
                "The Long Good Friday", "Heat", "Freaky Friday", "Born Yesterday", "Apollo 13", "Black",
                "Black Sunday",
            ]
            .contains($0)
        }
    }

    @Test("A line begins with its longest film name of up to twelve words")
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
}
