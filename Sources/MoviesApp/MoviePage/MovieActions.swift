import MovieCatalog
import MovieImport
import Usher

/// What a person does to movies, the same on every page of them. It moves nowhere and shows nothing, and returns what was
/// done.
struct MovieActions {
    /// What was done, if anything, and the line that says so.
    typealias Done = (change: MovieChange?, words: String)
    typealias Added = (movie: Movie.ID, done: Done)

    let catalog: Catalog
    let context: SessionContext
    /// Whether a line that is no answer is refused, and not searched for.
    let isStrict: Bool

    /// Makes a change.
    ///
    /// - Parameter progress: Hears how far an exchange is; false stops it.
    /// - Returns: `nil` where it is what only a list can do.
    func perform(
        _ request: MovieRequest, progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws -> Done? {
        switch request {
        case .note(let viewing, let ids, let isNamed):
            let movies = try movies(ids)
            try catalog.note(viewing, of: movies)
            return (.noted, viewing.sentence(notedOf: movies, naming: isNamed, today: catalog.today()))
        case .change(let viewing, let changed, let id):
            let remarks = try catalog.change(viewing, to: changed, of: id).map(\.sentence)
            return (.noted, changed.sentence("Now", remarks, today: catalog.today()))
        case .remove(let viewing, let id):
            try catalog.remove(viewing, of: id)
            return (.noted, viewing.sentence("Removed", today: catalog.today()))
        case .watch(let ids, let isOn, let isNamed):
            let names = isNamed ? ": \(names(try movies(ids)))" : ""
            let count = try catalog.update(ids, as: isOn ? .putOnWatchlist : .takenOffWatchlist) {
                $0.watchlist = isOn ? $0.watchlist ?? WatchlistEntry(on: catalog.today()) : nil
            }
            return (count > 0 ? .changed : nil, "\(isOn ? "On" : "Off") your watchlist\(names).")
        case .tag(let ids, let tags):
            let movies = try movies(ids)
            let count = try catalog.update(ids, as: .tagged) { $0.add(tags: tags) }
            return (count > 0 ? .changed : nil, "Tagged \(tags.joined(separator: ", ")): \(names(movies)).")
        case .merge(let pair):
            guard try catalog.merge(pair) else { throw Refusal.gone }
            return (.changed, "They are one movie now; u takes it back.")
        case .deleteAll:
            try catalog.deleteAll()
            return (.changed, "The films are gone; u brings them back.")
        case .exchange(let step, let isUndone):
            let exchanged =
                try isUndone
                ? catalog.undo(step, progress: progress) : catalog.redo(step, progress: progress)
            guard let exchanged else {
                return (nil, "Another program changed the catalog meanwhile; ? says what u and y do now.")
            }
            return (.changed, "\(isUndone ? "Taken back" : "Done again"): \(exchanged.name).")
        case .either, .ask, .add, .pick, .show, .find: return nil
        }
    }

    func delete(_ movie: Movie) throws -> MovieChange {
        try catalog.delete(movie.id)
        return .deleted(title: movie.title)
    }

    /// Changes the fields that were edited, and leaves the others as they are now.
    func save(_ edited: Movie, over movie: Movie) throws -> (change: MovieChange?, fields: [MovieField]) {
        guard try catalog.movie(movie.id) != nil else { throw Refusal.gone }
        let fields = try catalog.update(movie, to: edited)
        return (fields.isEmpty ? nil : .changed, fields)
    }

    /// Picks a movie by chance that the person hasn't watched.
    func pick(from query: MovieQuery) throws -> Movie.ID {
        if let pick = try catalog.unwatchedMovie(of: query, using: &context.random) { return pick.id }
        throw Refusal(
            try catalog.count(of: query) == .exactly(0)
                ? "There is nothing here to pick from; / shows all movies."
                : "You have watched all of these; / shows all movies.")
    }

    /// Understands words as a search, or, where it finds nothing on a scope and they may be a title, as a movie to add.
    func request(for words: String, orTitle title: String, on scope: ListScope) throws -> MovieRequest {
        let search = try MovieSearch(words, today: catalog.today())
        let isFound = try catalog.count(of: MovieQuery(search: scope.narrowed(by: search))) != .exactly(0)
        return isFound || title == words ? .show(search) : .ask(title: title)
    }

    /// Whether words to look for are a slip: one letter, a number that isn't on the page, any where `isStrict`.
    func isSlip(_ request: MovieRequest) -> Bool {
        guard case .find(let words, _) = request else { return false }
        return isStrict || words.count < 2 || words.allSatisfy { "0123456789.,-/".contains($0) }
    }

    /// Makes a movie to be added on a scope.
    func newMovie(_ title: String, on scope: ListScope) -> Movie {
        var movie = Movie(title: title)
        if scope == .watchlist { movie.watchlist = WatchlistEntry(on: catalog.today()) }
        return movie
    }

    /// Adds a movie that was named in a line.
    func add(_ film: FilmName, _ viewing: Viewing?, on scope: ListScope) throws -> Added {
        guard try catalog.movies(called: film).isEmpty else {
            throw Refusal("\(film) is in the catalog already; /\(film.title) finds it.")
        }
        var movie = newMovie(film.title, on: scope)
        (movie.year, movie.onlyViewing) = (film.year, viewing)
        return try add(movie)
    }

    /// Adds a movie; one that was watched is on no watchlist.
    func add(_ movie: Movie) throws -> Added {
        var movie = movie
        if movie.isWatched { movie.watchlist = nil }
        return (try catalog.add(movie), (.changed, movie.sentenceOfAdding(today: catalog.today())))
    }

    /// What is asked before a movie is added that the catalog may have already.
    func question(before movie: Movie) -> String? {
        // A catalog that can't be read says so when the movie is added.
        guard !movie.title.isEmpty, let known = try? catalog.movies(like: movie), let first = known.first
        else { return nil }
        let others = known.count > 1 ? " and \(counted(known.count - 1, "other movie")) like it" : ""
        return "The catalog has \(first.titleAndYear)\(others) already. Add another one?"
    }

    private func movies(_ ids: [Movie.ID]) throws -> [Movie] {
        try ids.map {
            guard let movie = try catalog.movie($0) else { throw Refusal.gone }
            return movie
        }
    }

    private func names(_ movies: [Movie]) -> String { movies.map(\.titleAndYear).joined(separator: ", ") }
}
