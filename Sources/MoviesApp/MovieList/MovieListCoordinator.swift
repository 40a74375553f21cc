import MovieCatalog
import Usher

protocol MovieListCoordinatorDelegate: AnyObject {
    func movieListCoordinator(_ coordinator: MovieListCoordinator, didSearchFor search: MovieSearch)
}

/// The flow of a list: its pages, its order, and from it to a movie.
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
        navigator.pop(to: listScreen)
    }
}

extension MovieListCoordinator: Place {
    var pathName: String? { shelf == .all ? "movies" : "watchlist" }
}

extension MovieListCoordinator: Guide {
    var places: [String] {
        let movie = (try? catalog.movies(of: MovieQuery(), in: 0..<1).first).flatMap {
            try? catalog.pathName(of: $0)
        }
        return ["filter", "import", "export"] + (movie.map { [$0] } ?? [])
    }

    func destination(named name: String) throws -> Destination? {
        switch name {
        case "filter": .flow(filter())
        case "import": .flow(importer())
        case "export": .flow(try export())
        default: .flow(detail(of: try catalog.movie(pathName: name)))
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
            throw Refusal("There is nothing to export; / alone shows all movies again.")
        }
        let export = ExportCoordinator(
            query: listScreen.query, catalog: catalog, occasion: occasion, navigator: navigator)
        export.delegate = self
        return export
    }

    private func detail(of movie: Movie.ID) -> MovieDetailCoordinator { details.detail(of: movie, for: self) }
}

extension MovieListCoordinator: Restorable {
    var state: [String: String] { listScreen.state }

    func restore(_ state: [String: String]) throws { try listScreen.restore(state) }
}

extension MovieListCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) {
        navigator.start(detail(of: movie.id), for: self)
    }

    func movieListScreen(_ screen: MovieListScreen, didSearchFor search: MovieSearch) {
        delegate?.movieListCoordinator(self, didSearchFor: search)
    }

    func movieListScreenDidAskToAdd(_ screen: MovieListScreen) {
        var asked: (movie: Movie, question: String?)?
        var movie = Movie(title: "")
        movie.watchlist = shelf == .watchlist ? WatchlistEntry(on: occasion.today) : nil
        let form = Form("Add a movie", movie, navigator: navigator) { [self] form in
            form.askForMovie(on: occasion.today, isNew: true)
            if asked?.movie != form.answers { asked = (form.answers, question(before: form.answers)) }
            form.done("s", "save", confirms: asked?.question) { [self] in
                navigator.start(detail(of: try catalog.add($0)), for: self)
            }
        }
        navigator.start(form, for: self)
    }

    /// What is asked before a movie is added that the catalog may have already.
    private func question(before movie: Movie) -> String? {
        // A catalog that can't be read says so when the movie is added.
        guard !movie.title.isEmpty, let known = try? catalog.movies(like: movie), let first = known.first
        else { return nil }
        let others = known.count > 1 ? " and \(counted(known.count - 1, "other movie")) like it" : ""
        return "The catalog has \(first.titleAndYear)\(others) already. Add another one?"
    }

    func movieListScreenDidAskToImport(_ screen: MovieListScreen) {
        navigator.start(importer(), for: self)
    }

    func movieListScreenDidAskForPick(_ screen: MovieListScreen) throws {
        guard let pick = try catalog.unwatchedMovie(of: screen.query, using: &occasion.random) else {
            throw Refusal(
                try catalog.count(of: screen.query) == .exactly(0)
                    ? "There is nothing here to pick from; / alone shows all movies again."
                    : "You have watched all of these; / alone shows all movies again.")
        }
        navigator.start(detail(of: pick.id), for: self)
    }

    func movieListScreen(_ screen: MovieListScreen, didAskToUndo step: HistoryStep) throws {
        try exchange(step, "Taken back") { [catalog] in try catalog.undo(step, progress: $0) }
    }

    func movieListScreen(_ screen: MovieListScreen, didAskToRedo step: HistoryStep) throws {
        try exchange(step, "Done again") { [catalog] in try catalog.redo(step, progress: $0) }
    }

    /// Undoes or redoes a step: at once, or where that takes its time, behind a page that says so.
    private func exchange(
        _ step: HistoryStep, _ action: String,
        _ exchange: @escaping (_ progress: (CatalogProgress) -> Bool) throws -> HistoryStep?
    ) throws {
        func tell(_ exchanged: HistoryStep?) {
            navigator.say(
                exchanged.map { "\(action): \($0.name)." }
                    ?? "Another program has changed the catalog meanwhile; look once more.")
        }
        guard step.movies > 1_000 else { return tell(try exchange { _ in true }) }
        navigator.push(HistoryScreen(step: step), for: self)
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

    func movieListScreenDidAskToFilter(_ screen: MovieListScreen) {
        navigator.start(filter(), for: self)
    }

    func movieListScreenDidAskToExport(_ screen: MovieListScreen) throws {
        navigator.start(try export(), for: self)
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

extension MovieListCoordinator: MovieDetailCoordinatorDelegate {
    func movieDetailCoordinator(_ coordinator: MovieDetailCoordinator, didStopAfterDeleting movie: Movie) {
        navigator.say("“\(movie.title)” is deleted.")
    }
}
