package enum GroupingKey: String, CaseIterable, Sendable {
    case decade
    case genre
    case director
    /// The user's rating, with tenths rounded down.
    case rating
    case tag
}

package struct MovieGroup: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        /// The decade's first year.
        case decade(Int)
        case rating(Int)
        case name(String)
    }

    package let value: Value
    package let count: Int
    /// The number of watched movies; nil except for directors.
    package let watched: Int?
    /// The search that finds these movies, as it's typed after a slash.
    package let condition: String
}

extension MovieGroup {
    static func groups(
        by trait: GroupingKey, of found: MatchCondition, in database: Database
    ) throws(CatalogError) -> [MovieGroup] {
        let isFound = found.condition(of: "id")
        func groups(
            _ sql: String, _ group: (Statement) throws -> (Value, condition: String)
        ) throws(CatalogError) -> [MovieGroup] {
            try database.readableRows(sql, found.values) { row in
                let (value, condition) = try group(row)
                return MovieGroup(
                    value: value, count: try row.number(1), watched: try row.integer(2),
                    condition: condition)
            }
        }
        func groups(of label: LabelKind) throws(CatalogError) -> [MovieGroup] {
            try groups(
                """
                SELECT name, count(*), \(label == .director ? "count(viewings)" : "NULL")
                FROM \(label.movieTable) JOIN \(label.table) AS names ON names.id = label
                \(label == .director ? "JOIN movie ON movie.id = movie_director.movie" : "")
                WHERE true\(found.condition(of: "\(label.movieTable).movie")) GROUP BY label ORDER BY count(*) DESC, key
                """
            ) { row in
                let name = try row.text(0) ?? ""
                return (.name(name), label.condition(name))
            }
        }
        switch trait {
        case .decade:
            return try groups(
                """
                SELECT year / 10 * 10, count(*), NULL FROM movie WHERE \(MovieField.year.limit)\(isFound)
                GROUP BY year / 10 ORDER BY year / 10
                """
            ) { row in
                let decade = try row.number(0)
                return (.decade(decade), "decade:\(decade)s")
            }
        case .rating:
            return try groups(
                """
                SELECT your_rating / 10, count(*), NULL FROM movie WHERE your_rating IS NOT NULL\(isFound)
                GROUP BY your_rating / 10 ORDER BY your_rating / 10 DESC
                """
            ) { row in
                let points = try row.number(0)
                return (.rating(points), points == 10 ? "rating:10" : "rating:\(points)..\(points).9")
            }
        case .genre: return try groups(of: .genre)
        case .tag: return try groups(of: .tag)
        case .director: return try groups(of: .director)
        }
    }
}
