package struct Viewing: Hashable, Sendable {
    /// The date, as far as it is known; `nil` where nobody knows any more, which is still a viewing.
    package var date: PartialDate?

    /// Whether the person knew the movie already.
    package var isRewatch: Bool

    /// The person's rating of that time; `nil` where it has none of its own.
    package var rating: Rating?

    package var note: String?

    /// Makes a viewing on a date, or on an unknown one.
    package init(
        on date: PartialDate? = nil, isRewatch: Bool = false, rating: Rating? = nil, note: String? = nil
    ) {
        self.date = date
        self.isRewatch = isRewatch
        self.rating = rating
        self.note = note
    }

    /// Makes a viewing on a day, or on an unknown one.
    package init(on day: Day?) {
        self.init(on: day.map { PartialDate($0) })
    }

    /// Whether nothing is known of it but when it was, if that.
    var isPlain: Bool { !isRewatch && rating == nil && note == nil }
}

extension Movie {
    /// Notes a viewing: what was to be watched was watched, and a rating of it takes the place of one given the same day.
    package mutating func see(_ viewing: Viewing) {
        viewings.append(viewing)
        watchlist = nil
        if viewing.rating != nil, dayRated.map({ PartialDate($0) }) == viewing.date {
            (rating, dayRated) = (nil, nil)
        }
    }
}

/// An unusual fact about a viewing that is about to be noted, which need not be wrong.
package enum ViewingWarning: Hashable, Sendable {
    case beforeMovie(years: Int, year: Int)
    /// There is a viewing of that day already.
    case sameDay
}

extension Movie {
    /// The unusual facts about a viewing that is about to be noted.
    package func warnings(on viewing: Viewing) -> [ViewingWarning] {
        var warnings: [ViewingWarning] = []
        if let warning = viewing.date.flatMap(warning) { warnings.append(warning) }
        if let day = viewing.date?.day, viewings.contains(where: { $0.date?.day == day }) {
            warnings.append(.sameDay)
        }
        return warnings
    }

    /// The warning on a date of watching before the movie. The year before is none, as there are festivals.
    package func warning(on date: PartialDate) -> ViewingWarning? {
        guard let year, date.year <= year - 2 else { return nil }
        return .beforeMovie(years: year - date.year, year: year)
    }
}
