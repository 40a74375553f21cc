import Catalogs
import Foundation
import MoviesApp
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport

/// Lines as users type them, with the expected outcome.
@Suite struct LineCasesTests {
    private static let today = Day(year: 2026, month: 11, day: 22) ?? .today

    /// The catalog before the lines are typed.
    enum Start: CaseIterable, Sendable { case sample, films, diary, empty, dune }

    enum Effect: Sendable {
        /// A list whose first text has this prefix, with these first titles and the same movies as
        /// another search.
        case list(String, first: [String] = [], sameAs: String? = nil)
        case opens(String)
        /// A message, and a search that finds exactly the changed movies.
        case says(String, changed: String = "")
        /// A question with these words. Nothing changes.
        case asks(String)
        /// A refusal with these words.
        case refuses(String)
    }

    struct Case: Sendable {
        let start: Start
        let lines: [String]
        let effect: Effect

        init(_ start: Start, _ lines: String..., outcome: Effect) {
            (self.start, self.lines, effect) = (start, lines, outcome)
        }
    }

    static let searches = [
        Case(.sample, "movies last month", outcome: .refuses("You watched nothing in October 2026.")),
        Case(.sample, "good movies last month", outcome: .refuses("You watched nothing in October 2026.")),
        Case(.sample, "lasst week gaslihgt", outcome: .refuses("No movie matches")),
        Case(
            .sample, "what did i watch last month", outcome: .refuses("You watched nothing in October 2026.")),
        Case(
            .sample, "my movies last week",
            outcome: .refuses("You watched nothing from 9 Nov 2026 to 15 Nov 2026.")),
        Case(
            .films, "best hitchcock",
            outcome: .list(
                "“hitchcock”: 47 movies, by critics' score, best first", first: ["Shadow of a Doubt"])),
        Case(
            .films, "worst of the 90s", outcome: .list("1990s: 2,958 movies, by critics' score, lowest first")
        ),
        Case(
            .films, "spielberg but not war",
            outcome: .list("“spielberg”, not war: ", sameAs: "spielberg -genre:war")),
        Case(
            .films, "funny films from the 80s",
            outcome: .list("Comedy, 1980s: ", sameAs: "genre:comedy year:1980..1989")),
        Case(.films, "by women", outcome: .refuses("The catalog doesn't know who is a woman.")),
        Case(
            .films, "best films of the 70s",
            outcome: .list("1970s: 1,117 movies, by critics' score, best first", sameAs: "year:1970..1979")),
        Case(
            .diary, "what i watched in 2024",
            outcome: .list("Watched in 2024: 4 movies", sameAs: "watched:2024")),
        Case(.films, "james bond", outcome: .list("“james bond”: ", first: ["Def by Temptation"])),
        Case(
            .films, "kubrick films I haven't seen",
            outcome: .list("By Kubrick, not watched: ", sameAs: "director:\"kubrick\" watched:no")),
        Case(
            .films, "al pacino and robert de niro",
            outcome: .list("“al pacino robert de niro”: 3 movies", first: ["Heat"])),
        Case(.films, "films from 1994", outcome: .list("1994: 279 movies", sameAs: "year:1994")),
        Case(.films, "between 1970 and 1975", outcome: .list("1970 to 1975: ", sameAs: "year:1970..1975")),
        Case(.diary, "movies without a rating", outcome: .list("Not rated by you: ", sameAs: "rating:none")),
        Case(.diary, "films i gave 10", outcome: .list("You rated 10: 1 movie", first: ["Jaws"])),
        Case(.films, "oscar winners", outcome: .list("With an Oscar: ", sameAs: "oscars:1..")),
        Case(
            .diary, "on my watchlist", outcome: .list("On your watchlist: 3 movies", sameAs: "watchlist:yes")),
        Case(
            .diary, "watchlist under 2 hours",
            outcome: .list("On your watchlist, under 120 minutes: 1 movie", first: ["Casablanca"])),
        Case(
            .diary, "noirvember", outcome: .list("Tagged noirvember: 3 movies", sameAs: "tag:noirvember")),
        Case(
            .diary, "tagged noirvember",
            outcome: .list("Tagged noirvember: 3 movies", sameAs: "tag:noirvember")),
        Case(.diary, "seen this year", outcome: .list("Watched in 2026: ", sameAs: "watched:2026")),
        Case(.diary, "watched twice", outcome: .list("Watched more than once: 1 movie", first: ["Jaws"])),
        Case(.diary, "rewatched", outcome: .list("Watched more than once: 1 movie", first: ["Jaws"])),
        Case(
            .films, "godfather two",
            outcome: .list("“godfather two”: 1 movie", first: ["The Godfather Part II"])),
        Case(
            .films, "french films",
            outcome: .list("From France, in French: ", sameAs: "country:france language:french")),
        Case(
            .films, "with sandra bullock, not comedies",
            outcome: .list(
                "With Sandra Bullock, not comedy: ", sameAs: "cast:\"sandra bullock\" -genre:comedy")),
        Case(.films, "heat 1995", outcome: .list("“heat 1995”: ", first: ["Heat"])),
    ]

