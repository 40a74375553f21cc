import MoviesApp

enum Help {
    static let title = "a movie catalog to browse, search and edit"

    static let topics = ["facts", "developers", "manual", "bash", "zsh", "fish"]

    static func text(of words: [String]) throws(UsageError) -> String {
        switch words.first {
        case nil: return overview
        case "facts": return wrapped(Verb.facts)
        case "developers": return developersText
        case "manual": return Manual.page
        case "bash", "completions": return Completions.bash
        case "zsh": return Completions.zsh
        case "fish": return Completions.fish
        case let name?:
            guard words.count == 1, let verb = Verb(named: name) else {
                let word = words.joined(separator: " ")
                throw Options.misspelled(word) ?? UsageError("There is no verb “\(word)”.")
            }
            return text(of: verb)
        }
    }

    private static var overview: String {
        let calls = "Usage: movies [OPTIONS]\n       movies [OPTIONS] VERB ..."
        let list = Verb.table.map { ("\($0.name) \($0.arguments)", $0.summary) }
        return [
            "movies: \(title)", calls, columns(list),
            columns(CommandOption.common.map { ($0.spelling, $0.meaning) }),
            wrapped(catalog), wrapped(answering), "  \(pipe)", wrapped("Exit status: \(status)"),
        ].joined(separator: "\n\n")
    }

    private static func text(of verb: Verb) -> String {
        let usage = wrapped("Usage: \(verb.usage)", indent: 7)
        let examples = verb.examples.map { "  \($0)" }.joined(separator: "\n")
        let options = verb.options.isEmpty ? [] : [columns(verb.options.map { ($0.spelling, $0.meaning) })]
        let meanings = verb.meanings.map { wrapped($0) }
        return ([usage] + verb.paragraphs.map { wrapped($0) } + [examples] + options + meanings)
            .joined(separator: "\n\n")
    }

    private static var developersText: String {
        [
            "Usage: movies [OPTIONS]", columns(CommandOption.developers.map { ($0.spelling, $0.meaning) }),
            wrapped(developersPage), wrapped(developersStatus),
        ].joined(separator: "\n\n")
    }

    static let catalog = """
        Your catalog is kept in $XDG_DATA_HOME/movies/catalog.sqlite (~/.local/share if that isn't set; on macOS in \
        ~/Library/Application Support). The first run makes it, with a sample of well-known movies.
        """

    static let answering = """
        On a page, type the number of a line, the letter of a command, or words to search for. Type ? for help. \
        Answers can also come from a pipe:
        """

    static let pipe = #"printf 'kurosawa\n1\nq\n' | movies"#

    static let status = """
        0 quit or end of input, 1 nothing found or nothing to undo, 64 wrong usage, 65 an answer refused on a \
        pipe or under --strict, a form unfinished at the end of a pipe, a movie that exists already, several of that name, a \
        catalog that can't be read, \
        66 no such file, movie or list, 74 input or output failed, 130 interrupted.
        """

    static let developersPage = """
        On a page, :path shows its path, :open PATH goes to a path, and :tree shows the coordinators and \
        screens.
        """

    static let developersStatus =
        "Exit status: 65 a recording that can't be read, or a replay that differs, 66 no such recording."

    /// Lays out two columns and wraps the second. A name too wide for the first gets its own line.
    private static func columns(_ rows: [(String, String)]) -> String {
        let widest = rows.map(\.0.count).filter { $0 <= 22 }.max() ?? 0
        return rows.map { name, meaning in
            let indent = String(repeating: " ", count: widest + 4)
            let text = wrapped(indent + meaning, indent: widest + 4)
            guard name.count <= widest else { return "  \(name)\n\(text)" }
            return "  " + name + text.dropFirst(name.count + 2)
        }.joined(separator: "\n")
    }

    private static func wrapped(_ text: String, indent: Int = 0) -> String {
        var lines = [String(text.prefix { $0 == " " })]
        var isLineEmpty = true
        for word in text.split(separator: " ") {
            if !isLineEmpty, lines[lines.count - 1].count + 1 + word.count > 80 {
                lines.append(String(repeating: " ", count: indent))
                isLineEmpty = true
            }
            lines[lines.count - 1] += (isLineEmpty ? "" : " ") + String(word)
            isLineEmpty = false
        }
        return lines.joined(separator: "\n")
    }
}
