import Testing

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
            // snippet.form-several
            form.askSeveral("Author", \.authors, startingWith: Author()) { form in
                form.ask("Name", \.name)
                form.ask("Email", \.email)
            }
            // snippet.end
            form.ask("Pages", \.pages)
        }
    }

    @Test(
        "Entries are asked for until a no, and the summary corrects, removes and adds them")
    func sessions() throws {
        func form(_ given: GivenAnswers) -> (Navigator) -> any Coordinator {
            formFlow {
                Form(
                    "Paper", startingWith: Paper(), given: given, navigator: $0, questions: Paper.questions)
            }
        }
        let authors = ["Ada", "Charles", "Grace"].map { Author(name: $0) }
        let defaults: GivenAnswers = ["Title": "Engines"]
        try play(
            "FormEntries",
            flows: [
                "paper": form([:]),
                "edited paper": formFlow {
                    Form(
                        "Paper", editing: Paper(title: "Engines", authors: authors), navigator: $0,
                        questions: Paper.questions)
                },
                "two given": form([
                    "Title": "Engines", "Author 1, Name": "Ada", "author.1.email": "",
                    "author-2-name": "Charles",
                    "Author 2, Email": "c@b", "Pages": "7",
                ]),
                "none given": form(["Title": "Engines", "Author 1": "no", "Pages": "7"]),
                "defaults": form(defaults.takingDefaults()),
                "second given": form(["Title": "Engines", "Author 2, Name": "Ada", "Pages": "7"]),
                "shelf": formFlow { navigator in
                    Form("Shelf", startingWith: [Author](), navigator: navigator) { form in
                        form.askSeveral("Author", \.self, startingWith: Author()) { form in
                            form.ask("Name", \.name)
                            form.askSeveral("Book", \.books, startingWith: "") { $0.ask("Title", \.self) }
                        }
                    }
                },
            ])
    }
}
