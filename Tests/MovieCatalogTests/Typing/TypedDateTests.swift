import MoviesApp
import Testing

@testable import MovieCatalog

let sunday = Day(year: 2026, month: 11, day: 22) ?? .today

@Suite("Days of the calendar")
struct TypedDateTests {
    @Test("Days and weekdays follow each other through leap years and centuries")
    func calendar() throws {
        var day = try #require(Day(year: 2104, month: 3, day: 2))
        var seen = 0
        while let earlier = day.before(days: 1), earlier.year >= 1896 {
            let isNext =
                earlier.day + 1 == day.day && (earlier.year, earlier.month) == (day.year, day.month)
                || day.day == 1 && Day(year: earlier.year, month: earlier.month, day: earlier.day + 1) == nil
            #expect(isNext && (earlier.weekday + 1) % 7 == day.weekday, "\(earlier) before \(day)")
            day = earlier
            seen += 1
        }
        #expect(seen == 76_031 && sunday.weekday == 6 && sunday.before(days: .max) == nil)
        #expect(Day(number: 1_01_01)?.before(days: 1) == nil && Day(number: 1_01_02)?.before(days: 1) != nil)
    }
}
