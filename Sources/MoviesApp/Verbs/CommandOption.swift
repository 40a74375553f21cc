import MovieCatalog

package struct CommandOption: Sendable {
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
    let isOfPages: Bool

    init(_ name: String, _ value: Value?, _ meaning: String, isOfPages: Bool = false) {
        (self.name, self.value, self.meaning, self.isOfPages) = (name, value, meaning, isOfPages)
    }

    init(_ name: String, _ meaning: String, isOfPages: Bool = false) {
        self.init(name, nil, meaning, isOfPages: isOfPages)
    }

    package var spelling: String { value.map { "\(name) \($0.name)" } ?? name }

    func check(_ text: String) throws(UsageError) {
        switch value {
        case .oneOf(_, let names) where !names.contains(text):
            throw UsageError(
                "\(name) can't be “\(text)”. Use \(names.filter { !$0.hasPrefix("-") }.joined(separator: ", "))."
            )
        case .number(_, let range) where Int(text).map(range.contains) != true:
            throw UsageError("\(name) can't be “\(text)”. Use \(wholeNumber(in: range)).")
        default: break
        }
    }

    package static let common: [CommandOption] = [
        CommandOption(
            "--catalog", .file("FILE"),
            "opens another catalog, or asks to create it; a CSV or JSON file is opened read-only"),
        CommandOption(
            "--open", .other("PATH"), "starts at a page: /movies/tt0041959/edit, /watchlist", isOfPages: true
        ),
        CommandOption(
            "--resume", "starts where you left off, with the same search and page", isOfPages: true),
        CommandOption(
            "--brief", "prints only what is new, for screen readers, and is remembered for the catalog",
            isOfPages: true),
        CommandOption("--full", "prints each page in full again, with its commands", isOfPages: true),
        CommandOption("--strict", "stops at the first answer that is refused, and exits with 65"),
        CommandOption("--no-color", "prints no color, even on a terminal"),
        CommandOption("--width", .number("N", 20...1000), "makes pages N columns wide (20 to 1000)"),
        CommandOption("--help", "shows this help, or the help of a verb"),
        CommandOption("--version", "prints the versions of movies and SQLite"),
        CommandOption("--", "ends the options"),
    ]

    package static let general = common + developers

    package static let developers: [CommandOption] = [
        CommandOption(
            "--record", .file("FILE"),
            "records answers, pages and moves in a new file",
            isOfPages: true),
        CommandOption(
            "--replay", .file("FILE"),
            "runs a recording on the sample, or on --catalog, and exits with 65 at the first difference",
            isOfPages: true),
        CommandOption(
            "--map", "prints the pages and the moves between them as a Mermaid flowchart", isOfPages: true),
        CommandOption(
            "--log", .file("FILE"),
            """
            logs in FILE when coordinators and screens start and stop, and requests that do nothing. The same \
            answers give the same log
            """, isOfPages: true),
    ]
}
