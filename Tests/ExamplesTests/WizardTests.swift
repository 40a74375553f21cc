import Foundation
import Testing
import Usher
import UsherTesting

@testable import Wizard

@Suite struct WizardTests {
    private let files = ExampleFiles("Wizard")

    @Test("the script prints the transcript, which ends with what main says")
    func transcript() throws {
        var created: [Project] = []
        let console = Script(try files.script())
        let end = Session.run(on: console) { wizard(navigator: $0) { created.append($0) } }
        #expect(end == .finished)
        #expect(created.map(\.name) == ["compiler"])
        let expected = try files.text(of: "transcript.txt")
        let said = "“compiler” is created.\n"
        #expect(TranscriptDifference(console.transcript + said, expected: expected) == nil)
        #expect(try files.faults { wizard(navigator: $0) { _ in } } == [])
    }

    @Test("with all answers given it asks nothing")
    func unattended() throws {
        var created: [Project] = []
        let given = try GivenAnswers(path: files.folder.appending(path: "answers.txt").path())
        let console = Script([])
        let end = Session.run(on: console) { wizard(given: given, navigator: $0) { created.append($0) } }
        #expect(end == .finished)
        #expect(console.transcript == "")
        #expect(created.map(\.features) == [[.tests, .docs]])
        #expect(created.map(\.summary) == [nil])
    }

    @Test("eight questions of six kinds, and all around them, take at most 40 lines of Swift")
    func size() throws {
        let swift = try FileManager.default.contentsOfDirectory(atPath: files.folder.path())
            .filter { $0.hasSuffix(".swift") }
        let lines = try swift.flatMap { try files.text(of: $0).split(separator: "\n") }
            .map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
        #expect(lines.count > 20)
        #expect(lines.count <= 40, "\(lines.count) lines")
        let questions = lines.flatMap {
            $0.matches(of: /form\.ask\("(\w+)", \\\.\w+, \.(?:optional\(\.)?(\w+)/)
        }
        #expect(questions.count == 8)
        #expect(
            Set(questions.map { String($0.2) }) == [
                "text", "one", "several", "day", "yesOrNo", "secretTwice",
            ])
    }
}
