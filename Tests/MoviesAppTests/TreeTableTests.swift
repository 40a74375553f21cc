import Foundation
import Testing

/// The coordinators of the program, as docs/architecture.md and the first programs have them.
@Suite struct TreeTableTests {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    }

    /// All sources of the program.
    private static func sources() throws -> [String] {
        let folder = repository.appending(path: "Sources/MoviesApp")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.map { try text("Sources/MoviesApp/\($0)") }
    }

    /// The source of all coordinators, by name, with their extensions in other files behind.
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

    private static func rows() throws -> [[String]] {
        let text = try text("docs/architecture.md")
        let table =
            text.split(separator: "| coordinator | its screens | what its delegate hears |").last ?? ""
        return table.prefix(upTo: table.firstRange(of: "\n\n")?.lowerBound ?? table.endIndex)
            .split(separator: "\n").dropFirst()
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    @Test("the table has each coordinator, the screens that it makes, and what its delegate hears")
    func table() throws {
        let (sources, rows) = (try Self.coordinators(), try Self.rows())
        #expect(Set(rows.map { $0[0] }) == Set(sources.keys))
        let flows = try ["MoviePage/MoviePageCoordinator", "MovieGroup/MovieGroupsCoordinator"].map {
            (name: $0.split(separator: "/")[1], source: try Self.text("Sources/MoviesApp/\($0).swift"))
        }
        for row in rows {
            let source = try #require(sources[row[0]])
            let made = Set(source.matches(of: /\b([A-Z]\w+Screen)\(/).map { String($0.1) })
            let named = Set(row[1].matches(of: /\w+Screen/).map { String($0.0) })
            #expect(made.subtracting(["QuestionScreen"]) == named, "\(row[0])")
            let hasDelegate = source.contains("weak var delegate: (any ")
            #expect(hasDelegate != source.contains("Has no delegate"), "\(row[0])")
            #expect(hasDelegate == row[2].contains("`"), "\(row[0])")
            let shared = flows.filter {
                source.contains(": \($0.name)") || source.contains("any \($0.name)Delegate")
            }.map(\.source)
            let heard = ([source] + shared).joined()
            for event in row[2].matches(of: /`(\w+)`/) {
                #expect(
                    heard.contains(" \(event.1) ") || heard.contains("\(event.1)("), "\(row[0]): \(event.1)")
            }
        }
    }

    @Test("no coordinator is longer than 150 lines, its extensions included")
    func length() throws {
        for (name, source) in try Self.coordinators() {
            #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count <= 151, "\(name)")
        }
    }

    @Test("who has a flow of movies or more to end tells its delegate in stop()")
    func ends() throws {
        for (name, source) in try Self.coordinators()
        where source.contains(": MoviePageCoordinator") || source.contains("didStop") {
            let stop = source.firstMatch(of: /func stop\(\) \{(\n {8}.*)*.*\n/)?.0 ?? ""
            #expect(stop.contains("delegate?."), "\(name)")
        }
        // Once its page is gone, its parent says what came of it.
        for (name, source) in try Self.coordinators() {
            #expect(!source.contains(/stop\(self\)\n(?:.*\n){0,3}.*navigator\.say\(/), "\(name)")
        }
    }

    @Test(
        "who has read one has read all: delegate, screen, navigator; start, stop; what screen and child tell")
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
