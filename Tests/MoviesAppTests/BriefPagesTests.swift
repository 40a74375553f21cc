import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// Limits to the time that a screen reader takes to speak pages.
@Suite struct BriefPagesTests {
    @Test("A change takes less than ten seconds to listen to, and a list with its commands a minute")
    func seconds() throws {
        let session = try session(on: Catalog.sample())
        let pages = [
            ("m", 60.0), ("n", 60), ("bogart", 60), ("casablanca", 40), ("s yesterday 8.5 With Anna.", 10),
            ("rate 8", 10), ("l", 10), ("tag noir", 10), ("note Great.", 10), ("u", 10), ("v", 20), ("h", 60),
        ]
        for (answer, most) in pages {
            let before = session.transcript.count
            session.answer(answer)
            let said = session.transcript.dropFirst(before)
            #expect(said.count > 5 && secondsOfSpeech(said) < most, "\(answer): \(said)")
        }
    }

    @Test("A brief page says only the commands that it features")
    func commands() throws {
        let session = try session(on: Catalog.sample())
        session.answer("amadeus")
        #expect(
            session.transcript.hasSuffix(
                "\n\ne edit, s seen, l put on watchlist, o all facts, b back, h home, ? help\n> "))
    }

    private func session(on catalog: Catalog) throws -> ScriptedSession {
        let context = SessionContext(day: Day("2026-11-29"), seed: 1)
        context.isBrief = true
        return ScriptedSession(options: Session.Options(isBrief: true)) {
            AppCoordinator(catalog: catalog, context: context, navigator: $0)
        }
    }
}

/// Estimates how long espeak-ng speaks: 130 words a minute with pauses. A digit counts as a word.
func secondsOfSpeech(_ text: some StringProtocol) -> Double {
    let words = text.split(whereSeparator: \.isWhitespace).map { max(1, $0.count(where: \.isNumber)) }
    return Double(words.reduce(0, +)) * 60 / 130
}
