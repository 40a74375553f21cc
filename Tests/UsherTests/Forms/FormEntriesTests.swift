import Testing
import UsherTesting

@testable import Usher

/// Forms with a variable number of entries of one kind.
@Suite struct FormEntriesTests {
    private struct Author: CustomStringConvertible {
        var name = ""
        var email: String?
        var books: [String] = []

        var description: String {
            name + (email.map { " <\($0)>" } ?? "") + books.map { " “\($0)”" }.joined()
        }
    }

    private struct Paper: CustomStringConvertible {
        var title = ""
        var authors: [Author] = []
        var pages = 1

        var description: String { "\(title) by \(authors), \(pages)" }

        static func questions(_ form: inout Form<Paper>.Questions) {
            form.ask("Title", \.title)
            form.askSeveral("Author", \.authors, startingWith: Author()) { form in
                form.ask("Name", \.name)
                form.ask("Email", \.email)
            }
            form.ask("Pages", \.pages)
        }
    }

    private func paper(
        _ paper: Paper = Paper(), isEditor: Bool = false, given: GivenAnswers = [:],
        speaking words: Words = .english
    ) -> (ScriptedSession, Events) {
        formSession(speaking: words) { navigator in
            isEditor
                ? Form(
                    "Paper", editing: paper, given: given, navigator: navigator, questions: Paper.questions)
                : Form(
                    "Paper", startingWith: paper, given: given, navigator: navigator,
                    questions: Paper.questions)
        }
    }

    @Test("an entry is asked about after a yes, until a no")
    func added() {
        let (session, events) = paper()
        session.answer("Engines", "y", "Ada", "")
        #expect(session.page.question == .yesOrNo("Add Author 2?", default: false))
        session.answer("y", "Charles", "c@b", "", "7")
        #expect(
            session.page.items == [
                "Title: Engines", "Author 1, Name: Ada", "Author 1, Email: none", "Remove Author 1",
                "Author 2, Name: Charles", "Author 2, Email: c@b", "Remove Author 2", "Add Author 3",
                "Pages: 7",
            ])
        session.answer("d")
        #expect(events.log == ["Engines by [Ada, Charles <c@b>], 7"])
        #expect(session.errorLines == [] && session.lostMoves == [])
    }

    @Test("back over the question whether to add one takes the entry away")
    func back() {
        let (session, events) = paper()
        session.answer("Engines", "y", ":b", "n", "", "d")
        #expect(events.log == ["Engines by [], 1"])
        #expect(session.errorLines == [])
    }

    @Test("the summary corrects, removes and adds entries")
    func corrected() {
        let (session, events) = paper()
        session.answer("Engines", "y", "Ada", "", "y", "Charles", "", "n", "")
        session.answer("2 Augusta", "4", "n")
        #expect(session.page.items.count == 9)
        session.answer("4 y")
        #expect(
            session.page.items == [
                "Title: Engines", "Author 1, Name: Charles", "Author 1, Email: none", "Remove Author 1",
                "Add Author 2", "Pages: 1",
            ])
        session.answer("5", "y", "Grace", "g@h", "", "d")
        #expect(events.log == ["Engines by [Charles, Grace <g@h>], 1"])
        #expect(session.errorLines == [] && session.lostMoves == [] && session.leaks == [])
    }

    @Test("an added entry must be answered before the form is done")
    func open() {
        let (session, events) = paper()
        session.answer("Engines", "n", "", "2 y", ":b", "b", "d")
        #expect(session.errorLines == [Words.english(.stillToAnswer("Author 1, Name"))])
        session.answer("Ada", "", "n", "d")
        #expect(events.log == ["Engines by [Ada], 1"])
    }

    @Test("entries that are there are edited, removed from the middle, and more added")
    func editor() {
        let authors = ["Ada", "Charles", "Grace"].map { Author(name: $0) }
        let (session, events) = paper(Paper(title: "Engines", authors: authors), isEditor: true)
        #expect(session.page.items.count == 12)
        session.answer("7 y")
        #expect(session.page.items[4] == "Author 2, Name: Grace" && session.page.items.count == 9)
        session.answer("b", "n", "8 y", "Alan", "", "n", "2 Augusta", "d")
        #expect(events.log == ["Engines by [Augusta, Grace, Alan], 1"])
        let (other, left) = paper(Paper(title: "Engines", authors: authors), isEditor: true)
        other.answer("10 y", "4 y", "4 y", "d")
        #expect(left.log == ["Engines by [], 1"])
        #expect(other.errorLines == [])
    }

    @Test("answers given ahead add the entries that they name, and no others")
    func given() {
        let given: GivenAnswers = [
            "Title": "Engines", "Author 1, Name": "Ada", "author.1.email": "", "author-2-name": "Charles",
            "Author 2, Email": "c@b", "Pages": "7",
        ]
        let (_, events) = paper(given: given)
        #expect(events.log == ["Engines by [Ada, Charles <c@b>], 7"])
        let none: GivenAnswers = ["Title": "Engines", "Author 1": "no", "Pages": "7"]
        #expect(paper(given: none).1.log == ["Engines by [], 7"])
        let defaults: GivenAnswers = ["Title": "Engines"]
        #expect(paper(given: defaults.takingDefaults()).1.log == ["Engines by [], 1"])
        let (session, _) = paper(given: ["Title": "Engines", "Author 2, Name": "Ada", "Pages": "7"])
        #expect(session.page.items.contains("Add Author 1"))
        #expect(
            session.errorLines.first?.hasPrefix("“Author 2, Name” isn't asked with these answers.") == true)
    }

    @Test("groups may be in groups, and a removed entry takes its own along")
    func nested() {
        let (session, events) = formSession { navigator in
            Form("Shelf", startingWith: [Author](), navigator: navigator) { form in
                form.askSeveral("Author", \.self, startingWith: Author()) { form in
                    form.ask("Name", \.name)
                    form.askSeveral("Book", \.books, startingWith: "") { $0.ask("Title", \.self) }
                }
            }
        }
        session.answer("y", "Ada", "y", "Notes", "n", "y", "Mary", "y", "Mathilda", "y", "Lodore", "n", "n")
        #expect(session.page.items.contains("Author 2, Book 2, Title: Lodore"))
        session.answer("\(session.page.items.firstIndex(of: "Remove Author 1").map { $0 + 1 } ?? 0) y")
        #expect(
            session.page.items == [
                "Author 1, Name: Mary", "Author 1, Book 1, Title: Mathilda", "Remove Author 1, Book 1",
                "Author 1, Book 2, Title: Lodore", "Remove Author 1, Book 2", "Add Author 1, Book 3",
                "Remove Author 1", "Add Author 2",
            ])
        session.answer("3 y", "d")
        #expect(events.log == ["[Mary “Lodore”]"])
        #expect(session.errorLines == [])
    }
}
