extension Question<CalendarDay> {
    /// A day, typed in the session's language: `2024-05-01`, `1 May 2024`, `May 1, 2024`,
    /// `1.5.2024`, `today`, `yesterday`, `tomorrow`.
    ///
    /// To make a replay repeatable, pass the recorded day as `today`.
    public static func day(
        today: CalendarDay, in range: some RangeExpression<CalendarDay> = CalendarDay.first ... .last
    ) -> Self {
        let (first, last) = limits(of: range, in: .first ... .last)
        let kind = Phrase.day(
            from: first == .first ? nil : first.description, to: last == .last ? nil : last.description)
        return Question(allowsPlainCommands: true, kind: kind) { text, words in
            CalendarDay(typed: text, today: today, in: words).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension CalendarDay {
    fileprivate init?(typed text: String, today: CalendarDay, in words: Words) {
        let text = text.lowercased()
        for (days, name) in zip(-1...1, ["yesterday", "today", "tomorrow"])
        where text == words(name).lowercased() {
            self = today.advanced(by: days)
            return
        }
        let parts = text.split { $0 == "-" || $0 == "," || $0 == "." || $0.isWhitespace }.map { String($0) }
        guard parts.count == 3 else { return nil }
        if parts[0].utf8.count == 4 {
            guard let month = parts[1].shortNumber ?? parts[1].month(in: words) else { return nil }
            self.init(parts[0], month, parts[2])
        } else if let month = parts[1].month(in: words) ?? (text.contains(".") ? parts[1].shortNumber : nil) {
            self.init(parts[2], month, parts[0])
        } else if let month = parts[0].month(in: words) {
            self.init(parts[2], month, parts[1])
        } else {
            return nil
        }
    }

    private init?(_ year: String, _ month: Int, _ day: String) {
        guard year.utf8.count == 4, let year = year.number, let day = day.shortNumber else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

extension String {
    /// The month whose name has this prefix of at least three letters.
    fileprivate func month(in words: Words) -> Int? {
        guard count >= 3 else { return nil }
        return (1...12).first { words("month.\($0)").lowercased().hasPrefix(self) }
    }

    fileprivate var number: Int? { utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(self) : nil }
    fileprivate var shortNumber: Int? { utf8.count <= 2 ? number : nil }
}
