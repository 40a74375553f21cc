/// What can be changed of a movie, and what each field takes.
public enum MovieField: CaseIterable, Hashable, Sendable {
    case title, year, runtime, directors, genres, rating, watched

    /// The field's name, as a heading.
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

    /// What the field takes, in a few words.
    public var hint: String {
        switch self {
        case .title: "a text of up to \(Self.longest) characters"
        case .year: "a year from \(Self.years.lowerBound) to \(Self.years.upperBound)"
        case .runtime: "minutes from \(Self.runtimes.lowerBound) to \(Self.runtimes.upperBound)"
        case .directors: "names separated by commas"
        case .genres: "genres separated by commas"
        case .rating: "0 to 10 in halves, such as 8 or 8.5"
        case .watched: "y or n"
        }
    }

    /// Whether a movie can be without it.
    public var isOptional: Bool { self != .title && self != .watched }

    /// The value a movie has, as a person would type it; `nil` where there is none.
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

    /// Gives a movie the value that a person typed.
    ///
    /// - Throws: ``InvalidValue`` when the field can't take it; the movie stays as it was.
    public func set(_ text: String, of movie: inout Movie) throws(InvalidValue) {
        let text = text.trimmed
        switch self {
        case .title:
            guard !text.isEmpty else { throw refusal("A movie needs a title") }
            guard text.count <= Self.longest else { throw refusal("That title is too long") }
            movie.title = String(text)
        case .year: movie.year = try number(text, in: Self.years)
        case .runtime: movie.runtime = try number(text, in: Self.runtimes)
        case .directors: movie.directors = try list(text)
        case .genres: movie.genres = try list(text)
        case .rating:
            guard let rating = Rating(text) else { throw refusal("“\(text)” is no rating") }
            movie.rating = rating
        case .watched:
            guard let isWatched = Bool(answer: text) else { throw refusal("“\(text)” is neither yes nor no") }
            movie.isWatched = isWatched
        }
    }

    /// Takes the value away. The field must be optional.
    public func clear(_ movie: inout Movie) {
        precondition(isOptional, "a movie needs its \(name.lowercased())")
        switch self {
        case .title, .watched: break
        case .year: movie.year = nil
        case .runtime: movie.runtime = nil
        case .directors: movie.directors = []
        case .genres: movie.genres = []
        case .rating: movie.rating = nil
        }
    }

    static let years = 1874...(currentYear() + 10)
    static let runtimes = 1...6000
    private static let longest = 500

    private func number(_ text: Substring, in range: ClosedRange<Int>) throws(InvalidValue) -> Int {
        guard let number = Int(text), range.contains(number) else { throw refusal("“\(text)” can't be used") }
        return number
    }

    private func list(_ text: Substring) throws(InvalidValue) -> [String] {
        let values = text.listed
        guard !values.isEmpty, text.count <= 20 * Self.longest else {
            throw refusal("“\(text)” can't be used")
        }
        return values
    }

    private func refusal(_ trouble: String) -> InvalidValue {
        InvalidValue("\(trouble.prefix(100)); use \(hint).")
    }
}

/// Why a field can't take a value, in one line that says what would do.
public struct InvalidValue: Error, Hashable, CustomStringConvertible, Sendable {
    /// The line the person reads.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension Bool {
    /// Reads a yes or a no, in the words people and files use; `nil` where it is neither.
    init?(answer: some StringProtocol) {
        switch answer.lowercased() {
        case "y", "yes", "true", "1": self = true
        case "n", "no", "false", "0": self = false
        default: return nil
        }
    }
}

extension StringProtocol where SubSequence == Substring {
    /// The text without white space at either end.
    var trimmed: Substring {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }

    /// The values of a list with commas.
    var listed: [String] {
        split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
    }
}
