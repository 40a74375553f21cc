extension Movie {
    /// The latest rating of the movie or a viewing. Undated ratings are the oldest. On the same
    /// date the movie's own rating wins, then the highest, whatever the order of viewings.
    package var yourRating: Rating? { latestRating?.rating }

    package var lastRated: PartialDate? { latestRating?.date }

    /// The rating's date, unless a viewing already shows it.
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
