extension Notation where Value == CalendarDay {
    /// Days: `2024-05-01`, `1 May 2024`, `May 1, 2024`, `today`, `yesterday` and `tomorrow`.
    ///
    /// - Parameters:
    ///   - today: The day that `today` is: one that the session is given, so that the same answers lead to the same pages.
    ///   - range: Which of them will do: `...today`.
    public static func day(today: CalendarDay, in range: some RangeExpression<CalendarDay>) -> Notation {
        let limits = Limits(range, of: .first ... .last)
        let kind = Phrase.Kind.day(from: limits.first?.description, to: limits.last?.description)
        return Notation(kind, isNeverLetter: true) { text in
            CalendarDay(typed: text, today: today).flatMap { limits.contains($0) ? $0 : nil }
        }
    }

    /// Any day.
    ///
    /// - Parameter today: The day that `today` is.
    public static func day(today: CalendarDay) -> Notation { day(today: today, in: .first ... .last) }
}

extension CalendarDay {
    /// Reads a day as a person types it.
    fileprivate init?(typed text: String, today: CalendarDay) {
        let text = text.lowercased()
        switch text {
        case "today": self = today
        case "yesterday": self = today.advanced(by: -1)
        case "tomorrow": self = today.advanced(by: 1)
        default:
            let words = text.split { $0 == "-" || $0 == "," || $0.isWhitespace }.map { String($0) }
            guard words.count == 3 else { return nil }
            if words[0].utf8.count == 4 {
                guard let month = words[1].shortNumber ?? words[1].month else { return nil }
                self.init(words[0], month, words[2])
            } else if let month = words[1].month {
                self.init(words[2], month, words[0])
            } else if let month = words[0].month {
                self.init(words[2], month, words[1])
            } else {
                return nil
            }
        }
    }

    private init?(_ year: String, _ month: Int, _ day: String) {
        guard year.utf8.count == 4, let year = year.number, let day = day.shortNumber else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

private let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
]

extension String {
    /// The month that this is the English name of, or three letters or more of its beginning.
    fileprivate var month: Int? {
        guard utf8.count >= 3 else { return nil }
        return months.firstIndex { $0.hasPrefix(self) }.map { $0 + 1 }
    }

    /// The number that this is in plain digits.
    fileprivate var number: Int? { utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(self) : nil }

    fileprivate var shortNumber: Int? { utf8.count <= 2 ? number : nil }
}
