import Foundation
import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Movies in JSON that others write")
struct JSONListTests {
    private func read(
        _ text: String, named name: String = "films.json", mapping: String? = nil, step: Int = .max
    ) throws -> (movies: [Movie], file: [String], ignored: [String], problems: [String]) {
        try read(Array(text.utf8), named: name, mapping: mapping, step: step)
    }

    private func read(
        _ bytes: [UInt8], named name: String = "films.json", mapping: String? = nil, step: Int = .max
    ) throws -> (movies: [Movie], file: [String], ignored: [String], problems: [String]) {
        var file = try MovieFileReader(
            BytesInMemory(bytes, step: step), path: name,
            options: ReadingOptions(mapping: mapping.map { try ColumnMapping($0) } ?? ColumnMapping()),
            thisYear: 2026)
        var movies = try file.movies()
        for index in movies.indices { movies[index].id = Movie.ID(0) }
        return (
            movies, ["\(file.kind)"] + file.columns.map(\.description), file.ignoredColumns,
            file.problems.lines
        )
    }

    @Test(
        "a list of movies is read, on one line or many, its keys without regard to how they are written",
        arguments: [
            #"[{"Film Name":"Alien","releaseYear":1979,"Directors":["Ridley Scott"],"watched_on":"2024-01-05"}]"#,
            "\u{FEFF}[{\"Film\":\"Alien\",\"year\":1979,\"director\":\"Ridley Scott\",\"watched\":\"2024-01-05\"}]",
            """
            \u{FEFF} [
              {
                "film-name": "Ali\\u0065n",
                "RELEASE_YEAR": "1979",
                "director": [ {"id": 1, "name": "Ridley Scott"} ],
                "dateWatched": "2024-01-05T20:15:00.000Z"
              }
            ]

            """,
            """
            {"Title":"Alien","Year":1979,"Director":"Ridley Scott","Watched On":"05 Jan 2024","Plot":null}
            """,
        ])
    func keys(_ text: String) throws {
        for step in [1, 7, .max] {
            let reading = try read(text, step: step)
            #expect(
                reading.movies == [
                    Movie("Alien", 1979) { movie in
                        movie.directors = ["Ridley Scott"]
                        movie.viewings = [Viewing(on: Day("2024-01-05"))]
                    }
                ])
            #expect(reading.ignored == (text.contains("Plot") ? ["Plot"] : []))
            #expect(reading.problems == [])
        }
    }

    @Test("UTF-16 and carriage returns are read too, and a guess is told")
    func encodings() throws {
        let text = "[{\"name\":\"Amélie\"},\r{\"name\":\"Señor\"}]"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let latin = text.unicodeScalars.map { UInt8($0.value) }
        let all: [(bytes: [UInt8], isGuess: Bool)] = [
            ([0xFF, 0xFE] + little, false), (big, true), (Array(text.utf8), false), (latin, true),
        ]
        for (bytes, isGuess) in all {
            let reading = try read(bytes)
            #expect(reading.movies.map(\.title) == ["Amélie", "Señor"])
            #expect(reading.problems.isEmpty == !isGuess)
        }
    }

    @Test("the scale of ratings is told from all movies, or by the person")
    func scale() throws {
        let text = #"[{"name":"M","rating":4},{"name":"Ran","rating":4.5},{"name":"Ikiru"}]"#
        let reading = try read(text)
        #expect(reading.file == ["movie list", "“name” → title", "“rating” → your rating, of 5"])
        #expect(reading.movies.map(\.rating?.tenths) == [80, 90, nil])
        #expect(try read(text, mapping: "rating=rating/10").movies.map(\.rating?.tenths) == [40, 45, nil])
        #expect(try read(text, mapping: "rating=").movies.map(\.rating) == [nil, nil, nil])
        let lines = try read(#"{"title":"M","rating":4}"#)
        #expect(lines.file == ["movie list in JSON", "“rating” → your rating, of 10"])
        #expect(lines.movies.map(\.rating?.tenths) == [40])
    }

    @Test("what movies writes itself comes back equal from a list too, whatever is in it", arguments: 0..<20)
    func own(run: Int) throws {
        let seed = RandomNumbers.seed &+ UInt64(run)
        var random = RandomMovies(seed: seed)
        var movies = (0..<9).map { _ in random.any(id: 0) }.filter { $0.misfit == nil }
        movies.append(Movie("M") { $0.viewings = [Viewing()] })
        let list =
            Array("[".utf8) + movies.map(\.json).joined(separator: Array(",\n ".utf8)) + Array("]".utf8)
        let reading = try read(list)
        #expect(reading.file == ["movie list in JSON"])
        #expect(reading.movies.map(\.json) == movies.map(\.json), "USHER_SEED=\(seed)")
    }

    @Test(
        "ratings that movies wrote are of 10 in a list as well, unless a person says otherwise",
        arguments: [#"{"title":"Heat","rating":4}"#, #"{"title":"Heat","year":1995,"rating":4,"note":null}"#])
    func ownRatings(_ line: String) throws {
        let list = "[\n  \(line),\n  {\"title\": \"Ran\", \"rating\": 3}\n]"
        for text in [list, "\(line)\n{\"title\":\"Ran\",\"rating\":3}\n"] {
            let reading = try read(text)
            #expect(reading.file == ["movie list in JSON", "“rating” → your rating, of 10"])
            #expect(reading.movies.map(\.rating?.tenths) == [40, 30])
        }
        #expect(try read(list, mapping: "rating=rating/5").movies.map(\.rating?.tenths) == [80, 60])
    }

    @Test(
        "ratings in movies' own lines are said, but where a field beside them shows that they are one's own",
        arguments: [#""watched":[null]"#, #""date_rated":"2020-01-01""#, #""date_added":"2020-01-01""#])
    func surelyOwn(_ value: String) throws {
        #expect(try read("{\"title\":\"Heat\",\"rating\":4,\(value)}").file == ["movie list in JSON"])
        #expect(try read("{\"title\":\"Heat\",\(value)}").file == ["movie list in JSON"])
    }

    @Test("a number that its field doesn't take leaves its row out, and what it should be is said")
    func outOfRange() throws {
        let reading = try read(#"{"title":"M","year":1931}"# + "\n" + #"{"title":"Ran","year":-5}"# + "\n")
        #expect(reading.movies.map(\.title) == ["M"])
        let wanted = "year: -5 is not a whole number from 1874 to 9999"
        #expect(reading.problems == ["films.json, line 2, \(wanted), so the row is skipped."])
    }

    @Test("a list of titles and releases alone is anybody's, and one with empty lists is movies' own")
    func titlesAlone() throws {
        let released = try read(#"[{"title":"Heat (1995)","release_date":"1995-12-15"}]"#)
        #expect(released.movies.map(\.title) == ["Heat"] && released.file == ["movie list"])
        #expect(try read(#"[{"title":"Heat","year":1995,"genres":[]}]"#).file == ["movie list in JSON"])
        #expect(try read(#"[{"title":"Heat","year":1995,"shelf":3}]"#).file == ["movie list"])
        #expect(try read(#"[{"title":"Heat","year":1995,"genres":[ ]}]"#).file == ["movie list in JSON"])
    }

    @Test("of keys that nobody knows the first thousand are told", arguments: [1_000, 1_001])
    func manyKeys(count: Int) throws {
        let keys = (0..<count).map { "\"k\($0)\":1" }.joined(separator: ",")
        #expect(try read("{\"title\":\"Heat\",\(keys)}").ignored.count == 1_000)
    }

    @Test(
        "what has the keys that movies writes and other values is a table, whose columns are known by name",
        arguments: [
            (#""watched":true"#, [Viewing()]), (#""watched":"2020-01-01""#, [Viewing(on: Day("2020-01-01"))]),
            (#""watched":false"#, []), (#""genres":"Crime""#, []),
            (#""genres":[{"id":1,"name":"Crime"}]"#, []),
            (#""runtime_min":"170""#, []),
        ])
    func foreignForms(_ value: String, _ viewings: [Viewing]) throws {
        let object = "{\"title\":\"Heat\",\"year\":1995,\(value)}"
        for text in ["[\(object)]", "[{\"title\":\"Heat\",\"year\":1995},\(object)]", object] {
            let reading = try read(text)
            #expect(reading.file == ["movie list"] && reading.problems == [])
            let movie = try #require(reading.movies.last)
            #expect(movie.title == "Heat" && movie.year == 1995 && movie.viewings == viewings)
            if value.contains("genres") { #expect(movie.genres == ["Crime"]) }
        }
        #expect(try read(#"[{"title":"Heat (1995)"}]"#).movies == [Movie("Heat", 1995)])
    }

    @Test("an object in which a key stands twice is told and left out", arguments: ["title", "plot"])
    func repeatedKeys(_ key: String) throws {
        let text =
            "[{\"title\":\"M\",\"imdb\":\"tt1\",\"\(key)\":\"Heat\",\"\(key)\":\"Ran\"},{\"title\":\"Ikiru\"}]"
        let reading = try read(text)
        #expect(reading.movies == [Movie("Ikiru")])
        #expect(reading.problems.count == 1)
        #expect(
            reading.problems[0].hasSuffix(
                "the key “\(key)” is repeated, so the row is skipped."))
        #expect(try read(#"[{"id":1,"movie":{"id":2,"title":"M"}}]"#).movies == [Movie("M")])
    }

    @Test("a movie of a list is named by its number where something of it can't be used")
    func places() throws {
        let reading = try read(
            """
            [{"name": "M", "year": "soon"}, {"year": 1931},
             {"name": "Ran", "year": 1985}]
            """)
        #expect(reading.movies.map(\.title) == ["M", "Ran"])
        #expect(
            reading.problems == [
                "films.json, movie 1, year: “soon” is not a whole number from 1874 to 2036, so the cell is left empty.",
                "films.json, movie 2: there is no title, so the row is skipped.",
            ])
        let folder = try ImportFolder(["films.json": #"[{"Name":"Heat"}]"#])
        let catalog = try Catalog(of: [Movie("Heat", 1986), Movie("Heat", 1995)])
        #expect(
            try catalog.preview(folder.opened("films.json")).doubts.map(\.place) == [
                "\(folder["films.json"]), movie 1"
            ])
    }

    @Test(
        "a list that breaks off or goes astray is refused whole",
        arguments: [
            (#"[{"name":"M"},{"name":"Ran"}"#, "films.json, movie 2, the list breaks off here"),
            (#"[{"name":"M"},{"name":"Ran}]"#, "films.json, movie 2, the list breaks off here"),
            (
                #"[{"name":"M"},{"name" "Ran"},{"name":"Ikiru"}]"#,
                "films.json, movie 2, column 9: a colon is missing"
            ),
            (
                #"[{"name":"M"},{"name":"a\nb"}]"#.replacing("\\n", with: "\n"),
                "the text has a control character"
            ),
            (#"[{"name":"M"} {"name":"Ran"}]"#, "films.json, movie 1, column 13: something follows"),
            (#"[{"name":"M"},1]"#, "films.json, movie 2, column 1: this is not an object in braces"),
            (#"[{"name":"M"}] [1]"#, "films.json, movie 1, something follows the list. Fix that"),
            (#"[{"name":"M"},[{"name":"Ran"}]]"#, "movie 2, column 1: this is not an object in braces"),
            ("[]", "is empty"),
            ("{\n  \"name\": \"M\"\n}", "has neither a list of movies nor a movie on each line"),
            (
                #"{"seen":[{"title":"M"}],"data":{"later":[{"name":"Ran"}]},"shows":[{"id":1}]}"#,
                "holds several lists of movies: “seen”, “data.later”. Save the one you want"
            ),
            (#"{"page":1,"results":[{"title":"M"}"#, "the list breaks off here"),
            (#"["Heat (1995)","Ran (1985)"]"#, "Write titles as a text file"),
            ("[\n  \"Heat (1995)\",\n  \"Ran (1985)\"\n]\n", "a list in JSON whose elements are not objects"),
        ])
    func refused(_ text: String, _ words: String) throws {
        let error = #expect(throws: CatalogError.self) { try read(text) }
        #expect("\(try #require(error))".contains(words), "\(String(describing: error))")
    }

    @Test(
        "a list under a key is read, wherever it stands, and what else the file says is not",
        arguments: [
            #"{"page":1,"results":[{"title":"M","year":1931},{"title":"Ran","year":1985}],"total":2}"#,
            "{\n  \"total\": 2,\n  \"movies\": [\n    {\n \"title\": \"M\", \"year\": 1931\n},\n"
                + "{\"title\":\"Ran\",\"year\":1985}]\n}\n",
            #"{"a":"[{\"title\":\"x\"}]","b":[{"id":1}],"data":{"c":[[{"title":"y"}]],"movies":"#
                + #"[{"title":"M","year":1931},{"title":"Ran","year":1985}]}}"#,
        ])
    func underKey(_ text: String) throws {
        for step in [1, 7, .max] {
            #expect(try read(text, step: step).movies == [Movie("M", 1931), Movie("Ran", 1985)])
        }
    }

    @Test("a list under a key is told by a movie of 64 KiB at most", arguments: [65_536, 65_537])
    func longMovie(count: Int) throws {
        let movie = "{\"title\":\"M\",\"note\":\"" + String(repeating: "x", count: count - 23) + "\"}"
        #expect(movie.utf8.count == count)
        let text = "{\"movies\":[\(movie)]}"
        if count == 65_536 {
            #expect(try read(text).movies.map(\.title) == ["M"])
        } else {
            #expect(throws: CatalogError.self) { try read(text) }
        }
    }

    @Test("a list under a key is counted in movies, refused where it is broken, and ends early as it does")
    func brokenUnderKey() throws {
        let reading = try read(#"{"results":[{"name":"M","year":"soon"}]}"#)
        #expect(reading.problems.map { $0.hasPrefix("films.json, movie 1, year: ") } == [true])
        let error = #expect(throws: CatalogError.self) {
            try read(#"{"results":[{"name":"M"},{"name" 1}]}"#)
        }
        #expect(error?.description.contains("movie 2, column 9: a colon is missing") == true)
        let text = "{\n\"page\":1,\"movies\":[{\"title\":\"M\"}]}\n"
        #expect(throws: CatalogError.file(FilePosition(path: "films.json", row: 1), .endsEarly)) {
            try read(Array(gzip(Array(text.utf8)).dropLast()))
        }
    }

    @Test("a line that is no JSON is left out and told, and the others are read")
    func brokenLine() throws {
        let reading = try read("{\"Name\":\"M\"}\n{\"Name\" 1}\nno\n{\"Name\":\"Ran\"}\n")
        #expect(reading.movies.map(\.title) == ["M", "Ran"])
        #expect(
            reading.problems == [
                "films.json, line 2, column 9: a colon is missing, so the row is skipped.",
                "films.json, line 3, column 1: “no” is not a value, so the row is skipped.",
            ])
    }

    private static let trakt = """
        [
          {"id": 3, "watched_at": "2024-03-01T20:00:00.000Z", "action": "scrobble", "type": "movie",
           "movie": {"title": "Alien", "year": 1979, "ids": {"trakt": 295, "slug": "alien-1979", "imdb": "tt0078748",
           "tmdb": 348}}},
          {"id": 2, "watched_at": "unknown", "action": "watch", "type": "movie",
           "movie": {"title": "1776", "year": 1972, "ids": {"trakt": 5, "slug": "1776-1972", "imdb": null, "tmdb": 14902}}},
          {"id": 1, "watched_at": "2023-03-01T20:00:00.000Z", "action": "watch", "type": "movie",
           "movie": {"title": "Alien", "year": 1979, "ids": {"trakt": 295, "slug": "alien-1979", "imdb": "tt0078748",
           "tmdb": 348}}},
          {"id": 4, "watched_at": "2024-01-01T20:00:00.000Z", "action": "watch", "type": "episode",
           "episode": {"season": 1, "title": "Pilot", "ids": {"trakt": 9}},
           "show": {"title": "Lost", "year": 2004, "ids": {"trakt": 7, "slug": "lost-2004"}}}
        ]
        """

    @Test("Trakt's history is one movie with each of its viewings, and a viewing nobody knows when is one")
    func history() throws {
        let folder = try ImportFolder(["history.json": Self.trakt])
        let catalog = try Catalog(of: [])
        let files = try folder.opened("history.json")
        #expect(files.descriptions == ["Trakt export: history.json"])
        let report = try catalog.take(files).report
        #expect(report.counts == ImportCounts(added: 2, passedOver: 1))
        #expect(
            report.ignoredColumns.map { shown($0) } == [
                "“id”", "“action”", "“trakt”", "“slug”", "“show”",
            ])
        let movies = try catalog.movies()
        #expect(movies.map(\.title) == ["Alien", "1776"])
        #expect(movies[0].viewings == ["2024-03-01", "2023-03-01"].map { Viewing(on: Day($0)) })
        #expect(movies[1].viewings == [Viewing()])
        #expect(movies.map(\.imdbID) == ["tt0078748", nil] && movies.map(\.tmdbID) == [348, 14902])
        #expect(try catalog.preview(files).counts == ImportCounts(unchanged: 2, passedOver: 1))
    }

    @Test("Trakt's ratings are of 10 however low they are, and its watchlist is one by its name")
    func ratings() throws {
        let movie = #""movie":{"title":"M","year":1931,"ids":{"trakt":1,"slug":"m-1931"}}"#
        let rated = try read(
            #"[{"rated_at":"2024-05-06T07:08:09.000Z","rating":4,"type":"movie",\#(movie)}]"#)
        #expect(
            rated.movies == [
                Movie("M", 1931) { movie in
                    (movie.rating, movie.dayRated) = (Rating(tenths: 40), Day("2024-05-06"))
                    movie.viewings = [Viewing()]
                }
            ])
        let lines = #"{"rating":4.5,"movie":{"title":"M","year":1931}}"#
        #expect(try read("\(lines)\n\(lines)\n").movies.map(\.rating?.tenths) == [90])
        let listed = #"[{"rank":1,"listed_at":"2024-05-06T07:08:09.000Z","type":"movie",\#(movie)}]"#
        #expect(try read(listed, named: "watchlist.json").movies.map(\.isOnWatchlist) == [true])
        #expect(try read(listed, named: "list.json").movies.map(\.isOnWatchlist) == [false])
        #expect(try read(listed).movies.map(\.dayAdded) == [Day("2024-05-06")])
        #expect(try read(listed, named: "watchlist.json").movies.map(\.watchlist?.day) == [Day("2024-05-06")])
    }
}
