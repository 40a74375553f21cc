extension MovieFileFormat {
    /// The format of a list of movies with these columns, which has the names of movies' own and some that others use,
    /// without regard to case, spaces and punctuation.
    ///
    /// - Parameter mapped: The places of columns of which a person says what they mean.
    static func movieList(columns names: [String], mapped: Set<Int> = []) -> MovieFileFormat {
        if ownSigns.isSubset(of: names) { return own }
        let names = names.indices.filter { !mapped.contains($0) }.map { names[$0] }
        let keys = names.map { key(of: $0) }
        // What is somebody's rating at least isn't where another column is the person's for sure.
        let isOwnRated = keys.contains(where: ownRatings.contains)
        let ratings = isOwnRated ? ownRatings : unclearRatings
        var columns: [String: MovieFileColumn] = [:]
        for name in names { columns[name] = MovieField(rawValue: name).flatMap(column) }
        for (name, key) in zip(names, keys) where columns[name] == nil {
            var other = fields[key].flatMap(column)
            if ratings.contains(key) { other = .unclearRating(isOwn: isOwnRated) }
            if typeNames.contains(key) { other = .type }
            if key == "released" { other = .day(.released, DayNotation(newYearIsNoDay: true)) }
            if let other, !columns.values.contains(where: { $0.says(the: other) }) { columns[name] = other }
        }
        return MovieFileFormat(
            kind: .movieList, signs: [], columns: columns, isMovie: isNoSeries, titlesHaveYears: true)
    }

    /// What movies writes itself, which says all of a movie in movies' own notation.
    private static let own = MovieFileFormat(
        kind: .movieList, signs: ownSigns,
        columns: Dictionary(
            uniqueKeysWithValues: MovieField.allCases.map { ($0.rawValue, .listed($0, isOwn: true)) }))

    private static let ownSigns: Set<String> = [
        "title", "rating", "watched", "watchlist", "imdb_votes", "letterboxd_uri",
    ]

    /// What a person's own ratings are called, and what others' are called too.
    private static let ownRatings: Set<String> = [
        "yourrating", "myrating", "yourated", "ownrating", "personalrating", "myscore", "yourscore",
    ]
    private static let unclearRatings: Set<String> = ["rating", "score", "stars", "userrating"]

    /// Whether a column of this name could be the person's ratings.
    static func canBeRatings(_ name: String) -> Bool {
        let key = key(of: name)
        return ownRatings.contains(key) || unclearRatings.contains(key)
    }

    /// What the column of the kind of title is called.
    private static let typeNames: Set<String> = ["type", "titletype", "mediatype", "kind"]

    /// What a name is known by, whoever writes it: its letters and digits in lower case, where it has any.
    static func key(of name: String) -> String {
        let name = name.lowercased()
        let key = name.filter { $0.isLetter || $0.isNumber }
        return key.isEmpty ? name : key
    }

    /// The field that is called so.
    static func field(called name: String) -> MovieField? { fields[key(of: name)] }

    /// The column of a field in a list that others wrote; `nil` for the rating, of which more has to be known.
    static func column(_ field: MovieField) -> MovieFileColumn? {
        switch field {
        case .rating: nil
        case .released, .viewings, .dayRated, .dayAdded: .day(field, DayNotation())
        default: .listed(field, isOwn: false)
        }
    }

    /// The fields by what they are called, in letters and digits.
    private static let fields: [String: MovieField] = {
        var fields: [String: MovieField] = [:]
        for field in MovieField.allCases { fields[field.rawValue.filter(\.isLetter)] = field }
        for (field, names) in names { for name in names { fields[name] = field } }
        return fields
    }()

    private static let names: [(MovieField, [String])] = [
        (
            .title,
            [
                "name", "movie", "film", "movietitle", "filmtitle", "moviename", "filmname", "seriestitle",
                "primarytitle",
            ]
        ),
        (.originalTitle, ["originalname"]),
        (
            .year,
            [
                "releaseyear", "releasedyear", "startyear", "yearofrelease", "yearreleased", "movieyear",
                "filmyear",
            ]
        ),
        (.released, ["released", "dateofrelease", "datereleased", "releaseddate"]),
        (
            .runtime,
            [
                "runtime", "runtimemins", "runtimeminutes", "runtimeinminutes", "runningtime",
                "runningtimemin", "duration",
                "durationmin", "durationmins", "durationminutes", "length", "lengthmin", "minutes",
            ]
        ),
        (.genres, ["genre"]),
        (.directors, ["director", "directedby"]),
        (.writers, ["writer", "writtenby", "screenwriter", "screenwriters"]),
        (.cast, ["actors", "starring", "castmembers"]),
        (.languages, ["language", "spokenlanguages"]),
        (.countries, ["country", "productioncountries", "countryoforigin", "countriesoforigin"]),
        (.certificate, ["certificate", "certification", "mpaarating", "contentrating", "agerating"]),
        (.score, ["rottentomatoes", "rottentomatoesrating", "rottentomatoesscore"]),
        (.metascore, ["metascore", "metacriticscore", "metacriticrating"]),
        (.publicRating, ["imdbscore", "averagerating"]),
        (.votes, ["numvotes", "noofvotes", "numberofvotes", "imdbnumvotes"]),
        (.boxOffice, ["boxoffice", "gross", "worldwidegross", "revenue"]),
        (
            .viewings,
            ["watcheddate", "datewatched", "watchedon", "watchdate", "lastwatched", "viewed", "dateviewed"]
        ),
        (.dayRated, ["ratedon", "ratedat", "ratingdate", "rateddate"]),
        (.dayAdded, ["added", "addedon", "addedat", "dateadded", "created", "listedat"]),
        (.watchlist, ["onwatchlist"]),
        (.note, ["notes", "comment", "comments", "mynotes", "mycomment"]),
        (.imdbID, ["imdb", "const", "tconst", "imdbtitleid", "imdbconst"]),
        (.tmdbID, ["tmdb", "themoviedbid"]),
        (.letterboxdURI, ["letterboxdurl"]),
    ]
}
