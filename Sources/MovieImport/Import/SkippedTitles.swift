/// The titles of a file that are no films: how many rows, and the first titles.
public struct SkippedTitles: Hashable, Sendable {
    /// The number of rows.
    public private(set) var count = 0
    package private(set) var first: [String] = []
    private static let most = 5

    init() {}

    mutating func add(_ title: String) {
        count += 1
        if first.count < Self.most, !title.isEmpty, !first.contains(title) { first.append(title) }
    }

    static func += (left: inout SkippedTitles, right: SkippedTitles) {
        let new = right.first.filter { !left.first.contains($0) }
        left.first += new.prefix(most - left.first.count)
        left.count += right.count
    }
}
