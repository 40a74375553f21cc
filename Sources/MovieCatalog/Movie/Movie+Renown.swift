extension Movie {
    /// The movie's fame in IMDb votes. A review counts as 3,000 votes, or 9,000 before
    /// 1998 because few older reviews are on the web; an Oscar or one of the user's viewings counts
    /// for much more.
    var renown: Int {
        func worth(_ number: Int?, each: Int) -> Int { min(number ?? 0, 1_000_000_000 / each) * each }
        return worth(votes, each: 1) + worth(reviews, each: year ?? .max < 1998 ? 9_000 : 3_000)
            + worth(oscars, each: 40_000) + min(boxOffice ?? 0, 4_000_000_000) / 2_000
            + worth(viewings.count, each: 100_000) + (isOnWatchlist ? 100_000 : 0)
    }
}
