package import MovieCatalog

/// A verb that's typed on a page, or after `movies` in a shell.
package struct Verb: Sendable {
    package typealias Name = LineVerb

    package let name: Name
    package var otherNames: [String] = []
    /// Names of the arguments, with optional arguments in brackets: `MOVIE [VIEWING]`.
    package var arguments = ""
    package var example = ""
    package let summary: String
    package var options: [CommandOption] = []
    package var page = ""
}

extension Verb {
    package static func named(_ name: Name) -> Verb { table[index[name.rawValue] ?? 0] }

    package init?(named name: some StringProtocol) {
        guard let place = Self.index[name.lowercased()] else { return nil }
        self = Self.table[place]
    }

    private static let index: [String: Int] = table.enumerated().reduce(into: [:]) { index, row in
        for name in row.element.names { index[name] = row.offset }
    }

    package var names: [String] { [name.rawValue] + otherNames }

    package var line: String { example.isEmpty ? name.rawValue : "\(name.rawValue) \(example)" }

    package var paragraphs: [String] {
        let also = otherNames.isEmpty ? "" : " Other names: \(otherNames.joined(separator: ", "))."
        return ["\(summary.sentenceCased).\(also)"] + (page.isEmpty ? [] : [page])
    }

    package var examples: [String] {
        let last = example.split(separator: " ").dropFirst().joined(separator: " ")
        let ofAll = "\(name)\(last.isEmpty ? "" : " \(last)") --all 'genre:crime 90s'"
        let takesAll = options.contains { $0.name == "--all" } && name != .keep
        return (name == .keep ? ["keep Noir --all 'genre:crime 90s'"] : [line] + (takesAll ? [ofAll] : []))
            .map { "movies \($0)" }
    }

    /// The help about the verb, as shown on pages.
    var explanation: String {
        let usage = arguments.isEmpty ? "\(name)" : "\(name) \(arguments)"
        let example = example.isEmpty ? "" : " Example: \(line)."
        return "\(usage): \(summary).\(example)" + (name == .find || name == .filter ? " \(Self.fields)" : "")
    }

    package var meanings: [String] {
        let meanings = [
            ("PERIOD", Self.period), ("MOVIE", Self.movie), ("VIEWING", Self.viewing),
            ("SEARCH", Self.search), ("LIST", Self.list),
        ]
        return meanings.filter { arguments.contains($0.0) }.map(\.1)
    }

    package var takesFiles: Bool { arguments.trimmingPrefix("[").hasPrefix("FILE") }

    package var usage: String {
        (["movies [--catalog FILE] \(name)"] + options.map { "[\($0.spelling)]" } + [arguments])
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    func check(_ words: [String]) throws(UsageError) {
        if arguments.isEmpty, !words.isEmpty { throw UsageError("\(name) takes no words: movies \(name).") }
        if words.isEmpty && arguments.first ?? "[" != "[" || arguments == "FILE" && words.count > 1 {
            throw UsageError("\(name) needs \(arguments): movies \(line).")
        }
    }
}
