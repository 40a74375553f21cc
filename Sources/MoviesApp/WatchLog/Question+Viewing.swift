import MovieCatalog
import Usher

extension Question<Viewing> {
    /// When a movie was watched, and how it was.
    static func viewing(today: Day) -> Self {
        Question("a day, a month or a year, and how it was") {
            try Viewing(typed: $0, today: today)
        } write: { viewing in
            viewing == Viewing(on: today) ? "today" : viewing.typed
        }
    }

    /// How a movie was that was watched today.
    static func impression(on today: Day) -> Self {
        Question("a rating, words, or both") { text in
            var viewing = Viewing(on: today)
            try viewing.addImpression(text)
            return viewing
        } write: {
            $0.typed
        }
    }
}
