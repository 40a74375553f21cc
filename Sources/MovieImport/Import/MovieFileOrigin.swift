package enum MovieFileOrigin: Int, Sendable, CaseIterable {
    case imdbRatings, imdbWatchlist, imdbList
    case letterboxdDiary, letterboxdReviews, letterboxdRatings, letterboxdWatched, letterboxdWatchlist
    case letterboxdLikes, letterboxdList, letterboxdImport
    case netflixHistory, netflixActivity
    case simkl, yamtrack, trakt
    case plainList
    /// Any table with a column of titles, including movies' own.
    case movieList
    /// JSON as movies writes it, one movie per line or in a list.
    case json
}
