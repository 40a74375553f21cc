package import MovieCatalog

/// The film whose facts a movie lacks.
package enum FactMatch: Equatable {
    case none
    case film(Movie)
    /// The only film of this title within a year of the movie's.
    case nearby(Movie)
    /// Films that the movie could be.
    case several([Movie])
}

extension Movie {
    package static let wantedFacts: [MovieField] = [.directors, .runtime, .genres]

    package var missingFacts: [MovieField] { Self.wantedFacts.filter { $0.value(of: self) == nil } }
    package var lacksFacts: Bool { genres.isEmpty || runtime == nil || directors.isEmpty }

    @discardableResult
    package mutating func complete(from facts: Movie) -> [MovieField] {
        let fields = MovieField.allCases.filter {
            $0.isFact && $0.value(of: self) == nil && $0.value(of: facts) != nil
        }
        for field in fields { take(field, from: facts) }
        return fields
    }

    package func isSameFilm(as other: Movie) -> Bool { year == other.year && couldBe(other) }

    private func couldBe(_ film: Movie) -> Bool {
        !film.contradicts(self) && film.isCalledAs(self) && !film.hasOtherDirectors(than: self)
    }

    /// Goes by IMDb id, or by title and year. Without a year, only films without one match.
    func match(among films: [Movie]) -> FactMatch {
        if imdbID != nil, let film = films.first(where: { $0.imdbID == imdbID }) { return .film(film) }
        let near = films.filter { ($0.year == year || isYearOff(from: $0)) && couldBe($0) }
        func only(_ films: [Movie]) -> Movie? { films.allSatisfy { $0 == films[0] } ? films.first : nil }
        func several(_ films: [Movie]) -> FactMatch {
            .several(films.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
        }
        let found = near.filter { $0.year == year }
        if !found.isEmpty {
            let film =
                only(found) ?? only(found.filter(isDirected))
                ?? only(found.filter { folded($0.title) == folded(title) })
            return film.map { .film($0) } ?? several(found)
        }
        if let film = only(near) ?? only(near.filter(isDirected)) { return .nearby(film) }
        return near.isEmpty ? .none : several(near)
    }

    func isYearOff(from film: Movie) -> Bool {
        guard let year, let other = film.year else { return false }
        return abs(year - other) == 1
    }

    /// Whether directors are known on both sides.
    fileprivate func isDirected(_ film: Movie) -> Bool { !directors.isEmpty && !film.directors.isEmpty }
}

extension FilmFacts {
    /// `30,935 movies from 1920 to 2025`
    package static var inWords: String {
        let years = BuiltInFacts.years
        return "\(counted(BuiltInFacts.count, "movie")) from \(years.lowerBound) to \(years.upperBound)"
    }

    package static let attribution = "Lengths, countries and languages in part from omdb.org, CC BY 2.0 DE."

    package func match(of movie: Movie) -> FactMatch {
        movie.imdbID.flatMap(film).map { .film($0) }
            ?? movie.match(among: movie.titles.flatMap(films(called:)))
    }

    /// Nil if there's any doubt.
    func facts(of movie: Movie) -> Movie? {
        switch match(of: movie) {
        case .film(let film): film
        case .nearby(let film): movie.isDirected(film) ? film : nil
        case .several, .none: nil
        }
    }

    /// Titles and years as the user types them, best known first.
    package func names(beginningWith text: String) -> [String] {
        films(beginningWith: text).map { "\(FilmName(title: $0.title, year: $0.year))" }
    }
}
