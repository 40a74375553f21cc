import ArgumentParser
import Usher

struct Project {
    enum License: CaseIterable { case mit, apache }

    var name = ""
    var license = License.mit
    var isPrivate = false

    static func questions(_ form: inout Form<Project>.Questions) {
        form.ask("Name", \.name)
        form.ask("License", \.license)
        form.ask("Private", \.isPrivate)
    }
}

@main struct Setup: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a project, and asks what isn't given.",
        discussion: Form.usage(startingWith: Project(), questions: Project.questions))

    @Option(help: "The folder to make it in.") var folder = "."
    @Flag(help: "Takes the default of each question that has one.") var yes = false
    @Argument(parsing: .allUnrecognized, help: .hidden) var answers: [String] = []

    func run() {
        var given = GivenAnswers(arguments: answers)
        if yes { given = given.takingDefaults() }
        var prompt = Prompter()
        do throws(NoAnswer) {
            let project = try prompt.ask(
                "New project", startingWith: Project(), given: given, questions: Project.questions)
            print("\(project.name) is in \(folder), under \(project.license).")
        } catch {
            error.exit()
        }
    }
}
