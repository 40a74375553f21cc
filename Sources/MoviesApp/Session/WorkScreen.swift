import MovieCatalog
import Usher

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
    /// Reports progress; false if the user canceled.
    mutating func goesOn(after progress: CatalogProgress) -> Bool {
        (try? report(progress.action.rawValue, progress.count, of: progress.total, progress.unit.rawValue))
            != nil
    }
}
