/// A date at the beginning of what a person types.
///
/// ```
/// today  yesterday  friday  last friday   the last one before today
/// 3 days ago
/// 2024  2024-08  2024-08-31
/// 31.8.2024  8/31/2024                    8/9/2024 can be two days, and is refused
/// August 2024  31 August 2024  Aug 31, 2024
/// unknown                                 where that will do
/// ```
struct TypedDate {
    /// The date; `nil` for one that nobody knows any more.
    let date: PartialDate?
    /// The rest of the text.
    let rest: Substring

    /// Reads the longest beginning that is a date; `nil` where there is none.
    ///
    /// - Throws: ``InvalidValue`` for what looks like a date and is none, or can be two.
    init?(at text: Substring, today: Day, orUnknown: Bool = false) throws(InvalidValue) {
        let words = Self.words(of: text)
        for count in stride(from: words.count, to: 0, by: -1) {
            let names = words.prefix(count).map(\.name)
            if orUnknown, names == ["unknown"] {
                date = nil
            } else if let named = try Self.date(names, today) {
                date = named
            } else {
                continue
            }
            rest = text[words[count - 1].end...].trimmed
            return
        }
        return nil
    }

    /// Refuses what is meant as a day perhaps: a slip of a key in its name, a part of it before a number, or a day that is counted
    /// otherwise.
    ///
    /// - Throws: ``InvalidValue`` that says what would do.
    static func refuseSlip(at text: Substring) throws(InvalidValue) {
        let words = words(of: text)
        guard !words.isEmpty else { return }
        let names = words.map(\.name) + ["", ""]
        let (first, second) = (names[0], names[1])
        let isSlip = (["today", "yesterday", "unknown"] + Day.weekdays).contains { first.isSlip(of: $0) }
        let isPart =
            first.count > 2 && second.utf8.first?.isDigit == true
            && (["yesterday"] + Day.weekdays + Day.months).contains { $0.hasPrefix(first) }
        let isOtherDay = first == "last" && ["night", "week", "weekend"].contains(second)
        let isOrdinal = first.last == "." && first.count > 1 && first.utf8.dropLast().allSatisfy(\.isDigit)
        let count = isSlip ? 1 : names[2] == "ago" ? 3 : isPart || isOtherDay || isOrdinal ? 2 : 0
        guard count > 0 else { return }
        let end = words[min(count, words.count) - 1].end
        throw .notADay(String(text[..<end]), in: String(text))
    }

    /// The first words, as many as a date can have, in lower case and without a comma behind them.
    private static func words(of text: Substring) -> [(name: String, end: String.Index)] {
        var words: [(String, String.Index)] = []
        var rest = text.trimmed
        while words.count < 3, !rest.isEmpty {
            let word = rest.prefix { !$0.isWhitespace }
            words.append(((word.last == "," ? word.dropLast() : word).lowercased(), word.endIndex))
            rest = rest[word.endIndex...].trimmed
        }
        return words
    }

    private static func date(_ names: [String], _ today: Day) throws(InvalidValue) -> PartialDate? {
        switch names.count {
        case 1:
            switch names[0] {
            case "today": return PartialDate(today)
            case "yesterday": return try date(1, daysBefore: today)
            case "tomorrow": throw .yetToCome(names[0])
            default:
                if let date = try weekday(names[0], before: today) { return date }
                return try number(names[0])
            }
        case 2 where names[0] == "last": return try weekday(names[1], before: today)
        case 2: return date(year: names[1], month: names[0])
        case 3 where names[2] == "ago" && ["day", "days"].contains(names[1]):
            guard let count = names[0].utf8.number else { return nil }
            return try date(count, daysBefore: today)
        default:
            // 31 August 2024, August 31, 2024
            let isDayFirst = names[0].utf8.first?.isDigit ?? false
            let (name, digits) = isDayFirst ? (names[1], names[0]) : (names[0], names[1])
            guard let month = date(year: names[2], month: name), let day = digits.utf8.number,
                digits.utf8.count <= 2
            else { return nil }
            guard let date = PartialDate(number: month.number + day), day > 0 else {
                throw .notInCalendar(names.joined(separator: " "))
            }
            return date
        }
    }

    private static func date(_ count: Int, daysBefore today: Day) throws(InvalidValue) -> PartialDate {
        guard let day = today.before(days: count) else { throw .beforeCalendar(days: count) }
        return PartialDate(day)
    }

    private static func weekday(_ name: String, before today: Day) throws(InvalidValue) -> PartialDate? {
        guard let weekday = Day.weekdays.firstIndex(of: name) else { return nil }
        return try date((today.weekday - weekday + 6) % 7 + 1, daysBefore: today)
    }

    private static func date(year: String, month name: String) -> PartialDate? {
        guard year.utf8.count == 4, let year = year.utf8.number, name.utf8.count >= 3,
            let month = Day.months.firstIndex(where: { $0.hasPrefix(name) })
        else { return nil }
        return PartialDate(number: (year * 100 + month + 1) * 100)
    }

    /// Reads 2024, 2024-08, 2024-08-31, 31.8.2024 and 8/31/2024.
    private static func number(_ text: String) throws(InvalidValue) -> PartialDate? {
        if let date = PartialDate(text) { return date }
        let digits = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isPart = digits.count == 2 && digits[0].count == 4 && digits[1].count <= 2
        if isPart, digits[0].number != nil, digits[1].number != nil { throw .notInCalendar(text) }
        guard let parts = DayParts(Array(text.utf8)[...]) else { return nil }
        if let day = parts.day(in: .unknown) { return PartialDate(day) }
        if parts.isOpen, let one = parts.day(in: .monthFirst), let other = parts.day(in: .dayFirst) {
            throw .twoDays(text, one, other)
        }
        throw .notInCalendar(text)
    }
}

extension PartialDate {
    /// Reads a date as a person types it, up to today: `yesterday`, `friday`, `3 days ago`, `2024-08`, `31.8.2024`,
    /// `31 August 2024`.
    ///
    /// - Throws: ``InvalidValue`` that says what would do.
    public init(typed text: some StringProtocol, today: Day) throws(InvalidValue) {
        let text = String(text).trimmed
        guard let typed = try TypedDate(at: text, today: today), let date = typed.date, typed.rest.isEmpty
        else { throw .notADate(String(text)) }
        try date.refuse(after: today)
        self = date
    }

    /// - Throws: ``InvalidValue`` for a date that can't have been yet.
    func refuse(after today: Day) throws(InvalidValue) {
        guard number <= today.number else { throw .yetToCome("\(self)") }
    }
}

extension String {
    /// Whether it is another word but for one key.
    fileprivate func isSlip(of word: String) -> Bool {
        var edits = EditDistance(from: word)
        unicodeScalars.forEach { edits.append($0) }
        return count > 4 && edits.distance == 1
    }
}
