/// One time that the person watched a movie.
public struct Viewing: Hashable, Sendable {
    /// The day; `nil` where nobody knows any more, which is still a viewing.
    public var day: Day?

    /// Makes a viewing on a day, or on an unknown one.
    public init(on day: Day? = nil) {
        self.day = day
    }
}
