import UsherTesting

@testable import Usher

/// Returns a session that has started a form about a project, and a log of the form's results.
func project(given: GivenAnswers = [:], isStrict: Bool = false) -> (ScriptedSession, Events) {
    formSession(isStrict: isStrict) {
        Form(
            "New project", startingWith: ProjectDraft(), given: given, navigator: $0,
            questions: ProjectDraft.questions)
    }
}

/// Returns a session that has started a form, and a log of the form's results.
func formSession<Value: CustomStringConvertible>(
    isStrict: Bool = false, speaking language: Words = .english, _ form: @escaping (Navigator) -> Form<Value>
) -> (ScriptedSession, Events) {
    let events = Events()
    let session = ScriptedSession(options: Session.Options(isStrict: isStrict, speaking: language)) {
        navigator in
        Flow(navigator: navigator) { root in
            let menu = Leaflet { [unowned root] page, _ in
                page.item("Start") {
                    navigator.start(form(navigator), for: root) { value in
                        events.log.append(value.map { "\($0)" } ?? "left")
                    }
                }
            }
            navigator.push(menu, for: root)
        }
    }
    session.answer("1")
    return (session, events)
}

/// Returns a program that starts a form on top of a page and prints the result.
func formFlow<Value>(_ form: @escaping (Navigator) -> Form<Value>) -> (Navigator) -> any Coordinator {
    { navigator in
        Flow(Leaflet.page("Start"), navigator: navigator) { root in
            navigator.start(form(navigator), for: root) { value in
                navigator.say(value.map { "Heard: \($0)" } ?? "It was left.")
            }
        }
    }
}

enum License: CaseIterable {
    case apache, mit
}

enum LicenseName: String, CaseIterable {
    case mit = "MIT"
    case apache = "Apache-2.0"
}

enum Feature: CaseIterable {
    case tests, docs, badges
}

struct ProjectDraft: CustomStringConvertible {
    private var name = ""
    private var summary: String?
    private var license = License.apache
    private var features: [Feature] = []
    private var isPrivate = false
    private var token = ""

    static func questions(_ form: inout Form<ProjectDraft>.Questions) {
        let name = Question<String>.text.checked {
            if $0.contains("/") { throw Refusal("A name has no slash, but “\($0)” does.") }
        }
        form.ask("Name", \.name, name.hint("What it is called."))
        form.ask("Description", \.summary, .optional(.text))
        form.ask("License", \.license, .one(of: License.allCases))
        form.ask("Features", \.features, .several(of: Feature.allCases))
        form.ask("Private", \.isPrivate, .yesOrNo)
        if form.answers.isPrivate { form.ask("Token", \.token, .secret) }
    }

    var description: String {
        let features = features.map { "\($0)" }.joined(separator: ", ")
        return "\(name), \(summary ?? "nil"), \(license), [\(features)], "
            + (isPrivate ? "private with \(token)" : "public" + token)
    }
}
