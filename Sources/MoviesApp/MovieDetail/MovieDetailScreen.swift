import MovieCatalog
import Usher

protocol MovieDetailScreenDelegate: AnyObject {
    func movieDetailScreenDidAskToEdit(_ screen: MovieDetailScreen)
    func movieDetailScreenDidAskForWatchLog(_ screen: MovieDetailScreen)
    func movieDetailScreen(_ screen: MovieDetailScreen, didAskToPutOnWatchlist isOn: Bool) throws
    func movieDetailScreen(_ screen: MovieDetailScreen, didAskToDelete movie: Movie)
}

/// All that is known of a movie.
final class MovieDetailScreen: Screen {
    weak var delegate: (any MovieDetailScreenDelegate)?

    private let id: Movie.ID
    private let catalog: Catalog
    private var changes: [MovieField] = []

    init(movie id: Movie.ID, catalog: Catalog) {
        self.id = id
        self.catalog = catalog
    }

    func draw(on page: inout Page) throws {
        let movie = try catalog.movie(id, for: &page)
        page.title(movie.year.map { "\(movie.title) (\($0))" } ?? movie.title)
        if !changes.isEmpty { page.text("Changed: " + changes.map(\.name).joined(separator: ", ")) }
        page.fields(of: movie)
        page.command(
            "e", "edit", help: "changes what is known of this movie, your rating included"
        ) { [self] in
            delegate?.movieDetailScreenDidAskToEdit(self)
        }
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
        page.command("d", "delete", help: "takes this movie out of the catalog; asks first") { [self] in
            delegate?.movieDetailScreen(self, didAskToDelete: movie)
        }
        page.help("All that the catalog knows of one movie.")
    }

    /// Shows that fields were changed.
    func note(changes fields: [MovieField]) {
        for field in fields where !changes.contains(field) { changes.append(field) }
    }
}

extension Page {
    fileprivate mutating func fields(of movie: Movie) {
        if let originalTitle = movie.originalTitle { field("Original title", originalTitle) }
        field("Directors", of: movie.directors)
        field("Writers", of: movie.writers)
        field("Cast", of: movie.cast)
        field("Genres", of: movie.genres)
        if let runtime = movie.runtime { field("Runtime", "\(runtime) minutes") }
        if let released = movie.released { field("Released", released.description) }
        field("Languages", of: movie.languages)
        field("Countries", of: movie.countries)
        if let certificate = movie.certificate { field("Certificate", certificate) }
        if let score = movie.score { field("Critics", "\(score) of 100") }
        if let metascore = movie.metascore { field("Metacritic", "\(metascore) of 100") }
        if let rating = movie.publicRating {
            field(
                "Public", "\(rating / 10).\(rating % 10) of 10" + (movie.votes.map { ", \($0) votes" } ?? ""))
        }
        if let boxOffice = movie.boxOffice { field("Box office", "$\(boxOffice)") }
        if movie.oscars > 0 { field("Oscars", movie.oscars) }
        if let imdbID = movie.imdbID { field("IMDb", imdbID) }
        field("Your rating", movie.rating.map { "\($0) of 10" } ?? "none yet")
        field("Watched", movie.isWatched ? movie.viewings.map(\.inWords).joined(separator: ", ") : "not yet")
        if movie.isOnWatchlist { field("Watchlist", "yes") }
        field("Tags", of: movie.tags)
        if let note = movie.note { field("Note", note) }
    }

    private mutating func field(_ name: String, of values: [String]) {
        if !values.isEmpty { field(name, values.joined(separator: ", ")) }
    }
}
