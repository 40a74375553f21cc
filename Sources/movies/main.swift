import MovieCatalog
import MovieImport
import MoviesApp
import Usher

let arguments = Array(CommandLine.arguments.dropFirst())
let isCompleting = arguments.first == "--candidates"
(isCompleting ? offerCandidates(Array(arguments.dropFirst()), on: .standard()) : run(arguments)).exit()

func run(_ arguments: [String]) -> ExitStatus {
    let options: Options
    do {
        options = try Options(arguments)
        let path = options["--catalog"] == nil ? Catalog.defaultPath ?? "" : ""
        // Bytes that aren't UTF-8 became this character, so the text isn't what the user typed.
        for text in arguments + [path] where text.unicodeScalars.contains("\u{FFFD}") {
            throw UsageError("“\(text)” is not valid UTF-8. Rename the file, or type it again.")
        }
    } catch {
        warn("\(error)", on: .standard())
        return .wrongUsage
    }
    let console = FileConsole.standard(
        width: options["--width"].flatMap { Int($0) }, color: !options.has("--no-color"))
    do {
        if options.has("--version") {
            let facts = "Facts: \(BuiltInFilms.inWords). \(BuiltInFilms.attribution)"
            return tell("movies \(Options.version), SQLite \(Database.sqliteVersion)\n\(facts)", on: console)
        }
        guard let verb = options.verb else {
            return try options.has("--map")
                ? tell(map(options, on: console), on: console) : browse(options, on: console)
        }
        let (catalog, words) = (options["--catalog"], options.words)
        switch verb {
        case .help: return tell(try Help.text(of: words), on: console)
        case .add, .seen, .rate, .watch, .unwatch, .tag, .untag, .note, .set, .delete, .merge, .put, .drop,
            .move, .remark, .rename, .describe, .keep, .forget, .undo, .redo:
            return try change(verb, options, on: console)
        case .lists where !words.isEmpty: return try find(verb, options, on: console)
        case .numbers: return try showNumbers(options, on: console)
        case .open, .pick, .diary, .lists:
            let kept = try keptCatalog(catalog, on: console)
            let page = try verb.page(words, of: kept)
            if verb == .diary, page.isEmpty {
                warn("Nothing was watched \(words.isEmpty ? "yet" : "then").", on: console)
                return tell("", of: kept, as: ExitStatus(rawValue: 1), on: console)
            }
            return tell(page, of: kept, on: console)
        case .find, .filter, .sort, .watchlist: return try find(verb, options, on: console)
        case .import: return try importMovies(options, on: console)
        case .complete: return try complete(words, options, on: console)
        case .export:
            let search = try MovieSearch(words.dropFirst().joined(separator: " "))
            let kept = try keptCatalog(catalog, on: console)
            return try export(
                kept.query(for: kept.certainReading(of: search)), to: words[0],
                as: options["--as"].flatMap { ExportFormat(rawValue: $0) }, kept, options, on: console)
        case .backup: return try backUp(catalog, to: words[0], on: console)
        case .restore: return try restore(catalog, from: words[0], on: console)
        case .check: return try check(catalog, on: console)
        }
    } catch {
        warn("\(error)", on: console)
        return ExitStatus(of: error)
    }
}

/// Writes a command's output, then a warning for each row of the catalog that can't be read.
///
/// - Parameter verb: The verb that undoes the command's change, named if writing fails.
func tell(
    _ text: String, of catalog: Catalog? = nil, undoneBy verb: String? = nil,
    as status: ExitStatus = .success, on console: FileConsole
) -> ExitStatus {
    var status = status
    do throws(ConsoleError) {
        if !text.isEmpty { try console.write(lines(text), to: .page) }
    } catch {
        status = failure(error, undoneBy: verb, on: console) ?? status
    }
    for error in catalog?.unreadableRows ?? [] {
        warn("\(error)", on: console)
        if status == .success || status == .failure { status = .dataRefused }
    }
    return status
}

/// Reports a write error. Returns nil if only the output's reader is gone, as with `| head`.
func failure(_ error: ConsoleError, undoneBy verb: String? = nil, on console: FileConsole) -> ExitStatus? {
    switch error {
    case .readerGone: return nil
    case .interrupted: return .interrupted
    default:
        let made = verb.map { " The change was made. To take it back: movies \($0)." } ?? ""
        warn("\(error)\(made)", on: console)
        return .inputOutputFailed
    }
}

/// Writes a message to standard error. If that fails, there's no other way to report it.
func warn(_ message: String, on console: FileConsole) {
    try? console.write(Array("movies: ".utf8) + lines(message), to: .errors)
}

private func lines(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
        var (output, rest) = ([] as [UInt8], bytes[...])
        output.reserveCapacity(bytes.count + 1)
        while let odd = rest.firstIndex(where: { $0 != 10 && !(0x20...0x7E).contains($0) }) {
            let start = rest[..<odd].lastIndex(of: 10).map { $0 + 1 } ?? rest.startIndex
            // Swift treats CR LF as one character, so its line feed doesn't end a line.
            let end = (odd..<bytes.count).first { bytes[$0] == 10 && bytes[$0 - 1] != 13 } ?? bytes.count
            output += rest[..<start]
            output += harmless(String(decoding: rest[start..<end], as: UTF8.self)).utf8
            rest = rest[end...]
        }
        output += rest
        output.append(10)
        return output
    }
}

extension ExitStatus {
    init(of error: any Error) {
        switch error {
        case InvalidValue.severalDays: self = .dataRefused
        case is InvalidValue, is UsageError, is Refusal: self = .wrongUsage
        case let error as FileError: self = error.status
        default:
            switch (error as? CatalogError)?.kind {
            case .nothingFound: self.init(rawValue: 1)
            case .wrongUsage: self = .wrongUsage
            case .missing, .noInput: self = .noInput
            case .badData, .damagedFile: self = .dataRefused
            case .stopped: self = .interrupted
            case .alreadyThere, .inputOutputFailed, nil: self = .inputOutputFailed
            }
        }
    }
}
