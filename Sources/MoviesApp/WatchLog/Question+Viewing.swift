import MovieCatalog
import Usher

extension Question<Viewing> {
    /// When a movie was watched, and how it was; of a viewing that stands, what isn't typed stays.
    static func viewing(today: Day, changing former: Viewing? = nil) -> Self {
        Question("a day, a month or a year, and how it was") { text in
            try (former ?? Viewing(on: today)).changed(typed: text, today: today)
        } write: { viewing in
            viewing == Viewing(on: today) ? "today" : viewing.typed
        }
    }
}
