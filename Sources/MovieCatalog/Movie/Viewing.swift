package struct Viewing: Hashable, Sendable {
    /// The date, perhaps without a day or month; nil if unknown.
    package var date: PartialDate?
    package var isRewatch: Bool
    package var rating: Rating?
    package var note: String?

    package init(
        on date: PartialDate? = nil, isRewatch: Bool = false, rating: Rating? = nil, note: String? = nil
    ) {
        self.date = date
        self.isRewatch = isRewatch
        self.rating = rating
        self.note = note
    }

    package init(on day: Day?) { self.init(on: day.map { PartialDate($0) }) }

    var isPlain: Bool { !isRewatch && rating == nil && note == nil }
}

extension Movie {
    /// Logs a viewing and takes the movie off the watchlist. A rated viewing replaces the movie's
    /// own rating of the same date.
    package mutating func see(_ viewing: Viewing) {
        viewings.append(viewing)
        watchlist = nil
        if viewing.rating != nil, dayRated.map({ PartialDate($0) }) == viewing.date {
            (rating, dayRated) = (nil, nil)
        }
    }
}

extension Movie {
    package func warnings(on viewing: Viewing) -> [String] {
        var warnings: [String] = []
        if let time = viewing.date.flatMap(timeBeforeRelease) { warnings.append("That is \(time).") }
        if let day = viewing.date?.day, viewings.contains(where: { $0.date?.day == day }) {
            warnings.append("You already noted a viewing on that day.")
        }
        return warnings
    }

    /// Returns text such as `2 years before the movie came out (1995)`. Ignores a single year.
    package func timeBeforeRelease(_ date: PartialDate) -> String? {
        guard let year, date.year <= year - 2 else { return nil }
        return "\(year - date.year) years before the movie came out (\(year))"
    }
}
