import MovieCatalog

/// A kind of title that is no movie.
enum TitleType: Int, CaseIterable {
    case series, episode, animeSeries, short, game, manga, book, trailer, other

    /// The words that services have for kinds of titles in letters alone, English, German and of IMDb's exports: a name
    /// that holds one is of that kind, the first that fits. No “Spielfilm”, which is a movie.
    static let words: [(type: TitleType, words: [String])] = [
        (.game, ["game", "videogioco", "spiel", "videojuego", "jeuvidéo"]),
        (.trailer, ["trailer", "teaser", "vorschau", "promo"]),
        (.episode, ["isod", "folge", "pilot"]),
        (.manga, ["manga", "manhwa", "comic"]), (.book, ["book", "buch", "novel"]),
        (.animeSeries, ["anime"]),
        (
            .other,
            ["podcast", "musicvideo", "videomusicale", "musikvideo", "clip", "vídeomusical", "videomusical"]
        ),
        (.series, ["serie", "série", "show", "season", "staffel", "saison", "stagione", "temporada"]),
        (.short, ["short", "cortometra", "kurzfilm", "courtmétrage"]),
    ]

    /// Words that tell alone, and are part of others that tell nothing.
    static let soleWords: [String: TitleType] = [
        "tv": .series, "serial": .series, "sendung": .series, "roman": .book,
        "ova": .animeSeries, "ona": .animeSeries,
    ]

    /// The type in the words of a file; `nil` for a movie, and for what nobody knows.
    init?(_ type: some StringProtocol) {
        let letters = type.lowercased().filter(\.isLetter)
        // “anime movie” is one.
        guard !letters.hasSuffix("movie"), !letters.hasSuffix("spielfilm"), letters != "animefilm" else {
            return nil
        }
        // “episode of a series” is one.
        let found = Self.words.first { $0.words.contains { letters.contains($0) } }?.type
        guard let type = Self.soleWords[letters] ?? found else { return nil }
        self = type
    }

    /// What Netflix calls a part of a series behind its name, `Dark: Staffel 1: Geheimnisse`: words that tell by
    /// themselves with a number, and those that tell where the name of an episode follows, as movies have parts too.
    private static let parts = (
        seasons: "season staffel episode folge series serie saison temporada stagione".split(separator: " "),
        sole: ["limited series", "miniserie", "mini-series"],
        parts: "part teil volume vol. band chapter kapitel book buch collection partie parte chapitre"
            .split(separator: " "),
        numbers:
            ("one two three four five six seven eight nine ten eins zwei drei vier fünf sechs sieben acht neun zehn "
            + "un deux trois quatre cinq sept huit neuf dix uno dos tres cuatro cinco seis siete ocho nueve diez "
            + "due tre quattro cinque sei sette otto nove dieci ii iii iv v vi vii viii ix x i "
            + "first second third fourth fifth sixth seventh eighth ninth tenth final last complete erste zweite dritte "
            + "vierte fünfte première deuxième troisième quatrième primera segunda tercera cuarta prima seconda terza quarta")
            .split(separator: " ")
    )

    /// Whether a title of Netflix is an episode.
    init?(netflixTitle title: String) {
        let names = title.lowercased().split(separator: ": ").dropFirst()
        let isEpisode = names.indices.contains { index in
            var words = names[index].split(separator: " ")
            guard !Self.parts.sole.contains(String(names[index])) else { return true }
            // “The Final Season”, “Erste Staffel”.
            if words.first == "the" { words.removeFirst() }
            if words.count == 2, Self.parts.numbers.contains(words[0]) { words.swapAt(0, 1) }
            guard words.count > 1, words[1].allSatisfy(\.isNumber) || Self.parts.numbers.contains(words[1])
            else { return false }
            // “Season 4 Remix” is one too.
            return Self.parts.seasons.contains(words[0])
                || words.count == 2 && index + 1 < names.endIndex && Self.parts.parts.contains(words[0])
        }
        guard isEpisode else { return nil }
        self = .episode
    }

    fileprivate func counted(_ count: Int) -> String {
        switch self {
        case .series, .manga: "\(grouped(count)) \(self)"
        case .animeSeries: "\(grouped(count)) anime series"
        case .other: MovieCatalog.counted(count, "other title")
        default: MovieCatalog.counted(count, "\(self)")
        }
    }
}

/// How many titles of a file are no movies, by their kind: `12 series, 3 episodes, 1 short`.
public struct TitleCounts: Hashable, Sendable, CustomStringConvertible {
    private var counts: [TitleType: Int] = [:]

    init() {}

    /// How many there are of all kinds.
    public var count: Int { counts.values.reduce(0, +) }

    /// The counts of the kinds that there are.
    public var description: String {
        TitleType.allCases.compactMap { type in counts[type].map { type.counted($0) } }.joined(
            separator: ", ")
    }

    mutating func add(_ type: TitleType) {
        counts[type, default: 0] += 1
    }

    static func += (left: inout TitleCounts, right: TitleCounts) {
        left.counts.merge(right.counts, uniquingKeysWith: +)
    }
}
