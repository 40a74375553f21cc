import Testing
import Usher
import UsherStoryboards
import UsherTesting

@testable import CleanSwiftRouter

@Suite("Clean Swift router")
struct CleanSwiftRouterTests {
    private let files = ExampleFiles("CleanSwiftRouter")

    @Test("Both ways to the detail show the same page of the same tree", arguments: [":s", ":p"])
    func ways(command: String) {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("Hello", command)
        #expect(
            session.tree == """
                AppDelegate
                ├── HomeScreen
                └── DetailScreen *
                """)
        #expect(session.transcript.contains("\nDetail\nHello\n"))
    }

    @Test("A segue without a route shows its scene without data")
    func noRoute() throws {
        let session = ScriptedSession { MisspelledFlow(navigator: $0) }
        session.answer("Hello")
        let flow = try #require(session.coordinators.first as? MisspelledFlow)
        try flow.performSegue()
        let detail = try #require(session.screens.last as? DetailScreen)
        #expect(Page(of: detail).texts == ["No message"])
    }

    @Test("A scene without data needs no prepare step and no router")
    func noPrepare() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer(":p", "a")
        #expect(
            session.tree == """
                AppDelegate
                ├── HomeScreen
                ├── DetailScreen
                └── AboutScreen *
                """)
        #expect(!(session.screens[1] is any SeguePreparing))
        #expect(Mirror(reflecting: AboutScreen()).children.isEmpty)
    }

    private func segue(to destination: any Screen) -> Segue {
        Segue(identifier: "Detail", source: AboutScreen(), destination: destination)
    }

    @Test("A route without its scene or data store is refused with an explanation")
    func refusals() {
        let refusal = Refusal("Home can't lead to Detail: the scene or a data store is missing.")
        let detail = DetailScreen(storyboard: Storyboard("Main"), navigator: Navigator())
        let router = HomeRouter()
        #expect(throws: refusal) { try router.routeToDetail(segue: segue(to: detail)) }
        router.dataStore = Store(message: "Hello")
        #expect(throws: refusal) { try router.routeToDetail(segue: segue(to: AboutScreen())) }
        #expect(throws: refusal) { try router.routeToDetail(segue: nil) }
    }

    @Test("A route passes data from one scene's store to the next one's")
    func stores() throws {
        let router = HomeRouter()
        router.dataStore = Store(message: "Hello")
        let detail = DetailScreen(storyboard: Storyboard("Main"), navigator: Navigator())
        try router.routeToDetail(segue: segue(to: detail))
        #expect(detail.router?.dataStore?.message == "Hello")
        #expect(Page(of: detail).texts == ["Hello"])
    }

    @Test("Data passed to a store that is a struct is lost")
    func structs() throws {
        let router = HomeRouter()
        router.dataStore = Store(message: "Hello")
        let detail = DetailScreen(storyboard: Storyboard("Main"), navigator: Navigator())
        let detailRouter = try #require(detail.router as? DetailRouter)
        detailRouter.dataStore = Store(message: "")
        try router.routeToDetail(segue: segue(to: detail))
        #expect(detailRouter.dataStore?.message == "")
        #expect(Page(of: detail).texts == ["No message"])
    }

    @Test("No view refers to another scene, and no interactor to a view or a router")
    func direction() throws {
        let known = try files.whoKnowsWhom(in: "Article/")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    AboutScreen: nothing
                    AppDelegate: AboutScreen, Coordinator, DetailScreen, HomeScreen, Navigator, Storyboard
                    Detail/DetailInteractor: Detail, DetailPresentationLogic
                    Detail/DetailModels: nothing
                    Detail/DetailPresenter: Detail, DetailDisplayLogic
                    Detail/DetailRouter: DetailDataStore, DetailScreen
                    Detail/DetailScreen: Detail, DetailBusinessLogic, DetailDataPassing, \
                    DetailInteractor, DetailPresenter, DetailRouter, DetailRoutingLogic, Navigator, Storyboard
                    Home/HomeInteractor: Home, HomePresentationLogic
                    Home/HomeModels: nothing
                    Home/HomePresenter: Home, HomeDisplayLogic
                    Home/HomeRouter: DetailDataStore, DetailScreen, HomeDataStore, HomeScreen, RoutesByName, Segue
                    Home/HomeScreen: Home, HomeBusinessLogic, HomeDataPassing, HomeInteractor, \
                    HomePresenter, HomeRouter, HomeRoutingLogic, Navigator, Segue, SeguePreparing, \
                    Storyboard
                    RoutesByName: Segue
                    """) == nil)
    }

    @Test("A scene is freed when the user leaves it, and all of them after the flow")
    func memory() {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer(":s")
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
        session.answer(":q")
        #expect(remains.names.isEmpty)
    }
}

private struct Store: HomeDataStore, DetailDataStore {
    var message: String
}

/// A flow whose segue to the detail is misspelled, so it doesn't match a route's name.
private final class MisspelledFlow: Coordinator {
    private var storyboard = Storyboard("Main")
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
        storyboard.scene("Detail") { DetailScreen(storyboard: $0, navigator: navigator) }
        storyboard.connect("Deatil", to: "Detail")
    }

    func start() {
        navigator.push(HomeScreen(storyboard: storyboard, navigator: navigator), for: self)
    }

    func performSegue() throws {
        guard let home = navigator.stack.top else { return }
        try navigator.perform(storyboard.segue("Deatil", from: home))
    }
}
