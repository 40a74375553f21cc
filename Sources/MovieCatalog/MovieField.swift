/// What a person can change of a film, and what each field takes.
public enum MovieField: CaseIterable, Sendable {
    /// The title.
    case title
    /// The year of release.
    case year
    /// The length in minutes.
    case runtime
    /// Who directed it.
    case directors
    /// The genres it counts among.
    case genres
    /// The person's own rating.
    case rating
    /// Whether the person has watched it.
    case watched
}

extension MovieField {
    /// The field's name as a heading.
    public var name: String {
        switch self {
        case .title: "Title"
        case .year: "Year"
        case .runtime: "Runtime"
        case .directors: "Directors"
        case .genres: "Genres"
        case .rating: "Your rating"
        case .watched: "Watched"
        }
    }

    /// What may be answered, in one short phrase.
    public var hint: String { hint(in: currentYear()) }

    /// Whether a film can do without it.
    public var isOptional: Bool { self != .title && self != .watched }

    /// The value as the person would type it; `nil` where the film has none.
    public func text(of movie: Movie) -> String? {
        switch self {
        case .title: movie.title
        case .year: movie.year.map(String.init)
        case .runtime: movie.runtime.map(String.init)
        case .directors: movie.directors.isEmpty ? nil : movie.directors.joined(separator: ", ")
        case .genres: movie.genres.isEmpty ? nil : movie.genres.joined(separator: ", ")
        case .rating: movie.rating?.description
        case .watched: movie.isWatched ? "y" : "n"
        }
    }

    /// Gives the film the value that a person typed; white space around it is dropped.
    ///
    /// - Throws: ``InvalidValue`` when the field can't take it; the film stays as it was.
    public func set(_ text: String, of movie: inout Movie) throws(InvalidValue) {
        try set(text, of: &movie, in: currentYear())
    }

    /// Takes the value away.
    ///
    /// - Precondition: The field is optional.
    public func clear(_ movie: inout Movie) {
        precondition(isOptional, "a film keeps its \(name.lowercased())")
        switch self {
        case .title, .watched: break
        case .year: movie.year = nil
        case .runtime: movie.runtime = nil
        case .directors: movie.directors = []
        case .genres: movie.genres = []
        case .rating: movie.rating = nil
        }
    }
}

extension MovieField {
    /// How many minutes a film can run.
    static let runtimes = 1...6000

    /// The years a film can have: from the first moving picture to ten years from now.
    static func years(in thisYear: Int) -> ClosedRange<Int> {
        1874...max(1874, thisYear + 10)
    }

    func hint(in thisYear: Int) -> String {
        switch self {
        case .title:
            return "any text"
        case .year:
            let years = Self.years(in: thisYear)
            return "a year from \(years.lowerBound) to \(years.upperBound)"
        case .runtime:
            return "minutes, \(Self.runtimes.lowerBound) to \(Self.runtimes.upperBound)"
        case .directors:
            return "names separated by commas"
        case .genres:
            return "genres separated by commas"
        case .rating:
            return "0 to 10 in halves"
        case .watched:
            return "y or n"
        }
    }

    func set(_ text: String, of movie: inout Movie, in thisYear: Int) throws(InvalidValue) {
        let value = text.trimmed
        func refusal(_ trouble: String) -> InvalidValue {
            InvalidValue(description: "\(trouble); use \(hint(in: thisYear)).")
        }
        guard !value.isEmpty else { throw refusal("There is nothing in that") }
        switch self {
        case .title:
            movie.title = String(value)
        case .year:
            guard let year = Int(value), Self.years(in: thisYear).contains(year) else {
                throw refusal("\(shown(value)) is not a year a film can have")
            }
            movie.year = year
        case .runtime:
            guard let minutes = Int(value), Self.runtimes.contains(minutes) else {
                throw refusal("\(shown(value)) is not a length a film can have")
            }
            movie.runtime = minutes
        case .directors:
            guard !value.listed.isEmpty else { throw refusal("There is no name in that") }
            movie.directors = value.listed
        case .genres:
            guard !value.listed.isEmpty else { throw refusal("There is no genre in that") }
            movie.genres = value.listed
        case .rating:
            guard let rating = Rating(value) else { throw refusal("\(shown(value)) is not a rating") }
            movie.rating = rating
        case .watched:
            guard let isWatched = Bool(answer: value) else {
                throw refusal("\(shown(value)) is neither yes nor no")
            }
            if isWatched != movie.isWatched { movie.viewings = isWatched ? [Viewing()] : [] }
        }
    }
}
