// Viewings, and what is said of them
extension Catalog {
    /// Notes a viewing of movies in one step.
    ///
    /// - Returns: How it was understood, and what is odd about it: `Noted: today, 9 of 10, “great”.`
    package func note(
        _ viewing: Viewing, of movies: [Movie], naming isNamed: Bool = true
    ) throws(CatalogError) -> String {
        try update(movies.map(\.id), as: "noting a viewing of") { $0.see(viewing) }
        let names = isNamed ? " of \(movies.map(\.titleAndYear).joined(separator: ", "))" : ""
        let remarks = movies.flatMap { movie in
            (movie.remarks(on: viewing) + (movie.isOnWatchlist ? ["It is off your watchlist."] : []))
                .map { movies.count > 1 ? "“\(movie.title)”: \($0)" : $0 }
        }
        return words("Noted\(names)", viewing, remarks)
    }

    /// Puts another viewing in the place of one.
    ///
    /// - Returns: What it is now.
    package func change(
        _ viewing: Viewing, to changed: Viewing, of id: Movie.ID
    ) throws(CatalogError) -> String {
        var remarks: [String] = []
        try update(id, as: "changing a viewing of") {
            guard let place = $0.viewings.firstIndex(of: viewing) else { return }
            $0.viewings.remove(at: place)
            remarks = $0.remarks(on: changed)
            $0.viewings.insert(changed, at: place)
        }
        return words("Now", changed, remarks)
    }

    /// Takes a viewing away.
    ///
    /// - Returns: Which.
    package func remove(_ viewing: Viewing, of id: Movie.ID) throws(CatalogError) -> String {
        try update(id, as: "removing a viewing of") {
            if let place = $0.viewings.firstIndex(of: viewing) { $0.viewings.remove(at: place) }
        }
        return words("Removed", viewing, [])
    }

    /// What is said of a new movie, which may have been watched once.
    package func words(ofAdding movie: Movie) -> String {
        let added = "Added \(movie.titleAndYear)."
        guard let viewing = movie.viewings.first else { return added }
        var unseen = movie
        unseen.viewings = []
        return added + " " + words("Noted", viewing, unseen.remarks(on: viewing))
    }

    private func words(_ action: String, _ viewing: Viewing, _ remarks: [String]) -> String {
        let words = viewing.inWords(today: today())
        return (["\(action): \(words)\(words.hasSuffix(".”") ? "" : ".")"] + remarks).joined(separator: " ")
    }
}

extension Movie {
    /// Makes a new movie that was named, with a viewing of it.
    package init(_ film: FilmName, _ viewing: Viewing?) {
        self.init(title: film.title)
        year = film.year
        viewings = viewing.map { [$0] } ?? []
    }

    /// “Heat” (1995).
    package var titleAndYear: String { "“\(title)”" + (year.map { " (\($0))" } ?? "") }
}
