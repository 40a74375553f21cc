package enum IntegrityProblem: Equatable, Sendable {
    case database(String)
    case unreadable(CatalogError)
    /// A kept search that isn't one.
    case unusableSearch(list: String, path: String)
    /// A list can't be found by its name.
    case unfoundList(String)
    /// A movie's place on a list, one of which doesn't exist.
    case lostPlace(list: Int, movie: Int)
    case movie(Movie.ID, title: String, MovieProblem)
    case wrongCount(table: String, Int, expected: Int)
    /// The number of steps that keep other movies than were counted, or are undone out of order.
    case wrongSteps(Int)

    package enum MovieProblem: Hashable, Sendable {
        /// A value that no movie can have, in a catalog at a path; without one, it is too long.
        case beyondLimit(MovieField, String?, path: String)
        /// The movie is sorted and found by other values than its own.
        case wrongKeys
        case missingLabel(table: String)
        case missingViewing
    }
}
