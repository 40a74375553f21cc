package import MovieCatalog

/// The reason that a file can't be imported.
package enum FileFault: Hashable, Sendable {
    case endsEarly
    case damaged(String), badZip(String), badList(String)
    case tooLarge(limit: Int), tooLargeForPipe(limit: Int)
    case changed, notRegular
    case openQuote, longRow(limit: Int)
    /// The file seems to use this encoding, as `iconv` names it.
    case otherEncoding(String)
    case noText, noTitleColumn(among: [String]), manyColumns(limit: Int)
    case empty, noFilms, manyRows(limit: Int)
    case listsUnderKeys([String]), noMoviesInJSON
    case other(String, advice: String), withoutMovies(String), ambiguousName
    case otherThings(String, column: String)
    /// Only titles were recognized, so the table may not be about movies.
    case noSignOfMovies(title: String)
    case otherArchive(lists: [String]), otherFolder(lists: [String], areExports: Bool)
    case notTogether(with: String)

    static let saveAsText = "Save it as CSV in UTF-8"
    private static let columnNames = "A movie list begins with a line of column names, one of them title"

    fileprivate var kind: CatalogError.Kind {
        switch self {
        case .endsEarly, .damaged: .damagedFile
        case .changed: .inputOutputFailed
        case .otherFolder: .noInput
        default: .badData
        }
    }

    fileprivate func sentence(about place: String) -> String {
        switch self {
        case .endsEarly: "\(place): the file is cut off here. Download or copy it again."
        case .damaged(let reason):
            "\(place): the compressed data that follows is damaged (\(reason)). Download it again."
        case .badZip(let reason):
            "\(place) is a zip archive, but \(reason). Unpack it and use the files in it."
        case .tooLarge(let limit):
            "\(place) is larger than \(limit >> 20) MiB, too large for a movie list. Choose another file."
        case .tooLargeForPipe(let limit):
            "\(place) gives more than \(limit >> 20) MiB, too much for a pipe. Save it to a file first."
        case .changed:
            "\(place) was changed while it was read, so nothing was imported. Try again when the file is complete."
        case .notRegular:
            "\(place) is not a regular file, and an import reads it twice. Save it to a file first."
        case .openQuote:
            "\(place): this quote is never closed. Close it, or double it if it is part of the text."
        case .longRow(let limit):
            "\(place): the row that begins here is longer than \(limit >> 20) MiB. Close its quote, or remove it."
        case .otherEncoding(let name):
            "\(place) seems to be in \(name). Convert it: iconv -f \(name) -t UTF-8 FILE > utf8.csv"
        case .noText: "\(place): this is not text. Save the file as CSV in UTF-8."
        case .noTitleColumn(let columns):
            "\(place): there is no title column among \(some(of: columns)). "
                + (Self.likelyTitle(among: columns).map {
                    "If it is \(shown($0)), add --columns '\($0)=title'."
                }
                    ?? "Name the column of titles “title”.")
        case .manyColumns(let limit):
            "\(place): more than \(limit) columns are too many. \(Self.columnNames)."
        case .noFilms:
            "\(place): no line is a title with its year, or an item of a list. Write them like Heat (1995)."
        case .empty: "\(place) is empty. \(Self.columnNames)."
        case .manyRows(let limit):
            "\(place) has more than \(grouped(limit)) rows, too many to open. Import it."
        case .badList(let reason): "\(place), \(reason). Fix that to read the list."
        case .listsUnderKeys(let keys):
            "\(place) holds several lists of movies: \(firstOf(keys.map { shown($0) })). "
                + "Save the one you want as a separate file."
        case .noMoviesInJSON:
            "\(place) looks like JSON, but has neither a list of movies nor a movie on each line. "
                + "Write movies like [{\"title\": \"M\", \"year\": 1931}]."
        case .other(let what, let advice): "\(place) is \(what), not a movie list. \(advice)."
        case .noSignOfMovies(let title):
            "\(place): nothing beside \(shown(title)) shows that these are movies, such as a year. "
                + "If they are, name the column “movie”."
        case .withoutMovies(let contents): "\(place) holds \(contents)."
        case .otherThings(let contents, let column):
            "\(place) holds \(contents). If they are movies, add --columns '\(column)='."
        case .ambiguousName:
            "\(place): watched movies, likes and a watchlist look the same inside. "
                + "Keep the name and the folder that Letterboxd gave it, such as “watched.csv” or “likes”."
        case .otherArchive(let lists):
            lists.isEmpty
                ? "\(place) is a zip archive without a list of movies in it. Choose another file."
                : "\(place) is a zip archive, but not a Letterboxd export. Unpack it and use one of its files: "
                    + "\(listed(lists))."
        case .otherFolder(let lists, let areExports):
            "\(place) is a folder without Letterboxd's diary.csv, watched.csv or the like. "
                + (lists.isEmpty
                    ? "Choose another."
                    : "Choose \(areExports ? "the export" : "a file") in it: \(listed(lists)).")
        case .notTogether(let other):
            "\(place) can't be imported together with \(harmless(other)). Import one after the other."
        }
    }

    private static func likelyTitle(among columns: [String]) -> String? {
        columns.first { column in
            column.allSatisfy { $0.isASCII && ($0.isLetter || " _-".contains($0)) }
                && ["title", "name"].contains { column.lowercased().hasSuffix($0) }
        }
    }

    private func some(of columns: [String]) -> String {
        let names = columns.prefix(20).map { shown($0) } + (columns.count > 20 ? ["others"] : [])
        return names.joined(separator: ", ")
    }

    private func listed(_ names: [String]) -> String {
        names.prefix(5).map { harmless($0) }.joined(separator: ", ") + (names.count > 5 ? " and others" : "")
    }
}

extension CatalogError {
    package static func file(_ path: String, _ fault: FileFault) -> CatalogError {
        .file(FilePosition(path: path), fault)
    }

    package static func file(_ position: FilePosition, _ fault: FileFault) -> CatalogError {
        .described(fault.kind, fault.sentence(about: "\(position)"))
    }
}

package struct FilePosition: Hashable, Sendable, CustomStringConvertible {
    package enum Unit: Hashable, Sendable {
        case line, movie
    }

    /// The path, which includes the archive: `export.zip/diary.csv`.
    package let path: String
    package var unit = Unit.line
    /// The line or movie, counted from 1. Nil for the file as a whole.
    package var row: Int?
    /// The byte in the line, counted from 1. Nil for the row as a whole.
    package var column: Int?

    /// `films.csv, line 12, column 3`.
    package var description: String {
        harmless(path) + (row.map { ", \(unit) \($0)" } ?? "") + (column.map { ", column \($0)" } ?? "")
    }
}

/// Returns the name of a file without its folder and extensions.
func fileStem(_ path: String) -> String {
    String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
}
