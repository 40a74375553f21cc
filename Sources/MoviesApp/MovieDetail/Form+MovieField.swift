import MovieCatalog
import Usher

extension Form<Movie>.Questions {
    /// Asks for a field of a movie, as a person types it on a day.
    mutating func ask(_ field: MovieField, on day: Day) {
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
