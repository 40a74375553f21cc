import MovieCatalog
import MovieImport
import Usher

extension Catalog {
    struct ChangeResult {
        var isChange = true
        let words: String
        /// A shorter form of `words`, if there is one, for brief sessions.
        var brief: String?
        var added: Movie.ID?
        var doubts: [FactDoubt] = []
    }

    /// Makes a change, and describes it in words. `progress` returns false to stop it.
    func make(
        _ change: MovieChange, progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws -> ChangeResult {
        switch change {
        case .add(var movie):
            // A watched movie isn't on the watchlist.
            if movie.isWatched { movie.watchlist = nil }
            return ChangeResult(words: movie.sentenceOfAdding(today: today()), added: try add(movie))
        case .seen(let viewing, let ids, let isNamed):
            let movies = try movies(ids)
            try note(viewing, of: movies)
            return ChangeResult(
                words: viewing.sentence(notedOf: movies, naming: isNamed, today: today()),
                brief: viewing.sentence(notedOf: movies, naming: isNamed, isBrief: true, today: today()))
        case .changeViewing(let viewing, let changed, let id, let isNamed):
            guard let warnings = try self.change(viewing, to: changed, of: id) else {
                throw Refusal.goneViewing
            }
            let name = isNamed ? " \(try movies([id]).names)" : ""
            return ChangeResult(words: changed.sentence("Changed\(name)", warnings, today: today()))
        case .removeViewing(let viewing, let id):
            guard try self.change(viewing, to: nil, of: id) != nil else { throw Refusal.goneViewing }
            return ChangeResult(words: viewing.sentence("Removed", today: today()))
        case .watch(let ids, let isNamed):
            return try update(ids, as: .putOnWatchlist, "On your watchlist", isNamed) {
                $0.watchlist = $0.watchlist ?? WatchlistEntry(on: today())
            }
        case .unwatch(let ids, let isNamed):
            return try update(ids, as: .takenOffWatchlist, "Off your watchlist", isNamed) {
                $0.watchlist = nil
            }
        case .tag(let ids, let tags):
            return try update(ids, as: .tagged, "Tagged \(tags.joined(separator: ", "))") {
                $0.add(tags: tags)
            }
        case .untag(let ids, let tags):
            let words = "No longer tagged \(tags.joined(separator: ", "))"
            return try update(ids, as: .edited([.tags]), words) { $0.remove(tags: tags) }
        case .rate(let rating, let ids):
            return try update(ids, as: .edited([.rating]), "Rated \(rating) of 10") {
                $0[.rating, typedOn: today()] = .rating(rating)
            }
        case .note(let note, let ids):
            return try update(ids, as: .edited([.note]), "Added “\(note.excerpt(ofRows: 2))” to the note") {
                $0.note = [$0.note, note].compactMap(\.self).joined(separator: " ")
            }
        case .set(let field, let text, let ids):
            let today = today()
            let isNone = field.isOptional && ["-", "none"].contains(text.lowercased())
            let value = isNone ? nil : try field.value(typed: text, in: today.year)
            if isNone { try movies(ids).forEach { try field.checkClearing(of: $0) } }
            return try update(ids, as: .edited([field]), "Changed: \(field.name) \(value?.typed ?? "none")") {
                $0[field, typedOn: today] = value
            }
        case .delete(let ids):
            let movies = try movies(ids)
            try delete(ids)
            return ChangeResult(words: "Deleted \(movies.names).")
        case .deleteAll:
            try deleteAll()
            return ChangeResult(words: "All movies are removed. Type u to bring them back.")
        case .merge(let pair):
            guard try merge(pair) else { throw Refusal.gone }
            return ChangeResult(words: "Merged into one movie.")
        case .list(let name, let change):
            let known = try list(named: name)
            // Describe the change first, since that throws an error if a movie is gone.
            let words = try change.sentence(on: name, known) { try movies($0).names }
            return ChangeResult(isChange: try self.change(listNamed: name, change), words: words)
        case .undo(let step): return done("Undone", try undo(step, progress: progress))
        case .redo(let step): return done("Redone", try redo(step, progress: progress))
        case .complete(let movie, let paths, let film):
            let report = try complete(from: paths, only: movie, as: film, progress: progress)
            return ChangeResult(
                isChange: report.completed > 0, words: report.lines.joined(separator: " "),
                doubts: report.doubts)
        case .backup(let path):
            let (isSound, words) = try checkInWords()
            try backUp(to: path)
            return ChangeResult(isChange: false, words: isSound ? "Backed up to \(path)." : words)
        case .check: return ChangeResult(isChange: false, words: try checkInWords().words)
        }
    }

    private func update(
        _ ids: [Movie.ID], as action: CatalogChange.Action, _ words: String, _ isNamed: Bool = true,
        _ change: (inout Movie) -> Void
    ) throws -> ChangeResult {
        let movies = try movies(ids)
        let names = isNamed ? ": \(movies.names)" : ""
        return ChangeResult(isChange: try update(ids, as: action, change) > 0, words: "\(words)\(names).")
    }

    private func done(_ word: String, _ step: UndoStep?) -> ChangeResult {
        step.map { ChangeResult(words: "\(word): \($0.name).") }
            ?? ChangeResult(
                isChange: false,
                words: "Another program changed the catalog. Type ? to see what u and y do now.")
    }

    /// Returns the movies that still exist. Throws if none of them does.
    private func movies(_ ids: [Movie.ID]) throws -> [Movie] {
        let movies = try ids.compactMap { try movie($0) }
        guard !movies.isEmpty else { throw Refusal.gone }
        return movies
    }

    /// Saves the edited fields. Throws if another program changed one, but only the first time.
    func save(_ edited: Movie, over movie: inout Movie) throws -> ChangeResult {
        guard try self.movie(movie.id) != nil else { throw Refusal.gone }
        let (fields, conflict) = try update(movie, to: edited)
        guard let stored = conflict else {
            let names = fields.map(\.name).joined(separator: ", ")
            let words = names.isEmpty ? "Nothing changed." : "Changed: \(names)."
            return ChangeResult(isChange: !fields.isEmpty, words: words)
        }
        let changes = fields.map { field in
            let (theirs, yours) = (field.text(of: stored), field.text(of: edited))
            movie.take(field, from: stored)
            let value = theirs.map { shown($0) } ?? "none"
            return "\(field.nameInSentence) to \(value) (yours: \(yours.map { shown($0) } ?? "none"))"
        }
        throw Refusal("Another program changed \(changes.joined(separator: ", ")). Save again to keep yours.")
    }

    func question(beforeAdding movie: Movie) -> String? {
        // If reading fails, don't ask: adding the movie reports the error.
        guard !movie.title.isEmpty, let known = try? movies(like: movie), let first = known.first
        else { return nil }
        let others = known.count > 1 ? " and \(counted(known.count - 1, "other movie")) like it" : ""
        return "The catalog has \(first.titleAndYear)\(others) already. Add another one?"
    }

    func pick(from query: MovieQuery, using context: SessionContext, isStrict: Bool) throws -> Movie.ID {
        if let pick = try unwatchedMovie(of: query, using: &context.random) { return pick.id }
        throw CatalogError.described(
            .nothingFound,
            (try count(of: query) == .exactly(0)
                ? "There is nothing to pick from." : "You have watched all of these.")
                + (isStrict ? "" : " Type / to show all movies."))
    }

    func newMovie(_ title: String, on scope: SearchScope) -> Movie {
        var movie = Movie(title: title)
        if scope == .watchlist { movie.watchlist = WatchlistEntry(on: today()) }
        return movie
    }
}
