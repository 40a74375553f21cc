extension MovieField {
    /// A field's value. A missing value is nil, never an empty string, zero or an empty list.
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

    package func value(of movie: Movie) -> Value? {
        switch kind {
        case .text(let get, _): get(movie).map(Value.text)
        case .texts(let get, _): Value(get(movie))
        case .number(let get, _, _): get(movie).map(Value.number)
        case .tenths: movie.publicRating.map(Value.tenths)
        case .day(let get, _): get(movie).map(Value.day)
        case .rating: movie.rating.map(Value.rating)
        case .viewings: movie.viewings.isEmpty ? nil : .viewings(movie.viewings)
        case .watchlist: movie.watchlist.map(Value.watchlist)
        }
    }

    /// Sets the field, or clears it with nil. `day` becomes the date of a new rating.
    package func set(_ value: Value?, on day: Day? = nil, of movie: inout Movie) {
        switch kind {
        case .text(_, let set): set(&movie, value?.text)
        case .texts(_, let set): set(&movie, value?.texts ?? [])
        case .number(_, let set, _): set(&movie, value?.number)
        case .day(_, let set): set(&movie, value?.day)
        case .tenths: movie.publicRating = value?.number
        case .rating: (movie.rating, movie.dayRated) = (value?.rating, value == nil ? nil : day)
        case .viewings: movie.viewings = value?.viewings ?? []
        case .watchlist: movie.watchlist = value?.watchlist
        }
    }
}

extension Movie {
    /// Copies a field from another movie, even if it's empty there. A rating's date is copied too.
    package mutating func take(_ field: MovieField, from other: Movie) {
        field.set(field.value(of: other), on: other.dayRated, of: &self)
    }
}

extension MovieField.Value {
    package init?(_ texts: [String]) {
        guard !texts.isEmpty else { return nil }
        self = .texts(texts)
    }

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
    package var rating: Rating? { if case .rating(let rating) = self { rating } else { nil } }
    package var day: Day? { if case .day(let day) = self { day } else { nil } }
    package var viewings: [Viewing]? { if case .viewings(let viewings) = self { viewings } else { nil } }
    package var watchlist: WatchlistEntry? { if case .watchlist(let entry) = self { entry } else { nil } }

    package var number: Int? {
        switch self {
        case .number(let number), .tenths(let number): number
        default: nil
        }
    }
}
