package import MovieCatalog

extension CatalogError: CustomStringConvertible {
    /// One line: what's wrong, where, and what to do.
    package var description: String {
        switch self {
        case .noSuchFile(let path):
            path == Catalog.ownPath
                ? "\(harmless(path)): you have no catalog yet. Run movies for one with a sample, movies add for an empty one."
                : "\(harmless(path)): there is no such file. Check the name and the folder."
        case .isFolder(let path): "\(harmless(path)) is a folder. Choose a file in it."
        case .isNoFile(let path): "\(harmless(path)) can't be read: it is not a regular file."
        case .noPermission(let path):
            "\(harmless(path)): you have no permission to read it. Ask its owner, or choose another file."
        case .tooLong(let path, let limit):
            "\(harmless(path)) can't be read: it is longer than \(limit >> 10) KiB."
        case .unreadable(let path, let reason): "\(harmless(path)) can't be read: \(harmless(reason))."
        case .noFolder(let path):
            "\(harmless(path)): there is no such folder. Make it first, or choose another."
        case .readOnly(let path):
            "\(name(path)) can't be written to, so nothing was changed. "
                + "Ask for permission to write the file and its folder."
        case .full(let path):
            "\(name(path)): the disk is full, so nothing was changed. Free some space, then try again."
        case .alreadyThere(let path):
            "\(harmless(path)) already exists, and was left as it is. Use another name."
        case .isAnother(let path):
            "\(harmless(path)) changed after you were asked, and was left as it is. Enter it again."
        case .isCatalog(let path):
            "\(harmless(path)) belongs to the catalog itself, and was left as it is. Use another name."
        case .notReplaceable(let path):
            "\(harmless(path)) already exists, and is not a file. Use another name."
        case .isDatabase(let path):
            "\(harmless(path)) is an SQLite file, and was left as it is. Choose another file."
        case .unwritable(let path, let reason):
            "\(harmless(path)) can't be written: \(harmless(reason)). Nothing was changed."
        case .logEnded(let path, let reason):
            "\(harmless(path)): the log ends early: \(harmless(reason))."
        case .notACatalog(let path):
            "\(harmless(path)) is not a movie catalog, and was left as it is. Choose another file."
        case .overwritten(let path):
            "\(harmless(path)) no longer begins like a catalog: something was written over it. "
                + "Use movies restore BACKUP, which keeps the file that is there now."
        case .earlierFormat(let path, let format):
            "\(harmless(path)) has format \(format), which this version no longer opens. "
                + "Export it with the version that wrote it, then import the export."
        case .newerFormat(let path, let format, let latest):
            "\(harmless(path)) has format \(format), but this version opens formats up to \(latest). "
                + "Install the newer version that wrote it."
        case .busy(let path):
            "\(name(path)) is being written by another program. Try again when it is done."
        case .catalogDamaged(let path, let fault?) where fault.leavesRest:
            "\(name(path)) is damaged: \(harmless("\(fault)")). Everything else can be used. To check it: movies check."
        case .catalogDamaged(let path, _):
            "\(name(path)) is damaged: \(harmless(damageInWords)). "
                + "Keep a copy of it, and go back to your last backup or export."
        case .catalogMoved(let path):
            "\(harmless(path)) was deleted, moved or replaced while it was open. Nothing was changed, and nothing more "
                + "is read from it. Quit, which saves what you had changed, then start again."
        case .usedByEarlierVersion(let path):
            "\(harmless(path)) is in use by an earlier version of movies. Quit that one first. Nothing was changed."
        case .ownerNotKept(let path):
            "\(harmless(path)) belongs to another user, and would be yours if it were replaced. Nothing was changed. "
                + "Restore it as that user."
        case .inTheWay(let path):
            "\(harmless(path)) is in the way: it doesn't belong to the catalog. "
                + "Move it to another folder, then try again."
        case .severalNames(let path):
            "\(harmless(path)) has several names (hard links), so what you change under one could be lost "
                + "under another. To make it a separate file: "
                + harmless(copyCommand(path))
        case .beyondLimit(let field, let title):
            "\(shown(title)): \(field.name) takes \(field.limitInWords). Nothing was changed."
        case .failed(let path, let reason):
            "\(name(path)): the catalog failed, and nothing was changed: \(harmless(reason))."
        case .unknownEnding(let path):
            "\(harmless(path)): the name doesn't say which format. Use .jsonl or .csv for everything, .md or .txt "
                + "for a list, or letterboxd.csv for Letterboxd."
        case .nothingFits(let losses): (losses.lines + ["Nothing was written."]).joined(separator: " ")
        case .nothingFound(let search):
            search.isEmpty
                ? "There are no movies to export, so nothing was written."
                : "No movie matches \(shown(search)), so nothing was written."
        case .stopped: "Stopped. Nothing was changed."
        case .described(_, let words): words
        case .other(let other): words(of: other.fault)
        }
    }

