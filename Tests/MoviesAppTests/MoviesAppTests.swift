import Catalogs
import MoviesApp
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport

/// Sessions, checked by their pages and coordinator trees.
@Suite struct MoviesAppTests {
    private let catalog: Catalog

    init() throws {
        catalog = try Catalog.sample()
    }

    private func open() -> ScriptedSession {
        ScriptedSession { AppCoordinator(catalog: catalog, navigator: $0) }
    }

    @Test("The tree grows from the list to the editor's prompt, and home leaves only the list")
    func tree() {
        let session = open()
        session.answer("1", "e", "2")
        #expect(
            session.tree == """
                AppCoordinator
                └── MovieListCoordinator
                    ├── MovieListScreen
                    └── MovieDetailCoordinator
                        ├── MovieDetailScreen
                        └── Form<Movie>
                            ├── FormSummaryScreen
                            └── QuestionScreen *
                """)
        session.answer(":h")
        #expect(
            session.tree == """
                AppCoordinator
                └── MovieListCoordinator
                    └── MovieListScreen *
                """)
        session.answer("q")
        #expect(session.tree == "")
        #expect(session.status == .success)
    }

    @Test("Going back returns to the same page, search and order of the list")
    func back() {
        let session = open()
        session.answer("/the", "s", "2", "n")
        let list = session.page
        #expect(list.texts.first == "“the”: 107 movies, by year, oldest first")
        #expect(list.texts.last?.hasPrefix("11–20 of ") == true)
        session.answer("4", "e", "1", ":b", "b", "b")
        #expect(session.page == list)
    }

    @Test("Back returns to the list before with its page, and home to all movies from any page")
    func places() {
        let session = open()
        session.answer("n", "/the", "n", "1950s", "s", "3", "/horror")
        #expect(
            session.page.texts.first == "Horror: 31 movies",
            "an order belongs to the list in which it was chosen")
        session.answer("b")
        #expect(session.page.texts.first == "1950s: 28 movies, by your rating, best first")
        session.answer("b")
        #expect(session.page.texts.last?.hasPrefix("11–20 of ") == true)
        session.answer("b")
        #expect(session.page.texts.last == "11–20 of 261")
        for place in ["/the", "t", "v", "c", "1", "j"] {
            session.answer(place, "h")
            #expect(session.page.texts.first == "All, by title, A to Z", "\(place)")
        }
    }

    @Test("Back leads through the last fifty places, and a form among them is kept")
    func fiftyPlaces() {
        let session = open()
        for year in 1900..<1970 { session.answer("/-year:\(year)") }
        #expect(session.coordinators.count == 52)
        for year in (1920..<1970).reversed() {
            #expect(session.page.texts.first?.hasPrefix("Not \(year): ") == true)
            session.answer("b")
        }
        #expect(session.page.texts.first == "All, by title, A to Z")
        session.answer("gaslight", "1", "e", "8", "9", "v")
        for year in 1900..<1970 { session.answer("/-year:\(year)") }
        #expect(session.coordinators.contains { $0 is Form<Movie> })
        #expect(session.coordinators.count < 58)
        #expect(session.lostMoves == [])
    }

    @Test("A title of 60,000 letters is shortened on pages, and stays whole in the catalog")
    func longTitle() throws {
        let title = "Zyzzyva " + String(repeating: "x", count: 60_000)
        var movie = Movie(id: Movie.ID(0), title: title)
        movie.year = 1995
        let id = try catalog.add(movie)
        let session = open()
        session.answer("/zyzzyva")
        if session.page.title == "Movies" { session.answer("1") }
        #expect(session.page.title.hasSuffix("xxx… (1995)") && session.page.title.count < 320)
        for answer in ["rate 8", "watch", "/zyz", "seen 1 today", "delete 1", "n"] {
            session.answer(answer)
            #expect(session.page.texts.allSatisfy { $0.count < 1_000 }, "\(answer)")
            #expect(session.page.items.allSatisfy { $0.count < 400 }, "\(answer)")
            #expect(session.page.said.allSatisfy { $0.count < 400 }, "\(answer)")
            #expect(session.page.help.allSatisfy { $0.count < 3_000 }, "\(answer)")
            #expect(session.page.commands.allSatisfy { $0.help.count < 400 }, "\(answer)")
        }
        #expect(try catalog.movie(id)?.title == title)
    }

    @Test("Opening a place again moves it to the top, and back leads to the place before")
    func once() {
        let session = open()
        session.answer("/horror", "n", "v", "/the", "/horror")
        #expect(session.page.texts.last == "1–10 of 31")
        session.answer("b")
        #expect(session.page.texts.first?.hasPrefix("“the”: ") == true)
        session.answer("b")
        #expect(session.page.title == "Diary")
        session.answer("b")
        #expect(session.page.title == "Movies")
        #expect(session.screens.count == 1)
    }

    @Test(
        "Saved values show on the movie's page and in the list, and one undo restores them",
        arguments: [["b", "b"], ["h"]])
    func oneOwner(wayBack: [String]) {
        let session = open()
        session.answer("/gaslight", "/third man", "e", "8", "9.5")
        #expect(session.page.items[7] == "Your rating: 9.5")
        session.answer("1 The Fourth Man")
        #expect(session.page.items[0] == "Title: The Fourth Man")
        #expect(!catalog.hasChanges)
        session.answer("s")
        #expect(session.page.title == "The Fourth Man (1949)")
        #expect(session.page.said == ["Changed: Title, Your rating."])
        let row = "The Fourth Man (1949), 104 minutes, you 9.5, Carol Reed"
        session.answer("h", "/fourth man or gaslight")
        #expect(session.page.items.contains(row))
        session.answer("3", "e")
        for answer in wayBack { session.answer(answer) }
        session.answer("/fourth man or gaslight")
        #expect(session.page.items.contains(row))
        session.answer("u", "/third man or gaslight")
        #expect(session.page.said == [])
        #expect(session.page.items.contains("The Third Man (1949), 104 minutes, Carol Reed"))
    }

    @Test("A long cast is shortened, and `o` shows all of it")
    func wholeCast() {
        let session = open()
        session.answer("/casablanca")
        let cast = { session.page.value(of: "Cast") ?? session.page.texts.last ?? "" }
        #expect(cast().hasPrefix("With Humphrey Bogart, Alberto Morin, "))
        #expect(cast().hasSuffix(" more"))
        session.answer("o")
        #expect(cast().hasSuffix(", Joy Page, Trude Berliner"))
        session.answer("o")
        #expect(cast().hasPrefix("With "))
    }

    @Test("`o` shows all writers, languages, countries and figures of a movie")
    func wholeFields() throws {
        let names = (1...40).map { "Somebody \($0)" }
        let movie = try #require(catalog.movies(called: FilmName(typed: "Casablanca")).first)
        try catalog.update(movie.id, as: .edited([.writers])) {
            ($0.writers, $0.languages, $0.countries) = (names, names, names)
            ($0.originalTitle, $0.certificate, $0.metascore) = ("Rick's", "PG", 100)
            ($0.released, $0.dayAdded, $0.boxOffice) = (Day("1942-11-26"), Day("2024-05-01"), 4_219_709)
        }
        let session = open()
        session.answer("/casablanca", "o")
        for field in ["Writers", "Languages", "Countries"] {
            #expect(session.page.value(of: field) == names.joined(separator: ", "), "\(field)")
        }
        for (field, value) in [
            (MovieField.originalTitle, "Rick's"), (.released, "26 Nov 1942"), (.certificate, "PG"),
            (.metascore, "100 of 100"), (.boxOffice, "$4,219,709"), (.dayAdded, "1 May 2024"),
            (.imdbID, "imdb.com/title/tt0034583"),
        ] {
            #expect(session.page.value(of: field.name) == value)
        }
    }

    @Test("Saving the same value is no change")
    func unchanged() {
        let session = open()
        session.answer("1", "e", "3", "", "s")
        #expect(session.page.said == ["Nothing changed."])
        #expect(!catalog.hasChanges)
        session.answer("e", "3 1950", "3 ", "1", ":b", "3", "1940", "b", "y")
        #expect(session.page.said == [])
        #expect(!catalog.hasChanges)
    }

    @Test("A movie is added with all that is known of it in one visit, and one undo removes it")
    func adding() throws {
        let session = open()
        session.answer("a", "Madadayo", "1993", "2024-05-01 9 In Graz.", "6 Akira Kurosawa", "2 1873", "s")
        #expect(
            session.errorLines.map(\.asIn2026) == [
                "1873 is not a valid year. Enter a year from 1874 to 2036."
            ])
        #expect(session.page.title == "Madadayo (1993)")
        #expect(
            session.page.said == ["Added “Madadayo” (1993). Noted: 1 May 2024, 9 of 10, “In Graz.”"])
        #expect(session.page.value(of: "Watched") == "1 May 2024 (9 of 10): In Graz.")
        let row = "Madadayo (1993), you 9, seen 1 May 2024, Akira Kurosawa"
        session.answer("b", "/director:kurosawa")
        #expect(session.page.items.contains(row))
        session.answer("a", "Dodes'ka-den", "b", ":b", "y")
        #expect(session.page.items.contains(row))
        session.answer("u", "/")
        #expect(session.page.texts.last == "1–10 of 261")
        session.answer("t", "a", "Ikiru 2 (1960)", "", "s", "b")
        #expect(session.page.items == ["Ikiru 2 (1960)"])
    }

    @Test(
        "A deletion asks first, and any answer but yes keeps the movie", arguments: ["", "n", "no", "b", "N"])
    func deletionKept(answer: String) throws {
        let session = open()
        session.answer("1", "d", answer)
        #expect(session.screens.count == 2)
        #expect(try catalog.count(of: MovieQuery()) == .exactly(261))
    }

    @Test("A deleted movie leaves the list, which says so once")
    func deletion() {
        let session = open()
        session.answer("/gaslight", "/third man", "d", "y")
        #expect(session.page.said == ["Deleted “The Third Man” (1949)."])
        #expect(session.page.texts.first?.hasPrefix("“gaslight”: ") == true)
        session.answer("/")
        #expect(session.page.said == [])
        #expect(session.page.texts.last == "1–10 of 260")
    }

    @Test("Choosing the same order again reverses it, and another order has its natural direction")
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

    @Test(
        "A form saves only the fields it changed, and is refused if its movie was deleted"
    )
    func deletedMeanwhile() throws {
        let session = open()
        session.answer("/gaslight", "/third man", "e", "3")
        let query = MovieQuery(search: try MovieSearch("third man"))
        let movie = try #require(catalog.movies(of: query, in: 0..<1).first)
        try catalog.update(movie.id, as: .edited([.year])) { $0.title = "Another Title" }
        session.answer("1950", "s")
        #expect(session.page.title == "Another Title (1950)")
        session.answer("e", "3 1951")
        try catalog.delete(movie.id)
        session.answer("s")
        #expect(session.errorLines == ["This movie is no longer in the catalog. Type b to go back."])
        session.answer("b", "y")
        #expect(session.page.title == "Gone")
        session.answer("b")
        #expect(session.page.texts.first?.hasPrefix("“gaslight”: ") == true)
    }

    @Test(
        "Quitting warns of changes in memory, whichever page made them, and only of changes",
        arguments: [
            (["1", "l"], true), (["1", "e", "8", "9", "s"], true), (["1", "w", "s", "today"], true),
            (["a", "New (1999)", "", "s"], true), (["j", "seen jaws 9"], true), (["v", "seen jaws 9"], true),
            (["d", "seen jaws 9"], true), (["x"], true), (["v", "seen jaws 9", "1", "l"], true),
            (["1", "w", "b"], false), (["c", "1", "t", "b"], false),
        ])
    func notKept(answers: [String], isSaid: Bool) {
        let console = Script(answers + [":q"])
        #expect(MoviesProgram(catalog: catalog).run(on: console) == .success)
        #expect(console.transcript.contains("\nYour changes are not kept: ") == isSaid)
    }

    @Test("An empty catalog says how to add movies")
    func empty() throws {
        let empty = try Catalog(movies: [])
        let session = ScriptedSession { AppCoordinator(catalog: empty, navigator: $0) }
        #expect(
            session.page.texts == [
                "The catalog has no movies yet. Type a to add one, i to import a file of them."
            ])
        session.answer("1", "n", "s", "2", "q")
        #expect(session.status == .success)
    }

    @Test("Every page has help that fits the width")
    func help() {
        let session = ScriptedSession(width: 40) { AppCoordinator(catalog: catalog, navigator: $0) }
        session.answer("?", "s", "?", "b", "1", "?", "d", "?", "", "e", "?", "2", ":?", ":q")
        #expect(session.status == .success)
        #expect(session.transcript.ranges(of: "Help: ").count == 6)
        let pages = session.transcript.split(separator: "\n").filter {
            !$0.contains("> ") && !$0.hasPrefix("Delete “") && $0.first?.isNumber != true
        }
        #expect(pages.filter { $0.count > 40 } == [])
    }
}
