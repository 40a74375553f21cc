import MovieCatalog

struct TypeColumns {
    private let type: Int?
    private let trailer: Int?
    /// Seasons, episodes and names of series.
    private let parts: [Int]
    /// Whether each type in the file means a film, for up to a hundred types.
    private var known: [(word: [UInt8], isFilm: Bool)] = []

    init(of header: MovieFileHeader) {
        (type, trailer) = (header[.type], header[.trailer])
        parts = header.usedColumns.filter { [.part, .series].contains($0.column.role) }.map(\.index)
    }

    mutating func isFilm(_ record: CSVReader.Record) -> Bool {
        if let trailer, !record[trailer].trimmed.isEmpty { return false }
        for part in parts {
            let cell = record[part].trimmed
            let isNone =
                cell.isEmpty || Self.noPart.contains(String(decoding: cell, as: UTF8.self).lowercased())
            guard isNone else { return false }
        }
        guard let type else { return true }
        let cell = record[type]
        if let known = known.first(where: { cell.elementsEqual($0.word) }) { return known.isFilm }
        let word = String(decoding: cell, as: UTF8.self)
        let isFilm = Self.isFilm(word)
        if known.count < 100 { known.append((Array(cell), isFilm)) }
        return isFilm
    }

    /// Unknown types count as films.
    private static func isFilm(_ type: String) -> Bool {
        let letters = type.lowercased().filter(\.isLetter)
        if letters.hasSuffix("movie") || letters.hasSuffix("spielfilm") || letters == "animefilm" {
            return true
        }
        return !soleWords.contains(letters) && !words.contains { letters.contains($0) }
    }
}
