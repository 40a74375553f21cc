import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// What is typed on pages of movies.
@Suite struct TypedLineTests {
    private let catalog: Catalog

    init() throws {
        catalog = try Catalog.sample()
    }

    private func open(isStrict: Bool = false, _ answers: String...) -> ScriptedSession {
        let session = ScriptedSession(width: 200, options: Session.Options(isStrict: isStrict)) {
            AppCoordinator(catalog: catalog, isStrict: isStrict, navigator: $0)
        }
        for answer in answers { session.answer(answer) }
        return session
    }

    @Test("words lead to the list from any page of movies", arguments: ["1", "1 w", "v", "d"])
    func fromAnywhere(way: String) {
        let session = open()
        for answer in way.split(separator: " ") { session.answer(String(answer)) }
        session.answer("ikiru")
        #expect(session.page.title == "Movies")
        #expect(session.page.items.map { $0.prefix(12) } == ["Ikiru (1952)"])
        #expect(session.screens.count == (way == "v" ? 2 : 1))
    }

    @Test("on the watchlist they are looked for there, and what is added goes on it, unless it was seen")
    func watchlist() throws {
        let session = open("ikiru", "watch 1", "t", "seven samurai", "kurosawa")
        #expect(session.page.title == "Watchlist")
        #expect(session.page.items.count == 1)
        session.answer("a Dreams (1990)")
        #expect(session.page.value(of: "Watchlist")?.hasPrefix("since ") == true)
        session.answer("a Madadayo (1993) 9")
        #expect(session.page.value(of: "Watchlist") == nil)
        session.answer("a Dreams (1990) 9")
        #expect(session.errorLines == ["Dreams (1990) is in the catalog already; /Dreams finds it."])
    }

    @Test(
        "in the diary too, a name opens a movie there, and numbers are its rows, a movie of two of them once")
    func diary() throws {
        let session = open(
            "ikiru", "seen 1 2020 8", "seen 1 2021", "jaws", "seen 1 2019", "v", "tag 1-3 quiet")
        #expect(session.page.said == ["Tagged quiet: “Ikiru” (1952), “Jaws” (1975)."])
        session.answer("seen 1,2 2022")
        #expect(session.page.said == ["Noted of “Ikiru” (1952): 2022."])
        session.answer("ikiru")
        #expect(session.page.title == "Ikiru (1952)")
        session.answer("b")
        #expect(session.page.title == "Diary")
    }

    @Test("u takes the last step back where it is typed, and the page stays")
    func undo() throws {
        let session = open("ikiru", "1", "s 9", "undo")
        #expect(session.page.title == "Ikiru (1952)")
        #expect(session.page.value(of: "Watched") == "not yet")
        session.answer("y", "v", "u")
        #expect(session.page.title == "Diary")
        #expect(session.page.said == ["Taken back: noting a viewing of “Ikiru”."])
        #expect(session.page.items == [])
    }

    @Test("one letter and numbers are slips, and under --strict words are too")
    func slips() {
        let session = open("z", "8.5", "99")
        #expect(
            session.errorLines == [
                "No command “z”; /z searches, q quits.", "Type the number of a line, 1 to 10.",
                "There is no 99 here; pick a number from 1 to 10.",
            ])
        #expect(open(isStrict: true, "ikiru").status == .dataRefused)
        #expect(open(isStrict: true, "/ikiru", "tag 1 slow", "1 ", "s 9").end == nil)
    }

    @Test(
        "a genre of that name is read as one, and near spellings are lines to pick, and none is run unasked")
    func offers() {
        let session = open("horror")
        #expect(
            session.page.texts.prefix(2) == [
                "Found by “horror”, titles first, then best known",
                "Read “horror” as genre:horror; as words it finds nothing.",
            ])
        session.answer("casablenca")
        #expect(session.page.items == ["casablanca: 1"])
        session.answer("1")
        #expect(session.page.items.map { $0.prefix(10) } == ["Casablanca"])
    }

    @Test("a new catalog says once that it begins with a sample, which x takes away")
    func firstContact() throws {
        let session = open()
        #expect(session.page.said == ["These are 261 films to look round with; x begins with none."])
        session.answer("s", "2")
        #expect(session.page.said == [])
        session.answer("x")
        #expect(session.page.said == ["The films are gone; u brings them back."])
        #expect(session.page.items == [])
        session.answer("u")
        #expect(session.page.texts.last == "1–10 of 261")
        #expect(!session.page.commands.contains { $0.letter == "x" })
    }

    @Test("a viewing long before its movie and a second one of a day are said")
    func remarks() {
        let session = open("ikiru", "1", "s 1950", "s", "today", "s 9")
        #expect(
            session.transcript.contains(
                "\nNoted: 1950. That is 2 years before the movie, which is of 1952.\n"))
        #expect(
            session.page.said == ["Noted: today, 9 of 10. You noted a viewing of that day before."])
    }
}
