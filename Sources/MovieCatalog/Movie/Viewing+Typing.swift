// Viewings as a person types them: `2024-08-31 8.5 With Anna.`
extension Viewing {
    /// What may be answered, in one line.
    public static let hint =
        "Takes a date such as 2024-08-31, 2024-08 or 2024, today or unknown; behind it a rating from 0 to 10, and words."

    /// Reads when a viewing was, and how: a date, and behind it a rating and a note, as far as there is something.
    ///
    /// - Throws: ``InvalidValue`` that says what would do.
    public init(typed text: String, today: Day) throws(InvalidValue) {
        let text = text.trimmed
        let end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
        let word = text[..<end]
        switch word.lowercased() {
        case "today": self.init(on: today)
        case "unknown", "?": self.init()
        default:
            guard let date = PartialDate(word) else {
                throw InvalidValue(
                    description:
                        "\(shown(word)) is not a date of the calendar; use one such as 2024-08-31, 2024-08 or 2024."
                )
            }
            guard date.number <= today.number else {
                throw InvalidValue(description: "\(date) is still to come; use a date up to today.")
            }
            self.init(on: date)
        }
        try addImpression(String(text[end...]))
    }

    /// Reads how a viewing was: a rating, a note, or both.
    ///
    /// - Throws: ``InvalidValue`` where a number is no rating.
    public mutating func addImpression(_ text: String) throws(InvalidValue) {
        var rest = text.trimmed
        guard !rest.isEmpty else { return }
        let word = rest.prefix { !$0.isWhitespace }
        if let rating = Rating(word) {
            self.rating = rating
            rest = rest[word.endIndex...].trimmed
        } else if word == "-" {
            rest = rest[word.endIndex...].trimmed
        } else if let first = word.utf8.first, first.isDigit || first == UInt8(ascii: "-") {
            throw InvalidValue(
                description:
                    "\(shown(word)) is not a rating; use \(Rating.wanted), or - where there is none.")
        }
        if !rest.isEmpty { note = String(rest) }
    }

    /// The viewing as the person would type it.
    public var typed: String {
        var words = [date?.description ?? "unknown"]
        if let rating { words.append(rating.description) }
        if let note {
            let begins = note.utf8.first.map { $0.isDigit || $0 == UInt8(ascii: "-") } ?? false
            if rating == nil, begins { words.append("-") }
            words.append(note)
        }
        return words.joined(separator: " ")
    }
}