    static let questions = [
        Case(
            .diary, "what did i watch in the nineties", outcome: .refuses("You watched nothing in the 1990s.")
        ),
        Case(
            .diary, "which films did i see during the 70s", outcome: .asks("You watched nothing in the 1970s")
        ),
        Case(
            .diary, "what did i watch in the seventies", "1",
            outcome: .list("Watched, 1970 to 1979: 2 movies")),
        Case(.diary, "watched in 1975", "1", outcome: .list("Watched, 1975: 1 movie", first: ["Jaws"])),
        Case(
            .diary, "watched 70s films", outcome: .list("Watched, 1970s: 2 movies", sameAs: "watched:yes 70s")
        ),
        Case(
            .diary, "what did i watch from the 70s", outcome: .list("Watched, 1970s: 2 movies")),
        Case(
            .diary, "which films by kurosawa have i seen",
            outcome: .list("By Kurosawa, watched: 2 movies", sameAs: "by:kurosawa watched:yes")),
        Case(
            .diary, "how many westerns do i have", outcome: .list("Western: ", sameAs: "genre:western")),
        Case(.diary, "how many films have i seen", outcome: .list("Watched: ", sameAs: "watched:yes")),
        Case(.diary, "what should i watch tonight?", outcome: .opens("Your movies")),
        Case(.diary, "m", "recommend something", outcome: .opens("Your movies")),
        Case(.diary, "show me my watchlist", outcome: .opens("Watchlist")),
        Case(.diary, "my diary", outcome: .opens("Diary")),
        Case(.diary, "stats for 2024", outcome: .opens("2024 in review")),
        Case(.diary, "2024 in review", outcome: .opens("2024 in review")),
        Case(
            .sample, "mark heat as seen",
            outcome: .says("Noted “Heat” (1995): today.", changed: "title:heat year:1995")),
        Case(.films, "lotr", outcome: .list("“lord of the rings”: ")),
        Case(.films, "unseen HP", outcome: .list("Not watched, “harry potter”: ")),
        Case(
            .empty, "lotr",
            outcome: .refuses("No movie matches “lord of the rings”. Type a lord of the rings to add it")),
        Case(.films, "are there any horror films", outcome: .list("Horror: ", sameAs: "genre:horror")),
        Case(.films, "show me the best of kurosawa", outcome: .list("“kurosawa”: 38 movies, by critics'")),
        Case(.films, "films before the 60s", outcome: .list("Before 1960: ", sameAs: "year:<1960")),
        Case(
            .films, "released in the 80s", outcome: .list("1980s: ", sameAs: "year:1980..1989")),
        Case(.films, "nolan’s films", outcome: .list("By Nolan: 9 movies")),
        Case(
            .films, "christopher nolan's best",
            outcome: .list("“christopher nolan's”: 11 movies, by critics' score, best first")),
        Case(.films, "movies by the coen brothers", outcome: .list("By Coen: ", sameAs: "by:coen")),
        Case(.films, "movie about a boxer", outcome: .list("“boxer”: 7 movies", sameAs: "boxer")),
        Case(.films, "7 samurai", outcome: .list("“7 samurai”: 1 movie", first: ["Seven Samurai"])),
        Case(.films, "what's the longest movie", outcome: .list("All: 17,470 movies, by length, longest")),
        Case(.films, "what lies beneath", outcome: .opens("What Lies Beneath (2000)")),
        Case(.films, "who directed jaws", outcome: .opens("Jaws (1975)")),
        Case(
            .films, "best picture winners",
            outcome: .refuses("The catalog doesn't know which films won best picture.")),
        Case(.diary, "when did i last see jaws", outcome: .opens("Jaws (1975)")),
        Case(
            .diary, "last film i watched",
            outcome: .list("Watched: 5 movies, by day watched, latest first", first: ["Jaws"])),
        Case(
            .diary, "what was the last film by hitchcock i saw",
            outcome: .list("By Hitchcock, watched: 1 movie", first: ["Vertigo"])),
        Case(
            .diary, "the last 2 films i've seen",
            outcome: .list("The first 2, watched: 2 movies, by day watched", first: ["Jaws", "Alien"])),
        Case(
            .diary, "latest film i rated",
            outcome: .list("Rated by you: 4 movies, by day rated, latest first", first: ["Jaws"])),
        Case(
            .films, "top 10 hitchcock",
            outcome: .list("The first 10, “hitchcock”: 10 movies, by critics'", first: ["Shadow of a Doubt"])),
        Case(.films, "the five longest westerns", outcome: .list("The first 5, western: 5 movies")),
        Case(
            .films, "horror without zombies or a vampire",
            outcome: .list("Horror, not “zombies”, “vampire”: ", sameAs: "horror -zombies -vampire")),
        Case(
            .films, "sci-fi without aliens",
            outcome: .list("Science fiction, not “aliens”: ", sameAs: "genre:scifi -aliens")),
        Case(
            .films, "spielberg but not tom hanks",
            outcome: .list("“spielberg”, not “tom hanks”: ", sameAs: "spielberg -\"tom hanks\"")),
        Case(.films, "rebel without a cause", outcome: .opens("Rebel Without a Cause (1955)")),
        Case(.films, "no country for old men", outcome: .opens("No Country for Old Men (2007)")),
        Case(
            .diary, "put jaws on the list Crime", "in my crime list",
            outcome: .list("On the list crime: 1 movie", first: ["Jaws"])),
        Case(.dune, "twenties", outcome: .list("2020s: 1 movie", first: ["Dune: Part Two"])),
        Case(.dune, "a Nosferatu (1922)", "films of the twenties", outcome: .asks("1920s: 1 movie")),
        Case(
            .dune, "a Nosferatu (1922)", "early '20s", "2",
            outcome: .list("1920 to 1924: 1 movie", first: ["Nosferatu"])),
    ]

