import MovieCatalog
import Usher

extension Catalog {
    /// What a movie is called in a path: its id at IMDb, or the catalog's number where that says too little; `nil` where
    /// it is gone.
    func pathName(of movie: Movie.ID) throws -> String? {
        guard let imdbID = try imdbID(of: movie) else { return nil }
        return try imdbID.isEmpty || id(ofIMDb: imdbID) != movie ? "\(movie.number)" : imdbID
    }

    /// The movie with this name in a path.
    func movie(pathName: String) throws -> Movie.ID {
        let found = try Int(pathName).map { try movie(Movie.ID($0))?.id } ?? id(ofIMDb: pathName)
        guard let found else { throw Refusal("there is no movie “\(pathName)”") }
        return found
    }
}
