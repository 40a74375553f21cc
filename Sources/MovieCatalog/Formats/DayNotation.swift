/// Which comes first in a date such as `12/10/2009`.
enum DayOrder: Hashable, Sendable {
    case monthFirst, dayFirst
    /// Nothing tells; what can't be read in one way only can't be read.
    case unknown
}

extension Day {
    /// Reads a day in any notation of other programs, a time of day behind it or not: `2018-04-18T09:30:00Z`,
    /// `2018/04/18`, `18.04.2018`, `18 April 2018`, and `4/18/2018` in the given order.
    init?(cell: ArraySlice<UInt8>, order: DayOrder) {
        if cell.count > 10, let mark = cell.dropFirst(10).first,
            mark == UInt8(ascii: "T") || mark == UInt8(ascii: " "),
            let day = Day(String(decoding: cell.prefix(10), as: UTF8.self))
        {
            self = day
            return
        }
        if let day = Day(String(decoding: cell, as: UTF8.self)) ?? Day(named: cell) {
            self = day
        } else if let parts = DayParts(cell), let day = parts.day(in: order) {
            self = day
        } else {
            return nil
        }
    }

    /// Reads a day whose month has an English name: `18 April 2018`, `Apr 18, 2018`, `Wed Apr 18 00:00:00 2018`.
    private init?(named cell: ArraySlice<UInt8>) {
        guard cell.count <= 40, cell.contains(where: { $0 | 0x20 >= UInt8(ascii: "a") && $0 < 0x80 }) else {
            return nil
        }
        var (year, month, day): (Int?, Int?, Int?)
        for word in cell.split(whereSeparator: {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "-")
        }) {
            if let number = word.number {
                if word.count == 4 { year = number } else if day == nil { day = number }
            } else {
                let name = String(decoding: word, as: UTF8.self).lowercased().prefix(3)
                month = month ?? Self.months.firstIndex { $0.prefix(3) == name }.map { $0 + 1 }
            }
        }
        guard let year, let month, let day else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

/// The numbers of a date such as `4/18/2018`.
struct DayParts {
    let first: Int
    let second: Int
    let year: Int
    /// The order that the signs between the numbers tell, or the numbers.
    var order: DayOrder {
        if hasPoints { return .dayFirst }
        if first > 12 { return .dayFirst }
        return second > 12 ? .monthFirst : .unknown
    }
    private let hasPoints: Bool
    private let isYearFirst: Bool

    init?(_ cell: ArraySlice<UInt8>) {
        let date = cell.prefix { $0 != UInt8(ascii: " ") }
        guard date.count <= 10, let sign = date.first(where: { !$0.isDigit }), "/.-".utf8.contains(sign)
        else { return nil }
        let parts = date.split(separator: sign, omittingEmptySubsequences: false)
        guard parts.count == 3, let first = parts[0].number, let second = parts[1].number,
            let last = parts[2].number
        else { return nil }
        isYearFirst = parts[0].count == 4
        hasPoints = sign == UInt8(ascii: ".")
        guard isYearFirst || parts[2].count == 4 else { return nil }
        (self.first, self.second, year) = isYearFirst ? (second, last, first) : (first, second, last)
    }

    /// Whether nothing in the date tells which number is the month.
    var isOpen: Bool { !isYearFirst && order == .unknown && first != second }

    func day(in order: DayOrder) -> Day? {
        switch isYearFirst ? .monthFirst : self.order == .unknown ? order : self.order {
        case .monthFirst: Day(year: year, month: first, day: second)
        case .dayFirst: Day(year: year, month: second, day: first)
        case .unknown: first == second ? Day(year: year, month: first, day: second) : nil
        }
    }
}

/// How the days of a column are written.
struct DayNotation: Hashable, Sendable {
    /// Which comes first; `nil` as long as it is open.
    var order: DayOrder?
    /// Whether the first of January stands for a day that is not known.
    var newYearIsNoDay = false

    func ordered(_ order: DayOrder) -> DayNotation {
        var notation = self
        notation.order = order
        return notation
    }

    /// Gives a movie the day of its release, of a viewing, or another one.
    ///
    /// - Returns: What the cell should have been, where it can't be used.
    func set(
        _ cell: ArraySlice<UInt8>, of field: MovieField, _ movie: inout Movie, years: ClosedRange<Int>
    ) -> String? {
        let cell = cell.unguarded
        let order = order ?? .monthFirst
        guard field == .released else {
            // As Trakt says of a movie that was watched some day.
            if field == .viewings, cell.elementsEqual("unknown".utf8) {
                movie.viewings = [Viewing()]
                return nil
            }
            guard let wanted = field.set(cell, of: &movie, years: years) else { return nil }
            guard let day = Day(cell: cell, order: order) else { return wanted }
            switch field {
            case .viewings: field.set(.viewings([Viewing(on: day)]), of: &movie)
            case .watchlist: field.set(.watchlist(WatchlistEntry(on: day)), of: &movie)
            default: field.set(.day(day), of: &movie)
            }
            return nil
        }
        let day = Day(cell: cell, order: order)
        // An older title has a year or a month at most.
        let isPart = cell.count < 8 && cell.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") }
        guard let year = day?.year ?? (isPart ? cell.prefix(4).number : nil) else {
            return field.kind.wanted(years: years)
        }
        if movie.year == nil, years.contains(year) { movie.year = year }
        if let day, !newYearIsNoDay || (day.month, day.day) != (1, 1) { movie.released = day }
        return nil
    }
}
