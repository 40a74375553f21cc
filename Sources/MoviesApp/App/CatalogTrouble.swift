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

/// Does what an answer asks for; where that fails, the answer is refused in the words of the failure.
@discardableResult
func answering<Result, Failure: Error & CustomStringConvertible>(
    _ action: () throws(Failure) -> Result
) throws(Refusal) -> Result {
    do {
        return try action()
    } catch {
        throw Refusal(error.description)
    }
}
