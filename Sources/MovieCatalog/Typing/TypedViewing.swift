/// A typed viewing: `[DAY] [RATING | -] [WORDS]`, such as `yesterday 8.5 With Anna.`
/// The day may follow the rating.
package struct TypedViewing: Hashable, Sendable {
    /// The meaning of the line, or the likelier of two.
    package let viewing: Viewing
    /// The other meaning, if there are two, usually with the day or rating in the note.
    package let asWords: Viewing?
    package let text: String

    private init(_ text: String, _ viewing: Viewing, asWords: Viewing?) {
        (self.text, self.viewing, self.asWords) = (text, viewing, asWords == viewing ? nil : asWords)
    }

    /// Wraps a viewing that wasn't typed, and so has only one meaning.
    package init(_ viewing: Viewing) { self.init("", viewing, asWords: nil) }

    /// The viewing. Throws an error if the line has two meanings.
    package var certain: Viewing {
        get throws(InvalidValue) {
            if let asWords { throw .twoViewings(text, viewing, asWords) }
            return viewing
        }
    }

    /// Reads a viewing. What isn't typed stays as in `former`. `-` clears a rating or a note.
    ///
    /// - Parameter commands: Labels of the page's commands, which aren't accepted as notes.
    package init(
        _ text: String, changing former: Viewing? = nil, today: Day, commands: [String] = []
    ) throws(InvalidValue) {
        let former = former ?? Viewing(on: today)
        var viewing = former
        var rest = text.trimmed
        if rest.isCommand || commands.contains(where: { $0.lowercased() == rest.lowercased() }) {
            throw .notAViewing(String(rest))
        }
        if let again = rest.droppingRewatch { (viewing.isRewatch, rest) = (true, again) }
        let day = try TypedDate(at: rest, today: today, orUnknown: true, ofViewing: true)
        // Unless a rating follows, “8.5.” is more likely a rating and a period than a day in May.
        if let day, let date = day.date, !day.isNumber, let rating = try? TypedRating(at: rest),
            !rating.isBare, (try? TypedRating(at: day.rest)) == nil
        {
            viewing.rating = rating.rating
            let dated = try TypedViewing("\(date) \(day.rest)", changing: former, today: today).viewing
            self.init(text, viewing.with(note: rating.rest), asWords: dated)
            return
        }
        if let day {
            if day.date != former.date { try day.date?.refuse(after: today) }
            viewing.date = day.date
            rest = day.rest
            if let again = rest.droppingRewatch { (viewing.isRewatch, rest) = (true, again) }
        }
        if rest.first == "-", rest.dropFirst().first?.isWhitespace ?? true {
            let none = rest.dropFirst().trimmed
            // Dashes may separate a day and a rating: “- yesterday - 8”.
            let words = text.split(whereSeparator: \.isWhitespace).filter { $0 != "-" }.joined(separator: " ")
            let plain = none.isEmpty ? nil : try? TypedViewing(words, changing: former, today: today)
            if none != "-", let plain, plain.asWords == nil, plain.viewing.note == former.note {
                self = plain
            } else {
                viewing.rating = nil
                self.init(text, viewing.with(note: none), asWords: nil)
            }
        } else if let rating = try TypedRating(at: rest) {
            var rated = viewing
            rated.rating = rating.rating
            let isDoubtful =
                rating.isCount || rating.isWord || rating.isBare && rating.rest.startsWithNumberAlone
            let words = isDoubtful ? viewing.with(note: rest) : nil
            var following = ViewingText(rating.rest)
            guard day == nil, let date = try following.takeDay(upTo: today) else {
                let word = rating.rest.firstWord.name.lowercased()
                if day == nil, CalendarNames.prepositions.contains(word) {
                    try TypedDate.refuseTypo(at: rating.rest)
                }
                self.init(text, rated.with(note: rating.rest), asWords: words)
                return
            }
            let noted = rated.with(note: rating.rest)
            rated.date = date
            // “8 2024” may be a month rather than a rating and a year.
            let isCertain = following.text.isEmpty && !(rating.isBare && date.month == nil)
            self.init(text, rated.with(note: following.text), asWords: words ?? (isCertain ? nil : noted))
        } else if rest.startsWithNumberAlone {
            // Probably the line numbers of a list, or a mistyped rating.
            throw .neitherDayNorRating(String(rest))
        } else {
            try TypedDate.refuseTypo(at: rest, isAfterDate: day != nil)
            var words = ViewingText(rest)
            var found = viewing
            if day == nil, let date = try words.takeDay(upTo: today) { found.date = date }
            if let rating = words.takeRating() { found.rating = rating }
            self.init(text, found.with(note: words.text[...]), asWords: viewing.with(note: rest))
        }
    }
}

