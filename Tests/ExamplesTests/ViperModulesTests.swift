import Testing
import Usher
import UsherTesting

@testable import ViperModules

@Suite("VIPER modules")
struct ViperModulesTests {
    private let files = ExampleFiles("ViperModules")

    private enum Form: String, CaseIterable {
        case viewPrepare = "1"
        case configurationBlock = "2"
        case protocolsAndPromise = "3"
        case moduleInputOutput = "4"

        var number: String { rawValue }
    }

    @Test("the script gives the transcript")
    func transcript() throws {
        let console = ScriptConsole(try files.script())
        #expect(Session.run(on: console) { AppDelegate(navigator: $0) } == .success)
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
        arguments: [Form.viewPrepare, .configurationBlock, .moduleInputOutput])
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

    @Test("the promise keeps the module and its router, even after the session")
    func leak() {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("3", "1")
        for screen in session.screens { remains.watch(partsOf: screen) }
        remains.watch(session.coordinators)
        session.answer("q")
        #expect(remains.names == ["FilmListRouter", "ModulePromise", "FilmDetailPresenter"])
    }

    @Test(
        "every module of the fourth form is freed, the embedded one and the one from the other storyboard too"
    )
    func memoryOfModules() {
        var remains = Remains()
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("4", "1", "2", "d")
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

    @Test("a choice in the embedded module reaches it, and its output reaches the list")
    func embedded() throws {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("4", "1")
        let detail = try #require(session.screens.last)
        #expect(Page(of: detail).items == ["one star", "two stars", "three stars"])
        session.answer("2", "b")
        let list = try #require(session.screens.last)
        #expect(Page(of: list).items.first == "The Third Man (1949) * *")
    }

    @Test("the presenter talks on to the embedded module through the input it kept")
    func inputKept() throws {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("4", "1", "2", "c", "b")
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
        let presenter = ModuleInputOutput.RatingPresenter()
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
        session.answer("4", "2", "d")
        #expect(session.screens.count == 4)
        let director = try #require(session.screens.last)
        #expect(Page(of: director).title == "Akira Kurosawa")
    }

    @Test("a storyboard that is not there is an error that names it and those there are")
    func wrongName() {
        let session = ScriptedSession { AppDelegate(navigator: $0) }
        session.answer("4", "2", "w")
        #expect(
            session.transcript.hasSuffix(
                "“Studios@Studio” names a storyboard that is not there; there are “Films” and “People”.\n> "))
        #expect(session.screens.count == 3)
    }

    @Test("first form: the list's view knows the detail's view")
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

    @Test("second form: the view knows no other module, and the router knows the detail's view")
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

    @Test("third form: the router knows protocols only")
    func protocolsAndPromise() throws {
        let known = try files.whoKnowsWhom(in: "ProtocolsAndPromise/", namespace: "ProtocolsAndPromise")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    FilmDetailScreen: Film, FilmConfigurable, FilmDetailPresenter, FilmDetailView, \
                    ModuleConfigurable, ModuleConfigurableHolder
                    FilmListRouter: Film, FilmConfigurable, FilmListRouterInput, ModuleConfigurable, \
                    ModulePromise, TransitionHandler
                    FilmListScreen: FilmListView, FilmListViewOutput, Navigator, Storyboard, TransitionView
                    ModulePromise: ModuleConfigurable
                    Protocols: Film, ModulePromise, Navigator, Segue, SeguePreparing, Storyboard
                    ProtocolsAndPromise: FilmDetailPresenter, FilmDetailScreen, FilmListInteractor, \
                    FilmListPresenter, FilmListRouter, FilmListScreen, Navigator, Storyboard
                    """) == nil)
    }

    @Test("fourth form: of another module only its input and output are known, and by no view")
    func moduleInputOutput() throws {
        let known = try files.whoKnowsWhom(in: "ModuleInputOutput/", namespace: "ModuleInputOutput")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    Director/DirectorModule: nothing
                    Director/DirectorPresenter: DirectorModuleInput, DirectorScreenInput, \
                    DirectorScreenOutput, Film
                    Director/DirectorScreen: nothing
                    FilmDetail/FilmDetailModule: Film
                    FilmDetail/FilmDetailPresenter: Film, FilmDetailModuleInput, FilmDetailModuleOutput, \
                    FilmDetailScreenOutput, FilmDetailViewInput, RatingModuleInput, RatingModuleOutput
                    FilmDetail/FilmDetailRouter: DirectorModuleInput, FilmDetailRouterInput, \
                    ModuleEmbedding, Navigator, RatingModuleInput, RatingModuleOutput, Storyboard
                    FilmDetail/FilmDetailScreen: FilmDetailView, FilmDetailViewOutput
                    FilmList/FilmListPresenter: Film, FilmDetailModuleInput, FilmDetailModuleOutput, \
                    FilmListInteractorInput, FilmListViewInput, FilmListViewOutput
                    FilmList/FilmListRouter: Film, FilmDetailModuleInput, FilmDetailModuleOutput, \
                    FilmListRouterInput, Navigator, Storyboard
                    ModuleInputOutput: DirectorPresenter, DirectorScreen, FilmDetailPresenter, \
                    FilmDetailRouter, FilmDetailScreen, FilmListInteractor, FilmListPresenter, \
                    FilmListRouter, FilmListView, Navigator, RatingPresenter, RatingScreen, Storyboard
                    Rating/RatingModule: nothing
                    Rating/RatingPresenter: RatingModuleInput, RatingModuleOutput, RatingScreenInput, \
                    RatingScreenOutput
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
                    FilmListInteractor: Film
                    FilmListView: Film
                    """) == nil)
        let oneWay = try files.whoKnowsWhom(in: "OneWay/")
        #expect(
            TranscriptDifference(
                oneWay,
                expected: """
                    FilmDetailPresenter: Film, FilmDetailViewInput, FilmDetailViewOutput
                    FilmListPresenter: Film, FilmListInteractorInput, FilmListViewInput, FilmListViewOutput
                    """) == nil)
    }
}
