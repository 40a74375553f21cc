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
        ask(
            field.name, text: { field.text(of: $0) }, isOptional: field.isOptional,
            hint: "Takes \(field.hint(in: year))."
        ) { movie, text in
            let change = text.isEmpty ? field.clear : try field.change(to: text, in: year)
            change(&movie)
        }
    }
}
