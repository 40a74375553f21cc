import Catalogs
import Foundation
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// The main pages in windows of several sizes, with random catalogs.
@Suite struct WindowPagesTests {
    private static let windows = [(40, 20), (80, 24), (120, 40)]
    private static let today = Day("2026-11-29")
    private static let seed = ProcessInfo.processInfo.environment["USHER_SEED"].flatMap(UInt64.init) ?? 81

    /// Answers that each lead to the next page.
    private static let pages = ["m", "n", "/rated:any", "1", "o", "?", "h", "v", "t", "h"]

    private func session(
        _ catalog: Catalog, _ width: Int, _ height: Int
    ) -> ScriptedSession {
        ScriptedSession(width: width, height: height) {
            AppCoordinator(
                catalog: catalog, context: SessionContext(day: Self.today, seed: 1), navigator: $0)
        }
    }

    private func catalog(using random: inout SeededRandomNumberGenerator) throws -> Catalog {
        let catalog = try Catalog(movies: [])
        let words = [
            "Ran", "é", "of", "the", "Unforgettable", "Life", "2", "Llanfairpwllgwyngyllgogerychwyrn",
        ]
        func text(_ count: ClosedRange<Int>, _ random: inout SeededRandomNumberGenerator) -> String {
            (0..<Int.random(in: count, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
                .joined(separator: " ")
        }
        for number in 1...30 {
            var movie = Movie(title: "\(text(1...9, &random)) \(number)")
            if Bool.random(using: &random) { movie.year = .random(in: 1890...2026, using: &random) }
            if Bool.random(using: &random) { movie.runtime = .random(in: 1...400, using: &random) }
            movie.directors = Bool.random(using: &random) ? [text(1...4, &random)] : []
            movie.cast = (0..<Int.random(in: 0...30, using: &random)).map { _ in text(1...3, &random) }
            movie.genres = (0..<Int.random(in: 0...6, using: &random)).map { _ in text(1...1, &random) }
            movie.tags = (0..<Int.random(in: 0...9, using: &random)).map { _ in text(1...2, &random) }
            if Bool.random(using: &random) { movie.note = text(1...60, &random) }
            if Bool.random(using: &random) { movie.watchlist = WatchlistEntry(on: Self.today) }
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let day = Self.today?.before(days: .random(in: 0...900, using: &random))
                let dates = [day.map { PartialDate($0) }, PartialDate("2024"), PartialDate("2025-03"), nil]
                movie.viewings.append(
                    Viewing(
                        on: dates.randomElement(using: &random) ?? nil,
                        rating: Rating(tenths: .random(in: 0...100, using: &random)),
                        note: Bool.random(using: &random) ? text(1...40, &random) : nil))
            }
            _ = try catalog.add(movie)
        }
        return catalog
    }

    @Test("Pages of any catalog fit the window", arguments: windows)
    func fits(width: Int, height: Int) throws {
        var random = SeededRandomNumberGenerator(seed: Self.seed)
        for _ in 0..<12 {
            let session = session(try catalog(using: &random), width, height)
            for answer in [""] + Self.pages {
                let before = session.transcript.count
                session.answer(answer)
                let lines = session.transcript.dropFirst(before).split(
                    separator: "\n", omittingEmptySubsequences: false)
                let context = Comment(
                    rawValue: "USHER_SEED=\(Self.seed), \(answer):\n\(lines.joined(separator: "\n"))")
                #expect(lines.allSatisfy { $0.count <= width }, context)
                // The page `o`, with all facts of a movie, may be taller than the window.
                if width >= 80, answer != "o" { #expect(lines.count - 2 <= height, context) }
                if width >= 80, answer == "1" { #expect(lines.count - 2 <= 14, context) }
                if width >= 80, answer == "?" { #expect(lines.count { !$0.isEmpty } <= height, context) }
            }
        }
    }

    @Test("A row shows its whole rating, and marks each value that is cut", arguments: windows)
    func rows(width: Int, height: Int) throws {
        var random = SeededRandomNumberGenerator(seed: Self.seed)
        for _ in 0..<12 {
            let catalog = try catalog(using: &random)
            let session = session(catalog, width, height)
            session.answer("m")
            for answer in ["", "n", "v", "t"] {
                let (before, errors) = (session.transcript.count, session.errorLines.count)
                session.answer(answer)
                let text = String(session.transcript.dropFirst(before))
                let rows = text.split(separator: "\n").filter {
                    $0.drop { " 0123456789".contains($0) }.hasPrefix(". ")
                }
                let isRefused = session.errorLines.count > errors
                #expect(
                    rows.count == (isRefused ? 0 : session.page.items.count),
                    "USHER_SEED=\(Self.seed):\n\(text)")
                for (item, row) in zip(session.page.items, rows) {
                    let context = Comment(rawValue: "USHER_SEED=\(Self.seed): \(item)\n\(text)")
                    if let rating = item.firstMatch(of: /, you ([0-9.]+)/)?.1 {
                        #expect(row.split(separator: " ").contains(rating), context)
                    }
                    // Each column is a whole value, or the beginning of one and an ellipsis.
                    for column in row.split(separator: /\ \ +/).dropFirst(row.hasPrefix(" ") ? 0 : 1) {
                        let isCut = column.hasSuffix("…")
                        let value = isCut ? column.dropLast() : column
                        let isBetweenWords = { (character: Character) in " ,():".contains(character) }
                        let word = value.split(whereSeparator: isBetweenWords).last ?? ""
                        let isWhole =
                            item.split(whereSeparator: isBetweenWords).contains(word)
                            || word.allSatisfy(\.isNumber) || ["h", "min"].contains(word)
                        #expect(isCut || isWhole, context)
                    }
                }
            }
        }
    }

    @Test("The main pages match their transcript", arguments: windows)
    func drawn(width: Int, height: Int) throws {
        let catalog = try Catalog.sample()
        catalog.today = { Day("2026-11-29") ?? .today }
        let session = session(catalog, width, height)
        let answers = [
            "seen amadeus 2024-07-27 6 Long and great.", "seen heat yesterday 8.5", "watch ikiru", "h",
            "kurosawa", "rashomon", "o", "o", "d", "heat", "v", "t", "j", "?", "", "? rate", "e",
        ]
        session.answer(answers)
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Transcripts/pages-\(width)x\(height).transcript")
        if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
            try session.transcript.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(session.transcript == (try String(contentsOf: file, encoding: .utf8)))
    }
}
