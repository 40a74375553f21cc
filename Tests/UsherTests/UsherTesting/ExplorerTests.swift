import Testing
import Usher
import UsherTesting

/// Programs with one defect each, and the explorer's report.
@Suite struct ExplorerTests {
    private let log = Events()

    private func explore(
        texts: [String] = [], limit: Int = 2_000, seed: UInt64 = 0,
        _ draw: @escaping (inout Page, Sketch) -> Void
    ) -> Exploration {
        Explorer(seed: seed, texts: texts, limit: limit) { [log] in log.log.append($0) }
            .explore { ScriptedSession { Sketch(navigator: $0, draw: draw) } }
    }

    @Test("A program without mistakes is explored completely and has no findings")
    func sound() {
        let exploration = explore { page, flow in
            page.title("Menu")
            page.help("What there is.")
            for name in ["one", "two"] { page.item(name) { flow.show(name) { $0.help("It is \(name).") } } }
        }
        #expect(exploration.screens == ["Leaflet"])
        #expect(exploration.pages == 3)
        #expect(exploration.isComplete)
        #expect(exploration.findings == [])
    }

    @Test("A page whose items do nothing, or that nothing leads away from, is a dead end")
    func deadEnd() {
        let exploration = explore { page, flow in
            page.title("Menu")
            page.help("What there is.")
            page.item("one") {
                flow.show("one") { page in
                    page.help("An item with nobody to hear of it.")
                    page.item("nothing") {}
                }
            }
        }
        #expect(exploration.findings == ["Leaflet “one” is a dead end, after 1."])
        let alone = explore { page, _ in
            page.title("Menu")
            page.help("No way on.")
        }
        #expect(alone.findings == ["Leaflet “Menu” is a dead end."])
    }

