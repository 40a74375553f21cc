import Testing

@testable import MovieCatalog
@testable import MovieImport

extension ValueTableTests {
    /// Applies a function to movies, given as JSON without braces. The default title is Heat.
    static func movieOutput(of function: String, _ text: String) throws -> String? {
        let functions = [
            "movies of two sources", "rows of a movie", "values that differ", "two movies",
            "duplicates in a catalog",
            "a movie to add", "what an import adds", "renown", "your rating",
        ]
        guard functions.contains(function) else { return nil }
        let movies = try text.split(separator: "|", omittingEmptySubsequences: false).map { text in
            let values = text.trimmed
            let title =
                values.contains("\"title\":") ? "" : "\"title\":\"Heat\"" + (values.isEmpty ? "" : ",")
            return try Movie(json: Array("{\(title)\(values)}".utf8), id: Movie.ID(0))
        }
        let rest = movies.dropFirst()
        switch function {
        case "movies of two sources":
            let merged = movies[0].merging(movies[1])
            return merged.short + (merged.merging(movies[1]) == merged ? "" : ", not the same again")
        case "rows of a movie":
            var movie = movies[0]
            movie.add(Array(rest))
            return movie.short
        case "values that differ":
            let results = Precedence.allCases.map { precedence in
                var merged = movies[0]
                let conflicts = merged.merge(movies[1], precedence).map(\.description)
                return (["\(precedence): \(merged.short)"] + conflicts).joined(separator: "; ")
            }
            return results.joined(separator: " / ")
        case "two movies":
            let (one, other) = (movies[0], movies[1])
            let likeness = one.likeness(to: other)
            let others = one.hasOtherDirectors(than: other) ? ", other directors" : ""
            return "\(likeness)\(others)"
                + (other.likeness(to: one) == likeness ? "" : ", unlike the other way round")
        case "duplicates in a catalog":
            return try Catalog(of: movies).likelyDuplicates().map {
                "\($0.older.number) and \($0.newer.number)"
            }
            .joined(separator: ", ")
        case "a movie to add":
            return try Catalog(of: Array(rest)).movies(like: movies[0]).map { "\($0.id.number)" }.joined(
                separator: ", ")
        case "what an import adds":
            var gains = ImportGains()
            gains.add(movies[0], beside: movies.count > 1 ? movies[1] : nil)
            return
                "viewings \(gains.viewings), ratings \(gains.ratings), notes \(gains.notes), tags \(gains.tags)"
        case "renown": return "\(movies[0].renown)"
        case "your rating":
            let movie = movies[0]
            let values: [(any CustomStringConvertible)?] = [
                movie.yourRating, movie.lastRated, movie.dayRatedUnseen,
            ]
            return values.map { $0.map { "\($0)" } ?? "none" }.joined(separator: ", ")
        default: return nil
        }
    }
}

extension Movie {
    fileprivate var short: String {
        let values = line.dropFirst().dropLast()
        return String(
            values.hasPrefix("\"title\":\"Heat\"") ? values.dropFirst(14).drop { $0 == "," } : values)
    }
}
