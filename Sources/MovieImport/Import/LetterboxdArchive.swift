import MovieCatalog

struct LetterboxdArchive {
    private(set) var imported: [String] = []
    private(set) var ignored: [String] = []

    init?(of names: [String]) {
        let signs = names.filter { name in
            let parts = name.split(separator: "/").map(String.init)
            // `ratings.csv` alone isn't a sign of Letterboxd, since MovieLens has such a file too.
            return Self.files.contains(parts.last ?? "") && parts.last != "ratings.csv"
                && !parts.dropLast().contains(where: Self.folders.contains)
        }
        guard let sign = signs.min(by: { $0.count < $1.count }) else { return nil }
        let base = sign.lastIndex(of: "/").map { sign[...$0] } ?? ""
        func rank(_ name: String) -> Int? {
            guard name.hasPrefix(base) else { return nil }
            let inner = String(name.dropFirst(base.count))
            let isList = inner.hasPrefix("lists/") && inner.hasSuffix(".csv")
            return Self.files.firstIndex(of: inner) ?? (isList ? Self.files.count : nil)
        }
        let ranks = names.sorted().map { (name: $0, rank: rank($0)) }
        ignored = ranks.filter { $0.rank == nil }.map(\.name)
        imported = (0...Self.files.count).flatMap { rank in ranks.filter { $0.rank == rank }.map(\.name) }
    }

    /// Returns the names of the files in an export's folders.
    static func names(
        in folder: String, ignored: inout [ImportBatch.IgnoredFile]
    ) throws(CatalogError) -> [String] {
        var names: [String] = []
        for part in [""] + Self.folders.map({ "\($0)/" }) {
            let path = "\(folder)/\(part)"
            if FileSystem.exists(path), !FileSystem.isReadable(path) { throw .noPermission(path: path) }
            names += fileNames(inFolder: path).filter { !$0.hasPrefix(".") }.map { part + $0 }
        }
        let folders = Set(names.filter { (try? FileStatus(at: "\(folder)/\($0)").kind) == .folder })
        ignored += folders.filter(CatalogError.isList).sorted().map(ImportBatch.IgnoredFile.other)
        return names.filter { !folders.contains($0) }
    }
}

extension CatalogError {
    static func otherArchive(path: String, names: [String]) -> CatalogError {
        if names.contains(where: { $0.hasPrefix("xl/") || $0 == "content.xml" || $0.hasPrefix("word/") }) {
            return .file(path, .other("a document of an office program", advice: FileFault.saveAsText))
        }
        return .file(path, .otherArchive(lists: names.filter(isList)))
    }

    /// Returns the error for a folder that isn't an export, but may contain an export or lists.
    static func otherFolder(path: String) -> CatalogError {
        let folder = path.hasSuffix("/") ? path : path + "/"
        let names = fileNames(inFolder: path).sorted().map { folder + $0 }
        // Don't open a file with a list's extension, which can't be an export.
        let exports = names.filter { name in
            var ignored: [ImportBatch.IgnoredFile] = []
            let files =
                name.lowercased().hasSuffix(".zip")
                ? (try? ZipArchive(path: name))?.members.map(\.name)
                : isList(name) ? nil : try? LetterboxdArchive.names(in: name, ignored: &ignored)
            return files.flatMap { LetterboxdArchive(of: $0) } != nil
        }
        let lists = exports.isEmpty ? names.filter(isList) : exports
        return .file(path, .otherFolder(lists: lists, areExports: !exports.isEmpty))
    }

    static func isList(_ name: String) -> Bool {
        MovieFileFormat.endings.contains(where: name.lowercased().hasSuffix)
    }
}
