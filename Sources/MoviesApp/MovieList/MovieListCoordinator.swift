import MovieCatalog
import Usher

protocol MovieListCoordinatorDelegate: AnyObject {
    func movieListCoordinator(_ coordinator: MovieListCoordinator, didSearchFor search: MovieSearch)
    func movieListCoordinatorWillShow(_ coordinator: MovieListCoordinator)
}

/// The flow of a list: its pages, its order, what is done to movies of it, and from it to one of them.
final class MovieListCoordinator: Coordinator {
    weak var delegate: (any MovieListCoordinatorDelegate)?

    private let shelf: MovieShelf
    private let catalog: Catalog
    private let occasion: Occasion
    private let navigator: Navigator
    private let details: MovieDetailBuilder
    private let listScreen: MovieListScreen

    init(_ shelf: MovieShelf, catalog: Catalog, occasion: Occasion, navigator: Navigator) {
        self.shelf = shelf
        self.catalog = catalog
        self.occasion = occasion
        self.navigator = navigator
        details = MovieDetailBuilder(catalog: catalog, occasion: occasion, navigator: navigator)
        listScreen = MovieListScreen(shelf, catalog: catalog)
        listScreen.delegate = self
    }

    func start() {
        navigator.push(listScreen, for: self)
    }

    /// Shows what a search finds, whatever was open over the list.
    func show(_ search: MovieSearch) throws {
        try listScreen.search(for: search)
        delegate?.movieListCoordinatorWillShow(self)
        navigator.pop(to: listScreen)
    }

    /// Opens a movie out of the list that the person hasn't watched.
    func pick() throws {
        guard let pick = try catalog.unwatchedMovie(of: listScreen.query, using: &occasion.random) else {
            throw Refusal(
                try catalog.count(of: listScreen.query) == .exactly(0)
                    ? "There is nothing here to pick from; / shows all movies."
                    : "You have watched all of these; / shows all movies.")
        }
        delegate?.movieListCoordinatorWillShow(self)
        navigator.pop(to: listScreen)
        navigator.start(details.detail(of: pick.id), for: self)
    }

    /// Undoes or redoes a step: at once, or where that takes its time, behind a page that says so.
    func exchange(_ step: HistoryStep, isUndone: Bool) throws {
        func tell(_ exchanged: HistoryStep?) {
            navigator.say(
                exchanged.map { "\(isUndone ? "Taken back" : "Done again"): \($0.name)." }
                    ?? "Another program changed the catalog meanwhile; ? says what u and y do now.")
        }
        func exchange(_ progress: (CatalogProgress) -> Bool) throws -> HistoryStep? {
            try isUndone
                ? catalog.undo(step, progress: progress) : catalog.redo(step, progress: progress)
        }
        guard step.movies > 1_000 else { return tell(try exchange { _ in true }) }
        delegate?.movieListCoordinatorWillShow(self)
        navigator.pop(to: listScreen)
        let title = "\(isUndone ? "Taking back" : "Doing again") \(step.name)"
        navigator.push(WorkScreen(title, "Ctrl-C stops it and changes nothing."), for: self)
        navigator.work(for: self) { [self] work in
            navigator.pop(to: listScreen)
            do {
                tell(try exchange { work.goesOn(after: $0) })
            } catch let error as CatalogError where error.kind == .stopped {
                throw CancellationError()
            } catch {
                navigator.say("\(error)")
            }
        }
    }
}

// What is typed
extension MovieListCoordinator {
    /// Does what a line means that is no answer of the page.
    ///
    /// - Parameter searches: Whether words that mean nothing else are looked for.
    /// - Returns: Whether it meant something.
    func read(_ line: String, searches: Bool) throws -> Bool {
        let page = navigator.stack.top as? MoviePage
        let shown = page?.shown ?? []
        let called = shown.filter { $0.isCalled(FilmName(typed: line)) }
        if let first = called.first, called.allSatisfy({ $0.id == first.id }) {
            page?.open(first.id)
            return true
        }
        // A diary may have one several times.
        func movies(_ numbers: [Int]) throws -> [Movie] {
            var ids: Set<Movie.ID> = []
            return try numbers.map { shown[$0 - 1].id }.filter { ids.insert($0).inserted }.map {
                guard let movie = try catalog.movie($0) else { throw Refusal.gone }
                return movie
            }
        }
        func names(_ movies: [Movie]) -> String { movies.map(\.titleAndYear).joined(separator: ", ") }
        switch try MovieLine(line, numbered: shown.count, today: occasion.today) {
        case .add(let film, let viewing): try add(film, viewing)
        case .seen(let numbers, let viewing):
            navigator.say(try catalog.note(viewing, of: movies(numbers)))
        case .watch(let numbers):
            let movies = try movies(numbers)
            try catalog.update(movies.map(\.id), as: "putting on the watchlist") {
                $0.watchlist = $0.watchlist ?? WatchlistEntry(on: occasion.today)
            }
            navigator.say("On your watchlist: \(names(movies)).")
        case .tag(let numbers, let tags):
            let movies = try movies(numbers)
            try catalog.update(movies.map(\.id), as: "tagging") { $0.add(tags: tags) }
            navigator.say("Tagged \(tags.joined(separator: ", ")): \(names(movies)).")
        case .search(let words, let title):
            // One letter is a slip, and so is a number that isn't on the page.
            guard searches, words.count > 1, !words.allSatisfy({ "0123456789.,-/".contains($0) })
            else { return false }
            let search = try MovieSearch(words, today: occasion.today)
            let isFound = try catalog.count(of: MovieQuery(search: shelf.narrowed(by: search))) != .exactly(0)
            if !isFound, title != words { add(titled: title) } else { try show(search) }
        }
        return true
    }
}

