import Testing
import Usher
import UsherStoryboards
import UsherTesting

@testable import CleanSwiftRouter

@Suite("Clean Swift router")
struct CleanSwiftRouterTests {
    private let files = ExampleFiles("CleanSwiftRouter")

    @Test("the script gives the transcript")
    func transcript() throws {
        let console = ScriptConsole(try files.script())
        #expect(Session.run(on: console) { AppDelegate(navigator: $0) } == .success)
        #expect(
            TranscriptDifference(console.transcript, expected: try files.text(of: "transcript.txt")) == nil)
    }

    @Test("both ways to the detail show the same page of the same tree", arguments: ["s", "p"])
    func ways(letter: String) {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("3", letter)
        #expect(
            session.tree == """
                AppDelegate
                ├── HomeScreen
                └── DetailScreen *
                """)
        #expect(session.transcript.contains("\nPlaytime\nMade by Jacques Tati in 1967.\n"))
    }

    @Test("a segue without a route is an error that names it and the routes there are, and nothing moves")
    func noRoute() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("t")
        #expect(
            session.transcript.hasSuffix("There is no route for the segue “Trailer”; there is “Detail”.\n> "))
        #expect(session.screens.count == 1)
    }

    @Test("a route to a screen of another scene is an error that names it")
    func wrongDestination() {
        let navigator = Navigator()
        let home = HomeScreen(storyboard: Storyboard("Main"), navigator: navigator)
        let router = HomeRouter(dataStore: HomeInteractor(presenter: HomePresenter()), navigator: navigator)
        router.screen = home
        let segue = Segue(identifier: "Detail", source: home, destination: home)
        let error = #expect(throws: SegueError.self) { try router.route(segue) }
        #expect(
            error?.description == "The segue “Detail” leads to HomeScreen, where DetailScreen is expected.")
    }

    @Test("a data store may be a struct")
    func structs() {
        struct Source: HomeDataStore {
            let film = Film.all[1]
        }
        struct Destination: DetailDataStore {
            var film: Film?
        }
        let router = HomeRouter(dataStore: Source(), navigator: Navigator())
        var destination: any DetailDataStore = Destination()
        router.passDataToDetail(source: router.dataStore, destination: &destination)
        #expect(destination.film?.title == "Seven Samurai")
    }

    @Test("a presenter alone turns a response into a view model")
    func presenter() {
        final class View: DetailDisplayLogic {
            var line = ""
            func displayFilm(_ viewModel: Detail.ShowFilm.ViewModel) { line = viewModel.line }
        }
        let view = View()
        let presenter = DetailPresenter()
        presenter.screen = view
        presenter.presentFilm(Detail.ShowFilm.Response(film: Film.all[2]))
        #expect(view.line == "Made by Jacques Tati in 1967.")
    }

    @Test("a detail that nobody handed a film says so")
    func empty() {
        #expect(Page(of: DetailScreen()).title == "No film")
    }

    @Test("each file knows what its role may know: no view another scene, no interactor a view or a router")
    func direction() throws {
        let known = try files.whoKnowsWhom()
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    AppDelegate: Coordinator, DetailScreen, HomeScreen, Navigator, Storyboard
                    Detail/DetailInteractor: Detail, DetailPresentationLogic, Film
                    Detail/DetailModels: Film
                    Detail/DetailPresenter: Detail, DetailDisplayLogic
                    Detail/DetailRouter: DetailDataStore
                    Detail/DetailScreen: Detail, DetailBusinessLogic, DetailDataPassing, \
                    DetailInteractor, DetailPresenter, DetailRouter
                    Film: nothing
                    Home/HomeInteractor: Film, Home, HomePresentationLogic
                    Home/HomeModels: Film
                    Home/HomePresenter: Home, HomeDisplayLogic
                    Home/HomeRouter: DetailDataStore, DetailScreen, HomeDataStore, HomeScreen, Navigator, \
                    Segue
                    Home/HomeScreen: Home, HomeBusinessLogic, HomeDataPassing, HomeInteractor, \
                    HomePresenter, HomeRouter, HomeRoutingLogic, Navigator, Segue, SeguePreparing, \
                    Storyboard
                    """) == nil)
    }

    @Test("a scene is freed when the person leaves it, and all of them after the flow")
    func memory() {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("s")
        for screen in session.screens { remains.watch(partsOf: screen) }
        remains.watch(session.coordinators)
        #expect(
            remains.names == [
                "HomeScreen", "HomeInteractor", "HomePresenter", "HomeRouter", "DetailScreen", "DetailRouter",
                "DetailInteractor", "DetailPresenter", "AppDelegate",
            ])
        session.answer("b")
        #expect(
            remains.names == ["HomeScreen", "HomeInteractor", "HomePresenter", "HomeRouter", "AppDelegate"])
        session.answer("q")
        #expect(remains.names.isEmpty)
    }
}
