import MovieCatalog
import Usher

protocol ImportCoordinatorDelegate: AnyObject {
    /// The flow is over, with what was imported, if anything.
    func importCoordinator(_ coordinator: ImportCoordinator, didStopAfterImporting report: ImportReport?)
}

/// The flow of an import: which files, what they would change, which movies are meant, and then the import itself.
final class ImportCoordinator: Coordinator {
    weak var delegate: (any ImportCoordinatorDelegate)?

    private let catalog: Catalog
    private let navigator: Navigator
    private var files: FilmImport?
    private var preview: ImportPreviewScreen?
    private var plan: ImportReport?
    /// What the plan goes by.
    private var decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:]
    /// What the person has said since; it counts when the questions are over.
    private var answers: [ImportDoubt.ID: ImportDoubt.Decision] = [:]
    private var imported: ImportReport?

    init(catalog: Catalog, navigator: Navigator) {
        self.catalog = catalog
        self.navigator = navigator
    }

    func start() {
        let screen = ImportFileScreen()
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() {
        delegate?.importCoordinator(self, didStopAfterImporting: imported)
    }

    /// Compares the files with the catalog, behind the page that says so.
    private func compare(_ files: FilmImport, on screen: ImportPreviewScreen) {
        screen.state = .comparing
        let decisions = decisions.merging(answers) { $1 }
        navigator.work(for: self) { [catalog, weak self] work throws(CancellationError) in
            do throws(CatalogError) {
                let plan = try catalog.preview(files, decisions: decisions) { work.goesOn(after: $0) }
                self?.plan = plan
                self?.decisions = decisions
                screen.state = .compared(plan)
            } catch .stopped {
                self?.stoppedComparing(on: screen)
                throw CancellationError()
            } catch {
                screen.state = .failed(error.description)
            }
        }
    }

    /// Goes back to what was known before.
    private func stoppedComparing(on screen: ImportPreviewScreen) {
        if let plan { screen.state = .compared(plan) } else { navigator.pop() }
    }

    private func importFilms(_ files: FilmImport, plan: ImportReport, on screen: ImportPreviewScreen) {
        screen.state = .importing
        navigator.work(for: self) { [catalog, decisions, weak self] work throws(CancellationError) in
            do throws(CatalogError) {
                let report = try catalog.importFilms(files, plan: plan, decisions: decisions) {
                    work.goesOn(after: $0)
                }
                self?.end(after: report)
            } catch .stopped {
                screen.state = .compared(plan)
                throw CancellationError()
            } catch {
                screen.state = .failed(error.description)
            }
        }
    }

    private func end(after report: ImportReport) {
        imported = report
        navigator.stop(self)
    }

    /// Asks a question, or compares again when there is no such one.
    private func ask(_ index: Int?) {
        guard let preview, let files, let plan else { return }
        navigator.pop(to: preview)
        guard let index, plan.doubts.indices.contains(index) else { return compare(files, on: preview) }
        let screen = ImportDoubtScreen(plan.doubts[index], index: index, count: plan.doubts.count)
        screen.delegate = self
        navigator.push(screen, for: self)
    }
}

extension ImportCoordinator: ImportFileScreenDelegate {
    func importFileScreen(_ screen: ImportFileScreen, didEnter line: String) throws(Refusal) {
        let files = try answering { () throws(CatalogError) in
            try FilmImport(TypedPaths(line).paths, into: catalog)
        }
        let preview = ImportPreviewScreen(descriptions: files.descriptions)
        preview.delegate = self
        (self.files, self.preview, plan, decisions, answers) = (files, preview, nil, [:], [:])
        navigator.push(preview, for: self)
        compare(files, on: preview)
    }
}

extension ImportCoordinator: ImportPreviewScreenDelegate {
    func importPreviewScreenDidAccept(_ screen: ImportPreviewScreen) {
        if let files, let plan { importFilms(files, plan: plan, on: screen) }
    }

    func importPreviewScreenDidAskToDecide(_ screen: ImportPreviewScreen) {
        answers = [:]
        ask(0)
    }
}

extension ImportCoordinator: ImportDoubtScreenDelegate {
    func importDoubtScreen(_ screen: ImportDoubtScreen, didDecide decision: ImportDoubt.Decision) {
        answers[screen.doubt.id] = decision
        ask(screen.index + 1)
    }

    func importDoubtScreenDidLeaveOutTheRest(_ screen: ImportDoubtScreen) {
        ask(nil)
    }
}
