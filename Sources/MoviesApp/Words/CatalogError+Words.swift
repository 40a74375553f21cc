public import MovieCatalog

extension CatalogError: CustomStringConvertible {
    /// One line that says what is wrong, where, and what would do.
    public var description: String {
        switch self {
        case .noSuchFile(let path):
            path == Catalog.ownPath
                ? "\(harmless(path)): you have no catalog yet; movies makes one with a sample, movies add an empty one."
                : "\(harmless(path)): there is no such file; check the name and the folder."
        case .isFolder(let path): "\(harmless(path)) is a folder; name a file in it."
        case .isNoFile(let path): "\(harmless(path)) can't be read: it is no file."
        case .noPermission(let path):
            "\(harmless(path)): you have no permission to read it; ask its owner, or name another file."
        case .tooLong(let path, let limit):
            "\(harmless(path)) can't be read: it is longer than \(limit >> 10) KiB."
        case .unreadable(let path, let reason): "\(harmless(path)) can't be read: \(harmless(reason))."
        case .noFolder(let path):
            "\(harmless(path)): there is no such folder; make it first, or name another."
        case .readOnly(let path):
            "\(name(path)) can't be written to; nothing was changed. "
                + "Ask for permission to write the file and its folder."
        case .full(let path):
            "\(name(path)): there is no room left to write to; nothing was changed. Make room, then try again."
        case .alreadyThere(let path):
            "\(harmless(path)) is there already, and was left as it is; use another name."
        case .isAnother(let path):
            "\(harmless(path)) has changed since you were asked about it, and was left as it is; name it once more."
        case .isCatalog(let path):
            "\(harmless(path)) is a file of the catalog itself, and was left as it is; use another name."
        case .notReplaceable(let path): "\(harmless(path)) is there already, and no file; use another name."
        case .databaseInUse(let path):
            "\(harmless(path)) is a database in use, no movie list; name another file."
        case .unwritable(let path, let reason):
            "\(harmless(path)) can't be written: \(harmless(reason)); nothing was changed."
        case .logEnded(let path, let reason):
            "\(harmless(path)): the log ends early: \(harmless(reason))."
        case .notACatalog(let path):
            "\(harmless(path)) is no movie catalog; it was left as it is. Name another file."
        case .overwritten(let path):
            "\(harmless(path)) doesn't begin as a catalog: something else was written over it. "
                + "movies restore BACKUP goes back to a backup, and keeps what is there now."
        case .earlierFormat(let path, let format):
            "\(harmless(path)) has format \(format), which this program opens no more; it was left as it is. "
                + "Export it with the version that wrote it, and import that."
        case .newerFormat(let path, let format, let latest):
            "\(harmless(path)) has format \(format), and this program knows formats up to \(latest); "
                + "it was left as it is. Install the newer version that wrote it."
        case .busy(let path):
            "\(name(path)) is being written by another program; try again when that is done."
        case .catalogDamaged(let path, let fault):
            "\(name(path)) is damaged: \(fault.map { harmless("\($0)") } ?? "what it holds can't be read any more"). "
                + "Keep a copy of it, and go back to your last backup or export."
        case .catalogMoved(let path):
            "\(harmless(path)) was deleted, moved or replaced while it was open; nothing was changed. "
                + "Leave the program, and start it again with the catalog in its place; "
                + "the films as they are here can be exported before."
        case .overwrittenMeanwhile(let path):
            "\(harmless(path)) was written over while it was open; what stands there now was left as it is. "
                + "Leave the program, and start it again."
        case .severalNames(let path):
            "\(harmless(path)) is one file under several names (hard links), and what is changed under one could be lost "
                + "under another; nothing was changed. This makes it a file of its own: "
                + harmless(copyCommand(path))
        case .beyondLimit(let field, let title):
            "\(shown(title)): \(field.name) takes \(field.limitInWords); nothing was changed."
        case .failed(let path, let reason):
            "\(name(path)): the catalog failed, and nothing was changed: \(harmless(reason))."
        case .unknownEnding(let path):
            "\(harmless(path)): use a name that ends in .jsonl or .csv, which keep all of each movie, in .md or .txt, "
                + "for a friend, or letterboxd.csv, for Letterboxd."
        case .nothingFits(let losses): (losses.lines + ["Nothing was written."]).joined(separator: " ")
        case .nothingFound(let search):
            search.isEmpty
                ? "There are no movies to export; nothing was written."
                : "\(shown(search)) finds no movie; nothing was written."
        case .stopped: "It was stopped; nothing was changed."
        case .described(_, let words): words
        case .other(let other): words(of: other.fault)
        }
    }

