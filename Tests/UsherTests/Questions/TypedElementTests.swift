import Testing
import UsherTesting

@testable import Usher

/// Picking from a list by number or name. ValueTests and SeveralTests have transcripts.
@Suite struct TypedElementTests {
    @Test(
        "A list has no numbers if an element's name is the number of another one",
        arguments: [
            (["a", "1"], 0, false), (["2", "a"], 0, false), (["3", "a"], 1, false), (["1", "a"], 1, false),
            (["0", "a"], 0, true), (["-1", "a"], 0, true), (["3", "a"], 0, true), (["a", "2"], 0, true),
            (["4", "a"], 1, true), (["2", "3"], 1, true), (["0", "a"], 1, true),
        ])
    func otherPlaces(names: [String], others: Int, hasPlaces: Bool) {
        let screen = Leaflet { page, _ in
            for number in 0..<others { page.item("Other \(number)") {} }
            page.ask("Pick", .one(of: names)) { _ in }
        }
        #expect(ScriptedSession(screen).page.items.dropFirst(others) == (hasPlaces ? names : [])[...])
    }

    @Test("Several elements can be picked in German")
    func german() throws {
        var page = Page(in: .german)
        page.ask("Farben", .several(of: ["rot", "grün", "blau", "grau", "gelb"]), default: []) { _ in }
        #expect(try page.choices(of: "1, 2 und 5") == [.turned([0, 1, 4])])
        #expect(try page.choices(of: "1 bis 3") == [.turned([0, 1, 2])])
        #expect(try page.choices(of: "rot und gelb") == [.turned([0, 4])])
        #expect(throws: Refusal.self) { try page.choices(of: "1 to 3") }
    }

    @Test("A search ranks equal names first, then prefixes, parts of names and scattered letters")
    func ranks() {
        let names = ["t..en", "often", "t.en", "tens", "none", " Ten "]
        let found = names.found(by: "TEN")
        #expect(found.map(\.place) == [5, 3, 1, 2, 0])
        #expect(found.map(\.rank) == [0, 1, 2, 6, 7])
        #expect(names.completing("ten") == [" Ten ", "tens"])
        #expect(names.completing("tens") == ["tens"])
        #expect(names.completing("fte") == ["often"])
        #expect(["t.e", "often"].completing("te") == ["often"])
        #expect(["at", "at e"].completing("t ") == ["at e"])
        #expect(["e", "t.e", "t..e"].completing("t e") == ["t.e", "t..e"])
    }

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

    @Test("A given answer that is an element's name isn't taken for a number")
    func numbersAsNames() {
        for core in [4, 2, 8, 1] { #expect(given("\(core)", 0, .one(of: [1, 2, 4, 8])).0 == core) }
        #expect(given("3", [], .several(of: [3, 2, 1])).0 == [3])
        #expect(given("2000", 0, .one(of: Array(1999...2001))).0 == 2000)
        #expect(given("2, 1", [], .several(of: ["one", "two", "three"])).0 == ["one", "two"])
    }

    @Test("Names with commas are found among several, typed or given")
    func commasInNames() throws {
        let names = ["x, y", "z", "x", "a, b and c"]
        for (line, picked) in [
            ("x, y", [0]), ("x, y, z", [0, 1]), ("z,x, y", [0, 1]), ("x, z", [1, 2]),
            ("a, b and c, x", [2, 3]), ("z and x", [1, 2]),
        ] {
            #expect(given(line, [], .several(of: names)).0 == picked.map { names[$0] }, "\(line)")
            var page = Page()
            page.ask("Q", .several(of: names), default: []) { _ in }
            #expect(try page.choices(of: line) == [.turned(picked)], "\(line)")
        }
    }

    @Test("An empty given answer clears an optional question for several")
    func emptyGiven() {
        #expect(given("", ["a"] as [String]?, .optional(.several(of: ["a"], atLeast: 1))).0 == .some(nil))
    }
}
