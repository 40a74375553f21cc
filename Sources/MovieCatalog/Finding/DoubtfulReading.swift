/// The reading of a search, as far as it need not be the one that was meant.
package struct DoubtfulReading: Hashable, Sendable {
    /// The words that were read as a condition, or as a field that was not named in full.
    package let parts: [Part]
    /// The number of movies that are found where no words are read as conditions; `nil` where none were.
    package let countAsWords: MovieCount?

    package struct Part: Hashable, Sendable {
        /// The words as they were typed: `unseen`, `by:kurosawa`.
        package let text: String
        /// The condition as it could be typed: `watched:no`, `director:kurosawa`.
        package let notation: String
    }
}
