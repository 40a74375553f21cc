package struct PartialDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The date in digits, with zeros for unknown parts: `20240831`, `20240800`, `20240000`.
    package let number: Int

    package var year: Int { number / 10_000 }

    package var month: Int? { number / 100 % 100 == 0 ? nil : number / 100 % 100 }

    package var day: Day? { Day(year: year, month: number / 100 % 100, day: number % 100) }

    package init(_ day: Day) { number = day.number }

    /// Parses an ISO date such as `1949-08-31`, `1949-08` or `1949`.
    package init?(_ text: some StringProtocol) { self.init(iso: Array(text.utf8)[...]) }

    init?(iso text: ArraySlice<UInt8>) {
        let (rest, unknown) =
            switch text.count {
            case 4: ("-01-01", 10_000)
            case 7: ("-01", 100)
            default: ("", 1)
            }
        guard let day = Day(iso: rest.isEmpty ? text : text + rest.utf8) else { return nil }
        number = day.number / unknown * unknown
    }

    init?(number: Int) {
        let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
        guard Day(year: year, month: max(month, 1), day: max(day, 1)) != nil, month > 0 || day == 0 else {
            return nil
        }
        self.number = number
    }

    /// The numbers of the days that the date may mean.
    var span: ClosedRange<Int> {
        number...number + (number % 10_000 == 0 ? 9_999 : number % 100 == 0 ? 99 : 0)
    }

    package var description: String {
        let text = Day.text(of: number)
        return number % 100 > 0 ? text : String(text.prefix(month == nil ? 4 : 7))
    }

    /// The date in short form: `27 Jul 2024`, `Nov 2024` or `2024`.
    package var abbreviated: String { month == nil ? String(year) : "\(dayAndMonth) \(year)" }

    /// The date in short form without the year: `27 Jul`, `Nov`, or an empty string.
    package var dayAndMonth: String { month.map { Self.days[$0 - 1][number % 100] } ?? "" }

    private static let days = Day.months.map { month in
        let name = month.prefix(3).sentenceCased
        return [name] + (1...31).map { "\($0) \(name)" }
    }

    /// A year sorts before its months, and a month before its days.
    package static func < (left: PartialDate, right: PartialDate) -> Bool { left.number < right.number }
}