    fileprivate var damageInWords: String {
        guard case .catalogDamaged(_, let fault) = self else { return description }
        return fault.map { "\($0)" } ?? "its contents can't be read"
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
    package var description: String {
        switch self {
        case .unknownObject(let type, let name): "it has an unknown \(type), “\(name)”"
        case .missingObjects: "some of its tables and indexes are missing"
        case .wrongCount: "its number of movies is wrong"
        case .missingCount: "its number of movies is missing"
        case .idsUsedUp(let table):
            "it has no numbers left for a new \(table == "step" ? "undo step" : table)"
        case .emptyStep: "an undo step has no movies"
        case .unknownStep(let kind): "an undo step is of an unknown kind: “\(kind)”"
        case .wrongStep(let change): "the undo step “\(change.words)” has the wrong number of movies"
        case .unreadableState: "what is kept for undo can't be read"
        case .unusable(let reason): "SQLite can't use what it holds (\(reason))"
        case .row(let row, .unreadableState): "\(row) can't be read"
        case .row(let row, let fault): "\(row) can't be read: \(fault)"
        case .wrongWords: "its index of words doesn't fit its movies"
        case .missingViewing: "the diary has an entry that is not a viewing"
        case .endless: "it takes longer to read than its size allows"
        case .missingValue(let field): "a movie has no \(field.rawValue)"
        case .wrongType(let column, let expected):
            "a value of \(column ?? "a column") is not \(name(of: expected))"
        case .notADate(let number): "“\(number)” is not a date"
        case .notAViewing(let text): "“\(text)” is not a viewing"
        case .missingRow: "a row that was set aside is missing"
        case .problem(let problem): "\(problem)"
        }
    }

    private func name(of type: CatalogError.ColumnType) -> String {
        switch type {
        case .integer: "a whole number"
        case .text: "text"
        case .bytes: "binary data"
        }
    }
}

extension IntegrityProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .database(let words): words
        case .unreadable(.catalogDamaged(let path, .row(let row, let fault)?)):
            harmless("\(CatalogError.Damage.row(row, fault))\(row.remedy(for: fault, path: path))")
        case .unreadable(let error): harmless(error.damageInWords)
        case .unusableSearch(let list, let path):
            "the search \(shown(list)) can't be read. To delete it: \(command(on: path)) forget \(shellWord(list))"
        case .unfoundList(let name): "the list \(shown(name)) is filed under another name"
        case .lostPlace(let list, let movie):
            "movie \(movie) has a place on list \(list), one of which is gone"
        case .movie(let id, let title, let problem):
            "movie \(id.number), \(shown(title)), \(words(for: problem, of: id))"
        case .wrongCount(let table, let count, let expected):
            "\(table): there are \(count), but the movies have \(expected)"
        case .wrongSteps(let count):
            "\(counted(count, "undo step")) with the wrong number of movies, or undone out of order"
        }
    }

    private func words(for problem: MovieProblem, of id: Movie.ID) -> String {
        switch problem {
        case .beyondLimit(let field, let value, let path):
            return
                "has \(value.map { harmless($0) } ?? "more than \(field.longest >> 10) KiB") as “\(field.name)”, which is "
                + "out of range. To change it: \(command(on: path)) --open /movies/\(id.number)/edit"
        case .wrongKeys: return "is indexed under the wrong values"
        case .missingLabel(let table): return "is missing under a \(table)"
        case .missingViewing: return "is missing from the diary"
        }
    }
}

private func command(on path: String) -> String {
    path == Catalog.ownPath ? "movies" : "movies --catalog \(harmless(shellWord(path)))"
}

extension CatalogError.Row: CustomStringConvertible {
    package var description: String {
        switch self {
        case .movie(let id, let title): "movie \(id)" + (title.map { ", \(shown($0))," } ?? "")
        case .list(let id, let name): name.map { "the list \(shown($0))" } ?? "list \(id)"
        case .step(let id): "undo step \(id)"
        case .kept(let id): (id < 0 ? "a list" : "movie \(id)") + ", kept for undo,"
        }
    }

    fileprivate func remedy(for fault: CatalogError.Damage, path: String) -> String {
        switch (self, fault) {
        case (.list(_, let name?), .wrongType(column: "search", _)):
            ". To delete it: \(command(on: path)) forget \(shellWord(name))"
        case (.list(_, let name?), _):
            ". To repair it: \(command(on: path)) describe \(shellWord(name)) WORDS"
        case (.step, _), (.kept, _): ". Undoing that change repairs it"
        default: ""
        }
    }
}
