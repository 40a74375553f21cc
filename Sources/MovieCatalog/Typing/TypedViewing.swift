/// A viewing as a person types it: `[DAY] [RATING | -] [WORDS]`, such as `yesterday 8.5 With Anna.`
///
/// The whole line is read. A day may stand behind the rating; where a day, a number or a rating is among the words, the
/// line can mean two things.
package struct TypedViewing: Hashable, Sendable {
    /// The meaning of the line, or the likelier one where it can mean two things.
    package let viewing: Viewing
    /// The meaning where a seeming day or rating is part of the note, or `8.5.` is a day; `nil` where neither can be.
    package let asWords: Viewing?
    package let text: String

    private init(_ text: String, _ viewing: Viewing, asWords: Viewing?) {
        (self.text, self.viewing, self.asWords) = (text, viewing, asWords == viewing ? nil : asWords)
    }

    /// A viewing that was not typed.
    package init(_ viewing: Viewing) {
        self.init("", viewing, asWords: nil)
    }

    /// The only thing that the line means.
    package var certain: Viewing {
        get throws(InvalidValue) {
            if let asWords { throw .twoViewings(text, viewing, asWords) }
            return viewing
        }
    }

    /// Reads what a person types of a viewing; what isn't typed stays as it is. `-` takes the rating away, and where words
    /// would stand, those.
    ///
    /// - Parameter commands: What means something else where this is typed, such as the labels of a page: one of them
    ///   alone is no note, and neither is a letter.
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
        let day = try TypedDate(at: rest, today: today, orUnknown: true)
        // “8.5.” is rather the rating of a sentence than a day in May, where no rating follows.
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
        if let none = rest.droppingDash {
            viewing.rating = nil
            self.init(text, viewing.with(note: none), asWords: nil)
        } else if let rating = try TypedRating(at: rest) {
            var rated = viewing
            rated.rating = rating.rating
            let isDoubtful =
                rating.isCount || rating.isWord || rating.isBare && rating.rest.startsWithNumberAlone
            let words = isDoubtful ? viewing.with(note: rest) : nil
            var behind = WordsOfViewing(rating.rest)
            guard day == nil, let date = try behind.takeDay(upTo: today) else {
                self.init(text, rated.with(note: rating.rest), asWords: words)
                return
            }
            let noted = rated.with(note: rating.rest)
            rated.date = date
            // “8 2024” may be August.
            let isCertain = behind.text.isEmpty && !(rating.isBare && date.month == nil)
            self.init(text, rated.with(note: behind.text), asWords: words ?? (isCertain ? nil : noted))
        } else if rest.startsWithNumberAlone {
            // Numbers of a list, or a slip of a key in a rating.
            throw .neitherDayNorRating(String(rest))
        } else {
            if day == nil { try TypedDate.refuseSlip(at: rest) }
            var words = WordsOfViewing(rest)
            var found = viewing
            if day == nil, let date = try words.takeDay(upTo: today) { found.date = date }
            if let rating = words.takeRating() { found.rating = rating }
            self.init(text, found.with(note: words.text[...]), asWords: viewing.with(note: rest))
        }
    }
}

/// Words in which a day or a rating may stand.
private struct WordsOfViewing {
    private(set) var text: String

    init(_ text: Substring) { self.text = String(text) }

    /// Takes out the first day up to today, unless it is today or digits alone behind other words.
    ///
    /// - Throws: ``InvalidValue`` where the words begin with what looks like a date and is none.
    mutating func takeDay(upTo today: Day) throws(InvalidValue) -> PartialDate? {
        for start in starts {
            let isFirst = start == text.startIndex
            guard
                let day = isFirst
                    ? try TypedDate(at: text[start...], today: today)
                    : try? TypedDate(at: text[start...], today: today),
                let date = day.date
            else { continue }
            if isFirst { try date.refuse(after: today) }
            guard date.number <= today.number, isFirst || date.day != today && !day.isNumber else { continue }
            take(start, rest: day.rest)
            return date
        }
        return nil
    }

    /// Takes out the last rating, a number alone only where it counts nothing.
    mutating func takeRating() -> Rating? {
        var last: (start: String.Index, rating: TypedRating)?
        var before: Substring = ""
        for start in starts {
            if last.map({ !$0.rating.rest.isEmpty && $0.rating.rest.startIndex <= start }) ?? true,
                let rating = try? TypedRating(at: text[start...]),
                !rating.isBare
                    || !rating.isCount && !rating.isWord && !Self.numbered.contains(before.lowercased())
            {
                last = (start, rating)
            }
            before = text[start...].prefix { !$0.isWhitespace }
        }
        guard let last else { return nil }
        take(last.start, rest: last.rating.rest)
        return last.rating.rating
    }

    private static let numbered: Set = [
        "part", "episode", "chapter", "volume", "vol.", "season", "act", "no.", "number", "take", "with",
        "the",
    ]

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
    /// The viewing with what is typed of its note: nothing leaves it, and `-` takes it away.
    fileprivate func with(note: some StringProtocol) -> Viewing {
        var viewing = self
        var note = String(note)[...]
        if let again = note.droppingRewatch { (viewing.isRewatch, note) = (true, again) }
        if !note.isEmpty { viewing.note = note == "-" ? nil : String(note) }
        return viewing
    }
}

extension Substring {
    /// Whether it is but a letter or a sign, as commands are; a digit is a rating, and `-` none.
    fileprivate var isCommand: Bool {
        guard let sign = utf8.first, utf8.count == 1 else { return false }
        return !sign.isDigit && sign != UInt8(ascii: "-")
    }

    /// The text after words that say that the movie was seen before; `nil` if it begins with none.
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

    /// The text behind a dash that stands alone; `nil` where none does.
    fileprivate var droppingDash: Substring? {
        let word = prefix { !$0.isWhitespace }
        return word == "-" ? self[word.endIndex...].trimmed : nil
    }
}
