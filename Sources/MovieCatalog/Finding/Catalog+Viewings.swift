extension Catalog {
    /// Notes a viewing of movies in one step.
    package func note(_ viewing: Viewing, of movies: [Movie]) throws(CatalogError) {
        try update(movies.map(\.id), as: .notedViewing) { $0.see(viewing) }
    }

    /// Puts another viewing in the place of one.
    ///
    /// - Returns: The remarks on the new one.
    package func change(
        _ viewing: Viewing, to changed: Viewing, of id: Movie.ID
    ) throws(CatalogError) -> [ViewingRemark] {
        var remarks: [ViewingRemark] = []
        try update(id, as: .changedViewing) {
            guard let place = $0.viewings.firstIndex(of: viewing) else { return }
            $0.viewings.remove(at: place)
            remarks = $0.remarks(on: changed)
            $0.viewings.insert(changed, at: place)
        }
        return remarks
    }

    /// Removes a viewing.
    package func remove(_ viewing: Viewing, of id: Movie.ID) throws(CatalogError) {
        try update(id, as: .removedViewing) {
            if let place = $0.viewings.firstIndex(of: viewing) { $0.viewings.remove(at: place) }
        }
    }
}

extension Movie {
    /// Makes a new movie with a name, and with a viewing of it.
    package init(_ film: FilmName, _ viewing: Viewing?) {
        self.init(title: film.title)
        year = film.year
        viewings = viewing.map { [$0] } ?? []
    }
}
