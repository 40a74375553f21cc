/// A name before a colon in a search.
package struct SearchField: Sendable {
    let name: String
    /// Other names of it; those of several words are printed on pages.
    private let others: [String]
    let values: Values

    /// The values that it is compared with.
    enum Values {
        case words([MovieField])
        case label(LabelKind)
        case number(MovieField, InvalidValue.ExpectedKind)
        case dates(MovieField)
        case answer, decade, certificate, id, sort
    }

    private init(_ name: String, _ values: Values, or others: String...) {
        (self.name, self.values, self.others) = (name, values, others)
    }

    private static let all = [
        SearchField("title", .words([.title, .originalTitle]), or: "original title"),
        SearchField("director", .words([.directors]), or: "by", "directors"),
        SearchField("writer", .words([.writers]), or: "writers"),
        SearchField("cast", .words([.cast]), or: "with", "actor", "actors"),
        SearchField("country", .words([.countries]), or: "countries"),
        SearchField("language", .words([.languages]), or: "languages"),
        SearchField("note", .words([.note, .viewings])),
        SearchField("genre", .label(.genre), or: "genres"), SearchField("tag", .label(.tag), or: "tags"),
        SearchField("list", .label(.list), or: "lists"),
        SearchField("year", .number(.year, .year)), SearchField("decade", .decade),
        SearchField("rating", .number(.rating, .rating), or: "your rating"),
        SearchField("public", .number(.publicRating, .publicRating)),
        SearchField("votes", .number(.votes, .number)),
        SearchField("critics", .number(.score, .score), or: "score"),
        SearchField("reviews", .number(.reviews, .number)),
        SearchField("metacritic", .number(.metascore, .score)),
        SearchField("oscars", .number(.oscars, .number)),
        SearchField("box office", .number(.boxOffice, .number)),
        SearchField("runtime", .number(.runtime, .runtime)), SearchField("released", .dates(.released)),
        SearchField("certificate", .certificate), SearchField("watched", .dates(.viewings), or: "seen"),
        SearchField("viewings", .number(.viewings, .number)), SearchField("sort", .sort),
        SearchField("rated", .dates(.dayRated)), SearchField("added", .dates(.dayAdded)),
        SearchField("watchlist", .answer), SearchField("imported", .answer), SearchField("imdb", .id),
        SearchField("tmdb", .id), SearchField("letterboxd", .id),
    ]

    package static let names = all.map(\.name)

    /// Those of several words, as pages print them.
    static let labels = allNames.filter { $0.contains(" ") }

    /// The names of all fields, none of which another field's name begins with.
    static let allNames = all.flatMap { [$0.name] + $0.others }

    /// Whether it can be compared without a colon: `rating>8`.
    var isCompared: Bool {
        switch values {
        case .number, .dates: true
        default: false
        }
    }

    /// The field that is meant, which may be typed as far as no other begins so.
    ///
    /// - Returns: One field, several that begin so, or none.
    static func meant(by typed: some StringProtocol) -> [SearchField] {
        let typed = typed.lowercased()
        return all.filter { $0.name.hasPrefix(typed) || $0.others.contains { $0.hasPrefix(typed) } }
    }

    /// The error for a field that isn't known, or can be several.
    static func error(of typed: Substring, in word: Substring) -> InvalidValue {
        let meant = meant(by: typed)
        guard meant.isEmpty else {
            return .ambiguousField(String(typed), in: String(word), meant.map(\.name))
        }
        let near = nearest(to: String(typed), among: allNames)
        return .unknownField(String(typed), in: String(word), near: near)
    }
}
