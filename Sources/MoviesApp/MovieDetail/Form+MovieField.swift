import MovieCatalog
import Usher

extension Form<Movie>.Questions {
    /// Asks for all of a movie that a person types in a year; of a new one for the title, with the rest left to the summary.
    mutating func askForMovie(in year: Int, isNew: Bool = false) {
        for field in MovieField.typed {
            if isNew, field != .title { onSummary { $0.ask(field, in: year) } } else { ask(field, in: year) }
        }
    }

    private mutating func ask(_ field: MovieField, in year: Int) {
        if field.isOptional {
            ask(field.name, \.[field], .optional(.field(field, in: year)))
        } else {
            ask(field.name, \.[field], .field(field, in: year))
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
