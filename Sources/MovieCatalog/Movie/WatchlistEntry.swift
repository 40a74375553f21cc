/// That the person wants to watch a movie.
public struct WatchlistEntry: Hashable, Sendable {
    /// The day the person put it on the list; `nil` where nobody knows any more.
    public var day: Day?

    /// Makes an entry of a day, or of an unknown one.
    public init(on day: Day? = nil) {
        self.day = day
    }
}
