import Foundation
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MoviesApp

/// Compares the coordinators in the source with docs/architecture.md and README.md.
@Suite struct TreeTableTests {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    }

    private static func sources() throws -> [String] {
        let folder = repository.appending(path: "Sources/MoviesApp")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.map { try text("Sources/MoviesApp/\($0)") }
    }

    /// Returns the source of each coordinator, including extensions in other files.
    private static func coordinators() throws -> [String: String] {
        let sources = try sources()
        var found: [String: String] = [:]
        for source in sources {
            for match in source.matches(of: /(?m)^(?:package |private )?final class (\w+Coordinator)\b/) {
                let name = String(match.1)
                let extensions = sources.filter { $0 != source && $0.contains("extension \(name)") }
                found[name] = ([source] + extensions).joined(separator: "\n")
            }
        }
        return found
    }

    /// Returns the cells of each row in the table of coordinators in docs/architecture.md.
    private static func rows() throws -> [[String]] {
        let text = try text("docs/architecture.md")
        let table =
            text.split(separator: "| coordinator | its screens | what it tells its delegate |").last ?? ""
        return table.prefix(upTo: table.firstRange(of: "\n\n")?.lowerBound ?? table.endIndex)
            .split(separator: "\n").dropFirst()
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    /// Returns the pairs of parent and child in a drawing such as the output of `:tree`.
    private static func edges(of drawing: String) -> Set<[String]> {
        var path: [(indent: Int, name: String)] = []
        var edges: Set<[String]> = []
        for line in drawing.split(separator: "\n") {
            guard let match = line.firstMatch(of: /\w+Coordinator\b/) else { continue }
            let indent = line.distance(from: line.startIndex, to: match.range.lowerBound)
            path.removeAll { $0.indent >= indent }
            if let parent = path.last?.name { edges.insert([parent, String(match.0)]) }
            path.append((indent, String(match.0)))
        }
        return edges
    }

    private static func drawing(in path: String) throws -> String {
        let lines = try text(path).split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.trimmingPrefix { $0 == " " } == "AppCoordinator" })
        return lines[start...].prefix { !$0.isEmpty && !$0.hasPrefix("```") }.joined(separator: "\n")
    }

    @Test("The table in docs/architecture.md has each coordinator's screens and delegate messages")
    func table() throws {
        let (sources, rows) = (try Self.coordinators(), try Self.rows())
        #expect(Set(rows.map { $0[0] }) == Set(sources.keys))
        let watched = try Self.text("Sources/MoviesApp/Watched/StatisticsPresenting.swift")
        for row in rows {
            var source = try #require(sources[row[0]])
            if source.contains(": StatisticsPresenting") { source += watched }
            let made = Set(source.matches(of: /\b([A-Z]\w+Screen)\(/).map { String($0.1) })
            let named = Set(row[1].matches(of: /\w+Screen/).map { String($0.0) })
            #expect(made.subtracting(["QuestionScreen"]) == named, "\(row[0])")
            let messages = try Self.messages(of: row[0], in: source).map(\.name)
            #expect(Set(row[2].matches(of: /`(\w+)`/).map { String($0.1) }) == Set(messages), "\(row[0])")
        }
    }

    /// Returns the second label and the sender's type of each method of a coordinator's delegate.
    private static func messages(
        of name: String, in source: String
    ) throws -> [(name: String, sender: String)] {
        let body = try #require(
            source.split(separator: "protocol \(name)Delegate: AnyObject {").dropFirst().first?
                .split(separator: "\n}").first, "\(name) has no delegate of its own in its file")
        return body.matches(of: /func (\w+)\(\s*_ \w+: (\w+)(?:, (\w+))?/).map { match in
            let label = match.3.map { String($0) } ?? (match.1.hasSuffix("DidStop") ? "didStop" : "")
            return (label, String(match.2))
        }
    }

    @Test("Each coordinator has `start()`, `stop()` and its own weak delegate, told by sender first")
    func card() throws {
        for (name, source) in try Self.coordinators() {
            let delegate = "weak var delegate: (any \(name)Delegate)?"
            #expect(source.contains(delegate), "\(name)")
            #expect(source.contains("func start() {"), "\(name)")
            let stop = source.firstMatch(of: /func stop\(\) \{(\n {8}.*)*.*\n/)?.0 ?? ""
            #expect(stop.contains("delegate?."), "\(name) doesn't report in stop()")
            let messages = try Self.messages(of: name, in: source)
            #expect(messages.allSatisfy { $0.sender == name && !$0.name.isEmpty }, "\(name)")
            #expect(!messages.isEmpty, "\(name)")
            let sent = messages.filter { message in
                source.contains(", \(message.name): ")
                    || message.name == "didStop" && source.contains("DidStop(self)")
            }
            #expect(sent.count == messages.count, "\(name)")
        }
    }

    @Test("No delegate has default implementations, and no switch over a message has a default")
    func exhaustive() throws {
        for source in try Self.sources() {
            #expect(!source.contains(/extension \w+CoordinatorDelegate\b/))
            let isOfMessages = source.contains(
                /switch (try resolved\(meaning\)|meaning|change|place|question) \{/)
            #expect(!isOfMessages || !source.contains(/(?m)^ *default: *(?:break|return nil|"Change)/))
        }
        for file in ["MoviePage/LineMeaning", "MoviePage/MovieChange", "Lines/LineInterpreter"] {
            let source = try Self.text("Sources/MoviesApp/\(file).swift")
            #expect(!source.contains(/(?m)^ *default:/), "\(file)")
        }
        for (name, source) in try Self.coordinators() {
            #expect(!source.contains(/(?m)^ *default:/), "\(name)")
        }
        let messages = try Self.text("Sources/MoviesApp/MoviePage/LineMeaning.swift")
        for part in messages.split(separator: "enum ").dropFirst() {
            let cases = part.prefix(upTo: part.firstRange(of: "\n}")?.lowerBound ?? part.endIndex)
                .matches(of: /(?m)^    (?:indirect )?case \w+/).count
            #expect(cases <= 20, "\(part.prefix(20))")
        }
    }

    @Test("The sources, the documents and `:tree` show the same tree of coordinators")
    func tree() throws {
        var made: Set<[String]> = []
        for (name, source) in try Self.coordinators() {
            for match in source.matches(of: /\b([A-Z]\w+Coordinator)\(/) where String(match.1) != name {
                made.insert([name, String(match.1)])
            }
        }
        let drawn = Self.edges(of: try Self.drawing(in: "docs/architecture.md"))
        #expect(made == drawn)
        #expect(Self.edges(of: try Self.drawing(in: "README.md")).isSubset(of: drawn))
        let catalog = try Catalog(movies: [])
        for year in [1940, 1944] {
            for _ in 0..<2 {
                var movie = Movie(title: "Gaslight")
                movie.year = year
                _ = try catalog.add(movie)
            }
        }
        var shown: Set<[String]> = []
        for answers in [
            ["1"], ["d", "1", "1"], ["f"], ["i"], ["e"], ["j"], ["v"], ["c"], ["seen 1", "v", "1"],
            ["seen 1", "j", "1"], ["open gaslight 1944", "1"],
        ] {
            let session = ScriptedSession { AppCoordinator(catalog: catalog, greets: false, navigator: $0) }
            for answer in answers { session.answer(answer) }
            shown.formUnion(Self.edges(of: session.tree))
        }
        #expect(shown == drawn)
    }

    @Test("No coordinator is longer than 150 lines, with its extensions")
    func length() throws {
        for (name, source) in try Self.coordinators() {
            #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count <= 151, "\(name)")
        }
    }

    @Test(
        "Each coordinator declares its delegate, screen, navigator and methods in the same order")
    func order() throws {
        let paths = [
            "Examples/FirstSteps/main.swift", "Tests/UsherTests/Articles/TenMinutesTests.swift",
            "Sources/MoviesApp/App/AppCoordinator.swift",
            "Sources/MoviesApp/MovieList/MovieListCoordinator.swift",
            "Sources/MoviesApp/MovieDetail/MovieDetailCoordinator.swift",
        ]
        let members = try [
            "weak var delegate", "private let screen\\b", "let navigator\\b", "init\\(", "func start\\(\\)",
            "func stop\\(\\)",
            "func \\w+Screen\\w*\\(_", "func \\w+Coordinator\\w*\\(_",
        ].map { try Regex($0) }
        for path in paths {
            let classes = try Self.text(path).split(separator: try Regex("protocol |final class ")).filter {
                $0.prefix { $0 != ":" }.hasSuffix("Coordinator") && $0.contains("func start()")
            }
            #expect(!classes.isEmpty)
            for source in classes {
                let places = members.compactMap { source.firstRange(of: $0)?.lowerBound }
                #expect(places == places.sorted(), "\(path): \(source.prefix { $0 != ":" })")
            }
        }
    }
}
