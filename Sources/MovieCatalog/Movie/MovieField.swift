/// A movie's fields, in the order of CSV columns. A new field also needs a column migration.
package enum MovieField: CaseIterable, Sendable {
    case title, originalTitle, year, released, runtime
    case genres, directors, writers, cast, languages, countries, certificate
    case score, reviews, metascore, publicRating, votes, boxOffice, oscars
    case rating, dayRated, viewings, watchlist, dayAdded, tags, note
    case imdbID, tmdbID, letterboxdURI

    package enum Kind {
        case text(Getter<String?>, Setter<String?>)
        case texts(Getter<[String]>, Setter<[String]>)
        case number(Getter<Int?>, Setter<Int?>, ClosedRange<Int> = 0...(.max))
        case day(Getter<Day?>, Setter<Day?>)
        case tenths, rating, viewings, watchlist

        // Closures, because reading through a stored key path copies the whole movie.
        package typealias Getter<Value> = (Movie) -> Value
        package typealias Setter<Value> = (inout Movie, Value) -> Void
    }

    /// `key` names the field in files and, unless there's a `column`, in the database.
    @inline(__always)
    private var row: (key: String, name: String, column: String?, kind: Kind) {
        switch self {
        case .title: ("title", "Title", nil, .text(\.title, { $0.title = $1 ?? "" }))
        case .originalTitle:
            ("original_title", "Original title", nil, .text(\.originalTitle, { $0.originalTitle = $1 }))
        case .year: ("year", "Year", nil, .number(\.year, { $0.year = $1 }, Self.years))
        case .released: ("release_date", "Released", "released", .day(\.released, { $0.released = $1 }))
        case .runtime:
            ("runtime_min", "Runtime", "runtime", .number(\.runtime, { $0.runtime = $1 }, Self.runtimes))
        case .genres: ("genres", "Genres", nil, .texts(\.genres, { $0.genres = $1 }))
        case .directors: ("directors", "Directors", nil, .texts(\.directors, { $0.directors = $1 }))
        case .writers: ("writers", "Writers", nil, .texts(\.writers, { $0.writers = $1 }))
        case .cast: ("cast", "Cast", "\"cast\"", .texts(\.cast, { $0.cast = $1 }))
        case .languages: ("languages", "Languages", nil, .texts(\.languages, { $0.languages = $1 }))
        case .countries: ("countries", "Countries", nil, .texts(\.countries, { $0.countries = $1 }))
        case .certificate:
            ("mpaa", "Certificate", "certificate", .text(\.certificate, { $0.certificate = $1 }))
        case .score: ("tomatometer", "Critics", "score", .number(\.score, { $0.score = $1 }, 0...100))
        case .reviews: ("tomato_reviews", "Reviews", "reviews", .number(\.reviews, { $0.reviews = $1 }))
        case .metascore:
            ("metacritic", "Metacritic", "metascore", .number(\.metascore, { $0.metascore = $1 }, 0...100))
        case .publicRating: ("imdb_rating", "Public", "public_rating", .tenths)
        case .votes: ("imdb_votes", "Votes", "votes", .number(\.votes, { $0.votes = $1 }))
        case .boxOffice:
            ("box_office_usd", "Box office", "box_office", .number(\.boxOffice, { $0.boxOffice = $1 }))
        case .oscars:
            (
                "oscars", "Oscars", nil,
                .number({ $0.oscars == 0 ? nil : $0.oscars }, { $0.oscars = $1 ?? 0 }, 0...100)
            )
        case .rating: ("rating", "Your rating", nil, .rating)
        case .dayRated: ("date_rated", "Rated", "day_rated", .day(\.dayRated, { $0.dayRated = $1 }))
        case .viewings: ("watched", "Watched", "viewings", .viewings)
        case .watchlist: ("watchlist", "Watchlist", "is_on_watchlist", .watchlist)
        case .dayAdded: ("date_added", "Added", "day_added", .day(\.dayAdded, { $0.dayAdded = $1 }))
        case .tags: ("tags", "Tags", nil, .texts(\.tags, { $0.tags = $1 }))
        case .note: ("note", "Note", nil, .text(\.note, { $0.note = $1 }))
        case .imdbID: ("imdb_id", "IMDb", nil, .text(\.imdbID, { $0.imdbID = $1 }))
        case .tmdbID: ("tmdb_id", "TMDB", nil, .number(\.tmdbID, { $0.tmdbID = $1 }))
        case .letterboxdURI:
            ("letterboxd_uri", "Letterboxd", nil, .text(\.letterboxdURI, { $0.letterboxdURI = $1 }))
        }
    }

    package init?(key: String) {
        guard let field = Self.byKey[key] else { return nil }
        self = field
    }

    private static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })

    package var key: String { row.key }
    package var name: String { row.name }
    package var column: String { row.column ?? row.key }
    package var kind: Kind { row.kind }

    package var isOptional: Bool { self != .title }

    /// The maximum length of a cell, in bytes.
    package var longest: Int { self == .note || self == .viewings ? 1 << 20 : 1 << 16 }

    /// The range of the numbers that store the field's values; nil if they're stored as text.
    package var numbers: ClosedRange<Int>? {
        switch kind {
        case .number(_, _, let range): range
        case .tenths: Self.publicRatings
        case .rating: Rating.range
        case .day: self == .released ? nil : Day.range
        case .watchlist: 0...Day.range.upperBound
        case .text, .texts, .viewings: nil
        }
    }

    package static let runtimes = 1...6000
    package static let publicRatings = 10...100
    /// The years that can be stored, from the first motion picture on.
    private static let years = 1874...9999

    /// The years that can be typed, up to ten years from now.
    package static func years(in thisYear: Int) -> ClosedRange<Int> {
        years.lowerBound...max(years.lowerBound, thisYear + 10)
    }
}
