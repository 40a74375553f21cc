package enum ExportFormat: String, CaseIterable, Sendable {
    case jsonLines = "jsonl"
    case csv
    /// A CSV file of viewings and ratings that Letterboxd can import.
    case letterboxd
    case markdown
    case text

    package init?(path: String) {
        let name = path.lowercased().split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        switch name.lastIndex(of: ".").map({ name[$0...] }) {
        case ".jsonl": self = .jsonLines
        case ".csv": self = name.hasPrefix("letterboxd") ? .letterboxd : .csv
        case ".md": self = .markdown
        case ".txt": self = .text
        default: return nil
        }
    }

    var limit: Int? { self == .letterboxd ? 1_000_000 : nil }

    var reading: MovieReading {
        switch self {
        case .markdown, .text: MovieReading([.title, .year, .rating, .dayRated, .viewings, .note])
        case .jsonLines, .csv, .letterboxd: .all
        }
    }
}

struct ExportText {
    let form: ExportFormat
    let hasNotes: Bool
    private(set) var losses = ExportLosses()
    /// The list that's exported, if any. Its movies are numbered and can have notes.
    private let list: MovieList?
    /// Each movie's places on the user's lists; empty for formats that don't include them.
    private let places: [Movie.ID: [ListPlace]]
    private let notes: [Movie.ID: String]
    private var place = 0

    init(_ form: ExportFormat, hasNotes: Bool, list: MovieList?, places: [Movie.ID: [ListPlace]]) {
        (self.form, self.hasNotes, self.list, self.places) = (form, hasNotes, list, places)
        let entries = list?.entries ?? []
        notes = Dictionary(entries.compactMap { entry in entry.note.map { (entry.movie, $0) } }) { $1 }
    }

    func beginning(on day: Day) -> [UInt8] {
        switch (form, list) {
        case (.csv, _): Movie.csvHeader + (places.isEmpty ? "" : ",\(ListPlace.key)").utf8 + [lineFeed]
        case (.letterboxd, let list?): LetterboxdRow.beginning(of: list, on: day)
        case (.letterboxd, nil): LetterboxdRow.header + [lineFeed]
        case (.markdown, let list?): Array(list.heading(inMarkdown: true).utf8)
        case (.text, let list?): Array(list.heading(inMarkdown: false).utf8)
        case (.jsonLines, _), (.markdown, nil), (.text, nil): []
        }
    }

    mutating func records(of movie: Movie) -> [[UInt8]] {
        place += 1
        let number = list == nil ? nil : place
        let places = places[movie.id].map(ListPlace.json)
        return switch form {
        case .jsonLines:
            [
                (places.map { movie.json.dropLast() + Array(",\"\(ListPlace.key)\":\($0)}".utf8) }
                    ?? movie.json) + [lineFeed]
            ]
        case .csv: [movie.csv + cell(places) + [lineFeed]]
        case .letterboxd where list != nil:
            [LetterboxdRow.record(of: movie, at: place, note: notes[movie.id]) + [lineFeed]]
        case .letterboxd: LetterboxdRow.rows(of: movie, noting: &losses).map { $0.record + [lineFeed] }
        case .markdown:
            [movie.listed(hasNotes: hasNotes, inMarkdown: true, at: number, noting: notes[movie.id])]
        case .text: [movie.listed(hasNotes: hasNotes, inMarkdown: false, at: number, noting: notes[movie.id])]
        }
    }

    private func cell(_ places: String?) -> [UInt8] {
        guard !self.places.isEmpty else { return [] }
        var cell = [UInt8(ascii: ",")]
        if let places { cell.appendCell(Array(places.utf8)[...]) }
        return cell
    }
}

private let lineFeed = UInt8(ascii: "\n")
