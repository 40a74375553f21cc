package struct WatchlistEntry: Hashable, Sendable {
    /// The day the person put it on the list; `nil` where nobody knows any more.
    package var day: Day?

    /// Makes an entry of a day, or of an unknown one.
    package init(on day: Day? = nil) {
        self.day = day
    }
}
