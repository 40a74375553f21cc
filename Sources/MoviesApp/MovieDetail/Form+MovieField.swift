import MovieCatalog
import Usher

extension Form<Movie>.Questions {
    /// Asks for a field of a movie, as a person types it in a year.
    mutating func ask(_ field: MovieField, in year: Int) {
        if field.isOptional {
            ask(field.name, \.[field], .optional(.field(field, in: year)))
        } else {
            ask(field.name, \.[field], .field(field, in: year))
        }
    }
}

extension Question<MovieField.Value> {
    static func field(_ field: MovieField, in year: Int) -> Self {
        Question(field.hint(in: year)) {
            try field.value(typed: $0, in: year)
        } write: {
            field.text(of: $0)
        }
    }
}
