import Catalogs
import Foundation
import MovieCatalog
import MovieImport
import Programs
import Testing

extension Folder {
    /// The catalog's path when `$XDG_DATA_HOME` is this folder.
    var catalog: String { path + "/movies/catalog.sqlite" }

    /// Returns all movies of the catalog, after checking that it's intact.
    func movies() throws -> [Movie] {
        let catalog = try Catalog.open(catalog)
        #expect(try catalog.integrityProblems() == [])
        return try catalog.movies(of: MovieQuery(), in: 0 ..< .max)
    }

    func write(_ name: String, titles: [String]) throws -> String {
        let file = "\(path)/\(name)"
        try Data(("title,year\n" + titles.map { "\($0),2001\n" }.joined()).utf8)
            .write(to: URL(filePath: file))
        return file
    }
}

func withCatalog(_ body: (Folder) throws -> Void) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try FileManager.default.createDirectory(
        at: URL(filePath: folder.catalog).deletingLastPathComponent(), withIntermediateDirectories: true)
    try MadeCatalog.sample.write(to: folder.catalog)
    try body(folder)
}

func withFile<T>(_ contents: some Sequence<UInt8>, _ body: (_ path: String) throws -> T) throws -> T {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    try Data(contents).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
}
