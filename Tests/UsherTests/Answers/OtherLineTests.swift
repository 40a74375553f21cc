import Testing
import UsherTesting

@testable import Usher

/// Lines that don't match any answer, which a screen can handle itself.
@Suite struct OtherLineTests {
    private final class Shelf: Screen {
        private(set) var heard: [String] = []
        private(set) var notes: [String] = []

        func draw(on page: inout Page) {
            page.title("Shelf")
            page.item("Alien") { [self] in heard.append("1") }
            page.command("n", "note", asks: "Note", .text) { [self] in notes.append($0) }
            page.command("s", "sort", asks: "By", .one(of: ["title", "year"])) { [self] in heard.append($0) }
            page.command(
                "d", "drop", confirms: "Drop it?", action: { [self] in heard.append("dropped") })
            page.search(help: "searches") { [self] in heard.append("/\($0)") }
            page.otherwise { [self] line in
                if ["no", "7"].contains(line) { return false }
                if line == "bad" { throw Refusal("That is bad.") }
                heard.append(line)
                return true
            }
        }
    }

    private let shelf = Shelf()

    @Test(
        "a line that is no answer is the screen's, a number that isn't there included; letters, labels and whole names go before",
        arguments: [
            ("alien", ["1"]), ("ali", ["ali"]), ("1", ["1"]), ("the birds", ["the birds"]),
            ("s year", ["year"]), ("sort year", ["year"]), ("s craig", ["s craig"]), ("d y", ["dropped"]),
            ("d zone", ["d zone"]), ("drop zone", ["drop zone"]), ("x men", ["x men"]), ("/x", ["/x"]),
            ("1 2", ["1 2"]), ("1984", ["1984"]),
        ])
    func lines(line: String, heard: [String]) {
        let session = ScriptedSession(shelf)
        session.answer(line)
        #expect(shelf.heard == heard)
        #expect(session.errorLines == [])
    }

    @Test("an answer to a text behind a letter stays one")
    func texts() {
        let session = ScriptedSession(shelf)
        session.answer("n any words", "note more words", "n  ")
        #expect(session.page.question?.prompt == "Note", "blanks are none")
        #expect(shelf.notes == ["any words", "more words"])
        #expect(shelf.heard == [])
    }

    @Test("what can't be asked says why, with an answer behind it too")
    func notAsked() {
        let screen = Leaflet { page, hear in
            page.item("Year", asks: { _ in throw Refusal("Not now.") })
            page.otherwise {
                hear($0)
                return true
            }
        }
        let session = ScriptedSession(screen)
        session.answer("1", "1 1979")
        #expect(session.errorLines == ["Not now.", "Not now."])
        #expect(screen.heard == [])
    }

    @Test("what the screen has no use for is refused, as is a number that isn't there")
    func refused() {
        let session = ScriptedSession(shelf)
        session.answer("no", "bad", "7", "b")
        #expect(
            session.errorLines == [
                Words.english(.notOffered("no", way: "/", quit: "q")), "That is bad.",
                Words.english(.noSuchNumber("7", from: 1, to: 1, searches: true)),
                Words.english(.firstPage),
            ])
        #expect(shelf.heard == [])
    }

    @Test("none of it is heard in a question, and exit quits")
    func inQuestion() {
        let session = ScriptedSession(shelf)
        session.answer("s", "craig", "b", "d", "zone", "b")
        #expect(shelf.heard == [])
        session.answer("exit")
        #expect(session.end == .quit)
    }

    @Test("a program hears each refusal, and goes on")
    func hearing() {
        var refusals: [String] = []
        let end = Session.run(
            on: Script(["no", "1", "bad", "q"]), options: Session.Options(didRefuse: { refusals.append($0) })
        ) {
            Flow(shelf, navigator: $0)
        }
        #expect(end == .quit)
        #expect(refusals == [Words.english(.notOffered("no", way: "/", quit: "q")), "That is bad."])
        #expect(shelf.heard == ["1"])
    }

    @Test("a line that the page doesn't take is its flows', the nearest first, at a yes-or-no question too")
    func flows() {
        let (inner, outer) = (Events(), Events())
        func takes(_ taken: String, _ events: Events, _ navigator: Navigator) -> (Flow) -> Void {
            { flow in
                navigator.addCommands(for: flow) { page in
                    page.otherwise { line in
                        events.log.append(line)
                        return line == taken
                    }
                }
            }
        }
        let session = ScriptedSession { [shelf] navigator in
            let child = Flow(shelf, navigator: navigator, begin: takes("7", inner, navigator))
            return Flow(child: child, navigator: navigator, begin: takes("no", outer, navigator))
        }
        session.answer("mine", "7", "no")
        #expect(shelf.heard == ["mine"] && session.errorLines == [])
        #expect([inner.log, outer.log] == [["7", "no"], ["no"]])
        session.answer("d", "7", "zone", "n")
        #expect([inner.log, outer.log] == [["7", "no", "7", "zone"], ["no", "zone"]])
        #expect(session.errorLines == ["Please answer y or n. “zone” isn't yes or no."])
        #expect(shelf.heard == ["mine"], "it isn't dropped")
    }
}
