/// What kind of title it is that is no movie of its own.
enum TitleType: Int, CaseIterable {
    case series, episode, short, game, other

    /// The type in the words of a file, in the languages of IMDb's exports; `nil` for a movie, and for what nobody knows.
    init?(_ type: some StringProtocol) {
        let letters = type.lowercased().filter(\.isLetter)
        // “episode of a series” is one.
        let found = Self.words.first { $0.words.contains { letters.contains($0) } }?.type
        guard let type = found ?? (letters == "tv" || letters == "show" ? .series : nil) else { return nil }
        self = type
    }

    private static let words: [(type: TitleType, words: [String])] = [
        (.game, ["videogame", "videogioco", "videospiel", "computerspiel", "videojuego", "jeuvidéo"]),
        (.episode, ["episod", "épisode", "folge", "pilot"]),
        // No “Spielfilm”, which is a movie.
        (
            .other,
            ["podcast", "musicvideo", "videomusicale", "musikvideo", "clip", "vídeomusical", "videomusical"]
        ),
        (.series, ["serie", "série", "tvshow", "season", "staffel", "saison", "stagione", "temporada"]),
        (.short, ["short", "cortometra", "kurzfilm", "courtmétrage"]),
    ]

    fileprivate func counted(_ count: Int) -> String {
        switch self {
        case .series: "\(grouped(count)) series"
        case .episode: MovieCatalog.counted(count, "episode")
        case .short: MovieCatalog.counted(count, "short")
        case .game: MovieCatalog.counted(count, "game")
        case .other: MovieCatalog.counted(count, "other title")
        }
    }
}

/// How many titles of a file are no movies, by their kind: `12 series, 3 episodes, 1 short`.
public struct TitleCounts: Hashable, Sendable, CustomStringConvertible {
    private var counts: [Int]

    init() {
        counts = TitleType.allCases.map { _ in 0 }
    }

    /// How many there are of all kinds.
    public var count: Int { counts.reduce(0, +) }

    /// The counts of the kinds that there are.
    public var description: String {
        TitleType.allCases.filter { counts[$0.rawValue] > 0 }.map { $0.counted(counts[$0.rawValue]) }
            .joined(separator: ", ")
    }

    mutating func add(_ count: Int, _ type: TitleType) {
        counts[type.rawValue] += count
    }

    static func += (left: inout TitleCounts, right: TitleCounts) {
        for type in TitleType.allCases { left.add(right.counts[type.rawValue], type) }
    }
}
