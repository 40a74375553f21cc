import MovieCatalog
import MoviesApp

/// The options of a command line.
struct Options: Equatable {
    enum Action: Equatable {
        case browse
        case map
        case adding([String])
        case seeing([String])
        case changing(MovieLine)
        case finding(search: String)
        case undo
        case importing([String])
        case completing([String])
        case export(file: String, search: String)
        case backup(file: String)
        case restore(file: String)
        case check
        case help(String)
        case version
    }

    var action = Action.browse
    /// The file of the catalog; `nil` for the person's own.
    var catalog: String?
    /// The path of the place to begin at.
    var place: String?
    /// Whether it begins where it ended.
    var resumes = false
    /// The file in which each move is noted.
    var log: String?
    /// Whether series, episodes and the like are imported too.
    var includesAllTypes = false
    /// The meaning of columns of imported files, separated by commas.
    var columns: String?
    /// The person whose rows are imported, and the encoding of what isn't UTF-8.
    var (profile, encoding): (String?, String?)
    /// Whether an import says what it would do, and ends.
    var isDryRun = false
    /// The form of an export, where its name doesn't say it.
    var form: ExportForm?
    /// Whether what is found is written as JSON.
    var isJSON = false
    /// What is found is sorted by this, from the other end where `isReversed`, and cut behind `limit`.
    var order: MovieOrder?
    var isReversed = false
    /// The search for the films that a verb is of.
    var all: String?
    var limit: Int?
    /// Whether lists for a friend have notes.
    var hasNotes = false
    /// Whether ratings and days of imported files replace the person's own.
    var replaces = false
    var isStrict = false
    /// Whether pages say only what is new; `nil` for as the last time.
    var isBrief: Bool?
    var allowsColor = true
    /// The file that the session is written down in.
    var record: String?
    /// The file of the recording that is run again.
    var replay: String?
    var width: Int?

    static let version = "1.0.0"

    static let widths = 20...1000

    /// Reads a command line, without the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        var words: [String] = []
        var given: [String] = []
        var showsMap = false
        var areOptionsOver = false
        while let argument = rest.popFirst() {
            if argument == "--", !areOptionsOver {
                areOptionsOver = true
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            // A search can begin with a minus sign.
            guard !areOptionsOver, name != "-", name.hasPrefix(words.isEmpty ? "-" : "--") else {
                words.append(argument)
                continue
            }
            var attached = parts.count == 2 ? String(parts[1]) : nil
            func value(_ placeholder: String) throws(UsageError) -> String {
                if let value = attached ?? rest.popFirst(), !value.isEmpty {
                    attached = nil
                    return value
                }
                throw UsageError("\(name) needs a value: \(name) \(placeholder).")
            }
            given.append(name)
            switch name {
            case "--catalog": catalog = try value("FILE")
            case "--open": place = try value("PATH")
            case "--resume": resumes = true
            case "--map": showsMap = true
            case "--log": log = try value("FILE")
            case "--all-types": includesAllTypes = true
            case "--dry-run": isDryRun = true
            case "--replace": replaces = true
            case "--columns":
                let text = try value("COLUMN=FIELD,...")
                columns = columns.map { "\($0),\(text)" } ?? text
            case "--profile": profile = try value("NAME")
            case "--encoding": encoding = try value("NAME")
            case "--notes": hasNotes = true
            case "--json": isJSON = true
            case "--sort":
                let text = try value("ORDER")
                isReversed = text.hasPrefix("-")
                order = MovieOrder(typed: isReversed ? String(text.dropFirst()) : text)
                guard order != nil else {
                    let names = MovieOrder.allCases.map(\.rawValue).joined(separator: ", ")
                    throw UsageError(
                        "--sort \(text) can't be used; there are \(names), each with - before it.")
                }
            case "--all": all = try value("SEARCH")
            case "--limit":
                let text = try value("N")
                limit = Int(text).flatMap { $0 > 0 ? $0 : nil }
                guard limit != nil else {
                    throw UsageError("--limit \(text) can't be used; give a whole number, 1 or more.")
                }
            case "--as":
                let text = try value("FORM")
                guard let named = ExportForm(rawValue: text) else {
                    let names = ExportForm.allCases.map(\.rawValue).joined(separator: ", ")
                    throw UsageError("--as \(text) can't be used; there are \(names).")
                }
                form = named
            case "--width":
                let text = try value("N")
                guard let number = Int(text), Self.widths.contains(number) else {
                    throw UsageError(
                        "--width \(text) can't be used; give a number from "
                            + "\(Self.widths.lowerBound) to \(Self.widths.upperBound).")
                }
                width = number
            case "--strict": isStrict = true
            case "--brief": isBrief = true
            case "--full": isBrief = false
            case "--no-color": allowsColor = false
            case "--record": record = try value("FILE")
            case "--replay": replay = try value("FILE")
            case "--help", "-h":
                action = .help((words + rest).first { Help.text(of: $0) != nil } ?? "")
                return
            case "--version":
                action = .version
                return
            default: throw UsageError("There is no option \(name).")
            }
            if attached != nil { throw UsageError("\(name) takes no value.") }
        }
        action = try Self.action(words)
        if showsMap {
            guard action == .browse else {
                throw UsageError("--map prints the map and nothing else: movies --map.")
            }
            action = .map
        }
        if place != nil || resumes {
            guard action == .browse else {
                throw UsageError("--open and --resume go with pages: movies --open PATH.")
            }
            if place != nil, resumes {
                throw UsageError("--open and --resume are two places to begin at; give one.")
            }
        }
        for (verb, noun, value) in [
            ("import", "an import", "FILE"), ("export", "an export", "FILE"), ("find", "a search", "SEARCH"),
        ] where words.first.map(Self.verb) != verb {
            let options = Help.verbs.first { $0.name == verb }?.options ?? []
            if let option = options.first(where: { given.contains($0.name) })?.name {
                throw UsageError("\(option) goes with \(noun): movies \(verb) \(option) \(value).")
            }
        }
        for option in ["--brief", "--full"] where given.contains(option) && action != .browse {
            throw UsageError("\(option) goes with pages: movies \(option).")
        }
        if all != nil {
            guard case .changing = action else {
                throw UsageError("--all goes with a verb for films: movies tag noir --all SEARCH.")
            }
        }
        for option in ["--log", "--record", "--replay"] where given.contains(option) && action != .browse {
            throw UsageError("\(option) goes with pages: movies \(option) FILE.")
        }
        if record != nil, replay != nil {
            throw UsageError("--record and --replay don't go together; take one of them.")
        }
    }

