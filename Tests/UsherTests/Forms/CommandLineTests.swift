import Foundation
import Testing
import UsherTesting

@testable import Usher

/// Answers on the command line, and the usage message.
@Suite struct CommandLineTests {
    private struct CommandLineProject: CustomStringConvertible {
        var name = ""
        var version = "1.0.0"
        var members = 1
        var license = LicenseName.mit
        var features: Set<Feature> = []
        var isPrivate = false
        var token = ""

        var description: String {
            "\(name) \(version), \(members), \(license), "
                + Feature.allCases.filter(features.contains).map { "\($0)" }.joined(separator: " ")
                + ", \(isPrivate) \(token)"
        }

        static func questions(_ form: inout Form<CommandLineProject>.Questions) {
            form.ask("Package name", \.name)
            form.ask("Version", \.version, Question("a version") { $0.contains(".") ? $0 : nil })
            form.ask("Members", \.members)
            form.ask("License", \.license)
            form.ask("Features", \.features)
            form.ask("Private", \.isPrivate)
            if form.answers.isPrivate { form.ask("Token", \.token, .secret) }
        }
    }

    private func run(
        _ arguments: [String], answers: [String] = [], words: Words = .english
    ) -> (project: String?, status: Int32, console: Script) {
        let console = Script(answers)
        var prompt = Prompter(on: console, options: Session.Options(speaking: words))
        do throws(NoAnswer) {
            let project = try prompt.ask(
                "Project", startingWith: CommandLineProject(), given: GivenAnswers(arguments: arguments),
                questions: CommandLineProject.questions)
            return ("\(project)", 0, console)
        } catch {
            return (nil, error.status.rawValue, console)
        }
    }

    @Test("Options answer questions, with values after `=` or as the next argument")
    func options() {
        let (project, _, console) = run([
            CommandLine.arguments[0], "--package-name=a=b", "--version", "2.0", "--members", "-3",
            "--license=apache", "--features", "docs", "--features=tests", "--private", "--token=--x",
        ])
        #expect(project == "a=b 2.0, -3, apache, tests docs, true --x")
        #expect(console.transcript == "")
    }

    @Test("`--yes` takes defaults, and asks only if a default is missing or an option is invalid")
    func yes() {
        let (project, _, console) = run(["-y", "--members=7"], answers: ["a"])
        #expect(project?.hasPrefix("a 1.0.0, 7, mit, , false") == true)
        #expect(console.transcript.hasPrefix("Project\nPackage name: a\nVersion: 1.0.0, by default.\n"))
        let (other, _, asked) = run(["--yes", "--package-name", "a", "--version=abc"], answers: ["2.0"])
        #expect(other?.hasPrefix("a 2.0, 1,") == true)
        #expect(asked.errorLines == ["Version: “abc” is not a version."])
    }

