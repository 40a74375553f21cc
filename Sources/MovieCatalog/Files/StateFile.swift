package struct StateFile {
    package let path: String

    private static let limit = 65_536

    package init(at path: String) { self.path = path }

    package func lines() throws(CatalogError) -> [String]? {
        guard let kind = try? FileStatus(at: path).kind else { return nil }
        guard kind != .other else { throw .isNoFile(path: path) }
        let bytes: [UInt8]
        do {
            bytes = try OpenFile(reading: path).contents(limit: Self.limit)
        } catch {
            throw error.isTooLarge ? .tooLong(path: path, limit: Self.limit) : error.reading(path)
        }
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }

    package func write(_ lines: [String]) throws(CatalogError) {
        if (try? self.lines()) == lines { return }
        guard [nil, .file].contains(try? FileStatus(at: path).kind) else { throw .notReplaceable(path: path) }
        try attempt(writing: path) {
            let draft = try AtomicFile(for: path, mode: 0o600)
            try draft.write(Array(lines.map { $0 + "\n" }.joined().utf8))
            try draft.replace(path)
        }
    }
}
