import MovieCatalog

extension Catalog {
    /// How a search was read, in words: `Read “unseen” as watched:no; as words it finds 3 movies.` Empty where there is
    /// nothing to say.
    func words(ofReading search: MovieSearch) throws(CatalogError) -> String? {
        let (readings, asWords) = try readings(of: search)
        guard !readings.isEmpty else { return nil }
        let read = readings.map { "“\($0.text)” as \($0.notation)" }.joined(separator: ", ")
        let found: String =
            switch asWords {
            case nil: ""
            case .exactly(0)?: "; as words it finds nothing"
            case .exactly(1)?: "; as words it finds 1 movie"
            case let count?: "; as words it finds \(count) movies"
            }
        return "Read \(read)\(found)."
    }
}
