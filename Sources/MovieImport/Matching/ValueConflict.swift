package import MovieCatalog

package struct ValueConflict: Hashable, Sendable, CustomStringConvertible {
    /// The name of the value that differs, such as `your rating` or `added`.
    package let value: String
    package let mine: String
    package let theirs: String
    package var dayOfMine: Day?
    package var dayOfTheirs: Day?
    package let isReplaced: Bool

    /// `your rating 8 → 9.5 (rated 1 May 2024 → 2 Jan 2025)`, or `your rating 8, not 9.5`.
    package var description: String {
        let words = "\(value) \(pair(mine, theirs))"
        guard dayOfMine != nil || dayOfTheirs != nil else { return words }
        let days = [dayOfMine, dayOfTheirs].map { day in
            day.map { PartialDate($0).abbreviated } ?? "on an unknown day"
        }
        return "\(words) (rated \(pair(days[0], days[1])))"
    }

    private func pair(_ mine: String, _ theirs: String) -> String {
        if mine == theirs { return mine }
        return isReplaced ? "\(mine) → \(theirs)" : "\(mine), not \(theirs)"
    }
}

extension [ValueConflict] {
    /// Returns text such as `Alien (1979): your rating 8 → 9.5`.
    package func inWords(of movie: Movie) -> String {
        "\(harmless("\(movie.name)")): \(map(\.description).joined(separator: ", "))"
    }
}

/// The side that wins if the catalog and a file have different ratings or days added.
package enum Precedence: Hashable, Sendable, CaseIterable {
    /// The side with the later day, or the catalog if the days are equal or a day is missing.
    case later
    case mine
    case theirs

    func takes(_ theirs: Day?, over mine: Day?) -> Bool {
        switch self {
        case .mine: false
        case .theirs: true
        case .later: if let theirs, let mine { theirs > mine } else { false }
        }
    }
}
