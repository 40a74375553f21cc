import Testing

@testable import MovieCatalog

@Suite("Films as lines of CSV")
struct MovieCSVTests {
    private func csv(_ movies: [Movie]) -> [UInt8] {
        Array(([Movie.csvHeader] + movies.map(\.csv)).joined(separator: [UInt8(ascii: "\n")]))
    }

    private func read(_ bytes: [UInt8]) throws -> MovieTable {
        try MovieTable(csv: BytesInMemory(bytes), path: "films.csv", thisYear: 2026)
    }

    /// The cell that a film of this title gets.
    private func cell(_ title: String) -> String {
        let line = Movie(id: Movie.ID(1), title: title).csv
        return String(decoding: line.prefix(line.count - MovieColumn.written.count + 1), as: UTF8.self)
    }

    /// The title that a cell is read as.
    private func title(_ cell: String) throws -> String? {
        try read(Array("title,x\n\(cell),".utf8)).movies.first?.title
    }

    @Test("a film that has everything is written with every column and reads back equal")
    func everything() throws {
        var film = Movie(id: Movie.ID(1), title: "The Third Man")
        film.originalTitle = "Der dritte Mann"
        film.year = 1949
        film.released = Day("1949-01-01")
        film.runtime = 93
        film.genres = ["Thriller", "Noir"]
        film.directors = ["Carol Reed"]
        film.writers = ["Graham Greene"]
        film.cast = ["Orson Welles", "Sammy Davis, Jr."]
        film.languages = ["English", "German"]
        film.countries = ["United Kingdom"]
        film.certificate = "PG"
        film.score = 99
        film.metascore = 97
        film.publicRating = 81
        film.votes = 187_000
        film.boxOffice = 1_229_197
        film.oscars = 1
        film.rating = Rating(halves: 17)
        film.viewings = [Viewing(on: Day("2024-01-05")), Viewing()]
        film.isOnWatchlist = true
        film.tags = ["-vienna"]
        film.note = "The sewer.\n\"Harry\""
        film.imdbID = "tt0041959"
        film.tmdbID = 1092
        film.letterboxdURI = "https://boxd.it/2b5i"
        let expected = #"""
            title,original_title,year,release_date,runtime_min,genres,directors,writers,cast,languages,countries,mpaa,\#
            tomatometer,metacritic,imdb_rating,imdb_votes,box_office_usd,oscars,rating,watched,watchlist,tags,note,\#
            imdb_id,tmdb_id,letterboxd_uri
            The Third Man,Der dritte Mann,1949,1949-01-01,93,"Thriller, Noir",Carol Reed,Graham Greene,\#
            "Orson Welles, Sammy Davis\, Jr.","English, German",United Kingdom,PG,99,97,8.1,187000,1229197,1,8.5,\#
            "2024-01-05, yes",yes,'-vienna,"The sewer.
            ""Harry""",tt0041959,1092,https://boxd.it/2b5i
            """#
        #expect(String(decoding: csv([film]), as: UTF8.self) == expected)
        let table = try read(Array(expected.utf8))
        #expect(table.movies == [film])
        #expect(table.problems.lines == [])
    }

    @Test("any films that a list can hold come back equal, byte for byte")
    func roundTrip() throws {
        let seed = RandomMovies.seed
        var random = RandomMovies(seed: seed)
        for round in 0..<20 {
            let films = (0..<25).map { random.listed(id: $0 + 1) }
            let table = try read(csv(films))
            try #require(table.problems.lines == [], "USHER_SEED=\(seed), round \(round)")
            try #require(table.movies.count == films.count, "USHER_SEED=\(seed), round \(round)")
            for (read, film) in zip(table.movies, films) {
                let context: Comment = "USHER_SEED=\(seed), \(String(decoding: film.csv, as: UTF8.self))"
                try #require(read == film, context)
                try #require(read.json == film.json, context)
            }
        }
    }

    @Test(
        "a cell that a spreadsheet would run, and a space at either end, is guarded by an apostrophe",
        arguments: [
            ("=1+1", "'=1+1"), ("+1", "'+1"), ("-30-", "'-30-"), ("@", "'@"), ("\tA", "'\tA"),
            ("\rA", "\"'\rA\""), ("\nA", "\"'\nA\""), (" A", "' A"), ("A ", "A '"), (" A ", "' A '"),
            (" =A", "' =A"), ("'=A", "''=A"), ("''=A", "'''=A"), ("' A", "'' A"), ("A '", "A ''"),
            ("=", "'="), ("= ", "'= '"), ("=\"A\",B", "\"'=\"\"A\"\",B\""), ("A\"", "\"A\"\"\""),
            ("＝1", "'＝1"), ("＋1", "'＋1"), ("－1", "'－1"), ("＠1", "'＠1"), ("\"=1", "\"'\"\"=1\""),
            ("A;=1", "A;'=1"), ("A;'=1", "A;''=1"), ("A; =1", "A;' =1"), ("A;＝1", "A;'＝1"),
            ("A\n=1", "\"A\n'=1\""), ("A\t=1", "A\t'=1"), ("=1;=2 ", "'=1;'=2 '"),
        ])
    func guards(_ title: String, _ cell: String) throws {
        #expect(self.cell(title) == cell)
        #expect(try self.title(cell)?.utf8.elementsEqual(title.utf8) == true)
    }

