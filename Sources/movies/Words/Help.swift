/// The pages of `movies help`, from the table that the manual page and the completions are made of.
enum Help {
    /// An option, with what stands for its value.
    struct Option {
        let name: String
        var value: Value?
        let meaning: String

        var spelling: String { value.map { "\(name) \($0.name)" } ?? name }
    }

    /// A value behind an option or a verb.
    enum Value {
        case file(String)
        case oneOf(String, [String])
        case other(String)

        var name: String {
            switch self {
            case .file(let name), .oneOf(let name, _), .other(let name): name
            }
        }
    }

    struct Verb {
        let name: String
        var otherNames: [String] = []
        var arguments = ""
        /// A summary, in a line of the list of verbs.
        let summary: String
        var options: [Option] = []
        /// Its own page, in paragraphs: what it does, above its options, and what may be typed, below them.
        var page: [String] = []
        var typed: [String] = []
        var takesFiles = false

        /// The command line, with its options.
        var usage: String {
            (["movies [--catalog FILE] \(name)"] + options.map { "[\($0.spelling)]" } + [arguments])
                .filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    static let title = "a movie catalog to page through, search and edit"

    static var verbNames: [String] { verbs.map(\.name) }

    /// The page of a name: of a verb, of a topic, or the first one where it is empty; `nil` where there is none.
    static func text(of name: String) -> String? {
        switch name {
        case "": overview
        case "developers": developersText
        case "manual": Manual.page
        case "completions": Completions.script
        case "help":
            """
            Usage: movies help [VERB]

            \(wrapped("Tells of a verb: \(verbNames.joined(separator: ", "))."))
            help manual prints the manual page, help completions those for bash.
            """
        default: verbs.first { $0.name == name }.map(text)
        }
    }

    private static var overview: String {
        let calls = "Usage: movies [OPTIONS]\n       movies [OPTIONS] VERB ..."
        let list = verbs.map { ("\($0.name) \($0.arguments)", $0.summary) } + [helpVerb]
        return [
            "movies: \(title)", calls, columns(list), columns(options.map { ($0.spelling, $0.meaning) }),
            wrapped(catalog), wrapped(answering), "  \(pipe)", wrapped(status),
        ].joined(separator: "\n\n")
    }

    private static func text(of verb: Verb) -> String {
        let usage = wrapped("Usage: \(verb.usage)", indent: 7)
        let options = verb.options.isEmpty ? [] : [columns(verb.options.map { ($0.spelling, $0.meaning) })]
        return ([usage] + verb.page.map { wrapped($0) } + options + verb.typed.map { wrapped($0) })
            .joined(separator: "\n\n")
    }

    private static var developersText: String {
        [
            "Usage: movies [OPTIONS]", columns(developers.map { ($0.spelling, $0.meaning) }),
            wrapped(developersPage), wrapped(developersStatus),
        ].joined(separator: "\n\n")
    }

    static let helpVerb = ("help VERB", "tells more of each; help developers of the rest")

    static let options = [
        Option(
            name: "--catalog", value: .file("FILE"),
            meaning:
                "opens another catalog, or a file that import takes, which is read into memory and left as it is"
        ),
        Option(
            name: "--open", value: .other("PATH"),
            meaning: "begins at a place: /movies/tt0041959/edit, /watchlist"),
        Option(name: "--resume", meaning: "begins where it ended the last time, search and page included"),
        Option(
            name: "--brief",
            meaning: "says only what is new, for those who listen to the pages; remembered for the catalog"),
        Option(name: "--full", meaning: "shows each page whole again, with its commands"),
        Option(
            name: "--strict", meaning: "stops at the first answer that can't be used, with status 65"),
        Option(name: "--no-color", meaning: "prints no color, on a terminal too"),
        Option(name: "--width", value: .other("N"), meaning: "lays pages out N columns wide (20 to 1000)"),
        Option(name: "--version", meaning: "prints the version, and that of SQLite"),
        Option(name: "--", meaning: "ends the options"),
    ]

    static let catalog = """
        Your catalog is kept in $XDG_DATA_HOME/movies/catalog.sqlite (~/.local/share where that isn't set; on macOS in \
        ~/Library/Application Support). The first run makes it, with a sample of well-known films.
        """

    static let answering = """
        On a page, answer with the number of a line, the letter of a command, or words to look for; ? explains each page. \
        Answers can also come through a pipe:
        """

    static let pipe = #"printf 'third man\n1\nq\n' | movies"#

    static let status = """
        Exit status: 0 quit or end of input, 1 nothing found or to take back, 64 wrong usage, 65 an answer refused on a \
        pipe or under --strict, a form on a pipe that input ends in, a film that is there already, several of that name, a catalog that can't be understood, \
        66 no such catalog or film, 74 input or output failed, 130 interrupted.
        """

    static let developers = [
        Option(
            name: "--record", value: .file("FILE"),
            meaning: "writes down what is answered, and what pages and moves come of it, in a new file"),
        Option(
            name: "--replay", value: .file("FILE"),
            meaning:
                "runs a recording, on the sample or on --catalog; stops with status 65 where something else comes of it"
        ),
        Option(
            name: "--map", meaning: "prints the pages and the ways between them, as a Mermaid flowchart"),
        Option(
            name: "--log", value: .file("FILE"),
            meaning: """
                notes in FILE which coordinators and screens begin and end, and what was asked for and did nothing; the \
                same answers give the same log
                """),
    ]

    static let developersPage = """
        On a page, :path shows the path of the page, :open PATH goes to one, and :tree shows the coordinators and \
        screens.
        """

    static let developersStatus =
        "Exit status: 65 a recording that can't be understood, or a replay that differs, 66 no such recording."

    /// Lines of two columns, the second one wrapped; what is too wide for the first has a line of its own.
    private static func columns(_ rows: [(String, String)]) -> String {
        let widest = rows.map(\.0.count).filter { $0 <= 22 }.max() ?? 0
        return rows.map { name, meaning in
            let indent = String(repeating: " ", count: widest + 4)
            let text = wrapped(indent + meaning, indent: widest + 4)
            guard name.count <= widest else { return "  \(name)\n\(text)" }
            return "  " + name + text.dropFirst(name.count + 2)
        }.joined(separator: "\n")
    }

    /// A paragraph in lines of 80 columns, all but the first with an indent.
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