// Adding
extension MovieListCoordinator {
    /// Asks what a movie to add is called, when it is from, and whether it was seen.
    func add(titled title: String = "") {
        var movie = Movie(title: title)
        movie.watchlist = shelf == .watchlist ? WatchlistEntry(on: occasion.today) : nil
        let form = Form("Add a movie", movie, navigator: navigator) { [self] form in
            form.askForNewMovie(on: occasion.today)
            form.done("s", "save") { [self] in
                try save($0)
            } confirms: { [self] in
                question(before: $0)
            }
        }
        delegate?.movieListCoordinatorWillShow(self)
        navigator.start(form, for: self)
    }

    /// Adds a movie that was named in a line, with a viewing of it.
    private func add(_ film: FilmName, _ viewing: Viewing?) throws {
        guard try catalog.movies(called: film).isEmpty else {
            throw Refusal("\(film) is in the catalog already; /\(film.title) finds it.")
        }
        var movie = Movie(film, viewing)
        if shelf == .watchlist { movie.watchlist = WatchlistEntry(on: occasion.today) }
        try save(movie)
    }

    private func save(_ movie: Movie) throws {
        var movie = movie
        if movie.isWatched { movie.watchlist = nil }
        let id = try catalog.add(movie)
        navigator.say(catalog.words(ofAdding: movie))
        delegate?.movieListCoordinatorWillShow(self)
        navigator.start(details.detail(of: id), for: self)
    }

    /// What is asked before a movie is added that the catalog may have already.
    private func question(before movie: Movie) -> String? {
        // A catalog that can't be read says so when the movie is added.
        guard !movie.title.isEmpty, let known = try? catalog.movies(like: movie), let first = known.first
        else { return nil }
        let others = known.count > 1 ? " and \(counted(known.count - 1, "other movie")) like it" : ""
        return "The catalog has \(first.titleAndYear)\(others) already. Add another one?"
    }
}

extension MovieListCoordinator: Place {
    var pathName: String? { shelf == .all ? "movies" : "watchlist" }
}

extension MovieListCoordinator: Guide {
    var places: [String] {
        let movie = (try? catalog.listedMovies(of: MovieQuery(), in: 0..<1).first).flatMap {
            try? catalog.pathName(of: $0.id)
        }
        return ["filter", "import", "export", "duplicates"] + (movie.map { [$0] } ?? [])
    }

    func destination(named name: String) throws -> Destination? {
        switch name {
        case "filter": .flow(filter())
        case "import": .flow(importer())
        case "export": .flow(try export())
        case "duplicates": .flow(duplicates())
        default: .flow(details.detail(of: try catalog.movie(pathName: name)))
        }
    }

    private func filter() -> FilterCoordinator {
        let filter = FilterCoordinator(
            search: listScreen.query.search, catalog: catalog, navigator: navigator)
        filter.delegate = self
        return filter
    }

    private func importer() -> ImportCoordinator {
        let importer = ImportCoordinator(catalog: catalog, navigator: navigator)
        importer.delegate = self
        return importer
    }

    private func export() throws -> ExportCoordinator {
        guard try catalog.count(of: listScreen.query) != .exactly(0) else {
            throw Refusal("There is nothing to export; / shows all movies.")
        }
        let export = ExportCoordinator(
            query: listScreen.query, catalog: catalog, occasion: occasion, navigator: navigator)
        export.delegate = self
        return export
    }

    private func duplicates() -> DuplicatesCoordinator {
        DuplicatesCoordinator(catalog: catalog, occasion: occasion, navigator: navigator)
    }
}

extension MovieListCoordinator: Restorable {
    var state: [String: String] { listScreen.state }

    func restore(_ state: [String: String]) throws { try listScreen.restore(state) }
}

extension MovieListCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie.ID) {
        navigator.start(details.detail(of: movie), for: self)
    }

    func movieListScreen(_ screen: MovieListScreen, didSearchFor search: MovieSearch) {
        delegate?.movieListCoordinator(self, didSearchFor: search)
    }

    func movieListScreenDidAskToImport(_ screen: MovieListScreen) {
        navigator.start(importer(), for: self)
    }

    func movieListScreenDidAskToFilter(_ screen: MovieListScreen) {
        navigator.start(filter(), for: self)
    }

    func movieListScreenDidAskForDuplicates(_ screen: MovieListScreen) {
        navigator.start(duplicates(), for: self)
    }

    func movieListScreenDidAskToExport(_ screen: MovieListScreen) throws {
        navigator.start(try export(), for: self)
    }

    func movieListScreenDidAskToBeginWithNone(_ screen: MovieListScreen) throws {
        try catalog.deleteAll()
        navigator.say("The films are gone; u brings them back.")
    }
}

extension MovieListCoordinator: FilterCoordinatorDelegate {
    func filterCoordinator(_ coordinator: FilterCoordinator, didChoose condition: String) throws {
        try listScreen.search(for: listScreen.search.adding(condition))
        navigator.stop(coordinator)
    }
}

extension MovieListCoordinator: ImportCoordinatorDelegate {
    func importCoordinator(_ coordinator: ImportCoordinator, didStopAfterImporting report: ImportReport) {
        navigator.say(report.summary)
    }
}

extension MovieListCoordinator: ExportCoordinatorDelegate {
    func exportCoordinator(_ coordinator: ExportCoordinator, didStopWith outcome: String) {
        navigator.say(outcome)
    }
}
