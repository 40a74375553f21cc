package import MovieCatalog
import MovieImport
import Platform

/// Completes the last word of a shell's line with verbs, options, and names from the catalog.
package struct ShellCompletion {
    package typealias Candidate = (text: String, meaning: String)

    private static let limit = 50

    private let verb: Verb?
    /// The file after `--catalog`, or nil for the default catalog.
    private let file: String?
    /// The option whose value is being completed, or nil if the last word is something else.
    private let option: CommandOption?
    private let areOptionsOver: Bool
    /// The complete words after the verb (`rest`), and the word being typed (`last`).
    private let rest: [String]
    private let last: String

    /// - Parameter words: The words after `movies`. The last word is empty if a space precedes it.
    package init(_ words: [String]) {
        let line = CommandLineWords(words.dropLast())
        last = words.last ?? ""
        file = line.options.last { $0.name == "--catalog" }?.value
        let option = line.options.last.flatMap { $0.value == nil ? CommandOption.named($0.name) : nil }
        self.option = option?.value == nil ? nil : option
        areOptionsOver = line.areOptionsOver
        let named = line.isSearch ? nil : line.words.first.flatMap { Verb(named: $0) }
        let isTyped = line.isSearch || !line.words.isEmpty
        verb = named ?? (isTyped ? .named(.find) : nil)
        rest = Array(line.words.dropFirst(named == nil ? 0 : 1))
    }

    /// Returns completions of the last word, or nil if the shell should complete a file name.
    ///
    /// - Parameters:
    ///   - topics: The topics that `help` explains besides verbs.
    ///   - open: Opens the catalog in a file, or the user's default catalog if `file` is nil.
    package func candidates(
        topics: [String], in open: (_ file: String?) throws -> Catalog
    ) throws -> [Candidate]? {
        if let option { return Self.values(of: option, beginning: last) }
        if !areOptionsOver, last.hasPrefix(verb == nil ? "-" : "--") {
            if let sign = last.firstIndex(of: "="), let option = CommandOption.named(last[..<sign]) {
                return Self.values(of: option, beginning: last[sign...].dropFirst())?
                    .map { (last[...sign] + $0.text, "") }
            }
            return (verb?.options ?? CommandOption.general.filter { $0.name != "--" })
                .filter { $0.name.hasPrefix(last) }.map { ($0.name, $0.meaning) }
        }
        guard let verb, verb.name != .help else {
            let names = Verb.table.map { ($0.name.rawValue, $0.summary) }
            return (names + (verb == nil ? [] : topics.map { ($0, "") })).filter { $0.0.hasPrefix(last) }
        }
        if verb.takesFiles, verb.name != .export || rest.isEmpty { return nil }
        let path = file.map { UserFolder.path(typed: $0, home: UserFolder.home) }
        let found = try arguments(of: verb, in: open(path))
        return found.filter { harmless($0.text) == $0.text && (areOptionsOver || !$0.text.hasPrefix("--")) }
    }

    private static func values(
        of option: CommandOption, beginning text: some StringProtocol
    ) -> [Candidate]? {
        switch option.value {
        case .file: nil
        case .oneOf(_, let names): names.filter { $0.hasPrefix(text) }.map { ($0, "") }
        default: []
        }
    }

    private func arguments(of verb: Verb, in catalog: Catalog) throws -> [Candidate] {
        let words = rest.joined(separator: " ")
        let typed = rest.isEmpty ? last : "\(words) \(last)"
        if verb.name == .add {
            guard typed.count > 1 else { return [] }
            return BuiltInFilms().films(beginningWith: typed).prefix(Self.limit).compactMap {
                candidate("\(FilmName(title: $0.title, year: $0.year))", typed, $0.directors.first)
            }
        }
        if verb.arguments.contains("SEARCH") {
            return try conditions(in: catalog) + movies(typed, in: catalog)
        }
        if verb.arguments.hasPrefix("MOVIE") {
            let named =
                verb.arguments.contains(" ") && !rest.isEmpty ? try catalog.movies(leading: words) : nil
            let next = try named.map { try after($0, of: verb, in: catalog) } ?? []
            return try next.isEmpty ? movies(typed, in: catalog) : next
        }
        if verb.arguments.contains("LIST") { return try lists(typed, in: catalog) }
        return verb.name == .sort ? matching(MovieOrder.allCases.map(\.rawValue), last) : []
    }

    /// Returns candidates for the word after a movie: a list, a tag or a field.
    private func after(_ movie: LeadingMovieName, of verb: Verb, in catalog: Catalog) throws -> [Candidate] {
        switch verb.name {
        case .put, .drop, .remark:
            return try lists(movie.rest.isEmpty ? last : "\(movie.rest) \(last)", in: catalog)
        case .tag, .untag:
            let tag = last.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
            return try matching(catalog.names(of: .tag, beginning: tag), String(tag))
        case .set where movie.rest.isEmpty:
            return matching(MovieField.typed.map { $0.name.lowercased() }, last)
        default: return []
        }
    }

    private func movies(_ typed: String, in catalog: Catalog) throws -> [Candidate] {
        let movies = try catalog.movies(beginning: typed, limit: Self.limit)
        let names = movies.map { ("\(FilmName(title: $0.title, year: $0.year))", $0.directors.first) }
        let found = names.compactMap { candidate($0.0, typed, $0.1) }
        // If only one title matches, replace the typed text: “third” becomes “The Third Man”.
        guard found.isEmpty, names.count == 1, rest.isEmpty else { return found }
        return [(names[0].0, names[0].1 ?? "")]
    }

    private func lists(_ typed: String, in catalog: Catalog) throws -> [Candidate] {
        try catalog.lists.compactMap { candidate($0.list.name, typed, counted($0.movies, "movie")) }
    }

    /// Completes the name of a field or, after its colon, a name such as a genre.
    private func conditions(in catalog: Catalog) throws -> [Candidate] {
        guard let colon = last.firstIndex(of: ":") else {
            return last.isEmpty ? [] : matching(SearchField.names.map { "\($0):" }, last)
        }
        let field = last[..<colon].lowercased()
        let name = last[colon...].dropFirst().trimmingPrefix("\"")
        guard let label = LabelKind(rawValue: field == "by" ? "director" : field) else { return [] }
        return try catalog.names(of: label, beginning: name).filter { !$0.contains("\"") }.map {
            (last[...colon] + ($0.contains(" ") ? "\"\($0)\"" : $0), "")
        }
    }

    private func matching(_ names: [String], _ typed: String) -> [Candidate] {
        names.compactMap { candidate($0, typed, nil) }
    }

    /// Completes the last word with a name that begins with `typed`, which may be several words.
    private func candidate(_ name: String, _ typed: String, _ meaning: String?) -> Candidate? {
        guard folded(name).starts(with: folded(typed)) else { return nil }
        let done = typed.count - last.count
        return (done < 0 ? last.dropLast(typed.count) + name : String(name.dropFirst(done)), meaning ?? "")
    }
}
