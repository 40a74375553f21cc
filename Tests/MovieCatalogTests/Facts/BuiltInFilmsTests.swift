import Catalogs
import Foundation
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Built-in facts")
struct BuiltInFilmsTests {
    private let known = BuiltInFilms()

    /// The films of both example tables, read once because it takes seconds.
    static let films = Result {
        try [MadeCatalog.allFilms, .moreFilms].flatMap { table in
            let file = try CatalogFile(of: table)
            return try withExtendedLifetime(file) {
                try file.open().movies(of: MovieQuery(), in: 0 ..< .max)
            }
        }
    }

    /// Random films, each with a comment that has its title and the seed.
    static func someFilms(_ count: Int) throws -> [(film: Movie, comment: Comment)] {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        return try films.get().shuffled(using: &random).prefix(rounds(count)).map {
            ($0, "\($0.title), USHER_SEED=\(RandomNumbers.seed)")
        }
    }

    @Test("A film of the tables is found by title and by id, with the facts of its table")
    func table() throws {
        for (film, comment) in try Self.someFilms(50) {
            let facts = try #require(
                known.films(called: film.title).first { $0.isSameFilm(as: film) }, comment)
            if let id = film.imdbID { #expect(known.film(imdbID: id) == facts, comment) }
            // A film with different titles in the two tables has the first table's facts.
            guard facts.title == film.title else { continue }
            for field in BuiltInFilms.fields.prefix(9) where field != .title && field.value(of: film) != nil {
                #expect(field.value(of: facts) == field.value(of: film), comment)
            }
            #expect(
                film.cast.starts(with: facts.cast) && facts.cast.count >= min(3, film.cast.count), comment)
        }
    }

    @Test("Each film of the tables is matched by title and year, or is among those asked about")
    func matched() throws {
        for (film, comment) in try Self.someFilms(50) {
            switch known.match(of: Movie(FilmName(title: film.title, year: film.year), nil)) {
            case .film(let match): #expect(match.isSameFilm(as: film), comment)
            case .several(let films): #expect(films.contains { $0.isSameFilm(as: film) }, comment)
            case .nearby, .none: Issue.record(comment)
            }
        }
    }

    @Test("The packed facts have each film of the tables once")
    func whole() throws {
        struct Name: Hashable { let (title, year): (String, Int?) }
        let films = try Self.films.get()
        let blocks = PackedFilmFacts.blocks(from: 0, through: .max)
        let packed = blocks.flatMap { PackedFilmFacts.rows(of: $0) }.map { row in
            let cells = row.parts(at: PackedFilmFacts.tab)
            return Name(title: String(decoding: cells[1], as: UTF8.self), year: cells[2].number)
        }
        #expect(packed.count == PackedFilmFacts.count)
        #expect(packed.count == films.count - 2 && films.count > 30_000)
        // Two names in the tables are other spellings of packed films.
        let names = Set(films.map { Name(title: $0.title, year: $0.year) })
        let missing = names.subtracting(packed)
        #expect(names.isSuperset(of: packed) && missing.count == 2)
        for name in missing {
            #expect(known.films(called: name.title).contains { $0.year == name.year }, "\(name.title)")
        }
        let years = films.compactMap(\.year)
        #expect(
            years.min() == PackedFilmFacts.years.lowerBound && years.max() == PackedFilmFacts.years.upperBound
        )
        #expect(BuiltInFilms.inWords == "\(grouped(packed.count)) movies from 1920 to \(years.max() ?? 0)")
    }

    @Test(
        "A title is found in other spellings",
        arguments: [
            ("seven samurai", "Seven Samurai"), ("GODFATHER", "The Godfather"), ("Amelie", "Amélie"),
            ("Spiderman", "Spider-Man"), ("Rocky 2", "Rocky II"),
        ])
    func spellings(_ typed: String, _ title: String) {
        #expect(known.films(called: typed).contains { $0.title == title })
    }

    @Test("The first and last film of each block are found by title and id")
    func blocks() throws {
        let blocks = PackedFilmFacts.blocks(from: 0, through: .max)
        #expect(blocks.starts(with: [1, 2]) && blocks == Array(1...blocks.count))
        #expect(blocks.count > 100)
        for block in blocks.dropFirst() {
            let rows = PackedFilmFacts.rows(of: block)
            for row in try [#require(rows.first), #require(rows.last)] {
                let cells = row.parts(at: PackedFilmFacts.tab).map { String(decoding: $0, as: UTF8.self) }
                let id = cells[0].isEmpty ? nil : cells[0]
                let found = known.films(called: cells[1])
                #expect(found.contains { $0.imdbID == id && "\($0.year ?? 0)" == cells[2] })
                if let id { #expect(known.film(imdbID: id)?.title == cells[1]) }
            }
            // Searching for a title must unpack only a few of the blocks.
            func found(_ row: ArraySlice<UInt8>) -> [Int] {
                let title = row.parts(at: PackedFilmFacts.tab).map { String(decoding: $0, as: UTF8.self) }[1]
                let head = PackedFilmFacts.head(of: BuiltInFilms.key(of: title))
                return PackedFilmFacts.blocks(from: head, through: head)
            }
            #expect(found(rows[0]) == [1] + Array(max(2, block - 1)...block))
            #expect(found(rows[rows.count - 1]).starts(with: [1, block]))
        }
        #expect(PackedFilmFacts.blocks(from: .max, through: .max) == [1, blocks.count])
    }

    @Test(
        "The head of a title is its first eight letters as a number",
        arguments: [
            ("", 0, 0), ("", 255, .max), ("a", 0, 0x6100_0000_0000_0000), ("a", 255, 0x61FF_FFFF_FFFF_FFFF),
            ("abcdefg", 0, 0x6162_6364_6566_6700), ("abcdefgh", 255, 0x6162_6364_6566_6768),
            ("abcdefghi", 0, 0x6162_6364_6566_6768),
        ] as [(String, UInt8, UInt64)])
    func heads(_ letters: String, _ filler: UInt8, _ head: UInt64) {
        #expect(PackedFilmFacts.head(of: Array(letters.utf8), filledWith: filler) == head)
    }

    @Test("Films are found by the first words of their titles, with exact matches first")
    func beginnings() {
        #expect(
            known.names(beginningWith: "the fog").starts(with: [
                "The Fog (1980)", "The Fog (2005)", "The Fog of War (2003)", "Fog City Mavericks (2007)",
            ]))
        let found = known.films(beginningWith: "the godf").map(\.title)
        #expect(found.first == "The Godfather")
        #expect(found.allSatisfy { $0.contains("Godf") })
        // A space in the prefix must be a space in the title, so Manon isn't found.
        #expect(known.films(beginningWith: "man on").allSatisfy { !$0.title.hasPrefix("Manon") })
        #expect(known.films(beginningWith: "").isEmpty)
        #expect(known.films(beginningWith: "no such film at all").isEmpty)
    }

    @Test("An unknown film isn't found", arguments: ["tt9999999", "tt", "", "nonsense"])
    func unknown(_ id: String) {
        #expect(known.film(imdbID: id) == nil)
        #expect(known.films(called: "No Such Film \(id)").isEmpty)
    }
}
