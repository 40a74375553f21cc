import MovieCatalog

/// The files of an export from Letterboxd, a folder or a zip archive: those that are imported, and the others.
struct LetterboxdArchive {
    /// The names of files that are imported, as they stand in it.
    private(set) var taken: [String] = []
    /// The names of the others.
    private(set) var passedOver: [String] = []

    /// The files with movies, a row each in what order they are read; more are in the folder `lists`.
    private static let files = [
        "watched.csv", "diary.csv", "reviews.csv", "ratings.csv", "watchlist.csv", "likes/films.csv",
    ]

    /// Tells files with movies from others; `nil` where none is a sign of an export.
    init?(of names: [String]) {
        let signs = names.filter { name in
            let parts = name.split(separator: "/")
            // MovieLens has ratings by the same name.
            return Self.files.prefix(5).contains(String(parts.last ?? "")) && parts.last != "ratings.csv"
                && !parts.dropLast().contains { ["deleted", "orphaned", "likes", "lists"].contains($0) }
        }
        guard let sign = signs.min(by: { $0.count < $1.count }) else { return nil }
        let base = sign.lastIndex(of: "/").map { sign[...$0] } ?? ""
        for name in names.sorted() {
            let inner = name.hasPrefix(base) ? name.dropFirst(base.count) : "/"
            let isList = inner.hasPrefix("lists/") && inner.hasSuffix(".csv")
            if Self.files.contains(String(inner)) || isList {
                taken.append(name)
            } else {
                passedOver.append(name)
            }
        }
        func rank(_ name: String) -> Int { Self.files.firstIndex { name.hasSuffix($0) } ?? Self.files.count }
        taken.sort { rank($0) < rank($1) }
    }

    /// The names of all files in a folder and in those that an export has in it.
    ///
    /// - Throws: ``CatalogError`` where one of them can't be read.
    static func names(in folder: String) throws(CatalogError) -> [String] {
        var names: [String] = []
        for part in ["", "likes/", "lists/", "deleted/", "orphaned/"] {
            let path = "\(folder)/\(part)"
            if FileSystem.exists(path), !FileSystem.isReadable(path) { throw .noPermission(path: path) }
            names += FileSystem.names(in: path).filter { !$0.hasPrefix(".") }.map { part + $0 }
        }
        return names.filter { (try? FileSystem.status(of: "\(folder)/\($0)").kind) != .folder }
    }
}

extension CatalogError {
    /// The archive is no export that is known.
    static func otherArchive(path: String, names: [String]) -> CatalogError {
        let name = harmless(path)
        if names.contains(where: { $0.hasPrefix("xl/") || $0 == "content.xml" || $0.hasPrefix("word/") }) {
            return .isOther(path: path, "a document of an office program", advice: "save it as CSV in UTF-8")
        }
        let lists = listed(names.filter(isList))
        return CatalogError(
            .badData,
            lists.isEmpty
                ? "\(name) is a zip archive without a list of movies in it; name another file."
                : "\(name) is a zip archive, and no export of Letterboxd; unpack it, and name a file out of it: \(lists)."
        )
    }

    /// The folder is no export that is known; what is in it may be one.
    static func otherFolder(path: String) -> CatalogError {
        let folder = path.hasSuffix("/") ? path : path + "/"
        let names = FileSystem.names(in: path).sorted().map { folder + $0 }
        let exports = names.filter { name in
            let archive = name.lowercased().hasSuffix(".zip") ? try? ZipArchive(path: name) : nil
            return (archive?.members.map(\.name) ?? (try? LetterboxdArchive.names(in: name))).map {
                LetterboxdArchive(of: $0) != nil
            }
                ?? false
        }
        let lists = listed(exports.isEmpty ? names.filter(isList) : exports)
        let advice =
            lists.isEmpty
            ? "name another" : "name \(exports.isEmpty ? "a file" : "the export") in it: \(lists)"
        return CatalogError(
            .noInput,
            "\(harmless(path)) is a folder without Letterboxd's diary.csv, watched.csv or the like; \(advice)."
        )
    }

    private static func isList(_ name: String) -> Bool {
        [".csv", ".tsv", ".json", ".jsonl", ".txt", ".md", ".gz"].contains(where: name.lowercased().hasSuffix)
    }

    private static func listed(_ names: [String]) -> String {
        names.prefix(5).map { harmless($0) }.joined(separator: ", ") + (names.count > 5 ? " and others" : "")
    }
}