/// Words that may include a day or a rating.
private struct ViewingText {
    private(set) var text: String

    init(_ text: Substring) { self.text = String(text) }

    /// Removes and returns the first day. After other words, today and plain numbers don't count.
    mutating func takeDay(upTo today: Day) throws(InvalidValue) -> PartialDate? {
        for start in starts {
            let isFirst = start == text.startIndex
            var day: TypedDate?
            do throws(InvalidValue) { day = try TypedDate(at: text[start...], today: today) } catch {
                if case .severalDays = error { throw error }
                if case .twoDays = error { throw error }
                if isFirst { throw error }
            }
            guard let day, let date = day.date else { continue }
            if isFirst { try date.refuse(after: today) }
            guard date.number <= today.number, isFirst || date.day != today && !day.isNumber else { continue }
            take(start, rest: day.rest)
            return date
        }
        return nil
    }

    /// Removes and returns the last rating.
    mutating func takeRating() -> Rating? {
        var last: (start: String.Index, rating: TypedRating)?
        var before: Substring = ""
        for start in starts {
            if last.map({ !$0.rating.rest.isEmpty && $0.rating.rest.startIndex <= start }) ?? true,
                let rating = try? TypedRating(at: text[start...]),
                !rating.isBare
                    || !rating.isCount && !rating.isWord
                        && !TypedViewing.numbered.contains(before.lowercased())
            {
                last = (start, rating)
            }
            before = text[start...].prefix { !$0.isWhitespace }
        }
        guard let last else { return nil }
        take(last.start, rest: last.rating.rest)
        return last.rating.rating
    }

    private var starts: [String.Index] {
        text.indices.filter { index in
            !text[index].isWhitespace
                && (index == text.startIndex || text[text.index(before: index)].isWhitespace)
        }
    }

    private mutating func take(_ start: String.Index, rest: Substring) {
        let before = text[..<start].trimmed
        let kept = before.last == "," || before.last == ";" ? before.dropLast() : before
        text = [kept, rest].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Viewing {
    /// Returns the viewing with a typed note. An empty note keeps the old one, and `-` clears it.
    fileprivate func with(note: some StringProtocol) -> Viewing {
        var viewing = self
        var note = String(note)[...]
        if let again = note.droppingRewatch { (viewing.isRewatch, note) = (true, again) }
        if !note.isEmpty { viewing.note = note == "-" ? nil : String(note) }
        return viewing
    }
}

extension Substring {
    fileprivate var isCommand: Bool {
        guard let sign = utf8.first, utf8.count == 1 else { return false }
        return !sign.isDigit && sign != UInt8(ascii: "-")
    }

    /// The text after words such as “again”; nil if it doesn't begin with such words.
    fileprivate var droppingRewatch: Substring? {
        for words in TypedViewing.rewatches where prefix(words.count).lowercased() == words {
            let rest = dropFirst(words.count)
            if rest.isEmpty || rest.first == "," || rest.first?.isWhitespace == true {
                return rest.drop { $0 == "," }.trimmed
            }
        }
        return nil
    }

    /// Whether it begins with a number, and has no letters.
    fileprivate var startsWithNumberAlone: Bool {
        utf8.first { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: ".") }?.isDigit == true
            && !unicodeScalars.contains(where: \.properties.isAlphabetic)
    }
}

extension Viewing {
    /// This viewing as a line to edit, for ``TypedViewing``. Omits a note that can't be in a line.
    package var typed: String {
        let date = date?.description ?? "unknown"
        let rated = "\(date) \(rating?.description ?? "-")"
        let texts =
            note.map { note in
                // Add a scale if needed: “8 stars” is a rating, “8/10, stars” a rating and a note.
                [rating == nil ? date : rated, rated, rated + "/10", rated + "/10,"].map { "\($0) \(note)" }
            } ?? [rating == nil ? date : rated]
        // What isn't typed is kept, so start without a rating or a note.
        let blank = Viewing(on: self.date, isRewatch: isRewatch)
        return texts.first { text in
            text.unicodeScalars.allSatisfy(\.isTyped)
                && (try? TypedViewing(text, changing: blank, today: .today).certain) == self
        } ?? rated
    }
}

extension Unicode.Scalar {
    fileprivate var isTyped: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
