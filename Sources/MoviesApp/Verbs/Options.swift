import MovieCatalog

package struct Options {
    /// The verb to run, or nil to open the interactive pages.
    package private(set) var verb: Verb.Name?
    package private(set) var words: [String] = []
    /// Whether the words are a search because they don't begin with a verb.
    package private(set) var isWithoutVerb = false
    private var given: [(option: CommandOption, value: String)] = []

    package static let version = "1.0.0"

    package init(_ arguments: [String]) throws(UsageError) {
        let line = CommandLineWords(arguments)
        words = line.words
        for (name, value, _) in line.options {
            guard let option = CommandOption.named(name) else { throw Self.unknown(option: name) }
            if option.value == nil {
                if value != nil { throw UsageError("\(name) takes no value.") }
                given.append((option, ""))
                continue
            }
            guard let value, !value.isEmpty else {
                throw UsageError("\(name) needs a value: \(option.spelling).")
            }
            try option.check(value)
            let earlier = name == "--columns" ? self[name].map { "\($0)," } ?? "" : ""
            given.append((option, earlier + value))
        }
        let wordsBeforeAll = line.options.last { $0.name == "--all" }?.wordsBefore ?? 1
        if wordsBeforeAll > 1, words.count > wordsBeforeAll {
            throw UsageError("--all takes one word. Put quotes around several: --all 'genre:crime 90s'.")
        }
        if has("--version") { return }
        if has("--help") {
            words = words.filter { Verb(named: $0) != nil || $0 == "developers" }.prefix(1) + []
            verb = .help
            return
        }
        if !line.isSearch { words = CommonPhrases.commandLine(words) }
        guard let word = words.first else {
            try check()
            return
        }
        let named = line.isSearch ? nil : Verb(named: word)
        let isSearch = line.isSearch || CommonPhrases.searchWords.contains(word.lowercased())
        if named == nil, !isSearch, let error = Self.misspelled(word) { throw error }
        let verb = named ?? .named(.find)
        (self.verb, isWithoutVerb) = (verb.name, named == nil && !isSearch)
        words = words.dropFirst(named == nil ? 0 : 1).filter { !$0.allSatisfy(\.isWhitespace) }
        try check()
        if !(has("--all") && ["MOVIE", "MOVIE [VIEWING]"].contains(verb.arguments)) { try verb.check(words) }
    }

    package subscript(option: String) -> String? { given.last { $0.option.name == option }?.value }

    package func has(_ option: String) -> Bool { self[option] != nil }

    private func check() throws(UsageError) {
        let own = verb.map { Verb.named($0).options.map(\.name) } ?? []
        for (option, _) in given where !own.contains(option.name) {
            if option.isOfPages, verb != nil {
                throw UsageError("\(option.name) needs an interactive session: movies \(option.spelling).")
            }
            if CommandOption.general.contains(where: { $0.name == option.name }) { continue }
            let verbs = Verb.table.filter { $0.options.contains { $0.name == option.name } }
            if let verb = verbs.first {
                let names = verbs.map(\.name.rawValue).joined(separator: ", ")
                throw UsageError(
                    "\(option.name) goes with \(names): movies \(verb.name) \(option.spelling) \(verb.arguments)."
                )
            }
        }
        for (one, other) in [("--open", "--resume"), ("--record", "--replay"), ("--brief", "--full")]
        where has(one) && has(other) {
            throw UsageError("\(one) and \(other) don't go together. Use one of them.")
        }
    }

    private static func unknown(option name: String) -> UsageError {
        let names = (CommandOption.general + Verb.table.flatMap(\.options)).map(\.name).filter { $0 != "--" }
        let near = CommonPhrases.foreign[name] ?? nearest(to: name, among: names)
        return UsageError("There is no option \(name)." + (near.map { " Did you mean \($0)?" } ?? ""))
    }

    /// Returns an error that suggests a verb, or nil if no verb is similar to the word.
    package static func misspelled(_ word: String) -> UsageError? {
        verb(near: word).map { UsageError("There is no verb “\(word)”. Did you mean movies \($0)?") }
    }

    static func verb(near word: String) -> String? {
        // Skip verbs that lack several of the word's letters: a title is likelier than a typo.
        let letters = Set(word.lowercased())
        let names = Verb.table.flatMap(\.names).filter { letters.subtracting($0).count <= word.count / 5 }
        return CommonPhrases.foreign[word.lowercased()] ?? nearest(to: word, among: names)
    }

    /// Returns the error for a line that doesn't begin with a verb and finds nothing as a search.
    package static func unknown(_ word: String, finding sentence: String) -> UsageError {
        let isFile = word.contains { "./".contains($0) }
        return UsageError(
            "There is no verb “\(word)”. \(isFile ? "To open a file, use --catalog FILE." : sentence)")
    }
}

/// The words and options of a command line, including unknown options.
struct CommandLineWords {
    private(set) var words: [String] = []
    private(set) var options: [(name: String, value: String?, wordsBefore: Int)] = []
    private(set) var areOptionsOver = false
    /// Whether the words follow `--`, and are a search even if they begin with a verb.
    private(set) var isSearch = false

    init(_ arguments: some Sequence<String>) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts[0] == "-h" ? "--help" : String(parts[0])
            // After the first word, only `--` begins an option: `-western` is part of a search.
            if areOptionsOver || name == "-" || !name.hasPrefix(words.isEmpty ? "-" : "--") {
                words.append(argument)
            } else if argument == "--" {
                (areOptionsOver, isSearch) = (true, words.isEmpty)
            } else if parts.count == 2 {
                options.append((name, String(parts[1]), words.count))
            } else {
                let takesValue = CommandOption.named(name)?.value != nil
                options.append((name, takesValue ? rest.popFirst() : nil, words.count))
            }
        }
    }
}

package struct UsageError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package static let noHomeFolder = UsageError(
        "There is no home folder to keep a catalog in. Choose one with --catalog FILE.")

    /// Adds “See movies --help.” unless a second sentence already says what to do.
    package init(_ message: String) {
        description = message.contains(". ") ? message : "\(message) See movies --help."
    }
}
