package import MovieCatalog

/// The result of looking up a movie among films.
package enum FilmMatch: Equatable {
    case none
    case film(Movie)
    /// The only film that fits, although the years are one apart or the subtitles differ.
    case nearby(Movie)
    /// One or more films that the movie could be, but none for certain.
    case several([Movie])
}

extension Movie {
    package static let wantedFacts: [MovieField] = [.directors, .runtime, .genres]

    package var missingFacts: [MovieField] { Self.wantedFacts.filter { $0.value(of: self) == nil } }
    package var lacksFacts: Bool { genres.isEmpty || runtime == nil || directors.isEmpty }

    @discardableResult
    package mutating func complete(from facts: Movie) -> [MovieField] { fill(MovieField.facts, from: facts) }

    /// Fills in fields that are empty in this movie but not in the other. Returns these fields.
    @discardableResult
    mutating func fill(_ fields: [MovieField], from other: Movie) -> [MovieField] {
        let missing = fields.filter { $0.value(of: self) == nil && $0.value(of: other) != nil }
        for field in missing { take(field, from: other) }
        return missing
    }

    package func isSameFilm(as other: Movie) -> Bool { year == other.year && couldBe(other) }

    private func couldBe(_ film: Movie) -> Bool {
        !film.contradicts(self) && film.sharesTitle(self) && !film.hasOtherDirectors(than: self)
    }

    /// Finds the film by IMDb id, or by title and year. Subtitles may differ, and years by one.
    func match(among films: [Movie]) -> FilmMatch {
        guard !films.isEmpty else { return .none }
        if imdbID != nil, let film = films.first(where: { $0.imdbID == imdbID }) { return .film(film) }
        let near = films.filter { ($0.year == year || isYearOff(from: $0)) && couldBe($0) }
        func only(_ films: [Movie]) -> Movie? {
            films.dropFirst().allSatisfy { $0 == films[0] } ? films.first : nil
        }
        func several(_ films: [Movie]) -> FilmMatch {
            .several(films.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
        }
        let found = near.filter { $0.year == year }
        if !found.isEmpty {
            let film =
                only(found) ?? only(found.filter(bothHaveDirectors))
                ?? only(found.filter { folded($0.title) == folded(title) })
            return film.map { .film($0) } ?? several(found)
        }
        if let film = only(near.filter(bothHaveDirectors)) { return .nearby(film) }
        let others = films.filter { $0.hasNearbyYear(self) && isSubtitled($0) }
        let all = near + others.filter { near.isEmpty || $0.year == year }
        if let film = only(all.filter { $0.year == year && bothHaveDirectors($0) }) { return .film(film) }
        guard let film = only(all) else { return all.isEmpty ? .none : several(all) }
        let isSure = !near.isEmpty || film.year == year && subtitle(besides: film) == .plain
        return isSure ? .nearby(film) : several(all)
    }

    /// Whether the movie could be the film, although their subtitles differ.
    private func isSubtitled(_ film: Movie) -> Bool {
        year != nil && film.year != nil && !film.contradicts(self) && !hasOtherDirectors(than: film)
            && !sharesTitle(film) && subtitle(besides: film) != nil
    }

    func isYearOff(from film: Movie) -> Bool {
        guard let year, let other = film.year else { return false }
        return abs(year - other) == 1
    }

    fileprivate func bothHaveDirectors(_ film: Movie) -> Bool {
        !directors.isEmpty && !film.directors.isEmpty
    }
}

extension BuiltInFilms {
    /// A summary such as `30,935 movies from 1920 to 2025`.
    package static var inWords: String {
        let years = PackedFilmFacts.years
        return "\(counted(PackedFilmFacts.count, "movie")) from \(years.lowerBound) to \(years.upperBound)"
    }

    package static let attribution = "Lengths, countries and languages in part from omdb.org, CC BY 2.0 DE."

    package func match(of movie: Movie) -> FilmMatch {
        if let film = movie.imdbID.flatMap(film) { return .film(film) }
        let films = movie.titles.flatMap(films(called:))
        let match = movie.match(among: films)
        switch match {
        case .none, .nearby:
            let others = movie.titles.flatMap(self.films(withOtherSubtitleThan:))
            return others.isEmpty ? match : movie.match(among: films + others)
        case .film, .several: return match
        }
    }

    /// Returns films that could be this movie, even if the year is one off or the subtitle differs.
    func films(like movie: Movie) -> [Movie] {
        guard movie.year != nil else { return [] }
        let films = movie.titles.flatMap { self.films(called: $0) + self.films(withOtherSubtitleThan: $0) }
        return films.reduce(into: []) { all, film in
            guard film.year != nil, film.hasNearbyYear(movie), !film.contradicts(movie),
                !film.hasOtherDirectors(than: movie), !all.contains(film)
            else { return }
            all.append(film)
        }
    }

    /// Returns the film's facts, or nil if there's any doubt about which film it is.
    func facts(of movie: Movie) -> Movie? {
        switch match(of: movie) {
        case .film(let film): film
        case .nearby(let film): film.year == movie.year || movie.bothHaveDirectors(film) ? film : nil
        case .several, .none: nil
        }
    }

    /// Returns titles with years that complete a text: exact titles, then the best-known films.
    package func names(beginningWith text: String) -> [String] {
        films(beginningWith: text).map { "\(FilmName(title: $0.title, year: $0.year))" }
    }
}
