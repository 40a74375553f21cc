import MoviesApp

enum Manual {
    static var page: String {
        var lines = [
            ".TH MOVIES 1 \"\" \"movies \(Options.version)\" \"User Commands\"",
            ".SH NAME", "movies \\- \(escaped(Help.title))",
            ".SH SYNOPSIS",
            ".B movies", "[\\fIOPTIONS\\fR]", ".br", ".B movies", "[\\fIOPTIONS\\fR] \\fIVERB\\fR ...",
            ".SH DESCRIPTION", escaped(Help.answering), ".PP", ".EX", escaped(Help.pipe), ".EE",
            ".SH OPTIONS",
        ]
        lines += CommandOption.common.flatMap(item)
        lines.append(".SH VERBS")
        for verb in Verb.table {
            lines += [".SS \(escaped(verb.usage))"]
            lines += verb.paragraphs.flatMap { [".PP", escaped($0)] }
            lines += [".PP", ".EX"] + verb.examples.map(escaped) + [".EE"]
            lines += verb.options.filter { users(of: $0) == 1 }.flatMap(item)
        }
        lines += [".SH WORDS OF VERBS"]
        lines += unique(Verb.table.flatMap(\.meanings)).flatMap { [".PP", escaped($0)] }
        lines += [".SH OPTIONS OF SEVERAL VERBS"]
        let shared = Verb.table.flatMap(\.options).filter { users(of: $0) > 1 }
        lines += unique(shared.map { item($0).joined(separator: "\n") })
        lines += [".SH FACTS", escaped(Verb.facts)]
        lines += [".SH FILES", escaped(Help.catalog), ".SH EXIT STATUS", escaped(Help.status)]
        lines += [".SH FOR DEVELOPERS"] + CommandOption.developers.flatMap(item)
        lines += [".PP", escaped(Help.developersPage), ".PP", escaped(Help.developersStatus)]
        return lines.joined(separator: "\n")
    }

    private static func users(of option: CommandOption) -> Int {
        Verb.table.count { $0.options.contains { $0.name == option.name && $0.meaning == option.meaning } }
    }

    private static func unique(_ texts: [String]) -> [String] {
        var said: Set<String> = []
        return texts.filter { said.insert($0).inserted }
    }

    private static func item(_ option: CommandOption) -> [String] {
        let value = option.value.map { " \\fI\(escaped($0.name))\\fR" } ?? ""
        return [".TP", "\\fB\(escaped(option.name))\\fR\(value)", escaped(option.meaning)]
    }

    private static func escaped(_ text: String) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": line += "\\e"
            case "-": line += "\\-"
            case _ where scalar.isASCII: line.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                line += "\\[u\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)]"
            }
        }
        return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }
}
