/// The form in which movies are exported.
public enum ExportForm: String, CaseIterable, Sendable {
    /// A movie in JSON a line, with all that the catalog knows of it.
    case jsonLines = "jsonl"
    /// A table for spreadsheets, with all that the catalog knows of a movie.
    case csv
    /// A table for Letterboxd: the viewings, and ratings of movies.
    case letterboxd
    /// A list for a friend, in Markdown.
    case markdown
    /// A list for a friend, in plain text.
    case text

    /// The form that a file's name asks for; `nil` where it asks for none.
    public init?(path: String) {
        let name = path.lowercased().split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        switch name.lastIndex(of: ".").map({ name[$0...] }) {
        case ".jsonl": self = .jsonLines
        case ".csv": self = name.hasPrefix("letterboxd") ? .letterboxd : .csv
        case ".md": self = .markdown
        case ".txt": self = .text
        default: return nil
        }
    }

    /// The limit of a file's size in bytes; `nil` for none.
    var limit: Int? { self == .letterboxd ? 1_000_000 : nil }

    var beginning: [UInt8] {
        switch self {
        case .jsonLines, .markdown, .text: []
        case .csv: Movie.csvHeader + [lineFeed]
        case .letterboxd: LetterboxdRow.header + [lineFeed]
        }
    }
}

struct ExportText {
    let form: ExportForm
    /// Whether lists for a friend have the person's notes.
    let hasNotes: Bool
    private(set) var losses = ExportLosses()

    mutating func records(of movie: Movie) -> [[UInt8]] {
        switch form {
        case .jsonLines: [movie.json + [lineFeed]]
        case .csv: [movie.csv + [lineFeed]]
        case .letterboxd: LetterboxdRow.rows(of: movie, noting: &losses).map { $0.record + [lineFeed] }
        case .markdown: [movie.listed(hasNotes: hasNotes, inMarkdown: true)]
        case .text: [movie.listed(hasNotes: hasNotes, inMarkdown: false)]
        }
    }
}

private let lineFeed = UInt8(ascii: "\n")
