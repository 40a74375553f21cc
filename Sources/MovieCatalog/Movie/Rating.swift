package struct Rating: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let tenths: Int

    static let range = 0...100

    package init?(tenths: Int) {
        guard Self.range.contains(tenths) else { return nil }
        self.tenths = tenths
    }

    /// Parses a rating such as `8`, `7.3` or `7,3`.
    package init?(_ text: some StringProtocol) {
        guard let tenths = text.utf8.tenths else { return nil }
        self.init(tenths: tenths)
    }

    package var description: String { DecimalNumber.text(tenths: tenths) }

    package static func < (left: Rating, right: Rating) -> Bool { left.tenths < right.tenths }
}

extension Movie {
    /// The user's latest rating, of the movie or a viewing. Undated ratings count as the oldest.
    package var yourRating: Rating? { latestRating?.rating }

    package var lastRated: PartialDate? { latestRating?.date }

    /// The date of the latest rating; nil if a viewing with that date and rating shows it already.
    package var dayRatedUnseen: PartialDate? {
        viewings.contains { $0.date == lastRated && $0.rating == yourRating } ? nil : lastRated
    }

    var latestRating: (rating: Rating, date: PartialDate?)? {
        var latest = viewings.lazy.compactMap { viewing in viewing.rating.map { ($0, viewing.date) } }
            .max { ($0.1?.number ?? 0, $0.0) < ($1.1?.number ?? 0, $1.0) }
        if let rating, dayRated?.number ?? 0 >= latest?.1?.number ?? 0 {
            latest = (rating, dayRated.map { PartialDate($0) })
        }
        return latest
    }
}

extension Movie {
    /// The movie's popularity in IMDb votes, to which reviews, Oscars and so on are converted. A
    /// review counts three times for movies before 1998, because the web has few older reviews.
    var renown: Int {
        func worth(_ number: Int?, each: Int) -> Int { min(number ?? 0, 1_000_000_000 / each) * each }
        return worth(votes, each: 1) + worth(reviews, each: year ?? .max < 1998 ? 9_000 : 3_000)
            + worth(oscars, each: 40_000) + min(boxOffice ?? 0, 4_000_000_000) / 2_000
            + worth(viewings.count, each: 100_000) + (isOnWatchlist ? 100_000 : 0)
    }
}
