/// A person's own rating of a movie: 0 to 10, in halves.
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
        guard let tenths = text.utf8.tenths, tenths.isMultiple(of: 5) else { return nil }
        self.init(halves: tenths / 5)
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
