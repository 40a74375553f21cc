import MovieCatalog
import Usher

extension Work {
    /// Reports progress; false if the user canceled.
    mutating func goesOn(after progress: CatalogProgress) -> Bool {
        (try? report(progress.action.rawValue, progress.count, of: progress.total, progress.unit.rawValue))
            != nil
    }
}
