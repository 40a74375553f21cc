import Testing
import UsherTesting

@testable import Usher

/// Forms can ask the same questions as pages.
@Suite struct FormAskingTests {
    @Test("values are asked for in their notation, and asked anew where it takes them no more")
    func notations() {
        var saved: [Trip] = []
        let (session, _) = formSession { navigator in
            Form("Trip", startingWith: Trip(), given: ["Nights": "x"], navigator: navigator) { form in
                form.ask("From", \.first, .number(in: 1...31))
                form.ask("To", \.last, .number(in: (form.answers.first ?? 1)...31))
                form.ask(
                    "Nights", \.nights,
                    .optional(.number(in: 1...)).checked { nights in
                        if nights == 13 { throw Refusal("13 is unlucky; take another one.") }
                    })
                form.doneCommand { saved.append($0) }
            }
        }
        #expect(session.errorLines == ["Nights: “x” is not a whole number of 1 or more."])
        #expect(session.page.texts == ["Enter a whole number from 1 to 31."])
        session.answer("3", "2", "5", "13", "", "1 9")
        #expect(session.page.texts.first == "“5” is not a whole number from 9 to 31.")
        session.answer("b", "b")
        #expect(session.page.items == ["From: 9", "To: needs a new answer", "Nights: none"])
        session.answer("d", "10", "3 1", "d")
        #expect(
            session.errorLines.dropFirst() == [
                "“2” is not a whole number from 3 to 31.", "13 is unlucky; take another one.",
                "To: “5” is not a whole number from 9 to 31.",
            ])
        #expect(saved == [Trip(first: 9, last: 10, nights: 1)])
    }

    @Test("one of a list may not be there yet, and what may be left empty is cleared")
    func missing() {
        var saved: [Order] = []
        let (session, _) = formSession { navigator in
            Form("Order", startingWith: Order(), navigator: navigator) { form in
                form.ask(
                    "Dish", \.dish,
                    .one(of: ["soup", "cake"]) { $0.write($1.uppercased()) }.hint("Today there are two."))
                form.ask(
                    "With", \.with,
                    .several(of: ["bread", "salt", "oil"], atLeast: 1, atMost: 2).hint("Free."))
                form.ask(
                    "Note", \.note,
                    .optional(.text).checked { note in
                        if let note, note.count > 9 { throw Refusal("That is too long.") }
                    })
                form.ask("Code", \.code, .optional(.secretTwice).hint("Of your card."))
                form.ask("Paid", \.isPaid, .yesOrNo.hint("In cash."))
                form.doneCommand { saved.append($0) }
            }
        }
        #expect(session.page.defaultItem == nil)
        #expect(session.page.texts == ["Dish", "Today there are two."])
        session.answer("", "cake", "", "3,1", "2", "")
        #expect(
            session.errorLines == [
                Words.english(.empty), Words.english(.tooFew(least: 1, on: 0)),
                Words.english(.tooMany(most: 2, on: 3)),
            ])
        session.answer("as ever and ever", "quick", "1234", "1235", "1234", "1234", "y")
        #expect(
            session.page.items == [
                "Dish: CAKE", "With: bread, oil", "Note: quick", "Code: (not shown)", "Paid: yes",
            ])
        #expect(
            session.errorLines.dropFirst(3) == [
                "That is too long.", Words.english(.notTheSame),
            ])
        session.answer("3 :x", "4", ":x", "d")
        #expect(saved == [Order(dish: "cake", with: ["bread", "oil"], isPaid: true)])
        #expect(!session.transcript.contains("1234"))
    }

    @Test("several that are not listed any more are asked anew")
    func severalNarrowed() {
        let (session, _) = formSession { navigator in
            Form("Order", startingWith: Order(), navigator: navigator) { form in
                form.ask("Paid", \.isPaid, .yesOrNo)
                form.ask("With", \.with, .several(of: form.answers.isPaid ? ["bread"] : ["bread", "salt"]))
            }
        }
        session.answer("n", "all", "", "1 y")
        #expect(session.page.texts.first == Words.english(.notListed(["salt"])))
        session.answer("")
        #expect(session.page.items == ["Paid: yes", "With: bread"])
    }
}

private struct Order: Equatable, CustomStringConvertible {
    var dish: String?
    var with: Set<String> = []
    var note: String?
    var code: String?
    var isPaid = false

    var description: String { "an order" }
}

private struct Trip: Equatable, CustomStringConvertible {
    var first: Int?
    var last: Int?
    var nights: Int?

    var description: String { "a trip" }
}
