import MovieCatalog
import MovieImport

/// A request on a page of movies.
enum MovieRequest {
    // A change, which is made where it is asked for.
    case note(Viewing, of: [Movie.ID], isNamed: Bool = true)
    case change(Viewing, to: Viewing, of: Movie.ID)
    case remove(Viewing, of: Movie.ID)
    case watch([Movie.ID], isOn: Bool = true, isNamed: Bool = true)
    case tag([Movie.ID], [String])
    case merge(MoviePair)
    case deleteAll
    case exchange(HistoryStep, isUndone: Bool)

    // What only a list can do.
    /// A form for a new movie.
    case ask(title: String)
    case add(FilmName, Viewing?)
    case pick
    case show(MovieSearch)
    /// A search for words; where they find nothing and may be a title, a form for it.
    case find(String, title: String)
}

/// One kind of change that a flow made to the films. Its delegate hears all of them when the flow is over.
package enum MovieChange: Hashable, Sendable {
    /// Viewings were noted, changed or removed.
    case noted
    /// Movies were added, or what is known of them changed.
    case changed
    /// A movie was deleted, and the page about it is gone.
    case deleted(title: String)
}
