import Testing
import Usher
import UsherTesting

@testable import CleanSwiftMovies

@Suite("Clean Swift, the movies' pages")
struct CleanSwiftMoviesTests {
    @Test("the script gives the same transcript as with coordinators")
    func transcript() throws {
        let movies = ExampleFiles("MovieCoordinators")
        let console = Script(try movies.script())
        #expect(Session.run(on: console) { AppDelegate(navigator: $0) }.status == .success)
        #expect(try movies.faults { AppDelegate(navigator: $0) } == [])
        #expect(
            TranscriptDifference(console.transcript, expected: try movies.text(of: "transcript.txt")) == nil)
    }

    @Test("the movies are those of the other programs")
    func model() throws {
        #expect(
            try ExampleFiles("CleanSwiftRouter/Movies").text(of: "Movie.swift")
                == ExampleFiles("MovieCoordinators/Before").text(of: "Movie.swift"))
    }

    @Test("no view knows another scene; the list's router knows the detail's screen and store")
    func direction() throws {
        let known = try ExampleFiles("CleanSwiftRouter/Movies").whoKnowsWhom(in: "MovieList/")
        #expect(
            known.contains(
                """
                MovieListRouter: MovieDetailDataStore, MovieDetailScreen, MovieListDataStore, MovieListScreen

                """))
        #expect(!known.contains(/MovieListScreen: .*MovieDetail/))
    }

    @Test("a scene is freed when the person leaves it, and all of them after the flow")
    func memory() {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("1")
        for screen in session.screens { remains.watch(partsOf: screen) }
        #expect(remains.names.count { $0.hasPrefix("MovieDetail") } == 4)
        session.answer("b")
        #expect(remains.names.count { $0.hasPrefix("MovieDetail") } == 0)
        session.answer("q")
        #expect(remains.names.isEmpty)
    }
}
