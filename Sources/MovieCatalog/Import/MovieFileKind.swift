/// What kind of file movies come from.
package enum MovieFileKind: Hashable, Sendable, CaseIterable {
    /// `title.basics.tsv`, the titles of the whole world.
    case imdbTitles
    /// `title.ratings.tsv`, the public's ratings of them.
    case imdbPublicRatings
    /// What a person rated at IMDb.
    case imdbRatings
    /// What a person wants to watch, at IMDb.
    case imdbWatchlist
    /// A list that somebody made at IMDb.
    case imdbList
    /// When a person watched what, at Letterboxd.
    case letterboxdDiary
    /// What a person wrote about movies at Letterboxd.
    case letterboxdReviews
    /// What a person rated at Letterboxd.
    case letterboxdRatings
    /// What a person has watched, at Letterboxd.
    case letterboxdWatched
    /// What a person wants to watch, at Letterboxd.
    case letterboxdWatchlist
    /// A list that somebody made at Letterboxd.
    case letterboxdList
    /// The form in which Letterboxd takes movies from elsewhere.
    case letterboxdImport
    /// `movies.csv` of MovieLens.
    case movieLensMovies
    /// `ratings.csv` of MovieLens, of one user.
    case movieLensRatings
    /// `links.csv` of MovieLens, which gives its movies their ids at IMDb and The Movie Database.
    case movieLensLinks
    /// Any table with a column of titles, that of movies itself among them.
    case movieList
    /// What Trakt keeps of a person: a history, ratings, a list or a watchlist.
    case trakt
    /// Movies in JSON as movies writes them, a line each or in a list.
    case json
}

extension MovieFileKind: CustomStringConvertible {
    /// The kind in words that can stand in a sentence: “Letterboxd diary”.
    package var description: String {
        switch self {
        case .imdbTitles: "IMDb titles"
        case .imdbPublicRatings: "IMDb public ratings"
        case .imdbRatings: "IMDb ratings"
        case .imdbWatchlist: "IMDb watchlist"
        case .imdbList: "IMDb list"
        case .letterboxdDiary: "Letterboxd diary"
        case .letterboxdReviews: "Letterboxd reviews"
        case .letterboxdRatings: "Letterboxd ratings"
        case .letterboxdWatched: "Letterboxd watched movies"
        case .letterboxdWatchlist: "Letterboxd watchlist"
        case .letterboxdList: "Letterboxd list"
        case .letterboxdImport: "Letterboxd import file"
        case .movieLensMovies: "MovieLens movies"
        case .movieLensRatings: "MovieLens ratings"
        case .movieLensLinks: "MovieLens links"
        case .movieList: "movie list"
        case .trakt: "Trakt export"
        case .json: "movie list in JSON"
        }
    }
}
