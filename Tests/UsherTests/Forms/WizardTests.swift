import Testing
import UsherTesting

@testable import Usher

/// Features that a wizard needs from forms.
@Suite struct WizardTests {
    private struct Package: CustomStringConvertible {
        var name = ""
        private var ownFolder: String?
        var isPrivate = false

        var folder: String {
            get { ownFolder ?? name.lowercased() }
            set { ownFolder = newValue }
        }

        var description: String { "\(name) in \(folder)\(isPrivate ? ", private" : "")" }

        static func questions(_ form: inout Form<Package>.Questions) {
            form.ask("Name", \.name, .text)
            form.ask("Folder", \.folder, .text)
            form.ask("Private", \.isPrivate, .yesOrNo)
        }
    }

    private func package(given: GivenAnswers = [:]) -> (ScriptedSession, Events) {
        formSession { navigator in
            Form(
                "Package", startingWith: Package(), given: given, navigator: navigator,
                questions: Package.questions)
        }
    }

    @Test("a default follows the answer that it is made of, until the person gave one of their own")
    func following() {
        let (session, events) = package()
        session.answer("Alpha", "", "")
        #expect(session.page.items == ["Name: Alpha", "Folder: alpha", "Private: no"])
        session.answer("1 Beta")
        #expect(session.page.items == ["Name: Beta", "Folder: beta", "Private: no"])
        session.answer("2 own", "1 Gamma")
        #expect(session.page.items == ["Name: Gamma", "Folder: own", "Private: no"])
        session.answer("2 gamma", "1 Delta", "d")
        #expect(events.log == ["Delta in delta"])
    }

    @Test("a folder that was given ahead stays, though it is the default")
    func givenDefault() {
        let (session, events) = package(given: ["Name": "Alpha", "Folder": "alpha"])
        session.answer("", "1 Beta", "d")
        #expect(events.log == ["Beta in alpha"])
    }

    @Test("what isn't given takes its default, which is said, and a question without one is asked")
    func defaults() {
        let given: GivenAnswers = ["Name": "Alpha"]
        let (session, events) = package(given: given.takingDefaults())
        #expect(events.log == ["Alpha in alpha"])
        #expect(session.transcript.contains("Folder: alpha, by default.\nPrivate: no, by default.\n"))
        #expect(session.errorLines == [])
        let (asked, log) = package(given: GivenAnswers().takingDefaults())
        #expect(asked.page.question == .text("Name", default: nil))
        asked.answer("Beta")
        #expect(log.log == ["Beta in beta"])
        #expect(asked.transcript.contains("Folder: beta, by default.\nPrivate: no, by default.\n"))
    }

    @Test("a form is an expression, asked by a prompt")
    func expression() throws {
        let console = Script(["Alpha", "", "y", "", "2 a", "d", "Beta", ":q", "y"])
        var prompt = Prompter(on: console)
        let package = try prompt.ask("Package", startingWith: Package(), questions: Package.questions)
        #expect("\(package)" == "Alpha in a, private")
        // Each prompt of the summary says how to finish.
        #expect(console.transcript.split(separator: "(d done) > ").count == 4)
        #expect(console.transcript.hasPrefix("Package\nName: Alpha\nFolder (Enter for alpha): \nPrivate"))
        #expect(throws: NoAnswer.left) {
            try prompt.ask("Package", startingWith: Package(), questions: Package.questions)
        }
    }

    @Test(
        "being done may take a moment, and what refuses then is said on the form", arguments: [false, true])
    func work(isGiven: Bool) {
        let given: GivenAnswers = ["Name": "taken", "Folder": "a", "Private": "no"]
        let (session, events) = formSession { navigator in
            Form("Package", startingWith: Package(), given: isGiven ? given : [:], navigator: navigator) {
                form in
                Package.questions(&form)
                form.doneCommand(work: { work, package in
                    try work.report("Looked for", 1, of: 1, "names")
                    if package.name == "taken" { throw Refusal("“taken” is taken. Use another name.") }
                }) { _ in }
            }
        }
        if !isGiven { session.answer("taken", "a", "", "d") }
        #expect(session.errorLines == ["“taken” is taken. Use another name."])
        #expect(events.log == [])
        #expect(session.page.items == ["Name: taken", "Folder: a", "Private: no"])
        session.answer("1 free", "d")
        #expect(events.log == ["free in a"])
    }

    @Test("what takes a moment isn't begun for an answer that the form refuses")
    func refused() {
        let work = Events()
        let (session, _) = formSession { navigator in
            Form("Package", startingWith: Package(), navigator: navigator) { form in
                form.ask("Name", \.name, .text, work: { work.log.append($1) })
                if form.answers.name == "a" { form.refuse("One letter is too short.", at: \.name) }
            }
        }
        session.answer("a", "alpha")
        #expect(session.errorLines == ["One letter is too short."])
        #expect(work.log == ["alpha"])
    }
}
