package import MovieCatalog

package struct OwnConflict: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case rating
        case ratingOfViewing(PartialDate)
        case dayAdded
    }

    package let value: Value
    package let mine: String
    package let theirs: String
    package var dayOfMine: Day?
    package var dayOfTheirs: Day?
    package let isReplaced: Bool
}

package struct MovieConflicts: Hashable, Sendable {
    package let movie: FilmName
    package let conflicts: [OwnConflict]

    init?(_ conflicts: [OwnConflict], of movie: Movie) {
        guard !conflicts.isEmpty else { return nil }
        (self.movie, self.conflicts) = (movie.name, conflicts)
    }
}
