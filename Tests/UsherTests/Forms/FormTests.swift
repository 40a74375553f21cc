import Testing
import UsherTesting

@testable import Usher

@Suite struct FormTests {
    @Test("a form asks one question after the other, sums up, and finishes with its value")
    func whole() {
        let (session, events) = project()
        session.answer("Compiler", "", "2", "1 3", "", "y", "s3cret", "d")
        let expected = storedTranscript("Form.whole")
        #expect(
            TranscriptDifference(
                String(session.transcript.dropFirst("1. Start\n\n? help, q quit\n> 1\n\n".count)),
                expected: expected + "1. Start\n\n? help, q quit\n> ") == nil)
        #expect(events.log == ["Compiler, nil, mit, [tests, badges], private with s3cret"])
        #expect(!session.transcript.contains("s3cret"))
    }

    @Test("the help of each page says what back does, and what becomes of the answers")
    func help() {
        let (session, _) = project()
        for answer in ["Compiler", "", "2", "", "n"] {
            #expect(session.page.help.contains(Words.english(.helpOfForm)))
            session.answer(answer)
        }
        #expect(session.page.help == [Words.english(.helpOfForm)])
    }

    @Test("back leads to the question before, with its answer as the default")
    func back() {
        let (session, events) = project()
        session.answer("Compiler", "fast", "2", ":b", "b", ":b")
        #expect(session.page.question == .text("Name", default: "Compiler"))
        session.answer("")
        #expect(session.page.question == .text("Description", default: "fast"))
        session.answer(":x", "", "1", "", "b", "1 2", "", "n", "d")
        #expect(events.log == ["Compiler, nil, mit, [docs], public"])
        #expect(session.errorLines == [])
    }

    @Test("back is never refused, and what was typed and refused is not kept")
    func refused() {
        let (session, _) = project()
        session.answer("a/b", "Compiler", ":b", "a/b")
        #expect(session.errorLines == Array(repeating: "A name has no slash, but “a/b” does.", count: 2))
        #expect(session.page.question == .text("Name", default: "Compiler"))
        session.answer("", ":b", ":b", "y")
        #expect(session.page.items == ["Start"])
    }

    @Test("a form with answers asks before it is left, and its parent hears that the person left")
    func left() {
        let (session, events) = project()
        session.answer(":b")
        #expect(events.log == ["left"])
        session.answer("1", "Compiler", ":h")
        #expect(
            session.transcript.hasSuffix(
                "\nNew project: leave and lose your answers? (y or n, Enter for no) "))
        session.answer("n", "fast", "q", "y")
        #expect(events.log == ["left", "left"])
        #expect(session.end == .quit)
    }

    @Test("where nobody can be asked any more, what is lost is said")
    func lost() {
        let (session, events) = project()
        session.answer("Compiler")
        session.endInput()
        #expect(events.log == ["left"])
        let lost = "New project: not finished, so your answers are lost. “Description” has no answer yet."
        #expect(session.errorLines == [lost])
        #expect(session.end == .refused(lost) && session.status == .dataRefused)
        let (empty, _) = project()
        empty.endInput()
        #expect(empty.end == .endOfInput && empty.errorLines == [])
    }

    @Test("a question that isn't asked any more gives its field back; asked again, it offers its answer")
    func dropped() {
        let (session, events) = project()
        session.answer("Compiler", "", "", "", "y", "s3cret", "5 n")
        #expect(session.page.items.last == "Private: no")
        session.answer("5", "y")
        #expect(session.transcript.hasSuffix("\nToken (Enter for the current value): "))
        session.answer(":b")
        #expect(session.page.question == .yesOrNo("Private", default: true))
        session.answer("b")
        #expect(session.page.items.last == "Token: not answered yet")
        session.answer("5 n", "d")
        #expect(events.log == ["Compiler, nil, apache, [], public"])
        session.answer("1", "Compiler", "", "", "", "y", "s3cret", "b", ":b", "n", "b", "y", "", "d")
        #expect(events.log.last == "Compiler, nil, apache, [], private with s3cret")
    }

    @Test("a question that a correction brings up is asked before the form is done")
    func broughtUp() {
        let (session, events) = project()
        session.answer("Compiler", "", "", "", "", "5", "y", ":b", "b", "d")
        #expect(session.errorLines == [Words.english(.stillToAnswer("Token"))])
        session.answer("s3cret", "d")
        #expect(events.log == ["Compiler, nil, apache, [], private with s3cret"])
    }

    @Test("an answer ahead corrects on one line")
    func ahead() {
        let (session, events) = project()
        session.answer("Compiler", "", "", "", "", "1 Linker", "4 2,3", "3 mit", "1 a/b", "d")
        #expect(session.errorLines == ["A name has no slash, but “a/b” does."])
        #expect(events.log == ["Linker, nil, mit, [docs, badges], public"])
    }

    @Test("an editor begins at the summary, and asks before changes are lost, and only then")
    func editor() {
        let stay = Stay(first: 3, last: 5)
        let (session, events) = formSession {
            Form("Stay", editing: stay, navigator: $0, questions: Stay.questions)
        }
        #expect(session.page.items == ["From: 3", "To: 5"])
        session.answer("1 3", "b")
        #expect(events.log == ["left"])
        session.answer("1", "2", "7", "b", "n", "d")
        #expect(events.log == ["left", "3 to 7"])
        #expect(session.errorLines == [])
    }

    @Test("a question that a correction of an editor brings up is open until it is answered")
    func broughtUpByEditor() {
        let (session, events) = formSession { navigator in
            Form("Account", editing: ["Ada", "free", ""], navigator: navigator) { form in
                form.ask("Name", \.[0], .text)
                form.ask("Plan", \.[1], .one(of: ["free", "paid"]))
                if form.answers[1] == "paid" { form.ask("Card", \.[2], .text) }
            }
        }
        session.answer("2 paid", ":b", "b", "1 Grace", "4242", "d")
        #expect(events.log == ["\(["Grace", "paid", "4242"])"])
        #expect(session.errorLines == [])
    }

    @Test("of two forms under way, each keeps its pages while the other is answered")
    func beside() {
        let session = ScriptedSession { navigator in
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
        }
        session.answer("Ada", ":o", "Ran")
        #expect(session.page.question?.prompt == "Note")
        session.answer(":p")
        #expect(session.page.question?.prompt == "Town")
        session.answer(":b")
        #expect(session.page.question == .text("Name", default: "Ada"))
    }

    @Test("a check over several answers refuses in words, and leads to its question")
    func check() {
        let (session, events) = formSession {
            Form("Stay", startingWith: Stay(), navigator: $0, questions: Stay.questions)
        }
        session.answer("3")
        #expect(session.page.texts == ["Enter a day."])
        session.answer("2", "5", "1", "9")
        #expect(session.errorLines == ["It ends before it begins. Use a day from 3 on."])
        #expect(session.page.texts == ["It ends before it begins. Use a day from 9 on.", "Enter a day."])
        #expect(session.page.question == .text("To", default: "5"))
        session.answer(":b", ":b")
        #expect(session.page.items == ["From: 9", "To: needs a new answer"])
        session.answer("d")
        #expect(session.errorLines.last == "To: It ends before it begins. Use a day from 9 on.")
        session.answer("10", "d")
        #expect(events.log == ["9 to 10"])
    }

    @Test("questions that are only offered stand in the summary, and are asked where the person picks them")
    func offered() {
        var saved: [[String]] = []
        let (session, _) = formSession { navigator in
            Form("Film", startingWith: ["", "", ""], navigator: navigator) { form in
                form.ask("Title", \.[0], .text)
                form.onSummary { form in
                    form.onSummary { _ in }
                    form.ask("Year", \.[1], .text)
                }
                form.ask("Note", \.[note: 2], .optional(.text))
                form.doneCommand { saved.append($0) }
            }
        }
        session.answer("Ran", "")
        #expect(session.page.items == ["Title: Ran", "Year: none", "Note: none"])
        session.answer("2", ":b", "2 1985", "b", ":b", "", "long", "d", "1", "Ikiru", "", "d")
        #expect(saved == [["Ran", "1985", "long"], ["Ikiru", "", ""]])
        #expect(session.errorLines == [])
    }

    @Test("what is done at the end may refuse, and the summary stands")
    func ending() {
        var taken = ["Ada"]
        let (session, events) = formSession { navigator in
            Form("Account", startingWith: "", navigator: navigator) { form in
                form.ask("Name", \.self, .text)
                form.doneCommand(
                    "c", "create",
                    confirms: {
                        "Create “\($0)”?"
                    }
                ) { name in
                    if taken.contains(name) { throw Refusal("“\(name)” is taken.") }
                    taken.append(name)
                }
            }
        }
        session.answer("Ada", "c", "y", "n", "1 Grace", "c", "y")
        #expect(session.errorLines == ["“Ada” is taken."])
        #expect(taken == ["Ada", "Grace"])
        #expect(events.log == ["Grace"])
    }

    @Test("a form is a flow like others: it is seen in the tree, and nothing of it stays")
    func tree() {
        let (session, _) = project()
        session.answer("Compiler")
        #expect(
            session.tree == """
                Flow
                ├── Leaflet
                └── Form<ProjectDraft>
                    ├── FormQuestionScreen
                    └── FormQuestionScreen *
                """)
        session.answer("", "", "", "", "d")
        #expect(session.leaks == [] && session.lostMoves == [])
    }

    @Test("a form speaks the language of its session")
    func language() {
        let (session, _) = formSession(speaking: .german) { navigator in
            Form("Rechnung", startingWith: ["", "", ""], navigator: navigator) { form in
                form.ask("Name", \.[0], .text)
                form.ask("Zahlart", \.[1], .one(of: form.answers[0] == "Ada" ? ["bar"] : ["Karte"]))
                if form.answers[1] == "Karte" { form.ask("Nummer", \.[2], .text) }
            }
        }
        session.answer("Ada", "1", "1 Grace", ":b", ":b")
        #expect(session.page.items == ["Name: Grace", "Zahlart: braucht eine neue Antwort"])
        #expect(session.page.texts == [Words.german(.correctsAnswers)])
        #expect(session.page.commands.map(\.label) == ["fertig"])
        session.answer("d", "1", ":b", "b", "d", ":q")
        #expect(
            session.errorLines == [
                "Zahlart: \(Words.german(.notListed(["bar"])))", Words.german(.stillToAnswer("Nummer")),
            ])
        #expect(
            session.page.question
                == .yesOrNo(Words.german(.leaveForm("Rechnung")), default: false))
        session.endInput()
        #expect(
            session.errorLines.last
                == "\(Words.german(.formLost("Rechnung"))) \(Words.german(.stillToAnswer("Nummer")))")
    }

    @Test("two questions of one name, which may come from data, are told apart")
    func twice() {
        let names = ["Ada", "Ada", "Ada (2)", "Ada"]
        let (session, events) = formSession { navigator in
            Form("People", startingWith: names.map { _ in "" }, navigator: navigator) { form in
                for (place, name) in names.enumerated() { form.ask(name, \.[place], .text) }
            }
        }
        session.answer("1", "2", "3", "4")
        #expect(session.page.items == ["Ada: 1", "Ada (2): 2", "Ada (2) (2): 3", "Ada (3): 4"])
        session.answer("2 two", "d")
        #expect(events.log == ["\(["1", "two", "3", "4"])"])
        #expect(session.lostMoves == [])
    }

    #if DEBUG
        @Test("one part of the value for two questions is said while the program is developed")
        func samePart() {
            let (session, events) = formSession { navigator in
                Form("Twice", startingWith: ["", ""], navigator: navigator) { form in
                    form.ask("A", \.[0], .text)
                    form.ask("B", \.[0], .text)
                }
            }
            #expect(session.lostMoves == ["“A” and “B” of a form ask for the same part of the value"])
            session.answer("x", "y", "d")
            #expect(events.log == ["\(["y", ""])"])
            #expect(session.lostMoves.count == 1)
        }

        @Test("a refusal at a part that isn't asked for is said, and leads to the question before it")
        func refusedElsewhere() {
            let (session, events) = formSession { navigator in
                Form("Size", startingWith: ["", "", ""], navigator: navigator) { form in
                    form.ask("A", \.[0], .text)
                    form.ask("B", \.[1], .text)
                    if form.answers[1].count > 2 { form.refuse("That is too long.", at: \.[2]) }
                }
            }
            session.answer("a", "bbb")
            #expect(
                session.lostMoves == [
                    "form.refuse(“That is too long.”, at:) names a part that the form doesn't ask for"
                ])
            session.answer("d")
            #expect(session.errorLines == ["B: That is too long."])
            #expect(session.page.question == .text("B", default: "bbb"))
            session.answer("bb", "d")
            #expect(events.log == ["\(["a", "bb", ""])"])
        }

    #endif
}

private struct Stay: CustomStringConvertible {
    var first = 1
    var last = 2

    static func questions(_ form: inout Form<Stay>.Questions) {
        form.ask("From", \.first, .day)
        form.ask("To", \.last, .day)
        if form.answers.last <= form.answers.first {
            form.refuse(
                "It ends before it begins. Use a day from \(form.answers.first) on.", at: \.last)
        }
    }

    var description: String { "\(first) to \(last)" }
}

extension Question<Int> {
    fileprivate static var day: Self {
        Question("a day") { text in
            guard let day = Int(text) else { throw Refusal("“\(text)” is no day.") }
            return day
        }
    }
}

extension [String] {
    fileprivate subscript(note place: Int) -> String? {
        get { self[place].isEmpty ? nil : self[place] }
        set { self[place] = newValue ?? "" }
    }
}
