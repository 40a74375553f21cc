import MovieCatalog

extension Catalog {
    /// What a movie is called in a path: its id at IMDb, or the catalog's number where that says too little.
    func pathName(of movie: Movie) throws -> String {
        guard let imdbID = movie.imdbID, try id(ofIMDb: imdbID) == movie.id else {
            return "\(movie.id.number)"
        }
        return imdbID
    }

    /// The movie with this name in a path; `nil` where there is none.
    func movie(pathName: String) throws -> Movie.ID? {
        guard let number = Int(pathName) else { return try id(ofIMDb: pathName) }
        return try movie(Movie.ID(number))?.id
    }
}
