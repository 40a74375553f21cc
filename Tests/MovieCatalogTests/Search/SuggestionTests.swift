import MoviesApp
import Testing

@testable import MovieCatalog

@Suite("Suggested searches")
struct SuggestionTests {
    private let catalog: Catalog

    init() throws {
        // Words with the same prefix, each in fewer movies than the one before.
        var titles = "abcdefghi".enumerated().flatMap { place, letter in
            Array(repeating: "Hear\(letter)", count: 20 - 2 * place)
        }
        titles += [
            "Hearc Lagoon", "Heard Gallery", "Hearh Scarlet", "Heari Vertigo", "Magnolia", "Ran", "X Q",
        ]
        titles += ["B cdefg", "Bc defg", "Bcd efg", "Bcde fg"]
        var movies = titles.enumerated().map { Movie(id: Movie.ID($0 + 1), title: $1) }
        movies[0].tags = ["one two three four", "five six seven eight nine"]
        movies[1].directors = ["Costa-Gavras", "Carol Reed"]
        catalog = try Catalog(movies: movies)
    }

    private func names(_ text: String) throws -> [String] {
        let search = try MovieSearch(text)
        let count = try catalog.count(of: MovieQuery(search: search))
        return try catalog.suggestions(besides: search, finding: count).map(\.name)
    }

    @Test(
        "A word without results gets up to three near spellings, the most frequent first",
        arguments: [
            ("hearx", ["heara", "hearb", "hearc"]), ("heara", []), ("vertigo", []), ("rax", ["ran"]),
            ("xq", []),
            ("maxnolia", ["magnolia"]), ("magnxlix", ["magnolia"]), ("magxxlix", []),
            ("galxery", ["gallery"]),
            ("galxerx", []), ("vertgo", ["vertigo"]), ("verttigo", ["vertigo"]), ("vetrigo", ["vertigo"]),
        ] as [(String, [String])])
    func words(_ text: String, _ names: [String]) throws { #expect(try self.names(text) == names) }

    @Test(
        "Several words are suggested with misspellings corrected, or as the rarest known one",
        arguments: [
            ("hearx scarlet", ["hearh scarlet"]), ("hearx vertigo", ["vertigo"]),
            ("hearx lagon", ["hearc lagoon"]), ("hearx galery", []), ("vertigo qqqqqq", ["vertigo"]),
            ("magnolia scarlet", ["magnolia"]), ("heara scarlet", ["scarlet"]),
            ("magnol scarlet", ["scarlet"]), ("by carol rexd", ["by carol reed"]),
        ] as [(String, [String])])
    func several(_ text: String, _ names: [String]) throws { #expect(try self.names(text) == names) }

    @Test("A word is suggested cut in two, in at most three ways")
    func cut() throws {
        #expect(try names("bcdefg") == ["\"b cdefg\"", "\"bc defg\"", "\"bcd efg\""])
    }

    @Test("Words that are a tag of up to four words are suggested as that tag")
    func tags() throws {
        #expect(try names("one two three four") == ["one two three four"])
        #expect(try names("five six seven eight nine") == [])
    }

    @Test(
        "Names are completed after the name of their field",
        arguments: [
            ("by:", ["by:Costa-Gavras"]), ("director:co", ["director:Costa-Gavras"]), ("director:x", []),
            ("genre:", []), ("note:", []), ("x y:", []),
        ] as [(String, [String])])
    func names(_ text: String, _ names: [String]) throws {
        #expect(try catalog.names(beginning: text) == names)
    }
}
