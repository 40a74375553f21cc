import MovieCatalog
import Usher

protocol MovieListCoordinatorDelegate: AnyObject {
    func movieListCoordinatorDidStop(_ coordinator: MovieListCoordinator)
}

/// The flow of the list: its pages, its order, and from it to a movie.
final class MovieListCoordinator: Coordinator {
    weak var delegate: (any MovieListCoordinatorDelegate)?

    private let catalog: Catalog
    private let navigator: Navigator
    private let listScreen: MovieListScreen

    init(catalog: Catalog, navigator: Navigator) {
        self.catalog = catalog
        self.navigator = navigator
        listScreen = MovieListScreen(catalog: catalog)
    }

    func start() {
        listScreen.delegate = self
        navigator.push(listScreen, for: self)
    }

    func stop() {
        delegate?.movieListCoordinatorDidStop(self)
    }
}

extension MovieListCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie.ID) {
        let detail = MovieDetailCoordinator(movie: movie, catalog: catalog, navigator: navigator)
        detail.delegate = self
        navigator.start(detail, for: self)
    }

    func movieListScreenDidAskToAdd(_ screen: MovieListScreen) {
        let prompt = NewMovieScreen()
        prompt.delegate = self
        navigator.push(prompt, for: self)
    }

    func movieListScreenDidAskToImport(_ screen: MovieListScreen) {
        let flow = ImportCoordinator(catalog: catalog, navigator: navigator)
        flow.delegate = self
        navigator.start(flow, for: self)
    }

    func movieListScreenDidAskForPick(_ screen: MovieListScreen) throws(Refusal) {
        let pick = try answering { () throws(CatalogError) in
            var random = SystemRandomNumberGenerator()
            return try catalog.unwatchedMovie(of: screen.query, using: &random)
        }
        guard let pick else {
            throw Refusal(
                screen.isEmpty
                    ? "There is nothing here to pick from; / alone shows all movies again."
                    : "You have watched all of these; / alone shows all movies again.")
        }
        movieListScreen(screen, didSelect: pick.id)
    }

    func movieListScreen(_ screen: MovieListScreen, didAskToUndo step: HistoryStep) throws(Refusal) {
        try exchange(step, "Taken back") {
            (catalog, progress) throws(CatalogError) in try catalog.undo(step, progress: progress)
        }
    }

    func movieListScreen(_ screen: MovieListScreen, didAskToRedo step: HistoryStep) throws(Refusal) {
        try exchange(step, "Done again") {
            (catalog, progress) throws(CatalogError) in try catalog.redo(step, progress: progress)
        }
    }

    /// Undoes or redoes a step: at once, or where that takes its time, behind a page that says so.
    private func exchange(
        _ step: HistoryStep, _ action: String,
        _ exchange: @escaping (Catalog, (CatalogProgress) -> Bool) throws(CatalogError) -> HistoryStep?
    ) throws(Refusal) {
        func announce(_ step: HistoryStep?) {
            listScreen.announce(
                step.map { "\(action): \($0.name)." }
                    ?? "Another program has changed the catalog meanwhile; look once more.")
        }
        guard step.films > 1_000 else {
            return announce(try answering { () throws(CatalogError) in try exchange(catalog) { _ in true } })
        }
        navigator.push(HistoryScreen(step: step), for: self)
        navigator.work(for: self) { [catalog, listScreen, navigator] work throws(CancellationError) in
            navigator.pop(to: listScreen)
            do throws(CatalogError) {
                announce(try exchange(catalog) { work.goesOn(after: $0) })
            } catch .stopped {
                throw CancellationError()
            } catch {
                listScreen.announce(error.description)
            }
        }
    }

    func movieListScreenDidAskToFilter(_ screen: MovieListScreen) {
        let filter = FilterCoordinator(catalog: catalog, navigator: navigator)
        filter.delegate = self
        navigator.start(filter, for: self)
    }

    func movieListScreenDidAskForNumbers(_ screen: MovieListScreen) {
        let numbers = NumbersCoordinator(catalog: catalog, navigator: navigator)
        numbers.delegate = self
        navigator.start(numbers, for: self)
    }

    func movieListScreenDidAskToExport(_ screen: MovieListScreen) throws(Refusal) {
        let count = try answering { () throws(CatalogError) in try catalog.count(of: screen.query) }
        guard count != .exactly(0) else {
            throw Refusal("There is nothing to export; / alone shows all movies again.")
        }
        let export = ExportCoordinator(query: screen.query, catalog: catalog, navigator: navigator)
        export.delegate = self
        navigator.start(export, for: self)
    }

    func movieListScreenDidAskToSort(_ screen: MovieListScreen) {
        let sort = MovieSortScreen(query: screen.query, isCounted: screen.isCounted)
        sort.delegate = self
        navigator.push(sort, for: self)
    }
}

extension MovieListCoordinator: MovieSortScreenDelegate {
    func movieSortScreen(_ screen: MovieSortScreen, didChoose order: MovieOrder?) {
        listScreen.sort(by: order)
        navigator.pop(to: listScreen)
    }
}

extension MovieListCoordinator: NewMovieScreenDelegate {
    func newMovieScreen(_ screen: NewMovieScreen, didEnter title: String) throws(Refusal) {
        let id = try answering { () throws(CatalogError) in
            try catalog.add(Movie(id: Movie.ID(0), title: title))
        }
        navigator.pop(to: listScreen)
        movieListScreen(listScreen, didSelect: id)
    }
}

extension MovieListCoordinator: FilterCoordinatorDelegate {
    func filterCoordinator(_ coordinator: FilterCoordinator, didChoose condition: String) throws(Refusal) {
        let search = try answering { () throws(InvalidValue) in
            try listScreen.query.search.adding(condition)
        }
        listScreen.search(for: search)
        navigator.stop(coordinator)
    }
}

extension MovieListCoordinator: ImportCoordinatorDelegate {
    func importCoordinator(
        _ coordinator: ImportCoordinator, didStopAfterImporting report: ImportReport?
    ) {
        if let report { listScreen.announce(report.summary) }
    }
}

extension MovieListCoordinator: NumbersCoordinatorDelegate {
    func numbersCoordinator(
        _ coordinator: NumbersCoordinator, didChoose condition: String
    ) throws(Refusal) {
        listScreen.search(for: try answering { () throws(InvalidValue) in try MovieSearch(condition) })
        navigator.stop(coordinator)
    }
}

extension MovieListCoordinator: ExportCoordinatorDelegate {
    func exportCoordinator(_ coordinator: ExportCoordinator, didEnd outcome: String) {
        listScreen.announce(outcome)
    }
}

extension MovieListCoordinator: MovieDetailCoordinatorDelegate {
    func movieDetailCoordinator(
        _ coordinator: MovieDetailCoordinator, didStopAfterDeleting movie: Movie?
    ) {
        if let movie { listScreen.announce("“\(movie.title)” is deleted.") }
    }
}
