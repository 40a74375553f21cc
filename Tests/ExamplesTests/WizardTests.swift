import Foundation
import Testing
import Usher
import UsherTesting

@testable import Wizard

@Suite struct WizardTests {
    private let files = ExampleFiles("Wizard")

    private func ask(_ console: Script, given: GivenAnswers = [:]) throws -> Package {
        var prompt = Prompter(on: console)
        var package = Package()
        package.name = "wizard"
        return try prompt.ask(
            "package.json", startingWith: package, given: given, questions: Package.questions)
    }

    @Test("With all answers given, the wizard asks nothing and writes them as JSON")
    func unattended() throws {
        let path = files.folder.appending(path: "answers.txt").path()
        let console = Script([])
        let package = try ask(
            console, given: GivenAnswers(arguments: ["--answers", path, "--version=2.0.0"]))
        #expect(console.transcript == "")
        let json = try JSONSerialization.jsonObject(with: Data(package.json.utf8)) as? [String: Any]
        #expect(json?["description"] as? String == "It \"compiles\".")
        #expect(json?["version"] as? String == "2.0.0")
        #expect(json?["authors"] as? [String] == ["Ada", "Grace"])
        #expect(json?["scripts"] == nil && json?["private"] as? Bool == false)
    }

    @Test("The wizard's ten questions and its command line take at most 50 lines of Swift")
    func size() throws {
        let swift = try FileManager.default.contentsOfDirectory(atPath: files.folder.path())
            .filter { $0.hasSuffix(".swift") }
        let lines = try swift.flatMap { try files.text(of: $0).split(separator: "\n") }
            .map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
        #expect(lines.count > 20)
        #expect(lines.count <= 50, "\(lines.count) lines")
        #expect(lines.count { $0.hasPrefix("form.ask") } == 10)
    }
}
