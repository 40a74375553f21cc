import MovieCatalog
import Usher

extension Form<Movie>.Questions {
    /// Asks for a field of a movie, as a person types it in a year.
    mutating func ask(_ field: MovieField, in year: Int) {
        ask(
            field.name, text: { field.text(of: $0) }, isOptional: field.isOptional,
            hint: "Takes \(field.hint(in: year))."
        ) { movie, text in
            let change = text.isEmpty ? field.clear : try field.change(to: text, in: year)
            change(&movie)
        }
    }
}
