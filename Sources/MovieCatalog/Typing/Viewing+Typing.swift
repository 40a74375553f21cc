/// Viewings as a person types them, in lines that mean one thing: see ``TypedViewing``.
extension Viewing {
    /// Reads when a viewing was, and how: today, where no day is typed.
    ///
    /// - Throws: ``InvalidValue`` that says what would do.
    public init(typed text: String, today: Day, commands: [String] = []) throws(InvalidValue) {
        self = try Viewing(on: today).changed(typed: text, today: today, commands: commands)
    }

    /// The viewing with what a person types of it; what isn't typed stays as it is.
    ///
    /// - Throws: ``InvalidValue`` that says what would do.
    public func changed(
        typed text: String, today: Day, commands: [String] = []
    ) throws(InvalidValue) -> Viewing {
        try TypedViewing(text, changing: self, today: today, commands: commands).certain
    }

    /// The viewing as the person would type it, so that it can be changed: reading this with
    /// ``changed(typed:today:commands:)`` changes nothing. Words that no line can hold are left out.
    public var typed: String {
        let date = date?.description ?? "unknown"
        let rated = "\(date) \(rating?.description ?? "-")"
        let texts =
            note.map { note in
                // “8 stars” is a rating, “8/10 stars” one with a word behind it.
                [rating == nil ? date : rated, rated, rated + "/10"].map { "\($0) \(note)" }
            } ?? [rating == nil ? date : rated]
        // A viewing that has nothing but its date is compared with, so that what isn't read isn't taken for kept.
        let blank = Viewing(on: self.date, isRewatch: isRewatch)
        return texts.first { text in
            text.unicodeScalars.allSatisfy(\.isTyped)
                && (try? blank.changed(typed: text, today: .today)) == self
        } ?? rated
    }
}

extension Unicode.Scalar {
    /// Whether it can be typed in a line.
    fileprivate var isTyped: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
