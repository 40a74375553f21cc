import Testing
import UsherTesting

@testable import Usher

/// Items and commands that ask before they act.
@Suite struct QuestionTests {
    private let more = Leaflet { page, _ in page.title("More") }

    private func film(_ show: @escaping () throws -> Void = {}) -> Leaflet {
        var (year, name): (Int, String?) = (1979, nil)
        return Leaflet { page, hear in
            page.title("Alien")
            page.item("Year", year, asks: .year.hint("Enter a year.")) { year = $0 }
            page.item("Name", name, asks: .text) { name = $0 }
            page.item("Forget it", confirms: "Forget it?") { hear("forgotten") }
            page.item(
                "Order",
                asks: { page in
                    page.title("Order")
                    page.item("By title") { hear("by title") }
                    page.item(
                        "By year",
                        asks: { $0.ask("Oldest first?", .yesOrNo, default: false) { hear("by year \($0)") } })
                })
            page.item("Seen", asks: { _ in throw Refusal("The disk is gone.") })
            page.command("d", "delete", confirms: "Delete “Alien”?") { hear("deleted") }
            page.command("r", "rename", asks: "Name", .text, default: "Alien") { name = $0 }
            page.command("s", "show", confirms: "Show more?", action: show)
        }
    }

    private func showing(
        says answer: Objection? = nil, _ show: @escaping (Navigator, Flow, any Screen) throws -> Void
    ) -> (Navigator) -> any Coordinator {
        { navigator in
            let flow = Flow(says: answer, navigator: navigator) { flow in
                weak var shown: Leaflet?
                let film = film { [unowned flow] in if let shown { try show(navigator, flow, shown) } }
                shown = film
                navigator.push(film, for: flow)
            }
            return Flow(Leaflet.menu, child: flow, navigator: navigator)
        }
    }

    @Test("An item's question has its own page, can be answered ahead, and leads back")
    func sessions() throws {
        let which = ListPosition(size: 1)
        try play(
            "Question", options: Session.Options(answering: [.tree]),
            screens: ["film": { film() }],
            flows: [
                "more": showing { [more] navigator, flow, _ in navigator.push(more, for: flow) },
                "back": showing { navigator, _, _ in navigator.pop() },
                "stop": showing { navigator, flow, _ in navigator.stop(flow) },
                "replace": showing { [more] navigator, _, film in navigator.replace(film, with: more) },
                "home": showing { navigator, _, _ in navigator.popToFirst() },
                "too late": showing { [more] navigator, flow, _ in
                    navigator.push(more, for: flow)
                    throw Refusal("Too late.")
                },
                "staying": showing(says: .stay("Not now.")) { navigator, flow, _ in navigator.stop(flow) },
                "asking": showing(says: .ask("Leave?", atEnd: "")) { navigator, flow, _ in
                    navigator.stop(flow)
                },
                "pushed": showing { navigator, flow, _ in
                    let question = QuestionScreen { page in
                        page.title("Which?")
                        page.list(["a", "b"], at: which, row: { $0.write($1) }) {
                            navigator.say("Picked \($0).")
                        }
                        page.search(help: "looks") { _ in }
                    }
                    navigator.push(question, for: flow)
                },
                "sections": { navigator in
                    let sections = [
                        Flow(film(), navigator: navigator), Flow(Leaflet.menu, navigator: navigator),
                    ]
                    return Flow(navigator: navigator) { root in
                        navigator.addCommands(for: root) { [unowned root] page in
                            page.command("f", "film") { navigator.select(sections[0], for: root) }
                            page.command("o", "other") { navigator.select(sections[1], for: root) }
                        }
                        navigator.select(sections[0], for: root)
                    }
                },
            ])
    }

    @Test("A page outside a session takes or refuses an answer typed ahead")
    func alone() throws {
        let film = film()
        for line in ["1 1980", "3 y", "4 2 n", "d YES"] { try Page(of: film).answer(line) }
        #expect(film.heard == ["forgotten", "by year false", "deleted"])
        #expect(Page(of: film).items.first == "Year: 1980")
        let page = Page(of: film)
        #expect(throws: Refusal("“soon” is no year.")) { try page.answer("1 soon") }
    }

    @Test("A question ends in the same move that shows what its answer opens")
    func sameMove() {
        var moves: [String] = []
        let session = ScriptedSession { navigator in
            navigator.observe { moves.append("\($0)") }
            return showing { [more] navigator, flow, _ in navigator.push(more, for: flow) }(navigator)
        }
        session.answer("s", "y")
        #expect(moves.last == "program: ended QuestionScreen; began Leaflet; shows Leaflet")
        session.answer("b", "s", "n")
        #expect(
            moves.suffix(2) == [
                "program: began QuestionScreen; shows QuestionScreen",
                "program: ended QuestionScreen; shows Leaflet",
            ])
    }

    @Test("A recording names a question by its title, and an explorer by its screen")
    func named() {
        let file = Script([])
        let options = Session.Options(recording: Recorder(to: file))
        _ = Session.run(on: Script(["1", "soon", "1980", "d", "b", "q"]), options: options, film())
        #expect(file.transcript.contains("\nanswer 1\nmove + QuestionScreen\npage Year\n"))
        let exploration = Explorer(texts: ["1980"]).explore { ScriptedSession(film()) }
        #expect(
            exploration.screens == [
                "Leaflet", "QuestionScreen of Leaflet", "QuestionScreen of QuestionScreen",
            ])
    }
}

extension Question<Int> {
    fileprivate static var year: Self {
        Question("a year") { text in
            guard let year = Int(text) else { throw Refusal("“\(text)” is no year.") }
            return year
        }
    }
}
