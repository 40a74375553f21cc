import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog

@Suite("Exports for other programs") struct ExportFormTests {
    private func export(
        _ movies: [Movie], as form: ExportFormat, hasNotes: Bool = false
    ) throws -> (text: String, report: ExportReport) {
        var bytes: [UInt8] = []
        let file = try ExportWriter(as: form, hasNotes: hasNotes) {
            bytes += $0
            return true
        }
        let report = try Catalog(movies: movies).export(MovieQuery(), to: file)
        return (String(decoding: bytes, as: UTF8.self), report)
    }

    @Test("An export of more than 8 MB writes nothing while the catalog is being read")
    func large() throws {
        let note = String(repeating: "x", count: 400_000)
        let movies = (0..<24).map { number in
            movie("\(Unicode.Scalar(UInt8(65 + number)))") {
                $0.note = note
            }
        }
        let catalog = try Catalog(movies: movies)
        var (bytes, parts) = ([UInt8](), 0)
        let file = try ExportWriter(as: .jsonLines) {
            bytes += $0
            parts += 1
            // BEGIN fails while the catalog is still being read.
            return (try? catalog.database.execute("BEGIN; COMMIT")) != nil
        }
        #expect(try catalog.export(MovieQuery(), to: file).movies == 24)
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let starts = lines.map { String(decoding: $0.prefix(11), as: UTF8.self) }
        #expect(starts == movies.map { "{\"title\":\"\($0.title)" })
        #expect(bytes.count > 8 << 20 && parts > 0)
    }

    private func movie(_ title: String, _ change: (inout Movie) -> Void) -> Movie {
        var movie = Movie(id: Movie.ID(Int(title.utf8.first ?? 1)), title: title)
        change(&movie)
        return movie
    }

    @Test("A Letterboxd export is split between rows into files of at most a million bytes")
    func parts() throws {
        let folder = try ImportFolder([:])
        let movies = (1...480).map { number in
            var movie = Movie(id: Movie.ID(number), title: "Film \(number)")
            let length = number == 7 ? 1_000_001 : 2_500
            movie.viewings = [
                Viewing(on: PartialDate("2024-03-01"), note: String(repeating: "x", count: length))
            ]
            return movie
        }
        let catalog = try Catalog(movies: movies)
        let report = try catalog.export(
            MovieQuery(), to: ExportWriter(at: folder["letterboxd.csv"], from: catalog))
        #expect(
            report.paths == ["letterboxd.csv", "letterboxd-2.csv"].map { folder[$0] })
        #expect(
            report.losses.lines == [
                "1 note left out: too long for a Letterboxd file; the first is “Film 7”."
            ])
        var rows = 0
        for path in report.paths {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text.utf8.count <= 1_000_000)
            let lines = text.split(separator: "\n")
            #expect(lines[0] == "imdbID,tmdbID,Title,Year,Directors,WatchedDate,Rating10,Rewatch,Tags,Review")
            #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(",,Film ") })
            rows += lines.count - 1
        }
        #expect(rows == 480)
        let before = try String(contentsOfFile: report.paths[0], encoding: .utf8)
        #expect(throws: CatalogError.self) {
            try FileManager.default.removeItem(atPath: report.paths[0])
            try catalog.export(MovieQuery(), to: ExportWriter(at: folder["letterboxd.csv"], from: catalog))
        }
        #expect(!FileManager.default.fileExists(atPath: report.paths[0]) && !before.isEmpty)
    }

    @Test("A movie with a list note over a million bytes gets a Letterboxd file of its own")
    func longestNote() throws {
        let folder = try ImportFolder([:])
        let catalog = try Catalog(movies: [movie("A") { $0.year = 1995 }, movie("B") { $0.year = 1995 }])
        let ids = try catalog.movies(of: MovieQuery(), in: 0..<2).map(\.id)
        try catalog.change(listNamed: "Noir", .put(ids))
        try catalog.change(listNamed: "Noir", .remark([ids[0]], String(repeating: "x", count: 1_000_001)))
        let query = MovieQuery(search: try MovieSearch("list:noir"), order: .hand)
        let path = folder["letterboxd.csv"]
        let paths = try catalog.export(query, to: ExportWriter(at: path, from: catalog)).paths
        #expect(paths == [path, folder["letterboxd-2.csv"]])
        #expect(try Data(contentsOf: URL(filePath: path)).count > 1_000_000)
    }

    @Test("An export fails if no movies are found or none fit, and creates no file")
    func nothing() throws {
        for (movies, form) in [([], ExportFormat.csv), ([movie("Heat") { $0.year = 1995 }], .letterboxd)] {
            let error = #expect(throws: CatalogError.self) { try export(movies, as: form) }
            #expect(error?.kind == (movies.isEmpty ? .nothingFound : .badData))
        }
        let folder = try ImportFolder([:])
        let catalog = try Catalog(movies: [movie("Heat") { $0.year = 1995 }])
        #expect(throws: CatalogError.self) {
            try catalog.export(
                MovieQuery(search: try MovieSearch("alien")),
                to: ExportWriter(at: folder["a.csv"], from: catalog))
        }
        #expect(!FileManager.default.fileExists(atPath: folder["a.csv"]))
        #expect(!catalog.hasFailed)
    }
}
