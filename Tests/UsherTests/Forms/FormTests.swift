import Testing
import UsherTesting

@testable import Usher

@Suite struct FormTests {
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

    private struct Stay: CustomStringConvertible {
        var first = 1
        var last = 2
        var nights: Int?

        static func questions(_ form: inout Form<Stay>.Questions) {
            // snippet.form-refuse
            form.ask("From", \.first, .number(in: 1...31))
            form.ask("To", \.last, .number(in: 1...31))
            if form.answers.last < form.answers.first {
                form.refuse(
                    "It ends before it begins. Use a day from \(form.answers.first) on.", at: \.last)
            }
            // snippet.end
        }

        var description: String { "\(first) to \(last)" + (nights.map { ", \($0) nights" } ?? "") }
    }

    private struct Meal: CustomStringConvertible {
        var dish: String?
        var with: Set<String> = []
        var note: String?
        var code: String?
        var isPaid = false

        var description: String {
            "\(dish ?? "no dish"), \(with.sorted()), \(note ?? ""), \(code ?? ""), \(isPaid)"
        }
    }

    @Test("A form that's started again has no answers of the last time, except those given")
    func startedAgain() {
        var log: [String] = []
        let session = ScriptedSession { navigator in
            let form = Form(
                "Package", startingWith: Package(), given: ["Folder": "src"], navigator: navigator,
                questions: Package.questions)
            return Flow(navigator: navigator) { [unowned navigator] root in
                let menu = Leaflet.page("Start") { [unowned root] in
                    navigator.start(form, for: root) { log.append($0.map { "\($0)" } ?? "left") }
                }
                navigator.push(menu, for: root)
            }
        }
        for name in ["Ada", "Bob"] {
            session.answer("1")
            #expect(session.page.question == .text("Name", default: nil))
            session.answer(name, "y", "d")
        }
        #expect(log == ["Ada in src, private", "Bob in src, private"])
        session.answer("1", "Eve", "b", ":b")
        #expect(session.page.question == .yesOrNo("Package: leave and lose your answers?", default: false))
    }

    @Test(
        "A form describes its questions again only after an answer that they may depend on",
        arguments: [2, 4])
    func described(times: Int) {
        var (count, value) = (0, [String]())
        let session = ScriptedSession { navigator in
            Form("Names", startingWith: ["", "", ""], navigator: navigator) { form in
                count += 1
                if times > 2, form.answers.isEmpty { return }
                for place in 0..<3 { form.ask("Name \(place)", \.[place], .text) }
                form.doneCommand { value = $0 }
            }
        }
        session.answer("Ada", "Bob")
        session.answer(":b", ":b")
        #expect(session.page.question == .text("Name 0", default: "Ada"))
        session.answer("Cem")
        #expect(session.page.question == .text("Name 1", default: "Bob"))
        #expect(count == times)
        session.answer("", "Dee", "d")
        #expect(value == ["Cem", "Bob", "Dee"])
    }