    @Test(
        "every other apostrophe is written and read as it is",
        arguments: [
            "'Round Midnight", "'Til We Meet Again", "'71", "''Allo", "'", "''", "Singin'", "A' ='",
            "The 'Burbs",
            "A=B", "1-2", "A\\B", "\\", "A' B", "A;'B", "A; B", ";", "A＝B",
        ])
    func apostrophes(_ title: String) throws {
        #expect(cell(title) == title)
        #expect(try self.title(title) == title)
    }

    @Test(
        "all short cells of the characters that matter come back equal, and none is one that a spreadsheet runs"
    )
    func shortCells() throws {
        let letters = ["'", "=", " ", "A", "\t", "\"", ",", "\\", ";"]
        var titles = [""]
        for _ in 0..<4 { titles = [""] + titles.flatMap { title in letters.map { title + $0 } } }
        let films = titles.filter { !$0.allSatisfy(\.isWhitespace) }.map { title in
            var film = Movie(id: Movie.ID(0), title: title)
            film.tags = [title, title]
            return film
        }
        #expect(films.count > 4000)
        let read = try read(csv(films)).movies
        #expect(read.map(\.title) == films.map(\.title))
        #expect(read.map(\.tags) == films.map(\.tags))
        var reader = CSVReader(BytesInMemory(csv(films)), path: "films.csv")
        var record = CSVReader.Record()
        while try reader.read(into: &record) {
            for cell in 0..<record.count {
                let isHarmless = record[cell].first.map { !"=+-@\t\r\n ".utf8.contains($0) } ?? true
                if !isHarmless { Issue.record("line \(record.line), cell \(cell)") }
            }
        }
        // As a program sees it that takes semicolons for what stands between cells, and knows no quotes.
        for cell in csv(films).split(whereSeparator: { ";\n\r\t".utf8.contains($0) }) {
            let first = cell.first { !" \"".utf8.contains($0) }
            let isHarmless = first.map { !"=+-@".utf8.contains($0) } ?? true
            if !isHarmless { Issue.record("\(String(decoding: cell, as: UTF8.self))") }
        }
    }

    @Test(
        "values of lists keep their commas, backslashes and spaces",
        arguments: [
            ([], ""), (["A"], "A"), (["A", "B C"], "A, B C"), (["A,B", "C"], #"A\,B, C"#),
            ([#"AC\DC"#], #"AC\\DC"#),
            ([" A ", "B"], #"\ A\ , B"#), ([" "], #"\ "#), ([#"\"#, ","], #"\\, \,"#), ([#"A\,"#], #"A\\\,"#),
            (["  A  B  "], #"\ \ A  B\ \ "#),
        ] as [([String], String)])
    func lists(_ values: [String], _ cell: String) {
        #expect(String(decoding: CellList.cell(of: values), as: UTF8.self) == cell)
        #expect(CellList.values(in: Array(cell.utf8)[...]) == values)
    }

    @Test(
        "lists that others write are read as they are meant",
        arguments: [
            (#"AC\DC,B"#, [#"AC\DC"#, "B"]), (" A ,, B , ", ["A", "B"]), (#"A\"#, [#"A\"#]),
            (#"\A , B\"#, [#"\A"#, #"B\"#]),
            (",", []), (#"\"#, [#"\"#]),
        ] as [(String, [String])])
    func foreignLists(_ cell: String, _ values: [String]) {
        #expect(CellList.values(in: Array(cell.utf8)[...]) == values)
    }

    @Test(
        "the days of viewings are a list, in which yes is an unknown day",
        arguments: [
            ("yes", [Viewing()]), ("no", []), ("", []), ("2024-01-05", [Viewing(on: Day("2024-01-05"))]),
            ("\"yes, 2024-01-05,?\"", [Viewing(), Viewing(on: Day("2024-01-05")), Viewing()]),
            ("\"2024-01-05, 2024-01-05\"", [Viewing(on: Day("2024-01-05")), Viewing(on: Day("2024-01-05"))]),
        ] as [(String, [Viewing])])
    func viewings(_ cell: String, _ viewings: [Viewing]) throws {
        let table = try read(Array("title,watched\nA,\(cell)\n".utf8))
        #expect(table.movies.map(\.viewings) == [viewings])
        #expect(table.problems.lines == [])
    }
}
