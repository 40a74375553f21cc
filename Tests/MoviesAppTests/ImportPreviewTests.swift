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
        return (names ?? ["no cases"]).filter { !$0.hasSuffix(".cases") }.sorted()
    }()

    /// Returns whether a case's preview must be a refusal, and whether it must offer choices.
    private func expected(of name: String) throws -> (isRefused: Bool, hasChoices: Bool) {
        let folder = Self.tests.appending(path: "ImportCases/\(name)").path
        let said = try String(contentsOfFile: "\(folder)/said.txt", encoding: .utf8)
        let choices = ["→ your rating, of", "are not ratings", "rows of several people", "it isn't clear"]
        // The options in `arguments` answer a question that the page asks.
        let hasChoices =
            choices.contains { said.contains($0) }
            || FileManager.default.fileExists(atPath: "\(folder)/arguments")
        return (said.hasPrefix("badData: ") && !hasChoices, hasChoices)
    }

    /// Whether the session shows why there's no preview.
    private func isRefused(_ session: ScriptedSession) -> Bool {
        switch session.screens.last {
        case is ImportFileScreen: true
        case let preview as ImportPreviewScreen: if case .failed = preview.state { true } else { false }
        default: false
        }
    }

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
        let (paths, expected) = (try paths(of: name), try expected(of: name))
        for (width, height) in [(40, 24), (80, 24), (120, 40)] {
            let session = try session(width: width, height: height)
            session.answer("i")
            for answer in [paths, "", "1"] {
                let (texts, hasDefault) = (session.page.texts, session.page.defaultItem != nil)
                let lines = page(after: answer, in: session)
                let context = Comment(rawValue: lines.joined(separator: "\n"))
                #expect(isRefused(session) == expected.isRefused, context)
                if expected.isRefused { break }
                #expect(lines.allSatisfy { $0.count <= width }, context)
                #expect(width == 40 || lines.count <= 24, context)
                if answer.isEmpty, hasDefault {
                    let counts = try #require(texts.first { $0.contains(" new movie") }, context)
                    let said = try #require(session.page.said.first, context)
                    #expect(said.hasPrefix("Imported: \(counts.prefix { $0 != " " }) new"), context)
                }
            }
        }
    }

    @Test(
        "A preview has ten lines and takes a minute to listen to, or 15 and 75 seconds if it has choices",
        arguments: cases)
    func isShort(name: String) throws {
        let expected = try expected(of: name)
        let session = try session(width: 80, height: 24)
        session.answer("i")
        let lines = page(after: try paths(of: name), in: session)
        let text = Comment(rawValue: lines.joined(separator: "\n"))
        #expect(isRefused(session) == expected.isRefused, text)
        if expected.isRefused { return }
        let hasChoices = session.page.defaultItem == nil || session.page.items.count > 1
        #expect(hasChoices == expected.hasChoices, text)
        #expect(lines.prefix { !$0.isEmpty }.count <= (hasChoices ? 15 : 10), text)
        let brief = try self.session(width: 80, height: nil, isBrief: true)
        brief.answer("i")
        let said = page(after: try paths(of: name), in: brief).joined(separator: "\n")
        #expect(secondsOfSpeech(said) < (hasChoices ? 75 : 60), Comment(rawValue: said))
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
