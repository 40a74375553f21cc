import MovieCatalog

/// The columns of a file that tell films from other titles.
struct TypeColumns {
    private let type: Int?
    private let trailer: Int?
    /// Whether a word of the file means a film, of a hundred words at most.
    private var known: [(word: [UInt8], isFilm: Bool)] = []

    init(of header: MovieFileHeader) {
        (type, trailer) = (header[.type], header[.trailer])
    }

    /// Whether a row is about a film, as far as its columns tell.
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

    /// The words that services have for other types, in letters alone: a type that contains one is none of films.
    static let words = [
        "game", "videogioco", "spiel", "videojuego", "jeuvidéo", "trailer", "teaser", "vorschau", "promo",
        "isod", "folge", "pilot", "manga", "manhwa", "comic", "book", "buch", "novel", "anime", "podcast",
        "musicvideo", "videomusicale", "musikvideo", "clip", "vídeomusical", "videomusical", "serie", "série",
        "show", "season", "staffel", "saison", "stagione", "temporada",
    ]

    /// Words that tell another type by themselves, and not as a part of another.
    static let soleWords: Set = ["tv", "serial", "sendung", "roman", "ova", "ona"]

    /// Whether a type in the words of a file is one of films, as an unknown one is.
    private static func isFilm(_ type: String) -> Bool {
        let letters = type.lowercased().filter(\.isLetter)
        // “anime movie” is one.
        if letters.hasSuffix("movie") || letters.hasSuffix("spielfilm") || letters == "animefilm" {
            return true
        }
        return !soleWords.contains(letters) && !words.contains { letters.contains($0) }
    }
}
