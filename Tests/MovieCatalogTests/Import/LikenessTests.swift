import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Likeness of movies")
struct LikenessTests {
    @Test("A merged identity has what's known of both, and the first movie's values if they differ")
    func identity() {
        var movie = Movie("", 1995) { ($0.runtime, $0.directors) = (90, ["A"]) }
        movie.fillIdentity(
            from: Movie("Heat", 1996) {
                ($0.runtime, $0.directors, $0.imdbID, $0.tmdbID) = (91, ["B"], "tt1", 1)
                ($0.letterboxdURI, $0.originalTitle, $0.note) = ("b.it/a", "Calor", "x")
            })
        #expect(
            movie
                == Movie("Heat", 1995) {
                    ($0.runtime, $0.directors, $0.imdbID, $0.tmdbID) = (90, ["A"], "tt1", 1)
                    ($0.letterboxdURI, $0.originalTitle) = ("b.it/a", "Calor")
                })
        movie.fillIdentity(from: Movie("Saw"))
        #expect(movie.title == "Heat")
    }

    @Test(
        "A merged movie keeps a value that's equal, part of its notes or tags, or a viewing's day",
        arguments: [
            (.note, Movie("A"), Movie("A"), true),
            (.note, Movie("A") { $0.note = "a" }, Movie("A") { $0.note = "b\n\na" }, true),
            (.note, Movie("A") { $0.note = "a" }, Movie("A") { $0.note = "b" }, false),
            (.note, Movie("A") { $0.note = "a" }, Movie("A"), false),
            (.title, Movie("A"), Movie("A B"), false),
            (.title, Movie("A"), Movie("A"), true), (.year, Movie("A", 1995), Movie("A", 1996), false),
            (.tags, Movie("A") { $0.tags = ["x"] }, Movie("A") { $0.tags = ["y", "X"] }, true),
            (.tags, Movie("A") { $0.tags = ["x", "z"] }, Movie("A") { $0.tags = ["x"] }, false),
            (
                .viewings, Movie("A") { $0.viewings = [Viewing()] },
                Movie("A") { $0.viewings = [Viewing(on: Day("2024-05-01"))] }, true
            ),
            (
                .viewings, Movie("A") { $0.viewings = [Viewing(), Viewing()] },
                Movie("A") { $0.viewings = [Viewing(on: Day("2024-05-01"))] }, false
            ),
            (
                .viewings, Movie("A") { $0.viewings = [Viewing(on: Day("2024-05-01"))] },
                Movie("A") { $0.viewings = [Viewing(on: Day("2024-05-02"))] }, false
            ),
        ] as [(MovieField, Movie, Movie, Bool)])
    func kept(_ field: MovieField, _ movie: Movie, _ merged: Movie, _ isKept: Bool) {
        #expect(field.isKept(of: movie, in: merged) == isKept)
    }
}
