import Testing
import UsherTesting

@testable import Usher

/// Questions for values. Commands don't need a colon if no value is a single letter.
@Suite struct ValueTests {
    private func year(default value: Int? = nil) -> Leaflet {
        Leaflet { page, hear in
            page.title("Film")
            page.item("One") { hear("item") }
            page.ask("Year", .number(in: 1888...2100), default: value) { hear("\($0 + 1)") }
            page.command("e", "end of time", help: "is the last year") { hear("end") }
            page.search(help: "finds") { hear("search \($0)") }
        }
    }

    @Test("a number is handed over as one, and letters are commands without a colon")
    func number() {
        let screen = year(default: 1954)
        let session = ScriptedSession(screen)
        session.answer("?", "1960", "", "e", ":e", "End of time", ":1", "/x", "1", "x", "q")
        let expected = storedTranscript("Value.number")
        #expect(session.transcript.hasPrefix(expected))
        #expect(screen.heard == ["1961", "1955", "end", "end", "end", "item", "search x"])
        #expect(
            session.errorLines == [
                "“1” is not a whole number from 1888 to 2100.",
                "“x” is not a whole number from 1888 to 2100.",
            ])
        #expect(session.page.question == .value("Year", default: "1954"))
        #expect(session.end == .quit)
    }

    @Test("a refused text that is a command's letter is told what the command does")
    func meantLetter() {
        let screen = Leaflet { page, hear in
            page.ask("Name", .text) {
                if $0.count < 3 { throw Refusal("“\($0)” is too short.") }
                hear($0)
            }
            page.command("e", "empty", help: "takes none") { hear("none") }
            page.command("f", "free") { hear("free") }
        }
        let session = ScriptedSession { Flow(Leaflet.menu, screen, navigator: $0) }
        session.answer(" B ", "e", "f", "f", "x", "qq", "Ada", ":b")
        #expect(
            session.errorLines == [
                Words.english(.wouldBeAnswer("B", command: "back")),
                Words.english(.wouldBeAnswer("e", command: "empty")),
                "Is “f” your answer? Type it again to enter it, or :f for free.",
                "“f” is too short. Type :f for free.", "“x” is too short.", "“qq” is too short.",
            ])
        #expect(screen.heard == ["Ada"])
        #expect(session.page.title == "Menu")
    }

    @Test("an item and a command ask for a value, which may be cleared")
    func asked() throws {
        var (year, day): (Int?, CalendarDay?) = (1954, nil)
        let today = try #require(CalendarDay(year: 2024, month: 3, day: 1))
        let screen = Leaflet { page, _ in
            page.title("Film")
            page.item("Year", year, asks: .optional(.number(in: 1888...2100))) { year = $0 }
            page.command(
                "w", "watched", asks: "Day", .day(today: today, in: ...today), default: today
            ) { day = $0 }
        }
        let session = ScriptedSession(screen)
        session.answer("1")
        #expect(
            session.transcript.hasSuffix(
                """
                Enter a whole number from 1888 to 2100.

                x clear, b back, h home, ? help, q quit
                Year (Enter for 1954):\u{20}
                """))
        #expect(session.page.help == ["Type b to leave it unchanged."])
        session.answer("2101", "1960", "1 1961", "1", "")
        #expect(year == 1961)
        session.answer("1", "x")
        #expect(session.page.items == ["Year: none"])
        session.answer("1", "b", "1", "", "w", "tomorrow", "yesterday")
        #expect(year == nil)
        #expect(day == today.advanced(by: -1))
        session.answer("w today")
        #expect(day == today)
        #expect(
            session.errorLines == [
                Words.english(.isNot("2101", Phrase.wholeNumber(from: 1888, to: 2100))),
                Words.english(.isNot("tomorrow", Phrase.day(from: nil, to: "2024-03-01"))),
            ])
        #expect(session.screens.count == 1)
    }
}
