/// The one owner of the films.
///
/// Whoever shows films asks for what it shows when it shows it, and keeps no copy of its own.
public protocol Catalog: AnyObject {
    /// Whether changes outlast the program.
    var changesAreKept: Bool { get }

    /// Whether anything was changed since the catalog was opened.
    var hasChanges: Bool { get }

    /// How many films a query finds.
    func count(of query: MovieQuery) -> Int

    /// The films at these places among what a query finds: as many as there are, none for a range beyond the end.
    func movies(of query: MovieQuery, in range: Range<Int>) -> [Movie]

    /// The film with this id; `nil` when it is not in the catalog any more.
    func movie(_ id: Movie.ID) -> Movie?

    /// Replaces the film that has the same id. Nothing happens when it was deleted meanwhile.
    func save(_ movie: Movie)

    /// Takes the film out of the catalog. Nothing happens when it is not there.
    func delete(_ id: Movie.ID)
}
