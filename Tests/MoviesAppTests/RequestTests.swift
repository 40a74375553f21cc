import Catalogs
import Foundation
import Testing

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// The meaning of a line, depending on the page it's typed on.
@Suite struct RequestTests {
    private let catalog: Catalog
    private let noir: MovieList

    init() throws {
        func film(_ title: String, _ year: Int?, _ director: String) -> Movie {
            var movie = Movie(title: title)
            (movie.year, movie.directors) = (year, [director])
            return movie
        }
        catalog = try Catalog(movies: [])
        catalog.today = { Day("2026-11-22") ?? .today }
        for movie in [
            film("Heat", 1995, "Michael Mann"), film("Heat", 1986, "Dick Richards"),
            film("Ikiru", 1952, "Akira Kurosawa"), film("1984", 1984, "Michael Radford"),
            film("Ran", 1985, "Akira Kurosawa"), film("2023", 2010, "Nobody"),
        ] {
            _ = try catalog.add(movie)
        }
        _ = try catalog.change(listNamed: "Noir", .put([1, 2, 5].map { Movie.ID($0) }))
        _ = try catalog.change(listNamed: "Kurosawa films", .keep(search: "director:kurosawa"))
        noir = try catalog.list(called: "Noir")
    }

    /// The page that a line is typed on. `list` has Heat, Heat and Ikiru, and `part` the last two
    /// of them. `film` is Ikiru's page, `noir` is the list Noir, and `shell` is no page.
    enum Place: String {
        case list, part, film, noir, shell
    }

    private func parser(_ place: Place) throws -> LineParser {
        func listed(_ ids: Int...) throws -> [Movie] {
            try ids.compactMap { try catalog.movie(Movie.ID($0)) }
        }
        let page =
            switch place {
            case .list:
                PageMovies(
                    numbered: try listed(1, 2, 3),
                    query: MovieQuery(search: try MovieSearch("heat or kurosawa")), it: Movie.ID(5))
            case .part: PageMovies(numbered: try listed(2, 3))
            case .film: PageMovies(movie: Movie.ID(3), it: Movie.ID(3))
            case .noir:
                PageMovies(
                    numbered: try listed(1, 2, 5),
                    query: MovieQuery(search: try MovieSearch(noir.condition), order: .hand), list: noir)
            case .shell: PageMovies(numbered: nil)
            }
        return LineParser(catalog, on: page)
    }

    private func names(_ ids: [Movie.ID]) -> String { ids.map { "\($0.number)" }.joined(separator: "+") }

    private func text(_ meaning: LineMeaning?) -> String {
        switch meaning {
        case nil: "slip"
        case .change(let change, nil), .work(let change, _): text(change)
        case .change(let change, let place?): "\(text(change)), then \(text(place))"
        case .find(let search, _): "find \(search.text)"
        case .filter(let words): "filter \(words)"
        case .pick(let search): "pick \(search?.text ?? "here")"
        case .go(let place): text(place)
        case .say(let words): "say \(words.prefix(20))"
        case .ask(.confirm(let meaning, let doubt)):
            "\(doubt.isLikely ? "likely" : "sure of") \(text(meaning))"
        case .ask(.choose(_, let choices, _, _)):
            "one of " + choices.map { text($0.1) }.joined(separator: ", ")
        case .ask(.lists): "lists"
        }
    }

    private func text(_ change: MovieChange) -> String {
        switch change {
        case .seen(let viewing, let ids, _): "seen \(names(ids)) \(viewing.typed)"
        case .watch(let ids, _): "watch \(names(ids))"
        case .unwatch(let ids, _): "unwatch \(names(ids))"
        case .tag(let ids, let tags): "tag \(names(ids)) \(tags.joined(separator: ","))"
        case .untag(let ids, let tags): "untag \(names(ids)) \(tags.joined(separator: ","))"
        case .rate(let rating, let ids): "rate \(names(ids)) \(rating)"
        case .note(let note, let ids): "note \(names(ids)) \(note)"
        case .set(let field, let value, let ids): "set \(names(ids)) \(field.key) \(value)"
        case .delete(let ids): "delete \(names(ids))"
        case .merge(let pair): "merge \(pair.older.number)+\(pair.newer.number)"
        case .list(let name, let change): "list \(name) \(text(change))"
        case .undo(let step): "undo \(step.name)"
        case .redo(let step): "redo \(step.name)"
        case .complete(let id, let paths, _):
            "complete \(id.map { "\($0.number)" } ?? "all") \(paths.joined(separator: ","))"
        case .backup(let path): "backup \(path)"
        case .add(let movie):
            "add \(movie.titleAndYear)\(movie.onlyViewing.map { " \($0.typed)" } ?? "")"
        case .check: "check"
        case .changeViewing, .removeViewing, .deleteAll: "\(change)"
        }
    }

