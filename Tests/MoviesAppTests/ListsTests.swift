import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

@Suite struct ListsTests {
    private let catalog: Catalog

    init() throws {
        catalog = try Catalog.sample()
    }

    private func open(isStrict: Bool = false, _ answers: String...) -> ScriptedSession {
        ScriptedSession(of: catalog, isStrict: isStrict, answers)
    }

    private func titles(_ session: ScriptedSession) -> [String] {
        session.page.items.map { String($0.prefix { $0 != "(" }.dropLast()) }
    }

    @Test("Movies are put on a list by number, name or `all`, and `k` opens it in that order")
    func made() throws {
        let session = open("kurosawa", "put all Kurosawa", "/heist", "put jaws kurosawa", "k")
        #expect(session.page.title == "Your lists")
        #expect(session.page.items == ["Kurosawa: 0 of 6 watched"])
        session.answer("")
        #expect(session.page.title == "Your lists", "none is chosen unasked")
        session.answer("1")
        #expect(session.page.title == "Kurosawa")
        #expect(titles(session).first == "Seven Samurai" && titles(session).last == "Jaws")
        session.answer("seen 1", "move 6 1", "move ran last", "move 1,2 first")
        #expect(titles(session).prefix(2) == ["Jaws", "Seven Samurai"] && titles(session).last == "Ran")
        #expect(session.page.texts.contains("1 of 6 watched"))
        session.answer("u")
        #expect(titles(session).first == "Jaws" && titles(session).last == "Ikiru")
        session.answer("drop 1")
        #expect(titles(session).first == "Seven Samurai")
    }

    @Test("A list has a description and notes on its movies, which can be removed again")
    func described() throws {
        let session = open("put 1,2 Noir", "lists noir", "describe The best", "remark 2 By far")
        #expect(session.page.texts.first == "The best")
        #expect(session.page.items[1].hasSuffix(": By far"))
        session.answer("describe -", "remark 2 -")
        #expect(session.page.texts.first == "0 of 2 watched")
        #expect(!session.page.items[1].contains("By far"))
        session.answer("m", "describe noir Again", "remark 2 noir And again", "lists noir")
        #expect(session.page.texts.first == "Again")
        #expect(session.page.items[1].hasSuffix(": And again"))
    }

    @Test("A list is renamed on its page, which stays open, and is deleted only after a yes")
    func renamed() throws {
        let session = open("put 1 Noir", "put 2 Other", "lists noir", "rename Film noir")
        #expect(session.page.title == "Film noir")
        session.answer("rename other")
        #expect(session.errorLines.last?.contains("already") == true)
        session.answer("rename …", "u")
        #expect(session.page.title == "Movies", "the page of a name that is gone is left")
        session.answer("lists film noir", "forget", "n")
        #expect(session.page.title == "Film noir")
        session.answer("forget", "y")
        #expect(session.page.title == "Movies")
        #expect(try catalog.lists.map(\.list.name) == ["Other"])
        session.answer("rename other Film noir", "forget film noir", "y")
        #expect(try catalog.lists.isEmpty)
    }

    @Test("A list is searched, filtered and sorted like any, and a move in another order asks first")
    func sorted() throws {
        let session = open("kurosawa", "put all K", "lists k", "s")
        #expect(session.page.items.last == "By hand")
        session.answer("2", "move 1 last")
        #expect(session.page.title == "Move")
        session.answer("")
        #expect(titles(session).first == "Rashomon")
        session.answer("move 1 last", "y")
        #expect(titles(session).last == "Rashomon")
        session.answer("sort hand", "sort year", "sort hand")
        #expect(titles(session).last == "Rashomon")
        session.answer("seven samurai")
        #expect(session.page.title == "Seven Samurai (1954)")
        session.answer("b", "jaws")
        #expect(session.page.said.first?.contains("is not on the list “K”") == true)
        session.answer("b", "f", "2")
        #expect(session.page.title == "K" && session.page.items.count == 5)
    }

    @Test("The watchlist can be put in an order by hand, and keeps it")
    func watchlist() throws {
        let session = open("watch 1-4", "t", "move 3 1")
        let order = titles(session)
        #expect(order.first == "10 Things I Hate About You")
        session.answer("m", "t")
        #expect(titles(session) == order)
        session.answer("sort -title", "sort title", "move 1 2", "n", "sort hand", "move 1 end")
        #expect(titles(session).last == "10 Things I Hate About You")
        #expect(try catalog.lists.isEmpty)
    }

