import MovieCatalog

/// The likelihood that two movies are the same, for imports, duplicates and added movies.
enum MovieMatchLevel: Comparable {
    /// Different titles, or contradicting data.
    case none
    /// Titles that may be the same, or ids of which some are equal and others differ.
    case perhaps
    case agreed
    case named
    case identified
}

extension Movie {
    /// Compares two movies. `films` finds known films that a movie could be.
    func likeness(to other: Movie, among films: (Movie) -> [Movie] = { _ in [] }) -> MovieMatchLevel {
        if hasID(of: other) {
            return imdbID != nil && imdbID == other.imdbID || !contradicts(other) ? .identified : .perhaps
        }
        guard !contradicts(other), !hasOtherDirectors(than: other), hasNearbyYear(other),
            !isLater(than: other),
            !other.isLater(than: self)
        else { return .none }
        guard sharesTitle(other) else {
            return subtitle(besides: other).map { likeness(to: other, besides: $0, among: films) } ?? .none
        }
        if let year, year == other.year, sharesTitle(other, withArticle: true),
            !hasOtherOriginalTitle(than: other)
        {
            return .named
        }
        let agrees =
            !directors.isEmpty && !other.directors.isEmpty || runtime != nil && runtime == other.runtime
        return agrees ? .agreed : .perhaps
    }

    var identity: Movie {
        var movie = Movie(title: "")
        movie.fillIdentity(from: self)
        if year == nil { movie.viewings = viewings }
        return movie
    }

    /// Fills in missing values of the fields that ``identity`` has, except viewings.
    mutating func fillIdentity(from other: Movie) {
        if title.isEmpty { title = other.title }
        fill([.imdbID, .tmdbID, .letterboxdURI, .originalTitle, .year, .runtime, .directors], from: other)
    }

    /// Whether titles are equal except for case and accents, and years are equal or both missing.
    func hasSameTitleAndYear(as other: Movie) -> Bool {
        year == other.year && folded(title) == folded(other.title)
    }

    /// Whether both movies have an id of the same kind, with different values.
    func contradicts(_ other: Movie) -> Bool {
        func differ<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
            left != nil && right != nil && left != right
        }
        if differ(imdbID, other.imdbID) || differ(tmdbID, other.tmdbID) { return true }
        guard let page = letterboxdURI, let otherPage = other.letterboxdURI, page != otherPage else {
            return false
        }
        // Letterboxd has a long and a short address for each movie, which can't be compared.
        return host(of: page) == host(of: otherPage)
    }

    func hasID(of other: Movie) -> Bool {
        func agree<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool { left != nil && left == right }
        return agree(imdbID, other.imdbID) || agree(tmdbID, other.tmdbID)
            || agree(letterboxdURI, other.letterboxdURI)
    }

    func sharesTitle(_ other: Movie, withArticle: Bool = false) -> Bool {
        func spellings(_ movie: Movie) -> [[UInt8]] {
            movie.titles.flatMap { MovieCatalog.spellings(of: $0, withArticle: withArticle) }
        }
        return title == other.title || !Set(spellings(self)).isDisjoint(with: spellings(other))
    }

    private func hasOtherOriginalTitle(than other: Movie) -> Bool {
        guard let originalTitle, let theirs = other.originalTitle else { return false }
        return Set(spellings(of: originalTitle)).isDisjoint(with: spellings(of: theirs))
    }

    /// Whether both have directors but share none, ignoring the order of name parts.
    func hasOtherDirectors(than other: Movie) -> Bool {
        func keys(_ movie: Movie) -> Set<Set<ArraySlice<UInt8>>> {
            Set(movie.directors.map { Set(folded($0).split { $0 < UInt8(ascii: "0") }) })
        }
        return !directors.isEmpty && !other.directors.isEmpty && keys(self).isDisjoint(with: keys(other))
    }

    func hasNearbyYear(_ other: Movie) -> Bool {
        guard let year, let theirs = other.year else { return true }
        return abs(year - theirs) <= 1
    }

    /// Whether the other movie has no year, but was watched before this movie came out.
    private func isLater(than other: Movie) -> Bool {
        other.year == nil && other.viewings.contains { $0.date.flatMap(timeBeforeRelease) != nil }
    }
}

private func host(of address: String) -> Substring {
    let rest = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
    return rest.prefix { $0 != "/" }
}
