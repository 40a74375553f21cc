// What a person can change of a movie, and how.
extension MovieField {
    /// The fields that a person can change, in the order in which they are offered.
    public static let typed: [MovieField] = [
        .title, .originalTitle, .year, .runtime, .directors, .cast, .genres, .rating, .tags, .note,
    ]

    /// What may be answered, in one short phrase.
    public var hint: String { hint(in: currentYear()) }

    /// The value as the person would type it; `nil` where the movie has none.
    public func text(of movie: Movie) -> String? {
        if self == .rating { return movie.yourRating?.description }
        return switch value(of: movie) {
        case nil: nil
        case .text(let text): text
        case .texts(let texts): texts.joined(separator: ", ")
        case .number(let number): String(number)
        case .tenths(let tenths): DecimalNumber.text(tenths: tenths)
        case .rating(let rating): rating.description
        case .day(let day): day.description
        case .viewings(let viewings): viewings.map(\.cell).joined(separator: ", ")
        case .watchlist(let entry): entry.day?.description ?? "yes"
        }
    }

    /// Gives a movie the value that a person typed on a day, which a rating is of; white space around it is dropped.
    ///
    /// - Precondition: The field is one of ``typed``.
    /// - Throws: ``InvalidValue`` when the field can't take it.
    public func set(typed text: String, of movie: inout Movie, on day: Day) throws(InvalidValue) {
        set(try value(typed: text.trimmed, in: day.year), of: &movie)
        if self == .rating { movie.dayRated = day }
    }

    /// Takes the value away.
    ///
    /// - Precondition: The field is optional.
    /// - Throws: ``InvalidValue`` for a rating where a viewing has one too.
    public func clear(_ movie: inout Movie) throws(InvalidValue) {
        precondition(isOptional, "a movie keeps its \(name.lowercased())")
        if self == .rating {
            if let rating = movie.viewings.compactMap(\.rating).first {
                throw InvalidValue(
                    description:
                        "A viewing of it is rated \(rating); change that in the watch log, or type a rating.")
            }
            movie.dayRated = nil
        }
        set(nil, of: &movie)
    }

    /// What may be answered in a year.
    package func hint(in thisYear: Int) -> String {
        let years = Self.years(in: thisYear)
        return switch self {
        case .year: "a year from \(years.lowerBound) to \(years.upperBound)"
        case .runtime: "minutes, \(Self.runtimes.lowerBound) to \(Self.runtimes.upperBound)"
        case .directors, .cast: "names separated by commas"
        case .genres: "genres separated by commas"
        case .tags: "words separated by commas"
        default: kind.wanted(years: years)
        }
    }

    private func value(typed text: Substring, in thisYear: Int) throws(InvalidValue) -> Value {
        func refusal(_ trouble: String) -> InvalidValue {
            InvalidValue(description: "\(trouble); use \(hint(in: thisYear)).")
        }
        func number(in range: ClosedRange<Int>, _ noun: String) throws(InvalidValue) -> Value {
            guard let number = Int(text), range.contains(number) else {
                throw refusal("\(shown(text)) is not \(noun) a movie can have")
            }
            return .number(number)
        }
        guard !text.isEmpty else { throw refusal("There is nothing in that") }
        switch kind {
        case .text: return .text(String(text))
        case .texts:
            var keys: Set<String> = []
            let texts = text.listed.filter { self != .tags || keys.insert(Label.key(of: $0)).inserted }
            guard let list = Value(texts) else { throw refusal("There is no \(one) in that") }
            return list
        case .year: return try number(in: Self.years(in: thisYear), "a year")
        case .number(let range): return try number(in: range, self == .runtime ? "a length" : "a number")
        case .rating:
            guard let rating = Rating(text) else { throw refusal("\(shown(text)) is not a rating") }
            return .rating(rating)
        case .tenths, .day, .viewings, .watchlist:
            preconditionFailure("nobody types \(name.lowercased()) in a prompt")
        }
    }

    /// What one value of a list is.
    private var one: String {
        switch self {
        case .genres: "genre"
        case .tags: "tag"
        default: "name"
        }
    }
}
