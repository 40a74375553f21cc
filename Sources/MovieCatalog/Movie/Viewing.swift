package struct Viewing: Hashable, Sendable {
    /// The date as far as it's known; nil for a viewing at an unknown time.
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
    /// own rating of the same day.
    package mutating func see(_ viewing: Viewing) {
        viewings.append(viewing)
        watchlist = nil
        if viewing.rating != nil, dayRated.map({ PartialDate($0) }) == viewing.date {
            (rating, dayRated) = (nil, nil)
        }
    }
}

/// A warning about a viewing that is about to be logged.
package enum ViewingWarning: Hashable, Sendable {
    case beforeMovie(years: Int, year: Int)
    case sameDay
}

extension Movie {
    package func warnings(on viewing: Viewing) -> [ViewingWarning] {
        var warnings: [ViewingWarning] = []
        if let warning = viewing.date.flatMap(warning) { warnings.append(warning) }
        if let day = viewing.date?.day, viewings.contains(where: { $0.date?.day == day }) {
            warnings.append(.sameDay)
        }
        return warnings
    }

    /// Warns if the date precedes the movie. The year before is fine, because of festivals.
    package func warning(on date: PartialDate) -> ViewingWarning? {
        guard let year, date.year <= year - 2 else { return nil }
        return .beforeMovie(years: year - date.year, year: year)
    }
}

package func timeBefore(movieOf year: Int, years: Int) -> String {
    "\(years) years before the movie came out (\(year))"
}
