import Foundation
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

/// The import preview of each folder in `Tests/ImportCases`, and the pages after it.
@Suite struct ImportPreviewTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    static let cases: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: tests.appending(path: "ImportCases").path)
        return (names ?? []).filter { !$0.hasSuffix(".cases") }.sorted()
    }()

    /// Returns the paths of a case as a user would type them.
    private func paths(of name: String) throws -> String {
        let folder = Self.tests.appending(path: "ImportCases/\(name)").path
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .filter { !["expected.jsonl", "said.txt", "arguments"].contains($0) }
            .map { "'\(folder)/\($0)'" }.joined(separator: " ")
    }

    private func session(width: Int, height: Int?, isBrief: Bool = false) throws -> ScriptedSession {
        let catalog = try Catalog(movies: [])
        let context = SessionContext(day: Day("2026-11-29"), seed: 1)
        return ScriptedSession(
            width: width, height: height, options: Session.Options(isBrief: isBrief)
        ) { AppCoordinator(catalog: catalog, context: context, navigator: $0) }
    }

    /// Returns the lines of the page that an answer leads to, with its prompt.
    private func page(after answer: String, in session: ScriptedSession) -> [Substring] {
        let before = session.transcript.count
        session.answer(answer)
        let written = session.transcript.dropFirst(before).drop { $0 != "\n" }
        // Skips the page that shows the progress.
        let start = written.ranges(of: "\n\nImport").last?.lowerBound ?? written.startIndex
        return written[start...].split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0.isEmpty } + []
    }

    @Test("A preview and the pages after it fit the window, and count the same new movies", arguments: cases)
    func fits(name: String) throws {
        let paths = try paths(of: name)
        for (width, height) in [(40, 24), (80, 24), (120, 40)] {
            let session = try session(width: width, height: height)
            session.answer("i")
            for answer in [paths, "", "1"] {
                let texts = session.page.texts
                let lines = page(after: answer, in: session)
                // A refused file has no preview.
                if session.screens.last is ImportFileScreen { break }
                if let preview = session.screens.last as? ImportPreviewScreen, case .failed = preview.state {
                    break
                }
                let context = Comment(rawValue: lines.joined(separator: "\n"))
                #expect(lines.allSatisfy { $0.count <= width }, context)
                #expect(width == 40 || lines.count <= 24, context)
                if answer.isEmpty, let said = session.page.said.first, said.hasPrefix("Imported: ") {
                    let counts = try #require(texts.first { $0.contains(" new movie") })
                    #expect(said.hasPrefix("Imported: \(counts.prefix { $0 != " " }) new"), context)
                }
            }
        }
    }

    @Test(
        "The preview of an ordinary file has ten lines, and takes less than a minute to listen to",
        arguments: cases)
    func isShort(name: String) throws {
        let session = try session(width: 80, height: 24)
        session.answer("i")
        let lines = page(after: try paths(of: name), in: session)
        guard session.page.defaultItem != nil, session.page.items.count == 1 else { return }
        #expect(lines.prefix { !$0.isEmpty }.count <= 10, Comment(rawValue: lines.joined(separator: "\n")))
        let brief = try self.session(width: 80, height: nil, isBrief: true)
        brief.answer("i")
        let said = page(after: try paths(of: name), in: brief).joined(separator: "\n")
        #expect(secondsOfSpeech(said) < 60, Comment(rawValue: said))
    }

    @Test("The pages of an import match their transcript", arguments: [(40, 20), (80, 24), (120, 40)])
    func drawn(width: Int, height: Int) throws {
        let session = try session(width: width, height: height)
        // The path's length must not vary, because lines wrap after it.
        let files = "/tmp/movies-\(Int.random(in: 10_000_000...99_999_999))"
        try FileManager.default.copyItem(
            atPath: Self.tests.appending(path: "Transcripts/files").path, toPath: files)
        defer { try? FileManager.default.removeItem(atPath: files) }
        session.answer("a The Third Man (1949) yesterday 6", "h", "i", "\(files)/letterboxd")
        session.answer("o", "b", "w", "b", "k", ":b", "f", "", "1", "u", "h")
        session.answer("i", "'\(files)/my films.csv'", "")
        let file = Self.tests.appending(path: "Transcripts/preview-\(width)x\(height).transcript")
        let text = session.transcript.replacing("\(files)/", with: "")
        if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)))
    }
}
