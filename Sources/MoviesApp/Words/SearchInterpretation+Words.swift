public import MovieCatalog

extension MovieCount: CustomStringConvertible {
    /// The count in words: `1,922`, `more than 250`.
    public var description: String {
        switch self {
        case .exactly(let count): grouped(count)
        case .moreThan(let count): "more than \(grouped(count))"
        }
    }
}

extension SearchInterpretation {
    /// The interpretation in words: `Read “unseen” as not watched; in quotes it finds 3 movies.`
    package var sentence: String {
        let reading = "Read “\(text)” as \(meaning.words)"
        return switch countAsWords {
        case nil: "\(reading)."
        case .exactly(0): "\(reading); in quotes it finds nothing."
        case .exactly(1): "\(reading); in quotes it finds 1 movie."
        case let count?: "\(reading); in quotes it finds \(count) movies."
        }
    }
}

extension SearchMeaning {
    fileprivate var words: String {
        switch self {
        case .watched(let isWatched): isWatched ? "watched" : "not watched"
        case .rated(let isRated): isRated ? "rated by you" : "not rated by you"
        case .onWatchlist(let isOn): isOn ? "on your watchlist" : "not on your watchlist"
        case .decade(let year, let isExcluded): "\(isExcluded ? "not " : "")of the \(year)s"
        case .runtime(let minutes, let isUnder, let isExcluded):
            "\(isExcluded ? "not " : "")\(isUnder ? "shorter" : "longer") than \(counted(minutes, "minute"))"
        case .yearOrWord: "the year, or as a word"
        case .field(let condition): condition
        }
    }
}

extension SearchSuggestion {
    /// The offer as a line has it: `Genre Horror`, `ratatouille`.
    package var heading: String {
        switch label {
        case .genre: "Genre \(name)"
        case .tag: "Tag \(name)"
        case .director, nil: name
        }
    }
}

extension MovieGroup {
    /// The group as a line has it: `1950s`, `8 to 8.9`, `Drama`.
    var heading: String {
        switch value {
        case .decade(let year): "\(year)s"
        case .rating(10): "10"
        case .rating(let points): "\(points) to \(points).9"
        case .name(let name): name
        }
    }
}
