/// A person's rating of a film: 0 to 10, in halves.
public struct Rating: Hashable, Comparable, CustomStringConvertible, Sendable {
    let halves: Int

    /// Makes a rating of so many halves; `nil` outside 0 to 20.
    public init?(halves: Int) {
        guard (0...20).contains(halves) else { return nil }
        self.halves = halves
    }

    /// Reads a rating such as `8`, `8.5` or `8,5`; `nil` where it is none.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard let whole = parts.first.flatMap({ Int($0) }), whole >= 0, whole <= 10, parts.count <= 2 else {
            return nil
        }
        switch parts.count == 2 ? parts[1] : "0" {
        case "0": self.init(halves: whole * 2)
        case "5": self.init(halves: whole * 2 + 1)
        default: return nil
        }
    }

    /// The rating in plain digits: `8`, `8.5`.
    public var description: String { halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5" }

    /// Whether the left one is the lower rating.
    public static func < (left: Rating, right: Rating) -> Bool { left.halves < right.halves }
}