    static let others = [
        Case(.films, "something with meg ryan", outcome: .list("With Meg Ryan: 32 movies")),
        Case(
            .films, "italian horror", outcome: .list("From Italy, in Italian, horror: ", first: ["Suspiria"])),
        Case(
            .films, "movies with cary grant and james mason",
            outcome: .list("With Cary Grant, with James Mason: 1 movie")),
        Case(.films, "best", outcome: .list("“best”: ", first: ["The Best Years of Our Lives"])),
        Case(.films, "the best of kurosawa", outcome: .list("“kurosawa”: 38 movies, by critics' score")),
        Case(.films, "films about war", outcome: .list("War: ", sameAs: "genre:war")),
        Case(.films, "under two hours and funny", outcome: .list("Under 120 minutes, comedy: ")),
        Case(.diary, "films with no rating", outcome: .list("Not rated by you: ", sameAs: "rating:none")),
        Case(.films, "zombie movies", outcome: .list("“zombie”: 27 movies")),
        Case(.films, "black and white", outcome: .list("", first: ["Black and White"])),
        Case(
            .films, "james caan bond", outcome: .list("“james caan bond”: 1 movie", first: ["The Godfather"])),
        Case(.films, "fish called wanda", outcome: .opens("A Fish Called Wanda (1988)")),
        Case(.films, "ikiru", outcome: .opens("Ikiru (1952)")),
        Case(
            .diary, "rewatched in february",
            outcome: .list("Watched in February 2026, watched more than once: 1 movie", first: ["Jaws"])),
        Case(
            .films, "films from the seventies i have not seen",
            outcome: .list("1970s, not watched: ", sameAs: "decade:1970s watched:no")),
        Case(
            .films, "noughties horror",
            outcome: .list("2000s, horror: ", sameAs: "year:2000..2009 genre:horror")),
        Case(
            .films, "nineteen-nineties comedies",
            outcome: .list("1990s, comedy: ", sameAs: "year:1990..1999 genre:comedy")),
        Case(
            .films, "late 90s thrillers",
            outcome: .list("1995 to 1999, thriller: ", sameAs: "year:1995..1999 genre:thriller")),
        Case(
            .films, "horror of the mid-eighties",
            outcome: .list("Horror, 1983 to 1986: ", sameAs: "genre:horror year:1983..1986")),
        Case(
            .films, "60s and 70s horror",
            outcome: .list("60s and 70s, horror: ", sameAs: "year:1960..1979 genre:horror")),
        Case(.diary, "films i rated below 9", outcome: .list("You rated less than 9: ", sameAs: "rating:<9")),
        Case(.diary, "5 star films", outcome: .list("You rated 10: 1 movie", first: ["Jaws"])),
        Case(
            .diary, "films i rated four stars or more",
            outcome: .list("You rated 8 or more: ", sameAs: "rating:8..")),
        Case(.films, "90 minute movies", outcome: .list("90 minutes long: ", sameAs: "runtime:90")),
        Case(
            .films, "movies between 90 and 120 minutes",
            outcome: .list("90 to 120 minutes long: ", sameAs: "runtime:90..120")),
        Case(.diary, "have i seen jaws", outcome: .opens("Jaws (1975)")),
        Case(
            .diary, "how many films did i watch in 2024",
            outcome: .list("Watched in 2024: 4 movies", sameAs: "watched:2024")),
        Case(.films, "longest westerns", outcome: .list("Western: ", sameAs: "genre:western")),
        Case(.films, "the oldest comedies", outcome: .list("Comedy: ", sameAs: "genre:comedy")),
        Case(.films, "recent thrillers", outcome: .list("Thriller: ", sameAs: "genre:thriller")),
        Case(.films, "the longest day", outcome: .opens("The Longest Day (1962)")),
        Case(.films, "films from last year", outcome: .refuses("No movie matches: 2025.")),
        Case(.films, "directed by a woman", outcome: .refuses("The catalog doesn't know who is a woman.")),
        Case(
            .diary, "watched last summer",
            outcome: .refuses("You watched nothing from June 2026 to August 2026.")),
        Case(
            .diary, "best i watched in 2024",
            outcome: .list("Watched in 2024: 4 movies, by your rating, best first")),
    ]

