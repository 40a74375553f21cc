import Foundation
import Testing

/// Checks the claims in docs/articles.md about each point of the articles.
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

    @Test("The points of each article are numbered without a gap and in one form")
    func numbers() throws {
        let articles = try articles()
        #expect(articles.count == 5)
        for points in articles { #expect(points.map(\.number) == Array(1...max(points.count, 1))) }
    }

    @Test("Each point is faithful, or states the reason for a change")
    func verdicts() throws {
        for point in try articles().joined() {
            #expect(point.verdict.contains(/^(faithful$|faithful: .+|changed: .+)/), "\(point)")
        }
    }

    @Test("Each point links to existing files, which contain the names and tests it mentions")
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

    @Test("FirstSteps has the card's three coordinators, with `start`, `stop` and delegates")
    func card() throws {
        let source = try String(
            contentsOf: Self.folder.appending(path: "../Examples/FirstSteps/main.swift"), encoding: .utf8)
        let coordinators = source.matches(
            of: /\nfinal class (\w+Coordinator): Coordinator \{\n((?:.*\n)*?)\}\n/
        )
        .map { (name: String($0.1), body: String($0.2)) }
        let names = coordinators.map(\.name)
        #expect(names == ["AppCoordinator", "MovieListCoordinator", "MovieDetailCoordinator"])
        for (name, body) in coordinators {
            #expect(body.contains(/func start\(\) \{\s*[^\s}]/), "\(name)")
            #expect(body.contains(/func stop\(\) \{\s*[^\s}]/), "\(name)")
        }
        for (parent, child) in zip(names, coordinators.dropFirst()) {
            let method = child.name.prefix(1).lowercased() + child.name.dropFirst()
            let declared = try Regex(
                "protocol \(child.name)Delegate: AnyObject \\{\n    func \(method)\\(_ \\w+: \(child.name),")
            #expect(source.contains(declared), "\(child.name)")
            #expect(child.body.contains("weak var delegate: (any \(child.name)Delegate)?"))
            #expect(child.body.contains(try Regex("func stop\\(\\) \\{\\s*delegate\\?\\.\(method)\\(self, ")))
            #expect(source.contains("extension \(parent): \(child.name)Delegate {"))
            let part = try #require(source.firstRange(of: "class \(parent):")).upperBound
            let next = source.firstRange(of: "protocol \(child.name)Delegate")?.lowerBound ?? source.endIndex
            #expect(source[part...].contains("= \(child.name)("), "\(parent) starts no \(child.name)")
            #expect(part < next, "from parent to child")
        }
    }

    @Test("Both columns of docs/from-the-articles.md quote code of the programs they name")
    func sides() throws {
        let page = try String(
            contentsOf: Self.folder.appending(path: "from-the-articles.md"), encoding: .utf8)
        let sections = page.components(separatedBy: "\n## ").dropFirst()
        #expect(sections.count == 4)
        for section in sections {
            let rows = section.split(separator: "\n").filter { $0.hasPrefix("|") }.map {
                $0.split(separator: " | ")
            }
            let sources = try #require(rows.first).prefix(2).map { title in
                try code(in: String(try #require(title.firstMatch(of: /\]\(([^)]+)\)/)).1))
            }
            for (side, source) in sources.enumerated() {
                for written in rows.dropFirst(2).flatMap({ $0[side].matches(of: /`([^`]+)`/) }) {
                    let text = side == 0 ? named(String(written.1)) : String(written.1)
                    #expect(source.contains(text), "\(written.1) as \(text)")
                }
            }
        }
    }

    /// Returns the code in a folder twice. The second time, `(any P)` is `P`, as in the articles.
    private func code(in folder: String) throws -> String {
        let folder = Self.folder.appending(path: folder)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift")
        }
        let texts = try files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        let code = texts.joined(separator: "\n")
        return code + code.replacing(/\(any (\w+)\)/) { $0.1 }
    }

    /// Replaces names in an article's code, such as UIKit's, with this project's.
    private func named(_ code: String) -> String {
        let names = [
            ("UINavigationController", "NavigationController"), ("UIStoryboardSegue", "Segue"),
            (
                "navigationController?.pushViewController(destination",
                "navigator.push(destination, from: source"
            ),
            ("pushViewController", "push"), ("popToRootViewController", "popToRoot"),
            ("popViewController", "pop"), ("instantiateViewController(withIdentifier: ", "makeScreen("),
            (", animated: true", ""), ("animated: true", ""), ("sceneViewController", "sceneController"),
            ("ViewController", "Screen"), ("_ controller:", "_ screen:"), ("DS", "Store"),
        ]
        return names.reduce(code) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    @Test("The first lines of docs/articles.md count the faithful and the changed points")
    func count() throws {
        let points = Array(try articles().joined())
        let faithful = points.count { $0.verdict.hasPrefix("faithful") }
        let text = try String(contentsOf: Self.folder.appending(path: "articles.md"), encoding: .utf8)
        #expect(
            text.contains(
                "Of the \(points.count) points below \(faithful) are faithful and \(points.count - faithful) changed."
            ))
    }

    private func articles() throws -> [[Point]] {
        let text = try String(contentsOf: Self.folder.appending(path: "articles.md"), encoding: .utf8)
        return try text.components(separatedBy: "\n## ").dropFirst().map { section in
            let lines = section.split(separator: "\n").filter { $0.contains(/^\d+\.\s/) }
            return try lines.map { line in
                let point = /(\d+)\. .+ \*\*(Faithful|Changed)\*\*(.*?) \((\[.+\))\)/
                let parts = try #require(line.wholeMatch(of: point), "\(line)")
                return Point(
                    number: try #require(Int(parts.1), "\(line)"),
                    verdict: parts.2.lowercased() + parts.3,
                    files: parts.4.matches(of: /\]\(([^)]+)\)/).map { String($0.1) },
                    tests: parts.4.matches(of: /Tests\.(\w+)\]/).map { String($0.1) })
            }
        }
    }
}