    @Test("Options that are still missing at the end of the input are named")
    func missing() {
        #expect(
            run([]).console.errorLines == [
                "Missing: --package-name, --version, --members, --license, --features, --private."
            ])
        let (project, status, console) = run(["--yes", "--members=many"])
        #expect(project == nil && status == 64)
        #expect(console.errorLines.last == "Missing: --package-name, --members.")
        #expect(
            run(["--members=2"], answers: ["a"]).console.errorLines.last
                == "Project: not finished, so your answers are lost. "
                + "Missing: --version, --license, --features, --private.")
        let german = run(["--yes"], words: .german).console
        #expect(german.errorLines == ["Fehlende Angaben: --package-name."])
    }

    @Test(
        "An unknown or incomplete option is named before anything is asked",
        arguments: [
            (["--licence=mit"], "“--licence” isn't an option. Did you mean “--license”?"),
            (["-license"], "“-license” isn't an option. Did you mean “--license”?"),
            (["--no-privat"], "“--no-privat” isn't an option. Did you mean “--no-private”?"),
            (["--no-members"], "“--no-members” isn't an option. The options are --package-name, "),
            (["--hlep"], "“--hlep” isn't an option. Did you mean “--help”?"),
            (["mit"], "“mit” isn't an option. The options are --package-name, "),
            (["-x"], "“-x” isn't an option. The options are"),
            (["--private", "-x"], "“-x” isn't an option. The options are"),
            (["--color"], "“--color” isn't an option. The options are --package-name, "),
            (["--answers"], "--answers needs a file. Write it as --answers FILE."),
            (["--answers", "--yes"], "--answers needs a file."), (["--answers="], "--answers needs a file."),
            (["--"], "“--” isn't an option. The options are"),
        ])
    func unknown(arguments: [String], words: String) {
        let (project, status, console) = run(arguments, answers: ["a"])
        #expect(project == nil && status == 64)
        #expect(console.errorLines.count == 1 && console.errorLines[0].hasPrefix(words))
        #expect(!console.transcript.contains("Package name:"))
    }

    @Test("A repeated option adds a value to a list and is refused for a single value")
    func repeated() {
        let given = ["--yes", "--package-name=a", "--features=docs", "--features", "tests"]
        #expect(run(given).project?.contains("tests docs") == true)
        let (project, status, console) = run(given + ["--version=2.0", "--version=3.0"])
        #expect(project == nil && status == 64)
        #expect(
            console.errorLines.first
                == "Version: This takes one value and is given several times. Leave one of them.")
    }

    @Test("An option of a conditional question waits for it, and is refused if it never comes")
    func conditional() {
        let answers = ["a", "", "", "", "", "y", "d"]
        #expect(run(["--token=x"], answers: answers).project?.hasSuffix("true x") == true)
        let (project, status, console) = run(["--token=x", "--yes", "--package-name=a"])
        #expect(project == nil && status == 64)
        #expect(console.errorLines.first?.hasPrefix("“--token” isn't asked with these answers.") == true)
    }

    @Test("A yes-or-no question takes a flag, or the flag with `no-` for a no, but not both")
    func flags() {
        let given = ["--yes", "--package-name=a", "--token=x"]
        for (flags, answer) in [
            (["--private"], "true x"), (["--private", "--private"], "true x"), (["--private=y"], "true x"),
        ] {
            #expect(run(given + flags).project?.hasSuffix(answer) == true, "\(flags)")
        }
        let plain = ["--yes", "--package-name=a"]
        #expect(run(plain + ["--no-private"]).project?.hasSuffix("false ") == true)
        #expect(run(plain + ["--no-private", "--no-private"]).project?.hasSuffix("false ") == true)
        for flags in [["--private", "--no-private"], ["--no-private", "--private"]] {
            let (project, status, console) = run(plain + flags)
            #expect(project == nil && status == 64)
            #expect(
                console.errorLines.first
                    == "Private: This takes one value and is given several times. Leave one of them.")
        }
    }

    @Test("Options override answers from a file, and a missing file is an error")
    func file() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID()).txt").path()
        try Data("Package name: file\nmembers: 3".utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let (project, _, _) = run(["--answers", path, "--package-name=option", "--yes"])
        #expect(project?.hasPrefix("option 1.0.0, 3,") == true)
        let (_, status, console) = run(["--answers=\(path)-"])
        #expect(status == 66)
        #expect(console.errorLines == ["\(path)-: the file can't be opened: No such file or directory."])
    }

    private static let options = """
          --package-name  text
          --version       a version (default: 1.0.0)
          --members       a whole number (default: 1)
          --license       MIT, Apache-2.0 (default: MIT)
          --features      tests, docs, badges
          --[no-]private  yes or no (default: no)
          --token         text
        """

    @Test("`--help` prints the form's options, including those of conditional questions")
    func help() {
        let (project, status, console) = run(["--help", "--members=x"])
        #expect(project == nil && status == 0)
        #expect(console.errorLines == [])
        #expect(console.transcript.hasPrefix("Usage: "))
        #expect(console.transcript.contains("\n\n\(Self.options)\n  --yes "))
        #expect(
            Form<CommandLineProject>.usage(
                startingWith: CommandLineProject(), questions: CommandLineProject.questions) == Self.options)
        #expect(run(["-h"], words: .german).console.transcript.contains("ja oder nein (Vorgabe: nein)\n"))
    }
}
