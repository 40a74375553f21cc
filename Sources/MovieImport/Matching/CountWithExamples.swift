package import MovieCatalog

/// A count, and the distinct descriptions of the first few counted items.
package struct CountWithExamples: Hashable, Sendable {
    package private(set) var count = 0
    package private(set) var first: [String] = []

    init() {}

    mutating func add(_ text: @autoclosure () -> String?) {
        count += 1
        if first.count < Self.most, let text = text(), !first.contains(text) { first.append(text) }
    }

    private static let most = 1_000

    static func += (left: inout Self, right: Self) {
        left.count += right.count - right.first.count
        for text in right.first { left.add(text) }
    }

    /// Returns text such as `12: “Dark: Season 1: Secrets”, “Lost”, and 10 more`.
    func inWords(
        _ what: String = "", isVerbose: Bool = false, _ words: (String) -> String = { $0 }
    ) -> String {
        let names = first.map(words)
        let named = isVerbose ? names.joined(separator: ", ") : firstOf(names, of: count)
        return grouped(count) + what + (first.isEmpty ? "" : ": \(named)")
    }

    package func lines(isVerbose: Bool = false) -> [String] {
        let first = first.prefix(isVerbose ? .max : 5)
        return first + (count > first.count ? ["and \(grouped(count - first.count)) more"] : [])
    }
}

extension Movie {
    package var name: FilmName { FilmName(title: title, year: year) }
}
