import Catalogs
import Foundation

@testable import MovieCatalog
@testable import MovieImport

/// A catalog in a temporary folder, which is deleted in `deinit`.
final class CatalogFile {
    let path: String
    private let folder: URL

    /// - Parameter made: The catalog to copy, or nil for an empty one.
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

    /// Overwrites the beginning of the file.
    func overwrite(with bytes: some Sequence<UInt8>) throws {
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.write(contentsOf: Data(bytes))
        try handle.close()
    }

    /// Runs SQL the way another program could, ignoring check constraints.
    func execute(_ sql: String) throws {
        try Catalogs.execute("PRAGMA ignore_check_constraints = ON; \(sql)", in: path)
    }
}

/// Calls a body with the path of a new folder, and deletes the folder afterward.
func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "movies-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.resolvingSymlinksInPath().path)
}

func text(in row: Statement) throws(CatalogError) -> String? { try row.text(0) }