    static let pages = [
        Case(
            .empty, "a Aftersun 2022 last week four stars",
            outcome: .asks("Which day of last week?")),
        Case(
            .empty, "a Aftersun 2022 last week four stars", "3",
            outcome: .says("Added “Aftersun” (2022). Noted: 11 Nov, 8 of 10.", changed: "aftersun")),
        Case(
            .empty, "a Parasite (2019), christmas 2019, 10/10",
            outcome: .says("Added “Parasite” (2019). Noted: 25 Dec 2019, 10 of 10.", changed: "parasite")),
        Case(
            .empty, "a comedy for yesterday",
            outcome: .asks("Add “comedy for” without a year, and note: yesterday?")),
        Case(.empty, "a comedy for yesterday", "", outcome: .says("")),
        Case(.empty, "a comedy for tonight", outcome: .refuses("No movie matches: comedy.")),
        Case(.empty, "a Nope eight", "", outcome: .says("")),
        Case(.empty, "a Nope A-", "", outcome: .says("")),
        Case(.empty, "a Nope for the second time", "", outcome: .says("")),
        Case(
            .dune, "a dune part two",
            outcome: .says("“Dune: Part Two” (2024) is in the catalog already. To note a viewing, type s.")),
        Case(
            .sample, "ikiru", "s in march 7",
            outcome: .says("Noted: Mar 2026, 7 of 10.", changed: "ikiru")),
        Case(
            .sample, "ikiru", "s again yesterday 8",
            outcome: .says("Noted: yesterday, again, 8 of 10.", changed: "ikiru")),
        Case(.sample, "ikiru", "s eight", outcome: .asks("Note: today, 8 of 10")),
        Case(.sample, "ikiru", "s A-", outcome: .asks("Note: today, 9 of 10")),
        Case(.sample, "/the", "s ****", outcome: .refuses("Type the movie first, by number or name")),
        Case(.sample, "kurosawa or horror", "rate all 8", outcome: .asks("Rate these 36 movies 8?")),
        Case(
            .sample, "kurosawa or horror", "untag all foo",
            outcome: .refuses("None of these movies has the tag foo.")),
        Case(
            .sample, "set casablanca watched 2020-01-01",
            outcome: .refuses("seen “Casablanca” (1942) 2020-01-01")),
        Case(.sample, "set casablanca foo bar", outcome: .refuses("“foo” is not a field to set. Use title,")),
        Case(
            .sample, "numbers directory",
            outcome: .refuses("Type numbers alone for directors, genres and more")),
        Case(.sample, "horror", "open alien", "filter 80s", outcome: .list("Horror, 1980s: 7 movies")),
        Case(.sample, "horror", "filter 80s", outcome: .list("Horror, 1980s: 7 movies")),
        Case(.sample, "horror", "1", "filter 80s", outcome: .list("Horror, 1980s: 7 movies")),
        Case(.empty, "seen stalker on christmas", outcome: .asks("“stalker” isn't in the catalog")),
        Case(
            .empty, "seen stalker on christmas", "",
            outcome: .says("Added “Stalker” (1979). Noted: 25 Dec 2025.", changed: "stalker")),
        Case(.empty, "rate stalker 9", "", outcome: .says("Added “Stalker” (1979).", changed: "rating:9")),
        Case(
            .empty, "watch stalker", "",
            outcome: .says("Added “Stalker” (1979), on your watchlist.", changed: "watchlist:yes")),
        Case(
            .sample, "rate ran 1000000000000000000",
            outcome: .refuses("1000000000000000000 is not a rating.")),
        Case(.empty, "rate blorpz nine", outcome: .refuses("No movie is called “blorpz”.")),
        Case(.empty, "seen blorpz on christmas", outcome: .refuses("No movie is called “blorpz”.")),
        Case(
            .sample, "horror", "rate nine",
            outcome: .refuses("Type the movie first, by number or name: rate 3 nine")),
        Case(
            .sample, "horror", "rate four stars", outcome: .refuses("Type the movie first, by number or name")
        ),
        Case(.sample, "horror", "seen 4 stars", outcome: .refuses("Type the movie first, by number or name")),
        Case(.empty, "a Blorp 8", outcome: .asks("Add “Blorp”: today, 8 of 10")),
        Case(
            .empty, "a Blorp 8", "2", "",
            outcome: .says("Added “Blorp”. Noted: today, 8 of 10.", changed: "blorp")),
        Case(.empty, "a Blorp 8", "", "y", outcome: .says("Added “Blorp 8”.", changed: "blorp")),
        Case(.sample, "oops", outcome: .refuses("There is nothing to undo.")),
        Case(.sample, "never mind", outcome: .refuses("There is nothing to undo.")),
        Case(
            .sample, "i just saw ikiru yesterday 8",
            outcome: .asks("Note of “Ikiru” (1952): yesterday, 8 of 10?")),
        Case(
            .sample, "i just saw ikiru yesterday 8", "",
            outcome: .says("Noted “Ikiru” (1952): yesterday, 8 of 10.", changed: "ikiru")),
        Case(
            .sample, "rewatched ikiru yesterday", "",
            outcome: .says("Noted “Ikiru” (1952): yesterday, again.", changed: "ikiru")),
        Case(
            .sample, "we rated ikiru 9", "",
            outcome: .says("Rated 9 of 10: “Ikiru” (1952).", changed: "ikiru")),
        Case(
            .sample, "ikiru", "again", "",
            outcome: .says("Noted “Ikiru” (1952): today, again.", changed: "ikiru")),
        Case(
            .diary, "put jaws on my watchlist",
            outcome: .says("On your watchlist: “Jaws” (1975).", changed: "jaws")),
        Case(
            .diary, "add jaws to watchlist",
            outcome: .says("On your watchlist: “Jaws” (1975).", changed: "jaws")),
        Case(
            .diary, "remove ikiru from my watchlist",
            outcome: .says("Off your watchlist: “Ikiru” (1952).", changed: "ikiru")),
        Case(
            .diary, "put jaws on the list Sharks", "list:sharks",
            outcome: .list("On the list sharks: 1 movie")),
        Case(.diary, "add jaws to sharks", outcome: .asks("sharks")),
        Case(.sample, "ikiru", "s easter 8", outcome: .refuses("“easter” is not a date")),
        Case(.diary, "c", "jaws", outcome: .opens("Jaws (1975)")),
        Case(
            .sample, "seen jaws, ikiru and alien yesterday 8",
            outcome: .says(
                "Noted “Jaws” (1975), “Ikiru” (1952), “Alien” (1979): yesterday, 8 of 10.",
                changed: "watched:yes")),
        Case(
            .sample, "watch jaws & ikiru",
            outcome: .says("On your watchlist: “Jaws” (1975), “Ikiru” (1952).", changed: "watchlist:yes")),
        Case(.sample, "ikiru", "seen jaws", outcome: .asks("2. Seen “Ikiru” (1952) jaws")),
        Case(.sample, "ikiru", "seen jaws and alien 8", outcome: .asks("1. Seen “Jaws” (1975) and alien 8")),
        Case(
            .sample, "ikiru", "seen yesterday 8 Great.",
            outcome: .says("Noted “Ikiru” (1952): yesterday, 8 of 10, “Great.”", changed: "ikiru")),
        Case(
            .sample, "seen jaws, alien was better", outcome: .asks("2. Note “Jaws” (1975): today, no rating")),
        Case(.sample, "seen gaslight and jaws", outcome: .refuses("Several movies are called “gaslight”.")),
        Case(.sample, "delete jaws and ikiru", outcome: .asks("Delete “Jaws” (1975), “Ikiru” (1952)?")),
        Case(
            .sample, "i gave ikiru an 8", "",
            outcome: .says("Rated 8 of 10: “Ikiru” (1952).", changed: "ikiru")),
        Case(
            .sample, "i want to see ikiru", "",
            outcome: .says("On your watchlist: “Ikiru” (1952).", changed: "ikiru")),
        Case(
            .sample, "just watched jaws", "i just saw ikiru yesterday", "",
            outcome: .says("Noted “Ikiru” (1952): yesterday.", changed: "ikiru")),
        Case(.diary, "c", "rate jaws 9", outcome: .says("Rated 9 of 10: “Jaws” (1975).", changed: "jaws")),
        Case(.diary, "kurosawa", "1", "c", "diary june 2024", outcome: .list("Nothing was watched then.")),
    ]

