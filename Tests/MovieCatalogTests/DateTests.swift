import Testing

@testable import MovieCatalog

@Suite("Calendar dates")
struct DateTests {
    @Test(
        "A number that isn't a date is rejected",
        arguments: [
            0, 101, 100, 2024_00_01, 2024_00_31, 2024_13_00, 2024_02_30, 2024_01_32, 10_000_00_00,
            -2024_01_01,
        ])
    func invalidNumbers(_ number: Int) { #expect(PartialDate(number: number) == nil) }

    @Test("Days sort by date, and counting days back crosses months and years")
    func order() throws {
        let days = try ["2023-12-31", "2024-01-01", "2024-01-02", "2024-02-01"].map { try #require(Day($0)) }
        #expect(days.reversed().sorted() == days && !(days[0] < days[0]))
        #expect(days[1].before(days: 1) == days[0] && days[3].before(days: 31) == days[1])
        #expect(days[0].before(days: -1) == days[1] && days[0].before(days: 0) == days[0])
    }

    @Test("A two-digit year means the latest such year up to now, and none before 1930")
    func shortYearsOfNow() {
        let now = currentYear()
        for year in 0..<100 {
            let century = year > now % 100 ? 1_900 : 2_000
            let text = "10/21/\(year < 10 ? "0" : "")\(year)"
            let date = NumericDate(Array(text.utf8)[...], hasShortYears: true)
            #expect(date?.year == (century + year < 1_930 ? nil : century + year), "\(text)")
        }
    }
}
