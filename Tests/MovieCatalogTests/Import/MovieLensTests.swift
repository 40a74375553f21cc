import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Reading MovieLens")
struct MovieLensTests {
    @Test("movies have their year in the title, their article behind it, and bars between genres")
    func movies() throws {
        let reading = try MovieFileReading(
            """
            movieId,title,genres
            1,Toy Story (1995),Adventure|Animation|Children
            73,"Misérables, Les (1995)",Drama|War
            200,Babylon 5,(no genres listed)
            201,"Quoted ""Title"" (2050)",Drama
            """, named: "movies.csv")
        #expect(reading.kind == .movieLensMovies && reading.problems == [])
        #expect(reading.rows.map(\.key) == [-1, -73, -200, -201])
        #expect(
            reading.movies == [
                Movie("Toy Story", 1995) { $0.genres = ["Adventure", "Animation", "Children"] },
                Movie("Les Misérables", 1995) { $0.genres = ["Drama", "War"] },
                Movie("Babylon 5"),
                Movie("Quoted \"Title\"") { $0.genres = ["Drama"] },
            ])
    }

    @Test(
        "a filed title is taken apart",
        arguments: [
            ("Third Man, The (1949)", "The Third Man", nil, 1949),
            ("Misérables, Les (1995)", "Les Misérables", nil, 1995),
            (
                "City of Lost Children, The (Cité des enfants perdus, La) (1995)",
                "The City of Lost Children", "La Cité des enfants perdus", 1995
            ),
            ("Avventura, L' (Adventure, The) (1960)", "L'Avventura", "The Adventure", 1960),
            ("Seven (a.k.a. Se7en) (1995)", "Seven", nil, 1995),
            ("Shanghai Triad (Yao a yao) (a.k.a. Triad) (1995) ", "Shanghai Triad", "Yao a yao", 1995),
            ("(500) Days of Summer (2009)", "(500) Days of Summer", nil, 2009),
            (
                "Birdman: Or (The Unexpected Virtue of Ignorance) (2014)",
                "Birdman: Or (The Unexpected Virtue of Ignorance)", nil, 2014
            ),
            ("Fawlty Towers (1975-1979)", "Fawlty Towers", nil, 1975),
            ("Big Bang Theory, The (2007-)", "The Big Bang Theory", nil, 2007),
            ("Fawlty Towers (1975–1979)", "Fawlty Towers", nil, 1975),
            ("Blade Runner (2049 A.D.)", "Blade Runner", "2049 A.D.", nil),
            ("1776 (1972)", "1776", nil, 1972), ("1984", "1984", nil, nil), ("(1984)", "(1984)", nil, nil),
            (
                "Good, the Bad and the Ugly, The (Buono, il brutto, il cattivo, Il) (1966)",
                "The Good, the Bad and the Ugly", "Il Buono, il brutto, il cattivo", 1966
            ),
            ("Me, Myself & Irene (2000)", "Me, Myself & Irene", nil, 2000),
            ("Nested (a (b)) (2001)", "Nested", "a (b)", 2001), ("x)", "x)", nil, nil),
            (", The", ", The", nil, nil),
            ("()", "()", nil, nil), ("", "", nil, nil), ("A (١٩٩٥)", "A", "١٩٩٥", nil),
        ] as [(String, String, String?, Int?)])
    func filedTitles(_ text: String, _ title: String, _ originalTitle: String?, _ year: Int?) {
        let filed = FiledTitle(text)
        #expect(filed.title == title)
        #expect(filed.originalTitle == originalTitle)
        #expect(filed.year == year)
    }

    @Test("ratings are stars, of a movie that is known by its number alone")
    func ratings() throws {
        let reading = try MovieFileReading(
            "userId,movieId,rating,timestamp\n7,1,4.0,964982703\n7,47,0.5,964983815\n7,x,5.0,1\n7,,5.0,1\n",
            named: "ratings.csv")
        #expect(reading.kind == .movieLensRatings && reading.ignoredColumns == ["timestamp"])
        #expect(reading.rows.map(\.key) == [-1, -47])
        #expect(reading.movies.map(\.rating) == [Rating(tenths: 80), Rating(tenths: 10)])
        #expect(reading.movies.map(\.viewings) == [[Viewing()], [Viewing()]])
        #expect(
            reading.problems == [
                "ratings.csv, line 4, movieId: “x” is not a whole number from 1 to 999999999; the row is left out.",
                "ratings.csv, line 5: there is no id; the row is left out.",
            ])
    }

    @Test("the ratings of a second user are refused where they begin")
    func secondUser() {
        let error = #expect(throws: CatalogError.self) {
            try MovieFileReading(
                "userId,movieId,rating,timestamp\n1,1,4.0,1\n1,2,4.0,1\n2,2,4.0,1\n", named: "ratings.csv")
        }
        #expect(
            error?.description
                == "ratings.csv, line 4: the rows of a second user begin here; keep only one user's rows.")
        #expect(error?.kind == .badData)
    }

    @Test("links give a movie its ids, that of IMDb with its zeros")
    func links() throws {
        let reading = try MovieFileReading(
            "movieId,imdbId,tmdbId\n1,0114709,862\n2,0113497,\n3,12345678,1\n4,0,2\n", named: "links.csv")
        #expect(reading.kind == .movieLensLinks)
        #expect(reading.rows.map(\.key) == [-1, -2, -3, -4])
        #expect(reading.movies.map(\.imdbID) == ["tt0114709", "tt0113497", "tt12345678", nil])
        #expect(reading.movies.map(\.tmdbID) == [862, nil, 1, 2])
        #expect(
            reading.problems == [
                "links.csv, line 5, imdbId: 0 is not an IMDb id such as tt0041959; the cell is left empty."
            ])
    }
}