    @Test(
        "A page that reports the path of another page is a finding")
    func misleading() {
        let exploration = Explorer().explore { ScriptedSession { Twins(navigator: $0) } }
        #expect(
            exploration.findings.filter { !$0.contains("has no help") } == [
                "ExploredScreen “The movie” says that it is at /1994, which doesn't lead there, after 1."
            ])
    }

    @Test("A finding's answers leave out those that led back to the same page")
    func loops() {
        let exploration = explore { page, flow in
            page.title("Menu")
            page.help("Leads to rooms.")
            for room in 1...5 {
                page.item("Room \(room)") { [unowned flow] in
                    flow.show("Room \(room)") { page in
                        page.help("Leads deeper.")
                        page.command("d", "deeper") { flow.show("Below") { $0.help("A cellar.") } }
                        if room == 5 { page.command("l", "lose") {} }
                    }
                }
            }
        }
        let loss = noDifference("l", on: "Leaflet")
        #expect(exploration.findings == ["Leaflet “Room 5” lost what was asked for (\(loss)), after 5, l."])
    }

    @Test("A path that requires a login is no finding")
    func pathAfterLogin() {
        let exploration = Explorer().explore { ScriptedSession { Gate(navigator: $0) } }
        #expect(exploration.pages == 3 && exploration.isComplete)
        #expect(exploration.findings.allSatisfy { $0.contains("has no help") })
    }

    @Test(
        "A page that can't be reached again isn't judged by the answers tried on it",
        arguments: 0..<4 as Range<UInt64>)
    func reachedOnce(seed: UInt64) {
        var isGone = false
        let exploration = explore(texts: (1_000..<1_070).map { "\($0)" }, seed: seed) { page, flow in
            page.help("It is there once.")
            if flow.count > 0 {
                page.title("Once")
                page.ask("Name", .text) { _ in throw Refusal("Not that one.") }
            } else {
                page.title("Menu")
                page.item("once") {
                    if isGone { throw Refusal("It is gone.") }
                    isGone = true
                    flow.count = 1
                }
            }
        }
        #expect(exploration.pages == 2 && exploration.isComplete)
        #expect(exploration.findings == [])
    }

    @Test(
        "An answer that was refused is tried again after another answer",
        arguments: 0..<4 as Range<UInt64>)
    func refusedAtFirst(seed: UInt64) {
        let exploration = Explorer(seed: seed).explore {
            var partitions = 0
            return ScriptedSession {
                Sketch(navigator: $0) { page, flow in
                    page.title("Disk")
                    page.help("Its partitions.")
                    page.field("Partitions", partitions)
                    page.command("a", "add") { partitions = 1 }
                    page.command("w", "write") {
                        if partitions == 0 { throw Refusal("There is no partition; a adds one.") }
                        flow.show("Written") { $0.help("The table is altered.") }
                    }
                }
            }
        }
        #expect(exploration.pages == 2)
        #expect(exploration.isComplete)
    }

    @Test("A screen whose help adds nothing to its page is reported once")
    func help() {
        let exploration = explore { page, flow in
            page.title("Menu")
            page.item("one") { flow.show("one") { _ in } }
        }
        #expect(exploration.findings == ["Leaflet “Menu” has no help."])
        #expect(
            explore { page, flow in
                page.command("c", "count", help: "goes on by one") { flow.count += 1 }
                page.field("Count", flow.count)
            }.findings == [])
    }

    /// Returns the sorted answers, without `:q`, that were given on the page with this title.
    private func answers(on title: String = "Page") -> [String] {
        log.log.compactMap { $0.split(separator: "“\(title)”: ").dropFirst().first.map { String($0) } }
            .filter { $0 != ":q" }.sorted()
    }

    @Test(
        "Each answer that a page offers is tried once, with texts and the ways back"
    )
    func tried() {
        let typed = ["1", "1949", "2000", "2000-01-01", "x", "Å/\\"]
        func expect(_ expected: [String], _ draw: @escaping (inout Page) -> Void) {
            log.log = []
            let exploration = explore(texts: ["1949"]) { page, _ in
                page.title("Page")
                draw(&page)
            }
            let none = "an empty line"
            #expect(answers() == expected.map { $0.isEmpty ? none : $0 }.sorted())
            #expect(exploration.isComplete && exploration.pages == 1)
        }
        expect(["/", "/1949", "1", "2", "b", "h", "x"]) { page in
            page.item("one") {}
            page.item("two") {}
            page.command("x", "do") {}
            page.search(help: "finds one") { _ in }
        }
        expect([":1", ":b", ":c", ":h"] + typed) { page in
            page.item("one") {}
            page.command("c", "clear") {}
            page.ask("Name", .text) { _ in }
        }
        expect(["", ":b", ":h"] + typed) { $0.ask("Name", .text, default: "Ada") { _ in } }
        expect(["b", "h"] + typed) { $0.ask("Year", .number) { _ in } }
        expect(["", "b", "h"] + typed) { $0.ask("Year", .number, default: 1) { _ in } }
        let twice = ["", ":b", ":h"] + typed
        expect(twice + twice) { $0.ask("Word", .secret) { _ in } }
        // Once lines were typed, quitting asks for confirmation.
        expect(["", ".", ":b", ":h", "yes"] + typed) { $0.ask("Note", .longText) { _ in } }
        expect(["b", "h", "n", "y"]) { $0.ask("Sure?", .yesOrNo) { _ in } }
        expect(["", "1", "2", "all", "b", "h", "none"]) { $0.ask("Some", .several(of: ["a", "b"])) { _ in } }
        expect(["1", "2", "b", "h"]) { $0.ask("One", .one(of: ["a", "b"])) { _ in } }
        expect(["", "1", "2", "b", "h"]) { $0.ask("One", .one(of: ["a", "b"]), default: "b") { _ in } }
    }

    @Test("At most twenty items of a page, and `samples` pages that differ by title, are tried")
    func samples() {
        for (count, tried) in [(20, 20), (21, 20), (1, 1)] {
            log.log = []
            _ = explore { page, _ in
                page.title("Page")
                for number in 1...count { page.item("\(number)") {} }
            }
            #expect(answers().filter { Int($0) != nil }.count == tried)
        }
        for samples in 1...3 {
            let exploration = Explorer(samples: samples).explore {
                ScriptedSession {
                    Sketch(navigator: $0) { page, flow in
                        page.title("Menu")
                        for name in 1...5 {
                            page.item("\(name)") {
                                flow.show("\(name)") { page in
                                    page.command("d", "deeper") { flow.show("Below \(name)") { _ in } }
                                }
                            }
                        }
                    }
                }
            }
            #expect(exploration.pages == 6 + samples && exploration.isComplete)
        }
    }

    @Test("A prompt that refuses every text is a finding, unless it accepts a given text")
    func refuses() {
        func year(_ page: inout Page, _ flow: Sketch) {
            page.title("Year")
            page.help("The year of a film.")
            page.ask("Year", .text) {
                guard $0 == "1949" else { throw Refusal("Not that one.") }
                flow.count += 1
            }
            page.field("Count", flow.count)
        }
        #expect(
            explore(year).findings == [
                "Leaflet “Year” refuses every text that was tried."
            ])
        #expect(explore(texts: ["1949"], year).findings == [])
        let deaf = explore { page, _ in
            page.title("Name")
            page.ask("Name", .text) { _ in }
        }
        #expect(!deaf.findings.contains { $0.contains("refuses every text") })
    }

    @Test("Each step is logged before it's taken, and a seed repeats the same steps")
    func steps() {
        func program(_ page: inout Page, _ flow: Sketch) {
            page.title("Menu")
            page.item("one") { flow.show("one") { $0.ask("Name", .text) { _ in } } }
            page.item("two") { [log] in log.log.append("two was picked") }
        }
        let first = explore(seed: 7, program)
        let lines = log.log
        #expect(lines.first?.hasPrefix("Explorer, seed 7, walk 1, Leaflet “Menu”: ") == true)
        for (line, next) in zip(lines, lines.dropFirst()) where next == "two was picked" {
            #expect(line.hasSuffix("Leaflet “Menu”: 2"))
        }
        #expect(lines.contains("two was picked"))
        log.log = []
        let second = explore(seed: 7, program)
        #expect(log.log == lines)
        #expect(second.findings == first.findings)
        #expect(first.steps == lines.filter { !$0.hasSuffix(":q") && $0.hasPrefix("Explorer") }.count)
    }

    @Test("A program without end is explored up to the limit")
    func limit() {
        func open(_ page: inout Page, _ flow: Sketch) {
            page.help("On and on.")
            page.item("on") {
                flow.count += 1
                flow.show("\(flow.count)") { open(&$0, flow) }
            }
        }
        let exploration = explore(limit: 50, open)
        #expect(exploration.steps <= 50)
        for limit in 1...5 {
            let exploration = explore(limit: limit, open)
            #expect(exploration.steps == limit && !exploration.isComplete)
        }
        #expect(exploration.findings == [])
        // Of pages that differ only in their title, three are explored.
        #expect(exploration.pages <= 6)
    }
}

