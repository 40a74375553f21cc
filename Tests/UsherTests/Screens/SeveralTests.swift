import Testing
import UsherTesting

@testable import Usher

@Suite struct SeveralTests {
    private static let features = ["Tests", "Docs", "CI", "Badges", "Changelog", "Linter"]

    private func prompt(
        _ features: [String] = features, on: [String] = [], atLeast least: Int = 0, atMost most: Int? = nil
    ) -> Leaflet {
        Leaflet { page, hear in
            page.title("New project")
            page.ask("Features", .several(of: features, atLeast: least, atMost: most), default: on) {
                hear($0.isEmpty ? "none" : $0.joined(separator: " "))
            }
        }
    }

    @Test(
        "the prompt names up to five that are on, and counts more of them",
        arguments: [
            (7, 0, "none"), (7, 1, "a"), (7, 2, "a, b"), (7, 5, "a, b, c, d, e"), (7, 6, "6 of 7"),
            (7, 7, "all"),
            (2, 2, "all"), (1, 1, "a"), (5, 5, "all"),
        ])
    func named(count: Int, on: Int, names: String) {
        let letters = Array("abcdefg".map { String($0) }.prefix(count))
        let session = ScriptedSession(
            QuestionScreen { page in
                page.ask("Letters", .several(of: letters), default: Array(letters.prefix(on))) { _ in }
            })
        #expect(session.transcript.hasSuffix("\nLetters (Enter for \(names)): "))
    }

    @Test(
        "a line of numbers turns items on and off on one page, the prompt says what is on, an empty line is done"
    )
    func transcript() {
        let screen = prompt(["Tests", "Docs", "CI"], on: ["CI", "Tests"], atLeast: 1)
        let session = ScriptedSession(screen)
        session.answer("?", "1 2", "none", "", "all", "9", "2", "")
        let expected = storedTranscript("Several.transcript")
        #expect(TranscriptDifference(session.transcript, expected: expected) == nil)
        #expect(screen.heard == ["Tests CI"])
        #expect(session.lostMoves == [])
    }

    @Test("at most so many are on; where more were, they may be turned off one by one")
    func most() {
        let screen = prompt(on: Array(Self.features.prefix(4)), atLeast: 2, atMost: 2)
        let session = ScriptedSession(screen)
        session.answer("5", "1", "", "2", "5", "3 5", "4", "", "3", "")
        #expect(
            session.page.texts == ["Turn these on or off by number: 1 3, 2-5, all or none. Choose 2."]
        )
        #expect(
            session.errorLines == [
                Words.english(.tooMany(most: 2, on: 5)), Words.english(.tooMany(most: 2, on: 3)),
                Words.english(.tooMany(most: 2, on: 3)), Words.english(.tooFew(least: 2, on: 1)),
            ])
        #expect(screen.heard == ["CI Changelog"])
    }

    @Test("a list with fewer than have to be picked takes all of them, an empty one none")
    func few() {
        let one = prompt(["Tests"], atLeast: 2)
        let session = ScriptedSession(one)
        session.answer("2", "1", "")
        #expect(session.errorLines == [Words.english(.noSuchNumber("2", from: 1, to: 1, searches: false))])
        let none = prompt([], atLeast: 2)
        let empty = ScriptedSession(none)
        empty.answer("all", "1", "")
        #expect(empty.page.texts == [])
        #expect(empty.errorLines == [Words.english(.nothingToPick)])
        #expect(one.heard + none.heard == ["Tests", "none"])
    }

    @Test("what is on stays on while the page is left for another, or drawn anew")
    func kept() {
        let screen = prompt()
        let session = ScriptedSession { navigator in
            Flow(screen, navigator: navigator) { root in
                navigator.after(.seconds(1), for: root) { navigator.push(Leaflet.menu, for: root) }
            }
        }
        session.answer("2 4")
        session.advance(by: .seconds(1))
        session.answer("", "b")
        #expect(session.page.question == .several("Features", on: [2, 4]))
        session.answer("2", "")
        #expect(screen.heard == ["Badges"])
    }

    @Test("what is no longer listed is no longer on, and what is listed since is off")
    func gone() throws {
        var features = Self.features
        let screen = Leaflet { page, hear in
            page.ask("Features", .several(of: features), default: ["Docs"]) { hear("\($0)") }
            page.command("c", "change") { features = ["Wiki", "Docs", "CI"] }
        }
        let session = ScriptedSession(screen)
        session.answer("1 3 4", "c")
        #expect(session.page.question == .several("Features", on: [2, 3]))
        session.answer("1 3", "")
        #expect(screen.heard == [#"["Wiki", "Docs"]"#])
    }

    /// A film that asks for its genres.
    private final class FilmScreen: Screen {
        var genres = ["Horror"]

        func draw(on page: inout Page) {
            page.title("Alien")
            page.item(
                "Genres", genres, asks: .several(of: ["Comedy", "Horror", "Science fiction"], atLeast: 1)
            ) { [self] in genres = $0 }
        }
    }

    @Test("an item asks for several, which back leaves as they were")
    func asked() {
        let film = FilmScreen()
        let session = ScriptedSession(film)
        session.answer("1", "2 3", "b")
        #expect(film.genres == ["Horror"])
        session.answer("1", "none", "", "3", "")
        #expect(session.errorLines == [Words.english(.tooFew(least: 1, on: 0))])
        #expect(session.page.items == ["Genres: Science fiction"])
        #expect(session.screens.count == 1)
        #expect(session.leaks == [])
    }

    @Test("an answer ahead turns over and is done, or is refused and changes nothing")
    func ahead() throws {
        let film = FilmScreen()
        let session = ScriptedSession(film)
        session.answer("1 2", "1 2,3", "1 b", "1 all")
        #expect(
            session.errorLines == [
                Words.english(.tooFew(least: 1, on: 0)),
                Words.english(.noAnswer("b", of: ["Comedy", "Horror", "Science fiction"])),
            ])
        #expect(film.genres == ["Comedy", "Horror", "Science fiction"])
        #expect(session.screens.count == 1)
        #expect(try Page(of: film).choices(of: "1 2 3") == [.item(1), .picked([1])])
        try Page(of: film).answer("1 2 3")
        #expect(film.genres == ["Comedy"])
    }

    @Test("names that are no plain text come out harmless")
    func harmless() {
        let session = ScriptedSession(prompt(["\u{1B}[2J", "b"]))
        session.answer("1")
        #expect(session.transcript.hasSuffix("\nFeatures (Enter for ␛[2J): "))
    }
}
