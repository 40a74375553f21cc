import Testing
import Usher
import UsherTesting

@Suite("Embedded screens")
struct EmbeddedScreenTests {
    @Test("the embedded page's title, text, items, commands and help are part of the outer page")
    func page() {
        let outer = Outer(embedding: Inner())
        let session = ScriptedSession { Root(outer, navigator: $0) }
        session.answer("?")
        #expect(
            TranscriptDifference(
                session.transcript,
                expected: """
                    Outer
                    1. first
                    Inner
                    Kind: inner
                    2. red
                    3. green
                    4. last

                    i in, o out, ? help, q quit
                    > ?

                    Help: Outer
                    The inner page helps.
                    1 to 4: picks the line with that number
                    i: goes in
                    o: out
                    ?: explains this page
                    q: leaves the program
                    >\u{20}
                    """) == nil)
    }

    @Test(
        "a choice reaches the screen whose part it was made in",
        arguments: [
            ("1", [Choice.item(0)], []), ("2", [], [.item(0)]), ("3", [], [.item(1)]), ("4", [.item(3)], []),
            ("i", [], [.command("i")]), ("o", [.command("o")], []), ("I", [], [.command("i")]),
        ] as [(String, [Choice], [Choice])])
    func choices(answer: String, outer expectedOuter: [Choice], inner expectedInner: [Choice]) {
        let inner = Inner()
        let outer = Outer(embedding: inner)
        let session = ScriptedSession { Root(outer, navigator: $0) }
        session.answer(answer)
        #expect(outer.choices == expectedOuter)
        #expect(inner.choices == expectedInner)
    }

    @Test("a number past both pages is refused with the numbers of both")
    func wrongNumber() {
        let session = ScriptedSession { Root(Outer(embedding: Inner()), navigator: $0) }
        session.answer("5")
        #expect(session.transcript.hasSuffix("There is no 5 here; pick a number from 1 to 4.\n> "))
    }

    @Test("what the embedded screen refuses is refused by the page")
    func refusal() {
        let inner = Inner()
        inner.refusal = Refusal("Not green.")
        let session = ScriptedSession { Root(Outer(embedding: inner), navigator: $0) }
        session.answer("3")
        #expect(session.transcript.hasSuffix("\nNot green.\n> "))
    }

    @Test("an embedded list of several pages hears the index in the whole list, after the outer page's items")
    func innerList() {
        let inner = List(count: 25)
        let outer = Outer(embedding: inner)
        let session = ScriptedSession { Root(outer, navigator: $0) }
        session.answer("2", "n", "2", "11", "n", "6", "7")
        #expect(inner.picked == [0, 10, 19, 24])
        #expect(outer.choices == [.item(6)])
    }

    @Test("after an outer list of several pages an embedded item is still its own")
    func outerList() {
        let inner = Inner()
        let outer = ListOuter(embedding: inner)
        let session = ScriptedSession { Root(outer, navigator: $0) }
        session.answer("10", "11", "n", "1", "12", "n", "5", "6", "7")
        #expect(outer.picked == [9, 10, 24])
        #expect(inner.choices == [.item(0), .item(1), .item(0), .item(1)])
    }

    @Test("an embedded question is the page's question, and its answer reaches the embedded screen")
    func question() {
        let inner = Asking()
        let outer = Outer(embedding: inner)
        let session = ScriptedSession { Root(outer, navigator: $0) }
        session.answer("o", ":o", "")
        #expect(inner.choices == [.text("o"), .text("Anna")])
        #expect(outer.choices == [.command("o")])
    }

    @Test("an embedded search is the page's search")
    func search() {
        let inner = List(count: 3)
        let outer = Outer(embedding: inner)
        let session = ScriptedSession { Root(outer, navigator: $0) }
        session.answer("/ third")
        #expect(inner.searched == ["third"])
        #expect(outer.choices == [])
    }

    @Test("a page embedded in an embedded page hears its choices")
    func nested() {
        let innermost = Inner()
        let middle = Bare(embedding: innermost)
        let outer = Outer(embedding: middle)
        let session = ScriptedSession { Root(outer, navigator: $0) }
        session.answer("2", "3", "4", "5", "i")
        #expect(middle.choices == [.item(0)])
        #expect(innermost.choices == [.item(0), .item(1), .command("i")])
        #expect(outer.choices == [.item(4)])
    }

    @Test("two screens embedded in one page each hear their own choices")
    func two() {
        let (first, second) = (List(count: 2), Inner())
        let outer = Outer(embedding: first, second)
        let session = ScriptedSession { Root(outer, navigator: $0) }
        session.answer("2", "3", "4", "5", "i", "6")
        #expect(first.picked == [0, 1])
        #expect(second.choices == [.item(0), .item(1), .command("i")])
        #expect(outer.choices == [.item(5)])
    }

    @Test("an embedded screen that was never drawn takes no choice")
    func neverDrawn() throws {
        let embedded = EmbeddedScreen(Inner())
        for choice: Choice in [.item(0), .command("i"), .search(""), .text("a"), .confirmed(true)] {
            #expect(try !embedded.choose(choice))
        }
    }

    @Test("a letter offered twice, in both pages, stops the program with a message")
    func letterTwice() async {
        await #expect(processExitsWith: .failure) {
            var page = Page()
            page.command("i", "mine")
            var embedded = EmbeddedScreen(Inner())
            page.embed(&embedded)
        }
    }

    @Test("two questions on one page stop the program with a message")
    func questionTwice() async {
        await #expect(processExitsWith: .failure) {
            var page = Page()
            page.confirm("Sure?")
            var embedded = EmbeddedScreen(Asking())
            page.embed(&embedded)
        }
    }

    @Test("an embedded screen is freed with the outer one")
    func memory() {
        weak var screen: Inner?
        let session = ScriptedSession { navigator in
            let inner = Inner()
            screen = inner
            return Root(Outer(embedding: inner), navigator: navigator)
        }
        #expect(screen != nil)
        session.endInput()
        #expect(screen == nil)
    }
}

