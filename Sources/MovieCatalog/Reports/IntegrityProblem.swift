package enum IntegrityProblem: Equatable, Sendable {
    case database(String)
    case unreadable(CatalogError)
    case unusableSearch(list: String, path: String)
    case unfoundList(String)
    /// A movie's place on a list, if either doesn't exist.
    case lostPlace(list: Int, movie: Int)
    case movie(Movie.ID, title: String, MovieProblem)
    case wrongCount(table: String, Int, expected: Int)
    /// Steps that keep other movies than they count, or are undone out of order.
    case wrongSteps(Int)

    package enum MovieProblem: Hashable, Sendable {
        /// A value that no movie can have; nil if it's too long.
        case beyondLimit(MovieField, String?, path: String)
        case wrongKeys
        case missingLabel(table: String)
        case missingViewing
    }
}
