/// The one owner of the films.
///
/// A screen asks for what it shows when it shows it, and keeps no copy.
public protocol Catalog: AnyObject {
    /// Whether changes last longer than the program runs.
    var keepsChanges: Bool { get }

    /// Whether anything was changed since the catalog was opened.
    var hasChanges: Bool { get }

    /// How many movies the query finds.
    func count(of query: MovieQuery) -> Int

    /// The movies at these places of what the query finds; as many of them as there are.
    func movies(of query: MovieQuery, in range: Range<Int>) -> [Movie]

    /// A movie by its id; `nil` when it is not in the catalog any more.
    func movie(_ id: Movie.ID) -> Movie?

    /// Replaces the movie with the same id. Nothing happens when it is not in the catalog any more.
    func save(_ movie: Movie)

    /// Takes a movie out of the catalog.
    func delete(_ id: Movie.ID)
}
