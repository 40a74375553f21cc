extension Movie {
    /// The person's current rating: the latest, by their dates, of the rating given to the movie and those of its
    /// viewings. One without a date comes before all others.
    ///
    /// Of the same date, the rating given to the movie counts, and else the highest, so that it is the same in whatever
    /// order viewings were noted.
    package var yourRating: Rating? { latestRating?.rating }

    /// The date of that rating, as far as it is known.
    package var lastRated: PartialDate? { latestRating?.date }

    /// The date of the rating, where no viewing shows it beside its day.
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
