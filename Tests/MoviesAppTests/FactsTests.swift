import Foundation
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Offers based on the program's built-in facts about films.
@Suite struct FactsTests {
    private func open(_ movies: [Movie] = [], _ answers: String...) throws -> ScriptedSession {
        let catalog = try Catalog(movies: movies)
        let session = ScriptedSession(width: 200) { AppCoordinator(catalog: catalog, navigator: $0) }
        for answer in answers { session.answer(answer) }
        return session
    }

    private func film(_ id: Int, _ title: String, _ year: Int?) -> Movie {
        var movie = Movie(id: Movie.ID(id), title: title)
        movie.year = year
        return movie
    }

    @Test(
        "The beginning of a title offers films, and an empty line adds the first with its facts"
    )
    func adding() throws {
        let session = try open([], "a rashom")
        #expect(session.page.items.first == "“Rashomon” (1950), Akira Kurosawa")
        session.answer("")
        #expect(session.page.title == "Rashomon (1950)")
        #expect(session.page.texts.first?.hasPrefix("Akira Kurosawa · 1 h 28 · ") == true)
        session.answer("u")
        #expect(session.page.title == "Movies")
        session.answer("a the")
        #expect(session.page.items.count == 10 && session.page.items.last == "“the”, without a year")
    }

    @Test("A title is added as it's typed if the user picks that, or at once if it has a year")
    func addingAlone() throws {
        let session = try open([], "a rashom", "2")
        #expect(session.page.title == "rashom")
        session.answer("a Ikiru (1952)")
        #expect(session.page.title == "Ikiru (1952)")
        #expect(session.page.texts.first?.contains(" · ") != true)
    }

    @Test("Adding a film that is in the catalog with a subtitle offers that one")
    func subtitles() throws {
        let there = "“Star Wars: Episode IV - A New Hope” (1977)"
        let session = try open([film(1, "Star Wars: Episode IV - A New Hope", 1977)], "a star wars")
        #expect(session.page.items.contains("\(there), which is in the catalog"))
        session.answer("b", "a Star Wars (1977)")
        #expect(session.page.items == ["\(there), which is in the catalog", "Add “Star Wars (1977)”"])
        session.answer("1")
        #expect(session.page.title == "Star Wars: Episode IV - A New Hope (1977)")
        session.answer("h", "a Star Wars (1977) yesterday")
        #expect(session.page.items.first == "Note the viewing of \(there)")
        session.answer("2")
        #expect(session.page.title == "Star Wars (1977)")
    }

    @Test("A film that is in the catalog already isn't offered again")
    func known() throws {
        let session = try open([film(1, "Rashomon", 1950)], "a rashom")
        #expect(!session.page.items.contains { $0.contains("Kurosawa") })
    }

