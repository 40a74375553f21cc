import MovieCatalog
import MovieImport
import Usher

protocol MovieDetailScreenDelegate: MoviePageDelegate {
    func movieDetailScreen(_ screen: MovieDetailScreen, didChoose task: MovieDetailTask) throws
    func movieDetailScreen(_ screen: MovieDetailScreen, didConfirmToDelete movie: Movie) throws
}

/// A task for a movie with pages of its own, by its name in a path.
enum MovieDetailTask: String, CaseIterable { case edit, viewings }

/// All that is known of a movie.
final class MovieDetailScreen: MoviePage {
    weak var delegate: (any MovieDetailScreenDelegate)?
    var pageDelegate: (any MoviePageDelegate)? { delegate }

    private let id: Movie.ID
    let catalog: Catalog
    var film: Movie.ID? { id }
    private var changes: [MovieField] = []
    private var showsAll = false
    private lazy var known = KnownFilms()

    init(movie id: Movie.ID, catalog: Catalog) {
        self.id = id
        self.catalog = catalog
    }

    func draw(on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        page.title(movie.year.map { "\(movie.title) (\($0))" } ?? movie.title)
        if !changes.isEmpty { page.text("Changed: " + changes.map(\.name).joined(separator: ", ")) }
        page.fields(of: movie, all: showsAll)
        page.command("e", "edit", help: "changes what is known of it, your rating included") { [self] in
            try delegate?.movieDetailScreen(self, didChoose: .edit)
        }
        page.command(
            "s", "seen", help: "notes that you watched it, and how it was; takes it off the watchlist",
            asks: { [self] in askHowItWas(movie, on: &$0) })
        page.command("w", "watched", help: "shows when you watched it, and notes another time") { [self] in
            try delegate?.movieDetailScreen(self, didChoose: .viewings)
        }
        let isOn = movie.isOnWatchlist
        page.command(
            "l", isOn ? "take off watchlist" : "put on watchlist",
            help: (isOn ? "takes it off" : "puts it on") + " the list of movies you want to watch"
        ) { [self] in try ask(for: .watch([id], isOn: !isOn, isNamed: false)) }
        if movie.hasMore {
            page.command(
                "o", showsAll ? "less" : "more",
                help: showsAll ? "shows the first of long lists" : "shows all of long lists, such as the cast"
            ) { [self] in showsAll.toggle() }
        }
        if movie.lacksFacts, known.adds(to: movie) {
            page.command("f", "fill in", help: "fills in what is known of it: genres, length, people") {
                [self] in
                try ask(for: .complete(only: id, from: []))
            }
        }
        page.command(
            "d", "delete", help: "takes this movie out of the catalog; asks first",
            asks: { [self] in confirmDeletion(of: movie, on: &$0) })
        page.help(
            "All that the catalog knows of one movie. A line is of it: rate 8, seen yesterday 8, watch, tag noir, "
                + "note Great., year 1980, set title Heat.")
    }

    private func askHowItWas(_ movie: Movie, on page: inout Page) {
        page.title("How was “\(movie.title)”?")
        page.askForViewing(on: catalog.today()) { [self] viewing in
            try ask(
                for: MovieRequest(viewing, today: catalog.today()) { .note($0, of: [id], isNamed: false) })
        }
        page.help(
            "Notes a viewing, of today where you type no day. A rating becomes the movie's; it leaves the watchlist."
        )
    }

    private func confirmDeletion(of movie: Movie, on page: inout Page) {
        page.title("Delete a movie")
        page.ask("Delete “\(movie.title)”?", .yesOrNo, default: false) { [self] isYes in
            if isYes { try delegate?.movieDetailScreen(self, didConfirmToDelete: movie) }
        }
        page.help("A deleted movie leaves the catalog with all you noted of it; u brings it back.")
    }

    /// Shows that fields were changed.
    func note(changes fields: [MovieField]) {
        for field in fields where !changes.contains(field) { changes.append(field) }
    }
}

extension Page {
    fileprivate mutating func fields(of movie: Movie, all: Bool) {
        field(.originalTitle, movie.originalTitle)
        field(.directors, of: movie.directors, all: all)
        field(.writers, of: movie.writers, all: all)
        field(.cast, of: movie.cast, all: all)
        field(.genres, of: movie.genres, all: all)
        field(.runtime, movie.runtime.map { "\($0) minutes" })
        field(.released, movie.released?.description)
        field(.languages, of: movie.languages, all: all)
        field(.countries, of: movie.countries, all: all)
        field(.certificate, movie.certificate)
        field(
            .score,
            movie.score.map { "\($0) of 100" + (movie.reviews.map { ", \($0) reviews" } ?? "") })
        field(.metascore, movie.metascore.map { "\($0) of 100" })
        field(
            .publicRating,
            movie.publicRating.map {
                "\($0 / 10).\($0 % 10) of 10" + (movie.votes.map { ", \($0) votes" } ?? "")
            })
        field(.boxOffice, movie.boxOffice.map { "$\(grouped($0))" })
        field(.oscars, movie.oscars > 0 ? "\(movie.oscars)" : nil)
        field(.imdbID, movie.imdbID.map { "imdb.com/title/\($0)" })
        field(
            .rating,
            movie.yourRating.map { rating in
                "\(rating) of 10" + (movie.dayRatedUnseen.map { ", on \($0)" } ?? "")
            })
        field(.viewings, of: movie.isWatched ? movie.viewingsInWords : ["not yet"], all: all)
        field(.watchlist, movie.watchlist.map { $0.day.map { "since \($0)" } ?? "yes" })
        field(.dayAdded, movie.dayAdded?.description)
        field(.tags, of: movie.tags, all: all)
        field(.note, movie.note)
    }

    private mutating func field(_ field: MovieField, of values: [String], all: Bool) {
        self.field(field, values.isEmpty ? nil : values.inWords(all: all))
    }

    private mutating func field(_ field: MovieField, _ value: String?) {
        if let value { self.field(field.name, value) }
    }
}

extension Movie {
    fileprivate var hasMore: Bool {
        [directors, writers, cast, genres, languages, countries, tags, viewingsInWords].contains {
            $0.shown < $0.count
        }
    }
}
