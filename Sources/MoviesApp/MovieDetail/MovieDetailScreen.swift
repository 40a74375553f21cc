import MovieCatalog
import Usher

protocol MovieDetailScreenDelegate: AnyObject {
    func movieDetailScreenDidAskToEdit(_ screen: MovieDetailScreen)
    func movieDetailScreen(_ screen: MovieDetailScreen, didAskToDelete movie: Movie)
}

/// All that is known of a movie.
final class MovieDetailScreen: Screen {
    weak var delegate: (any MovieDetailScreenDelegate)?

    private let id: Movie.ID
    private let catalog: any Catalog
    private var changes: [MovieField] = []

    init(movie id: Movie.ID, catalog: any Catalog) {
        self.id = id
        self.catalog = catalog
    }

    func draw(on page: inout Page) {
        guard let movie = catalog.movie(id) else { return page.missingMovie() }
        page.title(movie.year.map { "\(movie.title) (\($0))" } ?? movie.title)
        if !changes.isEmpty { page.text("Changed: " + changes.map(\.name).joined(separator: ", ")) }
        page.fields(of: movie)
        page.command("e", "edit", help: "changes what is known of this movie, your rating included")
        page.command("d", "delete", help: "takes this movie out of the catalog; asks first")
        page.help("All that the catalog knows of one movie.")
    }

    func choose(_ choice: Choice) {
        switch choice {
        case .command("e"):
            delegate?.movieDetailScreenDidAskToEdit(self)
        case .command("d"):
            if let movie = catalog.movie(id) { delegate?.movieDetailScreen(self, didAskToDelete: movie) }
        default: break
        }
    }

    /// Shows that fields were changed.
    func note(changes fields: [MovieField]) {
        for field in fields where !changes.contains(field) { changes.append(field) }
    }
}

extension Page {
    fileprivate mutating func fields(of movie: Movie) {
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
        if let boxOffice = movie.boxOffice { field("Box office", "$\(boxOffice)") }
        if movie.oscars > 0 { field("Oscars", movie.oscars) }
        if let imdbID = movie.imdbID { field("IMDb", imdbID) }
        field("Your rating", movie.rating.map { "\($0) of 10" } ?? "none yet")
        field("Watched", movie.isWatched ? "yes" : "no")
    }

    private mutating func field(_ name: String, of values: [String]) {
        if !values.isEmpty { field(name, values.joined(separator: ", ")) }
    }
}
