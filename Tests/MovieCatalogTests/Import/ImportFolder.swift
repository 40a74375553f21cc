import Foundation

@testable import MovieCatalog
@testable import MovieImport

/// Files to import, in a temporary folder that is deleted in `deinit`.
final class ImportFolder {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
        for (name, text) in files { try write(Array(text.utf8), to: name) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(filePath: self[name]))
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: self[name])
    }

    subscript(name: String) -> String { "\(path)/\(name)" }

    func opened(
        _ names: String..., mapping: String? = nil, includesAllTypes: Bool = false
    ) throws -> ImportBatch {
        try ImportBatch(
            names.map { self[$0] }, mapping: mapping.map { try ColumnMapping($0) } ?? ColumnMapping(),
            includesAllTypes: includesAllTypes)
    }
}

struct ImportCounts: Equatable {
    var added = 0
    var unchanged = 0
    var changed = 0
    var doubtful = 0
    var passedOver = 0
    var unused = 0
    var broken = 0

    var isNothing: Bool { added == 0 && changed == 0 }
}

extension ImportReport {
    var counts: ImportCounts {
        ImportCounts(
            added: added, unchanged: unchanged, changed: changed, doubtful: doubtful,
            passedOver: passedOver.count,
            unused: unused, broken: problems.skippedRows)
    }
}

extension Catalog {
    /// Creates a catalog in memory whose movies have the ids 1, 2, and so on.
    convenience init(of movies: [Movie]) throws {
        try self.init(movies: movies.enumerated().map { $1.numbered($0 + 1) })
    }

    @discardableResult
    func take(
        _ files: ImportBatch, _ decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:],
        withoutIndexes isLarge: Bool = false
    ) throws -> (plan: ImportReport, report: ImportReport) {
        let plan = try preview(files, decisions: decisions)
        let report = try importMovies(
            files, plan: plan, decisions: decisions, withoutIndexes: isLarge, progress: { _ in true })
        return (plan, report)
    }

    /// Returns all movies, with 0 as their id.
    func movies() throws -> [Movie] { try all().map { $0.numbered(0) } }
}

extension Movie {
    func numbered(_ number: Int) -> Movie {
        var movie = Movie(id: Movie.ID(number), title: title)
        movie.merge(self)
        movie.note = note
        movie.tags = tags
        return movie
    }
}

extension Sequence<Movie> {
    var jsonLines: [UInt8] { flatMap { $0.json + Array("\n".utf8) } }
    var csv: [UInt8] { Movie.csvHeader + Array("\n".utf8) + flatMap { $0.csv + Array("\n".utf8) } }
}
