import MovieImport
import Randomness
import MoviesApp
import Testing

@testable import MovieCatalog

@Suite("Movies as lines of JSON")
struct MovieJSONTests {
    private let id = Movie.ID(7)

    private func movie(_ text: String) throws(JSONError) -> Movie {
        try Movie(json: Array(text.utf8), id: id)
    }

    private func text(_ movie: Movie) -> String {
        String(decoding: movie.json, as: UTF8.self)
    }

    @Test(
        "a movie that has everything is written with every key, in the order of the columns, and reads back equal"
    )
    func everything() throws {
        var movie = Movie.withEverything
        movie.id = id
        let expected =
            #"{"title":"The Third Man","original_title":"Der dritte Mann","year":1949,"release_date":"1949-01-01","#
            + #""runtime_min":93,"genres":["Thriller","Noir"],"directors":["Carol Reed"],"#
            + #""writers":["Graham Greene"],"cast":["Orson Welles","Alida Valli"],"#
            + #""languages":["English","German"],"countries":["United Kingdom"],"mpaa":"PG","tomatometer":99,"#
            + #""tomato_reviews":80,"metacritic":97,"imdb_rating":8.1,"imdb_votes":187000,"box_office_usd":1229197,"oscars":1,"#
            + #""rating":8.5,"date_rated":"2024-01-06","watched":["2024-01-05",null,"#
            + #"{"date":"2019-03","rating":8,"note":"With Anna, again."}],"watchlist":true,"#
            + #""date_added":"2018-04-18","tags":["vienna"],"#
            + #""note":"The sewer.\n\"Harry\"","imdb_id":"tt0041959","tmdb_id":1092,"#
            + #""letterboxd_uri":"https://boxd.it/2b5i"}"#
        #expect(text(movie) == expected)
        #expect(try self.movie(expected) == movie)
        for field in MovieField.allCases { #expect(expected.contains("\"\(field.key)\":")) }
    }

    @Test(
        "texts are written in UTF-8, with what could end a line or move a cursor escaped",
        arguments: [
            ("", #""#), ("1776", #"1776"#), (#"a"b\c/d"#, #"a\"b\\c/d"#), ("é漢🎬", "é漢🎬"),
            ("\r\n\t", #"\r\n\t"#), ("\0\u{8}\u{C}\u{1B}\u{1F} ", #"\u0000\u0008\u000c\u001b\u001f "#),
            ("\u{7E}\u{7F}\u{80}\u{9F}\u{A0}", "\u{7E}\\u007f\\u0080\\u009f\u{A0}"),
            ("\u{2027}\u{2028}\u{2029}\u{202A}", "\u{2027}\\u2028\\u2029\\u202a"),
        ])
    func texts(_ title: String, _ escaped: String) throws {
        #expect(text(Movie(id: id, title: title)) == "{\"title\":\"\(escaped)\"}")
        #expect(try movie("{\"title\":\"\(escaped)\"}").title.utf8.elementsEqual(title.utf8))
    }

    @Test("any movie comes back equal, byte for byte")
    func roundTrip() throws {
        let seed = RandomNumbers.seed
        var random = RandomMovies(seed: seed)
        for number in 0..<500 {
            let movie = random.any(id: number)
            let json = movie.json
            let context: Comment =
                "USHER_SEED=\(seed), movie \(number): \(String(decoding: json, as: UTF8.self))"
            let read = try Movie(json: json, id: movie.id)
            try #require(read == movie, context)
            // Strings are equal even if their bytes differ, such as composed and decomposed é.
            try #require(read.json == json, context)
            try #require(!json.contains { $0 < 0x20 || $0 == 0x7F }, context)
        }
    }

    @Test("a line cut off or with a byte changed is read or refused, and what is read comes back equal")
    func damage() throws {
        let seed = RandomNumbers.seed
        var random = RandomMovies(seed: seed)
        for number in 0..<40 {
            let context: Comment = "USHER_SEED=\(seed), movie \(number)"
            var json = random.any(id: number).json
            let whole = json.indices.filter { (try? Movie(json: Array(json[..<$0]), id: id)) != nil }
            #expect(whole == [], context)
            for _ in 0..<20 {
                json[random.number(in: 0...json.count - 1)] = UInt8(random.number(in: 0...255))
                guard let read = try? Movie(json: json, id: id) else { continue }
                #expect(try Movie(json: read.json, id: id) == read, context)
            }
        }
    }

    @Test(
        "what other programs write is read as well",
        arguments: [
            (" \t\r\n{ \"title\" : \"A\" , \"year\" : 1949 } \r", #"{"title":"A","year":1949}"#),
            ("\u{FEFF}{\"title\":\"A\"}", #"{"title":"A"}"#),
            (#"{"title":1776}"#, #"{"title":"1776"}"#), (#"{"title":-1.50e3}"#, #"{"title":"-1.50e3"}"#),
            (#"{"title":"A","genres":[300]}"#, #"{"title":"A","genres":["300"]}"#),
            (#"{"year":"1949","title":"A"}"#, #"{"title":"A","year":1949}"#),
            (
                #"{"title":"A","year":1949.0,"runtime_min":0.930e2}"#,
                #"{"title":"A","year":1949,"runtime_min":93}"#
            ),
            (#"{"title":"A","rating":8.50}"#, #"{"title":"A","rating":8.5}"#),
            (#"{"title":"A","rating":0,"imdb_rating":10}"#, #"{"title":"A","imdb_rating":10,"rating":0}"#),
            (#"{"title":"A","imdb_rating":-0.5}"#, #"{"title":"A","imdb_rating":-0.5}"#),
            (
                #"{"title":"A","year":null,"cast":null,"watched":null,"watchlist":null,"oscars":null}"#,
                #"{"title":"A"}"#
            ),
            (#"{"title":"A","cast":[],"watched":[],"watchlist":false,"oscars":0}"#, #"{"title":"A"}"#),
            (#"{"t\u0069tle":"\u0041\/\ud83c\udfac"}"#, #"{"title":"A/🎬"}"#),
            (
                #"{"title":"A","watched":[{"date":"2024","rewatch":null},{"rewatch":true},{"rating":8},{"note":"B"}]}"#,
                #"{"title":"A","watched":["2024",{"rewatch":true},{"rating":8},{"note":"B"}]}"#
            ),
            (#"{"title":"A","year":-0}"#, #"{"title":"A","year":0}"#),
            (
                #"{"title":"A","year":9223372036854775807,"votes":1,"tmdb_id":-9223372036854775808}"#,
                #"{"title":"A","year":9223372036854775807,"tmdb_id":-9223372036854775808}"#
            ),
        ])
    func others(_ given: String, _ expected: String) throws {
        #expect(text(try movie(given)) == expected)
    }

    @Test("places on lists come back equal, a place that is no number in them being the first")
    func places() throws {
        let text = #"[{"list":"A","place":3,"note":"N"},{"description":"D","place":0}]"#
        let places = try ListPlace.places(json: Array(text.utf8))
        #expect(ListPlace.json(places) == text)
        #expect(try ListPlace.places(json: Array(#"[{"list":"A","place":1.5}]"#.utf8)).map(\.place) == [0])
    }

    @Test("keys that a movie has no use for are passed over and told")
    func unknownKeys() throws {
        var (unknown, places) = ([String](), [ListPlace]())
        let line = #"{"ids":{"a":[1,{"b":null}],"title":"B"},"title":"A","x\n":true,"Year":-1e999}"#
        let movie = try Movie(json: Array(line.utf8), id: id, unknownKeys: &unknown, places: &places)
        #expect(movie == Movie(id: id, title: "A"))
        #expect(unknown == ["ids", "x\n", "Year"])
    }

    @Test(
        "a line that can't be read is refused with what is wrong and the column in bytes",
        arguments: [
            ("", "column 1: a value is missing at the end"),
            ("  ", "column 3: a value is missing at the end"),
            ("[]", "column 1: this is not an object in braces"),
            (" 7", "column 2: this is not an object in braces"),
            ("{}", "column 1: there is no title"),
            (#"{"title":null}"#, "column 10: there is no title"),
            ("{", "column 2: “}” is missing"),
            (#"{"title":"A""#, "column 13: a comma or “}” is missing"),
            (#"{"title":"A" "year":1}"#, "column 14: a comma or “}” is missing"),
            (#"{"title":"A",}"#, "column 14: a key in quotes is missing"),
            (#"{title:"A"}"#, "column 2: a key in quotes is missing"),
            (#"{"title" "A"}"#, "column 10: a colon is missing"),
            (#"{"title""#, "column 9: a colon is missing"),
            (#"{"title":"A","#, "column 14: a key in quotes is missing"),
            (#"{"title":buzz}"#, "column 10: “buzz” is not a value"),
            (#"{"title":}"#, "column 10: “}” is not a value"),
            (#"{"title":None}"#, "column 10: “None” is not a value"),
            (#"{"title":'A'}"#, "column 10: “'” is not a value"),
            (#"{"title":"A"}{"#, "column 14: something follows where the line should end"),
            (#"{"title":"é","title":"B"}"#, "column 15: the key title is repeated"),
            (#"{"title":"A"#, "column 10: this quote is never closed"),
            (#"{"title":"A\"#, "column 12: “\\” can't escape this character"),
            (#"{"title":"\x41"}"#, "column 11: “\\” can't escape this character"),
            (#"{"title":"\u00e"}"#, "column 13: four hexadecimal digits are missing"),
            (#"{"title":"\u+0e1"}"#, "column 13: four hexadecimal digits are missing"),
            (#"{"title":"\ud83c"}"#, "column 11: this is half a character"),
            (#"{"title":"\ud83c\ud83c"}"#, "column 11: this is half a character"),
            (#"{"title":"\udfac\ud83c"}"#, "column 11: this is half a character"),
            (
                "{\"title\":\"A\nB\"}",
                "column 12: the text has a control character, which is written with a “\\”"
            ),
            (#"{"title":true}"#, "column 10: the title true is not text"),
            (#"{"title":["A"]}"#, "column 10: the title […] is not text"),
            (#"{"year":"x"}"#, "column 9: the year “x” is not a whole number"),
            (#"{"year":"0x7"}"#, "column 9: the year “0x7” is not a whole number"),
            (#"{"year":{}}"#, "column 9: the year {…} is not a whole number"),
            (#"{"year":1949.5}"#, "column 9: the year “1949.5” is not a whole number"),
            (
                #"{"year":0.1000000000000000000000000001}"#,
                "column 9: the year “0.1000000000000000000000000001” is not a whole number"
            ),
            (
                #"{"year":1e-999999999999999999999}"#,
                "column 9: the year “1e-999999999999999999999” is not a whole number"
            ),
            (#"{"year":1e999}"#, "column 9: the year “1e999” is too large"),
            (
                #"{"year":1e999999999999999999999}"#,
                "column 9: the year “1e999999999999999999999” is too large"
            ),
            (#"{"year":9223372036854775808}"#, "column 9: the year 9223372036854775808 is too large"),
            (#"{"year":-9223372036854775809}"#, "column 9: the year -9223372036854775809 is too large"),
            (#"{"year":100000000000000000000}"#, "column 9: the year “100000000000000000000” is too large"),
            (#"{"year":01}"#, "column 9: 01 is not a value"),
            (#"{"year":1.}"#, "column 9: “1.” is not a value"),
            (#"{"year":.5}"#, "column 9: “.5” is not a value"),
            (#"{"year":+1}"#, "column 9: “+1” is not a value"),
            (#"{"year":1e}"#, "column 9: “1e” is not a value"),
            (#"{"year":-}"#, "column 9: - is not a value"),
            (#"{"year":NaN}"#, "column 9: “NaN” is not a value"),
            (#"{"rating":8.35}"#, "column 11: the rating “8.35” is not 0 to 10 with at most one decimal"),
            (#"{"rating":10.5}"#, "column 11: the rating 10.5 is not 0 to 10 with at most one decimal"),
            (#"{"rating":"good"}"#, "column 11: the rating “good” is not 0 to 10 with at most one decimal"),
            (#"{"imdb_rating":7.95}"#, "column 16: the imdb_rating “7.95” is not a number with one decimal"),
            (
                #"{"release_date":"1949-02-29"}"#,
                "column 17: the release_date 1949-02-29 is not a date such as 1949-08-31"
            ),
            (#"{"release_date":1949}"#, "column 17: the release_date 1949 is not a date such as 1949-08-31"),
            (
                #"{"watchlist":"yes"}"#,
                "column 14: the watchlist “yes” is not true, false or a date such as 2024-01-05"
            ),
            (#"{"genres":"Noir"}"#, "column 11: the genres “Noir” is not a list of texts"),
            (#"{"genres":["Noir",null]}"#, "column 19: the genres null is not text"),
            (#"{"genres":["Noir",]}"#, "column 19: “]” is not a value"),
            (#"{"genres":["Noir"}"#, "column 18: a comma or “]” is missing"),
            (#"{"watched":true}"#, "column 12: the watched true is not a list of dates"),
            (#"{"watched":[null,"soon"]}"#, "column 18: the watched “soon” is not a date such as 1949-08-31"),
        ])
    func errors(_ line: String, _ message: String) {
        let error = #expect(throws: JSONError.self) { try movie(line) }
        #expect(error?.description == message)
    }

    @Test("bytes that are not UTF-8 are refused where they stand")
    func notUTF8() {
        for bad: [UInt8] in [
            [0xFF], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xEF, 0xBF], [0xF5, 0x80, 0x80, 0x80],
        ] {
            let line = Array(#"{"title":"é"#.utf8) + bad + Array(#""}"#.utf8)
            let error = #expect(throws: JSONError.self) { try Movie(json: line, id: id) }
            #expect(error?.description == "column 13: this is not UTF-8 text")
        }
        let error = #expect(throws: JSONError.self) { try Movie(json: [0x80], id: id) }
        #expect(error?.description == "column 1: this is not UTF-8 text")
    }

    @Test("lists in lists are read to a depth, beyond which they are refused without overflowing the stack")
    func depth() throws {
        func line(_ depth: Int) -> String {
            "{\"x\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
                + ",\"title\":\"A\"}"
        }
        #expect(try movie(line(63)).title == "A")
        let error = #expect(throws: JSONError.self) { try movie(line(64)) }
        #expect(error?.description == "column 69: this is more than 64 lists deep")
        let siblings = "{\"y\":[" + Array(repeating: "[]", count: 99).joined(separator: ",") + "],"
        #expect(try movie(siblings + line(63).dropFirst()).title == "A")
        #expect(throws: JSONError.self) { try movie(siblings + line(64).dropFirst()) }
        #expect(throws: JSONError.self) { try movie("{\"x\":" + String(repeating: "[", count: 1_000_000)) }
    }
}
