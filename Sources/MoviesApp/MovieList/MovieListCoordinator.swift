import MovieCatalog
import Usher

/// The flow of a list: its pages, its order, and from it to a movie.
final class MovieListCoordinator: Coordinator {
    private let shelf: MovieShelf
    private let catalog: Catalog
    private let occasion: Occasion
    private let navigator: Navigator
    private let listScreen: MovieListScreen

    init(_ shelf: MovieShelf, catalog: Catalog, occasion: Occasion, navigator: Navigator) {
        self.shelf = shelf
        self.catalog = catalog
        self.occasion = occasion
        self.navigator = navigator
        listScreen = MovieListScreen(shelf, catalog: catalog)
    }

    func start() {
        listScreen.delegate = self
        navigator.push(listScreen, for: self)
    }

    /// What finds the movies of the list.
    var search: MovieSearch { listScreen.search }

    /// Shows those of the list for which a condition holds too, as a person could type it after the slash, whatever was
    /// open over the list.
    func find(_ condition: String) throws {
        try listScreen.search(for: search.adding(condition))
        navigator.pop(to: listScreen)
    }
}

extension MovieListCoordinator: Routing {
    enum Route: PathPart {
        case filter, `import`, export
        /// A movie, by its name in a path, or by its id where that is known.
        case movie(String, id: Movie.ID? = nil)

        private static let others: [String: Route] = [
            "filter": .filter, "import": .import, "export": .export,
        ]

        init?(_ name: String) { self = Self.others[name] ?? .movie(name) }

        var name: String {
            if case .movie(let name, _) = self { name } else { kind }
        }

        var kind: String {
            switch self {
            case .filter: "filter"
            case .import: "import"
            case .export: "export"
            case .movie: "movie"
            }
        }
    }

    var routes: [Route] {
        let movie = (try? catalog.movies(of: MovieQuery(), in: 0..<1).first).flatMap {
            try? catalog.pathName(of: $0)
        }
        return [.filter, .import, .export] + (movie.map { [.movie($0)] } ?? [])
    }

    func destination(of route: Route) throws -> Destination {
        switch route {
        case .filter:
            let filter = FilterCoordinator(
                search: listScreen.query.search, catalog: catalog, navigator: navigator)
            filter.delegate = self
            return .flow(filter)
        case .import:
            let flow = ImportCoordinator(catalog: catalog, navigator: navigator)
            flow.delegate = self
            return .flow(flow)
        case .export:
            guard try catalog.count(of: listScreen.query) != .exactly(0) else {
                throw Refusal("There is nothing to export; / alone shows all movies again.")
            }
            let export = ExportCoordinator(
                query: listScreen.query, catalog: catalog, occasion: occasion, navigator: navigator)
            export.delegate = self
            return .flow(export)
        case .movie(let name, let id):
            guard let movie = try id ?? catalog.movie(pathName: name) else {
                throw Refusal("there is no movie “\(name)”")
            }
            let detail = MovieDetailCoordinator(
                movie: movie, catalog: catalog, occasion: occasion, navigator: navigator)
            detail.delegate = self
            return .flow(detail)
        }
    }
}

extension MovieListCoordinator: Restorable {
    var state: [String: String] { listScreen.state }

    func restore(_ state: [String: String]) throws { try listScreen.restore(state) }
}

extension MovieListCoordinator: MovieListScreenDelegate {
    func movieListScreen(_ screen: MovieListScreen, didSelect movie: Movie) throws {
        // A catalog that can't be read says so on the movie's page.
        let name = (try? catalog.pathName(of: movie)) ?? "\(movie.id.number)"
        try navigator.show(.movie(name, id: movie.id), for: self)
    }

    func movieListScreenDidAskToAdd(_ screen: MovieListScreen) {
        var added: Movie.ID?
        var asked: (movie: Movie, question: String?)?
        var movie = Movie(id: Movie.ID(0), title: "")
        movie.watchlist = shelf == .watchlist ? WatchlistEntry(on: occasion.today) : nil
        let form = Form("Add a movie", movie, navigator: navigator) { [self] form in
            let today = occasion.today
            form.ask(.title, on: today)
            form.offer { form in
                for field in MovieField.typed where field != .title { form.ask(field, on: today) }
            }
            if asked?.movie != form.answers { asked = (form.answers, question(before: form.answers)) }
            form.done("s", "save", confirms: asked?.question) { [self] in added = try catalog.add($0) }
        }
        navigator.start(form, for: self) { [self] (_: Movie?) in
            guard let added else { return }
            do {
                try navigator.show(.movie("\(added.number)"), for: self)
            } catch {
                navigator.say("\(error)")
            }
        }
    }

    /// What is asked before a movie is added that the catalog may have already.
    private func question(before movie: Movie) -> String? {
        // A catalog that can't be read says so when the movie is added.
        guard !movie.title.isEmpty, let known = try? catalog.movies(like: movie), let first = known.first
        else { return nil }
        let others = known.count > 1 ? " and \(counted(known.count - 1, "other movie")) like it" : ""
        return "The catalog has \(first.titleAndYear)\(others) already. Add another one?"
    }

    func movieListScreenDidAskToImport(_ screen: MovieListScreen) throws {
        try navigator.show(.import, for: self)
    }

    func movieListScreenDidAskForPick(_ screen: MovieListScreen) throws {
        guard let pick = try catalog.unwatchedMovie(of: screen.query, using: &occasion.random) else {
            throw Refusal(
                try catalog.count(of: screen.query) == .exactly(0)
                    ? "There is nothing here to pick from; / alone shows all movies again."
                    : "You have watched all of these; / alone shows all movies again.")
        }
        try movieListScreen(screen, didSelect: pick)
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

    func movieListScreenDidAskToFilter(_ screen: MovieListScreen) throws {
        try navigator.show(.filter, for: self)
    }

    func movieListScreenDidAskToExport(_ screen: MovieListScreen) throws {
        try navigator.show(.export, for: self)
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
