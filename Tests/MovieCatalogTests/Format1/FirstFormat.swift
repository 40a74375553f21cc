import Foundation

@testable import MovieCatalog

/// A catalog of the first format, as the last program that wrote that one made it: from a movie list, ratings of IMDb,
/// and an evening of viewings, ratings, notes, tags and the watchlist, of which one step is undone.
enum FirstFormat {
    /// The bytes of its file.
    static func bytes() throws -> [UInt8] {
        let packed = try Data(contentsOf: folder.appending(path: "catalog.sqlite.gz"))
        let source = UnpackedBytes(BytesInMemory(Array(packed)))
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = try part.withUnsafeMutableBytes({ try source.read(into: $0) }), count > 0 {
            bytes += part[..<count]
        }
        return bytes
    }

    /// What that program exported.
    static func export() throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: "catalog.jsonl")))
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
}
