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
        let console = Script(try files.script())
        #expect(Session.run(on: console) { AppDelegate(navigator: $0) }.status == .success)
        #expect(try files.faults { AppDelegate(navigator: $0) } == [])
        #expect(
            TranscriptDifference(console.transcript, expected: try files.text(of: "transcript.txt")) == nil)
    }

    @Test("both ways to the detail show the same page of the same tree", arguments: [":s", ":p"])
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

    @Test("a route is called by the name of its method, which is routeTo and the segue's identifier")
    func names() throws {
        let source = try files.text(of: "Article/Home/HomeRouter.swift")
        let entries = source.matches(of: /"(\w+)": (\w+)/).map { ($0.1, $0.2) }
        #expect(entries.allSatisfy { $0.0 == $0.1 })
        let methods = Set(source.matches(of: /func (routeTo\w+)\(segue:/).map { $0.1 })
        #expect(!methods.isEmpty)
        #expect(methods == Set(entries.map(\.0)))
        let segues = try files.text(of: "Article/AppDelegate.swift").matches(of: /connect\("(\w+)"/).map {
            $0.1
        }
        #expect(methods.allSatisfy { segues.contains($0.dropFirst("routeTo".count)) })
    }

    @Test("a segue without a route goes on without data")
    func noRoute() throws {
        let session = ScriptedSession { MisspelledFlow(navigator: $0) }
        session.answer("Hello")
        let flow = try #require(session.coordinators.first as? MisspelledFlow)
        try flow.performSegue()
        let detail = try #require(session.screens.last as? DetailScreen)
        #expect(Page(of: detail).texts == ["No message"])
    }

    @Test("a view with a prepare step may perform a segue that takes no data")
    func noData() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer(":a")
        #expect(session.screens.last is AboutScreen)
    }

    @Test("a route that is called though it isn't there is an error that names those that are")
    func strict() {
        let router = HomeRouter()
        #expect(!router.responds(to: "routeToDeatil"))
        let segue = Segue(identifier: "Deatil", source: AboutScreen(), destination: AboutScreen())
        let error = #expect(throws: SegueError.self) { try router.perform("routeToDeatil", with: segue) }
        #expect(error?.description == "There is no route for the segue “Deatil”; there is “routeToDetail”.")
    }

    @Test("a scene without data needs no prepare step and no router: a route performs its segue")
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

    @Test("a route without what it needs is refused in words")
    func refusals() {
        let refusal = Refusal("Home can't lead to Detail: the scene or a data store is missing.")
        let detail = DetailScreen(storyboard: Storyboard("Main"), navigator: Navigator())
        let router = HomeRouter()
        #expect(throws: refusal) { try router.routeToDetail(segue: segue(to: detail)) }
        router.dataStore = Store(message: "Hello")
        #expect(throws: refusal) { try router.routeToDetail(segue: segue(to: AboutScreen())) }
        #expect(throws: refusal) { try router.routeToDetail(segue: nil) }
    }

    @Test("data goes from store to store, which the routers of both scenes have")
    func stores() throws {
        let router = HomeRouter()
        router.dataStore = Store(message: "Hello")
        let detail = DetailScreen(storyboard: Storyboard("Main"), navigator: Navigator())
        try router.routeToDetail(segue: segue(to: detail))
        #expect(detail.router?.dataStore?.message == "Hello")
        #expect(Page(of: detail).texts == ["Hello"])
    }

    @Test("a store that is a struct loses what is passed")
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

    @Test("passing data leaves neither scene holding the other's store")
    func noCapture() throws {
        var remains = Remains()
        let detail = DetailScreen(storyboard: Storyboard("Main"), navigator: Navigator())
        do {
            let home = HomeInteractor(presenter: HomePresenter())
            remains.watch([home])
            let router = HomeRouter()
            router.dataStore = home
            try router.routeToDetail(segue: segue(to: detail))
        }
        #expect(remains.names.isEmpty)
    }

    @Test("a presenter alone turns a response into a view model")
    func presenter() {
        final class View: DetailDisplayLogic {
            var text = ""
            func displayMessage(_ viewModel: Detail.ShowMessage.ViewModel) { text = viewModel.text }
        }
        let view = View()
        let presenter = DetailPresenter()
        presenter.screen = view
        presenter.presentMessage(Detail.ShowMessage.Response(message: "Hello"))
        #expect(view.text == "Hello")
    }

    @Test("a segue that the storyboard doesn't have is refused only when the person gets there")
    func misspelled() {
        let home = HomeScreen(storyboard: Storyboard("Main"), navigator: Navigator())
        let error = #expect(throws: SegueError.self) { try Page(of: home).answer(":s") }
        #expect(error?.description == "The storyboard “Main” has no segue “Detail”; there is none at all.")
    }

    @Test("each file knows what its role may know: no view another scene, no interactor a view or a router")
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

    @Test("a scene is freed when the person leaves it, and all of them after the flow")
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

/// A home scene whose segue to the detail has a different name than the route.
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
