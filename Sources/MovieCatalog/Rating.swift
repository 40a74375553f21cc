/// A person's own rating of a film: 0 to 10, in halves.
public struct Rating: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The rating counted in halves, 0 to 20.
    public let halves: Int

    /// Makes the rating of so many halves; `nil` outside 0 to 20.
    public init?(halves: Int) {
        guard (0...20).contains(halves) else { return nil }
        self.halves = halves
    }

    /// Reads a rating as a person writes it, such as `8`, `8.5` or `8,5`; `nil` where the text is none.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard let whole = parts.first, whole.utf8.allSatisfy(\.isDigit), let value = UInt8(whole), value <= 10
        else { return nil }
        switch parts.dropFirst().first {
        case nil, "0": self.init(halves: Int(value) * 2)
        case "5": self.init(halves: Int(value) * 2 + 1)
        default: return nil
        }
    }

    /// The rating in digits, with the half where there is one: `9`, `8.5`.
    public var description: String {
        halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
    }

    /// Whether the left rating is the lower one.
    public static func < (left: Rating, right: Rating) -> Bool {
        left.halves < right.halves
    }
}
