import Testing
import UsherTesting

@testable import Usher

@Suite struct FormTests {
    @Test("a summary shows the beginning of a long answer, and any other in full")
    func longAnswers() {
        let (session, _) = project()
        let (short, long) = (String(repeating: "a", count: 300), String(repeating: "b", count: 301))
        session.answer("Compiler", short, "2", "", "n", "s3cret")
        #expect(session.page.items.contains("Description: \(short)"))
        session.answer("2", long)
        #expect(session.page.items.contains("Description: " + long.prefix(40) + "…"))
    }

    @Test("each answer runs the questions once, and writes each answer once")
    func growth() {
        struct Answers { var texts: [String] }
        let count = 30
        var (runs, written) = (0, 0)
        let question = Question("a word") {
            $0
        } write: {
            written += 1
            return $0
        }
        let session = ScriptedSession { navigator in
            Form(
                "Many", startingWith: Answers(texts: Array(repeating: "-", count: count)),
                navigator: navigator
            ) { form in
                runs += 1
                for index in 0..<count { form.ask("Word \(index)", \.texts[index], question) }
            }
        }
        runs = 0
        for index in 0..<count { session.answer("word \(index)") }
        #expect(runs == count)
        #expect(written < count * (count + 1) / 2 + count * 8)
    }

    @Test("a form asks one question after the other, sums up, and finishes with its value")
    func whole() {
        let (session, events) = project()
        session.answer("Compiler", "", "2", "1 3", "", "y", "s3cret", "d")
        let expected = """
            New project
            What it is called.

            :b back, :h home, :? help, :q quit
            Name: Compiler

            New project

            :b back, :h home, :? help, :q quit
            Description (Enter for none):\u{20}

            New project
            License
            1. apache
            2. mit

            b back, h home, ? help, q quit
            (Enter for 1, apache) > 2

            New project
            Turn these on or off by number: 1 3, 2-5, all or none.
            1. tests
            2. docs
            3. badges

            b back, h home, ? help, q quit
            Features (Enter for none): 1 3
            Features (Enter for tests, badges):\u{20}

            New project
            Private (y or n, Enter for no) y

            New project

            :b back, :h home, :? help, :q quit
            Token: (not shown)

            New project
            Type a number to change that answer.
            1. Name: Compiler
            2. Description: none
            3. License: mit
            4. Features: tests, badges
            5. Private: yes
            6. Token: (not shown)

            d done, b back, h home, ? help, q quit
            > d


            """
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

    @Test("back from the summary leads to no question that isn't asked any more")
    func stale() {
        let (session, _) = project()
        session.answer("Compiler", "", "", "", "y", "s3cret", "5 n", "b")
        #expect(session.page.question == .yesOrNo("Private", default: false))
        #expect(session.lostMoves == [])
        #expect(session.leaks == [])
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
    func beside() throws {
        let session = ScriptedSession { Desk(navigator: $0) }
        let desk = try #require(session.coordinators[0] as? Desk)
        session.answer("Ada")
        desk.navigator.select(desk.film, for: desk)
        session.answer("", "Ran")
        #expect(session.page.question?.prompt == "Note")
        desk.navigator.select(desk.person, for: desk)
        session.answer("")
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

    @Test("an answer that others make wrong is asked anew")
    func narrowed() {
        var picked: [String] = []
        let (session, _) = formSession { navigator in
            Form("Order", startingWith: ["", ""], navigator: navigator) { form in
                form.ask("Dish", \.[0], .one(of: ["soup", "cake"]))
                form.ask("With", \.[1], .one(of: form.answers[0] == "soup" ? ["bread", "salt"] : ["cream"]))
                form.doneCommand(
                    "o", "order",
                    confirms: { _ in
                        "Order?"
                    }
                ) {
                    picked = $0
                }
            }
        }
        session.answer("1", "salt", "1 2")
        #expect(
            session.page.texts == [
                Words.english(.notListed(["salt"])), "With", Words.english(.onlyOne),
            ])
        // An incomplete form can't be confirmed.
        session.answer("b", "b", "o")
        #expect(
            session.page.texts == [
                Words.english(.notListed(["salt"])), "With", Words.english(.onlyOne),
            ])
        session.answer("1", "o y")
        #expect(picked == ["cake", "cream"])
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

    @Test("an optional part that has a value offers it")
    func optionalOffered() {
        let (session, _) = formSession { navigator in
            Form("Film", startingWith: [1985] as [Int?], navigator: navigator) { form in
                form.ask("Year", \.[0], .optional(.number(in: 1900...2100)))
            }
        }
        #expect(session.transcript.contains("Enter for 1985"))
        session.answer("")
        #expect(session.page.items == ["Year: 1985"])
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
        session.answer("Compiler", "", "", "", "", "5", "y")
        #expect(
            session.tree == """
                Parent<ProjectDraft>
                ├── Leaflet
                └── Form<ProjectDraft>
                    ├── FormQuestionScreen
                    ├── FormQuestionScreen
                    ├── FormQuestionScreen
                    ├── FormQuestionScreen
                    ├── FormQuestionScreen
                    ├── FormSummaryScreen
                    ├── FormQuestionScreen
                    └── FormQuestionScreen *
                """)
        session.answer("s3cret", "d")
        #expect(session.leaks == [])
        #expect(session.lostMoves == [])
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

        @Test("a prompt says them, too")
        func prompted() throws {
            let console = Script(["x", "y", "d"])
            var prompt = Prompter(on: console)
            let value = try prompt.ask("Twice", startingWith: "") { form in
                form.ask("A", \.self)
                form.ask("B", \.self)
            }
            #expect(value == "y")
            #expect(
                console.errorLines == [
                    "Nothing happened: “A” and “B” of a form ask for the same part of the value."
                ])
        }
    #endif
}

/// A program with two forms in sections.
private final class Desk: Coordinator {
    let navigator: Navigator
    private(set) lazy var person = form("Person", "Name", "Town")
    private(set) lazy var film = form("Film", "Title", "Note")

    init(navigator: Navigator) { self.navigator = navigator }

    func start() { navigator.select(person, for: self) }

    private func form(_ title: String, _ first: String, _ second: String) -> Form<[String]> {
        Form(title, startingWith: ["", ""], navigator: navigator) { form in
            form.ask(first, \.[0], .text)
            form.ask(second, \.[1], .text)
        }
    }
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
