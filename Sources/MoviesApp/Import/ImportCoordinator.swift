import MovieCatalog
import Usher

protocol ImportCoordinatorDelegate: AnyObject {
    func importCoordinator(_ coordinator: ImportCoordinator, didStopAfterImporting report: ImportReport)
}

/// The flow of an import: which files, what they would change, which movies are meant, and then the import itself.
final class ImportCoordinator: Coordinator, Place {
    weak var delegate: (any ImportCoordinatorDelegate)?

    private let catalog: Catalog
    private let navigator: Navigator
    private var preview: ImportPreviewScreen?
    /// What the preview goes by.
    private var decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:]
    /// What the person has said since; it counts when the questions are over.
    private var answers: [ImportDoubt.ID: ImportDoubt.Decision] = [:]
    private var imported: ImportReport?

    init(catalog: Catalog, navigator: Navigator) {
        self.catalog = catalog
        self.navigator = navigator
    }

    var pathName: String? { "import" }

    func start() {
        let screen = ImportFileScreen()
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() {
        if let imported { delegate?.importCoordinator(self, didStopAfterImporting: imported) }
    }

    /// Compares files with the catalog, behind the page that says so.
    private func compare(_ files: MovieImport, on screen: ImportPreviewScreen) {
        let before = screen.state
        let decisions = decisions.merging(answers) { $1 }
        screen.state = .comparing
        navigator.work(for: self) { [self] work in
            do {
                let plan = try catalog.preview(files, decisions: decisions) { work.goesOn(after: $0) }
                self.decisions = decisions
                screen.files = files
                screen.state = .compared(plan)
            } catch let error as CatalogError where error.kind == .stopped {
                // Back to what was known before.
                screen.state = before
                if case .comparing = before { navigator.pop() }
                throw CancellationError()
            } catch {
                screen.state = .failed(error)
            }
        }
    }

    /// Asks about the first doubt from a place on that has no answer, or compares again when there is none.
    private func ask(_ doubts: [ImportDoubt], from place: Int) {
        guard let preview else { return }
        navigator.pop(to: preview)
        guard let index = doubts[place...].firstIndex(where: { answers[$0.id] == nil }) else {
            return compare(preview.files, on: preview)
        }
        let screen = ImportDoubtScreen(doubts, at: index)
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension ImportCoordinator: ImportFileScreenDelegate {
    func importFileScreen(_ screen: ImportFileScreen, didEnter paths: [String]) throws {
        let preview = ImportPreviewScreen(try MovieImport(paths, into: catalog))
        preview.delegate = self
        (self.preview, decisions, answers) = (preview, [:], [:])
        navigator.push(preview, for: self)
        compare(preview.files, on: preview)
    }
}

extension ImportCoordinator: ImportPreviewScreenDelegate {
    func importPreviewScreen(_ screen: ImportPreviewScreen, didAccept plan: ImportReport) {
        screen.state = .importing
        navigator.work(for: self) { [self] work in
            do {
                imported = try catalog.importMovies(screen.files, plan: plan, decisions: decisions) {
                    work.goesOn(after: $0)
                }
                navigator.stop(self)
            } catch let error as CatalogError where error.kind == .stopped {
                screen.state = .compared(plan)
                throw CancellationError()
            } catch {
                screen.state = .failed(error)
            }
        }
    }

    func importPreviewScreen(_ screen: ImportPreviewScreen, didAskToDecide doubts: [ImportDoubt]) {
        answers = [:]
        ask(doubts, from: 0)
    }

    func importPreviewScreen(_ screen: ImportPreviewScreen, didMap columns: ColumnMapping) throws {
        var files = screen.files
        try files.map(columns)
        answers = [:]
        compare(files, on: screen)
    }

    func importPreviewScreen(_ screen: ImportPreviewScreen, didPrefer precedence: Precedence) {
        answers = [:]
        var files = screen.files
        files.precedence = precedence
        compare(files, on: screen)
    }
}

extension ImportCoordinator: ImportDoubtScreenDelegate {
    func importDoubtScreen(
        _ screen: ImportDoubtScreen, didDecide decisions: [ImportDoubt.ID: ImportDoubt.Decision]
    ) {
        answers.merge(decisions) { $1 }
        ask(screen.doubts, from: screen.index + 1)
    }

    func importDoubtScreenDidLeaveOutTheRest(_ screen: ImportDoubtScreen) {
        ask(screen.doubts, from: screen.doubts.count)
    }
}
