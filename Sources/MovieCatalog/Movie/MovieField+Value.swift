extension MovieField {
    /// A missing value is nil, never an empty string, zero or an empty list.
    package enum Value: Hashable {
        case text(String)
        case texts([String])
        case number(Int)
        case tenths(Int)
        case rating(Rating)
        case day(Day)
        case viewings([Viewing])
        case watchlist(WatchlistEntry)
    }

    package enum ValueType {
        case text, texts
        case number(ClosedRange<Int>)
        /// A year from the first motion picture on. Typed years end shortly after the current one.
        case year
        case tenths
        case rating, day, viewings, watchlist
    }

    package var kind: ValueType {
        switch self {
        case .title, .originalTitle, .certificate, .note, .imdbID, .letterboxdURI: .text
        case .genres, .directors, .writers, .cast, .languages, .countries, .tags: .texts
        case .year: .year
        case .runtime: .number(Self.runtimes)
        case .score, .metascore, .oscars: .number(0...100)
        case .reviews, .votes, .boxOffice, .tmdbID: .number(0...(.max))
        case .publicRating: .tenths
        case .rating: .rating
        case .released, .dayRated, .dayAdded: .day
        case .viewings: .viewings
        case .watchlist: .watchlist
        }
    }

    /// The most bytes in a cell: a typed line, or long reviews.
    package var longest: Int { self == .note || self == .viewings ? 1 << 20 : 1 << 16 }

    /// The numbers the field takes, or those that encode its values; nil for text.
    package var numbers: ClosedRange<Int>? {
        switch kind {
        case .number(let range): range
        case .year: Self.years
        case .tenths: Self.publicRatings
        case .rating: Rating.range
        case .day where self == .released: nil
        case .day: Day.range
        case .watchlist: 0...Day.range.upperBound
        case .text, .texts, .viewings: nil
        }
    }

    package static let runtimes = 1...6000
    package static let publicRatings = 10...100
    /// The years that can be stored, whatever the current year.
    private static let years = 1874...9999

    package static func years(in thisYear: Int) -> ClosedRange<Int> {
        years.lowerBound...max(years.lowerBound, thisYear + 10)
    }

    package func value(of movie: Movie) -> Value? {
        switch self {
        case .title: .text(movie.title)
        case .originalTitle: movie.originalTitle.map(Value.text)
        case .year: movie.year.map(Value.number)
        case .released: movie.released.map(Value.day)
        case .runtime: movie.runtime.map(Value.number)
        case .genres: Value(movie.genres)
        case .directors: Value(movie.directors)
        case .writers: Value(movie.writers)
        case .cast: Value(movie.cast)
        case .languages: Value(movie.languages)
        case .countries: Value(movie.countries)
        case .certificate: movie.certificate.map(Value.text)
        case .score: movie.score.map(Value.number)
        case .reviews: movie.reviews.map(Value.number)
        case .metascore: movie.metascore.map(Value.number)
        case .publicRating: movie.publicRating.map(Value.tenths)
        case .votes: movie.votes.map(Value.number)
        case .boxOffice: movie.boxOffice.map(Value.number)
        case .oscars: movie.oscars == 0 ? nil : .number(movie.oscars)
        case .rating: movie.rating.map(Value.rating)
        case .dayRated: movie.dayRated.map(Value.day)
        case .viewings: movie.viewings.isEmpty ? nil : .viewings(movie.viewings)
        case .watchlist: movie.watchlist.map(Value.watchlist)
        case .dayAdded: movie.dayAdded.map(Value.day)
        case .tags: Value(movie.tags)
        case .note: movie.note.map(Value.text)
        case .imdbID: movie.imdbID.map(Value.text)
        case .tmdbID: movie.tmdbID.map(Value.number)
        case .letterboxdURI: movie.letterboxdURI.map(Value.text)
        }
    }

    /// Sets or clears the field.
    ///
    /// - Parameter day: The date of a rating; replaces the date of the previous rating.
    /// - Precondition: The value is of the field's kind.
    package func set(_ value: Value?, on day: Day? = nil, of movie: inout Movie) {
        switch self {
        case .title: movie.title = value?.text ?? ""
        case .originalTitle: movie.originalTitle = value?.text
        case .year: movie.year = value?.number
        case .released: movie.released = value?.day
        case .runtime: movie.runtime = value?.number
        case .genres: movie.genres = value?.texts ?? []
        case .directors: movie.directors = value?.texts ?? []
        case .writers: movie.writers = value?.texts ?? []
        case .cast: movie.cast = value?.texts ?? []
        case .languages: movie.languages = value?.texts ?? []
        case .countries: movie.countries = value?.texts ?? []
        case .certificate: movie.certificate = value?.text
        case .score: movie.score = value?.number
        case .reviews: movie.reviews = value?.number
        case .metascore: movie.metascore = value?.number
        case .publicRating: movie.publicRating = value?.number
        case .votes: movie.votes = value?.number
        case .boxOffice: movie.boxOffice = value?.number
        case .oscars: movie.oscars = value?.number ?? 0
        case .rating: (movie.rating, movie.dayRated) = (value?.rating, value == nil ? nil : day)
        case .dayRated: movie.dayRated = value?.day
        case .viewings: movie.viewings = value?.viewings ?? []
        case .watchlist: movie.watchlist = value?.watchlist
        case .dayAdded: movie.dayAdded = value?.day
        case .tags: movie.tags = value?.texts ?? []
        case .note: movie.note = value?.text
        case .imdbID: movie.imdbID = value?.text
        case .tmdbID: movie.tmdbID = value?.number
        case .letterboxdURI: movie.letterboxdURI = value?.text
        }
    }
}

extension Movie {
    /// Copies a field, or its absence. A rating comes with its date.
    package mutating func take(_ field: MovieField, from other: Movie) {
        field.set(field.value(of: other), on: other.dayRated, of: &self)
    }
}

extension MovieField.Value {
    package init?(_ texts: [String]) {
        guard !texts.isEmpty else { return nil }
        self = .texts(texts)
    }

    package var text: String {
        if case .text(let text) = self { text } else { mismatch }
    }

    package var texts: [String] {
        if case .texts(let texts) = self { texts } else { mismatch }
    }

    package var number: Int {
        switch self {
        case .number(let number), .tenths(let number): number
        default: mismatch
        }
    }

    package var rating: Rating {
        if case .rating(let rating) = self { rating } else { mismatch }
    }

    package var day: Day {
        if case .day(let day) = self { day } else { mismatch }
    }

    package var viewings: [Viewing] {
        if case .viewings(let viewings) = self { viewings } else { mismatch }
    }

    package var watchlist: WatchlistEntry {
        if case .watchlist(let entry) = self { entry } else { mismatch }
    }

    private var mismatch: Never { preconditionFailure("\(self) is of another kind than its field") }
}
