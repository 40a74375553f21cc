/// The completions for bash.
enum Completions {
    static var script: String {
        let options = Help.options + Help.developers
        let ofVerbs = Help.verbs.flatMap(\.options)
        let withFiles = (options + ofVerbs).filter { if case .file? = $0.value { true } else { false } }
        let withOthers = (options + ofVerbs).filter { if case .other? = $0.value { true } else { false } }
        var lines = [
            "# Completions of movies for bash, as `movies help completions` prints them.",
            "_movies() {",
            "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb= i",
            "    # = stands as a word of its own behind the option.",
            "    [[ $word == = ]] && word=",
            "    [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD - 2]}",
            "    for ((i = 1; i < COMP_CWORD; i++)); do",
            "        case ${COMP_WORDS[i]} in",
            "        \(pattern(options.filter { $0.value != nil }))) ((i++)) ;;",
            "        -*) ;;",
            "        *) verb=${COMP_WORDS[i]}; break ;;",
            "        esac",
            "    done",
            "    COMPREPLY=()",
            "    case $before in",
            "    \(pattern(withFiles))) return ;;",
            "    \(pattern(withOthers))) compopt +o default 2>/dev/null; return ;;",
        ]
        for case let (name, .oneOf(_, values)?) in ofVerbs.map({ ($0.name, $0.value) }) {
            lines.append("    \(name)) \(reply(values)); return ;;")
        }
        lines += ["    esac", "    case $verb in"]
        // What only ends the options is quicker typed.
        let offered = names(options).filter { $0 != "--" }
        lines += [
            "    '')",
            "        if [[ $word == -* ]]; then \(reply(offered))",
            "        else \(reply(Help.verbNames + ["help"])); fi",
            "        ;;",
        ]
        lines.append("    help) \(reply(Help.verbNames + ["developers"])) ;;")
        for verb in Help.verbs where !verb.options.isEmpty {
            lines.append("    \(verb.name)) [[ $word == -* ]] && \(reply(names(verb.options))) ;;")
        }
        let withoutFiles = Help.verbs.filter { !$0.takesFiles }.map(\.name) + ["help"]
        lines += [
            "    esac",
            "    # Files are what is left where nothing is offered.",
            "    case $verb in",
            "    \((["''"] + withoutFiles).joined(separator: "|"))) compopt +o default 2>/dev/null ;;",
            "    esac",
            "}",
            "complete -o default -F _movies movies",
        ]
        return lines.joined(separator: "\n")
    }

    private static func names(_ options: [Help.Option]) -> [String] { options.map(\.name) }

    private static func pattern(_ options: [Help.Option]) -> String {
        var said: Set<String> = []
        return names(options).filter { said.insert($0).inserted }.joined(separator: "|")
    }

    private static func reply(_ words: [String]) -> String {
        "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    }
}
