import MovieCatalog
import Usher

protocol MoviePageDelegate: AnyObject {
    func moviePage(_ page: any MoviePage, didSelect movie: Movie.ID)
    /// - Returns: Whether it means something; where it doesn't, the line is refused.
    func moviePage(_ page: any MoviePage, didAskFor request: MovieRequest) throws -> Bool
}

/// A page of movies, where one can be added, picked by chance and looked for, and the last step be undone.
protocol MoviePage: Screen {
    var catalog: Catalog { get }
    var pageDelegate: (any MoviePageDelegate)? { get }
    /// The movie that the page is about, if it is about one.
    var film: Movie.ID? { get }
    /// The list of the person's own that the page is of, without its movies; the watchlist has no name.
    var list: MovieList? { get }
    /// The query for all movies of the list, those of its other pages included.
    var listed: MovieQuery? { get }
}

extension MoviePage {
    var film: Movie.ID? { nil }
    var list: MovieList? { nil }
    var listed: MovieQuery? { nil }

    func open(_ movie: Movie.ID) { pageDelegate?.moviePage(self, didSelect: movie) }

    @discardableResult
    func ask(for request: MovieRequest) throws -> Bool {
        try pageDelegate?.moviePage(self, didAskFor: request) ?? false
    }

    /// Offers what means the same on every page of movies, one that can't be read included.
    func offerActions(on page: inout Page) {
        page.command("a", "add", help: "adds a movie, or all at once: a Heat (1995) yesterday 8.5") {
            [self] in
            try ask(for: .ask(title: ""))
        }
        page.command("r", "pick for me", help: "opens a random movie you haven't watched") { [self] in
            try ask(for: .pick(nil))
        }
        if let steps = try? catalog.steps {
            func add(_ letter: Unicode.Scalar, _ label: String, _ help: String, _ step: HistoryStep?) {
                guard let step else { return }
                page.command(letter, label, help: "\(help) \(step.name)") { [self] in
                    try ask(for: .exchange(step, isUndone: letter == "u"))
                }
            }
            add("u", "undo", "undoes", steps.undoable)
            add("y", "redo", "redoes", steps.redoable)
        }
        page.search(help: "finds words, years, people and more, or alone shows all movies") { [self] text in
            try ask(for: .show(MovieSearch(text, today: catalog.today())))
        }
        takeLines(on: &page)
    }

    /// Takes lines that are no answer of the page, and may have the numbers of its movies.
    ///
    /// - Parameter isShown: Whether the movies of the page are; a question over it has others.
    func takeLines(on page: inout Page, numbering movies: [ListedMovie] = [], isShown: Bool = true) {
        page.otherwise(completing: { [catalog] in catalog.lines(beginning: $0) }) { [self] line in
            // No title is as long as what can be pasted.
            let typed = line.utf8.count < 1_000 ? FilmName(typed: line) : nil
            let called = Set(movies.filter { movie in typed.map(movie.isCalled) ?? false }.map(\.id))
            // “a Heat” adds, though its article doesn't count.
            if called.count == 1, TypedVerb(line)?.name != "a", let movie = called.first {
                open(movie)
                return true
            }
            guard isShown else { return try ask(for: MovieRequestParser(catalog).request(for: line)) }
            let lines = try MovieRequestParser(
                catalog, numbering: movies, of: film.flatMap { try catalog.movie($0) }, all: listed, on: list)
            return try ask(for: lines.request(for: line))
        }
    }
}
