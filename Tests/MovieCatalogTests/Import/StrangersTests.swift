import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

struct StrangersFile: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// The films after the import, in the format of movies.
    let films: [String]
    /// Some words from each message about a problem.
    var problems: [String] = []
    var testDescription: String { name }
}

@Suite("Files as others have them, value by value")
struct StrangersTests {
    private static let files: [StrangersFile] = [
        StrangersFile(
            name: "ratings.csv",
            text: """
                position,const,created,modified,description,Title,Title type,Directors,You rated,Year,Genres,Num. Votes,Release Date (month/day/year)
                1,tt0113277,Sat Mar  5 00:00:00 2016,,,Heat,Feature Film,Michael Mann,9,1995,"crime, drama","410,312",12/6/1995
                2,tt0903747,Sun Mar  6 00:00:00 2016,,,Breaking Bad,TV Series,,10,2008,crime,1,
                """,
            films: [
                #"{"title":"Heat","year":1995,"release_date":"1995-12-06","genres":["Crime","Drama"],"directors":["Michael Mann"],"imdb_votes":410312,"rating":9,"date_rated":"2016-03-05","watched":[null],"imdb_id":"tt0113277"}"#
            ]),
        StrangersFile(
            name: "list.csv",
            text: """
                Position;Const;Created;Description;Title;Title Type;IMDb Rating;Year;Your Rating;Date Rated
                1;tt0032976;4/18/2018;"with Tom; great";Rebecca;movie;8,1;1940;9;5/20/2018
                """,
            films: [
                #"{"title":"Rebecca","year":1940,"imdb_rating":8.1,"rating":9,"date_rated":"2018-05-20","watched":[null],"date_added":"2018-04-18","note":"with Tom; great","imdb_id":"tt0032976"}"#
            ]),
        StrangersFile(
            name: "criticker.csv",
            text: """
                Score, Film Name, Year, Date Rated, Mini Review, URL, IMDB ID
                87, Heat, 1995, "Jan 16 2013, 21:54", "Tense, long", https://x.org/Heat/, tt0113277
                """,
            films: [
                #"{"title":"Heat","year":1995,"rating":8.7,"date_rated":"2013-01-16","watched":[null],"note":"Tense, long","imdb_id":"tt0113277"}"#
            ]),
        StrangersFile(
            name: "SimklBackup.json",
            text: #"""
                {"movies": [{"added_to_watchlist_at": "2020-01-01T10:00:00Z", "last_watched_at": "2020-05-01T20:00:00Z",
                  "user_rated_at": "2020-05-02T20:00:00Z", "user_rating": 8, "status": "completed",
                  "movie": {"title": "Heat", "year": 1995, "ids": {"simkl": 5, "imdb": "tt0113277", "tmdb": "949"}}},
                 {"last_watched_at": null, "user_rating": null, "status": "plantowatch",
                  "movie": {"title": "Stalker", "year": 1979, "ids": {"simkl": 6, "imdb": "tt0079944"}}}],
                 "shows": [{"user_rating": 8, "status": "completed", "show": {"title": "Dark", "ids": {"simkl": 1}}}]}
                """#,
            films: [
                #"{"title":"Heat","year":1995,"rating":8,"date_rated":"2020-05-02","watched":["2020-05-01"],"imdb_id":"tt0113277","tmdb_id":949}"#,
                #"{"title":"Stalker","year":1979,"watchlist":true,"imdb_id":"tt0079944"}"#,
            ]),
        StrangersFile(
            name: "verlauf.csv",
            text: """
                Titel,Datum
                "Dark: Staffel 1: Lügen",22.10.20
                "Der Pate",23.10.20
                """,
            films: [#"{"title":"Der Pate","watched":["2020-10-23"]}"#]),
        StrangersFile(
            name: "films.csv",
            text: """
                Name,Release Year,Status,My Rating (1-10),Date Finished
                Heat,1995,Watched,9,2020-01-05
                Saw,2004,Want to watch,,
                Roma,2018,Dropped,,
                """,
            films: [
                #"{"title":"Heat","year":1995,"watched":[{"date":"2020-01-05","rating":9}]}"#,
                #"{"title":"Saw","year":2004,"watchlist":true}"#, #"{"title":"Roma","year":2018}"#,
            ]),
        StrangersFile(
            name: "filme.csv",
            text: """
                Meine Filme;;;;
                Titel;Jahr;Bewertung;Gesehen am;Notiz
                Das Boot;1981;8,5;03.04.2019;toll
                Metropolis;1927;9;13.12.2020;
                Heat;1995;7,5;;
                """,
            films: [
                #"{"title":"Das Boot","year":1981,"watched":[{"date":"2019-04-03","rating":8.5}],"note":"toll"}"#,
                #"{"title":"Metropolis","year":1927,"watched":[{"date":"2020-12-13","rating":9}]}"#,
                #"{"title":"Heat","year":1995,"rating":7.5,"watched":[null]}"#,
            ]),
        StrangersFile(
            name: "kodi.json",
            text: #"""
                {"id": 1, "result": {"limits": {"total": 2}, "movies": [
                 {"label": "Heat", "title": "Heat", "year": 1995, "playcount": 1, "lastplayed": "2021-01-01 20:15:00",
                  "imdbnumber": "tt0113277", "userrating": 9, "director": ["Michael Mann"], "genre": ["Crime"]},
                 {"label": "Saw", "title": "Saw", "year": 2004, "playcount": 0, "lastplayed": "",
                  "imdbnumber": "tt0387564", "userrating": 0, "director": ["James Wan"], "genre": []}]}}
                """#,
            films: [
                #"{"title":"Heat","year":1995,"genres":["Crime"],"directors":["Michael Mann"],"watched":[{"date":"2021-01-01","rating":9}],"imdb_id":"tt0113277"}"#,
                #"{"title":"Saw","year":2004,"directors":["James Wan"],"imdb_id":"tt0387564"}"#,
            ], problems: ["1 rating of 0 ignored"]),
        StrangersFile(
            name: "icheckmovies.csv",
            text: """
                "rank","title","year","checked","favorite","imdburl"
                "1","Heat","1995","2014-05-01 10:10:10","2014-05-02 10:10:10","http://www.imdb.com/title/tt0113277/"
                "2","Saw","2004","","","http://www.imdb.com/title/tt0387564/"
                """,
            films: [
                #"{"title":"Heat","year":1995,"watched":["2014-05-01"],"date_added":"2014-05-02","tags":["liked"],"imdb_id":"tt0113277"}"#,
                #"{"title":"Saw","year":2004,"imdb_id":"tt0387564"}"#,
            ]),
        StrangersFile(
            name: "messy.csv",
            text: "\u{FEFF}Title , Year ,Rating,\r\n\r\nHeat , 1995 ,9,\r\nTitle , Year ,Rating,\r\n"
                + "Saw,2046,3,\r\nRoma,2018,#N/A,\r\n1776,1972,85%,\r\nM,1931,4/5,\r\n",
            films: [
                #"{"title":"Heat","year":1995,"rating":9,"watched":[null]}"#,
                #"{"title":"Saw","rating":3,"watched":[null]}"#, #"{"title":"Roma","year":2018}"#,
                #"{"title":"1776","year":1972,"rating":8.5,"watched":[null]}"#,
                #"{"title":"M","year":1931,"rating":8,"watched":[null]}"#,
            ], problems: ["column names are repeated", "2046 is not a whole number"]),
        StrangersFile(
            name: "diary.csv",
            text: "Date,Name,Year,Rating,Director,Watched Date\r7/22/16,Heat,1995,4.5,Michael Mann,7/21/16\r"
                + "7/24/16,Saw,2004,2,James Wan,7/23/16\r",
            films: [
                #"{"title":"Heat","year":1995,"directors":["Michael Mann"],"watched":[{"date":"2016-07-21","rating":9}]}"#,
                #"{"title":"Saw","year":2004,"directors":["James Wan"],"watched":[{"date":"2016-07-23","rating":4}]}"#,
            ]),
    ]

    @Test("what a file says is what the catalog has", arguments: files)
    func values(_ file: StrangersFile) throws {
        let folder = try ImportFolder([file.name: file.text])
        let catalog = try Catalog(of: [])
        let report = try catalog.take(folder.opened(file.name)).report
        #expect(report.questions.isEmpty)
        #expect(try catalog.movies().map { String(decoding: $0.json, as: UTF8.self) } == file.films)
        let lines = report.problems.lines
        #expect(lines.count == file.problems.count)
        #expect(zip(lines, file.problems).allSatisfy { $0.contains($1) }, "\(lines)")
    }

    @Test("three films of a stem are films, and those that the facts know don't make others episodes")
    func histories() throws {
        let films = [
            "The Lord of the Rings: The Fellowship of the Ring", "The Lord of the Rings: The Two Towers",
            "The Lord of the Rings: The Return of the King", "Star Wars: Episode IV - A New Hope",
            "Star Wars: Episode V - The Empire Strikes Back", "Star Wars: Episode VI - Return of the Jedi",
            "Harry Potter and the Deathly Hallows: Part 1", "Harry Potter and the Deathly Hallows: Part 2",
            "Harry Potter e as Relíquias da Morte: Parte 1", "Harry Potter e as Relíquias da Morte: Parte 2",
            "Star Trek: First Contact", "Star Trek: Insurrection", "Star Trek: Nemesis",
            "Star Trek: Generations", "Star Trek: The Motion Picture", "Star Trek: A Fan's",
        ]
        let episodes = (1...10).map { "Show: Word \("abcdefghij".dropFirst($0 - 1).prefix(1))" }
        let rows = (films + episodes).map { "\"\($0)\",2020-10-21\n" }.joined()
        let reading = try MovieFileReading("Title,Date\n\(rows)")
        #expect(reading.movies.map(\.title) == films && reading.passedTitles == episodes)
    }

    private static let refusals: [(start: String, bytes: [UInt8], end: String, words: String)] = [
        ("Titel;Jahr\n", [0xCC, 0xEE, 0xF1, 0xEA, 0xE2, 0xE0], ";1979", "--encoding windows-1251"),
        ("Title,Year\n", [0x6D, 0x69, 0xB3, 0x79], ",1962", "--encoding windows-1250"),
        ("(1962) ", [0x6D, 0x69, 0xB3, 0x79], "", "--encoding windows-1250"),
        // ISO-8859-2, which isn't supported.
        ("(1988) ", [0x6D, 0x69, 0xB3, 0x6F, 0xB6, 0x63, 0x69], "", "if this is right: “(1988) mi³o¶ci”"),
        ("", [0x83, 0x5E, 0x83, 0x43, 0x83, 0x67, 0x83, 0x8B], ",x", "iconv -f SHIFT_JIS"),
        ("Track Name,Artist,Album,Year\nHeat,X,Y,1995", [], "", "holds music, not movies"),
        ("Film,Score\nHeat,4\nSaw,3", [], "", "--columns 'Score=rating/5' if it is 5, "),
        ("Film,Score\nHeat,12\nSaw,13.5", [], "", "Use --columns 'Score=rating/20' if it is 20, "),
    ]

    @Test("what can't be read as it is says why, and what would do", arguments: refusals)
    func refused(_ start: String, _ bytes: [UInt8], _ end: String, _ words: String) throws {
        let folder = try ImportFolder()
        try folder.write(Array(start.utf8) + bytes + Array("\(end)\n".utf8), to: "films.csv")
        let error = #expect(throws: CatalogError.self) {
            if let question = try Catalog(of: []).preview(folder.opened("films.csv")).questions.first {
                throw CatalogError(question)
            }
        }
        #expect(error?.description.contains(words) == true, "\(error as Any)")
    }

    @Test("names of columns are in the encoding of the rows")
    func columnNames() throws {
        let folder = try ImportFolder()
        let header: [UInt8] = [0xCD, 0xE0, 0xE7, 0xE2, 0xE0, 0xED, 0xE8, 0xE5, 0x3B, 0xC3, 0xEE, 0xE4, 0x0A]
        try folder.write(
            header + [0xCC, 0xEE, 0xF1, 0xEA, 0xE2, 0xE0] + Array(";1979\n".utf8), to: "films.csv")
        var files = try folder.opened("films.csv")
        try files.take(.encoding(.windows1251))
        let catalog = try Catalog(of: [])
        try catalog.take(files)
        #expect(try catalog.movies() == [Movie("Москва", 1979)])
    }

    @Test("an import in which nothing is wrong prints at most twelve lines, and a Letterboxd export 25")
    func lines() throws {
        for file in AnyBytesTests.files {
            let name = file.name.split(separator: "/").joined(separator: "-")
            // A duplicated row is merged.
            let rows = file.text.split(separator: "\n")
            let last = rows.count == 2 ? rows[1] : ""
            let folder = try ImportFolder([name: file.text + last])
            guard let files = try? folder.opened(name) else { continue }
            try check(files, 12)
        }
        let list = try ImportFolder([
            "films.csv": """
            Film,Jahr,Mark,My Rating,type,url,x
            Heat,1995,1,80,movie,u,
            Heat,1995,2,80,movie,u,
            Saw,2004,2,75,movie,u,
            M,1931,2,55,tv,u,
            """
        ])
        try check(list.opened("films.csv"), 12)
        let export = try LetterboxdArchiveTests.folder()
        try check(ImportFiles([export.path]), 25)
    }

    private func check(_ files: ImportFiles, _ most: Int) throws {
        let (plan, report) = try Catalog(of: []).take(files)
        let head =
            ["Import", "Comparing with the catalog"] + files.descriptions
            + [files.ignoredInWords].compactMap(\.self)
        for lines in [plan.lines(isDryRun: true), report.lines(isDryRun: false)] {
            let lines = head + lines
            #expect(lines.count <= most, "\(lines.joined(separator: "\n"))")
        }
    }
}
