import Foundation
import MovieCatalog
import MovieImport
import Platform

/// A catalog's file that is created once and copied. Creating it takes seconds in a debug build.
package struct MadeCatalog: Sendable {
    package static let sample = MadeCatalog { _ = try Catalog(keptAt: $0, beginningWith: Catalog.addSample) }

    package static let allFilms = MadeCatalog(of: "films.csv")

    package static let moreFilms = MadeCatalog(of: "more-films.csv")

    private init(of table: String) {
        self.init { path in
            let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            let films = root.appending(path: "Examples/\(table)").path
            var isWhole = true
            let catalog = try Catalog.open(films) { problems, _ in isWhole = problems.isEmpty }
            guard isWhole else {
                throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: films])
            }
            try catalog.backUp(to: path)
        }
    }

    private let bytes: Result<Data, any Error>

    private init(_ make: (_ path: String) throws -> Void) {
        bytes = Result {
            let folder = FileManager.default.temporaryDirectory.appending(path: "made-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "catalog.sqlite")
            try make(file.path)
            return try Data(contentsOf: file)
        }
    }

    /// Writes the catalog to a new file, with the permissions that the program would set.
    package func write(to path: String) throws {
        try bytes.get().write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
}

extension String {
    /// The text with 2036 as the last year that a movie can have, as in 2026.
    package var asIn2026: String {
        replacing("1874 to \(MovieField.years(in: currentYear()).upperBound)", with: "1874 to 2036")
    }
}
