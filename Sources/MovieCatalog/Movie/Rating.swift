package struct Rating: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let tenths: Int

    static let range = 0...100

    package init?(tenths: Int) {
        guard Self.range.contains(tenths) else { return nil }
        self.tenths = tenths
    }

    /// Parses a typed rating such as `8`, `7.3` or `7,3`.
    package init?(_ text: some StringProtocol) {
        guard let tenths = text.utf8.tenths else { return nil }
        self.init(tenths: tenths)
    }

    package var description: String { DecimalNumber.text(tenths: tenths) }

    package static func < (left: Rating, right: Rating) -> Bool {
        left.tenths < right.tenths
    }
}
