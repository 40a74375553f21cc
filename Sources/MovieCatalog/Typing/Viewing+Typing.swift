/// Viewings as a person types them: `[DAY] [RATING | -] [WORDS]`, such as `yesterday 8.5 With Anna.`
extension Viewing {
    /// Reads when a viewing was, and how: today, where no day stands first.
    ///
    /// A rating stands first or right behind the day; anywhere else a number is one of the words.
    ///
    /// - Parameter commands: What means something else where this is typed, such as the labels of a page: one of them
    ///   alone is no note, and neither is a letter.
    /// - Throws: ``InvalidValue`` that says what would do.
    public init(typed text: String, today: Day, commands: [String] = []) throws(InvalidValue) {
        self = try Viewing(on: today).changed(typed: text, today: today, commands: commands)
    }

    /// The viewing with what a person types of it; what isn't typed stays as it is. `-` takes the rating away, and where
    /// words would stand, those.
    ///
    /// - Parameter commands: As in ``init(typed:today:commands:)``.
    /// - Throws: ``InvalidValue`` that says what would do.
    public func changed(
        typed text: String, today: Day, commands: [String] = []
    ) throws(InvalidValue) -> Viewing {
        var changed = self
        var rest = text.trimmed
        if rest.isCommand || commands.contains(where: { $0.lowercased() == rest.lowercased() }) {
            throw .notAViewing(String(rest))
        }
        let typedDate = try TypedDate(at: rest, today: today, orUnknown: true)
        if let typed = typedDate {
            if typed.date != date { try typed.date?.refuse(after: today) }
            changed.date = typed.date
            rest = typed.rest
        }
        if let none = rest.droppingDash {
            changed.rating = nil
            rest = none
        } else if let typed = try TypedRating(at: rest) {
            changed.rating = typed.rating
            if typedDate == nil, (try? TypedDate(at: typed.rest, today: today))?.rest.isEmpty == true {
                throw .dayBehindRating(day: String(typed.rest), typed.rating)
            }
            rest = typed.rest
        } else if rest.utf8.first(where: { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: ".") })?.isDigit
            == true,
            !rest.unicodeScalars.contains(where: \.properties.isAlphabetic)
        {
            // Numbers of a list, or a slip of a key in a rating.
            throw .neitherDayNorRating(String(rest))
        } else if typedDate == nil {
            try TypedDate.refuseSlip(at: rest)
        }
        if !rest.isEmpty { changed.note = rest == "-" ? nil : String(rest) }
        return changed
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

extension Substring {
    /// Whether it is but a letter or a sign, as commands are; a digit is a rating, and `-` none.
    fileprivate var isCommand: Bool {
        guard let sign = utf8.first, utf8.count == 1 else { return false }
        return !sign.isDigit && sign != UInt8(ascii: "-")
    }

    /// The text behind a dash that stands alone; `nil` where none does.
    fileprivate var droppingDash: Substring? {
        let word = prefix { !$0.isWhitespace }
        return word == "-" ? self[word.endIndex...].trimmed : nil
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
