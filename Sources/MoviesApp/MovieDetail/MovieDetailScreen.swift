import MovieCatalog
import MovieImport
import Usher

protocol MovieDetailScreenDelegate: WatchLogScreenDelegate {
    func movieDetailScreen(_ screen: MovieDetailScreen, didChoose task: MovieDetailTask) throws
}

/// A task on a movie's page. Its raw value is its name in a path: `/movies/tt0113277/edit`.
enum MovieDetailTask: String, CaseIterable { case edit, viewings }

final class MovieDetailScreen: MovieListingScreen {
    weak var delegate: (any MovieDetailScreenDelegate)?

    private let id: Movie.ID
    private let catalog: Catalog
    private lazy var known = BuiltInFilms()
    var movies: PageMovies { PageMovies(movie: id) }
    private var showsAll: Bool

    init(movie id: Movie.ID, catalog: Catalog, showsAll: Bool = false) {
        (self.id, self.catalog, self.showsAll) = (id, catalog, showsAll)
    }

    func draw(on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        page.title(movie.title.shortened + (movie.year.map { " (\($0))" } ?? ""))
        if showsAll {
            page.allFields(of: movie, today: catalog.today())
        } else {
            page.summary(of: movie, today: catalog.today())
        }
        page.feature("selofubh")
        page.command("e", "edit", help: "changes anything about it, your rating included") { [self] in
            try delegate?.movieDetailScreen(self, didChoose: .edit)
        }
        page.offerToNote(
            id, help: "notes a viewing, and takes the movie off your watchlist", in: catalog
        ) { [self] in try delegate?.screen(self, didNote: $0, over: nil) }
        page.command("w", "viewings", help: "lists your viewings, to change one or note another") { [self] in
            try delegate?.movieDetailScreen(self, didChoose: .viewings)
        }
        let isOn = movie.isOnWatchlist
        page.command(
            "l", isOn ? "take off watchlist" : "put on watchlist",
            help: isOn ? "takes it off your watchlist" : "puts it on your watchlist"
        ) { [self] in
            try make(isOn ? .unwatch([id], isNamed: false) : .watch([id], isNamed: false))
        }
        page.command(
            "o", showsAll ? "less" : "all facts",
            help: showsAll
                ? "shows what matters most"
                : "shows everything: notes, the whole cast, scores, languages, ids"
        ) { [self] in showsAll.toggle() }
        if movie.lacksFacts { try offerFacts(about: movie, on: &page) }
        page.command(
            "d", "delete", help: "deletes this movie, after asking",
            asks: { [self] in try confirmDeletion(on: &$0) })
    }

    private func offerFacts(about movie: Movie, on page: inout Page) throws {
        var filled = movie
        switch try catalog.checked(known.match(of: movie), of: movie) {
        case .none: break
        case .film(let film), .nearby(let film):
            guard !filled.complete(from: film).isEmpty else { break }
            page.command("f", "fill in", help: "fills in missing facts: genres, length, people") {
                [self] in try make(.complete(only: id))
            }
        case .several(let films):
            let names = films.count == 1 ? films[0].titleAndYear : "one of \(grouped(films.count)) movies"
            page.text("It could be \(names).")
            page.command(
                "f", "fill in", help: "fills in missing facts, after asking which movie it is",
                asks: { [self] page in
                    page.title(movie.whichQuestion)
                    for film in films {
                        page.item(film.nameDirectorAndLength) { [self] in
                            try make(.complete(only: id, as: film))
                        }
                    }
                })
            return
        }
        let (missing, unknown) = (movie.missingFacts, filled.missingFacts)
        let known = missing.filter { !unknown.contains($0) }
        if !known.isEmpty { page.text("Known, but not filled in: \(known.names).") }
        if !unknown.isEmpty {
            page.text("Not known: \(unknown.names). Type help facts for where facts come from.")
        }
    }

    private func confirmDeletion(on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        page.title("Delete a movie")
        page.ask("Delete \(movie.titleAndYear)?", .yesOrNo, default: false) { [self] isYes in
            if isYes { try make(.delete([id])) }
        }
        page.help("Your viewings, rating and note of it go, too. Type u to bring it back.")
    }

    private func make(_ change: MovieChange) throws { try delegate?.screen(self, didMake: change) }
}

extension [MovieField] {
    fileprivate var names: String { map(\.nameInSentence).joined(separator: ", ") }
}

extension Page {
    fileprivate mutating func summary(of movie: Movie, today: Day) {
        field(.rating, movie.text(.rating, today: today))
        if movie.yourRating != nil { showBesideTitle() }
        let length = movie.runtime.map { isBrief ? "\($0) minutes" : lengthInWords($0) }
        let made = [movie.directors.inWords(upTo: 48), length ?? "", movie.genres.inWords(upTo: 60)]
            .filter { !$0.isEmpty }
        if !made.isEmpty { text(made.joined(separator: isBrief ? ", " : " · ")) }
        if !movie.cast.isEmpty { text("With \(movie.cast.inWords(upTo: 60))") }
        let latest = movie.viewingsLatestFirst
        if latest.isEmpty { field(.viewings, "not yet") }
        for viewing in latest.prefix(2) {
            let day = movie.day(of: viewing, today: today)
            let note = viewing.note.map { ": \($0.excerpt(after: day.count + 12))" } ?? ""
            field(MovieField.viewings.name, day + note)
        }
        if latest.count > 2 { text("\(counted(latest.count - 2, "more time")); o shows all") }
        field(.watchlist, movie.text(.watchlist, today: today))
        field(.tags, movie.tags.isEmpty ? nil : movie.tags.inWords(upTo: 60))
        field(.note, movie.note?.excerpt(after: 8))
    }

    fileprivate mutating func allFields(of movie: Movie, today: Day) {
        let fields: [MovieField] = [
            .directors, .runtime, .genres, .cast, .viewings, .rating, .watchlist, .tags, .note,
            .originalTitle, .writers, .released, .languages, .countries, .certificate, .score, .metascore,
            .publicRating, .boxOffice, .oscars, .imdbID, .dayAdded,
        ]
        for field in fields {
            switch field {
            case .viewings where movie.viewings.isEmpty: self.field(field, "not yet")
            case .viewings:
                for viewing in movie.viewingsLatestFirst {
                    note(viewing.note, in: field, movie.day(of: viewing, today: today))
                }
            case .note: if let note = movie.note { self.note(note, in: field) }
            default: self.field(field, movie.text(field, today: today))
            }
        }
    }

    /// Shows a field with a note: on the field's line if the note is short, otherwise below it.
    private mutating func note(_ note: String?, in field: MovieField, _ day: String? = nil) {
        let isShort = note.map { $0.excerpt(ofRows: 2) == $0 } ?? true
        self.field(field, [day, isShort ? note : nil].compactMap(\.self).joined(separator: ": "))
        if !isShort, let note { text(note) }
    }

    private mutating func field(_ field: MovieField, _ value: String?) {
        if let value { self.field(field.name, value) }
    }
}
