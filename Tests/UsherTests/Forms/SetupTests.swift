import Testing
import UsherTesting

@testable import Usher

/// A wizard and smaller programs written by outside developers, answered line by line.
@Suite struct SetupTests {
    private enum License: String, CaseIterable {
        case mit = "MIT", apache = "Apache-2.0", none = "UNLICENSED"
    }
    private enum Feature: String, CaseIterable { case lint, tests, docs, ci }

    private struct Project {
        var name = "myapp"
        var version = "1.0.0"
        var description: String?
        var main = "index.js"
        var author: String?
        var license = License.mit
        var features: Set<Feature> = [.tests]
        var isPrivate = false

        static func questions(_ form: inout Form<Project>.Questions) {
            form.ask("Package name", \.name)
            form.ask(
                "Version", \.version, Question("a version such as 1.0.0") { $0.contains(".") ? $0 : nil })
            form.ask("Description", \.description)
            form.ask("Entry point", \.main, .path())
            form.ask("Author", \.author)
            form.ask("License", \.license)
            form.ask("Features", \.features)
            form.ask("Private", \.isPrivate)
        }
    }

    private func setUp(_ answers: [String], given: GivenAnswers = [:]) throws -> (Project, Script) {
        let console = Script(answers)
        var prompt = Prompter(on: console)
        let project = try prompt.ask(
            "package.json", startingWith: Project(), given: given, questions: Project.questions)
        return (project, console)
    }

    @Test("Enter at each question leads to a summary whose prompt says how to finish")
    func entered() throws {
        let (project, console) = try setUp(Array(repeating: "", count: 10) + ["d"])
        #expect(project.name == "myapp" && project.features == [.tests])
        #expect(
            console.transcript.hasSuffix(
                """
                package.json
                Type a number to change that answer.
                1. Package name: myapp
                2. Version: 1.0.0
                3. Description: none
                4. Entry point: index.js
                5. Author: none
                6. License: MIT
                7. Features: tests
                8. Private: no
                (d done) > d

                """))
        // Enter shows the page and its prompt again.
        #expect(console.transcript.split(separator: "(d done) > ").count == 4)
    }

    @Test("--yes and a wrong version ask for the version, and nothing else")
    func wrongVersion() throws {
        let given = GivenAnswers(arguments: ["--yes", "--version=abc"])
        let (project, console) = try setUp(["2.0.0"], given: given)
        #expect(project.version == "2.0.0")
        #expect(console.errorLines == ["Version: “abc” is not a version such as 1.0.0."])
        #expect(
            console.transcript.contains("\nPackage name: myapp, by default.\n")
                && console.transcript.contains(
                    "Version (Enter for 1.0.0): 2.0.0\nDescription: none, by default.\n")
        )
        #expect(console.transcript.hasSuffix("Private: no, by default.\n"))
    }

    private struct Probe: Equatable {
        var a = ""
        var b = 0
        var c: String?
        var tags: Set<String> = []
        var secret = ""
    }

    @Test("with defaults one question that has none is asked, wherever it is")
    func defaults() throws {
        let console = Script(["x"])
        var prompt = Prompter(on: console)
        let probe = try prompt.ask(
            "F", startingWith: Probe(), given: (["B": "7"] as GivenAnswers).takingDefaults()
        ) { form in
            form.ask("C", \.c)
            form.ask("A", \.a)
            form.ask("B", \.b)
            form.ask("Tags", \.tags, .several(of: ["red", "blue"]))
        }
        #expect(probe == Probe(a: "x", b: 7))
        #expect(
            console.transcript == "C: none, by default.\nF\nA: x\nTags: none, by default.\n")
    }

    @Test("where the input ends, what has no default is named, and not what has")
    func ended() {
        let console = Script([])
        var prompt = Prompter(on: console)
        #expect(throws: NoAnswer.endOfInput) {
            try prompt.ask("F", startingWith: Probe(), given: (["B": "7"] as GivenAnswers).takingDefaults()) {
                $0.ask("C", \.c)
                $0.ask("A", \.a)
                $0.ask("B", \.b)
            }
        }
        #expect(console.errorLines == ["F: not finished, so your answers are lost. “A” has no answer yet."])
    }

    @Test("questions that a number brings up are asked, and gone with it")
    func hidden() throws {
        let console = Script(["11", "x", "hush", "1", "", "1 2", "d"])
        var prompt = Prompter(on: console)
        let probe = try prompt.ask("F", startingWith: Probe()) { form in
            form.ask("B", \.b)
            if form.answers.b > 10 {
                form.ask("A", \.a)
                form.ask("Secret", \.secret, .secret)
            }
            form.ask("Tags", \.tags, .several(of: ["red", "blue"]))
        }
        #expect(probe == Probe(b: 2, tags: ["red"]))
        #expect(console.errorLines == [])
    }

    @Test("a secret question has no default in a usage")
    func secret() {
        let usage = Form.usage(startingWith: Probe(secret: "hush")) { $0.ask("Secret", \.secret, .secret) }
        #expect(usage == "  --secret  text")
    }
}
