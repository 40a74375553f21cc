import MovieCatalog

/// What the command line asks for.
struct Options: Equatable {
    enum Action: Equatable {
        case browse
        case map
        case importing([String])
        case export(file: String, search: String)
        case backup(file: String)
        case check
        case help
        case version
    }

    var action = Action.browse
    /// The file of the catalog; `nil` for the person's own.
    var catalog: String?
    /// The path of the place to begin at.
    var place: String?
    /// Whether it begins where it ended.
    var resumes = false
    /// Where each move is noted.
    var log: String?
    /// Whether series, episodes and the like are imported too.
    var includesAllTypes = false
    /// What columns of imported files mean, separated by commas.
    var columns: String?
    /// Whether an import says what it would do, and ends.
    var isDryRun = false
    /// Where the rows that an import leaves out are written.
    var doubts: String?
    /// The form of an export, where its name doesn't say it.
    var form: ExportForm?
    /// Whether lists for a friend have notes.
    var hasNotes = false
    /// Whether ratings and days of imported files replace the person's own.
    var replaces = false
    var isStrict = false
    var allowsColor = true
    /// The file that the session is written down in.
    var record: String?
    /// The file of the recording that is run again.
    var replay: String?
    var width: Int?

    static let version = "0.1.0"

    static let widths = 20...1000

    static let help = """
        movies: a movie catalog to page through, search and edit

        Usage: movies [--catalog FILE] [--strict] [--no-color] [--width N]
                      [--open PATH | --resume] [--log FILE]
                      [--record FILE | --replay FILE]
               movies import FILE... [--catalog FILE] [--all-types] [--dry-run]
                      [--replace] [--columns COLUMN=FIELD,...] [--doubts OUT]
               movies export FILE [SEARCH] [--as FORM] [--notes] [--catalog FILE]
               movies backup FILE [--catalog FILE]
               movies check [--catalog FILE]

          import          adds the movies of FILE..., once all of them can be read; a
                          catalog that isn't there is made
          --all-types     imports series, episodes and the like too
          --dry-run       says what an import would do, and ends
          --replace       takes the ratings and days of FILE where you have others;
                          else yours stay, unless the file's are of a later day.
                          Notes, tags and viewings are added to yours either way
          --columns COLUMN=FIELD,...
                          says what columns of FILE mean: 'Rating=rating/100' takes the
                          column Rating for your ratings, of 100, 'Memo=note' another
                          one for your notes, 'Date=watched/mdy' days with the month
                          first (dmy: the day), and 'Score=' leaves one out
          --doubts OUT    writes the rows of FILE that are left out, doubtful or of no
                          use, to a new file, OUT.csv or, for JSON, OUT.jsonl: as they
                          stand in FILE, to be corrected and imported again
          --as FORM       exports in this form, whatever the name of FILE: jsonl, csv,
                          letterboxd, markdown or text
          --notes         writes your notes into a list in markdown or text, too
          --catalog FILE  opens another catalog, or a file that import takes, which is
                          read into memory and left as it is
          --strict        stops at the first answer that can't be used, with status 65
          --record FILE   writes down what is answered, and what pages and moves come of
                          it, in a new file
          --replay FILE   runs a recording, on the sample or on --catalog; stops with
                          status 65 where something else comes of it
          --no-color      prints no color, on a terminal too
          --width N       lays pages out N columns wide (20 to 1000)
          --open PATH     begins at a place: /movies/tt0041959/edit, /watchlist;
                          :path shows the path of a page
          --resume        begins where it ended the last time, search and page included
          --map           prints the pages and the ways between them, as a Mermaid
                          flowchart
          --log FILE      notes in FILE which coordinators and screens begin and end,
                          and what was asked for and did nothing; the same answers
                          give the same log
          --help          prints this help
          --version       prints the version

        SEARCH is what / takes on a page: words of titles, people, languages,
        countries and notes, a year beside them, and fields, such as
        'heat 1995', director:kuro, 'year:1950..1965 rating:>8 -genre:war',
        watched:2025-03..2025-06, director:none or tt0041959; ? on the list of
        movies names them all.

        export writes all movies, or what SEARCH finds, to a new file. A name that ends
        in .jsonl or .csv keeps all of each movie, the latter for spreadsheets; .md and
        .txt are lists for a friend, with titles, years and ratings; letterboxd.csv is
        what Letterboxd imports, in several files where it is long. - is the standard
        output.

        backup writes the whole catalog, steps to undo included, to a new file;
        --catalog opens it. check looks whether all of a catalog holds together.

        Your catalog is kept in $XDG_DATA_HOME/movies/catalog.sqlite (~/.local/share
        where that isn't set; on macOS in ~/Library/Application Support). The first
        run makes it, with a sample of well-known movies.

        Answer with the number of a line or the letter of a command; ? explains each
        page, :open PATH goes to a place, :path shows the path of a page and :tree the
        coordinators and screens. Answers can also come through a pipe:

          printf '/third man\\n1\\nq\\n' | movies

        Exit status: 0 quit or end of input, 64 wrong usage, 65 an answer refused under
        --strict, a catalog or a recording that can't be understood, or a replay that
        differs, 66 no such catalog or recording, 74 input or output failed, 130
        interrupted.
        """

