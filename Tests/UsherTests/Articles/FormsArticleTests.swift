import Foundation
import Testing
import UsherTesting

@testable import Usher

@Suite struct FormsArticleTests {
    @Test("A form creates a project, and leaving the form creates none")
    func project() {
        let session = ScriptedSession { ProjectsCoordinator(navigator: $0) }
        session.answer("a", "Compiler", "b", "", "mit", "", "3", "n", "1 Linker", "d")
        #expect(session.page.items == ["Linker"])
        session.answer("a", "Editor", ":b", ":b", "y")
        #expect(session.page.items == ["Linker"])
        #expect(session.errorLines == [])
        #expect(session.lostMoves == [] && session.leaks == [])
    }

    @Test("The article's form is what a session shows")
    func shown() throws {
        let session = ScriptedSession { ProjectsCoordinator(navigator: $0) }
        session.answer("a", "Compiler", "", "", "", "", "5 y")
        let shown = try text(ofArticle: "Forms").components(separatedBy: "\n```\n")
            .filter { $0.hasPrefix("New project\n") }
        #expect(shown.count == 1)
        #expect(session.transcript.hasSuffix("\n\(shown.first ?? "") "))
    }

    @Test("An editor saves at the end, and a refusal keeps the typed answers")
    func editor() {
        let session = ScriptedSession { ProjectsCoordinator(navigator: $0) }
        session.answer("a", "Compiler", "", "", "", "", "d", "1", "1 a/b", "s y")
        #expect(session.errorLines == ["A name has no slash."])
        #expect(session.page.items.first == "Name: a/b")
        session.answer("1 Linker", "s y")
        #expect(session.page.items == ["Linker"])
    }

    @Test("A form doesn't ask for what is given")
    func givenAnswers() {
        // snippet.form-given
        let given: GivenAnswers = [
            "Name": "Compiler", "License": "mit", "Features": "tests, docs", "Private": "no",
        ]
        // snippet.end
        let session = ScriptedSession { ProjectsCoordinator(navigator: $0, given: given) }
        session.answer("a")
        #expect(session.page.texts == ["Enter a whole number from 1 to 99."])
        session.answer("4", "d")
        #expect(session.page.items == ["Compiler"])
    }
}

extension FormsArticleTests {
    @Test("A command line answers a form, and its help is the article's")
    func arguments() throws {
        let console = Script([])
        func project(_ arguments: [String]) throws(NoAnswer) -> NewProject {
            var prompt = Prompter(on: console)
            // snippet.form-arguments
            let given = GivenAnswers(arguments: arguments)
            let project = try prompt.ask(
                "New project", startingWith: NewProject(), given: given, questions: NewProject.questions)
            // snippet.end
            return project
        }
        #expect(try project(["--name=Compiler", "--license", "mit", "--yes"]).license == .mit)
        #expect(throws: NoAnswer.exited(.success)) { try project(["--help"]) }
        let shown = try text(ofArticle: "Forms").components(separatedBy: "\n```\n")
            .first { $0.hasPrefix("  --name") }
        #expect(console.transcript.contains("\n\n\(shown ?? "")\n"))
    }
}

private struct NewProject {
    var name = ""
    var license = License.apache
    var features = [Feature.tests]
    var members = 1
    var isPrivate = false
    var token = ""

    static func questions(_ form: inout Form<NewProject>.Questions) {
        form.ask("Name", \.name)
        form.ask("License", \.license)
        form.ask("Features", \.features)
        form.ask("Members", \.members, .number(in: 1...99))
        form.ask("Private", \.isPrivate)
    }
}

private final class ProjectsScreen: Screen {
    var projects: [NewProject] = []
    var add: () -> Void = {}
    var edit: (NewProject) -> Void = { _ in }

    func draw(on page: inout Page) {
        page.title("Projects")
        for project in projects {
            page.item(project.name) { [self] in edit(project) }
        }
        page.command("a", "add") { [self] in add() }
    }
}

private final class ProjectsCoordinator: Coordinator {
    private let screen = ProjectsScreen()
    private let given: GivenAnswers
    private let hasGiven: Bool
    private let navigator: Navigator

    init(navigator: Navigator, given: GivenAnswers? = nil) {
        self.navigator = navigator
        self.given = given ?? [:]
        hasGiven = given != nil
    }

    func start() {
        screen.add = { [unowned self] in
            if hasGiven { addGiven() } else { add() }
        }
        screen.edit = { [unowned self] in edit($0) }
        navigator.push(screen, for: self)
    }

    private func add() {
        // snippet.form
        let form = Form("New project", startingWith: NewProject(), navigator: navigator) { form in
            form.ask(
                "Name", \.name,
                .text.checked { name in
                    if name.contains("/") { throw Refusal("A name has no slash, but “\(name)” does.") }
                })
            form.ask("License", \.license)
            form.ask("Features", \.features, .several(of: Feature.allCases, atLeast: 1))
            form.ask("Members", \.members, .number(in: 1...99))
            form.ask("Private", \.isPrivate)
            if form.answers.isPrivate { form.ask("Token", \.token, .secret) }
        }
        navigator.start(form, for: self) { [self] project in
            if let project { screen.projects.append(project) }
        }
        // snippet.end
    }

    private func addGiven() {
        // snippet.form-shared
        let form = Form(
            "New project", startingWith: NewProject(), given: given, navigator: navigator,
            questions: NewProject.questions)
        // snippet.end
        navigator.start(form, for: self) { [self] project in
            if let project { screen.projects.append(project) }
        }
    }

    private func edit(_ project: NewProject) {
        // snippet.form-edit
        let form = Form("Edit “\(project.name)”", editing: project, navigator: navigator) { form in
            form.ask("Name", \.name, .text)
            form.ask("Members", \.members, .number(in: 1...99))
            form.doneCommand(
                "s", "save",
                confirms: {
                    "Save “\($0.name)”?"
                }
            ) { [self] in
                try save($0)
            }
        }
        // snippet.end
        navigator.start(form, for: self)
    }

    private func save(_ project: NewProject) throws {
        if project.name.contains("/") { throw Refusal("A name has no slash.") }
        screen.projects = [project]
    }
}
