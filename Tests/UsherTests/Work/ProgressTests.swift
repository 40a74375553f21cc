import Testing

@testable import Usher

@Suite struct ProgressTests {
    private func lines(
        _ counts: some Sequence<Int>, of total: Int?, at time: (Int) -> Duration? = { _ in nil }
    ) -> [String] {
        var progress = ProgressMessages()
        return counts.compactMap {
            progress.line("Imported", $0, of: total, "films", at: time($0), in: .english)
        }
    }

    @Test("Off a terminal, progress has a line at each tenth of the total")
    func tenths() {
        #expect(
            lines(stride(from: 0, through: 1_000_000, by: 300), of: 1_000_000).prefix(3) == [
                "Imported 100,200 of 1,000,000 films", "Imported 200,100 of 1,000,000 films",
                "Imported 300,000 of 1,000,000 films",
            ])
        #expect(lines(0...25, of: 25).count == 10)
        #expect(lines(0...3, of: 3) == (1...3).map { "Imported \($0) of 3 films" })
        #expect(lines(0...1, of: 1) == ["Imported 1 of 1 films"])
        #expect(lines([5, 5, 5], of: 10).count == 1)
    }

    @Test("Without a total, progress has a line at each 100,000")
    func noTotal() {
        #expect(
            lines(stride(from: 0, through: 250_000, by: 500), of: nil) == [
                "Imported 100,000 films", "Imported 200,000 films",
            ])
    }

    @Test("On a terminal, progress has a line each second, with the rate and the time left")
    func terminal() {
        let counts = stride(from: 0, through: 300_000, by: 1000)
        #expect(
            lines(counts, of: 1_000_000) { .milliseconds($0 / 100) } == [
                "Imported 100,000 of 1,000,000 films, 100,000 a second, 9 s left",
                "Imported 200,000 of 1,000,000 films, 100,000 a second, 8 s left",
                "Imported 300,000 of 1,000,000 films, 100,000 a second, 7 s left",
            ])
        #expect(
            lines(counts, of: nil) { .milliseconds($0 / 300) } == ["Imported 300,000 films, 300,000 a second"]
        )
        #expect(lines(counts, of: 300_000) { .milliseconds($0 / 1000) }.isEmpty, "short work says nothing")
    }

    @Test(
        "The time left is in seconds, minutes or hours",
        arguments: [
            (1, 100, "Imported 1 of 100 films, 1 a second, 2 min left"),
            (5, 10, "Imported 5 of 10 films, 5 a second, 1 s left"),
            (7, 40_000, "Imported 7 of 40,000 films, 7 a second, 2 h left"),
            (98_765, 98_765, "Imported 98,765 of 98,765 films, 99,000 a second"),
            (0, 100, "Imported 0 of 100 films"), (-1, 100, "Imported -1 of 100 films"),
            (1, 91, "Imported 1 of 91 films, 1 a second, 90 s left"),
            (1, 122, "Imported 1 of 122 films, 1 a second, 3 min left"),
            (1, 5_401, "Imported 1 of 5,401 films, 1 a second, 90 min left"),
            (1, 7_202, "Imported 1 of 7,202 films, 1 a second, 3 h left"),
        ])
    func timeLeft(count: Int, total: Int, line: String) {
        #expect(lines([count], of: total) { _ in .seconds(1) } == [line])
    }

    @Test(
        "A rate has two digits, and is left out below one a second",
        arguments: [(9, ""), (10, ", 1 a second"), (994, ", 99 a second"), (1_006, ", 100 a second")])
    func rates(count: Int, rate: String) {
        let counted = Words.english.grouped(count)
        #expect(lines([count], of: nil) { _ in .seconds(10) } == ["Imported \(counted) films\(rate)"])
        let times = [Duration.zero, .milliseconds(999), .seconds(1), .milliseconds(1_999), .seconds(2)]
        #expect(lines(times.indices, of: nil) { times[$0] }.count == 2)
    }

    @Test("Another action, or a count that begins again, is measured from there")
    func phases() {
        var progress = ProgressMessages()
        _ = progress.line("Read", 10_000, of: 10_000, "rows", at: .seconds(10), in: .english)
        _ = progress.line("Sorted", 0, of: 20_000, "rows", at: .seconds(10), in: .english)
        #expect(
            progress.line("Sorted", 10_000, of: 20_000, "rows", at: .seconds(20), in: .english)
                == "Sorted 10,000 of 20,000 rows, 1,000 a second, 10 s left")
        _ = progress.line("Counted", 1, of: 2, "rows", at: .seconds(20.5), in: .english)
        #expect(
            progress.line("Wrote", 5, of: 10, "rows", at: .seconds(30), in: .english) == "Wrote 5 of 10 rows")
        #expect(lines([10, 0, 10], of: 10).count == 2)
    }
}
