import MovieCatalog
import MovieImport
import Usher

extension Form<Movie> {
    convenience init(
        adding movie: Movie, to catalog: Catalog, navigator: Navigator,
        action: @escaping (Movie) throws -> Void
    ) {
        self.init("Add a movie", startingWith: movie, navigator: navigator) { form in
            form.askForNewMovie(on: catalog.today())
            form.doneCommand("s", "save", confirms: catalog.question(beforeAdding:), action: action)
        }
    }
}

extension Form<Movie>.Questions {
    mutating func askForMovie(on day: Day) {
        for field in MovieField.typed { ask(field, on: day) }
    }

    mutating func askForNewMovie(on day: Day) {
        ask("Title", .name, { $0.filledName }) { $0.filledName = $1 }
        // Creating the other questions is slow, so skip them until there's a title.
        if answers.title.isEmpty { return }
        if answers.year == nil { ask(.year, on: day) } else { onSummary { $0.ask(.year, on: day) } }
        let seen = Question<Viewing>
            .map(.viewing(today: day), { try $0.certain }, back: TypedViewing.init)
            .hint(Viewing.hint + " Leave it empty if you haven't seen it.")
        ask("Seen", .optional(seen), { $0.onlyViewing }) { $0.onlyViewing = $1 }
        onSummary { form in
            for field in MovieField.typed where ![.title, .year, .rating].contains(field) {
                form.ask(field, on: day)
            }
        }
    }

    private mutating func ask(_ field: MovieField, on day: Day) {
        if field == .note { return ask(field.name, .optional(.longText), { $0.note }) { $0.note = $1 } }
        let (movie, value) = (answers, Question.field(field, in: day.year))
        if field.isOptional {
            let question = Question.optional(value).checked { value in
                if value == nil { try field.checkClearing(of: movie) }
            }
            ask(field.name, question, { $0[field, typedOn: day] }) { $0[field, typedOn: day] = $1 }
        } else {
            ask(field.name, value, { $0[field, typedOn: day] }) { $0[field, typedOn: day] = $1 }
        }
    }
}

extension Question<FilmName> {
    fileprivate static var name: Self {
        let known = BuiltInFilms()
        let title = Question<String>.text
            .hint("Enter a title, with its year if you know it: Perfect Days (2023).")
            .suggesting(known.names(beginningWith:))
        return .map(title, FilmName.init(typed:), back: \.description)
    }
}

extension Movie {
    fileprivate var filledName: FilmName? {
        get { title.isEmpty ? nil : name }
        set { (title, year) = (newValue?.title ?? "", newValue?.year) }
    }
}

extension Question<MovieField.Value> {
    fileprivate static func field(_ field: MovieField, in year: Int) -> Self {
        Question(field.hint(in: year), allowsPlainCommands: [.year, .runtime, .rating].contains(field)) {
            try field.value(typed: $0, in: year)
        } write: {
            $0.typed
        }
    }
}
