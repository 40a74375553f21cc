extension MovieField {
    /// The fields whose values can be typed, in the order in which they are offered.
    package static let typed: [MovieField] = [
        .title, .originalTitle, .year, .runtime, .directors, .cast, .genres, .rating, .tags, .note,
    ]

    /// The value as the user would type it.
    package func text(of movie: Movie) -> String? { typedValue(of: movie)?.typed }

    /// Throws an error if a viewing has a rating, which clearing the movie's own wouldn't remove.
    package func checkClearing(of movie: Movie) throws(InvalidValue) {
        guard self == .rating, let rating = movie.viewings.compactMap(\.rating).first else { return }
        throw .ratedViewing(rating)
    }

    fileprivate func typedValue(of movie: Movie) -> Value? {
        self == .rating ? movie.yourRating.map { .rating($0) } : value(of: movie)
    }

    package func value(typed text: String, in thisYear: Int) throws(InvalidValue) -> Value {
        let text = text.trimmed
        func number(in range: ClosedRange<Int>) -> Value? {
            Int(text).flatMap { range.contains($0) ? .number($0) : nil }
        }
        guard !text.isEmpty else { throw .empty(self, year: thisYear) }
        let value: Value?
        switch kind {
        case .text: value = .text(String(text))
        case .texts:
            var keys: Set<String> = []
            let texts = text.listed.filter { self != .tags || keys.insert(LabelKind.key(of: $0)).inserted }
            guard let list = Value(texts) else { throw .noValues(self, year: thisYear) }
            value = list
        case .number(_, _, let range): value = number(in: self == .year ? Self.years(in: thisYear) : range)
        case .rating: value = Rating(text).map { .rating($0) }
        case .tenths, .day, .viewings, .watchlist: value = nil
        }
        guard let value else { throw .notAValue(String(text), of: self, year: thisYear) }
        return value
    }

    /// Reads tags after a movie: `noir, crime`, `#noir #crime`, `with noir`.
    package static func tags(typed text: String) throws(InvalidValue) -> [String] {
        let words = text.trimmed.trimmingPrefix { $0 == "#" }.replacing(" #", with: ",")
        let text = words.trimmingPrefix("with ").trimmingPrefix("as ").filter { $0 != "\"" }
        guard !text.trimmed.isEmpty else { throw .missingTag }
        return try tags.value(typed: text, in: currentYear()).texts ?? []
    }
}

extension Movie {
    /// The field's value. `day` becomes the date of a new rating.
    package subscript(field: MovieField, typedOn day: Day) -> MovieField.Value? {
        get { field.typedValue(of: self) }
        set { field.set(newValue, on: day, of: &self) }
    }

    package mutating func add(tags added: [String]) {
        var keys = Set(tags.map(LabelKind.key))
        tags += added.filter { keys.insert(LabelKind.key(of: $0)).inserted }
    }

    package mutating func remove(tags removed: [String]) {
        let keys = Set(removed.map(LabelKind.key))
        tags.removeAll { keys.contains(LabelKind.key(of: $0)) }
    }
}

extension Rating {
    /// Reads `8`, `8,5`, `4/5`, `80%`, `****`.
    package init(typed text: String) throws(InvalidValue) {
        guard let typed = try TypedRating(at: text.trimmed), typed.rest.isEmpty, !typed.isGrade else {
            throw .notARating(text)
        }
        self = typed.rating
    }
}
