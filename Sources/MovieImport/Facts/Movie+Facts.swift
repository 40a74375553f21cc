package import MovieCatalog

extension Movie {
    package var lacksFacts: Bool { genres.isEmpty || runtime == nil || directors.isEmpty }

    @discardableResult
    mutating func complete(from facts: Movie) -> [MovieField] {
        let fields = MovieField.allCases.filter {
            $0.isFact && $0.value(of: self) == nil && $0.value(of: facts) != nil
        }
        for field in fields { take(field, from: facts) }
        return fields
    }

    /// The film that this certainly is, by IMDb id, or by title and year. A year that's off by one
    /// counts only if the directors agree.
    func match(among films: [Movie]) -> Movie? {
        if imdbID != nil, let film = films.first(where: { $0.imdbID == imdbID }) { return film }
        guard let year else { return nil }
        let same = films.filter {
            !$0.contradicts(self) && $0.isCalledAs(self) && !$0.hasOtherDirectors(than: self)
        }
        func isDirected(_ film: Movie) -> Bool { !directors.isEmpty && !film.directors.isEmpty }
        func only(_ films: [Movie]) -> Movie? { films.allSatisfy { $0 == films[0] } ? films.first : nil }
        let found = same.filter { $0.year == year }
        guard found.isEmpty else {
            return only(found) ?? only(found.filter(isDirected))
                ?? only(found.filter { folded($0.title) == folded(title) })
        }
        return only(same.filter { abs(($0.year ?? .max / 2) - year) == 1 && isDirected($0) })
    }
}

extension KnownFilms {
    /// Nil if there's any doubt.
    package func facts(of movie: Movie) -> Movie? {
        movie.imdbID.flatMap(film) ?? movie.match(among: movie.titles.flatMap(films(called:)))
    }

    /// Titles and years as the user types them, best known first.
    package func names(beginningWith text: String) -> [String] {
        films(beginningWith: text).map { "\(FilmName(title: $0.title, year: $0.year))" }
    }
}
