import MovieCatalog
import Usher

/// The page behind which a step with many movies is undone or redone.
final class HistoryScreen: Screen {
    private let step: HistoryStep

    init(step: HistoryStep) {
        self.step = step
    }

    func draw(on page: inout Page) {
        page.title("Undo and redo")
        page.text("This is about \(step.name); Ctrl-C stops it and changes nothing.")
    }
}
