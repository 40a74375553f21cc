import Usher

/// A project, as the wizard makes it.
struct Project {
    enum License: String, CaseIterable { case apache = "Apache-2.0", mit = "MIT", none = "none of these" }
    enum Feature: CaseIterable { case tests, docs, benchmarks, changelog }

    var (name, license, summary) = ("", License.apache, nil as String?)
    var (features, begin, end) = ([Feature.tests], nil as CalendarDay?, nil as CalendarDay?)
    var (isPrivate, token) = (false, "")
}

/// The questions about a new project.
func wizard(
    given: GivenAnswers = [:], navigator: Navigator, create: @escaping (Project) throws -> Void
) -> Form<Project> {
    Form("New project", startingWith: Project(), given: given, navigator: navigator) { form in
        form.ask("Name", \.name, .text.hint("Enter letters, digits and dashes.").checked(checkName))
        form.ask("License", \.license, .one(of: Project.License.allCases))
        form.ask("Description", \.summary, .optional(.text))
        form.ask("Features", \.features, .several(of: Project.Feature.allCases, atLeast: 1))
        form.ask("Begin", \.begin, .day(today: .today))
        form.ask("End", \.end, .day(today: .today))
        if let begin = form.answers.begin, let end = form.answers.end, end < begin {
            form.refuse("It ends before it begins. Use a day from \(begin) on.", at: \.end)
        }
        form.ask("Private", \.isPrivate, .yesOrNo)
        if form.answers.isPrivate { form.ask("Token", \.token, .secretTwice) }
        form.doneCommand("c", "create", confirms: { "Create “\($0.name)”?" }, action: create)
    }
}

private func checkName(_ name: String) throws {
    if name.contains(/[^\p{L}\d-]/) { throw Refusal("“\(name)” has other characters. Leave them out.") }
}