    private func name(_ path: String) -> String {
        switch path {
        case Database.memoryPath: "the catalog in memory"
        case Database.temporaryPath: "the folder for temporary files ($TMPDIR)"
        default: harmless(path)
        }
    }

    private func copyCommand(_ path: String) -> String {
        let (file, own) = (shellWord(path), shellWord(path + ".own"))
        return "cp -p \(file) \(own) && mv \(own) \(file)"
    }
}

extension MovieField {
    fileprivate var limitInWords: String {
        numbers.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "\(longest >> 10) KiB at most"
    }
}

extension CatalogError.Damage: CustomStringConvertible {
    /// The damage, as a part of a sentence.
    public var description: String {
        switch self {
        case .unknownObject(let type, let name): "a catalog has no such \(type) as “\(name)”"
        case .missingObjects: "some of its tables and indexes are missing"
        case .wrongCount: "there are not as many movies as were counted"
        case .missingCount: "the number of movies is missing"
        case .movieIDsUsedUp: "it has used up its numbers for movies"
        case .stepIDsUsedUp: "the steps to undo have used up their numbers"
        case .emptyStep: "a step to undo touches no movies"
        case .unknownStep(let kind): "a step to undo is of a kind that isn't known: “\(kind)”"
        case .wrongStep(let change): "the movies to undo of “\(change.words)” are not those that were counted"
        case .unreadableState: "what undoing keeps of a movie is no movie"
        case .missingViewing: "the diary tells of a viewing that is none"
        case .endless: "to read it takes more steps than a sound one of its size could"
        case .missingValue(let field): "a movie has no \(field.rawValue)"
        case .wrongType(let column, let expected):
            "a value of \(column ?? "a column") is no \(name(of: expected))"
        case .notADate(let number): "“\(number)” is not a date"
        case .notAViewing(let text): "“\(text)” is not a viewing"
        case .missingRow: "a row that was put aside is lost"
        case .problem(let problem): "\(problem)"
        }
    }

    private func name(of type: CatalogError.ColumnType) -> String {
        switch type {
        case .integer: "whole number"
        case .text: "text"
        case .bytes: "run of bytes"
        }
    }
}

extension IntegrityProblem: CustomStringConvertible {
    /// The problem in one line.
    public var description: String {
        switch self {
        case .database(let words): words
        case .unreadable(let error): "\(error)"
        case .unreadableMovie(let id, let error): "movie \(id) can't be read: \(error)"
        case .movie(let id, let title, let problem):
            "movie \(id.number), \(shown(title)), \(words(for: problem, of: id))"
        case .wrongCount(let table, let count, let expected):
            "\(table): there are \(count), and movies have \(expected)"
        case .unreadableState(let id): "what undoing keeps of movie \(id.number) is no movie"
        case .wrongSteps(let count): "\(counted(count, "step")) to undo keep other movies than were counted"
        }
    }

    private func words(for problem: MovieProblem, of id: Movie.ID) -> String {
        switch problem {
        case .beyondLimit(let field, let value, let path):
            let command =
                path == Catalog.ownPath ? "movies --open" : "movies --catalog \(shellWord(path)) --open"
            return
                "has \(value.map { harmless($0) } ?? "more than \(field.longest >> 10) KiB") as “\(field.name)”, which no "
                + "film can have; a change of the film mends it: \(harmless(command)) /movies/\(id.number)/edit"
        case .wrongKeys: return "is sorted and found by other values than its own"
        case .missingLabel(let table): return "is missing under a \(table)"
        case .missingViewing: return "is missing in the diary"
        }
    }
}
