/// A kind of file that movies are read from, in the order in which several are read.
package enum MovieFileOrigin: Int, Sendable, CaseIterable {
    case imdbRatings, imdbWatchlist, imdbList
    case letterboxdDiary, letterboxdReviews, letterboxdRatings, letterboxdWatched, letterboxdWatchlist
    case letterboxdLikes, letterboxdList, letterboxdImport
    case netflixHistory, netflixActivity
    case simkl, yamtrack, trakt
    case plainList
    /// Any table with a column of titles, that of movies itself among them.
    case movieList
    /// Movies in JSON as movies writes them, a line each or in a list.
    case json
}
