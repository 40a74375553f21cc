package struct WatchlistEntry: Hashable, Sendable {
    /// The day it was added; nil if unknown.
    package var day: Day?

    package init(on day: Day? = nil) {
        self.day = day
    }
}