    /// Reads a command line, without the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        var words: [String] = []
        var showsMap = false
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            // A search can begin with a minus sign.
            guard name != "-", name.hasPrefix(words.isEmpty ? "-" : "--") else {
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
            switch name {
            case "--catalog": catalog = try value("FILE")
            case "--open": place = try value("PATH")
            case "--resume": resumes = true
            case "--map": showsMap = true
            case "--log": log = try value("FILE")
            case "--all-types": includesAllTypes = true
            case "--dry-run": isDryRun = true
            case "--replace": replaces = true
            case "--doubts": doubts = try value("OUT.csv")
            case "--columns":
                let text = try value("COLUMN=FIELD,...")
                columns = columns.map { "\($0),\(text)" } ?? text
            case "--notes": hasNotes = true
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
            case "--no-color": allowsColor = false
            case "--record": record = try value("FILE")
            case "--replay": replay = try value("FILE")
            case "--help", "-h":
                action = .help
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
            guard action == .browse else { throw UsageError("--map prints the map and nothing else.") }
            action = .map
        }
        if place != nil || resumes {
            guard action == .browse else {
                throw UsageError("Pages to begin at go with pages, and there are none here.")
            }
            if place != nil, resumes {
                throw UsageError("--open and --resume are two places to begin at; give one.")
            }
        }
        let ofImport = [
            (includesAllTypes, "--all-types"), (isDryRun, "--dry-run"), (replaces, "--replace"),
            (columns != nil, "--columns"),
            (doubts != nil, "--doubts"),
        ]
        if let (_, ofImport) = ofImport.first(where: \.0) {
            guard case .importing = action else {
                throw UsageError("\(ofImport) goes with an import: movies import FILE \(ofImport).")
            }
        }
        if let ofExport = form != nil ? "--as" : hasNotes ? "--notes" : nil {
            guard case .export = action else {
                throw UsageError("\(ofExport) goes with an export: movies export FILE \(ofExport).")
            }
        }
        if log != nil, action != .browse {
            throw UsageError("--log goes with pages, and there are none here.")
        }
        if let option = record != nil ? "--record" : replay != nil ? "--replay" : nil, action != .browse {
            throw UsageError("\(option) goes with pages: movies \(option) FILE.")
        }
        if record != nil, replay != nil {
            throw UsageError("--record and --replay don't go together; take one of them.")
        }
    }

    /// What the words beside the options ask for.
    private static func action(_ words: [String]) throws(UsageError) -> Action {
        switch words.first {
        case nil: return .browse
        case "import":
            guard words.count > 1 else { throw UsageError("import needs a file: import FILE.") }
            return .importing(Array(words.dropFirst()))
        case "export":
            guard words.count > 1 else { throw UsageError("export needs a file: export FILE.") }
            return .export(file: words[1], search: words.dropFirst(2).joined(separator: " "))
        case "backup":
            guard words.count == 2 else { throw UsageError("backup needs one file: backup FILE.") }
            return .backup(file: words[1])
        case "check":
            guard words.count == 1 else {
                throw UsageError("check takes no file; --catalog FILE names a catalog.")
            }
            return .check
        case let word?:
            throw UsageError("What is “\(word)”? A catalog is opened with --catalog FILE.")
        }
    }
}

/// Why a command line can't be used.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ trouble: String) {
        description = "\(trouble) See movies --help."
    }
}
