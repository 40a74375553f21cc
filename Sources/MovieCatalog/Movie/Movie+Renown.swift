extension Movie {
    /// The renown of the movie, from all that is known of it, in votes of the public.
    ///
    /// A critic's review is worth 3,000 of them, and three times that of a film older than reviews on the web; an Oscar
    /// 40,000; 2,000 dollars one; what the person watched or wants to watch 100,000.
    var renown: Int {
        func worth(_ number: Int?, each: Int) -> Int { min(number ?? 0, 1_000_000_000 / each) * each }
        return worth(votes, each: 1) + worth(reviews, each: year ?? .max < 1998 ? 9_000 : 3_000)
            + worth(oscars, each: 40_000) + min(boxOffice ?? 0, 4_000_000_000) / 2_000
            + worth(viewings.count, each: 100_000) + (isOnWatchlist ? 100_000 : 0)
    }
}
