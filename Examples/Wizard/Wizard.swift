import Usher

/// The questions about a new project.
func wizard(
    given: GivenAnswers = [:], navigator: Navigator, create: @escaping (Project) throws -> Void
) -> Form<Project> {
    Form("New project", Project(), given: given, navigator: navigator) { form in
        form.ask("Name", \.name, hint: "Takes letters, digits and dashes.") { name in
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
                throw Refusal("“\(name)” has more than letters, digits and dashes; leave out the rest.")
            }
        }
        form.pick("License", \.license, from: License.allCases) { $0.write($1.rawValue) }
        form.ask("Description", \.summary)
        form.pickSeveral("Features", \.features, from: Feature.allCases, atLeast: 1)
        form.ask("Token", \.token, isSecret: true)
        form.pick("Readers", \.readers, from: Readers.allCases, hint: "Who may see it?")
        form.done("c", "create", confirms: "Create “\(form.answers.name)”?", action: create)
    }
}
