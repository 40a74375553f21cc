import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

@Suite struct VerbLineTests {
    private let catalog: Catalog

    init() throws {
        catalog = try Catalog.sample()
    }

    private func open(isStrict: Bool = false, _ answers: String...) -> ScriptedSession {
        ScriptedSession(of: catalog, isStrict: isStrict, answers)
    }

    @Test("Words are searched for in the list from any page of movies", arguments: ["1", "1 w", "v", "d"])
    func fromAnywhere(way: String) {
        let session = open()
        for answer in way.split(separator: " ") { session.answer(String(answer)) }
        let (title, depth) = (session.page.title, session.screens.count)
        session.answer("gaslight")
        #expect(session.page.title == "Movies")
        #expect(session.page.items.map { $0.prefix(15) } == ["Gaslight (1944)", "Gaslight (1940)"])
        session.answer("ikiru")
        #expect(session.page.title == "Ikiru (1952)", "one hit opens")
        session.answer("b", "b")
        #expect(session.page.title == title)
        #expect(session.screens.count == depth)
    }

    @Test("On the watchlist, a search stays there, and an added movie goes on it unless it was seen")
    func watchlist() throws {
        let session = open("watch ikiru", "watch ran", "t", "seven samurai")
        #expect(session.page.title == "Seven Samurai (1954)")
        #expect(session.page.said == ["“Seven Samurai” (1954) is not on your watchlist. Type l to add it."])
        session.answer("b", "kurosawa")
        #expect(session.page.title == "Watchlist")
        #expect(session.page.items.count == 2)
        session.answer("a Dreams (1990)")
        #expect(session.page.value(of: "Watchlist")?.hasPrefix("since ") == true)
        session.answer("a Madadayo (1993) 9")
        #expect(session.page.value(of: "Watchlist") == nil)
        session.answer("a Dreams (1990) 9")
        #expect(session.page.texts.first == "“Dreams” (1990) is in the catalog already.")
        session.answer("")
        #expect(session.page.said.first?.hasPrefix("Noted “Dreams” (1990): today, 9 of 10.") == true)
    }

    @Test(
        "In the diary, a name opens a movie, and numbers are rows, each movie counted once")
    func diary() throws {
        let session = open(
            "seen ikiru 2020 8", "seen ikiru 2021", "seen jaws 2019", "v", "tag 1-3 quiet")
        #expect(session.page.said == ["Tagged quiet: “Ikiru” (1952), “Jaws” (1975)."])
        session.answer("seen 1,2 2022")
        #expect(session.page.said == ["Noted “Ikiru” (1952): 2022."])
        session.answer("ikiru")
        #expect(session.page.title == "Ikiru (1952)")
        session.answer("b")
        #expect(session.page.title == "Diary")
    }

    @Test("A period is typed as it is, and anything else is refused")
    func years() {
        let session = open("seen ikiru 2020 8", "v", "g", "2020")
        #expect(session.page.title.contains("2020"))
        session.answer(":b", "g", "1")
        #expect(session.errorLines.first?.contains("is not a period") == true)
    }

    @Test("`u` takes back the last step on any page, and the page stays")
    func undo() throws {
        let session = open("ikiru", "s 9", "undo")
        #expect(session.page.title == "Ikiru (1952)")
        #expect(session.page.value(of: "Watched") == "not yet")
        session.answer("y", "v", "u")
        #expect(session.page.title == "Diary")
        #expect(session.page.said == ["Undone: noting a viewing of “Ikiru”."])
        #expect(session.page.items == [])
    }

    @Test(
        "On a pipe, an unclear line is refused, and the next line doesn't answer a question",
        arguments: [
            "casablenca", "a beautiful mind", "seen stalker 8", "rate gaslight 8", "open gaslight",
            "a Blorp 8",
            "twenties", "gaslight 8/10", "seen ikiru eight", "a comedy for yesterday",
        ])
    func piped(line: String) throws {
        for (title, year) in [("Nosferatu", 1922), ("Tár", 2022)] {
            _ = try catalog.add(Movie(FilmName(title: title, year: year), nil))
        }
        let steps = try catalog.steps.undoable?.name
        let session = ScriptedSession { AppCoordinator(catalog: catalog, isPiped: true, navigator: $0) }
        let screens = session.screens.count
        session.answer(line)
        #expect(session.errorLines.count == 1 && session.screens.count == screens, "\(session.page)")
        session.answer("1", "y", "")
        #expect(try catalog.steps.undoable?.name == steps)
    }

