import MovieCatalog
import Usher

/// The page behind which something that takes its time is done.
final class WorkScreen: Screen {
    private let title: String
    private let text: String

    init(_ title: String, _ text: String) {
        (self.title, self.text) = (title, text)
    }

    func draw(on page: inout Page) {
        page.title(title)
        page.text(text)
    }
}

extension Work {
    /// Reports progress, and whether the person wants it to go on.
    mutating func goesOn(after progress: CatalogProgress) -> Bool {
        (try? report(progress.actionName, progress.count, of: progress.total, progress.unitName)) != nil
    }
}
