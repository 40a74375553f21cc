import Foundation
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Completing films")
struct CompletionTests {
    private func film(_ title: String, _ year: Int?, _ change: (inout Movie) -> Void = { _ in }) -> Movie {
        var movie = Movie(title: title)
        movie.year = year
        change(&movie)
        return movie
    }

    @Test("Completing a film fills only its empty fields, in one step to undo")
    func filling() throws {
        let before = [
            film("rashomon", 1950) {
                $0.genres = ["Mine"]
                $0.note = "Again!"
                $0.viewings = [Viewing()]
            },
            film("No Such Film", 1999), film("Perfect Days", 2999),
        ]
        let catalog = try Catalog(of: before)
        let report = try catalog.complete()
        let after = try catalog.movies()
        let rashomon = try #require(after.first { $0.title == "rashomon" })
        #expect(rashomon.runtime == 88 && rashomon.directors == ["Akira Kurosawa"])
        #expect(rashomon.imdbID == "tt0042876")
        #expect(rashomon.genres == ["Mine"] && rashomon.note == "Again!" && rashomon.viewings == [Viewing()])
        #expect(after.count == 3)
        #expect((report.films, report.completed) == (3, 1))
        #expect(report.gains[.runtime] == 1 && report.gains[.genres] == nil)
        #expect(report.unknown == [FilmName(title: "No Such Film", year: 1999)])
        #expect((report.unknownCount, report.laterCount) == (2, 1))
        #expect(try catalog.complete().completed == 0)
        #expect(try catalog.undo()?.change == CatalogChange(.completed, titles: ["rashomon"]))
        #expect(try catalog.movies() == before.map { $0.numbered(0) })
        #expect(try catalog.steps.undoable == nil)
    }

    @Test("Completing one film leaves the others as they are")
    func one() throws {
        let catalog = try Catalog(of: [film("Rashomon", 1950), film("Ikiru", 1952)])
        #expect(try catalog.complete(only: Movie.ID(2)).completed == 1)
        #expect(try catalog.movie(Movie.ID(1))?.runtime == nil)
        #expect(try catalog.movie(Movie.ID(2))?.runtime == 143)
    }

    @Test("A table's facts are kept only for titles of the catalog, within a year")
    func others() throws {
        let facts = try FactCollector(about: Catalog(of: [film("Ikiru", 1952)]))
        #expect(facts.includes("Ikiru", 1952) && facts.includes("Ikiru", 1953))
        #expect(!facts.includes("Ikiru", 1954) && !facts.includes("Rashomon", 1950))
    }

    @Test("A film is completed only from a match without doubt")
    func doubt() throws {
        let table = """
            title,year,director,runtime
            Heat,1995,Michael Mann,170
            Twins,1990,Ann,90
            Twins,1990,Bob,95
            Kid,2000,Ann,80
            The Kid,2000,Bob,85

            """
        let folder = try ImportFolder(["facts.csv": table])
        func runtime(of movie: Movie) throws -> Int? {
            let catalog = try Catalog(of: [movie])
            _ = try catalog.complete(from: [folder["facts.csv"]])
            #expect(try catalog.movies().count == 1)
            return try catalog.movies()[0].runtime
        }
        #expect(try runtime(of: film("heat", 1995)) == 170)
        #expect(try runtime(of: film("Heat", 1996)) == 170)
        #expect(try runtime(of: film("Heat", 1996) { $0.directors = ["Michael Mann"] }) == 170)
        #expect(try runtime(of: film("Heat", 1997) { $0.directors = ["Michael Mann"] }) == nil)
        #expect(try runtime(of: film("Heat", 1995) { $0.directors = ["Somebody Else"] }) == nil)
        #expect(try runtime(of: film("Heat", 1996) { $0.directors = ["Somebody Else"] }) == nil)
        #expect(try runtime(of: film("Heat", 1997)) == nil)
        #expect(try runtime(of: film("Twins", 1991)) == nil)
        #expect(try runtime(of: film("Twins", 1991) { $0.directors = ["Bob"] }) == 95)
        #expect(try runtime(of: film("Heat", nil)) == nil)
        #expect(try runtime(of: film("Twins", 1990)) == nil)
        #expect(try runtime(of: film("Twins", 1990) { $0.directors = ["Bob"] }) == 95)
        #expect(try runtime(of: film("The Kid", 2000)) == 85)
        try folder.write(Array("imdb_id,title,year,runtime\ntt0000009,Other,1980,77\n".utf8), to: "facts.csv")
        #expect(try runtime(of: film("Mine", nil) { $0.imdbID = "tt0000009" }) == 77)
        #expect(try runtime(of: film("Mine", nil) { $0.imdbID = "tt0000008" }) == nil)
    }