private final class Sketch: Coordinator {
    var count = 0
    private let navigator: Navigator
    private let draw: (inout Page, Sketch) -> Void

    init(navigator: Navigator, draw: @escaping (inout Page, Sketch) -> Void) {
        (self.navigator, self.draw) = (navigator, draw)
    }

    func start() {
        navigator.push(Leaflet { [unowned self] page, _ in draw(&page, self) }, for: self)
    }

    func show(_ title: String, _ draw: @escaping (inout Page) -> Void) {
        let prompt = Leaflet { page, _ in
            page.title(title)
            draw(&page)
        }
        navigator.push(prompt, for: self)
    }
}

private class ExploredScreen: Screen, RouteNamed {
    let routeName: String
    private let title: String

    init(_ title: String, at name: String) { (self.title, routeName) = (title, name) }

    func draw(on page: inout Page) { page.title(title) }
}

private final class Year: ExploredScreen {}

private final class Gate: Coordinator, Guide {
    private let navigator: Navigator
    private var member: String?

    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let menu = Leaflet { [unowned self] page, _ in
            page.title("Gate")
            page.item("The vault") { try self.navigator.enter(for: self) { [unowned self] in vault } }
        }
        navigator.push(menu, for: self)
    }

    private var vault: Destination {
        if member != nil { return .screen(ExploredScreen("The vault", at: "vault")) }
        let login = Flow(navigator: navigator) { [unowned self] login in
            let question = Leaflet { [unowned login] page, _ in
                page.title("Login")
                page.ask("Name", .text) {
                    self.member = $0
                    login.navigator.finish(login, with: 1)
                }
            }
            navigator.push(question, for: login)
        }
        return .redirect(login) { [unowned self] _ in vault }
    }

    func destination(named name: String) -> Destination? { name == "vault" ? vault : nil }
}

/// A flow with a movie and a year of the same name.
private final class Twins: Coordinator, Guide {
    private let navigator: Navigator

    init(navigator: Navigator) { self.navigator = navigator }

    func start() {
        let menu = Leaflet { [unowned self] page, _ in
            page.title("Twins")
            page.item("The movie") { self.navigator.push(ExploredScreen("The movie", at: "1994"), for: self) }
            page.item("The year") { self.navigator.push(Year("The year", at: "1994"), for: self) }
        }
        navigator.push(menu, for: self)
    }

    func destination(named name: String) -> Destination? {
        name == "1994" ? .screen(Year("The year", at: "1994")) : nil
    }
}
