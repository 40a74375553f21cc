/// Why a catalog or a film list can't be read or written.
public enum CatalogError: Error, Equatable, CustomStringConvertible, Sendable {
    /// There is no file at the path.
    case noSuchFile(path: String)
    /// The path names a folder.
    case isFolder(path: String)
    /// The file may not be opened by this user.
    case noPermission(path: String)
    /// The system failed to open or read the file, for the reason it gives.
    case unreadable(path: String, reason: String)
    /// The file is longer than so many bytes, which is more than a film list can be.
    case tooLarge(path: String, limit: Int)
    /// There is nothing in the file.
    case empty(path: String)
    /// The first line of the file is not UTF-8.
    case notText(path: String)
    /// The first line names these columns, and no title among them.
    case noTitleColumn(path: String, columns: [String])
    /// The line of column names has more columns than a film list can have.
    case tooManyColumns(path: String, line: Int, count: Int, limit: Int)
    /// The files of a person are longer than so many rows or bytes on this line.
    case tooManyEntries(path: String, line: Int, rows: Int, bytes: Int)
    /// A quote that opens here, line and column counted from 1, the column in bytes, is closed nowhere.
    case unclosedQuote(path: String, line: Int, column: Int)
    /// The row that begins here is longer than so many bytes.
    case rowTooLong(path: String, line: Int, limit: Int)
    /// The file ends on this line, in the middle of a row or of gzip data, or shorter than it was when it was opened.
    case endsEarly(path: String, line: Int)
    /// The gzip data can't be unpacked behind this line, for the reason that zlib gives.
    case damaged(path: String, line: Int, reason: String)
    /// The file is a zip archive.
    case isArchive(path: String)
    /// The file is known, and holds nothing but this, which is no film.
    case holdsNoFilms(path: String, contents: String)
    /// The header fits two kinds of files, and the name doesn't tell which it is.
    case unclearName(path: String)
    /// The ratings of a second user begin on this line.
    case secondUser(path: String, line: Int)
    /// The path names a pipe or a device, which can't be read twice.
    case isPipe(path: String)
    /// The films of the file can't be imported together with those of another file.
    case notTogether(path: String, other: String)
    /// The file was changed, or another one took its place, while it was imported.
    case changedMeanwhile(path: String)
    /// The file is a database that some program has open, this one perhaps.
    case isDatabaseInUse(path: String)
    /// The file completes films that are in another file.
    case needsFilms(path: String, file: String)
    /// The person stopped it.
    case stopped
    /// The file is no catalog, though it may be a database of another program.
    case notACatalog(path: String)
    /// The catalog was written by a newer version of the program, in a format that this one doesn't know.
    case newerFormat(path: String, format: Int)
    /// The catalog's file doesn't hold together any more, for the reason that is known perhaps.
    case catalogDamaged(path: String, fault: String? = nil)
    /// The catalog's file was deleted, moved or replaced since it was opened.
    case catalogMoved(path: String)
    /// Another program has been writing to the catalog for too long.
    case busy(path: String)
    /// There is no room left for what should be written.
    case full(path: String)
    /// The catalog may be read, but not written.
    case readOnly(path: String)
    /// The name of a file to be exported to doesn't say in which form.
    case unknownEnding(path: String)
    /// The folder of a file to be written is not there.
    case noFolder(path: String)
    /// There is a file already where one should be written.
    case alreadyThere(path: String)
    /// What should be written to is a file of the catalog itself, under whatever name.
    case isCatalog(path: String)
    /// There is something else than a file where one should be written.
    case notReplaceable(path: String)
    /// The system failed to write the file, for the reason it gives.
    case unwritable(path: String, reason: String)
    /// SQLite failed, for the reason it gives.
    case failed(path: String, reason: String)

    /// What kind of trouble it is, as far as a program answers differently.
    public enum Kind: Sendable {
        /// What was asked for can't be done, whatever the files hold.
        case wrongUsage
        /// There is no file that could be read.
        case noInput
        /// What the file holds is no film list.
        case badData
        /// The system failed while reading or writing.
        case inputOutputFailed
        /// The person stopped it.
        case stopped
    }

    /// What kind of trouble it is.
    public var kind: Kind {
        switch self {
        case .unknownEnding, .isCatalog: .wrongUsage
        case .noSuchFile, .isFolder, .noPermission: .noInput
        case .tooLarge, .empty, .notText, .noTitleColumn, .tooManyColumns, .tooManyEntries,
            .unclosedQuote, .rowTooLong, .endsEarly, .damaged,
            .isArchive, .holdsNoFilms, .unclearName, .secondUser, .notACatalog, .newerFormat, .catalogDamaged,
            .isPipe, .isDatabaseInUse, .needsFilms, .notTogether:
            .badData
        case .unreadable, .changedMeanwhile, .catalogMoved, .busy, .full, .readOnly, .noFolder, .alreadyThere,
            .notReplaceable, .unwritable,
            .failed:
            .inputOutputFailed
        case .stopped: .stopped
        }
    }

