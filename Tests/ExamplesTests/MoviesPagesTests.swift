import Testing
import Usher
import UsherTesting

@testable import CleanSwiftMovies
@testable import MovieCoordinatorsAfter
@testable import MovieCoordinatorsBefore
@testable import OneOwner
@testable import PlainCoordinator
@testable import StateNavigation

/// The same app, written in each pattern.
@Suite("Movie pages in every pattern")
struct MoviesPagesTests {
    struct Pattern: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let root: @Sendable (Navigator) -> any Usher.Coordinator
    }

    static let patterns: [Pattern] = [
        Pattern(testDescription: "MovieCoordinators/Before") {
            MovieCoordinatorsBefore.AppDelegate(navigator: $0)
        },
        Pattern(testDescription: "MovieCoordinators/After") {
            MovieCoordinatorsAfter.AppCoordinator(navigator: $0)
        },
        Pattern(testDescription: "PlainCoordinator") { PlainCoordinator.AppDelegate(navigator: $0) },
        Pattern(testDescription: "OneOwner") { MoviesCoordinator(navigator: $0) },
        Pattern(testDescription: "StateNavigation") { AppView(store: Store()).body(navigator: $0) },
        Pattern(testDescription: "CleanSwiftRouter/Movies") { CleanSwiftMovies.AppDelegate(navigator: $0) },
    ]

    @Test(
        "Every pattern has the same movies",
        arguments: patterns.map(\.testDescription) + ["ViperModules/Movies"])
    func model(folder: String) throws {
        func movie(_ folder: String) throws -> String {
            try ExampleFiles(folder).text(of: "Movie.swift").replacing("Movie: Equatable", with: "Movie")
        }
        #expect(try movie(folder) == movie("MovieCoordinators/Before"))
    }

    @Test(
        "Every pattern but PlainCoordinator frees a movie's page when it's left, and all at the end",
        arguments: patterns)
    func memory(pattern: Pattern) {
        var remains = Remains()
        let session = ScriptedSession(pattern.root)
        session.answer("1")
        for object in session.coordinators as [AnyObject] + session.screens { remains.watch(partsOf: object) }
        let detail = { remains.names.filter { $0.hasPrefix("MovieDetail") } }
        #expect(detail().contains("MovieDetailScreen"))
        session.answer("b")
        // Plain coordinators retain the last child. See PlainCoordinatorTests.
        #expect(detail().isEmpty == (pattern.testDescription != "PlainCoordinator"))
        session.answer("q")
        #expect(remains.names.isEmpty)
    }
}
