import Foundation
import MoviesApp

@testable import MovieCatalog
@testable import MovieImport

/// The complete result of reading a file of movies.
struct MovieFileReading: Equatable {
    var kind: ImportedFileKind
    var rows: [MovieFileRow] = []
    var ignoredColumns: [String] = []
    var problems: [String] = []
    var passedOver = 0
    var passedTitles: [String] = []
    var columns: [String] = []

    init(
        _ text: String, named name: String = "films.csv", step: Int = .max, mapping: String? = nil,
        includesAllTypes: Bool = false
    ) throws {
        try self.init(
            Array(text.utf8), named: name, step: step, mapping: mapping, includesAllTypes: includesAllTypes)
    }

    init(
        _ bytes: [UInt8], named name: String = "films.csv", step: Int = .max, mapping: String? = nil,
        includesAllTypes: Bool = false
    ) throws {
        var file = try MovieFileReader(
            BytesInMemory(bytes, step: step), path: name,
            options: ReadingOptions(
                mapping: mapping.map { try ColumnMapping($0) } ?? ColumnMapping(),
                includesAllTypes: includesAllTypes), thisYear: 2026)
        kind = file.kind
        try file.inferColumns()
        while let row = try file.next() { rows.append(row) }
        columns = file.columns.map(\.description)
        ignoredColumns = file.ignoredColumns
        problems = file.problems.lines
        passedOver = file.passedOver.count
        passedTitles = file.passedOver.first
    }

    var movies: [Movie] { rows.map(\.movie) }
}

extension Movie {
    /// Creates a movie without an id, as an import does.
    init(_ title: String, _ year: Int? = nil, _ change: (inout Movie) -> Void = { _ in }) {
        self.init(id: Movie.ID(0), title: title)
        self.year = year
        change(&self)
    }
}

extension MovieFileReader {
    init(path: String) throws(CatalogError) {
        try self.init(InputFile(path: path), path: path)
    }

    /// Returns each movie with its rows merged. Ids count from 1.
    mutating func movies() throws -> [Movie] {
        var movies: [Movie] = []
        try forEachMovie { movies.append($0) }
        return movies
    }
}
