// What a person can change of a movie, and how.
extension MovieField {
    /// The fields that a person can change, in the order in which they are offered.
    public static let typed: [MovieField] = [
        .title, .originalTitle, .year, .runtime, .directors, .cast, .genres, .rating, .tags, .note,
    ]

    /// What may be answered, in one short phrase.
    public var hint: String { hint(in: currentYear()) }

    /// The value as the person would type it; `nil` where the movie has none.
    public func text(of movie: Movie) -> String? { value(of: movie).map { text(of: $0) } }

    /// A value as the person would type it.
    package func text(of value: Value) -> String {
        switch value {
        case .text(let text): text
        case .texts(let texts): texts.joined(separator: ", ")
        case .number(let number): String(number)
        case .tenths(let tenths): DecimalNumber.text(tenths: tenths)
        case .rating(let rating): rating.description
        case .day(let day): day.description
        case .viewings(let viewings): viewings.map(\.cell).joined(separator: ", ")
        case .flag: "yes"
        }
    }

    /// What gives a movie the value that a person typed; white space around it is dropped.
    ///
    /// - Precondition: The field is one of ``typed``.
    /// - Throws: ``InvalidValue`` when the field can't take it.
    public func change(to text: String) throws(InvalidValue) -> (inout Movie) -> Void {
        try change(to: text, in: currentYear())
    }

    /// Takes the value away.
    ///
    /// - Precondition: The field is optional.
    public func clear(_ movie: inout Movie) {
        precondition(isOptional, "a movie keeps its \(name.lowercased())")
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

    /// What gives a movie the value that a person typed in a year.
    package func change(to text: String, in thisYear: Int) throws(InvalidValue) -> (inout Movie) -> Void {
        let value = try value(typed: text, in: thisYear)
        return { set(value, of: &$0) }
    }

    /// The value that a person typed in a year.
    package func value(typed text: String, in thisYear: Int) throws(InvalidValue) -> Value {
        let text = text.trimmed
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
        case .tenths, .day, .viewings, .flag:
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

extension Movie {
    /// The value of a field; `nil` where there is none.
    ///
    /// - Precondition: What is put into a field is of its kind, and a title is not taken away.
    package subscript(field: MovieField) -> MovieField.Value? {
        get { field.value(of: self) }
        set { field.set(newValue, of: &self) }
    }
}