private final class Root: Coordinator {
    private let screen: any Screen
    private let navigator: Navigator

    init(_ screen: any Screen, navigator: Navigator) {
        self.screen = screen
        self.navigator = navigator
    }

    func start() {
        navigator.push(screen, for: self)
    }

    func stop() {}
}

private class Recording: Screen {
    var choices: [Choice] = []
    var embedded: [EmbeddedScreen]

    init(embedding screens: any Screen...) {
        embedded = screens.map(EmbeddedScreen.init)
    }

    func draw(on page: inout Page) {
        for index in embedded.indices { page.embed(&embedded[index]) }
    }

    func choose(_ choice: Choice) throws(Refusal) {
        for screen in embedded where try screen.choose(choice) { return }
        choices.append(choice)
    }
}

private final class Outer: Recording {
    override func draw(on page: inout Page) {
        page.title("Outer")
        page.item("first")
        super.draw(on: &page)
        page.item("last")
        page.command("o", "out")
    }
}

private final class Bare: Recording {
    override func draw(on page: inout Page) {
        page.item("own")
        super.draw(on: &page)
    }
}

private final class Inner: Screen {
    var choices: [Choice] = []
    var refusal: Refusal?

    func draw(on page: inout Page) {
        page.title("Inner")
        page.field("Kind", "inner")
        page.item("red")
        page.item("green")
        page.command("i", "in", help: "goes in")
        page.help("The inner page helps.")
    }

    func choose(_ choice: Choice) throws(Refusal) {
        if let refusal { throw refusal }
        choices.append(choice)
    }
}

private final class Asking: Screen {
    var choices: [Choice] = []

    func draw(on page: inout Page) {
        page.ask("Name", default: "Anna")
    }

    func choose(_ choice: Choice) {
        choices.append(choice)
    }
}

private final class List: Screen {
    var picked: [Int] = []
    var searched: [String] = []
    private let count: Int
    private var list = PagedList()

    init(count: Int) {
        self.count = count
    }

    func draw(on page: inout Page) {
        page.list(list, count: count) { row, index in row.write(index) }
        page.search(help: "finds")
    }

    func choose(_ choice: Choice) throws(Refusal) {
        switch choice {
        case .item(let index): picked.append(index)
        case .search(let text): searched.append(text)
        default: try list.turn(choice, count: count)
        }
    }
}

private final class ListOuter: Screen {
    var picked: [Int] = []
    private var list = PagedList()
    private var embedded: EmbeddedScreen

    init(embedding screen: any Screen) {
        embedded = EmbeddedScreen(screen)
    }

    func draw(on page: inout Page) {
        page.list(list, count: 25) { row, index in row.write(index) }
        page.embed(&embedded)
    }

    func choose(_ choice: Choice) throws(Refusal) {
        if try embedded.choose(choice) { return }
        if case .item(let index) = choice { picked.append(index) } else { try list.turn(choice, count: 25) }
    }
}
