/// What a person can change of a film, and what each field takes.
public enum MovieField: CaseIterable, Sendable {
    /// The title.
    case title
    /// The title in the language of its making.
    case originalTitle
    /// The year of release.
    case year
    /// The length in minutes.
    case runtime
    /// Who directed it.
    case directors
    /// Who plays in it.
    case cast
    /// The genres it counts among.
    case genres
    /// The person's own rating.
    case rating
    /// The person's own words to find it by.
    case tags
    /// What the person wrote about it.
    case note
}

extension MovieField {
    /// The field's name as a heading.
    public var name: String {
        switch self {
        case .title: "Title"
        case .originalTitle: "Original title"
        case .year: "Year"
        case .runtime: "Runtime"
        case .directors: "Directors"
        case .cast: "Cast"
        case .genres: "Genres"
        case .rating: "Your rating"
        case .tags: "Tags"
        case .note: "Note"
        }
    }

    /// What may be answered, in one short phrase.
    public var hint: String { hint(in: currentYear()) }

    /// Whether a film can do without it.
    public var isOptional: Bool { self != .title }

    /// The value as the person would type it; `nil` where the film has none.
    public func text(of movie: Movie) -> String? {
        switch self {
        case .title: movie.title
        case .originalTitle: movie.originalTitle
        case .year: movie.year.map(String.init)
        case .runtime: movie.runtime.map(String.init)
        case .directors: list(movie.directors)
        case .cast: list(movie.cast)
        case .genres: list(movie.genres)
        case .rating: movie.rating?.description
        case .tags: list(movie.tags)
        case .note: movie.note
        }
    }

    /// What gives a film the value that a person typed; white space around it is dropped.
    ///
    /// - Throws: ``InvalidValue`` when the field can't take it.
    public func change(to text: String) throws(InvalidValue) -> (inout Movie) -> Void {
        try change(to: text, in: currentYear())
    }

    /// Takes the value away.
    ///
    /// - Precondition: The field is optional.
    public func clear(_ movie: inout Movie) {
        precondition(isOptional, "a film keeps its \(name.lowercased())")
        switch self {
        case .title: break
        case .originalTitle: movie.originalTitle = nil
        case .year: movie.year = nil
        case .runtime: movie.runtime = nil
        case .directors: movie.directors = []
        case .cast: movie.cast = []
        case .genres: movie.genres = []
        case .rating: movie.rating = nil
        case .tags: movie.tags = []
        case .note: movie.note = nil
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
        case .title, .originalTitle, .note:
            return "any text"
        case .year:
            let years = Self.years(in: thisYear)
            return "a year from \(years.lowerBound) to \(years.upperBound)"
        case .runtime:
            return "minutes, \(Self.runtimes.lowerBound) to \(Self.runtimes.upperBound)"
        case .directors, .cast:
            return "names separated by commas"
        case .genres:
            return "genres separated by commas"
        case .rating:
            return "0 to 10 in halves"
        case .tags:
            return "words separated by commas"
        }
    }

    func change(to text: String, in thisYear: Int) throws(InvalidValue) -> (inout Movie) -> Void {
        let value = text.trimmed
        func refusal(_ trouble: String) -> InvalidValue {
            InvalidValue(description: "\(trouble); use \(hint(in: thisYear)).")
        }
        func list(of one: String) throws(InvalidValue) -> [String] {
            let list = value.listed
            guard !list.isEmpty else { throw refusal("There is no \(one) in that") }
            return list
        }
        guard !value.isEmpty else { throw refusal("There is nothing in that") }
        switch self {
        case .title: return { $0.title = String(value) }
        case .originalTitle: return { $0.originalTitle = String(value) }
        case .note: return { $0.note = String(value) }
        case .year:
            guard let year = Int(value), Self.years(in: thisYear).contains(year) else {
                throw refusal("\(shown(value)) is not a year a film can have")
            }
            return { $0.year = year }
        case .runtime:
            guard let minutes = Int(value), Self.runtimes.contains(minutes) else {
                throw refusal("\(shown(value)) is not a length a film can have")
            }
            return { $0.runtime = minutes }
        case .rating:
            guard let rating = Rating(value) else { throw refusal("\(shown(value)) is not a rating") }
            return { $0.rating = rating }
        case .directors:
            let names = try list(of: "name")
            return { $0.directors = names }
        case .cast:
            let names = try list(of: "name")
            return { $0.cast = names }
        case .genres:
            let genres = try list(of: "genre")
            return { $0.genres = genres }
        case .tags:
            var keys: Set<String> = []
            let tags = try list(of: "tag").filter { keys.insert(Label.key(of: $0)).inserted }
            return { $0.tags = tags }
        }
    }
}

/// Names as a person types them: separated by commas.
private func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: ", ")
}
