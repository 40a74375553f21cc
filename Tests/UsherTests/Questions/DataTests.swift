import Foundation
import Testing
import UsherTesting

@testable import Usher

/// No value in a program's data can crash it or be mistaken for something else.
@Suite("Whatever the data are") struct DataTests {
    private func given<Value: Sendable>(
        _ answer: String, _ value: Value, _ question: Question<Value>
    ) -> (Value?, [String]) {
        var heard: Value?
        let session = ScriptedSession {
            Form("Form", startingWith: value, given: ["Q": answer], navigator: $0) { form in
                form.ask("Q", \.self, question)
                form.doneCommand { heard = $0 }
            }
        }
        return (heard, session.errorLines)
    }

    @Test("in answers given ahead a name that is a number is a name")
    func numbersAsNames() {
        for core in [4, 2, 8, 1] { #expect(given("\(core)", 0, .one(of: [1, 2, 4, 8])).0 == core) }
        #expect(given("3", [], .several(of: [3, 2, 1])).0 == [3])
        #expect(given("2000", 0, .one(of: Array(1999...2001))).0 == 2000)
        #expect(given("2, 1", [], .several(of: ["one", "two", "three"])).0 == ["one", "two"])
    }

    @Test("a default that stands twice is the first one")
    func defaultTwice() {
        let screen = Leaflet { page, hear in
            page.item("Other") { hear("other") }
            for name in ["a", "b", "a"] { page.item(name, isDefault: name == "a") { hear(name) } }
        }
        let session = ScriptedSession(screen)
        #expect(session.page.defaultItem == 2)
        let one = ScriptedSession(
            Leaflet { page, hear in page.ask("Q", .one(of: ["b", "a", "a"]), default: "a", action: hear) })
        #expect(one.page.defaultItem == 2)
        let several = ScriptedSession(
            Leaflet { page, _ in page.ask("Q", .several(of: ["a", "b", "a"]), default: ["a", "a"]) { _ in } })
        #expect(several.page.question == .several("Q", on: [1, 3]))
    }

    @Test("an empty list, or an empty range, has nothing that will do, and can be left")
    func empty() {
        let screen = Leaflet { page, _ in page.ask("One", .one(of: [String]())) { _ in } }
        let session = ScriptedSession { Flow(Leaflet.menu, screen, navigator: $0) }
        session.answer("1", "", "x", "b")
        #expect(session.page.title == "Menu")
        let count = 0
        let number = ScriptedSession(
            Leaflet { page, _ in page.ask("Number", .number(in: 1..<count + 1)) { _ in } })
        number.answer("1")
        #expect(number.errorLines.count == 1)
    }

    @Test("answers that don't go together lead to a question where the one that mends them isn't asked")
    func homeless() {
        var done: [[Int]] = []
        let (session, _) = formSession { navigator in
            Form("Stay", startingWith: Stay(), navigator: navigator) { form in
                form.ask("From", \.first, .number)
                if form.answers.first < 9 { form.ask("To", \.last, .number) }
                if form.answers.last < form.answers.first {
                    form.refuse("It ends before it begins.", at: \.last)
                }
                form.doneCommand { done.append([$0.first, $0.last]) }
            }
        }
        session.answer("9", "d")
        #expect(session.errorLines == ["From: It ends before it begins."])
        session.answer("0", "5", "d")
        #expect(done.last == [0, 5])
    }

    private struct Stay: CustomStringConvertible {
        var first = 0
        var last = 1

        var description: String { "\(first) to \(last)" }
    }

    @Test("a default that the question itself refuses is none")
    func refusedDefault() throws {
        let console = Script(["", "8080"])
        var prompt = Prompter(on: console)
        #expect(try prompt.ask("Port", .number(in: 1...65_535), default: 0) == 8080)
        #expect(console.transcript.hasSuffix("65535.\nPort: \nThis can't be left empty.\nPort: 8080\n"))
    }

    @Test("an empty line where there is no default is refused in words, whatever is asked")
    func required() {
        func trouble<Answer>(_ question: Question<Answer>) -> [String] {
            Leaflet { page, _ in page.ask("Q", question) { _ in } }.answered("").refused
        }
        let empty = [Words.english(.empty)]
        #expect(trouble(.text) == empty && trouble(.number) == empty && trouble(.secret) == empty)
        #expect(trouble(.longText) == empty && trouble(.one(of: ["a"])) == empty)
        let neither = Words.english(.neitherYesNorNo("", yes: "yes", no: "no", answers: "y or n"))
        #expect(trouble(.yesOrNo) == [neither])
        #expect(trouble(.optional(.one(of: ["a"]))) == [] && trouble(.optional(.yesOrNo)) == [])
    }
}
