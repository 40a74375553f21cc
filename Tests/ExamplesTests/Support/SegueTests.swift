import Testing
import UsherStoryboards

@testable import Usher

@Suite("Segues")
struct SegueTests {
    private let flow = RatedFlow()

    private func segue(
        _ identifier: String = "ShowRating", to destination: any Screen, _ kind: Segue.Kind = .show,
        sender: Any? = nil
    ) -> Segue {
        Segue(identifier: identifier, source: flow.film, destination: destination, kind: kind, sender: sender)
    }

    @Test("A segue prepares its destination and shows it")
    func perform() throws {
        let rating = StarScreen()
        try flow.navigator.perform(segue(to: rating, sender: 3))
        #expect(flow.navigator.stack.top === rating && rating.stars == 3)
        #expect(flow.navigator.stack.description == "RatedFlow\n├── RatedScreen\n└── StarScreen *")
    }

    @Test("A segue whose source refuses to prepare moves nothing")
    func refused() {
        let error = #expect(throws: SegueError.self) {
            try flow.navigator.perform(segue(to: RatedScreen()))
        }
        #expect(
            error?.description == "The segue “ShowRating” leads to RatedScreen, where StarScreen is expected."
        )
        #expect(flow.navigator.stack.top === flow.film)
    }

    @Test("A segue that presents begins a layer")
    func present() throws {
        try flow.navigator.perform(segue(to: StarScreen(), .present))
        #expect(flow.navigator.stack.description == "RatedFlow\n├── RatedScreen\n└── | StarScreen *")
    }

    @Test("A segue that embeds prepares its destination and puts it in its identifier's place")
    func embed() throws {
        let rating = StarScreen()
        try flow.navigator.perform(segue("EmbedRating", to: rating, .embed, sender: 3))
        #expect(flow.film.ratingPlace.screen === rating)
        #expect(flow.navigator.stack.screens.count == 1)
        #expect(Page(of: flow.film).texts == ["3 stars"])
        let error = #expect(throws: SegueError.self) {
            try flow.navigator.perform(segue("EmbedStudio", to: StarScreen(), .embed))
        }
        #expect(error?.description == "RatedScreen has no place for what the segue “EmbedStudio” embeds.")
    }

    @Test("A segue reaches a module's input, and another module is an error that names both")
    func moduleInput() throws {
        let module = CounterModule()
        #expect(try segue("Count", to: module).moduleInput(as: (any CounterInput).self) === module)
        let error = #expect(throws: SegueError.self) {
            try segue("Count", to: module).moduleInput(as: (any OtherInput).self)
        }
        #expect(
            error?.description
                == "The segue “Count” leads to CounterModule, where a module with OtherInput is expected.")
        #expect(throws: SegueError.self) {
            try segue(to: StarScreen()).moduleInput(as: (any CounterInput).self)
        }
    }
}

private final class RatedFlow: Coordinator {
    let navigator = Navigator()
    let film = RatedScreen()

    init() { navigator.start(self) }

    func start() { navigator.push(film, for: self) }
}

private final class RatedScreen: SeguePreparing, SegueEmbedding {
    let ratingPlace = EmbeddingPlace()

    func place(forSegue identifier: String) -> EmbeddingPlace? {
        identifier == "EmbedRating" ? ratingPlace : nil
    }

    func prepare(for segue: Segue, sender: Any?) throws {
        try segue.destination(as: StarScreen.self).stars = sender as? Int ?? 0
    }

    func draw(on page: inout Page) throws { try page.embed(ratingPlace) }
}

private final class StarScreen: Screen {
    var stars = 0

    func draw(on page: inout Page) { page.text("\(stars) stars") }
}

private protocol CounterInput: ModuleInput {}
private protocol OtherInput: ModuleInput {}

private final class CounterModule: ModuleScreen, CounterInput {
    var moduleInput: any ModuleInput { self }

    func draw(on page: inout Page) {}
}