    static let otherFilms = [
        Case(.sample, "open heat", "note ran loud", outcome: .asks("2. Note “Heat” (1995) ran loud")),
        Case(
            .sample, "open heat", "note ran loud", "1",
            outcome: .says("Added “loud” to the note: “Ran” (1985).", changed: "title:ran year:1985")),
        Case(
            .sample, "open heat", "note loud and long",
            outcome: .says(
                "Added “loud and long” to the note: “Heat” (1995).", changed: "title:heat year:1995")),
        Case(
            .sample, "open heat", "note it was great",
            outcome: .says(
                "Added “it was great” to the note: “Heat” (1995).", changed: "title:heat year:1995")),
        Case(
            .sample, "open heat", "note heat (1995) ran loud",
            outcome: .says("Added “ran loud” to the note: “Heat” (1995).", changed: "title:heat year:1995")),
        Case(.sample, "open heat", "put ran Samurai", outcome: .asks("1. Put “Ran” (1985) Samurai")),
        Case(
            .sample, "open heat", "tag ran",
            outcome: .says("Tagged ran: “Heat” (1995).", changed: "title:heat year:1995")),
        Case(
            .sample, "open heat", "tag this noir",
            outcome: .says("Tagged noir: “Heat” (1995).", changed: "title:heat year:1995")),
        Case(
            .sample, "open heat", "tag ran noir", "1",
            outcome: .says("Tagged noir: “Ran” (1985).", changed: "title:ran year:1985")),
        Case(
            .sample, "seen the godfather 2 yesterday",
            outcome: .says(
                "Noted “The Godfather Part II” (1974): yesterday.", changed: "title:godfather year:1974")),
        Case(
            .sample, "seen terminator ii 9",
            outcome: .says(
                "Noted “Terminator 2: Judgment Day” (1991): today, 9 of 10.",
                changed: "title:terminator year:1991")),
        Case(.sample, "open terminator 2", outcome: .opens("Terminator 2: Judgment Day (1991)")),
        Case(
            .sample, "watch godfather part two",
            outcome: .says(
                "On your watchlist: “The Godfather Part II” (1974).", changed: "title:godfather year:1974")),
        Case(
            .sample, "seen heat 8",
            outcome: .says("Noted “Heat” (1995): today, 8 of 10.", changed: "title:heat year:1995")),
        Case(
            .sample, "seen alien 3", "2",
            outcome: .says("Noted “Alien” (1979): today, 3 of 10.", changed: "title:alien year:1979")),
        Case(.sample, "watch alien 3", outcome: .asks("“Alien 3 (1992)” isn't in the catalog")),
        Case(
            .sample, "rate alien 3",
            outcome: .says("Rated 3 of 10: “Alien” (1979).", changed: "title:alien year:1979")),
        Case(.sample, "seen matrix reloaded", outcome: .asks("1. Add The Matrix Reloaded (2003)")),
        Case(
            .sample, "seen matrix reloaded yesterday 7", "1", "1",
            outcome: .says(
                "Added “The Matrix Reloaded” (2003). Noted: yesterday, 7 of 10.",
                changed: "title:reloaded")),
        Case(.sample, "tag matrix reloaded", outcome: .asks("2. Tag The Matrix (1999) reloaded")),
        Case(.sample, "open matrix reloaded", outcome: .refuses("Type add The Matrix Reloaded (2003).")),
        Case(.sample, "seen heat 7, ran 8", outcome: .refuses("“ran 8” may be another movie.")),
        Case(.sample, "seen heat 7, ran", outcome: .refuses("“ran” may be another movie.")),
        Case(
            .sample, "seen heat 7 - ran 8",
            outcome: .says("Noted “Heat” (1995): today, 7 of 10, “ran 8”.", changed: "title:heat year:1995")),
        Case(
            .sample, "seen heat 7, great",
            outcome: .says("Noted “Heat” (1995): today, 7 of 10, “great”.", changed: "title:heat year:1995")),
        Case(
            .sample, "seen heat yesterday and blorpz today",
            outcome: .refuses("“and blorpz today” may be another movie.")),
        Case(
            .empty, "a Four Weddings and a Funeral (1994), Notting Hill (1999)",
            outcome: .refuses("“Notting Hill (1999)” may be another movie.")),
        Case(
            .sample, "seen heat yesterday,8",
            outcome: .says("Noted “Heat” (1995): yesterday, 8 of 10.", changed: "title:heat year:1995")),
        Case(
            .sample, "seen heat - yesterday - 8",
            outcome: .says("Noted “Heat” (1995): yesterday, 8 of 10.", changed: "title:heat year:1995")),
        Case(
            .empty, "seen no country for old men yesterday",
            outcome: .asks("“no country for old men” isn't in the catalog")),
        Case(
            .sample, "watched no country for old men yesterday",
            outcome: .says(
                "Noted “No Country for Old Men” (2007): yesterday.", changed: "no country for old men")),
        Case(
            .diary, "seen not one word yesterday 8", outcome: .asks("No movie is called “not one word”.")),
        Case(.diary, "seen heat or ran yesterday", outcome: .refuses("“or ran” may be another movie.")),
        Case(.sample, "seen heat 7 or 8", outcome: .refuses("“7 or 8” is not a rating.")),
        Case(.sample, "open heat", "s", "8 or 9", outcome: .refuses("“8 or 9” is not a rating.")),
        Case(
            .sample, "open heat", "watched yesterday",
            outcome: .says("Noted “Heat” (1995): yesterday.", changed: "title:heat year:1995")),
        Case(
            .sample, "tag heat #crime #la",
            outcome: .says("Tagged crime, la: “Heat” (1995).", changed: "title:heat year:1995")),
        Case(
            .sample, "tag heat with crime",
            outcome: .says("Tagged crime: “Heat” (1995).", changed: "title:heat year:1995")),
        Case(
            .sample, "put heat \"my best\"", outcome: .says("On the new list “my best”: “Heat” (1995).")),
        Case(
            .sample, "open heat", "put on crime", outcome: .says("On the new list “crime”: “Heat” (1995).")),
        Case(
            .sample, "put heat on \"my best\"", outcome: .says("On the new list “my best”: “Heat” (1995).")),
        Case(
            .sample, "seen friday the 13th yesterday",
            outcome: .asks("“friday the 13th” isn't in the catalog")),
        Case(.sample, "seen boot", outcome: .asks("No movie is called “boot”. Which one do you mean?")),
        Case(
            .sample, "seen boot yesterday", "1",
            outcome: .says("Noted “Das Boot” (1981): yesterday.", changed: "title:boot")),
        Case(
            .sample, "seen 2001 yesterday", "1",
            outcome: .says("Noted “2001: A Space Odyssey” (1968): yesterday.", changed: "title:odyssey")),
        Case(.sample, "rate 8 heat", outcome: .refuses("Type the movie first: rate heat 8.")),
        Case(.sample, "seen 11", outcome: .refuses("There is no line 11.")),
    ]