    @Test("A movie's possible films are reported, and choosing one completes it")
    func choosing() throws {
        let catalog = try Catalog(of: [film("Bliss", 2021), film("Ikiru", 1952)])
        let report = try catalog.complete()
        #expect((report.completed, report.unknownCount, report.doubts.count) == (1, 0, 1))
        let doubt = try #require(report.doubts.first)
        #expect(doubt.films.map(\.directors) == [["Mike Cahill"], ["Henrika Kull"]])
        #expect(
            "\(doubt)" == "Bliss (2021) could be Bliss (2021), Mike Cahill, 103 minutes, tt10333426 or "
                + "Bliss (2021), Henrika Kull, 91 minutes, so it stays as it is.")
        #expect(try catalog.movie(doubt.movie.id) == doubt.movie && doubt.movie.lacksFacts)
        #expect(try catalog.complete(only: doubt.movie.id, as: doubt.films[1]).completed == 1)
        #expect(try catalog.movie(doubt.movie.id)?.directors == ["Henrika Kull"])
        #expect(try catalog.complete().doubts.isEmpty)
    }

    @Test("The only film of a title within a year completes a movie, and the report says so")
    func nearby() throws {
        let catalog = try Catalog(of: [film("Heat", 1996), film("Honeymoon", 2016), film("Rebecca", 1941)])
        let report = try catalog.complete()
        let films = try catalog.movies()
        #expect(films.map(\.directors) == [["Michael Mann"], ["Diego Cohen"], ["Alfred Hitchcock"]])
        #expect(films.map(\.year) == [1996, 2016, 1941])
        #expect(
            report.lines.contains(
                "Filled in from the only movie that fits: 3: Heat (1996) from Heat (1995), "
                    + "Honeymoon (2016) from Honeymoon (2015), Rebecca (1941) from Rebecca (1940)."))
        // Heat (1995) is in the catalog, so Heat (1996) must be a different film.
        let both = try Catalog(of: [film("Heat", 1995), film("Heat", 1996)])
        #expect(try both.complete().completed == 1)
        #expect(try both.movies().map(\.directors) == [["Michael Mann"], []])
        // An import only adds facts it's sure about.
        #expect(BuiltInFilms().facts(of: film("Heat", 1996)) == nil)
        #expect(BuiltInFilms().facts(of: film("Heat", 1996) { $0.directors = ["Michael Mann"] }) != nil)
    }

    @Test("A film of a year between two films of its title could be either")
    func between() {
        let films = [film("Captive", 2014), film("Captive", 2016)]
        #expect(film("Captive", 2015).match(among: films) == .several(films))
        let exact = film("Captive", 2015)
        #expect(exact.match(among: films + [exact]) == .film(exact))
        #expect(film("Captive", 2017).match(among: films) == .nearby(films[1]))
        #expect(film("Captive", 2017).match(among: films + films) == .nearby(films[1]))
        #expect(film("Captive", 2018).match(among: films) == .none)
    }

    @Test("The list of movies without facts completes them once it's filled in", arguments: [false, true])
    func missing(inCSV isCSV: Bool) throws {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        let signs: [Character] = ["a", "B", "é", "'", "\"", ",", ";", "=", "-", "(", "1", "!", ":", "&", "日"]
        var bare = (0..<60).map { number in
            let end = (0..<8).map { _ in signs.randomElement(using: &random) ?? "a" }
            let title = "Film \(number) " + String(end)
            return film(number % 2 == 0 ? title : "=\(title)", number % 7 == 0 ? nil : 1_950 + number)
        }
        bare.append(film("With an id", nil) { $0.imdbID = "tt9999999" })
        bare.append(film("With a director", 1999) { $0.directors = ["Mine", "Yours"] })
        let known = film("Known", 1999) { ($0.genres, $0.runtime, $0.directors) = (["Drama"], 90, ["A"]) }
        let catalog = try Catalog(of: bare + [known])
        let list = String(decoding: try catalog.missingFacts(inCSV: isCSV), as: UTF8.self)
        var lines = list.split(separator: "\n").map { String($0) }
        let tab = isCSV ? "," : "\t"
        let names = ["title", "year", "directors", "runtime_min", "genres", "imdb_id"]
        #expect(lines.removeFirst() == names.joined(separator: tab))
        #expect(lines.count == bare.count && !list.contains("Known"))
        // Fills in the runtime and the genres, which come before the last cell.
        let filled = lines.map { line in
            let parts = line.split(separator: Character(tab), omittingEmptySubsequences: false)
            return (parts.dropLast(3) + ["101", "Drama", parts[parts.count - 1]]).joined(separator: tab)
        }
        let header = list.prefix { $0 != "\n" }
        let folder = try ImportFolder(["filled.csv": "\(header)\n" + filled.map { $0 + "\n" }.joined()])
        let report = try catalog.complete(from: [folder["filled.csv"]])
        let seed = "USHER_SEED=\(RandomNumbers.seed)"
        #expect(report.completed == bare.count, "\(seed), \(report.lines) \(list)")
        for movie in try catalog.movies() where movie.title != "Known" {
            #expect(movie.runtime == 101 && movie.genres == ["Drama"], "\(seed), \(movie.title)")
        }
    }

    @Test("The director picks a film among up to a hundred of its title and year", arguments: [1, 100, 101])
    func namesakes(number: Int) throws {
        let rows = (1...101).map { "Twins,1990,Director \($0),\($0)\n" }.joined()
        let folder = try ImportFolder(["facts.csv": "title,year,director,runtime\n" + rows])
        let catalog = try Catalog(of: [film("Twins", 1990) { $0.directors = ["Director \(number)"] }])
        _ = try catalog.complete(from: [folder["facts.csv"]])
        #expect(try catalog.movies().map(\.runtime) == [number > 100 ? nil : number])
    }

    @Test("A film lacks facts if its genres, runtime or directors are missing")
    func lacking() {
        let whole = film("Heat", 1995) {
            ($0.genres, $0.runtime, $0.directors) = (["Crime"], 170, ["Michael Mann"])
        }
        #expect(!whole.lacksFacts)
        let changes: [(inout Movie) -> Void] = [
            { $0.genres = [] }, { $0.runtime = nil }, { $0.directors = [] },
        ]
        for change in changes {
            var film = whole
            change(&film)
            #expect(film.lacksFacts)
        }
        // Without an id, a film with a year never matches one without.
        #expect(film("Heat", nil).match(among: [whole]) == .none)
        #expect(film("Heat", 1995).match(among: [film("Heat", nil), film("Saw", 1995)]) == .none)
        #expect(
            film("Heat", 1995).match(among: [film("Heat", 1995), film("Heat", 1995)])
                == .film(film("Heat", 1995)))
    }

    @Test("Five unknown films are named, and films newer than all known ones are counted apart")
    func unknown() throws {
        let last = PackedFilmFacts.years.upperBound
        let films =
            (1...6).map { film("No Such Film \($0)", last) } + [
                film("No Later Film", last + 1), film("No Film", nil),
            ]
        let report = try Catalog(of: films).complete()
        #expect((report.unknownCount, report.laterCount, report.completed) == (8, 1, 0))
        #expect(report.unknown == (1...5).map { FilmName(title: "No Such Film \($0)", year: last) })
        #expect(report.lastYear == last)
    }

    @Test("Completing can be stopped after 256 films", arguments: [255, 256])
    func stopped(count: Int) throws {
        let catalog = try Catalog(of: (0..<count).map { film("No Such Film \($0)", nil) })
        var counts: [Int] = []
        let report = try? catalog.complete { progress in
            counts.append(progress.count)
            return false
        }
        #expect(report?.films == (count == 256 ? nil : 255) && counts == (count == 256 ? [256] : []))
    }

    @Test(
        "Progress is reported every 256 rows of a list and every 4,096 lines of IMDb's tables",
        arguments: [("list.csv", 255, 0), ("list.csv", 256, 1), ("t.tsv", 4_095, 0), ("t.tsv", 4_096, 1)])
    func progress(_ name: String, _ count: Int, _ times: Int) throws {
        let folder = try ImportFolder()
        try folder.write((1...count).map { film("Film \($0)", nil) }.csv, to: "list.csv")
        // Two fewer lines, because the header and the end of the file count, too.
        let lines = repeatElement("tt1\t8.1\t9\n", count: count - 2).joined()
        try folder.write(Array("tconst\taverageRating\tnumVotes\n\(lines)".utf8), to: "t.tsv")
        let size = try Data(contentsOf: URL(filePath: folder[name])).count
        var reports: [CatalogProgress] = []
        _ = try Catalog(of: [film("No Such Film", nil)]).complete(from: [folder[name]]) { progress in
            reports.append(progress)
            return true
        }
        #expect(reports.map(\.count) == (0..<times).map { _ in size / 1_024 })
        #expect(reports.allSatisfy { $0.action == .reading && $0.total == size / 1_024 })
    }

    @Test("An id alone identifies a film, and a different id means another film")
    func ids() throws {
        let catalog = try Catalog(of: [
            film("Shichinin no samurai", nil) { $0.imdbID = "tt0047478" },
            film("Rashomon", 1950) { $0.imdbID = "tt9999999" },
        ])
        _ = try catalog.complete()
        #expect(try catalog.movie(Movie.ID(1))?.directors == ["Akira Kurosawa"])
        #expect(try catalog.movie(Movie.ID(1))?.year == 1954)
        #expect(try catalog.movie(Movie.ID(2))?.directors == [])
    }

    private static let tables = [
        "title.basics.tsv": """
        tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres
        tt6710474\tmovie\tEverything Everywhere All at Once\tEverything Everywhere All at Once\t0\t2022\t\\N\t139\tAction,Sci-Fi
        tt0000002\tshort\tAftersun\tAftersun\t0\t2022\t\\N\t9\tShort
        tt19770238\tmovie\tAftersun\tAftersun\t0\t2022\t\\N\t102\tDrama
        tt0000003\ttvEpisode\tPilot\tPilot\t0\t2022\t\\N\t\\N\t\\N
        tt27503384\tmovie\tPerfect Days\tPerfect Days\t0\t2023\t\\N\t124\tDrama

        """,
        "title.crew.tsv": """
        tconst\tdirectors\twriters
        tt6710474\tnm0001,nm0002\t\\N
        tt19770238\tnm0003\tnm0003
        tt0000003\tnm0004\t\\N

        """,
        "title.principals.tsv": """
        tconst\tordering\tnconst\tcategory\tjob\tcharacters
        tt19770238\t1\tnm0005\tactor\t\\N\t["Calum"]
        tt19770238\t2\tnm0003\tdirector\t\\N\t\\N
        tt0000003\t1\tnm0004\tactor\t\\N\t\\N

        """,
        "title.ratings.tsv": "tconst\taverageRating\tnumVotes\ntt19770238\t7.6\t90000\n",
        "name.basics.tsv": """
        nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles
        nm0001\tDaniel Kwan\t\\N\t\\N\t\\N\t\\N
        nm0002\tDaniel Scheinert\t\\N\t\\N\t\\N\t\\N
        nm0003\tCharlotte Wells\t\\N\t\\N\t\\N\t\\N
        nm0005\tPaul Mescal\t\\N\t\\N\t\\N\t\\N

        """,
    ]

    @Test(
        "IMDb's tables complete films by title and year or by id, plain or gzipped",
        arguments: [false, true])
    func imdb(isPacked: Bool) throws {
        let folder = try ImportFolder()
        for (name, text) in Self.tables {
            let bytes = Array(text.utf8)
            try folder.write(isPacked ? gzip(bytes) : bytes, to: name)
        }
        let catalog = try Catalog(of: [
            film("Aftersun", 2022), film("perfect days", 2023) { $0.imdbID = "tt27503384" },
            film("Everything, Everywhere, All at Once", 2022), film("Pilot", 2022),
        ])
        let report = try catalog.complete(from: Self.tables.keys.sorted().map { folder[$0] })
        let films = try catalog.movies()
        #expect(
            films[0]
                == film("Aftersun", 2022) {
                    ($0.imdbID, $0.runtime, $0.genres) = ("tt19770238", 102, ["Drama"])
                    ($0.directors, $0.writers, $0.cast) = (
                        ["Charlotte Wells"], ["Charlotte Wells"], ["Paul Mescal"]
                    )
                    ($0.publicRating, $0.votes) = (76, 90_000)
                })
        #expect(films[1].runtime == 124)
        #expect(films[2].directors == ["Daniel Kwan", "Daniel Scheinert"])
        #expect(films[3] == film("Pilot", 2022))
        #expect((report.completed, report.unknownCount, report.laterCount) == (3, 1, 0))
        #expect(try catalog.steps.undoable?.change == CatalogChange(.completed, count: 3))
    }

    @Test("IMDb's rows complete films by id or either title, and truncated rows are skipped")
    func imdbRows() throws {
        let titles = """
            tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres
            tt0000010\tmovie\tStalker\t0\t0\t1979\t\\N\t1
            tt0079944\tmovie\tStalker\tСталкер\t0\t1979\t\\N\t162\tDrama
            tt0067023\ttvMovie\tDuel\tDuel\t0\t1971\t\\N\t90\tAction
            tt0090555\tmovie\t"Crocodile" Dundee\t"Crocodile" Dundee\t0\t1986\t\\N\t97\tComedy
            tt0050976\tmovie\tThe Seventh Seal\tDet sjunde inseglet\t0\t1957\t\\N\t96\tDrama
            tt27503384\ttvSpecial\tPerfect Days\tPerfect Days\t0\t2023\t\\N\t124\tDrama

            """
        let crew = "tconst\tdirectors\twriters\ntt0079944\tnm5000001\tnm5000002,nm5000002\n"
        let names =
            "nconst\tprimaryName\nnm5000001\tAndrei Tarkovsky\nnm5000002\tArkady Strugatsky\nnm5000003\tA\n"
        let folder = try ImportFolder(["titles.tsv": titles, "crew.tsv": crew, "names.tsv": names])
        let catalog = try Catalog(of: [
            film("Stalker", 1979), film("Duel", 1971), film("\"Crocodile\" Dundee", 1986),
            film("Det sjunde inseglet", 1957), film("Tage", nil) { $0.imdbID = "tt27503384" },
        ])
        _ = try catalog.complete(from: ["titles.tsv", "crew.tsv", "names.tsv"].map { folder[$0] })
        let films = try catalog.movies()
        #expect(films.map(\.runtime) == [162, 90, 97, 96, 124])
        #expect(
            films.map(\.originalTitle) == ["Сталкер", nil, nil, nil, nil] || films[3].originalTitle != nil)
        #expect(films[0].directors == ["Andrei Tarkovsky"] && films[0].writers == ["Arkady Strugatsky"])
    }

    @Test("A missing file of facts, or a stopped one, changes nothing")
    func failures() throws {
        let folder = try ImportFolder([
            "facts.csv": "title,year,runtime\n" + (0..<1_000).map { "Film \($0),1990,90\n" }.joined()
        ])
        let catalog = try Catalog(of: [film("Film 1", 1990)])
        #expect(throws: CatalogError.self) { try catalog.complete(from: [folder["missing.csv"]]) }
        let stopped = #expect(throws: CatalogError.self) {
            try catalog.complete(from: [folder["facts.csv"]], progress: { _ in false })
        }
        #expect(stopped?.kind == .stopped)
        #expect(try catalog.movies() == [film("Film 1", 1990)])
        #expect(try catalog.steps.undoable == nil)
    }

    @Test("Most films of a diary are completed, none with the facts of another film")
    func diary() throws {
        let known = BuiltInFilms.sample.prefix(170)
        let later = PackedFilmFacts.years.upperBound + 1
        let csv =
            "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
            + known.enumerated().map { index, film in
                let title = index % 3 == 0 ? film.title.uppercased() : film.title
                return "2024-01-05,\"\(title)\",\(film.year ?? 0),https://boxd.it/\(index),4,,,2024-01-05\n"
            }.joined()
            + (0..<123).map { "2024-01-06,A Later Film \($0),\(later),,,,,2024-01-06\n" }.joined()
        let folder = try ImportFolder(["diary.csv": csv])
        let catalog = try Catalog(of: [])
        try catalog.take(folder.opened("diary.csv"))
        #expect(try catalog.movies().count == 293)
        let report = try catalog.complete()
        let films = try catalog.movies()
        #expect(films.count == 293)
        #expect(films.count { !$0.genres.isEmpty && $0.runtime != nil && !$0.directors.isEmpty } >= 150)
        for film in films where film.imdbID != nil {
            let fact = try #require(known.first { $0.imdbID == film.imdbID })
            #expect(film.title.lowercased() == fact.title.lowercased() && film.directors == fact.directors)
        }
        #expect(report.laterCount == 123)
    }

    @Test("An import adds the facts of new films if asked to, in the same step")
    func imports() throws {
        let folder = try ImportFolder([
            "list.csv": "title,year,rating\nRashomon,1950,8\nNo Such Film,1950,7\n"
        ])
        let catalog = try Catalog(of: [])
        var files = try folder.opened("list.csv")
        #expect(try catalog.preview(files).known == 1)
        files.addsFacts = true
        try catalog.take(files)
        #expect(try catalog.movies().map(\.runtime) == [88, nil])
        _ = try catalog.undo()
        #expect(try catalog.movies().isEmpty)
    }
}