    @Test("On a pipe, the next line answers a clear question, and picks from lists")
    func pipedAnswer() throws {
        let session = ScriptedSession { AppCoordinator(catalog: catalog, isPiped: true, navigator: $0) }
        session.answer("delete ikiru", "y", "put jaws Sharks", "lists", "1")
        #expect(session.errorLines.isEmpty && session.page.title == "Sharks")
        #expect(try catalog.movies(called: FilmName(typed: "Ikiru")).isEmpty)
    }

    @Test("A single letter or a number is refused as a slip, and with `--strict` a word is, too")
    func slips() {
        let session = open("z", "8.5", "99")
        #expect(
            session.errorLines == [
                "There is no command “z”. Type /z to search, q to quit.",
                "Type the number of a line, 1 to 10.",
                "There is no line 99. Choose 1 to 10, or type /99 to search.",
            ])
        #expect(open("el").page.texts.first?.hasPrefix("“el”: ") == true, "two letters are none")
        #expect(open(isStrict: true, "ikiru").status == .dataRefused)
        #expect(open(isStrict: true, "/gaslight", "tag 1 slow", "1 ", "s 9").end == nil)
    }

    @Test(
        "A genre's name lists its movies, and a misspelled title is offered but not opened")
    func offers() {
        let session = open("horror")
        #expect(
            session.page.texts.prefix(2) == [
                "Horror: 31 movies", "1–10 of 31",
            ])
        session.answer("casablenca")
        #expect(session.page.items == ["casablanca (1)"])
        session.answer("1")
        #expect(session.page.title == "Casablanca (1942)")
    }

    @Test("A new catalog says once that it begins with a sample, which `x` removes")
    func firstContact() throws {
        let session = open()
        #expect(
            session.page.said == [
                "Welcome. This is a sample of 261 movies.",
                "Type x to start with an empty catalog, or i to import yours from Letterboxd, IMDb or Netflix.",
            ])
        session.answer("s", "2")
        #expect(session.page.said == [])
        session.answer("x")
        #expect(session.page.said == ["All movies are removed. Type u to bring them back."])
        #expect(session.page.items == [])
        session.answer("u")
        #expect(session.page.texts.last == "1–10 of 261")
        #expect(!session.page.commands.contains { $0.letter == "x" })
    }

    @Test(
        "A line that can mean two things is asked about, and with `--strict` refused",
        arguments: [
            (
                "s great movie 9", "1. Note: today, 9 of 10, “great movie”",
                "Noted: today, 9 of 10, “great movie”."
            ),
            (
                "s loved it yesterday", "1. Note: yesterday, no rating, “loved it”",
                "Noted: yesterday, no rating, “loved it”."
            ),
        ])
    func doubtful(line: String, question: String, noted: String) throws {
        let session = open("ikiru", line)
        #expect(session.transcript.contains(question))
        session.answer("")
        #expect(session.page.said == [noted])
        #expect(session.page.title == "Ikiru (1952)")
        session.answer("u", line, "2")
        #expect(session.page.said.first?.hasPrefix("Noted: today, no rating, “") == true)
        let strict = open(isStrict: true, "/ikiru", line)
        #expect(strict.end?.status == .dataRefused)
        #expect(strict.errorLines.first?.contains("can mean two things. Type ") == true)
    }

    @Test(
        "A verb names movies by number or by title",
        arguments: [
            ("seen ikiru yesterday 8", "Noted “Ikiru” (1952): yesterday, 8 of 10."),
            ("rate ikiru 8,5", "Rated 8.5 of 10: “Ikiru” (1952)."),
            ("rate 1 4/5", "Rated 8 of 10: “Seven Samurai” (1954)."),
            ("watch ikiru", "On your watchlist: “Ikiru” (1952)."),
            ("tag Ikiru (1952) japan, slow", "Tagged japan, slow: “Ikiru” (1952)."),
            ("note ikiru Great.", "Added “Great.” to the note: “Ikiru” (1952)."),
            ("seen 1 3 yesterday", "Noted “Seven Samurai” (1954), “High and Low” (1963): yesterday."),
        ])
    func verbs(line: String, said: String) {
        let session = open("director:kurosawa", line)
        #expect(session.page.said == [said])
        #expect(session.page.title == "Movies")
        session.answer("u")
        #expect(session.page.said.first?.hasPrefix("Undone: ") == true)
    }

    @Test(
        "A verb on a movie's page applies to that movie",
        arguments: [
            ("rate 8", "Rated 8 of 10: “Ikiru” (1952)."), ("r 8", "Rated 8 of 10: “Ikiru” (1952)."),
            ("w yesterday 8", "Noted “Ikiru” (1952): yesterday, 8 of 10."),
            ("note great", "Added “great” to the note: “Ikiru” (1952)."),
            ("tag noir", "Tagged noir: “Ikiru” (1952)."),
            ("year 1980", "Changed: Year 1980: “Ikiru” (1952)."),
            ("l yes", "On your watchlist: “Ikiru” (1952)."),
            ("rate -", "Changed: Your rating none: “Ikiru” (1952)."),
            ("set note none", "Changed: Note none: “Ikiru” (1952)."),
            ("tag -", "Changed: Tags none: “Ikiru” (1952)."),
            ("note -", "Changed: Note none: “Ikiru” (1952)."),
            (
                "set directors Akira Kurosawa, Anna",
                "Changed: Directors Akira Kurosawa, Anna: “Ikiru” (1952)."
            ),
        ])
    func ofFilm(line: String, said: String) {
        let session = open("ikiru", line)
        #expect(session.page.said == [said])
        #expect(session.page.title.hasPrefix("Ikiru"))
    }

    @Test(
        "Numbers that can be lines or a rating are never read as a title",
        arguments: ["13", "1,3", "1-3", "9"])
    func numbersAsTitles(numbers: String) throws {
        try _ = catalog.add(Movie(title: numbers == "9" ? "9" : "13"))
        let session = open("kurosawa", numbers == "13" ? "watch 1,3" : "watch \(numbers)")
        let isMany = numbers != "9"
        #expect(session.page.said.first?.hasPrefix("On your watchlist: “Seven Samurai” (1954)") ?? !isMany)
        #expect(session.errorLines == (isMany ? [] : ["There is no line 9. Choose 1 to 5."]))
        session.answer("\(numbers) yesterday 8")
        #expect(session.page.title == "Movies", "a line of numbers is not offered as a title either")
        session.answer("/ikiru", "rate 9", "w 9")
        #expect(session.page.said == ["Noted “Ikiru” (1952): today, 9 of 10."])
    }

    @Test(
        "A command at a question above a movie's page doesn't change that movie",
        arguments: [
            "w", "s", "rate 3", "year 1980", "delete", "seen yesterday", "tag all x", "note good",
            "set year 1980",
            "unwatch",
        ])
    func overFilm(line: String) {
        let session = open("ikiru", "casablenca")
        #expect(session.page.title == "No movie matches “casablenca”")
        session.answer(line, "y")
        #expect(!catalog.hasChanges, "\(session.page.said)")
        session.answer("rate jaws 3")
        #expect(session.page.said == ["Rated 3 of 10: “Jaws” (1975)."])
    }

    @Test(
        "`watched` with a period is a search, unless a movie has that title; alone it acts as `s`",
        arguments: [[], ["ikiru"]],
        ["watched last month", "watched june 2024", "watched 2019..2021", "watched this year"])
    func watchedPeriod(way: [String], line: String) throws {
        let session = open(
            "seen jaws 2024-06-05", "seen jaws 2020", "seen jaws last month", "seen jaws today")
        for answer in way { session.answer(answer) }
        session.answer(line)
        #expect(session.page.items.first?.hasPrefix("Jaws (1975)") == true && session.page.said == [])
        session.answer("b", "a Friday (1995)", "b", "watched friday")
        // On a movie's page, the line may also mean a viewing of that movie on Friday.
        let noted = way.isEmpty ? "Note a viewing of “Friday” (1995)" : "Seen “Friday” (1995)"
        let place = session.page.items.firstIndex(of: noted)
        session.answer("\(try #require(place) + 1)")
        #expect(session.page.said.first?.hasPrefix("Noted “Friday” (1995): today.") == true)
        #expect(
            open(isStrict: true, "watched friday").errorLines.first?.hasSuffix("or seen “Friday” (1995).")
                == true)
        for word in ["watched", "saw", "s  "] {
            session.answer("/ikiru", word)
            #expect(session.page.title == "How was “Ikiru” (1952)?")
            session.answer("b")
        }
        session.answer("s", "9")
        #expect(session.page.said == ["Noted: today, 9 of 10."])
    }

    @Test("A day without a movie is refused on a list, with an example")
    func noFilm() {
        let session = open("director:kurosawa", "w yesterday 8", "s 2 weeks ago 7")
        #expect(
            session.errorLines == [
                "Type the movie first, by number or name: w 3 yesterday 8",
                "Type the movie first, by number or name: s 3 2 weeks ago 7",
            ])
        session.answer("w 3 yesterday 8")
        #expect(session.page.said.first?.hasSuffix(": yesterday, 8 of 10.") == true)
    }

    @Test("An invalid command on a movie's page is refused, and one for another movie asks first")
    func notOfFilm() {
        let session = open("ikiru", "e 8 9", "rate great", "year 12", "tag", "watch heat and cold")
        #expect(session.errorLines.count == 5, "\(session.errorLines)")
        #expect(session.page.title == "Ikiru (1952)")
        session.answer("rate jaws 9")
        #expect(session.transcript.contains("Do you mean “Jaws” (1975)?"))
        session.answer("")
        #expect(session.page.said == ["Rated 9 of 10: “Jaws” (1975)."])
        #expect(session.page.title == "Ikiru (1952)")
    }

    @Test(
        "A title with a rating or a day asks before it's stored, and one with a number is refused",
        arguments: [
            ("jaws 8/10", "Rate “Jaws” (1975) 8 of 10?", "Rated 8 of 10: “Jaws” (1975)."),
            ("jaws ****", "Rate “Jaws” (1975) 8 of 10?", "Rated 8 of 10: “Jaws” (1975)."),
            (
                "jaws yesterday 8", "Note “Jaws” (1975): yesterday, 8 of 10?",
                "Noted “Jaws” (1975): yesterday, 8 of 10."
            ),
        ])
    func offered(line: String, question: String, said: String) throws {
        let session = open(line)
        #expect(session.transcript.contains(question))
        #expect(!catalog.hasChanges)
        session.answer("")
        #expect(session.page.said == [said])
        #expect(session.page.title == "Movies")
        #expect(open("jaws 8").errorLines.first?.hasPrefix("No movie matches “jaws 8”.") == true)
        let film = open("jaws", "yesterday 7", "n")
        #expect(film.page.title == "Jaws (1975)" && film.page.said == [])
        #expect(film.transcript.contains("Note “Jaws” (1975): yesterday, 7 of 10?"))
    }

    @Test("A title that several movies have asks which one, and then runs the whole line")
    func severalOfAName() {
        let session = open("rate gaslight 9")
        #expect(session.page.items.map { $0.prefix(17) } == ["“Gaslight” (1940)", "“Gaslight” (1944)"])
        session.answer("2")
        #expect(session.page.said == ["Rated 9 of 10: “Gaslight” (1944)."])
        #expect(
            open(isStrict: true, "rate gaslight 9").errorLines.first?.contains("“Gaslight” (1944)") == true)
    }

    @Test(
        "A line that finds nothing stays on its page", arguments: ["1", "v", "d", "/jaws"])
    func nothingFound(way: String) {
        let session = open(way)
        let title = session.page.title
        session.answer("zzzzqqq")
        #expect(
            session.errorLines == ["No movie matches “zzzzqqq”. Type a zzzzqqq to add it, or / to show all."])
        #expect(session.page.title == title)
    }

    @Test("`all` means every movie that the page finds, and asks about more than ten")
    func allFound() throws {
        let session = open("director:kurosawa", "tag all japan")
        let count = try catalog.count(of: MovieQuery(search: MovieSearch("tag:japan")))
        #expect(try count == catalog.count(of: MovieQuery(search: MovieSearch("director:kurosawa"))))
        session.answer("horror", "rate all 5")
        #expect(session.transcript.contains("Rate these 31 movies 5? (y or n, Enter for no)"))
        session.answer("y")
        #expect(session.page.said == ["Rated 5 of 10: 31 movies."])
        session.answer("u")
        #expect(session.page.said == ["Undone: changing your rating of 31 movies."])
    }

    @Test("Lists are sorted, narrowed, picked from and left by words")
    func words() {
        let session = open("sort year")
        #expect(session.page.texts.first?.hasSuffix("by year, oldest first") == true)
        session.answer("s my rating", "1994")
        #expect(session.page.texts.first?.hasPrefix("“1994”: ") == true)
        session.answer("random")
        #expect(session.page.value(of: "Watched") == "not yet")
        session.answer("stats")
        #expect(session.page.title == "What you watched: “1994”")
        session.answer("m", "menu")
        #expect(session.errorLines == ["Type ? for all that you can type here."])
    }

    @Test("A command that lacks what it needs is refused, and `filter` narrows the search")
    func wordsAlone() {
        let session = open("sort nothing", "rate 1", "1994", "filter drama")
        #expect(session.page.texts.first?.contains("drama") == true)
        #expect(session.page.items.count < 10)
        session.answer("open 1", "set", "runtime 100")
        #expect(session.page.said.first?.hasPrefix("Changed: Runtime 100: “") == true)
        #expect(
            session.errorLines.map { $0.prefix { $0 != "," && $0 != "." } } == [
                "“nothing” is not an order", "rate needs more",
                "Type a field and its new value",
            ])
    }

    @Test(
        "Numbers after `seen` that may be movies or a rating are asked about", arguments: [("", 1), ("2", 2)])
    func numbersOfSeen(answer: String, count: Int) throws {
        let session = open("director:kurosawa", "seen 1 2")
        #expect(session.page.title == "What do you mean?")
        session.answer(answer)
        let seen = try catalog.count(of: MovieQuery(search: MovieSearch("director:kurosawa watched:yes")))
        #expect(seen == .exactly(count))
    }

    @Test("A movie to add may have its year in any form, and one without a year is offered")
    func adding() throws {
        let session = open("a La Chimera 2023", "a Past Lives [2023] 8")
        #expect(session.page.said == ["Added “Past Lives” (2023). Noted: today, 8 of 10."])
        session.answer("add The Quiet Maps")
        #expect(
            session.page.texts.first
                == "No movie is called “The Quiet Maps”. To add it with its year: add The Quiet Maps (1995)."
        )
        session.answer("")
        #expect(session.page.said == ["Added “The Quiet Maps”."])
        #expect(try catalog.movies(called: FilmName(typed: "La Chimera (2023)")).count == 1)
        session.answer("h", "delete la chimera")
        #expect(session.transcript.contains("Delete “La Chimera” (2023)?"))
        session.answer("y")
        #expect(session.page.said == ["Deleted “La Chimera” (2023)."])
    }

    @Test(
        "A line to add that may end in a day is asked about",
        arguments: [
            ("", "Added “Quiet Maps”. Noted: on an unknown day, 8 of 10."),
            ("2", "Added “Quiet Maps unknown”. Noted: today, 8 of 10."),
        ])
    func addingWithDay(answer: String, words: String) {
        let session = open("a Quiet Maps unknown 8")
        #expect(session.page.title == "What do you mean?")
        session.answer(answer, "")
        #expect(session.page.said == [words])
    }

    @Test("A viewing long before its movie, and a second one on a day, are pointed out")
    func remarks() {
        let session = open("ikiru", "s 1950", "s")
        #expect(session.transcript.hasSuffix(" (Enter for today): "))
        session.answer("today", "s 9")
        #expect(
            session.transcript.contains(
                "\nNoted: 1950. That is 2 years before the movie came out (1952).\n"))
        #expect(
            session.page.said == ["Noted: today, 9 of 10. You already noted a viewing on that day."])
        session.answer("w", "s")
        #expect(session.page.title == "How was “Ikiru” (1952)?")
        session.answer("yesterday 7")
        #expect(session.page.said == ["Noted: yesterday, 7 of 10."])
    }
}