    @Test("A form asks its questions in turn, sums up, takes corrections and finishes with its value")
    func sessions() throws {
        var taken = ["Ada"]
        try play(
            "Form", options: Session.Options(answering: [.tree]),
            flows: [
                "project": formFlow {
                    Form(
                        "New project", startingWith: ProjectDraft(), navigator: $0,
                        questions: ProjectDraft.questions)
                },
                "stay": formFlow {
                    Form("Stay", startingWith: Stay(), navigator: $0, questions: Stay.questions)
                },
                "edited stay": formFlow {
                    Form("Stay", editing: Stay(first: 3, last: 5), navigator: $0, questions: Stay.questions)
                },
                "nights": formFlow { navigator in
                    Form("Trip", startingWith: Stay(), given: ["Nights": "x"], navigator: navigator) { form in
                        form.ask("From", \.first, .number(in: 1...31))
                        form.ask("To", \.last, .number(in: form.answers.first...31))
                        form.ask(
                            "Nights", \.nights,
                            .optional(.number(in: 1...)).checked { nights in
                                if nights == 13 { throw Refusal("13 is unlucky; take another one.") }
                            })
                    }
                },
                "meal": formFlow { navigator in
                    Form("Order", startingWith: Meal(), navigator: navigator) { form in
                        form.ask(
                            "Dish", \.dish,
                            .one(of: ["soup", "cake"]) { $0.write($1.uppercased()) }.hint(
                                "Today there are two."))
                        form.ask(
                            "With", \.with,
                            .several(of: ["bread", "salt", "oil"], atLeast: 1, atMost: 2).hint("Free."))
                        form.ask(
                            "Note", \.note,
                            .optional(.text).checked { note in
                                if let note, note.count > 9 { throw Refusal("That is too long.") }
                            })
                        form.ask("Code", \.code, .optional(.secretTwice).hint("Of your card."))
                        form.ask("Paid", \.isPaid, .yesOrNo.hint("In cash."))
                    }
                },
                "sides": formFlow { navigator in
                    Form("Order", startingWith: Meal(), navigator: navigator) { form in
                        form.ask("Paid", \.isPaid, .yesOrNo)
                        form.ask(
                            "With", \.with, .several(of: form.answers.isPaid ? ["bread"] : ["bread", "salt"]))
                    }
                },
                "account": formFlow { navigator in
                    Form("Account", startingWith: "", navigator: navigator) { form in
                        form.ask("Name", \.self, .text)
                        form.doneCommand("c", "create", confirms: { "Create “\($0)”?" }) { name in
                            if taken.contains(name) { throw Refusal("“\(name)” is taken.") }
                            taken.append(name)
                        }
                    }
                },
                "plan": formFlow { navigator in
                    Form("Account", editing: ["Ada", "free", ""], navigator: navigator) { form in
                        form.ask("Name", \.[0], .text)
                        form.ask("Plan", \.[1], .one(of: ["free", "paid"]))
                        if form.answers[1] == "paid" { form.ask("Card", \.[2], .text) }
                    }
                },
                "film": formFlow { navigator in
                    Form("Film", startingWith: ["", "", ""], navigator: navigator) { form in
                        form.ask("Title", \.[0], .text)
                        form.onSummary { form in
                            form.onSummary { _ in }
                            form.ask("Year", \.[1], .text)
                        }
                        form.ask("Note", \.[note: 2], .optional(.text))
                    }
                },
                "people": formFlow { navigator in
                    let names = ["Ada", "Ada", "Ada (2)", "Ada"]
                    return Form("People", startingWith: names.map { _ in "" }, navigator: navigator) { form in
                        for (place, name) in names.enumerated() { form.ask(name, \.[place], .text) }
                    }
                },
                "package": formFlow {
                    Form("Package", startingWith: Package(), navigator: $0, questions: Package.questions)
                },
                "given package": formFlow {
                    Form(
                        "Package", startingWith: Package(), given: ["Name": "Alpha", "Folder": "alpha"],
                        navigator: $0, questions: Package.questions)
                },
                "default package": formFlow {
                    Form(
                        "Package", startingWith: Package(), given: GivenAnswers().takingDefaults(),
                        navigator: $0,
                        questions: Package.questions)
                },
                "slow package": formFlow { navigator in
                    let given: GivenAnswers = ["Name": "taken", "Folder": "a", "Private": "no"]
                    return Form("Package", startingWith: Package(), given: given, navigator: navigator) {
                        form in
                        Package.questions(&form)
                        form.doneCommand(work: { work, package in
                            try work.report("Looked for", 1, of: 1, "names")
                            if package.name == "taken" {
                                throw Refusal("“taken” is taken. Use another name.")
                            }
                        }) { _ in }
                    }
                },
                "sections": { navigator in
                    let forms = [["Name", "Town"], ["Title", "Note"]].map { names in
                        Form(names[0], startingWith: ["", ""], navigator: navigator) { form in
                            for (place, name) in names.enumerated() { form.ask(name, \.[place], .text) }
                        }
                    }
                    return Flow(navigator: navigator) { root in
                        navigator.addCommands(for: root) { [unowned root] page in
                            page.command("o", "other") { navigator.select(forms[1], for: root) }
                            page.command("p", "person") { navigator.select(forms[0], for: root) }
                        }
                        navigator.select(forms[0], for: root)
                    }
                },
            ])
    }

    @Test("A form speaks the language of its session")
    func language() throws {
        try play(
            "Form.german", options: Session.Options(speaking: .german),
            flows: [
                "Rechnung": formFlow { navigator in
                    Form("Rechnung", startingWith: ["", "", ""], navigator: navigator) { form in
                        form.ask("Name", \.[0], .text)
                        form.ask("Zahlart", \.[1], .one(of: form.answers[0] == "Ada" ? ["bar"] : ["Karte"]))
                        if form.answers[1] == "Karte" { form.ask("Nummer", \.[2], .text) }
                    }
                }
            ])
    }

    @Test("Work for an answer isn't started if the form refuses the answer")
    func refusedWork() {
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

    @Test("`Prompter.ask` returns a form's value, and throws if the form is left")
    func expression() throws {
        let console = Script(["Alpha", "", "y", "", "2 a", "d", "Beta", ":q", "y"])
        var prompt = Prompter(on: console)
        let package = try prompt.ask("Package", startingWith: Package(), questions: Package.questions)
        #expect("\(package)" == "Alpha in a, private")
        #expect(console.transcript.split(separator: "(d done) > ").count == 4)
        #expect(console.transcript.hasPrefix("Package\nName: Alpha\nFolder (Enter for alpha): \nPrivate"))
        #expect(throws: NoAnswer.left) {
            try prompt.ask("Package", startingWith: Package(), questions: Package.questions)
        }
    }

    #if DEBUG
        @Test("A debug build reports mistakes in a form's questions")
        func mistakes() throws {
            try play(
                "Form.mistakes",
                flows: [
                    "twice": formFlow { navigator in
                        Form("Twice", startingWith: ["", ""], navigator: navigator) { form in
                            form.ask("A", \.[0], .text)
                            form.ask("B", \.[0], .text)
                        }
                    },
                    "elsewhere": formFlow { navigator in
                        Form("Size", startingWith: ["", "", ""], navigator: navigator) { form in
                            form.ask("A", \.[0], .text)
                            form.ask("B", \.[1], .text)
                            if form.answers[1].count > 2 { form.refuse("That is too long.", at: \.[2]) }
                        }
                    },
                ])
        }
    #endif
}

extension [String] {
    fileprivate subscript(note place: Int) -> String? {
        get { self[place].isEmpty ? nil : self[place] }
        set { self[place] = newValue ?? "" }
    }
}
