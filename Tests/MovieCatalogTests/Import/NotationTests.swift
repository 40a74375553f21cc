import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Names of columns, encodings and notes as others have them")
struct NotationTests {
    @Test("properties that go on for more than a megabyte are none")
    func longNote() throws {
        func note(_ length: Int) throws -> MovieFileReading {
            let text = "---\nyear: 1995\nabout: " + String(repeating: "x", count: length) + "\n---\n"
            return try MovieFileReading(text, named: "Heat.md")
        }
        #expect(try note((1 << 20) - 50).movies.map(\.title) == ["Heat"])
        #expect(throws: CatalogError.self) { try note(1 << 20) }
    }

    @Test(
        "an encoding that makes no words is asked about, with what each one makes of a title",
        arguments: [
            (CodePage.windows1251, [0xD1, 0xE2, 0xE0, 0xE4, 0xFC, 0xE1, 0xE0] as [UInt8], "Свадьба"),
            (.macRoman, [0x41, 0x6D, 0x8E, 0x6C, 0x69, 0x65], "Amélie"),
        ])
    func encoding(_ encoding: CodePage, _ title: [UInt8], _ text: String) throws {
        let folder = try ImportFolder()
        // The titles decide, in any column. Rows without a title don't count.
        try folder.write(
            Array("year,title\n".utf8) + title + Array("\n2001,".utf8) + title + Array("\n".utf8),
            to: "films.csv")
        #expect(try Catalog(of: []).preview(folder.opened("films.csv")).questions.count == 1)
        // Without titles, the values of the first column decide.
        try folder.write(
            Array("Review,imdbID,Rating10\n".utf8) + title + Array(",tt0113277,8\n".utf8), to: "films.csv")
        #expect(try Catalog(of: []).preview(folder.opened("films.csv")).questions.count == 1)
        try folder.write(Array("title,year\n".utf8) + title + Array(",2001\n".utf8), to: "films.csv")
        let plan = try Catalog(of: []).preview(folder.opened("films.csv"))
        let question = try #require(plan.questions.first)
        #expect(
            question.answers.first?.answer == .encoding(encoding) && question.answers.first?.example == text)
        var files = try folder.opened("films.csv")
        try files.take(.encoding(encoding))
        let catalog = try Catalog(of: [])
        let report = try catalog.take(files).report
        #expect(report.questions == [] && report.problems.isEmpty)
        #expect(try catalog.movies().map(\.title) == [text])
    }

    @Test("Latin letters of Windows-1252 are a guess, and Japanese is named with what converts it")
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
        "a film is watched where it was played for twenty minutes of a day, or for half of its length",
        arguments: [
            (["00:20:00"], true), (["00:19:59"], false), (["20:00"], true), (["1200"], true),
            (["1199"], false),
            (["0:0:20:00"], false), (["x:19:59"], false), (["x"], false), (["99999"], true),
            (["100000"], false),
            ([""], false), (["00:19:59", "00:00:01"], true), (["00:10:00", "00:09:59"], false),
        ])
    func played(_ durations: [String], _ isWatched: Bool) throws {
        let header = "Profile Name,Start Time,Duration,Title,Supplemental Video Type\n"
        for sign in [" ", "T"] {
            let rows = durations.enumerated().map { "A,2022-07-28\(sign)0\($0):22:11,\($1),No Such Film,\n" }
            #expect(try MovieFileReading(header + rows.joined()).movies.isEmpty == !isWatched)
            let days = durations.enumerated().map { "A,2022-07-2\($0)\(sign)04:22:11,\($1),No Such Film,\n" }
            #expect(
                try MovieFileReading(header + days.joined()).movies.isEmpty
                    == (!isWatched || durations.count > 1))
        }
        // For a film of 88 minutes.
        for (duration, count) in [("00:44:00", 1), ("00:43:59", 0)] {
            #expect(
                try MovieFileReading(header + "A,2022-07-28,\(duration),Rashomon,\n").movies.count == count)
        }
    }

    @Test("where there are several people, twenty at most are asked about", arguments: [1, 2, 20, 21])
    func people(count: Int) throws {
        let rows = (0..<count).map { "P\($0),2022-07-28,00:30:00,No Such Film,\n" }.joined()
        let text = "Profile Name,Start Time,Duration,Title,Supplemental Video Type\n" + rows
        let folder = try ImportFolder(["a.csv": text])
        let question = try Catalog(of: []).preview(folder.opened("a.csv")).questions.first
        let people = (0..<min(count, 20)).map { "P\($0)" }
        #expect(question?.answers.map(\.example) == (count == 1 ? nil : people))
    }

    @Test("a folder of another service is one import, and folders that are named as files are told")
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
        let files = try ImportFiles([folder.path])
        #expect(files.files.map(\.format.kind) == [.trakt, .trakt])
        #expect(
            files.ignored.map(\.description).sorted() == ["bad.csv", "other.csv", "ratings.csv", "readme"])
        let catalog = try Catalog(of: [])
        #expect(try catalog.take(files).report.counts == ImportCounts(added: 2))
    }

    /// The movie of a list with one column beside the title.
    private func movie(_ column: String, _ cell: String) throws -> Movie {
        let reading = try MovieFileReading(
            "movie,\(column)\nHeat,\"\(cell.replacing("\"", with: "\"\""))\"\n")
        #expect(reading.problems == [] && reading.ignoredColumns == [])
        return try #require(reading.movies.first)
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
}
