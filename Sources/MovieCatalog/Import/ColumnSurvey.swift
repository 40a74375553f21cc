/// What the values of a column come to, each seen once while the rows are read.
struct ColumnSurvey {
    /// How many cells have a value.
    private(set) var filled = 0
    /// How many of these the column can't take.
    private(set) var misfits = 0
    /// The first of them.
    private var first: Misfit?
    /// How often each rating stands there, where it is open what it means.
    private var ratings: RatingSurvey?
    /// What the dates with slashes tell of their order, where it is open.
    private var days: DaySurvey?

    private struct Misfit {
        let cell: String
        /// `line 3`.
        let place: String
        let wanted: String
    }

    init(of column: MovieFileColumn) {
        switch column {
        case .unclearRating: ratings = RatingSurvey()
        case .day(_, let notation) where notation.order == nil: days = DaySurvey()
        default: break
        }
    }

    /// Sees a cell, which is not empty.
    mutating func see(_ cell: ArraySlice<UInt8>) {
        filled += 1
        if ratings != nil { ratings?.see(cell) }
        if days != nil { days?.see(cell) }
    }

    /// Hears that the cell seen last can't be used.
    mutating func miss(_ cell: ArraySlice<UInt8>, on place: String, wanted: String) {
        misfits += 1
        if first == nil {
            first = Misfit(cell: String(decoding: cell, as: UTF8.self), place: place, wanted: wanted)
        }
    }

    /// What the column is, now that all of its cells were seen.
    func meaning(of column: MovieFileColumn) -> ColumnMeaning {
        if case .unclearRating(let isOwn) = column, let ratings, ratings.seen > 0 {
            return ratings.meaning(isOwn: isOwn)
        }
        if case .day(let field, let notation) = column, let days, let order = days.order {
            guard order == .unknown, Self.areMany(misfits + days.open, of: filled) else {
                return .column(.day(field, notation.ordered(order)))
            }
            return .leftOut(
                reason: "nothing tells whether the month or the day comes first in \(days.example)")
        }
        guard column.canBeLeftOut, Self.areMany(misfits, of: filled), let first else {
            return .column(column.expected)
        }
        return .leftOut(
            reason: "\(grouped(misfits)) of \(grouped(filled)) values are not \(first.wanted) "
                + "(\(shown(first.cell)) on \(first.place))")
    }

    /// Whether so many values don't fit that the column holds something else: more than one, and more than one in
    /// twenty.
    static func areMany(_ misfits: Int, of filled: Int) -> Bool {
        misfits > 1 && misfits * 20 > filled
    }
}

/// What dates such as `12/10/2009` come to.
private struct DaySurvey {
    /// How many dates could be two days.
    private(set) var open = 0
    /// One of them.
    private(set) var example = ""
    private var monthFirst = 0
    private var dayFirst = 0

    mutating func see(_ cell: ArraySlice<UInt8>) {
        // Most dates are ISO's.
        guard cell.count < 5 || cell[cell.startIndex + 4] != UInt8(ascii: "-"), let parts = DayParts(cell)
        else { return }
        switch parts.order {
        case .monthFirst: monthFirst += 1
        case .dayFirst: dayFirst += 1
        case .unknown:
            guard parts.isOpen else { return }
            open += 1
            if example.isEmpty { example = shown(String(decoding: cell, as: UTF8.self)) }
        }
    }

    /// The order of those that are open; `nil` where none is.
    var order: DayOrder? {
        guard open > 0 else { return nil }
        if monthFirst > 0, dayFirst == 0 { return .monthFirst }
        return dayFirst > 0 && monthFirst == 0 ? .dayFirst : .unknown
    }
}

/// What the values of a column come to that could be a person's ratings, or something else.
struct RatingSurvey {
    /// How many cells there are.
    private(set) var seen = 0
    /// How many of them are certificates.
    private var certificates = 0
    /// How often each rating stands there, as far as they are few.
    private var counts: [RatingCell: Int] = [:]
    /// Something that is no rating.
    private var stranger: String?

    /// More than any scale has.
    private static let mostRatings = 1_001

    mutating func see(_ cell: ArraySlice<UInt8>) {
        seen += 1
        if let rating = RatingCell(cell) {
            if counts[rating] != nil || counts.count <= Self.mostRatings { counts[rating, default: 0] += 1 }
        } else {
            let text = String(decoding: cell, as: UTF8.self)
            if Self.certificateNames.contains(text.uppercased()) { certificates += 1 }
            if stranger == nil { stranger = text }
        }
    }

    /// What the column is.
    ///
    /// - Parameter isOwn: Whether its name says that the ratings are the person's.
    func meaning(isOwn: Bool) -> ColumnMeaning {
        let numbers = counts.values.reduce(0, +)
        // Some certificates are a number: 12, 15, 18.
        if !isOwn, !ColumnSurvey.areMany(seen - certificates - numbers, of: seen), certificates * 2 > seen {
            return .column(.listed(.certificate, isOwn: false))
        }
        guard counts.count <= Self.mostRatings else {
            return .leftOut(reason: "there are too many different values")
        }
        if ColumnSurvey.areMany(seen - numbers, of: seen) {
            return .leftOut(
                reason:
                    "\(grouped(seen - numbers)) of \(grouped(seen)) values are no ratings (\(shown(stranger ?? "")) for one)"
            )
        }
        if !isOwn, let trouble = otherThanOwn(numbers) { return .leftOut(reason: trouble) }
        let open = counts.filter { $0.key.highest == nil }
        guard let most = open.keys.map(\.hundredths).max() else { return .column(.scored(.ten)) }
        guard let scale = RatingScale(holding: most) else {
            return .leftOut(
                reason: "its scale isn't clear, as it goes up to \(DecimalNumber.text(tenths: most / 10))")
        }
        let misfits = counts.reduce(0) { scale.rating($1.key) == nil ? $0 + $1.value : $0 }
        guard !ColumnSurvey.areMany(misfits, of: seen) else {
            return .leftOut(reason: "\(grouped(misfits)) of \(grouped(seen)) values are not \(scale.wanted)")
        }
        return .column(.scored(scale))
    }

    /// What shows that the numbers are not what one person thinks of movies.
    private func otherThanOwn(_ numbers: Int) -> String? {
        let tenths = counts.reduce(0) { $1.key.hundredths.isMultiple(of: 50) ? $0 : $0 + $1.value }
        if tenths > 1, tenths * 2 > numbers {
            return "most values have tenths, as the public's averages have"
        }
        let isRank =
            numbers >= 20 && counts.count == numbers
            && counts.keys.allSatisfy { $0.highest == nil && $0.hundredths.isMultiple(of: 100) }
        return isRank ? "each number stands there once, as in a ranking" : nil
    }

    private static let certificateNames: Set<String> = [
        "G", "PG", "PG-13", "R", "NC-17", "X", "M", "GP", "M/PG", "NR", "UR", "NOT RATED", "UNRATED",
        "APPROVED", "PASSED",
        "U", "UA", "A", "12A", "TV-Y", "TV-Y7", "TV-G", "TV-PG", "TV-14", "TV-MA", "U/A", "OPEN", "E", "T",
        "18+", "16+", "13+",
        "FSK 0", "FSK 6", "FSK 12", "FSK 16", "FSK 18",
    ]
}
