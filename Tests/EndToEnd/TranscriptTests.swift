import Catalogs
import Foundation
import MovieCatalog
import Programs
import Testing
import UsherTesting

/// Complete sessions: `NAME.script` has the answers and `NAME.transcript` the expected output.
///
/// Today's date is replaced by `YYYY-MM-DD`.
///
/// `RECORD_TRANSCRIPTS=1 swift test --filter TranscriptTests` records the transcripts again.
@Suite struct TranscriptTests {
    static let folder = Shell.repository.appending(path: "Tests/Transcripts")
    static let flows: [String] =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
        .filter { $0.hasSuffix(".script") }.map { String($0.dropLast(7)) }.sorted() ?? []

    private static let smooth = "duplicates"

    @Test("A script through a pipe prints its transcript", arguments: flows)
    func pipe(flow: String) throws {
        let file = Self.folder.appending(path: "\(flow).transcript")
        let result = try Shell.run(
            """
            ln -s '\(Self.folder.path)/files' .
            cat '\(Self.folder.path)/\(flow).script' | $movies 2>&1
            """)
        let output = Self.withoutToday(result.output)
        if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
            try output.write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(TranscriptDifference(output, expected: expected) == nil)
        #expect(result.status == (flow == Self.smooth ? 0 : 65))
    }

    static func withoutToday(_ text: String) -> String {
        text.replacing("\(Day.today)", with: "YYYY-MM-DD").asIn2026
    }

    @Test("All scripts exist")
    func flowsExist() {
        #expect(
            Self.flows == [
                "daily", "deep", "diary", "duplicates", "export", "fields", "import", "main", "numbers",
                "places",
            ])
    }
}
