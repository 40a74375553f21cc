/// The reading of a search, as far as it need not be the one that was meant.
public struct DoubtfulReading: Hashable, Sendable {
    /// The words that were read as a condition, or as a field that was not named in full.
    public let parts: [Part]
    /// The number of movies that are found where no words are read as conditions; `nil` where none were.
    public let countAsWords: MovieCount?

    /// Words, and the condition as which they were read.
    public struct Part: Hashable, Sendable {
        /// The words as they were typed: `unseen`, `by:kurosawa`.
        public let text: String
        /// The condition as it could be typed: `watched:no`, `director:kurosawa`.
        public let notation: String
    }
}
