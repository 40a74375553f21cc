import MovieCatalog
import Usher

extension Work {
    /// Reports progress, and whether the person wants it to go on.
    mutating func goesOn(after progress: CatalogProgress) -> Bool {
        (try? report(progress.action, progress.count, of: progress.total, progress.unit)) != nil
    }
}
