import Testing
import Usher
import UsherTesting

@testable import CleanSwiftRouter
@testable import EntityEditorAfter
@testable import EntityEditorBefore
@testable import EntityEditorWithUsher
@testable import FirstSteps
@testable import Kiosk
@testable import Members
@testable import ViperModules
@testable import Wizard

/// Runs an explorer through each example to find dead ends.
@Suite("Exploring the examples") struct ExampleExplorerTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let screens: [String]
        /// The folder with the example's script, or nil if the script isn't played.
        var script: String?
        let root: @Sendable (Navigator) -> any Usher.Coordinator
    }

    static let examples: [Example] =
        MoviesPagesTests.patterns.map {
            Example(
                testDescription: $0.testDescription, screens: ["MovieDetailScreen", "MovieListScreen"],
                script: "MovieCoordinators", root: $0.root)
        } + [
            Example(
                testDescription: "FirstSteps", screens: ["MovieDetailScreen", "MovieListScreen"],
                script: "FirstSteps"
            ) { FirstSteps.AppCoordinator(navigator: $0) },
            Example(testDescription: "EntityEditor, before", screens: entityScreens, script: "EntityEditor") {
                EntityEditorBefore.AppDelegate(navigator: $0)
            },
            Example(testDescription: "EntityEditor, after", screens: entityScreens, script: "EntityEditor") {
                EntityEditorAfter.AppCoordinator(navigator: $0)
            },
            Example(
                testDescription: "EntityEditor, with Usher", screens: entityScreens, script: "EntityEditor"
            ) {
                EntityEditorWithUsher.AppCoordinator(navigator: $0)
            },
            Example(
                testDescription: "CleanSwiftRouter", screens: ["AboutScreen", "DetailScreen", "HomeScreen"],
                script: "CleanSwiftRouter"
            ) {
                CleanSwiftRouter.AppDelegate(navigator: $0)
            },
            Example(
                testDescription: "ViperModules",
                screens: ["MovieListScreen", "RatedMovieScreen", "RatingScreen"], script: "ViperModules"
            ) { ViperModules.AppDelegate(form: .embeddedRating, navigator: $0) },
            Example(
                testDescription: "Members", screens: ["MenuScreen", "NameScreen", "TextScreen"],
                script: "Members"
            ) {
                ClubCoordinator(navigator: $0)
            },
            Example(
                testDescription: "Wizard", screens: ["FormQuestionScreen", "FormSummaryScreen"],
                script: "Wizard"
            ) {
                Form("package.json", startingWith: Package(), navigator: $0, questions: Package.questions)
            },
            Example(testDescription: "Kiosk", screens: ["BookingScreen", "FilmListScreen"]) {
                KioskCoordinator(navigator: $0) { _ in }
            },
        ]

    @Test("Every screen of an example is reached, and none is a dead end", arguments: examples)
    func explored(example: Example) {
        let explorer = Explorer(texts: ["Ada", "2024-05-01"], samples: 8)
        let exploration = explorer.explore { ScriptedSession(example.root) }
        #expect(exploration.screens == example.screens)
        // The examples are about navigation, so their pages have no help text. Giving the same
        // rating again has no effect, which is fine.
        let known = /made no difference on Rat/
        let findings = exploration.findings.filter { !$0.contains("has no help") }
        #expect(findings.filter { !$0.contains(known) } == [])
        #expect(exploration.isComplete)
    }

    @Test(
        "An example's script loses no move and leaks nothing", arguments: examples.filter { $0.script != nil }
    )
    func script(example: Example) throws {
        let files = ExampleFiles(try #require(example.script))
        #expect(try files.faults(of: example.root) == [])
    }
}

private let entityScreens = ["DetailsScreen", "EditorScreen", "ListScreen", "MenuScreen"]
