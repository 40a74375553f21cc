package import MovieCatalog

/// A count of elements, and the first few distinct ones.
package struct FirstFew<Element: Hashable & Sendable>: Hashable, Sendable {
    package private(set) var count = 0
    package private(set) var first: [Element] = []

    init() {}

    mutating func add(_ element: Element?, upTo most: Int = 5) {
        count += 1
        if let element, first.count < most, !first.contains(element) { first.append(element) }
    }

    static func += (left: inout Self, right: Self) {
        left.count += right.count - right.first.count
        for element in right.first { left.add(element) }
    }
}

/// A row that was joined with an earlier row's movie under another spelling.
package struct TitleVariant: Hashable, Sendable {
    package let row: FilmName
    package let movie: FilmName
}

/// The rating shown on a movie's page, before and after an import.
package struct ReratedMovie: Hashable, Sendable {
    package let movie: FilmName
    package let before: Rating
    package let after: Rating
}

extension Movie {
    var name: FilmName { FilmName(title: title, year: year) }
}
