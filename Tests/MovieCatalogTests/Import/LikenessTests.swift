import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Whether two movies are one")
struct LikenessTests {
    private static func ids(_ imdb: String?, _ tmdb: Int? = nil, _ page: String? = nil) -> Movie {
        Movie("Heat", 1995) { ($0.imdbID, $0.tmdbID, $0.letterboxdURI) = (imdb, tmdb, page) }
    }

    private static func directed(_ year: Int?, _ directors: String..., runtime: Int? = nil) -> Movie {
        Movie("Heat", year) { ($0.directors, $0.runtime) = (directors, runtime) }
    }

    @Test(
        "an id tells more than a title and a year, and these more than a director or the length",
        arguments: [
            (ids("tt1"), ids("tt1"), .identified), (ids("tt1", 1), ids("tt1", 2), .identified),
            (ids("tt1", 1), ids("tt2", 1), .perhaps),
            (ids(nil, 1, "b.it/a"), ids(nil, 1, "b.it/b"), .perhaps),
            (ids(nil, 1), ids("tt1", 1), .identified),
            (ids(nil, nil, "b.it/a"), ids(nil, nil, "b.it/a"), .identified),
            (ids("tt1"), ids("tt2"), .none), (ids(nil, 1), ids(nil, 2), .none),
            (ids("tt1"), ids(nil, 2), .named),
            (ids(nil, nil, "b.it/a"), ids(nil, nil, "b.it/b"), .none),
            (ids(nil, nil, "b.it/a"), ids(nil, nil, "l.com/a"), .named),
            (ids(nil, nil, "https://b.it/a"), ids(nil, nil, "b.it/b"), .none),
            (Movie("Heat", 1995), Movie("heat", 1995), .named),
            (Movie("Heat", 1995), Movie("The Heat", 1995), .perhaps),
            (Movie("Heat", 1995), Movie("Heat", 1996), .perhaps),
            (Movie("Heat", 1996), Movie("Heat", 1995), .perhaps),
            (Movie("Heat", 1995), Movie("Heat", 1997), .none), (Movie("Heat", 1995), Movie("Heat"), .perhaps),
            (Movie("Heat"), Movie("Heat"), .perhaps), (Movie("Heat", 1995), Movie("Saw", 1995), .none),
            (directed(1996, "A"), directed(1995, "A"), .agreed),
            (directed(1996, "A"), directed(1995, "B"), .none),
            (directed(1996, "A"), directed(1995), .perhaps), (directed(1996), directed(1995, "A"), .perhaps),
            (directed(1996, runtime: 90), directed(1995, runtime: 90), .agreed),
            (directed(1996, runtime: 90), directed(1995, runtime: 91), .perhaps),
            (directed(1996, runtime: 90), directed(1995), .perhaps),
            (directed(1996), directed(1995, runtime: 90), .perhaps),
            (directed(nil, "A"), directed(1995, "A"), .agreed),
            (directed(1995, "A"), directed(1995, "B"), .none),
        ] as [(Movie, Movie, Likeness)])
    func likeness(_ movie: Movie, _ other: Movie, _ likeness: Likeness) {
        #expect(movie.likeness(to: other) == likeness)
    }

    @Test("a movie without a year that was watched before there was another one is none with it")
    func later() {
        let early = Movie("Maria") { $0.viewings = [Viewing(), Viewing(on: Day("2020-05-01"))] }
        let late = Movie("Maria") { $0.viewings = [Viewing(on: Day("2024-05-01"))] }
        let dated = Movie("Maria", 2024) { $0.viewings = early.viewings }
        for (movie, likeness) in [(early, Likeness.none), (late, .perhaps), (dated, .named)] {
            #expect(movie.likeness(to: Movie("Maria", 2024)) == likeness)
            #expect(Movie("Maria", 2024).likeness(to: movie) == likeness)
        }
        #expect(early.identity.viewings == early.viewings && dated.identity.viewings == [])
        #expect(early.likeness(to: late) == .perhaps)
    }

    @Test(
        "directors are others where none is the same, in whatever order the parts of a name are",
        arguments: [
            ([], [], false), (["A"], [], false), ([], ["A"], false), (["Sean Baker"], ["Baker, Sean"], false),
            (["A", "B"], ["b"], false), (["A"], ["B"], true), (["J0 Smith"], ["J Smith"], true),
            (["A B"], ["A"], true),
        ] as [([String], [String], Bool)])
    func directors(_ one: [String], _ other: [String], _ areOthers: Bool) {
        let (left, right) = (Movie("Heat") { $0.directors = one }, Movie("Heat") { $0.directors = other })
        #expect(left.hasOtherDirectors(than: right) == areOthers)
    }

    @Test("the identity is what is known of both, and the first one's where they differ")
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
        "a value is kept in a merged movie as it is, a note and labels as a part, a viewing by its day",
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
