import MovieCatalog
import MoviesApp

enum Completions {
    private static let options = CommandOption.general
    private static let all = options + Verb.table.flatMap(\.options)
    private static let verbs = Verb.table.map(\.name.rawValue)

    static var bash: String {
        var lines = [
            "# Completions of movies for bash, as `movies help bash` prints them.",
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
            "    \(pattern(all.filter { $0.value?.isFile == true }))) return ;;",
            "    \(pattern(all.filter { $0.value?.isFile == false && $0.value?.names == [] })))"
                + " compopt +o default 2>/dev/null; return ;;",
        ]
        for option in unique(all) {
            guard let names = option.value?.names, !names.isEmpty else { continue }
            lines.append("    \(option.name)) \(reply(names)); return ;;")
        }
        lines += [
            "    esac", "    case $verb in", "    '')",
            "        if [[ $word == -* ]]; then \(reply(offered(options)))",
            "        else \(reply(verbs)); fi",
            "        ;;",
            "    help) \(reply(verbs + Help.topics)) ;;",
        ]
        for verb in Verb.table where !verb.options.isEmpty {
            lines.append("    \(verb.name)) [[ $word == -* ]] && \(reply(verb.options.map(\.name))) ;;")
        }
        let withoutFiles = ["''"] + Verb.table.filter { !$0.takesFiles }.map(\.name.rawValue)
        lines += [
            "    esac",
            "    # Files are what is left where nothing is offered.",
            "    case $verb in",
            "    \(withoutFiles.joined(separator: "|"))) compopt +o default 2>/dev/null ;;",
            "    esac",
            "}",
            "complete -o default -F _movies movies",
        ]
        return lines.joined(separator: "\n")
    }

    /// zsh can use the completions of bash.
    static var zsh: String {
        """
        #compdef movies
        autoload -U +X bashcompinit && bashcompinit
        \(bash)
        _bash_complete -o default -F _movies
        """
    }

    static var fish: String {
        func line(_ option: CommandOption, _ condition: String = "") -> String {
            let value = option.value.map { value in
                value.isFile
                    ? " -r -F"
                    : value.names.isEmpty ? " -x" : " -x -a \(quoted(value.names.joined(separator: " ")))"
            }
            return
                "complete -c movies\(condition) -l \(option.name.dropFirst(2))\(value ?? "") -d \(quoted(option.meaning))"
        }
        let files = Verb.table.filter(\.takesFiles).map(\.name.rawValue).joined(separator: " ")
        var lines = [
            "# Completions of movies for fish, as `movies help fish` prints them.",
            "complete -c movies -f",
            "complete -c movies -n '__fish_seen_subcommand_from \(files)' -F",
            "complete -c movies -n '__fish_seen_subcommand_from help' -a '\((verbs + Help.topics).joined(separator: " "))'",
        ]
        lines += options.filter { $0.name != "--" }.map { line($0) }
        for verb in Verb.table {
            lines.append(
                "complete -c movies -n __fish_use_subcommand -a \(verb.name) -d \(quoted(verb.summary))")
            lines += verb.options.map { line($0, " -n '__fish_seen_subcommand_from \(verb.name)'") }
        }
        return lines.joined(separator: "\n")
    }

    private static func unique(_ options: [CommandOption]) -> [CommandOption] {
        var said: Set<String> = []
        return options.filter { said.insert($0.name).inserted }
    }

    private static func pattern(_ options: [CommandOption]) -> String {
        unique(options).map(\.name).joined(separator: "|")
    }

    /// `--` is typed more quickly than completed.
    private static func offered(_ options: [CommandOption]) -> [String] {
        options.map(\.name).filter { $0 != "--" }
    }

    private static func reply(_ words: [String]) -> String {
        "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    }

    private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: #"'\''"#))'" }
}

extension CommandOption.Value {
    fileprivate var isFile: Bool { if case .file = self { true } else { false } }

    fileprivate var names: [String] { if case .oneOf(_, let names) = self { names } else { [] } }
}
