/// A person's own rating of a movie: 0 to 10, in tenths.
package struct Rating: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The rating counted in tenths, 0 to 100.
    package let tenths: Int

    static let range = 0...100

    /// Makes the rating of so many tenths; `nil` outside 0 to 100.
    package init?(tenths: Int) {
        guard Self.range.contains(tenths) else { return nil }
        self.tenths = tenths
    }

    /// Reads a rating as a person writes it, such as `8`, `7.3` or `7,3`; `nil` where the text is none.
    package init?(_ text: some StringProtocol) {
        guard let tenths = text.utf8.tenths else { return nil }
        self.init(tenths: tenths)
    }

    /// The rating in digits, with the tenth where there is one: `9`, `7.3`.
    package var description: String { DecimalNumber.text(tenths: tenths) }

    /// Whether the left rating is the lower one.
    package static func < (left: Rating, right: Rating) -> Bool {
        left.tenths < right.tenths
    }
}
