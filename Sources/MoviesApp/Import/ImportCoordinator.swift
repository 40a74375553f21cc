import MovieCatalog
import MovieImport
import Usher

protocol ImportCoordinatorDelegate: AnyObject {
    /// - Parameter report: Nil if nothing was imported.
    func importCoordinator(_ importer: ImportCoordinator, didStopAfterImporting report: ImportReport?)
}

final class ImportCoordinator: MovieCoordinator, RouteNamed {
    weak var delegate: (any ImportCoordinatorDelegate)?
    let session: MovieSession
    private var preview: ImportPreviewScreen?
    private var decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:]
    /// Decisions that apply once all questions are answered.
    private var answers: [ImportDoubt.ID: ImportDoubt.Decision] = [:]
    private var report: ImportReport?
    let routeName = MovieListTask.import.rawValue

    init(session: MovieSession, delegate: any ImportCoordinatorDelegate) {
        (self.session, self.delegate) = (session, delegate)
    }

    func start() {
        let screen = ImportFileScreen()
        screen.delegate = self
        navigator.push(screen, for: self)
    }

    func stop() { delegate?.importCoordinator(self, didStopAfterImporting: report) }

    private func compare(_ files: ImportBatch, on screen: ImportPreviewScreen) {
        let decisions = decisions.merging(answers) { $1 }
        work(.comparing, on: screen) { [self] progress in
            screen.state = .compared(try catalog.preview(files, decisions: decisions, progress: progress))
            (self.decisions, screen.files) = (decisions, files)
        }
    }

    private func work(
        _ state: ImportPreviewScreen.State, on screen: ImportPreviewScreen,
        _ body: @escaping (_ progress: (CatalogProgress) -> Bool) throws -> Void
    ) {
        let before = screen.state
        screen.state = state
        navigator.workOnCatalog(for: self) { [self] progress in
            do {
                try body(progress)
            } catch let error as CatalogError where error.kind == .stopped {
                screen.state = before
                if case .comparing = before { navigator.pop() }
                throw error
            } catch {
                screen.state = .failed(error)
            }
        }
    }

    /// Asks about the next open doubt from `place` on. If there's none, compares the files again.
    private func ask(_ doubts: [ImportDoubt], from place: Int) {
        guard let preview else { return }
        navigator.pop(to: preview)
        guard let index = doubts[place...].firstIndex(where: { answers[$0.id] == nil }) else {
            return compare(preview.files, on: preview)
        }
        navigator.push(ImportDoubtScreen(doubts, at: index, delegate: self), for: self)
    }
}

extension ImportCoordinator: FilePromptDelegate {
    func take(_ paths: [String]) throws {
        if paths.isEmpty { return }
        if paths.count == 1, catalog.changesAreKept, BackupRestoration.isBackup(paths[0], of: catalog) {
            let question = try QuestionScreen(restoring: catalog, from: paths[0]) { [self] words in
                if let words { navigator.say(words) }
                navigator.stop(self)
            }
            return navigator.push(question, for: self)
        }
        let preview = ImportPreviewScreen(try ImportBatch(paths, into: catalog))
        preview.delegate = self
        (self.preview, decisions, answers) = (preview, [:], [:])
        navigator.push(preview, for: self)
        compare(preview.files, on: preview)
    }
}

extension ImportCoordinator: ImportPreviewScreenDelegate {
    func importPreviewScreen(_ screen: ImportPreviewScreen, didAccept plan: ImportReport) {
        work(.importing, on: screen) { [self] progress in
            report = try catalog.importMovies(
                screen.files, plan: plan, decisions: decisions, progress: progress)
            navigator.stop(self)
        }
    }

    func importPreviewScreen(_ screen: ImportPreviewScreen, didAskToDecide doubts: [ImportDoubt]) {
        answers = [:]
        let exact = doubts.filter { $0.onlyNamesake != nil }
        guard exact.count > 1 else { return ask(doubts, from: 0) }
        let question = QuestionScreen(aboutNamesakes: exact, of: doubts.count) { [self] in
            answers = $0
            ask(doubts, from: 0)
        }
        navigator.push(question, for: self)
    }

    func importPreviewScreen(_ screen: ImportPreviewScreen, didChange files: ImportBatch) {
        answers = [:]
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
