import MovieCatalog
import Usher

protocol MovieDetailScreenDelegate: AnyObject {
    func movieDetailScreenDidAskToEdit(_ screen: MovieDetailScreen) throws
    func movieDetailScreenDidAskForWatchLog(_ screen: MovieDetailScreen)
    func movieDetailScreen(_ screen: MovieDetailScreen, didSeeIt viewing: Viewing) throws
    func movieDetailScreen(_ screen: MovieDetailScreen, didAskToPutOnWatchlist isOn: Bool) throws
    func movieDetailScreen(_ screen: MovieDetailScreen, didConfirmToDelete movie: Movie) throws
}

/// All that is known of a movie.
final class MovieDetailScreen: Screen {
    weak var delegate: (any MovieDetailScreenDelegate)?

    private let id: Movie.ID
    private let catalog: Catalog
    private let occasion: Occasion
    private var changes: [MovieField] = []
    private var showsWholeCast = false

    init(movie id: Movie.ID, catalog: Catalog, occasion: Occasion) {
        self.id = id
        self.catalog = catalog
        self.occasion = occasion
    }

    func draw(on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        page.title(movie.year.map { "\(movie.title) (\($0))" } ?? movie.title)
        if !changes.isEmpty { page.text("Changed: " + changes.map(\.name).joined(separator: ", ")) }
        page.fields(of: movie, wholeCast: showsWholeCast)
        page.command(
            "e", "edit", help: "changes what is known of this movie, your rating included"
        ) { [self] in
            try delegate?.movieDetailScreenDidAskToEdit(self)
        }
        page.command(
            "s", "seen today",
            help: "notes that you watched it today, and how it was; takes it off the watchlist",
            asks: { [self] in askHowItWas(movie, on: &$0) })
        page.command("w", "watched", help: "shows when you watched it, and notes another time") { [self] in
            delegate?.movieDetailScreenDidAskForWatchLog(self)
        }
        let isOn = movie.isOnWatchlist
        page.command(
            "l", isOn ? "take off watchlist" : "put on watchlist",
            help: (isOn ? "takes it off" : "puts it on") + " the list of movies you want to watch"
        ) { [self] in
            try delegate?.movieDetailScreen(self, didAskToPutOnWatchlist: !isOn)
        }
        if movie.cast.count > Movie.castShown {
            page.command(
                "a", showsWholeCast ? "first of the cast" : "all of the cast",
                help: "shows \(showsWholeCast ? "the first \(Movie.castShown)" : "all") who play in it"
            ) { [self] in showsWholeCast.toggle() }
        }
        page.command(
            "d", "delete", help: "takes this movie out of the catalog; asks first",
            asks: { [self] in confirmDeletion(of: movie, on: &$0) })
        page.help("All that the catalog knows of one movie.")
    }

    private func askHowItWas(_ movie: Movie, on page: inout Page) {
        page.title("How was “\(movie.title)”?")
        page.text(
            "Takes your rating from 0 to 10, words, or both: 8.5 With Anna. An empty line leaves it open.")
        page.ask("How was it", .optional(.viewing(today: occasion.today))) { [self] viewing in
            try delegate?.movieDetailScreen(self, didSeeIt: viewing ?? Viewing(on: occasion.today))
        }
        page.help(
            "Notes a viewing of today. A rating becomes the movie's, and the movie leaves the watchlist.")
    }

    private func confirmDeletion(of movie: Movie, on page: inout Page) {
        page.title("Delete a movie")
        page.ask("Delete “\(movie.title)”?", .yesOrNo, default: false) { [self] isYes in
            if isYes { try delegate?.movieDetailScreen(self, didConfirmToDelete: movie) }
        }
        page.help(
            "A deleted movie leaves the catalog with all you noted of it; u on the list brings it back.")
    }

    /// Shows that fields were changed.
    func note(changes fields: [MovieField]) {
        for field in fields where !changes.contains(field) { changes.append(field) }
    }
}

extension Page {
    fileprivate mutating func fields(of movie: Movie, wholeCast: Bool) {
        field(.originalTitle, movie.originalTitle)
        field(.directors, of: movie.directors)
        field(.writers, of: movie.writers)
        field(.cast, movie.cast.isEmpty ? nil : movie.castInWords(all: wholeCast))
        field(.genres, of: movie.genres)
        field(.runtime, movie.runtime.map { "\($0) minutes" })
        field(.released, movie.released?.description)
        field(.languages, of: movie.languages)
        field(.countries, of: movie.countries)
        field(.certificate, movie.certificate)
        field(.score, movie.score.map { "\($0) of 100" })
        field(.metascore, movie.metascore.map { "\($0) of 100" })
        field(
            .publicRating,
            movie.publicRating.map {
                "\($0 / 10).\($0 % 10) of 10" + (movie.votes.map { ", \($0) votes" } ?? "")
            })
        field(.boxOffice, movie.boxOffice.map { "$\(grouped($0))" })
        field(.oscars, movie.oscars > 0 ? "\(movie.oscars)" : nil)
        field(.imdbID, movie.imdbID)
        field(
            .rating,
            movie.yourRating.map { "\($0) of 10" + (movie.lastRated.map { ", on \($0)" } ?? "") }
                ?? "none yet")
        field(.viewings, movie.isWatched ? movie.viewingsInWords.joined(separator: ", ") : "not yet")
        field(.watchlist, movie.watchlist.map { $0.day.map { "since \($0)" } ?? "yes" })
        field(.dayAdded, movie.dayAdded?.description)
        field(.tags, of: movie.tags)
        field(.note, movie.note)
    }

    private mutating func field(_ field: MovieField, _ value: String?) {
        if let value { self.field(field.name, value) }
    }

    private mutating func field(_ field: MovieField, of values: [String]) {
        self.field(field, values.isEmpty ? nil : values.joined(separator: ", "))
    }
}

extension Movie {
    /// How many of a cast are named, where nobody asks for all of them.
    fileprivate static let castShown = 10

    /// Who plays in it, or the first of them and how many more.
    func castInWords(all: Bool) -> String {
        let named = all ? cast[...] : cast.prefix(Self.castShown)
        let others = cast.count - named.count
        return (named + (others > 0 ? ["and \(others) more"] : [])).joined(separator: ", ")
    }
}
