import Foundation
import Testing
import UsherTesting

@testable import Usher

@Suite struct QuestionsArticleTests {
    @Test("The article's prompts are what a session shows")
    func shown() throws {
        let session = ScriptedSession(ProjectScreen(owner: "Grace"))
        session.answer("1", ":b", "2", "b", "d", "n", "7", "2-3", "1", "")
        let shown = try text(ofArticle: "Questions").components(separatedBy: "\n```\n")
            .filter { $0.contains("(Enter for ") && !$0.contains("###") }
        #expect(shown.count == 2)
        let transcript = session.transcript.components(separatedBy: "\n")
            .map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }.joined(separator: "\n")
        for line in shown.first?.split(separator: "\n") ?? [] {
            #expect(transcript.contains("\n\(line)"), "\(line)")
        }
        #expect(transcript.contains("\n\(shown.last ?? "")\n"))
    }

    @Test("A refused project name is asked for again")
    func name() {
        var names: [String] = []
        let session = ScriptedSession(NewProjectScreen { names.append($0) })
        session.answer("a/b", "::b", ":q")
        #expect(session.errorLines == ["A name has no slash, but “a/b” does."])
        #expect(names == [":b"])
    }

    @Test("A book is picked below its heading, as the article shows")
    func rows() throws {
        let screen = ShelvesScreen()
        let session = ScriptedSession(screen)
        session.answer("l")
        let shown = try text(ofArticle: "Questions").components(separatedBy: "```\n").first {
            $0.hasPrefix("Book\n")
        }
        #expect(session.transcript.contains("\n\(shown ?? "nothing")"))
        session.answer("waste")
        #expect(screen.lent == "The Waste Land")
    }

    @Test("A script asks one question after another")
    func script() throws {
        let console = Script(["Ada", ""])
        // snippet.prompt
        var prompt = Prompter(on: console)
        let name = try prompt.ask("Name", .text)
        let port = try prompt.ask("Port", .number(in: 1...65_535), default: 8080)
        // snippet.end
        #expect((name, port) == ("Ada", 8080))
    }

    @Test("Custom questions refuse invalid answers and return their own values")
    func customQuestions() throws {
        var prompt = Prompter(on: Script(["a b", "ab", "7"]))
        #expect(try prompt.ask("Word", .word) == "ab")
        #expect(try prompt.ask("Share", .percent) == Percent(of: 7))
    }

    @Test(
        "A program can tell how its session ended",
        arguments: [("q", "Saved."), ("1", "The answers came to an end before the program did.")])
    func ended(line: String, words: String) {
        #expect(wordsAfterRun(of: ProjectScreen(), on: Script([line])) == words)
    }
}

private func wordsAfterRun(of screen: some Screen, on console: Script) -> String {
    var words = ""
    func print(_ line: String) { words += line }
    switch Session.run(on: console, screen) {
    case .finished, .quit: print("Saved.")
    case .endOfInput: print("The answers came to an end before the program did.")
    case let end: print("Not saved: status \(end.status.rawValue).")
    }
    return words
}

private struct Project {
    var name = "Compiler"
    var owner: String?
    var license = License.mit
    var note: String?
    var features = [Feature.tests]
    var since: Int?
    var due: CalendarDay?
    var token: String?
    var readme: String?
    var published: String?
}

private struct Percent: Equatable {
    let number: Int

    init(of number: Int) { self.number = number }
}

// snippet.question-notations
extension Question<String> {
    fileprivate static var word: Self {
        Question("a word without spaces") { $0.contains(" ") ? nil : $0 }
    }
}

extension Question<Percent> {
    fileprivate static var percent: Self { .map(.number(in: 0...100), Percent.init, back: \.number) }
}
// snippet.end

private final class NewProjectScreen: Screen {
    private let create: (String) throws -> Void

    init(create: @escaping (String) throws -> Void) {
        self.create = create
    }

    func draw(on page: inout Page) {
        page.title("New project")
        page.ask("Name", .text) { [self] name in
            if name.contains("/") { throw Refusal("A name has no slash, but “\(name)” does.") }
            try create(name)
        }
    }
}

private struct Book {
    let title: String
    let year: Int
    let shelf: String
    var reader: String?
}

private final class ShelvesScreen: Screen {
    private let books = [
        Book(title: "Emma", year: 1815, shelf: "Novels"),
        Book(title: "Ulysses", year: 1922, shelf: "Novels", reader: "Ada"),
        Book(title: "The Waste Land", year: 1922, shelf: "Poems"),
    ]
    private(set) var lent: String?

    func draw(on page: inout Page) {
        page.title("Shelves")
        // snippet.question-rows
        let book = Question<Book>.one(of: books) { row, book in
            row.heading(book.shelf)
            row.write(book.title)
            row.field("year", book.year)
            if let reader = book.reader { row.refuse("lent to \(reader)") }
        }
        page.command("l", "lend", asks: "Book", book) { [self] in lend($0) }
        // snippet.end
    }

    private func lend(_ book: Book) { lent = book.title }
}

private final class ProjectScreen: Screen {
    private let today = CalendarDay(year: 2024, month: 3, day: 1) ?? .today
    private var project = Project()
    private var isDeleted = false

    init(owner: String? = nil) {
        project.owner = owner
    }

    func draw(on page: inout Page) {
        page.title(project.name)
        if isDeleted { page.text("“\(project.name)” is deleted.") }
        // snippet.question-item
        page.item("Owner", project.owner, asks: .text) { [self] in project.owner = $0 }
        page.command("d", "delete", confirms: "Delete “\(project.name)”?") { [self] in delete() }
        // snippet.end
        page.item("License", project.license, asks: .one(of: License.allCases)) { [self] in
            project.license = $0
        }
        // snippet.question-optional
        page.item("Note", project.note, asks: .optional(.text)) { [self] in project.note = $0 }
        // snippet.end
        // snippet.question-values
        page.item("Since", project.since, prompt: "Year", asks: .number(in: 1970...2100)) { [self] in
            project.since = $0
        }
        page.item("Due", project.due, prompt: "Day", asks: .optional(.day(today: today))) { [self] in
            project.due = $0
        }
        // snippet.end
        page.item("Token", project.token, asks: .optional(.secret)) { [self] in project.token = $0 }
        // snippet.question-several
        page.item("Features", project.features, asks: .several(of: Feature.allCases, atLeast: 1)) { [self] in
            project.features = $0
        }
        // snippet.end
        page.command("r", "readme", asks: "Readme", .longText, default: project.readme) { [self] in
            project.readme = $0
        }
        // snippet.question-work
        page.command(
            "p", "publish", asks: "Publish as", .text,
            work: { work, name in
                let isFree = try work.wait("Looking for “\(name)”") { await isUnused(name) }
                guard isFree else { throw Refusal("“\(name)” is taken. Use another name.") }
            }
        ) { [self] in
            project.published = $0
        }
        // snippet.end
    }

    private func delete() {
        isDeleted = true
    }
}

private func isUnused(_ name: String) async -> Bool { name != "swift" }
