/// A trait by which movies are grouped.
public enum MovieTrait: String, CaseIterable, Sendable {
    /// The decade of release.
    case decade
    /// The genres, of which a movie can have several.
    case genre
    /// The directors.
    case director
    /// The person's own rating, tenths rounded down.
    case rating
    /// The person's own words.
    case tag
}

/// The movies that share a value of a trait.
public struct MovieGroup: Hashable, Sendable {
    /// A value of a trait.
    public enum Value: Hashable, Sendable {
        /// The first year of a decade.
        case decade(Int)
        /// The whole points of a rating.
        case rating(Int)
        case name(String)
    }

    /// The value.
    public let value: Value
    /// The number of movies.
    public let count: Int
    /// The number of those that the person watched, where they are a director's.
    public let watched: Int?
    /// The search that finds them, as a person types it after the slash.
    public let condition: String
}

extension Catalog {
    /// The movies that a search finds by a trait: decades and ratings in their order, names from the most movies to the
    /// fewest.
    ///
    /// - Complexity: O(*n*) in the number of movies.
    /// - Throws: ``CatalogError`` when the catalog can't be read.
    public func groups(
        by trait: MovieTrait, of search: MovieSearch = MovieSearch()
    ) throws(CatalogError) -> [MovieGroup] {
        try reading { () throws(CatalogError) in try groups(by: trait, of: found(by: search)) }
    }

    private func groups(by trait: MovieTrait, of found: FoundMovies) throws(CatalogError) -> [MovieGroup] {
        let isFound = found.condition(of: "id")
        func groups(_ label: Label, _ condition: (String) -> String) throws(CatalogError) -> [MovieGroup] {
            try self.groups(
                """
                SELECT name, count(*), \(label == .director ? "count(viewings)" : "NULL")
                FROM \(label.movieTable) JOIN \(label.table) AS names ON names.id = label
                \(label == .director ? "JOIN movie ON movie.id = movie_director.movie" : "")
                WHERE true\(found.condition(of: "\(label.movieTable).movie")) GROUP BY label ORDER BY count(*) DESC, key
                """, found.values
            ) { (.name($0), condition($0)) }
        }
        switch trait {
        case .decade:
            return try self.groups(
                """
                SELECT cast(year / 10 * 10 AS TEXT), count(*), NULL FROM movie WHERE \(MovieField.year.limit)\(isFound)
                GROUP BY year / 10 ORDER BY year / 10
                """, found.values
            ) {
                (.decade(Int($0) ?? 0), "decade:\($0)s")
            }
        case .rating:
            return try self.groups(
                """
                SELECT cast(your_rating / 10 AS TEXT), count(*), NULL FROM movie WHERE your_rating IS NOT NULL\(isFound)
                GROUP BY your_rating / 10 ORDER BY your_rating / 10 DESC
                """, found.values
            ) { (.rating(Int($0) ?? 0), $0 == "10" ? "rating:10" : "rating:\($0)..\($0).9") }
        case .genre: return try groups(.genre) { "genre:\(quoted($0))" }
        case .tag: return try groups(.tag) { "tag:\(quoted($0))" }
        case .director: return try groups(.director) { "director:\"\($0.replacing("\"", with: " "))\"" }
        }
    }

    private func groups(
        _ sql: String, _ values: [SQLValue], _ group: (String) -> (value: MovieGroup.Value, condition: String)
    ) throws(CatalogError) -> [MovieGroup] {
        let statement = try database.statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        var groups: [MovieGroup] = []
        while try statement.step() {
            let (value, condition) = group(try statement.text(0) ?? "")
            groups.append(
                MovieGroup(
                    value: value, count: try statement.integer(1) ?? 0,
                    watched: try statement.integer(2), condition: condition))
        }
        return groups
    }
}

/// A name as the search line takes it, in quotes: what looks like a word of its own, such as “none”, is a name there.
private func quoted(_ name: String) -> String {
    "\"\(name.replacing("\"", with: " "))\""
}
