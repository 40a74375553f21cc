import MoviesApp
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport

@Suite struct DuplicatesPageTests {
    private let catalog: Catalog

    init() throws {
        var (heat, twin, alien) = (
            Movie(id: Movie.ID(1), title: "Heat"), Movie(id: Movie.ID(2), title: "Heat"),
            Movie(id: Movie.ID(3), title: "Alien")
        )
        (heat.year, heat.runtime, heat.genres) = (1995, 170, ["Crime", "Drama"])
        (twin.runtime, twin.genres, twin.directors) = (90, ["Crime"], ["Michael Mann"])
        alien.year = 1979
        catalog = try Catalog(movies: [heat, twin, alien])
    }

    private func open(_ answers: String...) -> ScriptedSession {
        let session = ScriptedSession(width: 100, options: Session.Options(answering: [.path, .open])) {
            AppCoordinator(catalog: catalog, navigator: $0)
        }
        for answer in answers { session.answer(answer) }
        return session
    }

    @Test("Two movies are compared, merged into one, and separated by an undo")
    func merging() throws {
        let session = open("duplicates")
        #expect(session.page.title == "Likely duplicates")
        #expect(session.page.items == ["“Heat” (1995) and “Heat”"])
        session.answer("1")
        session.answer(":path")
        #expect(session.transcript.contains("\n/movies/duplicates/1+2\n"))
        #expect(session.page.value(of: "Runtime") == "170 minutes (90 minutes is dropped)")
        #expect(session.page.value(of: "Genres") == "Crime, Drama")
        #expect(session.page.value(of: "Directors") == "Michael Mann")
        let both = ["“Heat” (1995), the older one", "“Heat”, the newer one"]
        #expect(session.page.items == both)
        #expect(open(":open /movies/duplicates/1+2").page.items == both)
        session.answer("tag 1,2 heist")
        #expect(session.page.said == ["Tagged heist: “Heat” (1995), “Heat”."])
        session.answer("o")
        #expect(session.page.said == ["Merged into one movie."])
        #expect(session.page.texts == ["No movies look like duplicates."])
        session.answer("b")
        #expect(session.page.items == ["Alien (1979)", "Heat (1995), 170 minutes, Michael Mann"])
        session.answer("u", "d")
        #expect(session.page.items == ["“Heat” (1995) and “Heat”"])
    }

    @Test("One title is enough to merge two movies that share it, unless their years differ")
    func byName() throws {
        let prompt = try #require(open("merge heat").page.question?.prompt)
        #expect(prompt.hasPrefix("Merge “Heat”") && prompt.hasSuffix(" into one movie?"))
        try catalog.update(Movie.ID(2), as: .edited([.year])) { $0.year = 1986 }
        #expect(open("merge heat").errorLines == ["Name two movies, such as merge 1 2."])
    }

    @Test("Either movie of a pair opens from its page, and deleting one dissolves the pair")
    func opened() throws {
        let session = open("d", "1", "2")
        #expect(session.page.title == "Heat")
        session.answer("b", "2", "d y")
        #expect(session.page.said == ["Deleted “Heat”."])
        #expect(session.page.texts == ["No movies look like duplicates."])
        #expect(
            open(":open /movies/duplicates/1+2").errorLines == [
                "“1+2” in /movies/duplicates/1+2 can't be opened: This movie is no longer in the catalog. Type b to go back."
            ])
    }

    @Test("A movie that is already in the catalog is added again only after a yes")
    func adding() throws {
        let session = open("a", "Alien", "", "", "s")
        #expect(
            session.page.question
                == .yesOrNo("The catalog has “Alien” (1979) already. Add another one?", default: false)
        )
        session.answer("n", "2 1980", "s", "y")
        #expect(session.page.title == "Alien (1980)")
        session.answer("h", "a", "Alien (1979)", "", "s", "y")
        #expect(session.page.title == "Alien (1979)")
        session.answer("h", "a", "Alien", "1979", "- seen in Graz", "s")
        #expect(
            session.page.question
                == .yesOrNo(
                    "The catalog has “Alien” (1979) and 1 other movie like it already. Add another one?",
                    default: false))
        session.answer("", "b", "b", "b", "b", "y")
        #expect(try catalog.count(of: MovieQuery()) == .exactly(5))
    }
}
