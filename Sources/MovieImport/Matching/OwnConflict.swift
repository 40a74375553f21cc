import MovieCatalog

/// A conflict between a value of the person's own and that of a file.
struct OwnConflict {
    /// What it is: `your rating`.
    let name: String
    /// The catalog's and the file's.
    let values: (mine: String, theirs: String)
    /// When each was rated, where either is known.
    var days: (mine: Day?, theirs: Day?) = (nil, nil)
    /// Whether the file's takes the place of the catalog's.
    let isReplaced: Bool
}

extension OwnConflict: CustomStringConvertible {
    /// Both values: `your rating 8 → 9.5 (rated 2024-05-01 → 2025-01-02)`, or `your rating 8, not 9.5`.
    var description: String {
        let value = "\(name) \(pair(values.mine, values.theirs))"
        guard days.mine != nil || days.theirs != nil else { return value }
        let unknown = "on an unknown day"
        return value
            + " (rated \(pair(days.mine?.description ?? unknown, days.theirs?.description ?? unknown)))"
    }

    private func pair(_ mine: String, _ theirs: String) -> String {
        if mine == theirs { return mine }
        return isReplaced ? "\(mine) → \(theirs)" : "\(mine), not \(theirs)"
    }
}

/// Movies with values of the person's own of which a file says something else: the first few with both values, the
/// others by name.
public struct OwnConflicts: Hashable, Sendable {
    /// How many movies there are.
    public private(set) var movies = 0

    private var first: [String] = []
    private var others: [String] = []
    private static let most = 5
    /// As many as anybody reads.
    private static let mostNamed = 1_000

    init() {}

    /// A line for each of the first movies, `Alien (1979): your rating 8 → 9.5`, and one for the others.
    public var lines: [String] {
        guard !others.isEmpty else { return first }
        let unnamed = movies - first.count - others.count
        let end = unnamed > 0 ? ["\(counted(unnamed, "other"))"] : []
        return first + ["and \((others + end).joined(separator: ", "))"]
    }

    /// Counts a movie, unless there are none.
    mutating func add(_ conflicts: [OwnConflict], of movie: Movie) {
        guard !conflicts.isEmpty else { return }
        movies += 1
        let name = harmless(movie.title) + (movie.year.map { " (\($0))" } ?? "")
        if first.count < Self.most {
            first.append("\(name): \(conflicts.map(\.description).joined(separator: ", "))")
        } else if others.count < Self.mostNamed {
            others.append(name)
        }
    }
}