    /// One line that says what is wrong, where, and what would do.
    public var description: String {
        switch self {
        case .noSuchFile(let path):
            return "\(harmless(path)): there is no such file; check the name and the folder."
        case .isFolder(let path):
            return "\(harmless(path)) is a folder; name a file in it."
        case .noPermission(let path):
            return
                "\(harmless(path)): you have no permission to read it; ask its owner, or name another file."
        case .unreadable(let path, let reason):
            return "\(harmless(path)) can't be read: \(harmless(reason))."
        case .tooLarge(let path, let limit):
            return
                "\(harmless(path)) is larger than \(limit >> 20) MiB, too large for a film list; name another file."
        case .empty(let path):
            return
                "\(harmless(path)) is empty; a film list begins with a line of column names, title among them."
        case .notText(let path):
            return "\(harmless(path)), line 1: this is not UTF-8 text; save the file as CSV in UTF-8."
        case .noTitleColumn(let path, let columns):
            var names = columns.prefix(8).map { shown($0) }
            if columns.count > names.count { names.append("\(columns.count - names.count) more") }
            return
                "\(harmless(path)), line 1: there is no title column among \(names.joined(separator: ", ")); "
                + "name the column of titles “title”."
        case .tooManyColumns(let path, let line, let count, let limit):
            return
                "\(harmless(path)), line \(line): there are \(count) columns, and a film list has \(limit) at most; "
                + "take out those that tell nothing of films."
        case .tooManyEntries(let path, let line, let rows, let bytes):
            return
                "\(harmless(path)), line \(line): this is more than a person's files can hold at once, which is "
                + "\(rows) rows and \(bytes >> 20) MiB; split it, and import its parts one after the other."
        case .unclosedQuote(let path, let line, let column):
            return "\(harmless(path)), line \(line), column \(column): this quote is never closed; "
                + "close it, or double it where it is part of the text."
        case .rowTooLong(let path, let line, let limit):
            return
                "\(harmless(path)), line \(line): the row that begins here is longer than \(limit >> 20) MiB; "
                + "close its quote, or take it out."
        case .endsEarly(let path, let line):
            return
                "\(harmless(path)), line \(line): the file ends here, before it should; download or copy it again."
        case .damaged(let path, let line, let reason):
            return
                "\(harmless(path)), line \(line): the gzip data that follows is damaged (\(harmless(reason))); download it again."
        case .isArchive(let path):
            return "\(harmless(path)) is a zip archive; unpack it, and name a CSV file out of it."
        case .holdsNoFilms(let path, let contents):
            return
                "\(harmless(path)) holds \(contents), no films; import title.basics.tsv and title.ratings.tsv."
        case .unclearName(let path):
            return "\(harmless(path)): watched films and a watchlist look the same inside; "
                + "keep the name that Letterboxd gave it, “watched.csv” or “watchlist.csv”."
        case .secondUser(let path, let line):
            return
                "\(harmless(path)), line \(line): the ratings of a second user begin here; keep only one user's rows."
        case .isPipe(let path):
            return
                "\(harmless(path)) is no regular file, and an import reads a file twice; save it to one first."
        case .notTogether(let path, let other):
            return "\(harmless(path)) can't be imported together with \(harmless(other)); "
                + "import one after the other."
        case .changedMeanwhile(let path):
            return "\(harmless(path)) was changed while it was read; nothing was imported. "
                + "Try again when the file is complete."
        case .isDatabaseInUse(let path):
            return "\(harmless(path)) is a database in use, no film list; name another file."
        case .needsFilms(let path, let file):
            return
                "\(harmless(path)) completes the films of another file; name \(file) of the same folder beside it."
        case .stopped:
            return "It was stopped; nothing was changed."
        case .notACatalog(let path):
            return
                "\(harmless(path)) is no movie catalog; it was left as it is. Name another file."
        case .newerFormat(let path, let format):
            return
                "\(harmless(path)) has format \(format), and this program knows formats up to \(Schema.format); "
                + "it was left as it is. Install the newer version that wrote it."
        case .catalogDamaged(let path, let fault):
            let fault = fault.map { harmless($0) } ?? "what it holds can't be read any more"
            return "\(harmless(path)) is damaged: \(fault). "
                + "Keep a copy of it, and go back to your last backup or export."
        case .catalogMoved(let path):
            return "\(harmless(path)) was deleted, moved or replaced while it was open; nothing was changed. "
                + "Leave the program, and start it again with the catalog in its place."
        case .busy(let path):
            return "\(harmless(path)) is being written by another program; try again when that is done."
        case .full(let path):
            return "\(harmless(path)): there is no room left to write to; nothing was changed. "
                + "Make room, then try again."
        case .readOnly(let path):
            return "\(harmless(path)) can't be written to; nothing was changed. "
                + "Ask for permission to write the file and its folder."
        case .unknownEnding(let path):
            return
                "\(harmless(path)): use a name that ends in .jsonl, which keeps all of each film, or in .csv, "
                + "for spreadsheets."
        case .noFolder(let path):
            return "\(harmless(path)): there is no such folder; make it first, or name another."
        case .alreadyThere(let path):
            return "\(harmless(path)) is there already, and was left as it is; use another name."
        case .isCatalog(let path):
            return
                "\(harmless(path)) is a file of the catalog itself, and was left as it is; use another name."
        case .notReplaceable(let path):
            return "\(harmless(path)) is there already, and no file; use another name."
        case .unwritable(let path, let reason):
            return "\(harmless(path)) can't be written: \(harmless(reason)); nothing was changed."
        case .failed(let path, let reason):
            return "\(harmless(path)): the catalog failed, and nothing was changed: \(harmless(reason))."
        }
    }
}
