import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// `docs/files.md` is made of the reader's own tables: `RECORD_FILES=1` writes it.
@Suite("The document of files that are read")
struct FilesDocumentTests {
    @Test("says what the reader's tables say")
    func document() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appending(path: "docs/files.md")
        if ProcessInfo.processInfo.environment["RECORD_FILES"] == "1" {
            try Data(Self.text.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == Self.text)
    }

    private static var text: String {
        """
        # Files that `movies import` takes

        For people who bring a file: what is read of it, and what is named and left out. It is made from the reader's own tables
        (`RECORD_FILES=1 swift test --filter FilesDocumentTests`). **Every column and every key that is not taken is named**, and
        nothing is rounded or guessed in silence.

        A file is CSV, JSON or a plain list of titles, gzipped or not. CSV has commas, semicolons, tabs or what its first line
        says (`sep=;`), and a title above the names of its columns is skipped. JSON is a list, a list under a key, or a movie a
        line. Text that isn't UTF-8 or UTF-16 is Windows-1252 if that makes words. Otherwise you are asked, or say
        `--encoding` with \(encodings).

        A row that is shorter or longer than the column names is left out and named. A cell that can't be used is left out alone.
        What `movies find --json` writes is taken exactly, with ratings of 10. A key that stands twice in an object is left out.

        ## Which film is meant

        An id in common makes two films one; another id, or no director in common, makes them two. Without that a title in
        common, the original one too, makes them one in the same year; punctuation, accents, & and numerals don't count. Where only
        an article tells, the year is one apart, or unknown, a director or the length has to agree; else it is a doubt that you
        are asked about. What was watched two years before a film was another. So it is for a file and the catalog, for two rows of
        one import, for what you add, and on the page of duplicates. Rows that are joined are counted; where a file has neither
        years nor ids, rows of one title are one film. The order of files changes nothing.

        A row with a day of watching says what it was like that time: its rating and its review are the viewing's. Where rows
        give one film several ratings, those that give way are named.

        ## What columns are called

        Case, accents, spaces, punctuation and order don't matter. These words may stand before or behind a name:

        \(affixes.split(separator: "; ").map { "- \($0)" }.joined(separator: "\n"))

        `--columns 'Memo=note,Score=rating/100,Date=watched/mdy'`
        goes before all of it. Behind a name that may mean something else stands ?; the values tell then.

        | what it says | names |
        | --- | --- |
        \(columns)

        Ratings are those up to 5, 10 or 100 that the name, the format or all values tell; two of them are shown as they
        will be. What can't be held in tenths of ten is left out and named, but where `--columns` names the scale. A number
        that could be the public's average, a rank or a certificate is no rating unless its name says whose it is. Beside
        `titre` or `année`, `note` is a rating. In columns of people `Mann, Michael`, which may be one name or two, is left out
        and named, but where one cell in twenty is such. What was watched may be said by x, ✓, yes, ja and the like, and beside days in another
        column. A cell may say watched, finished, want to watch and the like. Days such as 4/5/2020 are read as the others of the column tell; where none does, you are asked. A
        spreadsheet's number of a day is one. A day of your
        own before 1930 or later than tomorrow is left out and named, a viewing two years before the film or more is named and
        stays. A length above 1,000 is one in seconds, and left out. N/A, null, None, NaN,
        - and \\N are nothing; a film may be called None or -.

        ## Formats that are known

        By columns that only they have. Other columns are what they are called above, unless all are named here.

        | file | known by | columns that mean something of their own | not taken |
        | --- | --- | --- | --- |
        \(formats)

        The whole export of Letterboxd, as the zip archive or its folder, is one import. It has the diary, reviews, ratings, watched,
        watchlist, likes/films and the lists. `profile.csv`, `comments.csv` and the folders `deleted` and `orphaned` are skipped.
        Each list comes in as a list, with its description, its order and its notes; movies that it has already stay where they
        are. “liked” is a tag. A folder or zip archive of another service is one import, too. A list of Trakt is called as its
        file is: `list-noir.json` is “noir”. What movies exports has the places of each movie under `lists`; searches that were
        kept by name are in backups only.

        A plain list is a title a line, with its year: `- [x] Heat (1995)`, `12. **Heat** (1995)`, `[[Heat (1995)]]`,
        `(1995) Heat`, `Heat – 1995` or `Heat, 1995`. Without a year a title has a bullet or a number that isn't further in than
        others. A link to a place without films is no title. A ticked box is watched. A note with properties before its text
        (`---`) is one film. A table of Markdown is read as any other, `| Title | Year |`.

        ## What is no film

        It stays out, is counted with the first titles named, and comes in with `--all-types`. A film is none of these types:

        | types |
        | --- |
        | \(types) |

        In Netflix's viewing history, titles that share what stands before `: ` are episodes, in any language. One of them has three
        parts, or there are five of them, or four that differ by a number only. What the catalog has as a film is one. Two to
        four others are taken as films, and named. A supplemental type is a trailer.

        In its viewing activity a film counts as watched once half of it was played on a day, or twenty minutes if its length isn't
        known. If a file has several people, you are asked, or say `--profile NAME`.

        ## What is refused

        XML and nfo, spreadsheets, other office documents, PDF, web pages and databases are refused in one line that says what would
        do. So is JSON with several lists of films, or with mere texts. Files without films in them:

        \(refused)

        A table with other columns beside a bare title or name has to show that these are films. A year, a director, an id of films,
        a runtime, a rating or a day does. Without director and id it is refused for a column of something else:

        \(others)

        """
    }

    private static var columns: String {
        var names: [String: [String]] = [:]
        var order: [String] = []
        for field in MovieField.allCases {
            let what = Column.field(field).description
            order.append(what)
            names[what] = [field.rawValue]
        }
        for (column, all) in Column.table {
            let what = column.description
            if names[what] == nil { order.append(what) }
            names[what, default: []] += all.split(separator: ",").map {
                String($0) + (column.isUnsure ? "?" : "")
            }
        }
        return order.map { "| \($0) | \((names[$0] ?? []).joined(separator: ", ")) |" }.joined(
            separator: "\n")
    }

    private static var affixes: String {
        Column.affixes.map { "\($0.words.joined(separator: ", "))" }.joined(separator: "; ")
    }

    private static var encodings: String {
        TextEncoding.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }

    private static var formats: String {
        MovieFileFormat.known.filter { !$0.isOwn }.map { format in
            let own = format.columns.sorted { $0.key < $1.key }
            let taken = own.compactMap { name, column in column.map { "\(name): \($0)" } }
            let left = own.filter { $0.value == nil }.map(\.key)
            let signs = format.signs.sorted().joined(separator: ", ")
            let name = format.nameSign.map { ", and “\($0)” in its name" } ?? ""
            let rest = format.takesOthers ? left : left + ["all others"]
            return
                "| \(format.kind) | \(signs)\(format.isExact ? " alone" : "")\(name) | "
                + "\(taken.joined(separator: "; ")) | \(rest.joined(separator: ", ")) |"
        }.joined(separator: "\n")
    }

    private static var types: String {
        (TypeColumns.words + TypeColumns.soleWords.sorted().map { "\($0) alone" }).joined(separator: ", ")
    }

    private static var others: String {
        MovieFileFormat.otherSigns.map { "- \($0.names.joined(separator: ", ")): \($0.contents)." }
            .joined(separator: "\n")
    }

    private static var refused: String {
        MovieFileFormat.withoutMovies.map {
            "- with \($0.signs.sorted().joined(separator: ", ")): \($0.contents)."
        }
        .joined(separator: "\n")
    }
}
