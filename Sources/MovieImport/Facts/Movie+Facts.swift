package import MovieCatalog

extension Movie {
    /// Whether one of the facts is missing that a film is mostly looked for by: its genres, its length, its directors.
    package var lacksFacts: Bool { genres.isEmpty || runtime == nil || directors.isEmpty }

    /// Fills empty fields from facts.
    ///
    /// - Returns: The fields that were filled.
    @discardableResult
    mutating func complete(from facts: Movie) -> [MovieField] {
        let fields = MovieField.allCases.filter {
            $0.isFact && $0.value(of: self) == nil && $0.value(of: facts) != nil
        }
        for field in fields { take(field, from: facts) }
        return fields
    }

    /// The one of some films that it surely is: by its id at IMDb, or by its title and year, or a year beside it where the
    /// directors agree; `nil` in doubt.
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
    /// The facts of a film, if it is known without a doubt.
    package func facts(of movie: Movie) -> Movie? {
        movie.imdbID.flatMap(film) ?? movie.match(among: movie.titles.flatMap(films(called:)))
    }

    /// The titles that begin so with their years, as they are typed, the best known first.
    package func names(beginningWith text: String) -> [String] {
        films(beginningWith: text).map { "\(FilmName(title: $0.title, year: $0.year))" }
    }
}
