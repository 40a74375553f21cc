import Testing
import UsherStoryboards
import UsherTesting

@testable import Usher

@Suite("Kinds of segues")
struct SegueKindTests {
    @Test("a segue that presents begins a layer: [list*] → [list | editor*]")
    func present() throws {
        let flow = Flow()
        try flow.navigator.perform(
            Segue(identifier: "EditFilm", source: flow.film, destination: Rating(), kind: .present))
        #expect(
            flow.navigator.stack.description == """
                Flow
                ├── Film
                └── | Rating *
                """)
    }

    @Test("a segue that embeds prepares the destination and puts it into the place for its identifier")
    func embed() throws {
        let flow = Flow()
        let rating = Rating()
        let segue = Segue(
            identifier: "EmbedRating", source: flow.film, destination: rating, kind: .embed, sender: 3)
        try flow.navigator.perform(segue)
        #expect(flow.film.ratingPlace.screen === rating)
        #expect(flow.navigator.stack.screens.count == 1)
        #expect(Page(of: flow.film).texts == ["3 stars"])
    }

    @Test("what is embedded later takes the place of what was there")
    func embedAgain() throws {
        let flow = Flow()
        for stars in [1, 2] {
            try flow.navigator.perform(
                Segue(
                    identifier: "EmbedRating", source: flow.film, destination: Rating(), kind: .embed,
                    sender: stars))
        }
        #expect(Page(of: flow.film).texts == ["2 stars"])
    }

    @Test("a source without a place for the segue is an error that names both")
    func noPlace() {
        let flow = Flow()
        for (source, identifier) in [(flow.film as any Screen, "EmbedStudio"), (Rating(), "EmbedRating")] {
            let segue = Segue(identifier: identifier, source: source, destination: Rating(), kind: .embed)
            let error = #expect(throws: SegueError.self) { try flow.navigator.perform(segue) }
            #expect(
                error?.description
                    == "\(type(of: source)) has no place for what the segue “\(identifier)” embeds.")
        }
        #expect(flow.film.ratingPlace.screen == nil)
    }

    @Test("a program may have kinds of its own; what one throws is what performing throws")
    func own() throws {
        let flow = Flow()
        let replace = Segue.Kind { segue, navigator in
            navigator.move { stack in
                guard let coordinator = stack.parent(of: segue.source) else { return }
                stack.pop()
                stack.push(segue.destination, for: coordinator)
            }
        }
        let refuse = Segue.Kind { _, _ in throw Refusal("not now") }
        let rating = Rating()
        #expect(throws: Refusal("not now")) {
            try flow.navigator.perform(
                Segue(identifier: "On", source: flow.film, destination: rating, kind: refuse))
        }
        #expect(flow.navigator.stack.top === flow.film)
        try flow.navigator.perform(
            Segue(identifier: "On", source: flow.film, destination: rating, kind: replace))
        #expect(flow.navigator.stack.screens.count == 1)
        #expect(flow.navigator.stack.top === rating)
    }

    @Test("a storyboard's segue is of the kind it was connected as, across storyboards too")
    func storyboard() throws {
        var parts = Storyboard("Parts")
        parts.scene("Rating") { _ in Rating() }
        var films = Storyboard("Films", references: [parts])
        films.connect("EmbedRating", to: "Parts@Rating", as: .embed)
        films.connect("ShowRating", to: "Parts@Rating")
        let flow = Flow()
        try flow.navigator.perform(films.segue("EmbedRating", from: flow.film, sender: 2))
        #expect(Page(of: flow.film).texts == ["2 stars"])
        try flow.navigator.perform(films.segue("ShowRating", from: flow.film, sender: 1))
        #expect(flow.navigator.stack.top is Rating)
    }

    @Test("the destination as the screen that is expected, or an error that names both")
    func destination() throws {
        let (film, rating) = (Film(), Rating())
        let segue = Segue(identifier: "ShowRating", source: film, destination: rating)
        #expect(try segue.destination(as: Rating.self) === rating)
        let error = #expect(throws: SegueError.self) { try segue.destination(as: Film.self) }
        #expect(error?.description == "The segue “ShowRating” leads to Rating, where Film is expected.")
    }
}

private final class Flow: Coordinator {
    let navigator = Navigator()
    let film = Film()

    init() {
        navigator.start(self)
    }

    func start() {
        navigator.push(film, for: self)
    }
}

private final class Film: SeguePreparing, SegueEmbedding {
    let ratingPlace = EmbeddingPlace()

    func place(forSegue identifier: String) -> EmbeddingPlace? {
        identifier == "EmbedRating" ? ratingPlace : nil
    }

    func prepare(for segue: Segue, sender: Any?) throws {
        try segue.destination(as: Rating.self).stars = sender as? Int ?? 0
    }

    func draw(on page: inout Page) throws {
        try page.embed(ratingPlace)
    }
}

private final class Rating: Screen {
    var stars = 0

    func draw(on page: inout Page) {
        page.text("\(stars) stars")
    }
}
