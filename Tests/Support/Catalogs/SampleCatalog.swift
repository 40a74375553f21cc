import Foundation
import MovieCatalog
import MovieImport

/// The file of a catalog with the sample's movies. It is made once, which takes long where the program isn't optimized.
package enum SampleCatalog {
    private static let bytes = Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "catalog.sqlite")
        _ = try Catalog(keptAt: file.path, beginningWith: Catalog.addSample)
        return try Data(contentsOf: file)
    }

    /// Writes the catalog to a place where nothing stands yet, as the program would.
    package static func write(to path: String) throws {
        try bytes.get().write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
}
