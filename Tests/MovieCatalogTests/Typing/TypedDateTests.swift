import MoviesApp
import Testing

@testable import MovieCatalog

/// A Sunday.
let sunday = Day(year: 2026, month: 11, day: 22) ?? .today

@Suite("A date is typed")
struct TypedDateTests {
    @Test(
        "in the words and notations of people, up to today",
        arguments: [
            ("today", "2026-11-22"), ("Yesterday", "2026-11-21"), ("saturday", "2026-11-21"),
            ("friday", "2026-11-20"), ("monday", "2026-11-16"), ("Sunday", "2026-11-15"),
            ("last friday", "2026-11-20"), ("3 days ago", "2026-11-19"), ("1 day ago", "2026-11-21"),
            ("0 days ago", "2026-11-22"), ("24310 months ago", "0001-01"), ("2025 years ago", "0001"),
            ("52 days ago", "2026-10-01"), ("400 days ago", "2025-10-18"),
            ("2024", "2024"), ("2024-08", "2024-08"), ("2024-08-31", "2024-08-31"),
            ("31.8.2024", "2024-08-31"), ("01.02.2024", "2024-02-01"), ("31/8/2024", "2024-08-31"),
            ("8/31/2024", "2024-08-31"), ("8/8/2024", "2024-08-08"), ("2024/8/31", "2024-08-31"),
            ("August 2024", "2024-08"), ("aug 2024", "2024-08"), ("31 August 2024", "2024-08-31"),
            ("1 Sept 2024", "2024-09-01"), ("Aug 31, 2024", "2024-08-31"), ("May 2024", "2024-05"),
            (" 2024 ", "2024"), ("29 February 2024", "2024-02-29"), ("2026-11", "2026-11"),
        ])
    func dates(_ text: String, _ date: String) throws {
        #expect(try TypedViewing(text, today: sunday).certain.date?.description == date)
    }

    @Test(
        "and what is none, or can be two, or is still to come, is answered with what would do",
        arguments: [
            ("3/4/2024", .twoDays("3/4/2024", Day("2024-03-04")!, Day("2024-04-03")!)),
            ("3-4-2024", .twoDays("3-4-2024", Day("2024-03-04")!, Day("2024-04-03")!)),
            ("31/31/2024", .notInCalendar("31/31/2024")),
            ("30.2.2024", .notInCalendar("30.2.2024")),
            ("2024-13", .notInCalendar("2024-13")),
            ("30 February 2024", .notInCalendar("30 february 2024")),
            ("2026-11-23", .yetToCome("2026-11-23")),
            ("2027", .yetToCome("2027")),
            ("999999 days ago", .beforeCalendar(days: 999_999)),
            ("1000000 weeks ago", .beforeCalendar(days: 7_000_000)),
            ("1000001 weeks ago", .beforeCalendar(days: .max)),
            ("24311 months ago", .notInCalendar("24311 months ago")),
            ("2026 years ago", .notInCalendar("2026 years ago")),
        ] as [(String, InvalidValue)])
    func refusals(_ text: String, _ expected: InvalidValue) {
        #expect(throws: expected) { try TypedViewing(text, today: sunday) }
    }

    @Test(
        "a line begins with one where it begins with more than a number",
        arguments: [
            ("2 weeks ago 7", true), ("friday", true), ("2024-08-31 8", true), ("2024 8", false),
            ("8", false),
            ("heat", false), ("", false), ("30.2.2024", false),
        ])
    func beginning(_ text: String, _ isDay: Bool) {
        #expect(text.beginsWithDay(today: sunday) == isDay)
    }

    @Test("days follow each other through leap years and centuries, a weekday each")
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
