/// An option of the command line.
package struct CommandOption: Sendable {
    /// A value behind an option.
    package enum Value: Sendable {
        case file(String)
        case oneOf(String, [String])
        case number(String, ClosedRange<Int>)
        case other(String)

        package var name: String {
            switch self {
            case .file(let name), .oneOf(let name, _), .number(let name, _), .other(let name): name
            }
        }
    }

    package let name: String
    package let value: Value?
    package let meaning: String
    /// Whether it goes with pages only.
    let isOfPages: Bool

    init(_ name: String, _ value: Value?, _ meaning: String, isOfPages: Bool = false) {
        (self.name, self.value, self.meaning, self.isOfPages) = (name, value, meaning, isOfPages)
    }

    init(_ name: String, _ meaning: String, isOfPages: Bool = false) {
        self.init(name, nil, meaning, isOfPages: isOfPages)
    }

    package var spelling: String { value.map { "\(name) \($0.name)" } ?? name }

    /// Looks whether a text is a value of it.
    ///
    /// - Throws: ``UsageError`` that says what would do.
    func check(_ text: String) throws(UsageError) {
        switch value {
        case .oneOf(_, let names) where !names.contains(text):
            throw UsageError("\(name) \(text) can't be used; there are \(names.joined(separator: ", ")).")
        case .number(_, let range) where Int(text).map(range.contains) != true:
            let wanted =
                range.upperBound == .max
                ? "a whole number, \(range.lowerBound) or more"
                : "a number from \(range.lowerBound) to \(range.upperBound)"
            throw UsageError("\(name) \(text) can't be used; give \(wanted).")
        default: break
        }
    }

    package static let common: [CommandOption] = [
        CommandOption(
            "--catalog", .file("FILE"),
            "opens another catalog, or a file that import takes, which is read into memory and left as it is"),
        CommandOption(
            "--open", .other("PATH"), "begins at a place: /movies/tt0041959/edit, /watchlist", isOfPages: true
        ),
        CommandOption(
            "--resume", "begins where it ended the last time, search and page included", isOfPages: true),
        CommandOption(
            "--brief", "says only what is new, for those who listen to the pages; remembered for the catalog",
            isOfPages: true),
        CommandOption("--full", "shows each page whole again, with its commands", isOfPages: true),
        CommandOption("--strict", "stops at the first answer that can't be used, with status 65"),
        CommandOption("--no-color", "prints no color, on a terminal too"),
        CommandOption("--width", .number("N", 20...1000), "lays pages out N columns wide (20 to 1000)"),
        CommandOption("--help", "tells of the program, or of a verb"),
        CommandOption("--version", "prints the version, and that of SQLite"),
        CommandOption("--", "ends the options"),
    ]

    package static let developers: [CommandOption] = [
        CommandOption(
            "--record", .file("FILE"),
            "writes down what is answered, and what pages and moves come of it, in a new file",
            isOfPages: true),
        CommandOption(
            "--replay", .file("FILE"),
            "runs a recording, on the sample or on --catalog; stops with status 65 where something else comes of it",
            isOfPages: true),
        CommandOption(
            "--map", "prints the pages and the ways between them, as a Mermaid flowchart", isOfPages: true),
        CommandOption(
            "--log", .file("FILE"),
            """
            notes in FILE which coordinators and screens begin and end, and what was asked for and did nothing; the same \
            answers give the same log
            """, isOfPages: true),
    ]
}
