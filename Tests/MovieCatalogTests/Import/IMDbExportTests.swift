import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Reading what a person takes home from IMDb")
struct IMDbExportTests {
    @Test(
        "rated movies are watched by the day of the rating, and series, episodes and games are passed over")
    func ratings() throws {
        let reading = try MovieFileReading(
            """
            Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
            tt0111161,10,2018-04-18,The Shawshank Redemption,The Shawshank Redemption,https://www.imdb.com/title/tt0111161/,Movie,9.3,142,1994,Drama,"2,901,234",1994-10-14,Frank Darabont
            tt0118799,9,4/18/2018,Life Is Beautiful,La vita è bella,https://www.imdb.com/title/tt0118799/,Movie,8.6,116,1997,"Comedy, Drama",762914,12/20/1997,Roberto Benigni
            tt0903747,10,2019-01-01,Breaking Bad,Breaking Bad,https://www.imdb.com/title/tt0903747/,TV Series,9.5,45,2008,Crime,2000000,2008-01-20,
            tt0959621,8,2019-01-01,Breaking Bad: Pilot,Pilot,https://www.imdb.com/title/tt0959621/,TV Episode,9.0,58,2008,Crime,40000,2008-01-20,Vince Gilligan
            tt0067023,7,2019-01-02,Duel,Duel,https://www.imdb.com/title/tt0067023/,TV Movie,7.6,90,1971,Action,80000,1971,Steven Spielberg
            tt0000012,6,2019-01-02,Hansel &amp; Gretel,Hansel &amp; Gretel,,Short,7.4,1,2046,#N/A,12000,,
            tt0383385,9,2019-01-02,Half-Life 2,Half-Life 2,,Video Game,9.4,,2004,Action,8000,2004-11-16,
            tt5491994,9,2019-01-02,Planet Earth II,Planet Earth II,,TV Mini Series,9.4,298,2016,Documentary,8000,2016-11-06,
            """, named: "ratings.csv")
        #expect(reading.kind == .imdbRatings && reading.ignoredColumns == ["URL"])
        #expect(reading.passedOver == 4)
        #expect(
            reading.movies == [
                Movie("The Shawshank Redemption", 1994) { movie in
                    movie.imdbID = "tt0111161"
                    movie.rating = Rating(tenths: 100)
                    movie.dayRated = Day("2018-04-18")
                    movie.viewings = [Viewing()]
                    movie.publicRating = 93
                    movie.runtime = 142
                    movie.genres = ["Drama"]
                    movie.votes = 2_901_234
                    movie.released = Day("1994-10-14")
                    movie.directors = ["Frank Darabont"]
                },
                Movie("Life Is Beautiful", 1997) { movie in
                    movie.imdbID = "tt0118799"
                    movie.originalTitle = "La vita è bella"
                    movie.rating = Rating(tenths: 90)
                    movie.dayRated = Day("2018-04-18")
                    movie.viewings = [Viewing()]
                    movie.publicRating = 86
                    movie.runtime = 116
                    movie.genres = ["Comedy", "Drama"]
                    movie.votes = 762_914
                    movie.released = Day("1997-12-20")
                    movie.directors = ["Roberto Benigni"]
                },
                Movie("Duel", 1971) { movie in
                    movie.imdbID = "tt0067023"
                    movie.rating = Rating(tenths: 70)
                    movie.dayRated = Day("2019-01-02")
                    movie.viewings = [Viewing()]
                    movie.publicRating = 76
                    movie.runtime = 90
                    movie.genres = ["Action"]
                    movie.votes = 80_000
                    movie.directors = ["Steven Spielberg"]
                },
                Movie("Hansel & Gretel") { movie in
                    movie.imdbID = "tt0000012"
                    movie.rating = Rating(tenths: 60)
                    movie.dayRated = Day("2019-01-02")
                    movie.viewings = [Viewing()]
                    movie.publicRating = 74
                    movie.runtime = 1
                    movie.votes = 12_000
                },
            ])
        #expect(
            reading.problems == [
                "ratings.csv, line 7, Year: 2046 is not a whole number from 1874 to 2036, so the cell is left empty."
            ])
    }

    private static let listHeader =
        "Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),"
        + "Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated"

    @Test(
        "a list and a watchlist have the same columns and are told by the file's name; what is rated is watched",
        arguments: [
            ("WATCHLIST.csv", MovieFileKind.imdbWatchlist, true),
            ("/home/me/watchlist (1).csv", .imdbWatchlist, true),
            ("Favourites of the 40s.csv", .imdbList, false), ("ratings of 2018.csv", .imdbList, false),
        ])
    func lists(_ name: String, _ kind: MovieFileKind, _ isOnWatchlist: Bool) throws {
        let reading = try MovieFileReading(
            Self.listHeader + "\n"
                + "1,tt0041959,2018-04-18,2018-04-18,\"Zither, first\",The Third Man,The Third Man,,Movie,8.1,93,"
                + "1949,Film-Noir,180000,1949-08-31,Carol Reed,,\n"
                + "2,tt0068156,2018-04-18,2018-04-18,,1776,1776,,Movie,7.6,141,1972,,9000,,,8,2018-04-18\n",
            named: name)
        #expect(reading.kind == kind && reading.problems == [])
        #expect(reading.ignoredColumns == ["Position", "Modified", "URL"])
        #expect(reading.movies.map(\.title) == ["The Third Man", "1776"])
        #expect(reading.movies.map(\.note) == ["Zither, first", nil])
        #expect(reading.movies.map(\.isOnWatchlist) == [isOnWatchlist, isOnWatchlist])
        #expect(reading.movies.map(\.rating) == [nil, Rating(tenths: 80)])
        #expect(reading.movies.map(\.dayRated) == [nil, Day("2018-04-18")])
        let days = [Day("2018-04-18"), Day("2018-04-18")]
        #expect(reading.movies.map(\.dayAdded) == (isOnWatchlist ? [nil, nil] : days))
        #expect(reading.movies.map(\.watchlist?.day) == (isOnWatchlist ? days : [nil, nil]))
        #expect(reading.movies.map(\.viewings) == [[], [Viewing()]])
    }

    @Test("ratings of before 2017 have other names for columns, and a position")
    func before2017() throws {
        let reading = try MovieFileReading(
            """
            "position","const","created","modified","description","Title","Title type","Directors","You rated","IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes","Release Date (month/day/year)","URL"
            "1","tt0041959","Sat Mar 12 00:00:00 2011","","","The Third Man","Feature Film","Carol Reed","9","8.4","104","1949","film_noir, mystery","71521","1949-09-02","http://www.imdb.com/title/tt0041959/"
            "2","tt0098904","Sat Mar 12 00:00:00 2011","","","Seinfeld","TV Series","","10","9.0","22","1989","comedy","90123","1989-07-05","http://www.imdb.com/title/tt0098904/"
            "3","tt0185906","Sat Mar 12 00:00:00 2011","","","Band of Brothers","Mini-Series","","10","9.6","60","2001","drama","90123","2001","http://www.imdb.com/title/tt0185906/"
            """, named: "ratings.csv")
        #expect(reading.kind == .imdbRatings && reading.problems == [])
        #expect(reading.ignoredColumns == ["position", "modified", "URL"])
        #expect(reading.passedOver == 2)
        #expect(
            reading.movies == [
                Movie("The Third Man", 1949) { movie in
                    movie.imdbID = "tt0041959"
                    movie.rating = Rating(tenths: 90)
                    movie.dayRated = Day("2011-03-12")
                    movie.viewings = [Viewing()]
                    movie.publicRating = 84
                    movie.runtime = 104
                    movie.genres = ["Film-Noir", "Mystery"]
                    movie.votes = 71521
                    movie.released = Day("1949-09-02")
                    movie.directors = ["Carol Reed"]
                }
            ])
    }

    @Test("a row of 2018 that is in Latin-1 or Windows-1252 is read as that, one in UTF-8 as UTF-8")
    func latin1() throws {
        let header = "Const,Your Rating,Title,Title Type,Directors\n"
        let amelie: [UInt8] =
            Array("tt0211915,9,Am".utf8) + [0xE9] + Array("lie,movie,Jean-Pierre Jeunet\n".utf8)
        let quotes: [UInt8] =
            Array("tt0000002,8,".utf8) + [0x93] + Array("10".utf8) + [0x94, 0x20, 0x80, 0x81]
            + Array(",movie,\n".utf8)
        let reading = try MovieFileReading(
            Array(header.utf8) + amelie + quotes
                + Array("tt0000003,7,Pokémon,movie,\ntt0000004,1,x,tvSeries,\n".utf8))
        #expect(reading.movies.map(\.title) == ["Amélie", "“10” €\u{FFFD}", "Pokémon"])
        #expect(reading.rows.map(\.line) == [2, 3, 4])
        #expect(
            reading.problems == [
                "films.csv: 2 rows read as Windows-1252, a guess. Check the letters: "
                    + "“Amélie”, ““10” €\u{FFFD}”."
            ])
        #expect(reading.passedOver == 1)
    }

    @Test(
        "what is a movie and what is none, in the words of all years",
        arguments: [
            ("movie", true), ("Movie", true), ("Feature Film", true), ("tvMovie", true), ("TV Movie", true),
            ("short", true), ("Short Movie", true), ("TV Short", true), ("video", true), ("Video", true),
            ("Documentary", true), ("TV Special", true), ("", true),
            ("tvSeries", false), ("TV Series", false), ("tvMiniSeries", false), ("TV Mini Series", false),
            ("Mini-Series", false), ("tvEpisode", false), ("TV Episode", false), ("videoGame", false),
            ("Video Game", false), ("Podcast Series", false), ("podcastEpisode", false),
            ("Music Video", false),
            ("tvPilot", false),
        ])
    func types(_ type: String, _ isMovie: Bool) throws {
        let text = "Const,Title,Title Type\ntt0000001,A,\(type)\n"
        #expect(try MovieFileReading(text).rows.count == (isMovie ? 1 : 0))
        #expect(try MovieFileReading(text).passedOver == (isMovie ? 0 : 1))
        #expect(try MovieFileReading(text, includesAllTypes: true).rows.count == 1)
    }

    @Test(
        "a cell that can't be used is left empty and told",
        arguments: [
            ("Const", "41959", "41959 is not an IMDb id such as tt0041959"),
            ("Your Rating", "8.55", "“8.55” is not 0 to 10 with at most one decimal"),
            ("Your Rating", "11", "11 is not 0 to 10 with at most one decimal"),
            ("IMDb Rating", "8.15", "“8.15” is not 1 to 10 with at most one decimal"),
            ("IMDb Rating", ".", "“.” is not 1 to 10 with at most one decimal"),
            ("Num Votes", "1.5k", "“1.5k” is not a whole number, 0 or more"),
            ("Num Votes", "99999999999999999999", "99999999999999999999 is not a whole number, 0 or more"),
            ("Year", "2046", "2046 is not a whole number from 1874 to 2036"),
            ("Runtime (mins)", "0", "0 is not a whole number from 1 to 6000"),
            ("Release Date", "4/18/18", "“4/18/18” is not a date such as 1949-08-31"),
            ("Release Date", "2018-02-30", "2018-02-30 is not a date such as 1949-08-31"),
        ])
    func badCells(_ column: String, _ cell: String, _ message: String) throws {
        let isConst = column == "Const"
        let reading = try MovieFileReading(
            isConst ? "Const,Title\n\(cell),A\n" : "Const,Title,\(column)\n,A,\(cell)\n")
        #expect(reading.movies == [Movie("A")])
        #expect(
            reading.problems == ["films.csv, line 2, \(column): \(message), so the cell is left empty."])
    }
}
