/// A field of a movie, in the order of the columns of a movie list.
///
/// The raw value is the field's name in CSV and JSON. A new field is a case here, its name, and a line each in
/// `kind`, `value(of:)` and `set(_:on:of:)`; a catalog gets its column by a migration.
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
    /// Whether the person wants to watch it, and since when.
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

    /// Whether a movie can do without it.
    package var isOptional: Bool { self != .title }
}