    /// The action that the words beside the options ask for.
    private static func action(_ words: [String]) throws(UsageError) -> Action {
        let rest = words.dropFirst()
        let verb = words.first.map(Self.verb) ?? ""
        switch words.first.map(Self.verb) {
        case nil: return .browse
        case "add", "seen":
            guard let first = rest.first, !first.allSatisfy(\.isWhitespace) else {
                throw UsageError("\(verb) needs a film: movies \(verb) 'Heat (1995)'.")
            }
            let film = rest.filter { !$0.allSatisfy(\.isWhitespace) }
            return verb == "add" ? .adding(film) : .seeing(film)
        case "rate", "watch", "unwatch", "tag", "untag", "note":
            let line = words.joined(separator: " ")
            guard let line = MovieLine(line), !line.rest.isEmpty || words[0].hasSuffix("watch") else {
                throw UsageError("\(words[0]) needs a film: movies \(words[0]) 'Heat (1995)'.")
            }
            return .changing(line)
        case "find": return .finding(search: rest.joined(separator: " "))
        case "undo":
            guard rest.isEmpty else { throw UsageError("undo takes back the last step, and takes no words.") }
            return .undo
        case "import":
            guard !rest.isEmpty else { throw UsageError("import needs a file: movies import FILE.") }
            return .importing(Array(rest))
        case "complete": return .completing(Array(rest))
        case "export":
            guard words.count > 1 else { throw UsageError("export needs a file: movies export FILE.") }
            return .export(file: words[1], search: words.dropFirst(2).joined(separator: " "))
        case "backup":
            guard words.count == 2 else { throw UsageError("backup needs one file: movies backup FILE.") }
            return .backup(file: words[1])
        case "restore":
            guard words.count == 2 else { throw UsageError("restore needs one file: movies restore FILE.") }
            return .restore(file: words[1])
        case "check":
            guard words.count == 1 else {
                throw UsageError("check takes no file; --catalog FILE names a catalog.")
            }
            return .check
        case "help":
            let name = rest.first ?? ""
            guard rest.count <= 1, Help.text(of: name) != nil else {
                throw unknown(rest.joined(separator: " "))
            }
            return .help(name)
        case let word?: throw unknown(word)
        }
    }

    /// The name of a verb that a word is, or the word.
    private static func verb(_ word: String) -> String {
        Help.verbs.first { $0.otherNames.contains(word) }?.name ?? word
    }

    private static func unknown(_ word: String) -> UsageError {
        let names = Help.verbs.flatMap { verb in ([verb.name] + verb.otherNames).map { ($0, verb.name) } }
        if let near = nearest(to: word, among: names.map(\.0)),
            let (_, name) = names.first(where: { $0.0 == near })
        {
            return UsageError("There is no verb “\(word)”; the nearest is \(name): movies \(name).")
        }
        return UsageError(
            "There is no verb “\(word)”; there are \(Help.verbNames.joined(separator: ", ")) and help. "
                + "--catalog FILE opens a catalog.")
    }
}

/// The reason why a command line can't be used.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let description: String

    /// Nothing says where a catalog would be kept.
    static let homeless = UsageError(
        "There is no home folder to keep a catalog in; name one with --catalog FILE.")

    init(_ trouble: String) {
        description = "\(trouble) See movies --help."
    }
}
