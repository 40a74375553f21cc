import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Cells as other programs write them")
struct ForeignCellTests {
    /// Returns the movie of a list with one column in addition to the title.
    private func movie(_ column: String, _ cell: String) throws -> Movie {
        let reading = try MovieFileReading(
            "movie,\(column)\nHeat,\"\(cell.replacing("\"", with: "\"\""))\"\n")
        #expect(reading.problems == [] && reading.ignoredColumns == [])
        return try #require(reading.movies.first)
    }

    @Test(
        "column names are known without regard to case, spaces and punctuation",
        arguments: [
            "Title,Release Year", "title,release_year", "TITLE,releaseYear", "Film Name,Year",
            "Series_Title,Released_Year",
            "primaryTitle,startYear", "movie-title,RELEASE-YEAR", "FilmName,yearReleased",
        ])
    func names(_ header: String) throws {
        let reading = try MovieFileReading(header + "\nHeat,1995\n")
        #expect(reading.movies == [Movie("Heat", 1995)] && reading.ignoredColumns == [])
    }

    @Test("a year stands behind a title where the year says nothing else")
    func titles() throws {
        let reading = try MovieFileReading(
            "title,year\nToy Story (1995),\nHeat (1995),1995\nBirth (1995),2004\n(1995),\nRec (95),\nA (1995) B,\n"
        )
        #expect(
            reading.movies == [
                Movie("Toy Story", 1995), Movie("Heat", 1995), Movie("Birth (1995)", 2004), Movie("(1995)"),
                Movie("Rec (95)"), Movie("A (1995) B"),
            ])
        var own = Movie("Toy Story (1995)")
        own.note = "kept"
        #expect(try MovieFileReading([own].csv).movies == [own])
    }

    @Test(
        "an IMDb id is read in each of its forms",
        arguments: [
            ("tt0114709", "tt0114709"), ("0114709", "tt0114709"), ("0114709.0", "tt0114709"),
            ("https://www.imdb.com/title/tt0114709/", "tt0114709"), ("tt10872600", "tt10872600"),
            ("http://imdb.com/title/tt0114709?ref_=x", "tt0114709"),
        ])
    func ids(_ cell: String, _ id: String) throws {
        #expect(try movie("imdb_id", cell).imdbID == id)
    }

    @Test(
        "what is no IMDb id is told",
        arguments: ["nm0000123", "tt", "ttx", "tt0114709x", "0", "3", "114709", "tt114709", "-1", "Heat"])
    func noIDs(_ cell: String) throws {
        let reading = try MovieFileReading("title,imdbId\nHeat,\(cell)\n")
        #expect(reading.movies == [Movie("Heat")] && reading.problems.count == 1)
    }

    @Test(
        "a year is read out of what holds one",
        arguments: [
            "1995", "1995.0", "(1995)", "1995-10-30", "10/30/1995", "30/10/1995", "30 Oct 1995", "1995-1999",
            "1995–1999",
            "1995–", "1995-10-30T00:00:00Z",
        ])
    func years(_ cell: String) throws {
        #expect(try movie("year", cell).year == 1995)
    }

    @Test(
        "a length is read in minutes, and in hours with minutes",
        arguments: [
            "142", "142.0", "142 min", "142min.", "142 minutes", "2h 22m", "2 hr. 22 min.", "2:22",
            "2:22:30", "2 Hours 22 Mins",
        ])
    func lengths(_ cell: String) throws {
        #expect(try movie("Duration", cell).runtime == 142)
    }

    @Test("hours may stand alone, and other words don't", arguments: [("2h", 120), ("1 hour", 60)])
    func hours(_ cell: String, _ minutes: Int) throws {
        #expect(try movie("runtime", cell).runtime == minutes)
        for cell in ["2 reels", "h", "1h 1h", "2:99", "min"] {
            #expect(try MovieFileReading("title,runtime\nHeat,\(cell)\n").movies == [Movie("Heat")])
        }
    }

    @Test(
        "a length of more than a thousand minutes is none, as it may be one in seconds",
        arguments: [("1000", 1_000), ("1001", nil), ("16:40", 1_000), ("16h 41m", nil), ("0", nil)])
    func longest(_ cell: String, _ minutes: Int?) throws {
        let reading = try MovieFileReading("title,runtime\nHeat,\(cell)\n")
        #expect(reading.movies.map(\.runtime) == [minutes] && reading.problems.isEmpty == (minutes != nil))
    }

    @Test("numbers have thousands apart, a dollar and no decimals that count")
    func numbers() throws {
        #expect(try movie("No_of_Votes", "2,343,110").votes == 2_343_110)
        #expect(try movie("Gross", "$28,341,469").boxOffice == 28_341_469)
        #expect(try movie("gross", "28341469.0").boxOffice == 28_341_469)
        #expect(try movie("Rotten Tomatoes", "97%").score == 97)
        #expect(try movie("IMDB_Rating", "9.30").publicRating == 93)
        #expect(try movie("imdb_rating", "7.9/10").publicRating == 79)
        for cell in ["1,23", "28.3", "$", "1,2345"] {
            #expect(try MovieFileReading("title,gross\nHeat,\"\(cell)\"\n").movies == [Movie("Heat")])
        }
    }

    @Test(
        "a day is read in each notation, with a time of day behind it or not",
        arguments: [
            "2018-04-18", "2018-04-18T09:30:00Z", "2018-04-18 09:30:00", "2018/04/18", "18.04.2018",
            "18.4.2018 09:30",
            "4/18/2018", "04/18/2018 9:30", "18/04/2018", "18-04-2018", "18 April 2018", "April 18, 2018",
            "Apr 18 2018",
            "Wed Apr 18 00:00:00 2018",
        ])
    func days(_ cell: String) throws {
        #expect(try movie("Release Date", cell).released == Day("2018-04-18"))
        #expect(try movie("Release Date", cell).year == 2018)
        #expect(try movie("Watched Date", cell).viewings == [Viewing(on: Day("2018-04-18"))])
    }

    @Test(
        "a day of one's own that is still to come is told, and not taken",
        arguments: [
            ("Watched Date", "2999-01-01"), ("Watched", "2999-05"), ("Date Rated", "2999-01-01"),
            ("date added", "2999-01-01"), ("watchlist", "1/31/2999"), ("owned", "2999-01-01"),
        ])
    func daysToCome(_ column: String, _ cell: String) throws {
        let reading = try MovieFileReading("title,year,\(column)\nHeat,1995,\(cell)\n")
        #expect(reading.movies == [Movie("Heat", 1995)])
        #expect(reading.problems.count == 1)
        #expect(reading.problems.first?.contains("\(column): ") == true)
        #expect(
            reading.problems.first?.hasSuffix(" is not a day from 1930 to today, so the cell is left empty.")
                == true)
        var own = Movie("Heat", 1995)
        (own.viewings, own.dayRated) = ([Viewing(on: Day("2999-01-01"))], Day("2999-01-01"))
        #expect(try MovieFileReading([own].csv).movies == [own])
    }

    @Test("tomorrow is a day already elsewhere, and films can be released later")
    func tomorrow() throws {
        let tomorrow = try #require(Day.today.before(days: -1))
        #expect(try movie("Watched Date", "\(tomorrow)").viewings == [Viewing(on: tomorrow)])
        let next = try #require(Day.today.before(days: -2))
        #expect(try MovieFileReading("title,watched\nHeat,\(next)\n").movies == [Movie("Heat")])
        let later = try #require(Day.today.before(days: -300))
        #expect(try movie("Release Date", "\(later)").released == later)
    }

    @Test("a year of two digits is one that has been, from 1930 on")
    func shortYears() throws {
        let next = Day.today.year % 100 + 1
        #expect(try movie("Watched Date", "5/13/87").viewings == [Viewing(on: Day("1987-05-13"))])
        #expect(try movie("Watched Date", "5/13/20").viewings == [Viewing(on: Day("2020-05-13"))])
        let reading = try MovieFileReading("title,Watched Date\nHeat,5/13/\(next)\n")
        if next < 30 {
            #expect(reading.movies == [Movie("Heat")] && reading.problems.count == 1)
        } else {
            #expect(reading.movies[0].viewings.map(\.date?.year) == [1_900 + next])
        }
    }

    @Test("a viewing long before the movie is told, and stays")
    func earlyViewings() throws {
        let rows = ["1954-01-01", "1993-12-31", "1994-01-01"].map { "Heat,1995,\($0)\n" }
        let reading = try MovieFileReading("title,year,Watched Date\n" + rows.joined())
        #expect(reading.movies.map(\.viewings[0].date?.year) == [1954, 1993, 1994])
        #expect(
            reading.problems == [
                "films.csv, line 2, “Heat”: watched 1954-01-01, 41 years before the movie came out (1995), but is imported as it is.",
                "films.csv, line 3, “Heat”: watched 1993-12-31, 2 years before the movie came out (1995), but is imported as it is.",
            ])
        let many = try MovieFileReading(
            "title,year,Watched Date\n" + String(repeating: rows[0], count: 9)
        ).problems
        #expect(many.count == 5 && many[4].hasSuffix("9 viewings long before the movie."))
    }

    @Test("which number is the month is settled by the other days of the column")
    func order() throws {
        func released(_ cells: [String]) throws -> MovieFileReading {
            try MovieFileReading("title,release_date\n" + cells.map { "Heat,\($0)\n" }.joined())
        }
        let days = { (reading: MovieFileReading) in reading.movies.map { $0.released?.description } }
        #expect(try days(released(["12/10/2009", "12/13/2009"])) == ["2009-12-10", "2009-12-13"])
        #expect(try days(released(["12/10/2009", "13/10/2009"])) == ["2009-10-12", "2009-10-13"])
        #expect(try days(released(["12-10-2009", "13-10-2009"])) == ["2009-10-12", "2009-10-13"])
        #expect(try days(released(["5/5/2009", "2009-10-12"])) == ["2009-05-05", "2009-10-12"])
        let open = try released(["12/10/2009", "11/10/2009"])
        #expect(days(open) == [nil, nil])
        #expect(
            open.problems
                == ["12/10/2009", "11/10/2009"].enumerated().map {
                    "films.csv, line \($0 + 2), release_date: “\($1)” is not a date such as 1949-08-31, so the cell is left empty."
                })
        // If both orders occur in one column, the dates stay ambiguous.
        #expect(
            try days(released(["12/10/2009", "13/10/2009", "10/13/2009"])) == [
                nil, "2009-10-13", "2009-10-13",
            ])
    }

    @Test(
        "a list is read in each notation",
        arguments: [
            "Drama, Crime", "Drama|Crime", "Drama;Crime", "Drama / Crime", "['Drama', 'Crime']",
            #"["Drama", "Crime"]"#,
            #"[{"id": 18, "name": "Drama"}, {"id": 80, "name": "Crime"}]"#,
            #"[{'id': 18, 'name': 'Drama'}, {'name': 'Crime', 'id': 80}]"#, #"['\u0044rama', "Crime"]"#,
            "drama, crime",
        ])
    func lists(_ cell: String) throws {
        #expect(try movie("Genre", cell).genres == ["Drama", "Crime"])
    }

    @Test("names in lists keep their apostrophes, quotes and brackets")
    func names() throws {
        #expect(
            try movie("cast", #"["Catherine O'Hara", 'Dwayne "The Rock" Johnson']"#).cast == [
                "Catherine O'Hara", #"Dwayne "The Rock" Johnson"#,
            ])
        #expect(try movie("cast", #"['Catherine O\'Hara']"#).cast == ["Catherine O'Hara"])
        #expect(try movie("countries", "[]").countries == [])
        #expect(try movie("director", "Jean-Luc Godard").directors == ["Jean-Luc Godard"])
    }

    @Test(
        "a list in a notation that nobody knows is no genre",
        arguments: [
            #"[{"id": 28"#, #"{"id": 28}"#, #"[{"id": 28}]"#, "['Drama'", "[Drama", "['Drama'] x", "[[1]]",
            #"["\"#,
        ])
    func strangeLists(_ cell: String) throws {
        let quoted = cell.replacing("\"", with: "\"\"")
        let reading = try MovieFileReading("movie,genres\nHeat,\"\(quoted)\"\nAlien,\"\(quoted)\"\n")
        #expect(reading.movies == [Movie("Heat"), Movie("Alien")])
        #expect(reading.problems.count == 2 && reading.problems[0].hasSuffix("the cell is left empty."))
    }

    @Test(
        "genres are written as people write them",
        arguments: [
            ("sci_fi", "Sci-Fi"), ("film_noir", "Film-Noir"), ("mystery", "Mystery"),
            ("true_crime", "True Crime"), ("Sci-Fi", "Sci-Fi"), ("Drama", "Drama"),
        ])
    func genres(_ cell: String, _ genre: String) throws {
        #expect(try movie("genres", cell).genres == [genre])
    }
}
