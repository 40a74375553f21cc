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
        let movie = answers
        if field.isOptional {
            ask(field.name, \.[field, typedOn: day], .optional(.field(field, in: day.year))) { value in
                if value == nil { try field.checkClearing(of: movie) }
            }
        } else {
            ask(field.name, \.[field, typedOn: day], .field(field, in: day.year))
        }
    }
}

extension Question<MovieField.Value> {
    fileprivate static func field(_ field: MovieField, in year: Int) -> Self {
        Question(field.hint(in: year)) {
            try field.value(typed: $0, in: year)
        } write: {
            field.text(of: $0)
        }
    }
}
