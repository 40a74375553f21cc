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
        for start in [typed.startIndex] + spaces.map(typed.index(after:)) where start < typed.endIndex {
            let names = (try? names(beginning: String(typed[start...]))) ?? []
            if !names.isEmpty { return names.map { typed[..<start] + $0 } }
        }
        return []
    }
}
