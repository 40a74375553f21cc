import Usher

extension Page {
    /// Says that the movie the page is about was deleted meanwhile.
    mutating func missingMovie() {
        title("Gone")
        text("This movie is no longer in the catalog.")
    }
}
