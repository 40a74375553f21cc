import MoviesApp
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog

/// What a person sees of movies, through the page and the tree.
@Suite struct MoviesAppTests {
    private let catalog: Catalog

    init() throws {
        catalog = try Catalog.sample()
    }

    private func open() -> ScriptedSession {
        ScriptedSession { AppCoordinator(catalog: catalog, navigator: $0) }
    }

    @Test("the tree grows from the list to the editor's prompt, and home leaves the list alone")
    func tree() {
        let session = open()
        session.answer("1", "e", "2")
        #expect(
            session.tree == """
                AppCoordinator
                └── § MovieListCoordinator
                    ├── MovieListScreen
                    └── MovieDetailCoordinator
                        ├── MovieDetailScreen
                        └── MovieEditorCoordinator
                            ├── MovieEditorScreen
                            └── QuestionScreen *
                """)
        session.answer(":h")
        #expect(
            session.tree == """
                AppCoordinator
                └── § MovieListCoordinator
                    └── MovieListScreen *
                """)
        session.answer("q")
        #expect(session.tree == "")
        #expect(session.status == .success)
    }

    @Test("going back returns to the same page, sort and filter of the list")
    func back() {
        let session = open()
        session.answer("s", "2", "/the", "n")
        let list = session.page
        #expect(list.texts.first == "Found by “the”, by year, oldest first")
        #expect(list.texts.last?.hasPrefix("11–20 of ") == true)
        session.answer("4", "e", "1", ":b", "b", "b")
        #expect(session.page == list)
    }

    @Test(
        "an accepted value is on the editor's, the detail's and the list's page",
        arguments: [["b", "b"], ["h"]])
    func oneOwner(wayBack: [String]) {
        let session = open()
        session.answer("/gaslight", "/third man", "1", "e", "8", "9.5")
        #expect(session.page.items[7] == "Your rating: 9.5")
        session.answer("1", "The Fourth Man")
        #expect(session.page.title == "Edit “The Fourth Man”")
        session.answer("b")
        #expect(session.page.title == "The Fourth Man (1949)")
        #expect(session.page.texts == ["Changed: Your rating, Title"])
        session.answer("h", "/fourth man")
        #expect(session.page.items == ["The Fourth Man (1949), you 9.5, critics 99"])
        session.answer("1", "e")
        for answer in wayBack { session.answer(answer) }
        #expect(session.page.items == ["The Fourth Man (1949), you 9.5, critics 99"])
    }

    @Test("a value as it was is no change")
    func unchanged() {
        let session = open()
        session.answer("1", "e", "3", "", "b")
        #expect(session.page.texts == [])
        #expect(!catalog.hasChanges)
    }

    @Test("a deletion asks first, and only a yes deletes", arguments: ["", "n", "no", "b", "N"])
    func deletionKept(answer: String) throws {
        let session = open()
        session.answer("1", "d", answer)
        #expect(session.screens.count == 2)
        #expect(try catalog.count(of: MovieQuery()) == .exactly(261))
    }

    @Test("a deleted movie has left the list, which says so once")
    func deletion() {
        let session = open()
        session.answer("/gaslight", "/third man", "1", "d", "y")
        #expect(session.page.said == ["“The Third Man” is deleted."])
        #expect(session.page.texts.first?.hasPrefix("Nothing is found by “third man”") == true)
        session.answer("/")
        #expect(session.page.said == [])
        #expect(session.page.texts.last == "1–10 of 260")
    }

    @Test("the same sort again turns the order round, and another one begins in its natural direction")
    func sort() {
        let session = open()
        session.answer("s", "1")
        #expect(session.page.texts.first == "All, by title, Z to A")
        session.answer("s", "5")
        #expect(session.page.texts.first == "All, by critics' score, best first")
        session.answer("s", "5")
        #expect(session.page.texts.first == "All, by critics' score, lowest first")
        session.answer("s", "5")
        #expect(session.page.texts.first == "All, by critics' score, best first")
    }

    @Test("nothing found keeps the person in control", arguments: ["b", "3", "n", "p"])
    func nothingFound(answer: String) {
        let session = open()
        session.answer("/no such movie", answer, "/")
        #expect(session.page.texts.last == "1–10 of 261")
    }

    @Test(
        "a movie that is deleted while its pages are shown is said to be gone, and a change changes its field only"
    )
    func deletedMeanwhile() throws {
        let session = open()
        session.answer("/third man", "1", "e", "3")
        let query = MovieQuery(search: try MovieSearch("third man"))
        let movie = try #require(catalog.movies(of: query, in: 0..<1).first)
        try catalog.update(movie.id, as: "changing") { $0.title = "Another Title" }
        session.answer("1950")
        #expect(session.page.items.first == "Title: Another Title")
        session.answer("3")
        try catalog.delete(movie.id)
        session.answer("1951")
        #expect(session.page.title == "Gone")
        session.answer("b", "b", "b")
        #expect(session.page.texts.first?.hasPrefix("Nothing is found by “third man”") == true)
    }

    @Test("an empty catalog is a page too")
    func empty() throws {
        let empty = try Catalog(movies: [])
        let session = ScriptedSession { AppCoordinator(catalog: empty, navigator: $0) }
        #expect(session.page.texts == ["The catalog has no movies."])
        session.answer("1", "n", "s", "2", "q")
        #expect(session.status == .success)
    }

    @Test("every page has a help that fits its width")
    func help() {
        let session = ScriptedSession(width: 40) { AppCoordinator(catalog: catalog, navigator: $0) }
        session.answer("?", "s", "?", "b", "1", "?", "d", "?", "", "e", "?", "2", ":?", ":q")
        #expect(session.status == .success)
        #expect(session.transcript.ranges(of: "Help: ").count == 6)
        let pages = session.transcript.split(separator: "\n").filter {
            !$0.contains("> ") && !$0.hasPrefix("Delete “")
        }
        #expect(pages.allSatisfy { $0.count <= 40 })
    }
}
