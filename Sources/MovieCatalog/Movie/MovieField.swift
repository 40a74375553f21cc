/// A field of a movie, in the order of the columns of a movie list.
///
/// The raw value is the field's name in CSV and JSON. A new field is a case here, its name, and a line each in
/// `kind`, `value(of:)` and `set(_:on:of:)`; a catalog gets its column by a migration.
public enum MovieField: String, CaseIterable, Sendable {
    /// The title.
    case title
    /// The title in the language of its making.
    case originalTitle = "original_title"
    /// The year of release.
    case year
    /// The day of release.
    case released = "release_date"
    /// The length in minutes.
    case runtime = "runtime_min"
    /// The genres it counts among.
    case genres
    /// The directors.
    case directors
    /// The writers.
    case writers
    /// The actors.
    case cast
    /// The languages that are spoken in it.
    case languages
    /// The countries it was made in.
    case countries
    /// Its certificate from the Motion Picture Association.
    case certificate = "mpaa"
    /// The critics' score.
    case score = "tomatometer"
    /// The number of critics' reviews behind the score.
    case reviews = "tomato_reviews"
    /// Metacritic's score.
    case metascore = "metacritic"
    /// The public's rating at IMDb.
    case publicRating = "imdb_rating"
    /// The number of votes behind the public's rating.
    case votes = "imdb_votes"
    /// The takings at the box office.
    case boxOffice = "box_office_usd"
    /// The number of Oscars.
    case oscars
    /// The rating that the person gave it.
    case rating
    /// The day the person gave it that rating.
    case dayRated = "date_rated"
    /// The person's viewings.
    case viewings = "watched"
    /// Whether the person wants to watch it, and since when.
    case watchlist
    /// The day it was added.
    case dayAdded = "date_added"
    /// The person's own words to find it by.
    case tags
    /// The person's note.
    case note
    /// Its id at IMDb.
    case imdbID = "imdb_id"
    /// Its number at The Movie Database.
    case tmdbID = "tmdb_id"
    /// Its page at Letterboxd.
    case letterboxdURI = "letterboxd_uri"
}

extension MovieField {
    /// The field's name as a heading.
    public var name: String {
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
    public var isOptional: Bool { self != .title }
}
