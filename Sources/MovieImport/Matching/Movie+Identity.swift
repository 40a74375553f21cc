import MovieCatalog

extension Movie {
    /// Whether both have an id of one kind, and not the same one.
    func contradicts(_ other: Movie) -> Bool {
        func differ<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
            left != nil && right != nil && left != right
        }
        if differ(imdbID, other.imdbID) || differ(tmdbID, other.tmdbID) { return true }
        guard let page = letterboxdURI, let otherPage = other.letterboxdURI, page != otherPage else {
            return false
        }
        // Letterboxd has a long and a short address of each movie, which say nothing about each other.
        return host(of: page) == host(of: otherPage)
    }

    /// Whether both have an id in common.
    func hasID(of other: Movie) -> Bool {
        func agree<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool { left != nil && left == right }
        return agree(imdbID, other.imdbID) || agree(tmdbID, other.tmdbID)
            || agree(letterboxdURI, other.letterboxdURI)
    }

    /// Fills in missing ids.
    mutating func fillIDs(from other: Movie) {
        (imdbID, tmdbID) = (imdbID ?? other.imdbID, tmdbID ?? other.tmdbID)
        letterboxdURI = letterboxdURI ?? other.letterboxdURI
    }

    /// The title and the original title.
    var titles: [String] { originalTitle.map { [title, $0] } ?? [title] }

    /// Whether a title of one is a title of the other, in any of their spellings.
    func isCalledAs(_ other: Movie, withArticle: Bool = false) -> Bool {
        func spellings(_ movie: Movie) -> [[UInt8]] {
            movie.titles.flatMap { MovieCatalog.spellings(of: $0, withArticle: withArticle) }
        }
        return !Set(spellings(self)).isDisjoint(with: spellings(other))
    }

    /// Whether their original titles and directors, where both have them, may be those of one movie.
    func agrees(with other: Movie) -> Bool {
        if let originalTitle, let others = other.originalTitle,
            Set(MovieCatalog.spellings(of: originalTitle)).isDisjoint(
                with: MovieCatalog.spellings(of: others))
        {
            return false
        }
        return !hasOtherDirectors(than: other)
    }

    /// Whether both have directors, and none in common.
    func hasOtherDirectors(than other: Movie) -> Bool {
        !directors.isEmpty && !other.directors.isEmpty
            && Set(directors.map(Label.key)).isDisjoint(with: other.directors.map(Label.key))
    }

    /// Whether the viewings of a movie without a year were before there was this one.
    func isLater(than other: Movie) -> Bool {
        other.year == nil && other.viewings.contains { $0.date.flatMap(remark) != nil }
    }
}

private func host(of address: String) -> Substring {
    let rest = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
    return rest.prefix { $0 != "/" }
}
