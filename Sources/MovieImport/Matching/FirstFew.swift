package import MovieCatalog

/// A number of things, and the first few of them, each once.
package struct FirstFew<Element: Hashable & Sendable>: Hashable, Sendable {
    package private(set) var count = 0
    package private(set) var first: [Element] = []

    init() {}

    /// Counts one; keeps it where it is among the first, and not `nil`.
    mutating func add(_ element: Element?, upTo most: Int = 5) {
        count += 1
        if let element, first.count < most, !first.contains(element) { first.append(element) }
    }

    static func += (left: inout Self, right: Self) {
        left.count += right.count - right.first.count
        for element in right.first { left.add(element) }
    }
}

/// The title of a row that was joined with the movie of an earlier one, in another writing.
package struct TitleVariant: Hashable, Sendable {
    package let row: FilmName
    package let movie: FilmName
}

/// The person's rating of a movie, as its page shows it, before and after an import.
package struct ReratedMovie: Hashable, Sendable {
    package let movie: FilmName
    package let before: Rating
    package let after: Rating
}

extension Movie {
    var name: FilmName { FilmName(title: title, year: year) }
}
