import Catalogs
import Foundation

@testable import MovieCatalog
@testable import MovieImport

/// A catalog in a folder of its own, which is gone when the test is over.
final class CatalogFile {
    let path: String
    private let folder: URL

    /// - Parameters:
    ///   - made: The catalog that it is a copy of; `nil` for an empty one.
    ///   - change: What is done to it before somebody changes its file.
    init(
        name: String = "catalog.sqlite", of made: MadeCatalog? = .sample,
        _ change: (Catalog) throws -> Void = { _ in }
    ) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "movies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appending(path: name).path
        try made?.write(to: path)
        try change(try Catalog(keptAt: path, beginningWith: { _ in }))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func open(until interrupt: Int32? = nil) throws -> Catalog {
        try Catalog.open(path, until: Interruption(interrupt))
    }

    /// Runs SQL as any program can, with all of SQLite's guards off.
    /// Changes the file as a stranger can, who need not keep to its checks.
    func execute(_ sql: String) throws {
        try Catalogs.execute("PRAGMA ignore_check_constraints = ON; \(sql)", in: path)
    }
}

/// Calls with the path of a new folder, which is gone afterwards.
func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "movies-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.resolvingSymlinksInPath().path)
}

/// Reads the text in the first column of a row.
func text(in row: Statement) throws(CatalogError) -> String? { try row.text(0) }
