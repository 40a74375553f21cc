import Testing
import Usher
import UsherStoryboards
import UsherTesting

@testable import ViperModules

@Suite("VIPER modules")
struct ViperModulesTests {
    private let files = ExampleFiles("ViperModules")

    private enum Form: String, CaseIterable {
        case factories = "1"
        case viewPrepare = "2"
        case configurationBlock = "3"
        case protocolsAndPromise = "4"
        case moduleInputOutput = "5"

        var number: String { rawValue }
    }

    @Test("the script gives the transcript")
    func transcript() throws {
        let console = ScriptConsole(try files.script())
        #expect(Session.run(on: console) { AppDelegate(navigator: $0) }.status == .success)
        #expect(try files.faults { AppDelegate(navigator: $0) } == [])
        #expect(
            TranscriptDifference(console.transcript, expected: try files.text(of: "transcript.txt")) == nil)
    }

    @Test("each form hands the picked film to the detail", arguments: Form.allCases)
    private func handsOn(form: Form) throws {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer(form.number, "3")
        #expect(session.screens.count == 3)
        let detail = try #require(session.screens.last)
        #expect(Page(of: detail).title == "Playtime")
    }

    @Test("every screen belongs to the one coordinator the session begins with", arguments: Form.allCases)
    private func tree(form: Form) {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer(form.number, "1")
        #expect(session.coordinators.count == 1)
        #expect(session.screens.count == 3)
        session.answer("b", "b")
        #expect(
            session.tree == """
                AppDelegate
                └── MenuScreen *
                """)
    }

    @Test(
        "the modules are freed when the person leaves them, and all of them after the flow",
        arguments: Form.allCases)
    private func memory(form: Form) {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer(form.number, "1")
        for screen in session.screens.dropFirst() { remains.watch(partsOf: screen) }
        #expect(
            Set(remains.names).isSuperset(of: ["FilmListPresenter", "FilmListRouter", "FilmDetailPresenter"]))
        session.answer("b")
        #expect(remains.names.filter { $0.hasPrefix("FilmDetail") || $0.hasPrefix("Rating") } == [])
        session.answer("b")
        #expect(remains.names.isEmpty)
    }

    @Test("a promise brings module and block together, whichever comes first", arguments: [true, false])
    func promise(moduleIsFirst: Bool) throws {
        let module = FilmDetailPresenter()
        let promise = ProtocolsAndPromise.ModulePromise()
        var met: [AnyObject] = []
        if moduleIsFirst { try promise.fulfill(with: module) }
        try promise.then { met.append($0) }
        #expect(met.isEmpty == !moduleIsFirst)
        if !moduleIsFirst { try promise.fulfill(with: module) }
        #expect(met.count == 1)
        #expect(met.first === module)
    }

    @Test("a module is promised at once and opened when the answer is done; then the promise is gone")
    func opening() throws {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("4")
        let list = try #require(session.screens.last as? ProtocolsAndPromise.FilmListScreen)
        var isThere = false
        do {
            let promise = list.openModule(usingSegue: "ShowDetail")
            remains.watch([promise])
            try promise.then { _ in isThere = true }
        }
        #expect(!isThere)
        #expect(session.screens.count == 2)
        session.answer("?")
        #expect(isThere)
        #expect(session.screens.count == 3)
        #expect(remains.names.isEmpty)
    }

    @Test("a module that is not what its router takes it for is refused in words, in every form")
    func wrongModule() throws {
        let other = MenuScreen(forms: [])
        let router = ViewPrepare.FilmListRouter(storyboard: Storyboard("Films"), navigator: Navigator())
        let presenter = FilmListPresenter(interactor: FilmListInteractor(), router: router)
        let list = ViewPrepare.FilmListScreen(output: presenter)
        #expect(
            refusal { try list.prepare(for: segue(from: list, to: other), sender: Film.all[0]) }
                == "The segue “ShowDetail” leads to MenuScreen, where FilmDetailScreen is expected.")

        var storyboard = Storyboard("Films")
        storyboard.scene("FilmDetail") { _ in other }
        storyboard.connect("ShowDetail", to: "FilmDetail")
        let blockRouter = ConfigurationBlock.FilmListRouter(storyboard: storyboard, navigator: Navigator())
        let blockList = ConfigurationBlock.FilmListScreen(output: presenter)
        blockRouter.view = blockList
        #expect(refusal { try blockRouter.openDetail(of: Film.all[0]) } == "MenuScreen takes no film.")

        let promiseList = ProtocolsAndPromise.FilmListScreen(
            output: presenter, storyboard: storyboard, navigator: Navigator())
        #expect(
            refusal {
                try promiseList.prepare(
                    for: segue(from: promiseList, to: other), sender: ProtocolsAndPromise.ModulePromise())
            } == "MenuScreen can't be configured.")

        let inputList = ModuleInputOutput.FilmListScreen(
            output: presenter, storyboard: storyboard, navigator: Navigator())
        #expect(
            refusal {
                _ = try inputList.openModule(usingSegue: "ShowDetail") {
                    (_: any ModuleInputOutput.FilmDetailModuleInput) in
                }
            }
                == "The segue “ShowDetail” leads to MenuScreen, where a module with FilmDetailModuleInput is expected."
        )
    }

    private func segue(from source: any Screen, to destination: any Screen) -> Segue {
        Segue(identifier: "ShowDetail", source: source, destination: destination)
    }

    private func refusal(_ body: () throws -> Void) -> String? {
        do { try body() } catch { return "\(error)" }
        return nil
    }

    @Test(
        "every module of the last form is freed, the embedded one and the one from the other storyboard too"
    )
    func memoryOfModules() {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("5", "1", "2", "d")
        for screen in session.screens { remains.watch(partsOf: screen) }
        remains.watch(session.coordinators)
        #expect(
            Set(remains.names).isSuperset(of: [
                "FilmListInteractor", "FilmListRouter", "FilmDetailRouter", "RatingScreen", "RatingPresenter",
                "DirectorScreen", "DirectorPresenter",
            ]))
        session.endInput()
        #expect(remains.names.isEmpty)
    }

    @Test("the rating's segue embeds it into the place that the film's page has for that identifier")
    func place() throws {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("5", "1")
        let detail = try #require(session.screens.last as? ModuleInputOutput.FilmDetailScreen)
        #expect(detail.place(forSegue: "EmbedRating")?.screen is ModuleInputOutput.RatingScreen)
        #expect(detail.place(forSegue: "EmbedStudio") == nil)
        #expect(session.screens.count == 3)
    }

    @Test("the business is the interactors': how films were rated, and which are a director's")
    func interactors() {
        let list = ModuleInputOutput.FilmListInteractor()
        list.rate(Film.all[1], stars: 2)
        #expect(list.films().map { list.stars(of: $0) } == [0, 2, 0])
        let films = ModuleInputOutput.DirectorInteractor().films(by: "Jacques Tati")
        #expect(films.map(\.title) == ["Playtime"])
    }

    @Test("a choice in the embedded module reaches it, and its output reaches the list")
    func embedded() throws {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("5", "1")
        let detail = try #require(session.screens.last)
        #expect(Page(of: detail).items == ["one star", "two stars", "three stars"])
        session.answer("2", "b")
        let list = try #require(session.screens.last)
        #expect(Page(of: list).items.first == "The Third Man (1949) * *")
    }

    @Test("the presenter talks on to the embedded module through the input it kept")
    func inputKept() throws {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("5", "1", "2", "c", "b")
        let list = try #require(session.screens.last)
        #expect(Page(of: list).items.first == "The Third Man (1949)")
    }

    @Test("a module alone is entered by its input and answers by its output")
    func moduleAlone() throws {
        final class Hearer: ModuleInputOutput.RatingModuleOutput {
            var stars: [Int] = []
            func ratingModule(_ module: any ModuleInputOutput.RatingModuleInput, didRate stars: Int) {
                self.stars.append(stars)
            }
        }
        let hearer = Hearer()
        let presenter = ModuleInputOutput.RatingPresenter(
            interactor: ModuleInputOutput.RatingInteractor())
        let screen = ModuleInputOutput.RatingScreen(output: presenter, moduleInput: presenter)
        presenter.view = screen
        let input: any ModuleInputOutput.RatingModuleInput = presenter
        input.output = hearer
        input.configure(stars: 2)
        let page = Page(of: screen)
        #expect(page.title == "Rated with 2 of 3")
        try page.answer("1")
        input.clear()
        #expect(hearer.stars == [1, 0])
    }

    @Test("a scene of another storyboard is shown by its name across storyboards")
    func crossStoryboard() throws {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("5", "2", "d")
        #expect(session.screens.count == 4)
        let director = try #require(session.screens.last)
        #expect(Page(of: director).title == "Akira Kurosawa")
    }

    @Test("a storyboard that is not there is an error that names it and those there are")
    func wrongName() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("5", "2", "w")
        #expect(
            session.transcript.hasSuffix(
                "“Studios@Studio” names a storyboard that is not there; there are “Films” and “People”.\n> "))
        #expect(session.screens.count == 3)
    }

    @Test("factories: each module has the factories of the next ones, and what shows them")
    func factories() throws {
        let known = try files.whoKnowsWhom(in: "Factories/", namespace: "Factories")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    FilmDetailFactory: Film, FilmDetailPresenter, FilmDetailView
                    FilmListFactory: FilmDetailFactory, FilmListInteractor, FilmListPresenter, \
                    FilmListRouter, FilmListView, Transition
                    FilmListRouter: Film, FilmDetailFactory, FilmListRouterInput, Transition
                    Transition: Navigator
                    Factories: FilmDetailFactory, FilmListFactory, Navigator, Transition
                    """) == nil)
    }

    @Test("the view prepares: it knows the detail's view, and the router its own")
    func viewPrepare() throws {
        let known = try files.whoKnowsWhom(in: "ViewPrepare/", namespace: "ViewPrepare")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    FilmDetailScreen: Film, FilmDetailPresenter, FilmDetailView
                    FilmListRouter: Film, FilmListRouterInput, FilmListScreen, Navigator, Storyboard
                    FilmListScreen: Film, FilmDetailScreen, FilmListView, Segue, SeguePreparing
                    ViewPrepare: FilmDetailPresenter, FilmDetailScreen, FilmListInteractor, \
                    FilmListPresenter, FilmListRouter, FilmListScreen, Navigator, Storyboard
                    """) == nil)
    }

    @Test("a block: the view knows no other module, and the router knows its own view and the detail's")
    func configurationBlock() throws {
        let known = try files.whoKnowsWhom(in: "ConfigurationBlock/", namespace: "ConfigurationBlock")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    BlockPreparing: Segue, SeguePreparing
                    FilmDetailScreen: Film, FilmDetailPresenter, FilmDetailView
                    FilmListRouter: Block, Film, FilmDetailScreen, FilmListRouterInput, FilmListScreen, \
                    Navigator, Storyboard
                    FilmListScreen: BlockPreparing, FilmListView
                    ConfigurationBlock: FilmDetailPresenter, FilmDetailScreen, FilmListInteractor, \
                    FilmListPresenter, FilmListRouter, FilmListScreen, Navigator, Storyboard
                    """) == nil)
    }

    @Test("a promise: the router knows protocols only")
    func protocolsAndPromise() throws {
        let known = try files.whoKnowsWhom(in: "ProtocolsAndPromise/", namespace: "ProtocolsAndPromise")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    FilmDetailScreen: Film, FilmConfigurable, FilmDetailPresenter, FilmDetailView, \
                    ModuleConfigurable, ModuleConfigurableHolder
                    FilmListRouter: Film, FilmConfigurable, FilmListRouterInput, TransitionHandler
                    FilmListScreen: FilmListView, FilmListViewOutput, Navigator, Storyboard, TransitionView
                    ModulePromise: ModuleConfigurable
                    Protocols: Film, ModulePromise, Navigator, Segue, SeguePreparing, Storyboard
                    ProtocolsAndPromise: FilmDetailPresenter, FilmDetailScreen, FilmListInteractor, \
                    FilmListPresenter, FilmListRouter, FilmListScreen, Navigator, Storyboard
                    """) == nil)
    }

    @Test("input and output: of another module only these are known, and by no view")
    func moduleInputOutput() throws {
        let known = try files.whoKnowsWhom(in: "ModuleInputOutput/", namespace: "ModuleInputOutput")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    Director/DirectorInteractor: Film
                    Director/DirectorModule: nothing
                    Director/DirectorPresenter: DirectorInteractorInput, DirectorModuleInput, \
                    DirectorScreenInput, DirectorScreenOutput
                    Director/DirectorScreen: nothing
                    FilmDetail/FilmDetailModule: Film
                    FilmDetail/FilmDetailPresenter: Film, FilmDetailModuleInput, FilmDetailModuleOutput, \
                    FilmDetailScreenOutput, FilmDetailViewInput, RatingModuleInput, RatingModuleOutput
                    FilmDetail/FilmDetailRouter: DirectorModuleInput, FilmDetailRouterInput, \
                    RatingModuleInput, RatingModuleOutput, TransitionHandler
                    FilmDetail/FilmDetailScreen: FilmDetailView, FilmDetailViewOutput, Navigator, Storyboard, \
                    TransitionView
                    FilmList/FilmListInteractor: Film
                    FilmList/FilmListPresenter: Film, FilmDetailModuleInput, FilmDetailModuleOutput, \
                    FilmListInteractorInput, FilmListViewInput, FilmListViewOutput
                    FilmList/FilmListRouter: Film, FilmDetailModuleInput, FilmDetailModuleOutput, \
                    FilmListRouterInput, TransitionHandler
                    FilmList/FilmListScreen: FilmListView, FilmListViewOutput, Navigator, Storyboard, \
                    TransitionView
                    TransitionHandler: Navigator, Storyboard
                    ModuleInputOutput: DirectorInteractor, DirectorPresenter, DirectorScreen, \
                    FilmDetailPresenter, FilmDetailRouter, FilmDetailScreen, FilmListInteractor, \
                    FilmListPresenter, FilmListRouter, FilmListScreen, Navigator, RatingInteractor, \
                    RatingPresenter, RatingScreen, Storyboard
                    Rating/RatingInteractor: nothing
                    Rating/RatingModule: nothing
                    Rating/RatingPresenter: RatingInteractorInput, RatingModuleInput, RatingModuleOutput, \
                    RatingScreenInput, RatingScreenOutput
                    Rating/RatingScreen: nothing
                    """) == nil)
    }

    @Test("what the forms share knows no form")
    func shared() throws {
        let known = try files.whoKnowsWhom(in: "Films/")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    Film: nothing
                    FilmDetailView: nothing
                    FilmListView: Film
                    """) == nil)
        let oneWay = try files.whoKnowsWhom(in: "OneWay/")
        #expect(
            TranscriptDifference(
                oneWay,
                expected: """
                    FilmDetailPresenter: Film, FilmDetailViewInput, FilmDetailViewOutput
                    FilmListInteractor: Film
                    FilmListPresenter: Film, FilmListInteractorInput, FilmListViewInput, FilmListViewOutput
                    """) == nil)
    }
}
