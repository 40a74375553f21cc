import MovieCatalog

struct TypeColumns {
    private let type: Int?
    private let trailer: Int?
    /// Whether each type in the file means a film, for up to a hundred types.
    private var known: [(word: [UInt8], isFilm: Bool)] = []

    init(of header: MovieFileHeader) { (type, trailer) = (header[.type], header[.trailer]) }

    mutating func isFilm(_ record: CSVReader.Record) -> Bool {
        if let trailer, !record[trailer].trimmed.isEmpty { return false }
        guard let type else { return true }
        let cell = record[type]
        if let known = known.first(where: { cell.elementsEqual($0.word) }) { return known.isFilm }
        let word = String(decoding: cell, as: UTF8.self)
        let isFilm = Self.isFilm(word)
        if known.count < 100 { known.append((Array(cell), isFilm)) }
        return isFilm
    }

    /// Words for other types, in letters only. A type that contains one isn't a film.
    static let words = [
        "game", "videogioco", "spiel", "videojuego", "jeuvidéo", "trailer", "teaser", "vorschau", "promo",
        "isod", "folge", "pilot", "manga", "manhwa", "comic", "book", "buch", "novel", "anime", "podcast",
        "musicvideo", "videomusicale", "musikvideo", "clip", "vídeomusical", "videomusical", "serie", "série",
        "show", "season", "staffel", "saison", "stagione", "temporada",
    ]

    /// Words that mean another type only if they are the whole type.
    static let soleWords: Set = ["tv", "serial", "sendung", "roman", "ova", "ona"]

    /// Unknown types count as films.
    private static func isFilm(_ type: String) -> Bool {
        let letters = type.lowercased().filter(\.isLetter)
        if letters.hasSuffix("movie") || letters.hasSuffix("spielfilm") || letters == "animefilm" {
            return true
        }
        return !soleWords.contains(letters) && !words.contains { letters.contains($0) }
    }
}
