/// The form in which movies are exported.
enum ExportForm {
    /// A movie in JSON a line, with all that the catalog knows of it.
    case jsonLines
    /// A table for spreadsheets.
    case csv

    /// The form that the ending of a file's name asks for; `nil` for any other ending.
    init?(path: String) {
        let path = path.lowercased()
        if path.hasSuffix(".jsonl") {
            self = .jsonLines
        } else if path.hasSuffix(".csv") {
            self = .csv
        } else {
            return nil
        }
    }

    /// What the file begins with.
    var beginning: [UInt8] {
        switch self {
        case .jsonLines: []
        case .csv: Movie.csvHeader + [lineFeed]
        }
    }

    /// A movie with its line end.
    func line(_ movie: Movie) -> [UInt8] {
        switch self {
        case .jsonLines: movie.json + [lineFeed]
        case .csv: movie.csv + [lineFeed]
        }
    }
}

private let lineFeed = UInt8(ascii: "\n")
