package import MovieCatalog
package import Usher

package final class AppCoordinator: MoviePageCoordinator {
    weak var delegate: (any MoviePageCoordinatorDelegate)?
    let navigator: Navigator
    let actions: MovieActions
    var hasChanges = false
    private let greets: Bool
    private lazy var movies = list(of: .all)

    /// - Parameter greets: Whether to begin with the overview or a greeting.
    package init(
        catalog: Catalog, context: SessionContext = SessionContext(), isStrict: Bool = false,
        isPiped: Bool = false, greets: Bool = true, navigator: Navigator
    ) {
        actions = MovieActions(catalog: catalog, context: context, isStrict: isStrict, isPiped: isPiped)
        self.greets = greets
        self.navigator = navigator
        catalog.today = { context.today }
    }

    package func start() {
        navigator.addCommands(for: self) { [unowned self] in addCommands(to: &$0) }
        navigator.start(movies, for: self)
        guard greets else { return }
        if let count = try? actions.catalog.viewingCount(), count > 0 {
            navigator.start(flow(of: .overview), for: self)
        } else if let words = try? actions.catalog.greeting {
            words.forEach(navigator.say)
        }
    }

    package func stop() { delegate?.coordinator(self, didStopWithChanges: hasChanges) }

    private func addCommands(to page: inout Page) {
        guard let top = navigator.stack.top else { return }
        if let words = actions.catalog.takeLostChangesInWords() { page.say(words) }
        (top as? any MoviePage)?.offerActions(on: &page)
        let flow = navigator.stack.parent(of: top)
        let place = flow as? any SectionCoordinator
        let here = place?.section
        for section in AppSection.allCases where section != here {
            let (letter, label, help) = section.words
            page.command(letter, label, help: help) { [self] in show(section) }
        }
        guard place != nil else { return }
        if !(top is any MoviePage) { takeLines(on: &page) }
        page.command("k", "lists", help: "opens your lists, and searches that you kept") { [self] in
            try perform(.lists)
        }
    }
}

extension AppCoordinator {
    private func flow(of section: AppSection) -> any Coordinator & RouteNamed {
        switch section {
        case .movies: return list(of: .all)
        case .watchlist: return list(of: .watchlist)
        case .overview:
            let overview = OverviewCoordinator(actions: actions, navigator: navigator)
            overview.delegate = self
            return overview
        case .diary:
            let diary = DiaryCoordinator(actions: actions, navigator: navigator)
            diary.delegate = self
            return diary
        case .numbers:
            let numbers = NumbersCoordinator(catalog: actions.catalog, navigator: navigator)
            numbers.delegate = self
            return numbers
        }
    }

    private func list(of scope: ListScope, _ search: MovieSearch = MovieSearch()) -> MovieListCoordinator {
        let list = MovieListCoordinator(scope, search, actions: actions, navigator: navigator)
        list.delegate = self
        return list
    }

    private func show(_ section: AppSection) {
        if section == .movies { navigator.popToRoot() } else { show(flow(of: section)) }
    }

    /// Shows a place on top, removing any earlier instance.
    private func show(_ place: any Coordinator & RouteNamed, saying words: String = "") {
        let name = place.routeName
        let former = navigator.stack.coordinators.dropFirst(2).first {
            navigator.stack.parent(of: $0) === self && ($0 as? any RouteNamed)?.routeName == name
        }
        navigator.move { [self] in
            if let former { navigator.stop(former) }
            navigator.start(place, for: self)
        }
        if !words.isEmpty { navigator.say(words) }
    }
}

extension AppCoordinator: MovieGroupsCoordinatorDelegate {
    func coordinator(_ numbers: any Coordinator, didChoose condition: String) throws {
        try perform(.show(navigator.stack.listedSearch.adding(condition)))
    }

    func coordinator(_ flow: any Coordinator, didAskFor request: MovieRequest, in scope: ListScope) throws {
        switch request {
        case .show(let search, let words): show(list(of: scope, search), saying: words)
        case .open(let movie, let words): open(movie, saying: words)
        case .save(let movie): show(try actions.add(movie))
        case .ask(let title):
            let movie = actions.newMovie(title, on: scope)
            let form = Form(adding: movie, actions: actions, navigator: navigator) { [self] in show($0) }
            navigator.start(form, for: self)
        case .go(let section, nil): show(section)
        case .go(let section, let name?):
            let place = self.flow(of: section)
            show(place)
            guard let part = try (place as? any Guide)?.destination(named: name) else { break }
            try navigator.enter(for: place) { part }
        case .openList(let name): show(list(of: .list(try actions.catalog.list(called: name).head)))
        case .narrow, .pick, .sort, .start:
            try (navigator.stack.list ?? movies).coordinator(self, didAskFor: request, in: scope)
        default: break  // A change, which is made where it was asked for.
        }
    }

    private func show(_ added: MovieActions.Added) {
        tell(added.done)
        open(added.movie)
    }

    private func open(_ movie: Movie.ID, saying words: String = "") {
        let isHere = (navigator.stack.top as? any MoviePage)?.film == movie
        guard isHere else { return show(detail(of: movie), saying: words) }
        navigator.say(words.isEmpty ? "This is its page." : words)
    }
}

extension AppCoordinator: Guide {
    package var placeNames: [String] { AppSection.allCases.map(\.rawValue) }

    package func destination(named name: String) throws -> Destination? {
        if let section = AppSection(rawValue: name) { return .flow(flow(of: section)) }
        if let (scope, search) = try ListScope.list(named: name, in: actions.catalog) {
            return .flow(list(of: scope, search))
        }
        return .flow(detail(of: try actions.catalog.movie(routeName: name)))
    }
}
