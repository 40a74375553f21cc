import MovieCatalog
import Usher

extension Catalog {
    func movie(_ id: Movie.ID, for page: inout Page) throws -> Movie {
        page.title("Movie")
        if let movie = try movie(id) { return movie }
        page.title("Gone")
        throw Refusal.gone
    }

    /// Returns a movie's name in paths: its IMDb id or, if that's missing or taken, its number.
    func routeName(of movie: Movie.ID) throws -> String? {
        guard let imdbID = try imdbID(of: movie) else { return nil }
        return try imdbID.isEmpty || id(ofIMDb: imdbID) != movie ? "\(movie.number)" : imdbID
    }

    func movie(routeName: String) throws -> Movie.ID {
        let found = try Int(routeName).map { try movie(Movie.ID($0))?.id } ?? id(ofIMDb: routeName)
        guard let found else { throw Refusal("there is no movie “\(routeName)”") }
        return found
    }

    /// The first movie's name in paths, as an example for the map of pages.
    var firstRouteNames: [String] {
        let movie = try? listedMovies(of: MovieQuery(), in: 0..<1).first
        return movie.flatMap { try? routeName(of: $0.id) }.map { [$0] } ?? []
    }
}

extension Refusal {
    static let gone = Refusal("This movie is no longer in the catalog. Type b to go back.")
    static let goneViewing = Refusal("This viewing is no longer in the catalog. Type b to go back.")
}
