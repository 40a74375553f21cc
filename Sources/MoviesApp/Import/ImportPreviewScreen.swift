import MovieCatalog
import MovieImport
import Usher

protocol ImportPreviewScreenDelegate: AnyObject {
    func importPreviewScreen(_ screen: ImportPreviewScreen, didAccept plan: ImportReport)
    func importPreviewScreen(_ screen: ImportPreviewScreen, didAskToDecide doubts: [ImportDoubt])
    func importPreviewScreen(_ screen: ImportPreviewScreen, didChange files: ImportBatch)
}

final class ImportPreviewScreen: Screen {
    enum State {
        case comparing
        case compared(ImportReport)
        case importing
        case failed(any Error)
    }

    weak var delegate: (any ImportPreviewScreenDelegate)?
    var state = State.comparing
    var files: ImportBatch

    init(_ files: ImportBatch) { self.files = files }

    func draw(on page: inout Page) throws {
        page.title("Import")
        page.feature("dwokfb")
        if case .comparing = state, page.isBrief { return page.text("Comparing with the catalog.") }
        for description in files.descriptions { page.text(description) }
        if files.descriptions.count == 1 { page.showBesideTitle() }
        if let ignored = files.ignoredInWords { page.text(cut(ignored)) }
        switch state {
        case .comparing: page.text("Comparing with the catalog. Ctrl-C stops it.")
        case .importing: page.text("Importing. Ctrl-C stops it and changes nothing.")
        case .failed(let error): throw error
        case .compared(let plan): draw(plan, on: &page)
        }
    }

    private func draw(_ plan: ImportReport, on page: inout Page) {
        let (lines, all) = (plan.preview, plan.lines(isVerbose: true) + plan.problems.lines)
        for line in lines.prefix(8) { page.text(cut(line)) }
        if let problem = plan.problems.lines.first {
            let others = plan.problems.count - 1
            page.text(problem + (others > 0 ? " \(counted(others, "more problem"))." : ""))
        }
        if let question = plan.questions.first {
            page.text("\(question.words). Choose one before you import.")
            for choice in question.answers {
                page.item(choice.text) { [self] in try change { try $0.take(choice.answer) } }
            }
        }
        // Ambiguous values have to be resolved before the import.
        let isClear = plan.questions.isEmpty
        let isImportable = isClear && plan.added + plan.changed + plan.gains.lists > 0
        if plan.known > 0, isClear {
            page.command(
                "f", files.addsFacts == false ? "with facts" : "without facts",
                help: "chooses whether directors, lengths and more are filled in"
            ) { [self] in files.addsFacts = files.addsFacts == false }
            if files.addsFacts != false {
                let some = "\(grouped(plan.known)) of \(grouped(plan.added))"
                let movies = plan.known < plan.added ? some : plan.added == 1 ? "It" : "All"
                let verb = plan.known == 1 ? "gets" : "get"
                page.text("\(movies) \(verb) directors, lengths, genres and more.")
            }
        }
        if isImportable {
            page.command("i", "import", help: "imports all of this (u on the list undoes it)") { [self] in
                accept(plan)
            }
        } else if isClear {
            page.text("There is nothing new here. Type b to go back.")
        }
        if !plan.doubts.isEmpty {
            page.text("Doubtful movies are skipped. Type d to decide on them.")
            page.command("d", "decide", help: "asks which movie each doubtful one is") { [self] in
                delegate?.importPreviewScreen(self, didAskToDecide: plan.doubts)
            }
        }
        if plan.replaced.count + plan.kept.count > 0 {
            page.command(
                "w", "who wins", help: "chooses whose ratings and dates count if both have one",
                asks: { [self] page in askWhoWins(on: &page) })
        }
        for column in isClear ? plan.ratingColumns : [] {
            page.item("Choose what “\(column)” is", asks: { [self] page in ask(about: column, on: &page) })
        }
        if isImportable { page.item("Import", isDefault: true) { [self] in accept(plan) } }
        if lines != all {
            page.command(
                "o", "all of it", help: "shows all that this import would do",
                asks: { page in
                    page.title("All of the import")
                    for line in all { page.text(line) }
                })
        }
        if !plan.allColumns.isEmpty {
            page.command(
                "k", "columns", help: "changes what columns mean, or ignores some",
                asks: { [self] page in askAboutColumns(plan.allColumns.map(\.description), on: &page) })
        }
        page.help("This is what the import would do. Nothing has changed yet.")
    }

    /// Shortens a line to 150 characters, about two rows.
    private func cut(_ line: String) -> String { line.count > 150 ? line.prefix(149) + "…" : line }

    private func accept(_ plan: ImportReport) {
        // The page says that facts will be added, so accepting the import accepts them.
        if plan.known > 0, files.addsFacts == nil { files.addsFacts = true }
        delegate?.importPreviewScreen(self, didAccept: plan)
    }

    private func ask(about column: String, on page: inout Page) {
        page.title("What is “\(column)”?")
        for (text, highest) in Self.ratings {
            page.item(text) { [self] in
                try change { try $0.map(ColumnMapping(column, asRatingsOf: highest)) }
            }
        }
        page.help("Your choice overrides the guess. Type b to leave it as it is.")
    }

    private func askAboutColumns(_ columns: [String], on page: inout Page) {
        page.title("What do the columns mean?")
        page.text(columns.joined(separator: ", "))
        // Each answer adds to the mapping, so the field starts empty.
        let question = Question(
            "columns with what they mean", read: { try ColumnMapping($0) }, write: { _ in "" }
        ).hint(
            "Memo=note makes the column Memo your notes, Memo= ignores it. Put commas between several."
        )
        page.ask("Columns", question) { [self] columns in try change { try $0.map(columns) } }
        page.help("The fields are \(MovieField.allCases.map(\.key).joined(separator: ", ")).")
        page.help("Your choices override the guesses. Type :b to leave all as it is.")
    }

    private func askWhoWins(on page: inout Page) {
        page.title("Whose ratings and dates count, if both have one?")
        for (text, precedence) in Self.winners {
            page.item(precedence == files.precedence ? "\(text) (now)" : text) { [self] in
                change { $0.precedence = precedence }
            }
        }
        page.help("Notes, tags and viewings are added to yours either way.")
    }

    private func change(_ change: (inout ImportBatch) throws -> Void) rethrows {
        var files = files
        try change(&files)
        delegate?.importPreviewScreen(self, didChange: files)
    }

    private static let winners: [(text: String, precedence: Precedence)] = [
        ("The later ones, or yours if a date is missing", .later), ("Yours", .mine),
        ("The file's", .theirs),
    ]

    private static let ratings: [(text: String, highest: Int?)] = [
        ("Your rating, of 5", 5), ("Your rating, of 10", 10), ("Your rating, of 100", 100),
        ("Something else (ignore it)", nil),
    ]
}
