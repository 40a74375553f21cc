import MovieCatalog

/// A type of title that is no movie.
package enum TitleType: Int, CaseIterable, Sendable {
    case series, episode, animeSeries, short, game, manga, book, trailer, other

    /// The words that services have for types of titles, in letters alone: the first that a name contains is its type.
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

    /// Words that tell a type by themselves, and not as a part of another.
    static let soleWords: [String: TitleType] = [
        "tv": .series, "serial": .series, "sendung": .series, "roman": .book,
        "ova": .animeSeries, "ona": .animeSeries,
    ]

    /// Reads a type in the words of a file; `nil` for a movie, and for an unknown one.
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

    /// The words of Netflix for parts of a series, `Dark: Staffel 1: Geheimnisse`.
    ///
    /// Those of `parts` need the name of an episode behind them, as movies have parts too.
    private static let parts = (
        seasons: "season,staffel,episode,folge,series,serie,saison,temporada,stagione".split(separator: ","),
        sole: ["limited series", "miniserie", "mini-series"],
        parts: "part,teil,volume,vol.,band,chapter,kapitel,book,buch,collection,partie,parte,chapitre"
            .split(separator: ","),
        numbers:
            ("one,two,three,four,five,six,seven,eight,nine,ten,eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,"
            + "un,deux,trois,quatre,cinq,sept,huit,neuf,dix,uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,"
            + "due,tre,quattro,cinque,sei,sette,otto,nove,dieci,ii,iii,iv,v,vi,vii,viii,ix,x,i,"
            + "first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,final,last,complete,erste,zweite,dritte,"
            + "vierte,fünfte,première,deuxième,troisième,quatrième,primera,segunda,tercera,cuarta,prima,seconda,terza,quarta")
            .split(separator: ",")
    )

    /// Tells an episode by a title of Netflix; `nil` for others.
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
}

/// The numbers of titles in a file that are no movies, by their type.
public struct TitleCounts: Hashable, Sendable {
    private var counts: [TitleType: Int] = [:]

    init() {}

    /// The number of titles of all types.
    public var count: Int { counts.values.reduce(0, +) }

    /// The types that there are, with their numbers.
    package var types: [(type: TitleType, count: Int)] {
        TitleType.allCases.compactMap { type in counts[type].map { (type, $0) } }
    }

    mutating func add(_ type: TitleType) {
        counts[type, default: 0] += 1
    }

    static func += (left: inout TitleCounts, right: TitleCounts) {
        left.counts.merge(right.counts, uniquingKeysWith: +)
    }
}
