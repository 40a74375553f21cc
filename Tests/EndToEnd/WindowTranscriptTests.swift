import Foundation
import MovieCatalog
import MovieImport
import MoviesApp
import Testing
import UsherTesting

/// Draws a list, a film, the help and a form in windows of several sizes.
///
/// `RECORD_TRANSCRIPTS=1 swift test --filter TranscriptTests` records the transcripts again.
@Suite struct WindowTranscriptTests {
    private static let answers = [
        "1", "b", "n", "page 20", "?", "", "", "", "a", "Past Lives", "2023", "", ":h", "y",
    ]

    @Test(
        "A list, a film, the help and a form match their transcripts",
        arguments: [(40, 24), (80, 24), (80, 50), (120, 50)])
    func window(width: Int, height: Int) throws {
        let catalog = try Catalog.sample()
        let context = SessionContext(day: Day("2026-03-01"), seed: 1)
        let session = ScriptedSession(width: width, height: height) {
            AppCoordinator(catalog: catalog, context: context, navigator: $0)
        }
        for answer in Self.answers { session.answer(answer) }
        let file = TranscriptTests.folder.appending(path: "window-\(width)x\(height).transcript")
        if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
            try session.transcript.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            TranscriptDifference(session.transcript, expected: try String(contentsOf: file, encoding: .utf8))
                == nil)
    }
}
