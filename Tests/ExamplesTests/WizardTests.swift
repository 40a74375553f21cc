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
        let console = ScriptConsole(try files.script())
        let end = Session.run(on: console) { wizard(navigator: $0) { created.append($0) } }
        #expect(end == .finished)
        #expect(created.map(\.name) == ["compiler"])
        let expected = try files.text(of: "transcript.txt")
        let said = "“compiler” is created, for members to see.\n"
        #expect(TranscriptDifference(console.transcript + said, expected: expected) == nil)
        #expect(try files.faults { wizard(navigator: $0) { _ in } } == [])
    }

    @Test("with all answers given it asks nothing")
    func unattended() throws {
        var created: [Project] = []
        let given = try GivenAnswers(path: files.folder.appending(path: "answers.txt").path())
        let console = ScriptConsole([])
        let end = Session.run(on: console) { wizard(given: given, navigator: $0) { created.append($0) } }
        #expect(end == .finished)
        #expect(console.transcript == "")
        #expect(created.map(\.features) == [[.tests, .docs]])
        #expect(created.map(\.summary) == [nil])
    }

    @Test("it takes at most 40 lines of Swift, its model aside")
    func size() throws {
        let lines = try ["Wizard.swift", "main.swift"].flatMap {
            try files.text(of: $0).split(separator: "\n").filter { !$0.hasPrefix("//") }
        }
        #expect(lines.count > 20)
        #expect(lines.count <= 40, "\(lines.count) lines")
        let swift = try FileManager.default.contentsOfDirectory(atPath: files.folder.path())
            .filter { $0.hasSuffix(".swift") }
        #expect(Set(swift) == ["Project.swift", "Wizard.swift", "main.swift"])
    }
}
