import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Notations of other programs")
struct NotationTests {
    @Test("A note with properties longer than a megabyte is refused")
    func longNote() throws {
        func note(_ length: Int) throws -> MovieFileReading {
            let text = "---\nyear: 1995\nabout: " + String(repeating: "x", count: length) + "\n---\n"
            return try MovieFileReading(text, named: "Heat.md")
        }
        #expect(try note((1 << 20) - 50).movies.map(\.title) == ["Heat"])
        #expect(throws: CatalogError.self) { try note(1 << 20) }
    }

    @Test("Windows-1252 is read as a guess, and Japanese is refused with its encoding's name")
    func otherEncodings() throws {
        let folder = try ImportFolder()
        try folder.write(Array("title,year\nAm".utf8) + [0xE9] + Array("lie,2001\n".utf8), to: "films.csv")
        let plan = try Catalog(of: []).preview(folder.opened("films.csv"))
        #expect(plan.questions == [] && plan.problems.warnings.count == 1)
        let japanese: [UInt8] = [0x8E, 0xB5, 0x90, 0x6C, 0x82, 0xCC, 0x8E, 0x98, 0x82, 0xCC, 0x82, 0xF1]
        try folder.write(Array("title,year\n".utf8) + japanese + Array(",1954\n".utf8), to: "films.csv")
        #expect(throws: CatalogError.file(folder["films.csv"], .otherEncoding("SHIFT_JIS"))) {
            try Catalog(of: []).preview(folder.opened("films.csv"))
        }
    }

    @Test(
        "A file of several people asks whose rows to import, with at most twenty answers",
        arguments: [1, 2, 20, 21])
    func people(count: Int) throws {
        let rows = (0..<count).map { "P\($0),2022-07-28,00:30:00,No Such Film,\n" }.joined()
        let text = "Profile Name,Start Time,Duration,Title,Supplemental Video Type\n" + rows
        let folder = try ImportFolder(["a.csv": text])
        let question = try Catalog(of: []).preview(folder.opened("a.csv")).questions.first
        let people = (0..<min(count, 20)).map { "P\($0)" }
        #expect(question?.answers.map(\.text) == (count == 1 ? nil : people))
    }

    @Test("A folder of another service is one import, and other files and folders are named")
    func folders() throws {
        let folder = try ImportFolder([
            "history.json":
                "[{\"watched_at\":\"2024-01-05T10:00:00Z\",\"movie\":{\"title\":\"M\",\"year\":1931,\"ids\":{\"trakt\":1,\"slug\":\"m\"}}}]",
            "ratings.json":
                "[{\"rating\":8,\"movie\":{\"title\":\"Ran\",\"year\":1985,\"ids\":{\"trakt\":2,\"slug\":\"r\"}}}]",
            "other.csv": "title,year\nHeat,1995\n", "readme": "x", "bad.csv": "x,y\n1,2\n",
        ])
        try FileManager.default.createDirectory(
            atPath: folder["ratings.csv"], withIntermediateDirectories: true)
        let files = try ImportBatch([folder.path])
        #expect(files.files.map(\.format.kind) == [.trakt, .trakt])
        #expect(
            files.ignored.map(\.description).sorted() == ["bad.csv", "other.csv", "ratings.csv", "readme"])
        let catalog = try Catalog(of: [])
        #expect(try catalog.take(files).report.counts == ImportCounts(added: 2))
    }

    private func movie(_ column: String, _ cell: String) throws -> Movie {
        let reading = try MovieFileReading(
            "movie,\(column)\nHeat,\"\(cell.replacing("\"", with: "\"\""))\"\n")
        #expect(reading.problems == [] && reading.ignoredColumns == [])
        return try #require(reading.movies.first)
    }

    @Test("A viewing may be dated tomorrow but no later, and a release on any day")
    func tomorrow() throws {
        let tomorrow = try #require(Day.today.before(days: -1))
        #expect(try movie("Watched Date", "\(tomorrow)").viewings == [Viewing(on: tomorrow)])
        let next = try #require(Day.today.before(days: -2))
        #expect(try MovieFileReading("title,watched\nHeat,\(next)\n").movies == [Movie("Heat")])
        let later = try #require(Day.today.before(days: -300))
        #expect(try movie("Release Date", "\(later)").released == later)
    }
}
