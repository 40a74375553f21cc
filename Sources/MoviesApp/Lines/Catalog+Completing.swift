import MovieCatalog
import MovieImport

extension Catalog {
    /// The lines that begin with what was typed, whose last words are the beginning of a title, a tag, a genre or a field;
    /// none where the catalog can't be read.
    func lines(beginning typed: String) -> [String] {
        if let line = TypedVerb(typed), line.verb.name == .add, !line.rest.isEmpty {
            return KnownFilms().names(beginningWith: line.rest).map { typed.dropLast(line.rest.count) + $0 }
        }
        let spaces = typed.indices.filter { typed[$0] == " " }.suffix(12)
        if let space = spaces.first, typed[..<space].lowercased() == "set" {
            return MovieField.typed.map { typed[...space] + $0.name.lowercased() }
        }
        let starts = spaces.map(typed.index(after:))
        var lines: [String] = []
        if let verb = TypedVerb(typed)?.verb, verb.arguments.contains("LIST") {
            let own = ((try? lists) ?? []).map(\.list.name)
            // A list is named behind its movie.
            for start in starts.dropFirst(verb.arguments.hasPrefix("MOVIE") ? 1 : 0) {
                let beginning = typed[start...].lowercased()
                lines += own.filter { $0.lowercased().hasPrefix(beginning) }.map { typed[..<start] + $0 }
            }
        }
        for start in [typed.startIndex] + starts where start < typed.endIndex {
            let names = (try? names(beginning: String(typed[start...]))) ?? []
            if !names.isEmpty { return lines + names.map { typed[..<start] + $0 } }
        }
        return lines
    }
}
