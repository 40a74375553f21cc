import MovieCatalog
import Usher

extension Form<Movie>.Questions {
    /// Asks for all of a movie that a person types on a day; of a new one for the title, with the rest left to the summary.
    mutating func askForMovie(on day: Day, isNew: Bool = false) {
        for field in MovieField.typed {
            if isNew, field != .title { onSummary { $0.ask(field, on: day) } } else { ask(field, on: day) }
        }
    }

    private mutating func ask(_ field: MovieField, on day: Day) {
        ask(
            field.name, text: { field.text(of: $0) }, isOptional: field.isOptional,
            hint: "Takes \(field.hint(in: day.year))."
        ) { movie, text in
            if text.isEmpty {
                try field.clear(&movie)
            } else {
                try field.set(typed: text, of: &movie, on: day)
            }
        }
    }
}
