import Testing

@testable import MovieCatalog

@Suite("Dates of the calendar")
struct DateTests {
    @Test(
        "a date is a year, a month or a day, and stands for all the days that it can be",
        arguments: [
            ("0001", nil, nil, 1_00_00...1_99_99), ("2024", nil, nil, 2024_00_00...2024_99_99),
            ("2024-01", 1, nil, 2024_01_00...2024_01_99), ("2024-12", 12, nil, 2024_12_00...2024_12_99),
            ("2024-01-31", 1, 31, 2024_01_31...2024_01_31), ("2024-02-29", 2, 29, 2024_02_29...2024_02_29),
            ("2024-10-01", 10, 1, 2024_10_01...2024_10_01), ("9999-12-31", 12, 31, 9999_12_31...9999_12_31),
        ] as [(String, Int?, Int?, ClosedRange<Int>)])
    func dates(_ text: String, _ month: Int?, _ day: Int?, _ days: ClosedRange<Int>) throws {
        let date = try #require(PartialDate(text))
        #expect(date.description == text && date.month == month && date.day?.day == day && date.span == days)
        #expect(date.day?.description == (day == nil ? nil : text) && Day(text) == date.day)
        #expect(PartialDate(number: date.number) == date && !(date < date))
    }

    @Test(
        "and other texts are none",
        arguments: [
            "", "24", "202", "20240", "0000", "2024-", "2024-1", "2024-00", "2024-13", "2024-123", "202x-01",
            "2024-1-1", "2024-00-01", "2024-13-01", "2024-01-00", "2024-01-32", "2023-02-29", "1900-02-29",
            "2024-04-31", "2024-01-011", "2024-01-01x", "2024/01-01", "2024-01/01", "20240-1-01", "2024-0101",
            "20240101", "-024-01-01", "2024-01-01-",
        ])
    func noDates(_ text: String) {
        #expect(PartialDate(text) == nil)
        if text.utf8.count > 7 { #expect(Day(text) == nil) }
    }

    @Test(
        "numbers that are no date are none",
        arguments: [
            0, 101, 100, 2024_00_01, 2024_00_31, 2024_13_00, 2024_02_30, 2024_01_32, 10_000_00_00,
            -2024_01_01,
        ])
    func noNumbers(_ number: Int) { #expect(PartialDate(number: number) == nil) }

    @Test("a day is before none that is the same, and before those that follow")
    func order() throws {
        let days = try ["2023-12-31", "2024-01-01", "2024-01-02", "2024-02-01"].map { try #require(Day($0)) }
        #expect(days.reversed().sorted() == days && !(days[0] < days[0]))
        #expect(days[1].before(days: 1) == days[0] && days[3].before(days: 31) == days[1])
        #expect(days[0].before(days: -1) == days[1] && days[0].before(days: 0) == days[0])
    }

    @Test(
        "a day is read in the notations of other programs, and in no order that isn't known",
        arguments: [
            ("2018-04-18", "2018-04-18"), ("2018/4/18", "2018-04-18"), ("18.4.2018", "2018-04-18"),
            ("18/04/2018", "2018-04-18"), ("4/18/2018", "2018-04-18"), ("4/4/2018", "2018-04-04"),
            ("3/4/2018", nil), ("11/12/2018", nil), ("12/11/2018", nil), ("13/12/2018", "2018-12-13"),
            ("12/13/2018", "2018-12-13"), ("3.4.2018", "2018-04-03"), ("13/13/2018", nil),
            ("4/18/2018 9:30", "2018-04-18"), ("4/18/2018 12:30", "2018-04-18"),
            ("4/18/2018T12:30", "2018-04-18"),
            ("4/18/2018, 12:30", "2018-04-18"), ("4/18/2018 123:00", nil), ("4/18/2018 noon", nil),
            ("018/04/2018", nil), ("4//18/2018", nil), ("/4/18/2018", nil), ("4/18/2018/", nil),
            ("4/18", nil),
            ("4/18/18", nil), ("4/18/018", nil), ("4/18/20180", nil), ("x/18/2018", nil),
            ("18 April 2018", "2018-04-18"),
            ("18 Apr. 2018", "2018-04-18"), ("Apr 18, 2018", "2018-04-18"), ("18-Apr-2018", "2018-04-18"),
            ("Wed Apr 18 00:00:00 2018", "2018-04-18"), ("April 18, 2018 at 9:30 AM", "2018-04-18"),
            ("18 19 April 2018", nil), ("18 April 2018 2019", nil), ("April May 18 2018", nil),
            ("Ap 18 2018", nil),
            ("foo 18 April 2018", nil), ("We 18 April 2018", nil), ("18 April", nil), ("April 2018", nil),
            ("18 2018", nil), ("31 April 2018", nil), ("", nil), ("April", nil),
            ("18 April 2018" + String(repeating: " ", count: 27), "2018-04-18"),
            ("18 April 2018" + String(repeating: " ", count: 28), nil),
        ] as [(String, String?)])
    func cells(_ cell: String, _ day: String?) {
        #expect(Day(cell: Array(cell.utf8)[...], order: .unknown)?.description == day)
    }

    @Test(
        "a year of two digits is one that has been, from 1930 on, where they may stand",
        arguments: [
            ("10/21/20", "2020-10-21"), ("21.10.20", "2020-10-21"), ("4/18/2018", "2018-04-18"),
            ("2020/1/21", "2020-01-21"), ("10/21/0", nil), ("10/21/87", "1987-10-21"), ("1/21/020", nil),
        ] as [(String, String?)])
    func shortYears(_ cell: String, _ day: String?) {
        #expect(Day(cell: Array(cell.utf8)[...], order: .unknown, hasShortYears: true)?.description == day)
        #expect((Day(cell: Array(cell.utf8)[...], order: .unknown) == nil) == (cell.utf8.count < 9))
    }

    @Test("which is this year or one before, and none before 1930")
    func shortYearsOfNow() {
        let now = currentYear()
        for year in 0..<100 {
            let century = year > now % 100 ? 1_900 : 2_000
            let text = "10/21/\(year < 10 ? "0" : "")\(year)"
            let date = NumericDate(Array(text.utf8)[...], hasShortYears: true)
            #expect(date?.year == (century + year < 1_930 ? nil : century + year), "\(text)")
        }
    }

    @Test(
        "a date is open where either number may be the month",
        arguments: [
            ("3/4/2018", true), ("4/4/2018", false), ("13/4/2018", false), ("4/13/2018", false),
            ("3.4.2018", false),
            ("2018/3/4", false), ("12/11/2018", true),
        ])
    func open(_ text: String, _ isOpen: Bool) {
        #expect(NumericDate(Array(text.utf8)[...])?.isOpen == isOpen)
    }

    @Test(
        "a viewing in a cell is a date or a yes, then what else is known of it",
        arguments: [
            ("2024-01-05", "2024-01-05"), ("2024", "2024"), ("yes", "yes"), ("?", "yes"), ("y", "yes"),
            ("1 (8)", "yes (8)"), ("yes: Again", "yes: Again"), ("2024 again", "2024 again"),
            ("2024 again (7.3): a: b", "2024 again (7.3): a: b"), ("2024 (8): (9)", "2024 (8): (9)"),
            ("2024: ", "2024: "), ("no", nil), ("", nil), ("soon", nil), ("2024(8)", nil), ("2024 (x)", nil),
            ("2024 (8", nil), ("2024 (8)x", nil), ("2024 againx", nil), ("2024:x", nil), ("2024 x", nil),
        ] as [(String, String?)])
    func viewings(_ cell: String, _ written: String?) { #expect(Viewing(cell: cell)?.cell == written) }
}
