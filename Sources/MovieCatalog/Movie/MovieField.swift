/// In the column order of movie lists. The raw value is the name in CSV and JSON.
///
/// A new field needs a case, a name, a line each in `kind`, `value(of:)` and `set(_:on:of:)`, and a
/// migration for its column.
package enum MovieField: String, CaseIterable, Sendable {
    case title
    case originalTitle = "original_title"
    case year
    case released = "release_date"
    case runtime = "runtime_min"
    case genres
    case directors
    case writers
    case cast
    case languages
    case countries
    case certificate = "mpaa"
    case score = "tomatometer"
    case reviews = "tomato_reviews"
    case metascore = "metacritic"
    case publicRating = "imdb_rating"
    case votes = "imdb_votes"
    case boxOffice = "box_office_usd"
    case oscars
    case rating
    case dayRated = "date_rated"
    case viewings = "watched"
    case watchlist
    case dayAdded = "date_added"
    case tags
    case note
    case imdbID = "imdb_id"
    case tmdbID = "tmdb_id"
    case letterboxdURI = "letterboxd_uri"
}

extension MovieField {
    package var name: String {
        switch self {
        case .title: "Title"
        case .originalTitle: "Original title"
        case .year: "Year"
        case .released: "Released"
        case .runtime: "Runtime"
        case .genres: "Genres"
        case .directors: "Directors"
        case .writers: "Writers"
        case .cast: "Cast"
        case .languages: "Languages"
        case .countries: "Countries"
        case .certificate: "Certificate"
        case .score: "Critics"
        case .reviews: "Reviews"
        case .metascore: "Metacritic"
        case .publicRating: "Public"
        case .votes: "Votes"
        case .boxOffice: "Box office"
        case .oscars: "Oscars"
        case .rating: "Your rating"
        case .dayRated: "Rated"
        case .viewings: "Watched"
        case .watchlist: "Watchlist"
        case .dayAdded: "Added"
        case .tags: "Tags"
        case .note: "Note"
        case .imdbID: "IMDb"
        case .tmdbID: "TMDB"
        case .letterboxdURI: "Letterboxd"
        }
    }

    package var isOptional: Bool { self != .title }
}
