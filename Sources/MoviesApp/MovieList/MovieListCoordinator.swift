import MovieCatalog
import Usher

/// The flow of the list: its pages, its order, and from it to a movie.
final class MovieListCoordinator: Coordinator {
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

    func movieListScreenDidAskForPick(_ screen: MovieListScreen) throws {
        var random = SystemRandomNumberGenerator()
        guard let pick = try catalog.unwatchedMovie(of: screen.query, using: &random) else {
            throw Refusal(
                try catalog.count(of: screen.query) == .exactly(0)
                    ? "There is nothing here to pick from; / alone shows all movies again."
                    : "You have watched all of these; / alone shows all movies again.")
        }
        movieListScreen(screen, didSelect: pick.id)
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
        guard step.films > 1_000 else { return tell(try exchange { _ in true }) }
        navigator.push(HistoryScreen(step: step), for: self)
        navigator.work(for: self) { [self] work in
            navigator.pop(to: listScreen)
            do {
                tell(try exchange { work.goesOn(after: $0) })
            } catch CatalogError.stopped {
                throw CancellationError()
            } catch {
                navigator.say("\(error)")
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

    func movieListScreenDidAskToExport(_ screen: MovieListScreen) throws {
        guard try catalog.count(of: screen.query) != .exactly(0) else {
            throw Refusal("There is nothing to export; / alone shows all movies again.")
        }
        let export = ExportCoordinator(query: screen.query, catalog: catalog, navigator: navigator)
        export.delegate = self
        navigator.start(export, for: self)
    }

    func movieListScreenDidAskToSort(_ screen: MovieListScreen) throws {
        let sort = MovieSortScreen(query: screen.query, count: try catalog.count(of: screen.query))
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
    func newMovieScreen(_ screen: NewMovieScreen, didEnter title: String) throws {
        let id = try catalog.add(Movie(id: Movie.ID(0), title: title))
        navigator.pop(to: listScreen)
        movieListScreen(listScreen, didSelect: id)
    }
}

extension MovieListCoordinator: FilterCoordinatorDelegate {
    func filterCoordinator(_ coordinator: FilterCoordinator, didChoose condition: String) throws {
        listScreen.search(for: try listScreen.query.search.adding(condition))
        navigator.stop(coordinator)
    }
}

extension MovieListCoordinator: NumbersCoordinatorDelegate {
    func numbersCoordinator(_ coordinator: NumbersCoordinator, didChoose condition: String) throws {
        listScreen.search(for: try MovieSearch(condition))
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
