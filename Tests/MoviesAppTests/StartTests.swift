import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// A session's first page, and completion with Tab on any page.
@Suite struct StartTests {
    private let catalog: Catalog

    init() throws {
        catalog = try Catalog.sample()
    }

    private func open(_ answers: String...) -> ScriptedSession {
        let session = ScriptedSession(width: 200) {
            AppCoordinator(catalog: catalog, context: SessionContext(seed: 1), navigator: $0)
        }
        for answer in answers { session.answer(answer) }
        return session
    }

    @Test("Once there is a viewing, the first page has counts, three viewings and three suggestions")
    func overview() throws {
        #expect(open().page.title == "Movies")
        for (title, viewing) in [
            ("Jaws", "2024-01-01 7"), ("Ran", "2024-01-02"), ("Ikiru", "2024-01-03"), ("Alien", "2024-01-04"),
        ] {
            _ = try catalog.note(
                TypedViewing(viewing, today: .today).certain,
                of: catalog.movies(called: FilmName(typed: title)))
            #expect(open().page.title == "Your movies", "from the first one on")
        }
        let amadeus = try #require(catalog.movies(called: FilmName(typed: "Amadeus")).first)
        try catalog.update(amadeus.id, as: .putOnWatchlist) { $0.watchlist = WatchlistEntry() }
        let session = open()
        #expect(session.page.title == "Your movies")
        #expect(
            session.page.texts.prefix(3) == ["4 movies watched, 1 to watch", "Watched last:", "For tonight:"])
        #expect(
            session.page.items.prefix(4).map { $0.prefix(17) } == [
                "Alien (1979), see", "Ikiru (1952), see", "Ran (1985), seen ", "Amadeus (1984), 1",
            ])
        #expect(session.page.items.count == 6)
        let page = session.page
        session.answer("4", "b")
        #expect(session.page == page, "the same as long as it stands")
        session.answer("seen 4 9")
        #expect(session.page.texts.first == "5 movies watched, 0 to watch")
        session.answer("m")
        #expect(session.page.texts.first == "All, by title, A to Z")
        session.answer("h")
        #expect(session.page.title == "Your movies", "home is where the session began")
        session.answer("h", "b")
        #expect(
            session.page.title == "Your movies" && session.errorLines == ["You're at the start; q quits."])
    }

    @Test("Suggestions for tonight prefer movies that critics like and many people know")
    func tonight() throws {
        var movies = (1...30).map { Movie(id: Movie.ID($0), title: "Film \($0)") }
        for index in movies.indices.suffix(5) { (movies[index].score, movies[index].reviews) = (90, 200) }
        let catalog = try Catalog(movies: movies)
        var random = SeededRandomNumberGenerator(seed: 1)
        let found = try catalog.unwatchedMovies(3, using: &random).map(\.number)
        #expect(Set(found).count == 3 && found.allSatisfy { $0 > 25 })
    }

    @Test(
        "One undo restores all movies that a line deleted, and an undone movie's page is left"
    )
    func oneStep() throws {
        let session = open("director:kurosawa", "delete 1-2", "y")
        #expect(session.page.said.first?.hasPrefix("Deleted “") == true)
        #expect(try catalog.count(of: MovieQuery()) == .exactly(259))
        session.answer("u")
        #expect(session.page.said == ["Undone: deleting 2 movies."])
        #expect(try catalog.count(of: MovieQuery()) == .exactly(261))
        session.answer("a Perfect Days (2023)", "/the")
        session.answer("u")
        #expect(session.page.texts.first?.hasPrefix("“the”: ") == true)
        session.answer("b")
        #expect(
            session.page.texts.first?.hasPrefix("By Kurosawa: ") == true,
            "no page of what is gone")
    }

    @Test(
        "Tab completes titles, tags, genres, fields and lists after what was typed",
        arguments: [
            ("amad", "Amadeus (1984)"), ("rate amad", "rate Amadeus (1984)"),
            ("tag 1 noirv", "tag 1 noirvember"), ("unseen horr", "unseen Horror"),
            ("genre:horr", "genre:Horror"), ("direct", "director:"), ("set run", "set runtime"),
            ("by:cost", "by:Costa-Gavras"), ("director:cost", "director:Costa-Gavras"),
            ("put jaws f", "put jaws Film noir"), ("put jaws ", "put jaws Film noir"),
            ("forget f", "forget Film noir"), ("move jaws 1 fi", "move jaws 1 Film noir"),
        ])
    func completion(typed: String, line: String) throws {
        let movie = try #require(catalog.movies(called: FilmName(typed: "Jaws")).first)
        try catalog.update(movie.id, as: .tagged) {
            ($0.tags, $0.directors) = (["noirvember"], ["Costa-Gavras"])
        }
        try catalog.change(listNamed: "Film noir", .put([movie.id]))
        let lines = catalog.lines(beginning: typed)
        // Suggests names from the user's catalog before others.
        #expect(line.hasSuffix("Film noir") ? lines.first == line : lines.contains(line))
        #expect(catalog.lines(beginning: "put f").first?.hasSuffix("Film noir") == false)
        #expect(catalog.lines(beginning: "zzzz").isEmpty && catalog.lines(beginning: "rate ").isEmpty)
        #expect(catalog.lines(beginning: "actor:cost").isEmpty)
    }
}
