/// A short text file of the program's own, written anew as a whole.
public struct LinesFile {
    private let path: String

    /// More than any program has written here.
    private static let limit = 65_536

    /// The file at a path, which need not be there.
    public init(at path: String) {
        self.path = path
    }

    /// Its lines; `nil` where there is no file.
    ///
    /// - Throws: ``CatalogError``, where it can't be read or is too long.
    public func lines() throws(CatalogError) -> [String]? {
        guard FileSystem.exists(path) else { return nil }
        let bytes: [UInt8]
        do throws(SystemError) {
            guard try FileSystem.status(of: path).kind == .file else { throw .isFolder }
            bytes = try OpenFile(reading: path).next(Self.limit + 1)
        } catch {
            throw error.reading(path)
        }
        let text = String(decoding: bytes.prefix(Self.limit), as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    /// Puts other lines in their place; what stood there stays until all are on the disk.
    ///
    /// - Throws: ``CatalogError``, where they can't be written.
    public func write(_ lines: [String]) throws(CatalogError) {
        try attempt(writing: path) { () throws(SystemError) in
            let draft = try Draft(for: path, mode: 0o600)
            try draft.write(Array(lines.map { $0 + "\n" }.joined().utf8))
            try draft.replace(path)
        }
    }
}
