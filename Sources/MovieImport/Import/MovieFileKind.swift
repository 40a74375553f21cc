/// What kind of file movies come from, in words that can stand in a sentence: “Letterboxd diary”.
package enum MovieFileKind: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case imdbTitles = "IMDb titles"
    case imdbPublicRatings = "IMDb public ratings"
    case imdbRatings = "IMDb ratings"
    case imdbWatchlist = "IMDb watchlist"
    case imdbList = "IMDb list"
    case letterboxdDiary = "Letterboxd diary"
    case letterboxdReviews = "Letterboxd reviews"
    case letterboxdRatings = "Letterboxd ratings"
    case letterboxdWatched = "Letterboxd watched movies"
    case letterboxdWatchlist = "Letterboxd watchlist"
    case letterboxdLikes = "Letterboxd liked movies"
    case letterboxdList = "Letterboxd list"
    case letterboxdImport = "Letterboxd import file"
    case movieLensMovies = "MovieLens movies"
    case movieLensRatings = "MovieLens ratings"
    case movieLensLinks = "MovieLens links"
    case netflixHistory = "Netflix viewing history"
    case netflixActivity = "Netflix viewing activity"
    case simkl = "Simkl export"
    case yamtrack = "Yamtrack export"
    case trakt = "Trakt export"
    case plainList = "plain list"
    /// Any table with a column of titles, that of movies itself among them.
    case movieList = "movie list"
    /// Movies in JSON as movies writes them, a line each or in a list.
    case json = "movie list in JSON"

    package var description: String { rawValue }
}
