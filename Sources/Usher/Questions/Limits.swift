/// The first and the last of the values that will do, where there are some, in words.
struct Limits<Bound: Comparable> {
    let first: Bound?
    let last: Bound?

    /// - Parameter all: All values that there are: a limit that is one of theirs is none.
    init(first: Bound?, last: Bound?, of all: ClosedRange<Bound>) {
        self.first = first == all.lowerBound ? nil : first
        self.last = last == all.upperBound ? nil : last
    }

    func contains(_ value: Bound) -> Bool {
        first.map { value >= $0 } != false && last.map { value <= $0 } != false
    }
}

extension Limits where Bound: Strideable, Bound.Stride: SignedInteger {
    init(_ range: some RangeExpression<Bound>, of all: ClosedRange<Bound>) {
        // An empty range, which data may make, has no value that will do.
        func before(_ end: Bound) -> Bound { end > all.lowerBound ? end.advanced(by: -1) : end }
        let (first, last): (Bound?, Bound?) =
            switch range {
            case let range as ClosedRange<Bound>: (range.lowerBound, range.upperBound)
            case let range as Range<Bound>: (range.lowerBound, before(range.upperBound))
            case let range as PartialRangeFrom<Bound>: (range.lowerBound, nil)
            case let range as PartialRangeThrough<Bound>: (nil, range.upperBound)
            case let range as PartialRangeUpTo<Bound>: (nil, before(range.upperBound))
            default: (nil, nil)
            }
        self.init(first: first, last: last, of: all)
    }
}