    @Test("A search is kept by name, opens like a list, and refuses moves and additions")
    func kept() throws {
        let session = open("keep Nothing", "unseen kurosawa", "keep Unseen Kurosawa", "k", "1")
        #expect(session.page.title == "Unseen Kurosawa")
        #expect(session.page.texts.first == "0 of 5 watched")
        session.answer("move 3 1")
        #expect(session.errorLines.last?.contains("search") == true)
        session.answer("m", "put 1 unseen kurosawa")
        #expect(session.errorLines.last?.contains("search") == true)
        session.answer("lists unseen kurosawa", "e")
        #expect(session.page.texts.first == "Writes all movies of “Unseen Kurosawa” to a file.")
        session.answer(":b", "ikiru", "s", "b", "ran")
        #expect(session.page.title == "Ran (1985)")
        session.answer("m", "put 1 Noir", "kurosawa", "keep noir")
        #expect(session.errorLines.last?.contains("already") == true)
        session.answer("forget unseen kurosawa", "y")
        #expect(session.page.said == ["Deleted the search “Unseen Kurosawa”."])
    }

    @Test(
        "A command for a list that can't be used is refused and changes nothing",
        arguments: [
            "lists nope", "drop 1 nope", "remark 1 nope x", "rename nope x", "describe nope x", "forget nope",
            "move 1 2", "sort hand", "keep", "rename", "forget", "put 1", "drop 1", "remark 1",
            "put 1 \u{301}", "rename noir", "rename noir \u{301}",
            "move 1", "move 1 2 noir", "move 3 9 noir", "move 3 x noir", "keep x",
        ])
    func refused(line: String) throws {
        try catalog.change(listNamed: "Noir", .put([Movie.ID(1), Movie.ID(2)]))
        // The watchlist's order is stored as a list without a name. No line can refer to it.
        try catalog.change(listNamed: "", .put([Movie.ID(3)]))
        let step = try catalog.steps.undoable
        let session = open(line)
        #expect(session.errorLines.count == 1, "\(session.page.title)")
        #expect(try catalog.steps.undoable == step)
    }

    @Test("A long choice of lists is turned page by page")
    func many() throws {
        for number in 1...20 { try catalog.change(listNamed: "List \(number)", .put([Movie.ID(1)])) }
        let all = open("k").page
        #expect(all.items.count == 20 && all.texts == [])
        for number in 21...25 { try catalog.change(listNamed: "List \(number)", .put([Movie.ID(1)])) }
        let session = open("k")
        #expect(session.page.items.count == 20 && session.page.texts == ["1–20 of 25"])
        session.answer("n", "1")
        #expect(session.page.title.hasPrefix("List "))
    }

    @Test("Without a list, `k` says how to make one")
    func none() {
        #expect(open("k").errorLines.last?.contains("put 3 Noir") == true)
    }

    @Test("A list has a path, also for its pages and searches, and a wrong path is refused")
    func paths() throws {
        try catalog.change(listNamed: "Film noir", .put([Movie.ID(1), Movie.ID(2)]))
        var opened: Navigator?
        let session = ScriptedSession { navigator in
            opened = navigator
            return AppCoordinator(catalog: catalog, navigator: navigator)
        }
        try opened?.open("/list:filmnoir")
        session.answer("")
        #expect(session.page.title == "Film noir")
        #expect(opened.map { "\($0.stack.route)" } == "/movies/../list:filmnoir")
        try opened?.open("/list:filmnoir:2")
        session.answer("")
        #expect(opened.map { "\($0.stack.route)" } == "/movies/../list:filmnoir:2")
        for name in ["list:filmnoir:director:any", "movies:director:any"] {
            try opened?.open(#require(Route("/\(name)")))
            #expect(opened.map { "\($0.stack.route)" } == "/movies/../\(name)")
        }
        try catalog.change(listNamed: "", .put([Movie.ID(3)]))
        for path: Route in ["/list:nope", "/list:", "/list::2", "/:movies", "/movies;sort=hand"] {
            #expect(throws: (any Error).self, "\(path)") { try opened?.open(path) }
        }
        session.endInput()
    }
}
