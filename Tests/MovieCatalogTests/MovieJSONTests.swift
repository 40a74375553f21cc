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

    @Test("Random movies are read back equal from JSON, byte for byte")
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
            // Bytes can differ even if strings are equal, as for a decomposed é.
            try #require(read.json == json, context)
            try #require(!json.contains { $0 < 0x20 || $0 == 0x7F }, context)
        }
    }

    @Test("Damaged JSON is refused or read as a valid movie, and truncated JSON is refused")
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

    @Test("Places on lists are read back equal from JSON, and a fractional place becomes 0")
    func places() throws {
        let text = #"[{"list":"A","place":3,"note":"N"},{"description":"D","place":0}]"#
        let places = try ListPlace.places(json: Array(text.utf8))
        #expect(ListPlace.json(places) == text)
        #expect(try ListPlace.places(json: Array(#"[{"list":"A","place":1.5}]"#.utf8)).map(\.place) == [0])
    }

    @Test("Unknown keys of a movie are skipped and reported")
    func unknownKeys() throws {
        var (unknown, places) = ([String](), [ListPlace]())
        let line = #"{"ids":{"a":[1,{"b":null}],"title":"B"},"title":"A","x\n":true,"Year":-1e999}"#
        let movie = try Movie(json: Array(line.utf8), id: id, unknownKeys: &unknown, places: &places)
        #expect(movie == Movie(id: id, title: "A"))
        #expect(unknown == ["ids", "x\n", "Year"])
    }

    @Test("Bytes that aren't UTF-8 are refused with their column")
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

    @Test("JSON more than 64 lists deep is refused without overflowing the stack")
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
