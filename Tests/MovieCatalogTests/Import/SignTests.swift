import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Tables of films, and those of something else")
struct SignTests {
    @Test(
        "what is no table of films is refused in words, though it has titles, years and ratings",
        arguments: [
            ("Title,Author,My Rating,Year Published\nSolaris,Lem,5,1961", "holds books, not movies"),
            ("Title,ISBN13,Year\nSolaris,1,1961", "holds books, not movies"),
            ("Name,Platform,Year,Rating\nMyst,PC,1993,9", "holds games, not movies"),
            ("title,artist,duration\nHelp!,The Beatles,138", "holds music, not movies"),
            ("Name,Email,Date\nAnna,a@example.org,2020-01-02", "holds people, not movies"),
            (
                "name,shelf\nSaw,3",
                "films.csv, line 1: nothing beside “name” shows that these are movies, such as a year"
            ),
        ])
    func refused(_ text: String, _ words: String) {
        let error = #expect(throws: CatalogError.self) { try MovieFileReading(text) }
        #expect(error?.kind == .badData && error?.description.contains(words) == true)
    }

    @Test(
        "a table of films has a sign of films, and one column is a list of them",
        arguments: [
            "title\nHeat", "Name\nHeat", "name,year,x\nHeat,,y", "title,Director,Author\nHeat,Michael Mann,x",
            "title,imdb id,platform\nHeat,,DVD", "Movie,Shelf\nHeat,3", "title,seen on,genre\nHeat,,Crime",
            "title,runtime\nHeat,170", "title,my rating\nHeat,",
        ])
    func taken(_ text: String) throws {
        #expect(try MovieFileReading(text).movies.map(\.title) == ["Heat"])
    }

    @Test("what a person says of a column is sign enough")
    func mapped() throws {
        let reading = try MovieFileReading("name,shelf\nHeat,3\n", mapping: "name=title")
        #expect(reading.movies == [Movie("Heat")])
    }
}
