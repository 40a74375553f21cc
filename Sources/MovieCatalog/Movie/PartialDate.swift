package struct PartialDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The date in digits, with zeros for unknown parts: `20240831`, `20240800`, `20240000`.
    package let number: Int

    package var year: Int { number / 10_000 }

    package var month: Int? { number / 100 % 100 == 0 ? nil : number / 100 % 100 }

    package var day: Day? { Day(year: year, month: number / 100 % 100, day: number % 100) }

    package init(_ day: Day) { number = day.number }

    /// Parses an ISO date such as `1949-08-31`, `1949-08` or `1949`.
    package init?(_ text: some StringProtocol) {
        let bytes = text.utf8
        switch bytes.count {
        case 10: if let day = Day(text) { self.init(day) } else { return nil }
        case 7: self.init(text, completedBy: "-01")
        case 4: self.init(text, completedBy: "-01-01")
        default: return nil
        }
    }

    private init?(_ text: some StringProtocol, completedBy rest: String) {
        guard let day = Day(text + rest) else { return nil }
        let unknown = rest.utf8.count == 3 ? 100 : 10_000
        number = day.number / unknown * unknown
    }

    init?(number: Int) {
        let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
        guard Day(year: year, month: max(month, 1), day: max(day, 1)) != nil, month > 0 || day == 0 else {
            return nil
        }
        self.number = number
    }

    /// The numbers of the days that it may mean.
    var span: ClosedRange<Int> {
        number...number + (number % 10_000 == 0 ? 9_999 : number % 100 == 0 ? 99 : 0)
    }

    package var description: String {
        let text = Day.text(of: number)
        return number % 100 > 0 ? text : String(text.prefix(month == nil ? 4 : 7))
    }

    /// `27 Jul 2024`, `Nov 2024`, `2024`.
    package var abbreviated: String {
        guard let month else { return "\(year)" }
        return (day.map { "\($0.day) " } ?? "") + "\(Day.months[month - 1].prefix(3).sentenceCased) \(year)"
    }

    /// A year sorts before its months, and a month before its days.
    package static func < (left: PartialDate, right: PartialDate) -> Bool { left.number < right.number }
}
