import MovieCatalog
import MovieImport
import Usher

/// The actions on movies, the same on every page of them. They move nowhere and show nothing, and return what was
/// done.
struct MovieActions {
    /// Whether anything was changed, and the line that says so.
    typealias Done = (isChange: Bool, words: String)
    typealias Added = (movie: Movie.ID, done: Done)

    let catalog: Catalog
    let context: SessionContext
    /// Whether a line that is no answer is refused, and not searched for.
    let isStrict: Bool
    /// Whether lines come from a pipe, so that the next one is no answer to a question.
    var isPiped = false

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
            return (true, viewing.sentence(notedOf: movies, naming: isNamed, today: catalog.today()))
        case .change(let viewing, let changed, let id):
            let warnings = try catalog.change(viewing, to: changed, of: id).map(\.sentence)
            return (true, changed.sentence("Changed", warnings, today: catalog.today()))
        case .remove(let viewing, let id):
            try catalog.remove(viewing, of: id)
            return (true, viewing.sentence("Removed", today: catalog.today()))
        case .watch(let ids, let isOn, let isNamed):
            let names = isNamed ? ": \(try movies(ids).names)" : ""
            let count = try catalog.update(ids, as: isOn ? .putOnWatchlist : .takenOffWatchlist) {
                $0.watchlist = isOn ? $0.watchlist ?? WatchlistEntry(on: catalog.today()) : nil
            }
            return (count > 0, "\(isOn ? "On" : "Off") your watchlist\(names).")
        case .tag(let ids, let tags, let isOn):
            let words = "\(isOn ? "Tagged" : "No longer tagged") \(tags.joined(separator: ", "))"
            return try change(ids, as: isOn ? .tagged : .edited([.tags]), words) {
                if isOn { $0.add(tags: tags) } else { $0.remove(tags: tags) }
            }
        case .rate(let rating, let ids):
            return try change(ids, as: .edited([.rating]), "Rated \(rating) of 10") {
                $0[.rating, typedOn: catalog.today()] = .rating(rating)
            }
        case .describe(let note, let ids):
            return try change(ids, as: .edited([.note]), "Added “\(note.excerpt(ofRows: 2))” to the note") {
                $0.note = [$0.note, note].compactMap(\.self).joined(separator: " ")
            }
        case .set(let field, let text, let ids):
            let today = catalog.today()
            let isNone = field.isOptional && ["-", "none"].contains(text.lowercased())
            let value = isNone ? nil : try field.value(typed: text, in: today.year)
            if isNone { try movies(ids).forEach { try field.checkClearing(of: $0) } }
            return try change(ids, as: .edited([field]), "Changed: \(field.name) \(value?.typed ?? "none")") {
                $0[field, typedOn: today] = value
            }
        case .delete(let ids):
            let movies = try movies(ids)
            try catalog.delete(ids)
            return (true, "Deleted \(movies.names).")
        case .merge(let pair):
            guard try catalog.merge(pair) else { throw Refusal.gone }
            return (true, "Merged into one movie.")
        case .deleteAll:
            try catalog.deleteAll()
            return (true, "All movies are removed. Type u to bring them back.")
        case .list(let name, let change):
            let known = try catalog.list(named: name)
            let isChanged = try catalog.change(listNamed: name, change)
            let words = try change.sentence(on: name, known) { try movies($0).names }
            return (isChanged, words)
        case .exchange(let step, let isUndone):
            let exchanged =
                try isUndone
                ? catalog.undo(step, progress: progress) : catalog.redo(step, progress: progress)
            guard let exchanged else {
                return (false, "Another program changed the catalog. Type ? to see what u and y do now.")
            }
            return (true, "\(isUndone ? "Undone" : "Redone"): \(exchanged.name).")
        case .complete(let movie, let paths):
            let report = try catalog.complete(from: paths, only: movie, progress: progress)
            return (report.completed > 0, report.lines.joined(separator: " "))
        case .backUp(let path):
            let (isSound, words) = try catalog.checkInWords()
            try catalog.backUp(to: path)
            return (false, isSound ? "Backed up to \(path)." : words)
        case .check: return (false, try catalog.checkInWords().words)
        case .say(let words): return (false, words)
        case .confirm, .choose, .ask, .askForViewing, .add, .save, .pick, .show, .open, .find, .narrow, .sort,
            .go, .lists, .openList, .start:
            return nil
        }
    }

    /// Changes the fields that were edited, and leaves the others as they are now.
    func save(_ edited: Movie, over movie: Movie) throws -> [MovieField] {
        guard try catalog.movie(movie.id) != nil else { throw Refusal.gone }
        return try catalog.update(movie, to: edited)
    }

    /// Picks a movie by chance that the person hasn't watched.
    func pick(from query: MovieQuery) throws -> Movie.ID {
        if let pick = try catalog.unwatchedMovie(of: query, using: &context.random) { return pick.id }
        throw CatalogError.described(
            .nothingFound,
            (try catalog.count(of: query) == .exactly(0)
                ? "There is nothing to pick from." : "You have watched all of these.")
                + (isStrict ? "" : " Type / to show all movies."))
    }

    /// Whether words to look for are a slip: one letter, a number that isn't on the page, any where `isStrict`.
    func isSlip(_ request: MovieRequest) -> Bool {
        guard case .find(let words, nil) = request else { return false }
        let isNumber = words.allSatisfy { "0123456789.,-/".contains($0) }
        return isStrict || words.count < 2 || isNumber && FilmName.year(words[...]) == nil
    }

    func newMovie(_ title: String, on scope: ListScope) -> Movie {
        var movie = Movie(title: title)
        if scope == .watchlist { movie.watchlist = WatchlistEntry(on: catalog.today()) }
        return movie
    }

    /// Adds a movie; one that was watched is on no watchlist.
    func add(_ movie: Movie) throws -> Added {
        var movie = movie
        if movie.isWatched { movie.watchlist = nil }
        return (try catalog.add(movie), (true, movie.sentenceOfAdding(today: catalog.today())))
    }

    /// The question before a movie is added that the catalog may have already.
    func question(before movie: Movie) -> String? {
        // A catalog that can't be read says so when the movie is added.
        guard !movie.title.isEmpty, let known = try? catalog.movies(like: movie), let first = known.first
        else { return nil }
        let others = known.count > 1 ? " and \(counted(known.count - 1, "other movie")) like it" : ""
        return "The catalog has \(first.titleAndYear)\(others) already. Add another one?"
    }

    private func change(
        _ ids: [Movie.ID], as action: CatalogChange.Action, _ words: String, _ change: (inout Movie) -> Void
    ) throws -> Done {
        let movies = try movies(ids)
        let count = try catalog.update(ids, as: action, change)
        return (count > 0, "\(words): \(movies.names).")
    }

    private func movies(_ ids: [Movie.ID]) throws -> [Movie] {
        try ids.map {
            guard let movie = try catalog.movie($0) else { throw Refusal.gone }
            return movie
        }
    }
}