    private static func catalog(_ start: Start) throws -> Catalog {
        let catalog = try [.empty, .dune].contains(start) ? Catalog(movies: []) : Catalog.sample()
        var dune = Movie(title: "Dune: Part Two")
        dune.year = 2024
        if start == .dune { _ = try catalog.add(dune) }
        guard start == .diary else { return catalog }
        for (title, viewings) in [
            ("Jaws", ["2024-05-06 9", "2026-02-03 10"]), ("Ran", ["2024-02-03 8"]), ("Ikiru", ["2024"]),
            ("Vertigo", ["2024-07 7"]), ("Alien", ["2025-01-01 6"]),
        ] {
            let movies = try catalog.movies(called: FilmName(typed: title))
            for viewing in viewings {
                try catalog.note(TypedViewing(viewing, today: Self.today).certain, of: movies)
            }
        }
        for title in ["Ikiru", "Seven Samurai", "Casablanca"] {
            for movie in try catalog.movies(called: FilmName(typed: title)) {
                try catalog.update(movie.id, as: .tagged) { $0.tags = ["noirvember"] }
                try catalog.update(movie.id, as: .putOnWatchlist) { $0.watchlist = WatchlistEntry() }
            }
        }
        return catalog
    }

    private func ids(_ text: String, in catalog: Catalog) throws -> Set<Movie.ID> {
        let search = try MovieSearch(text, today: Self.today)
        return Set(try catalog.listedMovies(of: catalog.query(for: search), in: 0..<20_000).map(\.id))
    }

