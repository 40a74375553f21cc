import MovieCatalog

/// The columns of a file with the type of a title.
struct TypeColumns {
    private let columns: [(index: Int, role: Column.Role)]
    private let isStrict: Bool
    /// The types of the words of the file, a hundred at most.
    private var known: [(word: [UInt8], type: TitleType?)] = []

    init(of header: MovieFileHeader) {
        let roles: [Column.Role] = header.format.titles == .ofNetflix ? [.trailer, .field(.title)] : [.type]
        columns = roles.compactMap { role in header[role].map { ($0, role) } }
        isStrict = header.format.isStrict
    }

    /// The type of a row that is no movie; `nil` for a movie.
    mutating func type(of record: CSVReader.Record) -> TitleType? {
        for (index, role) in columns {
            let cell = record[index]
            let type: TitleType?
            switch role {
            case .type: type = self.type(cell)
            case .trailer where cell.trimmed.isEmpty: continue
            case .trailer: type = TitleType(String(decoding: cell, as: UTF8.self)) ?? .trailer
            default: type = TitleType(netflixTitle: String(decoding: cell, as: UTF8.self))
            }
            if let type { return type }
        }
        return nil
    }

    private mutating func type(_ cell: ArraySlice<UInt8>) -> TitleType? {
        if let known = known.first(where: { cell.elementsEqual($0.word) }) { return known.type }
        let word = String(decoding: cell, as: UTF8.self)
        var type = TitleType(word)
        // Among the titles of the whole world, shorts and videos are none.
        if isStrict { type = word == "movie" || word == "tvMovie" ? nil : type ?? .other }
        if !isStrict, type == .short { type = nil }
        if known.count < 100 { known.append((Array(cell), type)) }
        return type
    }
}
