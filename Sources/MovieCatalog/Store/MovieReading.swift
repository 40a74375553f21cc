/// Reads some of a movie's fields, the first of which is the title, from rows of `movie`.
struct MovieReading {
    private let fields: [MovieField]
    let selected: String
    let byID: String

    static let all = MovieReading(MovieField.allCases)

    /// The fields that lists of movies need.
    static let ofLists: [MovieField] = [
        .title, .originalTitle, .year, .rating, .dayRated, .viewings, .watchlist,
    ]

    init(_ fields: [MovieField]) {
        self.fields = fields
        selected = "movie.id, " + fields.map { "movie.\($0.column)" }.joined(separator: ", ")
        byID = "SELECT \(selected) FROM movie WHERE id = ?"
    }

    func movie(in row: Statement) throws(CatalogError) -> Movie {
        var movie = Movie(id: Movie.ID(try row.number(0)), title: "")
        do throws(CatalogError) {
            for (index, field) in fields.enumerated() {
                if let value = try MovieTable.value(of: field, in: row, at: index + 1) {
                    field.set(value, of: &movie)
                } else if !field.isOptional {
                    throw row.damage("a movie has no \(field.key)")
                }
            }
            return movie
        } catch {
            throw error.of(.movie(movie.id.number, title: (try? row.text(1)) ?? nil))
        }
    }
}
