/// The first and the last of the values that will do.
struct Limits<Bound: Comparable> {
    /// The first one; `nil` where there is none.
    let first: Bound?
    /// The last one; `nil` where there is none.
    let last: Bound?

    func contains(_ value: Bound) -> Bool {
        first.map { value >= $0 } != false && last.map { value <= $0 } != false
    }
}

extension Limits {
    /// - Parameter all: All values that there are: a limit that is one of theirs is none.
    init(_ range: ClosedRange<Bound>, of all: ClosedRange<Bound>) {
        self.init(
            first: range.lowerBound > all.lowerBound ? range.lowerBound : nil,
            last: range.upperBound < all.upperBound ? range.upperBound : nil)
    }
}

extension Limits where Bound: Strideable, Bound.Stride: SignedInteger {
    init(_ range: some RangeExpression<Bound>, of all: ClosedRange<Bound>) {
        if let closed = range as? ClosedRange<Bound> {
            self.init(closed, of: all)
        } else if let through = range as? PartialRangeThrough<Bound> {
            // Relative to all values it would end behind the last one, where that is its limit.
            self.init(all.lowerBound...through.upperBound, of: all)
        } else {
            let relative = range.relative(to: all.lowerBound..<all.upperBound)
            let isOpen = relative.upperBound == all.upperBound
            let first = relative.lowerBound > all.lowerBound ? relative.lowerBound : nil
            // An empty range, which data may make, has no value that will do.
            let last =
                relative.upperBound > all.lowerBound ? relative.upperBound.advanced(by: -1) : all.lowerBound
            self.init(first: first, last: isOpen ? nil : last)
        }
    }
}
