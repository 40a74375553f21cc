import MovieCatalog
import Usher

extension Catalog {
    /// The movie that a page is about, which may have been deleted meanwhile: then the page says so.
    func movie(_ id: Movie.ID, for page: inout Page) throws -> Movie {
        page.title("Movie")
        if let movie = try movie(id) { return movie }
        page.title("Gone")
        throw Refusal.gone
    }
}

extension Refusal {
    /// A movie has been deleted meanwhile.
    static let gone = Refusal("This movie is no longer in the catalog; b goes back.")
}
