import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// An answer refers to the page on screen, even if another program has changed the catalog since.
@Suite struct SeenPageTests {
    private let shared: SharedCatalog

    init() throws {
        shared = try SharedCatalog()
    }

    @Test("A number opens the movie whose row was shown, whatever another program changed since")
    func rows() throws {
        for number in 1...10 {
            let session = shared.session()
            for _ in 1..<number { session.answer("n") }
            let rows = session.page.items
            let first = 10 * (number - 1)
            for place in [0, first / 2, first + 10, 200] where !(first..<first + 10).contains(place) {
                let movies = try shared.theirs.movies(of: MovieQuery(), in: place..<place + 2)
                try shared.theirs.update(movies[0].id, as: .edited([.title])) { $0.title = "Zulu \(number)" }
                try shared.theirs.delete(movies[1].id)
            }
            for title in 1...number { _ = try shared.theirs.add(Movie(id: Movie.ID(0), title: "0 \(title)")) }
            session.answer("\(number)")
            #expect(rows[number - 1].hasPrefix(session.page.title))
        }
    }

    @Test("A number whose movie another program deleted opens no other movie")
    func deleted() throws {
        let session = shared.session("/gaslight")
        try shared.theirs.delete(try #require(try shared.movie("gaslight 1944")).id)
        _ = try shared.theirs.add(Movie(id: Movie.ID(0), title: "Gaslight Again"))
        session.answer("1")
        #expect(session.page.title == "Gone")
        #expect(session.page.texts == ["This movie is no longer in the catalog. Type b to go back."])
        #expect(
            session.page.commands.map(\.letter) == ["a", "r", "u", "/", "m", "t", "v", "c", "j"],
            "only what is everywhere")
        session.answer("b")
        #expect(session.page.items.map { $0.prefix(15) } == ["Gaslight (1940)", "Gaslight Again"])
    }

    @Test("A number on the page of viewings is the viewing that was shown")
    func viewing() throws {
        let movie = try #require(try shared.movie("third man"))
        let viewings = [2001, 2002, 2003].map { Viewing(on: Day(year: $0, month: 1, day: 1)) }
        try shared.theirs.update(movie.id, as: .notedViewing) { $0.viewings = viewings }
        let session = shared.session("/third man", "w")
        try shared.theirs.update(movie.id, as: .removedViewing) { $0.viewings.removeFirst() }
        session.answer("2")
        #expect(session.page.title == "Change a viewing")
        session.answer("d")
        #expect(try shared.ours.movie(movie.id)?.viewings == [viewings[2]])
        #expect(session.page.items == ["1 Jan 2003"])
    }

    @Test(
        "A viewing that another program changed, or whose movie it deleted, is neither changed nor removed",
        arguments: ["d", "9"], [true, false])
    func viewingGone(answer: String, isMovieGone: Bool) throws {
        let movie = try #require(try shared.movie("third man"))
        try shared.theirs.update(movie.id, as: .notedViewing) { $0.viewings = [Viewing(), Viewing()] }
        let session = shared.session("/third man", "w", "1")
        if isMovieGone {
            try shared.theirs.delete(movie.id)
        } else {
            try shared.theirs.update(movie.id, as: .changedViewing) {
                $0.viewings = $0.viewings.map { _ in Viewing(on: Day(year: 2001, month: 1, day: 1)) }
            }
        }
        let step = try shared.ours.steps.undoable
        session.answer(answer)
        #expect(session.errorLines == ["This viewing is no longer in the catalog. Type b to go back."])
        #expect(session.page.title == "Change a viewing")
        #expect(try shared.ours.steps.undoable == step)
    }

    @Test("A deleted movie isn't put on the watchlist or a list, and the others of several are")
    func movieGone() throws {
        let ids = try shared.ours.listedMovies(of: MovieQuery(search: MovieSearch("kurosawa")), in: 0..<3)
            .map(\.id)
        let (list, page) = (shared.session("kurosawa"), shared.session("kurosawa", "1"))
        try shared.theirs.delete(ids[0])
        list.answer("put 1 Noir")
        page.answer("l")
        let refusal = "This movie is no longer in the catalog. Type b to go back."
        #expect(list.errorLines == [refusal] && page.errorLines == [refusal])
        #expect(try shared.ours.lists.isEmpty)
        let session = shared.session("kurosawa")
        try shared.theirs.delete(ids[1])
        session.answer("rate 1,2 9")
        let name = try #require(try shared.ours.movie(ids[2])).titleAndYear
        #expect(session.page.said == ["Rated 9 of 10: \(name)."])
    }

    @Test(
        "A change of a list that another program renamed since is refused on its page",
        arguments: [
            "remark 1 hello", "drop 1", "rename Foo", "describe Words", "forget\ny", "put 1", "move 1 2",
        ])
    func listGone(lines: String) throws {
        try shared.theirs.change(listNamed: "Noir", .put((1...3).map { Movie.ID($0) }))
        let session = shared.session("lists noir")
        try shared.theirs.change(listNamed: "Noir", .rename("Film"))
        let step = try shared.ours.steps.undoable
        for line in lines.split(separator: "\n") { session.answer(String(line)) }
        #expect(session.errorLines.count == 1 && session.errorLines[0].contains(" “Noir”"))
        #expect(try shared.ours.lists.map(\.list.name) == ["Film"])
        #expect(try shared.ours.steps.undoable == step)
    }

