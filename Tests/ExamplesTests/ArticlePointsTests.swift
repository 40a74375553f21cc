import Foundation
import Testing

/// What docs/articles.md says of each point of the articles.
@Suite("The articles, point by point")
struct ArticlePointsTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "docs")

    private struct Point {
        let number: Int
        let verdict: String
        let files: [String]
        let tests: [String]
    }

    @Test("each article's points are numbered without a gap, and no line of them is another thing")
    func numbers() throws {
        let articles = try articles()
        #expect(articles.count == 5)
        for points in articles { #expect(points.map(\.number) == Array(1...max(points.count, 1))) }
    }

    @Test("each point is faithful, or changed for a reason that is told")
    func verdicts() throws {
        for point in try articles().joined() {
            #expect(point.verdict.contains(/^(faithful$|faithful: .+|changed: .+)/), "\(point)")
        }
    }

    @Test("each point is shown by files that are there, and the names that are said of them are in them")
    func shown() throws {
        for point in try articles().joined() {
            #expect(!point.files.isEmpty, "\(point)")
            let texts = try point.files.map {
                try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8)
            }
            for name in point.verdict.matches(of: /`([^`]+)`/).map(\.1) {
                #expect(texts.contains { $0.contains(name) }, "\(name) of \(point)")
            }
            for test in point.tests {
                #expect(texts.contains { $0.contains("func \(test)(") }, "\(test) of \(point)")
            }
        }
    }

    @Test("the first lines tell how many points are faithful, and how many changed")
    func count() throws {
        let points = Array(try articles().joined())
        let faithful = points.count { $0.verdict.hasPrefix("faithful") }
        let text = try String(contentsOf: Self.folder.appending(path: "articles.md"), encoding: .utf8)
        #expect(
            text.contains(
                "Of the \(points.count) points below \(faithful) are faithful and \(points.count - faithful) changed."
            ))
    }

    /// The points of each article: the rows of its table.
    private func articles() throws -> [[Point]] {
        let text = try String(contentsOf: Self.folder.appending(path: "articles.md"), encoding: .utf8)
        return try text.components(separatedBy: "\n## ").dropFirst().map { section in
            let lines = section.split(separator: "\n").filter { $0.hasPrefix("|") }
            return try lines.dropFirst(2).map { line in
                let cells = line.split(separator: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
                try #require(cells.count == 4, "\(line)")
                return Point(
                    number: try #require(Int(cells[0]), "\(line)"), verdict: cells[2],
                    files: cells[3].matches(of: /\]\(([^)]+)\)/).map { String($0.1) },
                    tests: cells[3].matches(of: /Tests\.(\w+)\]/).map { String($0.1) })
            }
        }
    }
}
