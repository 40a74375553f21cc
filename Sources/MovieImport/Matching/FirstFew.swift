import MovieCatalog

/// A count of elements, and the first few distinct ones.
package struct FirstFew<Element: Hashable & Sendable>: Hashable, Sendable {
    package private(set) var count = 0
    package private(set) var first: [Element] = []

    init() {}

    mutating func add(_ element: Element?, upTo most: Int = 1_000) {
        count += 1
        if let element, first.count < most, !first.contains(element) { first.append(element) }
    }

    static func += (left: inout Self, right: Self) {
        left.count += right.count - right.first.count
        for element in right.first { left.add(element) }
    }

    /// `12: “Dark: Season 1: Secrets”, “Lost”, and 10 more`.
    func inWords(_ what: String = "", isVerbose: Bool = false, _ words: (Element) -> String) -> String {
        let names = first.map(words)
        let named = isVerbose ? names.joined(separator: ", ") : firstOf(names, of: count)
        return grouped(count) + what + (first.isEmpty ? "" : ": \(named)")
    }
}

extension FirstFew<String> {
    package var description: String { inWords { shown($0) } }
}

extension FirstFew<JoinedRow> {
    /// Rows of the same spelling are only counted: `3: Saw (2004) with Saw (2003)`.
    package var description: String {
        let names = first.prefix(5).map(\.description)
        return grouped(count) + (first.isEmpty ? "" : ": \(names.joined(separator: ", "))")
    }
}

/// A row that was joined with an earlier row's movie under another spelling.
package struct JoinedRow: Hashable, Sendable, CustomStringConvertible {
    let row: FilmName
    let movie: FilmName

    package var description: String { harmless("\(row) with \(movie)") }
}

/// The rating shown on a movie's page, before and after an import.
package struct ReratedMovie: Hashable, Sendable, CustomStringConvertible {
    let movie: FilmName
    let before: Rating
    let after: Rating

    package var description: String { harmless("\(movie) \(before) → \(after)") }
}

extension Movie {
    var name: FilmName { FilmName(title: title, year: year) }
}
