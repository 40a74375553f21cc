import Testing
import Usher
import UsherStoryboards

@Suite("Storyboards")
struct StoryboardTests {
    @Test("A name across storyboards makes a scene of the other storyboard")
    func crossStoryboard() throws {
        #expect((try movies().makeScreen("People@Director") as? Scene)?.name == "People: Director")
    }

    @Test(
        "A wrong scene name is an error that names it and the existing ones",
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

    @Test("A wrong segue name is an error that names it and the existing ones")
    func wrongSegue() {
        let error = #expect(throws: SegueError.self) {
            try movies().segue("ShowDetial", from: Scene("Source"))
        }
        #expect(
            error?.description
                == "The storyboard “Movies” has no segue “ShowDetial”; there are “ShowDetail”, “ShowDirector” and "
                + "“ShowStudio”.")
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