    @Test("A field that another program changed since the form began is replaced only by a second save")
    func editedByBoth() throws {
        let movie = try #require(try shared.movie("third man"))
        let session = shared.session("/third man", "e", "9 mine", "3 1950")
        try shared.theirs.update(movie.id, as: .edited([.tags])) {
            ($0.tags, $0.runtime) = (["theirs"], 100)
        }
        session.answer("s")
        #expect(
            session.errorLines == [
                "Another program changed tags to “theirs” (yours: “mine”). Save again to keep yours."
            ])
        #expect(session.page.items[8] == "Tags: mine")
        #expect(try shared.ours.movie(movie.id)?.tags == ["theirs"])
        session.answer("s")
        #expect(session.page.said == ["Changed: Year, Tags."])
        let saved = try #require(try shared.ours.movie(movie.id))
        #expect((saved.tags, saved.runtime, saved.year) == (["mine"], 100, 1950))
    }

    @Test("A save names only what it changed")
    func savedTwice() {
        let session = shared.session("/third man", "e", "9 one", "s", "e", "3 1950", "s")
        #expect(session.page.said == ["Changed: Year."])
        session.answer("e", "s")
        #expect(session.page.said == ["Nothing changed."])
        session.answer("")
        #expect(session.page.said.isEmpty)
    }

    @Test("`l` shown as “put on watchlist” doesn't take off what another program put there")
    func watchlist() throws {
        let movie = try #require(try shared.movie("third man"))
        let session = shared.session("/third man")
        #expect(session.page.commands.map(\.label).contains("put on watchlist"))
        try shared.theirs.update(movie.id, as: .putOnWatchlist) { $0.watchlist = WatchlistEntry() }
        session.answer("l")
        #expect(session.page.value(of: "Watchlist") == "yes")
        #expect(session.page.said == ["On your watchlist."])
    }

    @Test("`u` and `y` undo and redo only the step that was shown")
    func step() throws {
        let refusal = ["Another program changed the catalog. Type ? to see what u and y do now."]
        let movie = try #require(try shared.movie("third man"))
        try shared.theirs.update(movie.id, as: .edited([.rating])) { $0.rating = Rating(tenths: 5) }
        let session = shared.session("/third man")
        try shared.theirs.update(movie.id, as: .edited([.note])) { $0.note = "Theirs" }
        session.answer("u")
        #expect(session.page.said == refusal)
        #expect(try shared.ours.movie(movie.id)?.note == "Theirs")
        session.answer("u")
        #expect(session.page.said == ["Undone: changing the note of “The Third Man”."])

        try shared.theirs.undo()
        session.answer("y")
        #expect(session.page.said == refusal)
        #expect(try shared.ours.movie(movie.id)?.rating == nil)
        session.answer("y")
        #expect(session.page.said == ["Redone: changing your rating of “The Third Man”."])
    }

    @Test("A movie is moved to the movie of the shown line, and not if it has left the list since")
    func moved() throws {
        let ids = (1...4).map { Movie.ID($0) }
        try shared.theirs.change(listNamed: "Noir", .put(ids))
        let session = shared.session("lists noir")
        let rows = session.page.items
        try shared.theirs.change(listNamed: "Noir", .take([ids[0]]))
        session.answer("move 4 3")
        #expect(session.page.items == [rows[1], rows[3], rows[2]])
        try shared.theirs.change(listNamed: "Noir", .take([ids[3]]))
        session.answer("move 3 2")
        #expect(session.errorLines.last?.hasSuffix(" is not on the list “Noir”.") == true)
        session.answer("")
        #expect(session.page.items == [rows[1], rows[2]])
    }

    @Test("A message is gone from the page after it, even if that is the same page")
    func saidOnce() {
        let session = shared.session("/third man", "d", "y")
        #expect(session.page.said == ["Deleted “The Third Man” (1949)."])
        session.answer("")
        #expect(session.page.said == [])
    }

    @Test("A list that another program shortens shows the last page it knows of")
    func shortened() throws {
        let catalog = try Catalog(
            movies: (0..<20_400).map {
                Movie(id: Movie.ID($0 + 1), title: $0 < 400 ? "Movie" : "Other \($0)")
            }
        )
        let session = ScriptedSession { AppCoordinator(catalog: catalog, navigator: $0) }
        session.answer("/movie")
        for _ in 0..<35 { session.answer("n") }
        #expect(session.page.texts.last == "351–360 of more than 360")
        for id in 1...120 { try catalog.update(Movie.ID(id), as: .edited([.title])) { $0.title = "Other" } }
        session.answer("")
        #expect(session.page.texts.last == "251–260 of more than 260")
        session.answer("n")
        #expect(session.page.texts.last == "261–270 of more than 270")
        session.answer("/movie")
        for _ in 0..<27 { session.answer("n") }
        #expect(session.page.texts.last == "271–280 of 280")
        #expect(session.page.texts.first?.hasPrefix("“movie”: more than") == true)
    }
}
