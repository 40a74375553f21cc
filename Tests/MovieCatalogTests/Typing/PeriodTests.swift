import Testing

@testable import MovieCatalog

@Suite("A period is typed")
struct PeriodTests {
    @Test(
        "from a date on, or up to one",
        arguments: [
            ("1960..", "1960..", 1960_00_00...9999_99_99), ("..1960", "..1960", 0...1960_99_99),
            (">1960", ">1960", 1961_00_00...9999_99_99), ("<june", "<2026-06", 0...2026_05_99),
            ("after 9999", ">9999", 10_000_00_00...10_000_00_00),
        ])
    func open(_ text: String, _ notation: String, _ days: ClosedRange<Int>) throws {
        let period = try Period(typed: text, today: sunday)
        #expect(period.notation == notation && period.days == days)
    }

    @Test(
        "in a search without a field, which is of films where it is no single day",
        arguments: [
            ("summer 2024", ["released:2024-06..2024-08"]), ("last fall", ["watched:2025-09..2025-11"]),
            ("last autumn", ["watched:2025-09..2025-11"]), ("this winter", ["watched:2025-12..2026-02"]),
            ("last week", ["watched:2026-11-09..2026-11-15"]), ("before june", ["released:<2026-06"]),
            ("since 2020", ["year:2020.."]), ("last friday", [nil, nil]), ("since yesterday", [nil, nil]),
            ("before friday", [nil, nil]), ("fall", [nil]),
        ] as [(String, [String?])])
    func ofFilms(_ text: String, _ notations: [String?]) throws {
        #expect(try MovieSearch(text, today: sunday).parts.map(\.notation) == notations)
    }
}
