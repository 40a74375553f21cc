import Foundation
import Programs
import Testing
import Usher
import UsherStoryboards
import UsherTesting

@testable import ViperModules

@Suite("VIPER modules")
struct ViperModulesTests {
    private let files = ExampleFiles("ViperModules")

    @Test("An unknown form number is refused", arguments: ["7", "0", "five", "--tarce"])
    func unknownForm(number: String) throws {
        let command = "'\(Shell.products.path)'/ViperModules \(number) </dev/null"
        let result = try Shell.run(command, environment: Shell.unprofiled)
        #expect(result.status == ExitStatus.wrongUsage.rawValue)
        #expect(result.errorOutput == "ViperModules: there is no form “\(number)”. Choose 1 to 6.\n")
        #expect(result.output.isEmpty)
    }

    private func session(_ form: TransitionForm) -> ScriptedSession {
        ScriptedSession { AppDelegate(form: form, navigator: $0) }
    }

    @Test(
        "A module is freed when the user leaves it, and all of them after the flow",
        arguments: TransitionForm.allCases)
    func memory(form: TransitionForm) {
        var remains = Remains()
        let session = session(form)
        session.answer("1")
        for screen in session.screens { remains.watch(partsOf: screen) }
        let detail = {
            remains.names.filter {
                $0.contains("Movie") && !$0.hasPrefix("MovieList") || $0.hasPrefix("Rating")
            }
        }
        #expect(
            Set(remains.names).isSuperset(of: [
                "MovieListInteractor", "MovieListPresenter", "MovieListRouter",
            ]))
        #expect(detail().count >= (form == .embeddedRating ? 5 : 2))
        session.answer("b")
        #expect(detail().filter { $0 != "RatingInteractor" } == [])
        session.answer("q")
        #expect(remains.names.isEmpty)
    }

    @Test(
        "A promise calls its block with the module, whichever of the two comes first",
        arguments: [true, false])
    func promise(moduleIsFirst: Bool) throws {
        let module = MovieDetailPresenter()
        let promise = ProtocolsAndPromise.ModulePromise()
        var met: [AnyObject] = []
        if moduleIsFirst { try promise.fulfill(with: module) }
        try promise.then { met.append($0) }
        #expect(met.isEmpty == !moduleIsFirst)
        if !moduleIsFirst { try promise.fulfill(with: module) }
        #expect(met.count == 1)
        #expect(met.first === module)
    }

    @Test(
        "The list marks a movie as seen when it opens it, in each one-way form",
        arguments: TransitionForm.allCases.prefix(4))
    func oneWay(form: TransitionForm) {
        let session = session(form)
        session.answer("2")
        #expect(Page(of: session.screens[0]).fields.map(\.value) == ["Seven Samurai"])
    }

    @Test("A module's output tells the list which movie was shown")
    func output() throws {
        final class OutputHearer: ModuleInputOutput.MovieDetailModuleOutput {
            var titles: [String] = []
            func movieDetailModule(
                _ module: any ModuleInputOutput.MovieDetailModuleInput, didShow movie: Movie
            ) { titles.append(movie.title) }
        }
        let listener = OutputHearer()
        let presenter = ModuleInputOutput.MovieDetailPresenter()
        let screen = ModuleInputOutput.MovieDetailScreen(presenter: presenter)
        presenter.view = screen
        let input: any ModuleInputOutput.MovieDetailModuleInput = presenter
        input.output = listener
        try input.configure(movie: Movie.all[2])
        #expect(listener.titles == [])
        #expect(Page(of: screen).title == "Playtime")
        #expect(listener.titles == ["Playtime"])
    }

    @Test("The list's presenter opens the picked movie")
    func presenter() throws {
        final class Router: ModuleInputOutput.MovieListRouterInput {
            var opened: [String] = []
            func openDetail(of movie: Movie, output: any ModuleInputOutput.MovieDetailModuleOutput) {
                opened.append(movie.title)
            }
        }
        let router = Router()
        let list = ModuleInputOutput.MovieListPresenter(interactor: MovieListInteractor(), router: router)
        try list.didPick(at: 2)
        #expect(router.opened == ["Playtime"])
    }

    @Test("A module on its own takes its input and reports to its output")
    func moduleAlone() throws {
        final class RatingHearer: EmbeddedRating.RatingModuleOutput {
            var stars: [Int] = []
            func ratingModule(_ module: any EmbeddedRating.RatingModuleInput, didRate stars: Int) {
                self.stars.append(stars)
            }
        }
        let listener = RatingHearer()
        let presenter = EmbeddedRating.RatingPresenter()
        let screen = EmbeddedRating.RatingScreen(output: presenter, moduleInput: presenter)
        presenter.view = screen
        let input: any EmbeddedRating.RatingModuleInput = presenter
        input.output = listener
        input.configure(stars: 2)
        let page = Page(of: screen)
        #expect(page.title == "Rated with 2 of 3")
        try page.answer("1")
        input.clear()
        #expect(listener.stars == [1, 0])
    }

    @Test("A segue embeds a module of another storyboard and passes data to it")
    func embed() throws {
        let session = session(.embeddedRating)
        session.answer("1", "3", "b", "1")
        let detail = try #require(session.screens.last as? EmbeddedRating.RatedMovieScreen)
        #expect(detail.place(forSegue: "EmbedRating")?.screen is EmbeddedRating.RatingScreen)
        #expect(detail.place(forSegue: "ShowRating") == nil)
        #expect(session.screens.count == 2)
        #expect(session.transcript.contains("Director: Carol Reed\nRated with 3 of 3\n"))
    }

    @Test("A segue shows a module of another storyboard, which returns data")
    func crossStoryboard() throws {
        let session = session(.embeddedRating)
        session.answer("1", "r")
        #expect(session.screens.last is EmbeddedRating.RatingScreen)
        session.answer("2", "b")
        let detail = try #require(session.screens.last as? EmbeddedRating.RatedMovieScreen)
        #expect(
            detail.place(forSegue: "EmbedRating")?.screen.map { Page(of: $0).title } == "Rated with 2 of 3")
    }

    @Test("The movie's presenter calls the input that its router returned")
    func link() {
        let session = session(.embeddedRating)
        session.answer("1", "2", "c")
        #expect(session.transcript.contains("\nNot rated\n\nc clear the rating, "))
    }

    @Test("With factories, each module refers only to the next factory and the transition")
    func factories() throws {
        let known = try files.whoKnowsWhom(in: "Factories/", namespace: "Factories")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    MovieDetailFactory: Movie, MovieDetailPresenter, MovieDetailView
                    MovieListFactory: MovieDetailFactory, MovieListInteractor, MovieListPresenter, \
                    MovieListRouter, MovieListView, Transition
                    MovieListRouter: Movie, MovieDetailFactory, MovieListRouterInput, Transition
                    Transition: Navigator
                    Factories: MovieDetailFactory, MovieListFactory, Navigator, Transition
                    """) == nil)
    }

    @Test("With a preparing view, the view refers to the detail's view, and the router to its own")
    func viewPrepare() throws {
        let known = try files.whoKnowsWhom(in: "ViewPrepare/", namespace: "ViewPrepare")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    MovieListRouter: Movie, MovieListRouterInput, MovieListScreen
                    MovieListScreen: Movie, MovieDetailScreen, MovieListSegueView, Segue, SeguePreparing
                    ViewPrepare: MovieDetailPresenter, MovieDetailScreen, MovieListInteractor, \
                    MovieListPresenter, MovieListRouter, MovieListScreen, Navigator, Storyboard
                    """) == nil)
    }

    @Test("With a block, the view refers to no other module, and the router to both views")
    func configurationBlock() throws {
        let known = try files.whoKnowsWhom(in: "ConfigurationBlock/", namespace: "ConfigurationBlock")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    BlockPreparing: Segue, SeguePreparing
                    MovieListRouter: Block, Movie, MovieDetailScreen, MovieListRouterInput, MovieListScreen
                    MovieListScreen: BlockPreparing, MovieListSegueView
                    ConfigurationBlock: MovieDetailPresenter, MovieDetailScreen, MovieListInteractor, \
                    MovieListPresenter, MovieListRouter, MovieListScreen, Navigator, Storyboard
                    """) == nil)
    }

    @Test("With a promise, the router refers only to protocols")
    func protocolsAndPromise() throws {
        let known = try files.whoKnowsWhom(in: "ProtocolsAndPromise/", namespace: "ProtocolsAndPromise")
        #expect(
            TranscriptDifference(
                known,
                expected: """
                    ModulePromise: ModuleConfigurable
                    MovieDetailScreen: ModuleConfigurable, ModuleConfigurableHolder, Movie, \
                    MovieConfigurable, MovieDetailPresenter, MovieDetailView
                    MovieListRouter: Movie, MovieConfigurable, MovieListRouterInput, TransitionHandler
                    MovieListScreen: MovieListSegueView, TransitionView
                    Protocols: ModulePromise, Movie, Segue, SeguePreparing, SegueView
                    ProtocolsAndPromise: MovieDetailPresenter, MovieDetailScreen, MovieListInteractor, \
                    MovieListPresenter, MovieListRouter, MovieListScreen, Navigator, Storyboard
                    """) == nil)
    }
}
