/// One time that the person watched a movie.
public struct Viewing: Hashable, Sendable {
    /// When it was, as far as that is known; `nil` where nobody knows any more, which is still a viewing.
    public var date: PartialDate?

    /// The person's rating of that time; `nil` where it has none of its own.
    public var rating: Rating?

    /// What the person wrote of that time.
    public var note: String?

    /// Makes a viewing on a date, or on an unknown one.
    public init(on date: PartialDate? = nil, rating: Rating? = nil, note: String? = nil) {
        self.date = date
        self.rating = rating
        self.note = note
    }

    /// Makes a viewing on a day, or on an unknown one.
    public init(on day: Day?) {
        self.init(on: day.map { PartialDate($0) })
    }
}

extension Movie {
    /// Notes a viewing: what was to be watched was watched, and what the person thinks of it now is their rating of it.
    public mutating func see(_ viewing: Viewing) {
        let isLatest = lastWatched.map { last in viewing.date.map { $0 >= last } ?? false } ?? true
        viewings.append(viewing)
        isOnWatchlist = false
        if let rating = viewing.rating, isLatest || self.rating == nil {
            self.rating = rating
            dayRated = viewing.date?.day
        }
    }
}