    private func text(_ place: AppPlace) -> String {
        switch place {
        case .movies(let search, _, _): "show \(search.text)"
        case .open(let id, _): "open \(id.number)"
        case .list(let name): "open list \(name)"
        case .section(let section, let part): "go \(section.rawValue)\(part.map { "/\($0)" } ?? "")"
        case .add(let movie): "add \(movie.title)"
        case .sort(let order, _): "sort \(order.rawValue)"
        case .task(let task, let files): "start \(task.rawValue) \(files)"
        }
    }

    private func text(_ change: ListChange) -> String {
        switch change {
        case .put(let ids): "put \(names(ids))"
        case .take(let ids): "take \(names(ids))"
        case .move(let ids, let place, let order): "move \(names(ids)) to \(place) in \(names(order ?? []))"
        case .remark(let ids, let note): "remark \(names(ids)) \(note)"
        case .rename, .describe, .keep, .delete: "\(change)"
        }
    }

    private func meaning(_ line: String, at place: Place) throws -> String {
        do { return text(try parser(place).meaning(of: line)) } catch { return "! \(error)".asIn2026 }
    }

    private static let meanings: [Place: String] = [
        .list: #"""
        heat → find heat
        heat 1995 → find heat 1995
        rate it 8 → rate 5 8
        seen it yesterday → seen 5 2026-11-21
        seen → find seen
        seen heat → one of seen 2 2026-11-22, seen 1 2026-11-22
        s heat → one of seen 2 2026-11-22, seen 1 2026-11-22
        s 1 → seen 1 2026-11-22
        seen 1 3 → one of seen 1 2026-11-22 3, seen 1+3 2026-11-22
        seen 1,2 8 → seen 1+2 2026-11-22 8
        seen 1 2 8 → seen 1+2 2026-11-22 8
        seen 9 → ! There is no line 9. Choose 1 to 3.
        seen yesterday → ! Type the movie first, by number or name: seen 3 yesterday
        seen heat yesterday 8 → one of seen 2 2026-11-21 8, seen 1 2026-11-21 8
        seen nosuch 8 → ! No movie is called “nosuch”. Type a title or a number: seen heat yesterday 8.5.
        seen all 8 → seen 2+1+3+5 2026-11-22 8
        seen 1 3 great → one of seen 1 2026-11-22 3 great, seen 1+3 2026-11-22 great
        all → find all
        find x y → find x y
        filter horror → filter horror
        filter → start filter
        sort year → sort year
        sort nonsense → ! “nonsense” is not an order. Type sort and one of title, year, rating, public, score, watched, rated, added, wanted, runtime, renown, hand.
        s year → sort year
        pick → pick here
        pick horror → pick horror
        watchlist → go watchlist
        t heat 1995 → watch 1
        watch heat 1986 → watch 2
        watch heat → one of watch 2, watch 1
        unwatch 3 → unwatch 3
        diary → go diary
        diary 2024 → go diary/days-2024
        diary nonsense → ! “nonsense” is not a period. Use one such as 2024, june 2024, last month or since 2020.
        numbers 2024 → go numbers/in-2024
        numbers 2024 kurosawa → go numbers/in-2024 kurosawa
        numbers last month Kurosawa 50s → go numbers/in-2026-10 Kurosawa 50s
        numbers kurosawa → go numbers/in-kurosawa
        numbers nosuch → ! No movie matches “nosuch”. Type numbers alone for directors, genres and more, or a period and a search: numbers 2024, numbers 2024 horror.
        numbers → go numbers
        import → start import
        import /nosuch → ! /nosuch: there is no such file. Check the name and the folder.
        export → start export
        export a.csv → start export a.csv
        export a.csv b.csv → ! Search first, then type export and one file: export movies.csv.
        backup → ! backup needs more, such as backup movies.backup, or /backup to search.
        backup x → backup x
        complete → complete all
        complete /nosuch/x → complete all /nosuch/x
        complete heat → find complete heat
        help → ! Type ? for all that you can type here.
        help seen → say seen MOVIE [VIEWING]
        help nosuch → find help nosuch
        check → check
        undo → undo changing the list “Kurosawa films”
        redo → ! There is nothing to redo.
        lists → lists
        lists noir → open list Noir
        lists nosuch → ! There is no list “nosuch”. Type lists to see yours.
        put heat 1995 noir → list Noir put 1
        put 1 New → list New put 1
        put 1 → ! Type the name of a list, such as put heat Noir.
        put 1 kurosawa films → ! “Kurosawa films” is a search, which finds its movies itself.
        drop 1 noir → list Noir take 1
        drop 1 nosuch → ! There is no list “nosuch”. Type lists to see yours.
        drop 1 → ! Type the name of a list, too, such as drop heat Noir.
        move 1 2 → ! Open a list or your watchlist first, then type move 3 1.
        move 1 2 noir → list Noir move 1 to 1 in 1+2+5
        remark 1 noir Great → list Noir remark 1 Great
        remark 1 noir - → list Noir remark 1
        rename noir Crime → list Noir rename("Crime")
        rename noir kurosawa films → ! There is a list “Kurosawa films” already. Type another name.
        rename noir NOIR → list Noir rename("NOIR")
        rename x y → ! No list of yours is called “x y”. Type lists to see them.
        describe noir Dark → list Noir describe("Dark")
        describe noir - → list Noir describe("")
        keep X → list X keep(search: "heat or kurosawa")
        keep noir → ! There is a list “Noir” already. Type another name.
        keep kurosawa films → list kurosawa films keep(search: "heat or kurosawa")
        forget noir → sure of list Noir delete
        forget → ! forget needs more, such as forget noir, or /forget to search.
        forget nosuch → ! There is no list “nosuch”. Type lists to see yours.
        delete heat 1995 → sure of delete 1
        delete 1 2 → sure of delete 1+2
        merge 1 2 → sure of merge 1+2
        merge 2 1 → sure of merge 1+2
        merge 1 → ! Name two movies, such as merge 1 2.
        merge heat → ! Name two movies, such as merge 1 2.
        merge heat 1995 ran → sure of merge 1+5
        merge 1 1 → ! Name two movies, such as merge 1 2.
        open 3 → open 3
        open ikiru x → ! open takes only movies. Leave out “x”.
        rate heat 1995 - → set 1 rating -
        rate heat 1995 → ! rate needs more, such as rate heat 8.
        rate 3 85 → ! 85 is not a rating. Enter 0 to 10 with at most one decimal, or - for none.
        rate 3 7 → rate 3 7
        rate 1 3 7 → rate 1+3 7
        rate 3 x → ! “x” is not a rating. Enter 0 to 10 with at most one decimal, or - for none.
        tag 3 a, b → tag 3 a,b
        tag 3 - → set 3 tags -
        untag 3 a → ! “Ikiru” (1952) doesn't have the tag a.
        note 3 - → set 3 note -
        note 3 Great → note 3 Great
        set 3 year 1960 → set 3 year 1960
        set 3 nonsense 1 → ! “nonsense” is not a field to set. Use title, original title, year, runtime, directors, cast, genres, your rating, tags, note.
        set 3 year → ! Type a field and its new value, such as set year 1980.
        set 3 y 1960 → set 3 year 1960
        add Dune (2021) → add “Dune” (2021)
        add Dune (2021) 8 → add “Dune” (2021) 2026-11-22 8
        add Dune → one of add “Dune” (1984), add “Dune” (2021), add “Dune Drifter” (2020), add “Dune: Part Two” (2023), add “Dune”
        add Freaky Friday → one of one of add “Freaky Friday” (2003), add “Freaky Friday” (1976), add “Freaky Friday”, likely add “Freaky” 2026-11-20
        add heat 1995 8 → likely seen 1 2026-11-22 8
        add heat 8 → likely seen 2 2026-11-22 8
        add tt0000000 → ! No movie is known by tt0000000. Type its title: add 'Heat (1995)' yesterday 8.5.
        add http://x/y → ! An address is no title. Type the title: add 'Heat (1995)' yesterday 8.5.
        add Dune (1800) → ! “(1800)” is not a year from 1874 to 2036. Type a movie as Heat (1995) or Heat.
        ikiru 8 → find ikiru 8
        ikiru 8.5 → likely rate 3 8.5
        ikiru yesterday → likely seen 3 2026-11-21
        ran today 7 → likely seen 5 2026-11-22 7
        ran great → find ran great
        watched 1984 → one of find watched 1984, seen 4 2026-11-22
        watched 2024 → find watched 2024
        watched last month → find watched last month
        watched 2023 → one of find watched 2023, seen 6 2026-11-22
        watch --all director:kurosawa → watch 3+5
        watch --all ran → watch 5
        watch --all 'director:kurosawa' → watch 3+5
        watch 1 --yes → ! --yes is for a shell: movies watch 1 --yes
        two words → find two words
        1 → slip
        1999 → find 1999
        watch all → watch 2+1+3+5
        delete all → sure of delete 2+1+3+5
        put all Noir → list Noir put 2+1+3+5
        rate all 8 → rate 2+1+3+5 8
        seen 1984 8 → seen 4 2026-11-22 8
        seen 2 → seen 2 2026-11-22
        seen 1 - → seen 1 2026-11-22
        ?? → find ??
        heat?? → find heat
        """#,
        .part: #"""
        rate heat 8 → rate 2 8
        rate heat 1995 8 → rate 1 8
        rate 3 8 → ! There is no line 3. Choose 1 to 2.
        """#,
        .film: #"""
        rate 8 → rate 3 8
        rate it 8 → rate 3 8
        seen it yesterday with Anna → seen 3 2026-11-21 with Anna
        r 8 → rate 3 8
        r → ! rate needs more, such as rate heat 8.
        rate → ! rate needs more, such as rate heat 8.
        8 → slip
        8.5 → likely rate 3 8.5
        yesterday 8 → likely seen 3 2026-11-21 8
        great → find great
        year 1980 → set 3 year 1980
        runtime 90 → set 3 runtime_min 90
        length 90 → set 3 runtime_min 90
        year → find year
        length → find length
        e → slip
        e x → ! Nothing can follow e here. Type e alone, or /e x to search.
        o x → ! Nothing can follow o here. Type o alone, or /o x to search.
        l yes → watch 3
        watch no → unwatch 3
        watchlist yes → watch 3
        l maybe → ! No movie is called “maybe”. Type a title or a number: watch heat.
        watch → watch 3
        watch heat 1995 → likely watch 1
        watch ran → likely watch 5
        tag noir → tag 3 noir
        tag ran → tag 3 ran
        note Great → note 3 Great
        set year 1980 → set 3 year 1980
        set year → ! Type a field and its new value, such as set year 1980.
        put Noir → list Noir put 3
        put New → list New put 3
        drop Noir → list Noir take 3
        drop → ! Type the name of a list, too, such as drop heat Noir.
        move 1 Noir → ! “Ikiru” (1952) is not on the list “Noir”.
        move first → ! Open a list or your watchlist first, then type move 3 1.
        remark Noir Great → list Noir remark 3 Great
        delete → sure of delete 3
        delete ran → likely sure of delete 5
        delete ikiru → sure of delete 3
        seen ran 8 → one of seen 5 2026-11-22 8, one of seen 3 2026-11-22 8 ran, seen 3 2026-11-22 - ran 8
        seen ikiru 8 → seen 3 2026-11-22 8
        mark ikiru as seen → seen 3 2026-11-22
        watch ikiru → watch 3
        merge ran → ! Name two movies, such as merge 1 2.
        open ran → open 5
        complete → complete 3
        complete /nosuch/x → complete 3 /nosuch/x
        undo → undo changing the list “Kurosawa films”
        untag x → ! “Ikiru” (1952) doesn't have the tag x.
        s heat → one of one of seen 2 2026-11-22, seen 1 2026-11-22, seen 3 2026-11-22 heat
        """#,
        .noir: #"""
        put 3 → list Noir put 5
        put ikiru → list Noir put 3
        drop 1 → list Noir take 1
        drop 1 kurosawa films → list Kurosawa films take 1
        move 1 last → list Noir move 1 to 3 in 1+2+5, then sort hand
        move 1 3 → list Noir move 1 to 2 in 1+2+5, then sort hand
        move 3 first → list Noir move 5 to 0 in 1+2+5, then sort hand
        move 1 top → list Noir move 1 to 0 in 1+2+5, then sort hand
        move 1 end → list Noir move 1 to 3 in 1+2+5, then sort hand
        move 3 1 → list Noir move 5 to 0 in 1+2+5, then sort hand
        move 1 4 → ! Type where to: a number from 1 to 3, first or last, such as move 3 1.
        move 1 0 → ! Type where to: a number from 1 to 3, first or last, such as move 3 1.
        move ikiru 1 → ! “Ikiru” (1952) is not on the list “Noir”.
        rename Darker → list Noir rename("Darker"), then open list Darker
        rename kurosawa films → ! There is a list “Kurosawa films” already. Type another name.
        describe Dark → list Noir describe("Dark")
        forget → sure of list Noir delete
        remark 1 Great → list Noir remark 1 Great
        remark 1 - → list Noir remark 1
        all → find all
        delete all → sure of delete 1+2+5
        drop all → list Noir take 1+2+5
        pick → pick here
        keep Dark ones → list Dark ones keep(search: "list:\"noir\"")
        """#,
        .shell: #"""
        seen heat 1995 8 → seen 1 2026-11-22 8
        seen heat 8 → one of seen 2 2026-11-22 8, seen 1 2026-11-22 8
        seen 1984 8 → seen 4 2026-11-22 8
        watch 3 → ! No movie is called “3”. Type a title or a number: watch heat.
        move ran first → ! Open a list or your watchlist first, then type move 3 1.
        move ran 1 noir → list Noir move 5 to 0 in 1+2+5
        move ran 9 noir → ! Type where to: a number from 1 to 3, first or last, such as move 3 1.
        add 1984 8 → likely seen 4 2026-11-22 8
        pick → pick here
        rate 1984 8 → rate 4 8
        seen yesterday → ! No movie is called “yesterday”. Type a title or a number: seen heat yesterday 8.5.
        1984 8 → find 1984 8
        """#,
    ]

    @Test(
        "A line is read as a verb with its movies, a title or a search, depending on its page"
    )
    func lines() throws {
        for (place, lines) in Self.meanings {
            for line in lines.split(separator: "\n") {
                let parts = line.split(separator: " → ", maxSplits: 1).map { String($0) }
                let meaning = try meaning(parts[0], at: place)
                #expect(meaning.trimmed == parts[1], "\(place): \(parts[0])")
            }
        }
    }

    @Test("A shell asks before it deletes, merges or changes many movies, and asks nothing else")
    func asked() throws {
        let questions: [(verb: Verb.Name, words: [String], question: String?)] = [
            (.delete, ["ran"], "Delete “Ran” (1985)?"), (.add, ["Rashomon"], nil),
            (.seen, ["ran", "8"], nil),
            (.merge, ["ran", "ikiru"], "Merge “Ran” (1985), “Ikiru” (1952) into one movie?"),
        ]
        for (verb, words, question) in questions {
            #expect(try verb.question(before: words, on: catalog) == question)
        }
        let query = MovieQuery(search: MovieSearch())
        #expect(try Verb.Name.tag.question(before: ["a"], ofAll: query, on: catalog) == nil)
        for number in 1...5 { _ = try catalog.add(Movie(title: "New \(number)")) }
        #expect(
            try Verb.Name.tag.question(before: ["a"], ofAll: query, on: catalog) == "Tag these 11 movies a?")
        let error = #expect(throws: CatalogError.self) { try Verb.Name.open.page(["Nosuch"], of: catalog) }
        #expect(error?.description == "No movie is called “Nosuch”. Type a title: open heat.")
    }

    @Test("A command reports a change if it changed something, and only then")
    func changes() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).backup").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try catalog.make(.complete(only: Movie.ID(3), from: [])).isChange, "one movie is enough")
        let lines: [(line: String, isChange: Bool)] = [
            ("help seen", false), ("check", false), ("backup \(path)", false), ("seen 1 yesterday 8", true),
            ("watch 2", true), ("watch 2", false), ("unwatch 2", true), ("unwatch 2", false),
            ("tag 1 a", true), ("tag 1 a", false), ("untag 1 a", true),
            ("rate 2 8", true), ("rate 2 8", false), ("set 2 year 1986", false), ("set 2 year 1987", true),
            ("note 2 Great", true), ("put 1 noir", false), ("put 3 noir", true), ("drop 3 noir", true),
            ("drop 3 noir", false), ("undo", true), ("redo", true), ("complete", true), ("complete", false),
        ]
        for (line, isChange) in lines {
            let done: Catalog.ChangeResult? =
                switch try parser(.list).meaning(of: line) {
                case .change(let change, _), .work(let change, _): try catalog.make(change)
                case .find, .filter, .pick, .go, .ask, .say, nil: nil
                }
            #expect((done?.isChange ?? false) == isChange, "\(line): \(done?.words ?? "")")
        }
        let stale = try #require(try catalog.steps.undoable)
        _ = try catalog.make(.tag([Movie.ID(1)], ["b"]))
        #expect(try !catalog.make(.undo(stale)).isChange, "another step came after it")
        let (noted, changed) = (Viewing(on: PartialDate("2024")), Viewing(on: PartialDate("2025")))
        let pair = MoviePair(older: Movie.ID(1), newer: Movie.ID(2))
        for change in [
            MovieChange.seen(noted, of: [Movie.ID(1)]), .changeViewing(noted, to: changed, of: Movie.ID(1)),
            .removeViewing(changed, of: Movie.ID(1)), .merge(pair), .delete([Movie.ID(3)]), .deleteAll,
        ] {
            #expect(try catalog.make(change).isChange)
        }
    }
}