    /// The catalog of films is slow to open, so it's opened once. No line changes it.
    @Test("Each line leads to its list, page, message, question or refusal", arguments: Start.allCases)
    func lines(from start: Start) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        if start == .films { try MadeCatalog.allFilms.write(to: path) }
        let films = start == .films ? try Catalog.open(path) : nil
        let movies = try films == nil ? Self.catalog(start).movies(of: MovieQuery(), in: 0..<300) : []
        for test in Self.searches + Self.questions + Self.others + Self.pages + Self.otherFilms
        where test.start == start {
            let catalog = try films ?? Catalog(movies: movies)
            catalog.today = { Self.today }
            try check(test, in: catalog)
        }
    }

    private func check(_ test: Case, in catalog: Catalog) throws {
        let session = ScriptedSession(width: 200) {
            AppCoordinator(
                catalog: catalog, context: SessionContext(day: Self.today, seed: 1), greets: false,
                navigator: $0)
        }
        for line in test.lines.dropLast() { session.answer(line) }
        let before = try catalog.movies(of: MovieQuery(), in: 0..<300)
        let length = session.transcript.utf8.count
        session.answer(test.lines.last ?? "")
        let page = session.page
        let shown = String(decoding: session.transcript.utf8.dropFirst(length), as: UTF8.self)
        let context: Comment = "\(test.start), \(test.lines): \(session.transcript.suffix(1_000))"
        var changed = ""
        switch test.effect {
        case .list(let heading, let first, let same):
            #expect(page.texts.first?.hasPrefix(heading) == true, context)
            #expect(
                page.items.prefix(first.count).map { $0.prefix { $0 != "(" }.trimmed.description } == first,
                context)
            if let same, let line = test.lines.last {
                let meant = try MovieSearch(line, today: Self.today)
                let rescued = try catalog.rescued(meant)
                let found = try ids(line, in: catalog)
                #expect(
                    try (found.isEmpty ? ids(rescued?.text ?? "", in: catalog) : found)
                        == ids(same, in: catalog), context)
            }
        case .opens(let title): #expect(page.title == title, context)
        case .says(let words, let movies):
            #expect(words.isEmpty ? page.said.isEmpty : page.said.contains(words), context)
            changed = movies
        case .asks(let question):
            #expect(shown.contains(question), context)
        case .refuses(let words):
            #expect(session.errorLines.last?.contains(words) == true, context)
        }
        let after = try catalog.movies(of: MovieQuery(), in: 0..<300)
        let different = Set(after).symmetricDifference(before).map(\.id)
        #expect(
            try changed.isEmpty ? different.isEmpty : Set(different) == ids(changed, in: catalog), context)
    }
}
