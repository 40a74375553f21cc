import Testing
import Usher
import UsherStoryboards

@Suite("Storyboards")
struct StoryboardTests {
    @Test("a scene's screen is made anew each time")
    func makeScreen() throws {
        let movies = movies()
        let first = try movies.makeScreen("Detail")
        let second = try movies.makeScreen("Detail")
        #expect((first as? Scene)?.name == "Movies: Detail")
        #expect(first !== second)
    }

    @Test("a scene is made from the storyboard that holds it", arguments: ["List", "Movies@List"])
    func ownStoryboard(name: String) throws {
        #expect((try movies().makeScreen(name) as? Scene)?.name == "Movies: List")
    }

    @Test("a name across storyboards makes the scene of the other one, from the other one")
    func crossStoryboard() throws {
        #expect((try movies().makeScreen("People@Director") as? Scene)?.name == "People: Director")
    }

    @Test("a segue has the identifier, the source, the scene it leads to, and the sender")
    func segue() throws {
        let source = Scene("Source")
        let segue = try movies().segue("ShowDirector", from: source, sender: 7)
        #expect(segue.identifier == "ShowDirector")
        #expect(segue.source === source)
        #expect((segue.destination as? Scene)?.name == "People: Director")
        #expect(segue.sender as? Int == 7)
    }

    @Test(
        "a wrong name is an error that names it and those there are",
        arguments: [
            ("Detial", "The storyboard “Movies” has no scene “Detial”; there are “Detail” and “List”."),
            ("", "The storyboard “Movies” has no scene “”; there are “Detail” and “List”."),
            ("People@Actor", "The storyboard “People” has no scene “Actor”; there is “Director”."),
            ("People@", "The storyboard “People” has no scene “”; there is “Director”."),
            (
                "Studios@Studio",
                "“Studios@Studio” names a storyboard that is not there; there are “Movies” and “People”."
            ),
            ("@", "“@” names a storyboard that is not there; there are “Movies” and “People”."),
            (
                "People@Movies@List",
                "“Movies@List” names a storyboard that is not there; there is “People”."
            ),
        ])
    func wrongScene(name: String, description: String) {
        let error = #expect(throws: SegueError.self) { try movies().makeScreen(name) }
        #expect(error?.description == description)
    }

    @Test("a wrong segue is an error that names it and those there are")
    func wrongSegue() {
        let error = #expect(throws: SegueError.self) {
            try movies().segue("ShowDetial", from: Scene("Source"))
        }
        #expect(
            error?.description
                == "The storyboard “Movies” has no segue “ShowDetial”; there are “ShowDetail”, “ShowDirector” and "
                + "“ShowStudio”.")
    }

    @Test("a segue to a scene that is not there says so when it is asked for")
    func wrongPlaceholder() {
        #expect(
            throws: SegueError.noStoryboard("Studios", scene: "Studio", storyboards: ["Movies", "People"])
        ) { try movies().segue("ShowStudio", from: Scene("Source")) }
    }

    @Test("an empty storyboard says that it has nothing")
    func empty() {
        let error = #expect(throws: SegueError.self) { try Storyboard("Empty").makeScreen("List") }
        #expect(error?.description == "The storyboard “Empty” has no scene “List”; there is none at all.")
    }

    @Test("a storyboard keeps no screen it made")
    func memory() throws {
        let movies = movies()
        weak var screen: (any Screen)?
        do {
            let made = try movies.makeScreen("People@Director")
            screen = made
            #expect(screen != nil)
        }
        #expect(screen == nil)
    }

    private func movies() -> Storyboard {
        var people = Storyboard("People")
        people.scene("Director") { Scene("\($0.name): Director") }
        var movies = Storyboard("Movies", references: [people])
        movies.scene("List") { Scene("\($0.name): List") }
        movies.scene("Detail") { Scene("\($0.name): Detail") }
        movies.connect("ShowDetail", to: "Detail")
        movies.connect("ShowDirector", to: "People@Director")
        movies.connect("ShowStudio", to: "Studios@Studio")
        return movies
    }
}

private final class Scene: Screen {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    func draw(on page: inout Page) {}
}