    @Test(
        "A movie's page has `f` to fill in facts, and lacks it if there are none to fill in")
    func page() throws {
        let session = try open([film(1, "Ikiru", 1952), film(2, "No Such Film", 1952)], "1")
        #expect(session.page.commands.contains { $0.letter == "f" })
        session.answer("f")
        #expect(session.page.said.first?.hasPrefix("Completed 1 of 1 movie: ") == true)
        #expect(session.page.texts.first?.hasPrefix("Akira Kurosawa · ") == true)
        #expect(!session.page.commands.contains { $0.letter == "f" })
        session.answer("u")
        #expect(session.page.texts.first?.contains(" · ") != true)
        session.answer("b", "2")
        #expect(!session.page.commands.contains { $0.letter == "f" })
        #expect(
            session.page.texts.contains(
                "Not known: directors, runtime, genres. Type help facts for where facts come from."))
        session.answer("help facts")
        #expect(session.page.said.first?.contains(BuiltInFilms.attribution) == true)
    }

    @Test("A movie's page says which facts are known, and `f` fills them in")
    func fillable() throws {
        var movie = film(1, "Ikiru", 1952)
        movie.runtime = 143
        let session = try open([movie, film(2, "Heat", 1996)], "2")
        #expect(session.page.texts.contains("Known, but not filled in: directors, genres."))
        session.answer("f")
        #expect(!session.page.texts.contains { $0.hasPrefix("Known") || $0.hasPrefix("Not known") })
        session.answer("b", "1", "f")
        #expect(session.page.said.first?.contains("Heat (1996) from Heat (1995)") == true)
    }

    @Test("Completing a movie that could be several asks which one it is")
    func doubtful() throws {
        let session = try open([film(1, "Bliss", 2021)], "1")
        #expect(session.page.texts.contains("It could be one of 2 movies."))
        session.answer("f")
        #expect(session.page.title == "Which movie is “Bliss” (2021)?")
        #expect(
            session.page.items == [
                "Bliss (2021), Mike Cahill, 103 minutes, tt10333426",
                "Bliss (2021), Henrika Kull, 91 minutes",
            ])
        session.answer("2")
        #expect(session.page.texts.first?.hasPrefix("Henrika Kull · ") == true)
        session.answer("u")
        #expect(session.page.texts.first?.contains(" · ") != true)
    }

    @Test("Completing all movies asks about each one that could be several, in turn")
    func doubts() throws {
        let films = [film(1, "Bliss", 2021), film(2, "Eden", 2020), film(3, "Ikiru", 1952)]
        let session = try open(films, "complete")
        #expect(session.page.said.first?.hasPrefix("Completed 1 of 3 movies: ") == true)
        #expect(session.page.title == "Which movie is “Bliss” (2021)?")
        #expect(session.page.items.last == "None of these")
        session.answer("3")
        #expect(session.page.title == "Which movie is “Eden” (2020)?")
        session.answer("2", "2")
        #expect(session.page.title == "Eden (2020)")
        #expect(session.page.texts.first?.hasPrefix("Ágnes Kocsis · ") == true)
        session.answer("b", "1")
        #expect(session.page.texts.first?.contains(" · ") != true)
    }

    @Test("Completing movies in a script only lists those that could be several", arguments: [true, false])
    func scripted(isStrict: Bool) throws {
        let catalog = try Catalog(movies: [film(1, "Bliss", 2021)])
        let session = ScriptedSession(width: 200) {
            AppCoordinator(catalog: catalog, isStrict: isStrict, isPiped: !isStrict, navigator: $0)
        }
        session.answer("complete")
        #expect(session.page.title == "Movies")
        #expect(session.page.said.last?.hasPrefix("Bliss (2021) could be Bliss (2021), Mike Cahill") == true)
    }

    @Test("`complete` fills in all movies, and says which are unknown and which are too new")
    func line() throws {
        let films = [film(1, "Ikiru", 1952), film(2, "No Such Film", 1952), film(3, "A Later Film", 2999)]
        let session = try open(films, "complete")
        let said = try #require(session.page.said.first)
        #expect(said.hasPrefix("Completed 1 of 3 movies: "))
        let last = PackedFilmFacts.years.upperBound
        #expect(said.contains("Not known: No Such Film (1952).") && said.contains("Newer than \(last)"))
        session.answer("complete /no/such/file.tsv")
        #expect(session.errorLines.last?.contains("/no/such/file.tsv") == true)
        session.answer("complete unknown")
        #expect(session.errorLines.last?.contains("complete unknown") == true)
    }

    @Test("The documents say how many facts there are, of which years, and their source")
    func documents() throws {
        let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        func text(_ path: String) throws -> String {
            try String(contentsOf: root.appending(path: path), encoding: .utf8)
        }
        let movies = try text("docs/movies.md")
        #expect(movies.contains(BuiltInFilms.inWords) && movies.contains(BuiltInFilms.attribution))
        #expect(try text("docs/movies.1").contains(BuiltInFilms.attribution))
        #expect(try text("docs/architecture.md").contains("facts of \(grouped(PackedFilmFacts.count)) films"))
        let page = try #require(Verb.table.first { $0.name == .complete }).page
        #expect(page.contains(BuiltInFilms.inWords) && Verb.facts.contains(BuiltInFilms.attribution))
    }

    @Test("An import's preview offers facts of new movies, and imports them")
    func importing() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "facts \(UUID().uuidString).csv")
            .path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("title,year\nIkiru,1952\nNo Such Film,1952\n".utf8).write(to: URL(filePath: path))
        let session = try open([], "i", "'\(path)'")
        #expect(session.page.texts.contains("1 of 2 gets directors, lengths, genres and more."))
        session.answer("f")
        #expect(!session.page.texts.contains { $0.contains(" directors, lengths") })
        session.answer("f", "")
        session.answer("ikiru")
        #expect(session.transcript.contains("Akira Kurosawa"))
    }
}
