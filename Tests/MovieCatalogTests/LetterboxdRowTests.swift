import Testing

@testable import MovieCatalog

@Suite("The rows of a movie for Letterboxd")
struct LetterboxdRowTests {
    private func rows(
        of viewings: [Viewing], _ change: (inout Movie) -> Void = { _ in }
    ) -> (texts: [String], losses: [Int]) {
        var movie = Movie(title: "Heat")
        movie.viewings = viewings
        change(&movie)
        var losses = ExportLosses()
        let rows = LetterboxdRow.rows(of: movie, noting: &losses)
        return (rows.map { String(decoding: $0.record, as: UTF8.self) }, losses.all.map(\.count))
    }

    @Test(
        "viewings are in the order of their days, those of one day as they were noted, its rating behind them"
    )
    func order() {
        func viewing(_ date: String?, _ note: String) -> Viewing {
            Viewing(on: date.flatMap { PartialDate($0) }, note: note)
        }
        let viewings = [
            viewing("2024-01-05", "c"), viewing("2024-01-05", "d"), viewing("2024-01-04", "b"),
            viewing("2024-01-06", "e"), viewing(nil, "a"),
        ]
        let (texts, _) = rows(of: viewings) { ($0.rating, $0.dayRated) = (Rating("8"), Day("2024-01-05")) }
        #expect(
            texts == [
                ",,Heat,,,,,,,a", ",,Heat,,,2024-01-04,,,,b", ",,Heat,,,2024-01-05,,,,c",
                ",,Heat,,,2024-01-05,,,,d", ",,Heat,,,,8,,,", ",,Heat,,,2024-01-06,,,,e",
            ])
    }

    @Test("of viewings of which nothing is known one is a row, where there is no other", arguments: 1...3)
    func unknown(count: Int) {
        let unknown = Array(repeating: Viewing(), count: count)
        let (texts, losses) = rows(of: unknown)
        #expect(texts == [",,Heat,,,,,,,"] && losses == (count == 1 ? [] : [count - 1]))
        let known = rows(of: unknown + [Viewing(on: PartialDate("2024-01-05"))])
        #expect(known.texts == [",,Heat,,,2024-01-05,,,,"] && known.losses == [count])
    }

    @Test(
        "a rating is the nearest whole number, and none below one",
        arguments: [
            ("0", "", [1]), ("0.4", "", [1]), ("0.5", "1", [1]), ("1", "1", []), ("1.4", "1", [1]),
            ("1.5", "2", [1]), ("9.5", "10", [1]), ("10", "10", []),
        ])
    func ratings(_ rating: String, _ cell: String, _ losses: [Int]) {
        let found = rows(of: [Viewing(rating: Rating(rating), note: "a")])
        #expect(found.texts == [",,Heat,,,,\(cell),,,a"] && found.losses == losses)
    }
}
