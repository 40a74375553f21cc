import MovieCatalog
import Usher

extension Page {
    /// Draws what has to be read from the catalog first, or says why that can't be done.
    mutating func show(_ draw: (inout Page) throws(CatalogError) -> Void) {
        do {
            try draw(&self)
        } catch {
            title("The catalog can't be read")
            text(error.description)
        }
    }
}

/// Does something with the catalog for an answer, which is refused where that fails.
@discardableResult
func answering<Result>(_ action: () throws(CatalogError) -> Result) throws(Refusal) -> Result {
    do {
        return try action()
    } catch {
        throw Refusal(error.description)
    }
}
