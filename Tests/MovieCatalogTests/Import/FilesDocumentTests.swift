import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// Generates `docs/files.md` from the reader's own tables. `RECORD_FILES=1` writes the file.
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

        For people who bring a file: what is read of it, and what is left out. **Every column and every key that is left out is
        named**, beyond twenty with `--verbose`, and nothing is rounded or guessed in silence.

        A file is CSV, JSON or a plain list of titles, gzipped or not. CSV has commas, semicolons, tabs or what its first line says
        (`sep=;`), and a title above the column names is skipped. JSON is a list, a list under a key, or a movie a line. Text that
        isn't UTF-8 or UTF-16 is Windows-1252 if that makes words. Otherwise you are asked, or say `--encoding` with
        \(encodings).

        A row that is shorter or longer than the column names is left out and named. A cell that can't be used is left out alone, and so
        is a key that an object has twice. What `movies find --json` writes is read exactly, with ratings of 10.

        ## Which movie is meant

        An id in common makes two movies one. Another id, or no director in common, makes them two. Otherwise a title in common, also
        the original one, makes them one in the same year. Punctuation, accents, & and numerals don't count. If only an article differs,
        or the year is one apart or unknown, a director or the length has to agree. If it doesn't, you are asked. A movie without a year
        that was watched two years before another came out is not that one.

        So it is between a file and the catalog, between two rows, in what you add, and on the page of duplicates. Joined rows are
        counted. In a file without years and ids, rows of one title are one movie. Two ids or years of one title in a file are two movies.
        The order of files changes nothing.

        The rating and review of a row with a date of watching belong to that viewing. If rows give a movie several ratings, those that
        give way are named.

        ## What columns are called

        Case, accents, spaces, punctuation and order don't matter. These words may come before or after a name:

        \(affixes)

        `--columns 'Memo=note,Score=rating/100,Date=watched/mdy,Price='` overrides all of it, and leaves out Price. The values decide about a
        name with a ?.

        | what it says | names |
        | --- | --- |
        \(columns)

        - **Ratings** are of 5, 10 or 100, as the name, the format or all values tell. Two of them are shown as they will be. If none
          is above 4, or one is from 11 to 20, you are asked. What can't
          be kept in tenths is left out and named, unless `--columns` names the scale. What could be the public's average, a rank or a
          certificate is no rating unless its name says whose it is. Beside `titre` or `année`, `note` is a rating.
        - **People**: `Mann, Michael` may be one name or two, and is left out and named, unless at most one cell in twenty is such.
        - **Watched** is x, ✓, yes, ja and the like, also beside dates in another column. A cell may have one of these words, and a list in
          JSON has a day each. No, zero plays and words for not watched outweigh a day.
        - **When**, date and the like are days of watching if nothing else is, next to a rating, a note or a status, unless they are old.
        - **Ids** count wherever they are: addresses and ids of \(sites) in any column, line or link.
        - **Dates** such as 4/5/2020 are read as the others of the column tell. If none does, you are asked. A spreadsheet's number of a
          day is a date. Your own date before 1930 or after tomorrow is left out and named. A viewing two years before the movie is named,
          and stays.
        - **Lengths** above 1,000 are in seconds, and left out.
        - **Nothing** is N/A, null, None, NaN, - or \\N. A movie may be called None or -.

        \(statuses)

        ## Formats that are known

        Other columns are what they are called above, unless all are left out.

        | file | known by | columns with a meaning of their own | left out |
        | --- | --- | --- | --- |
        \(formats)

        A folder or zip archive is one import. Letterboxd's has the diary, reviews, ratings, watched, watchlist, likes/films and the lists.
        Its `profile.csv`, `comments.csv` and the folders `deleted` and `orphaned` are skipped. “liked” becomes a tag. Lists come in
        as lists, with description, order and notes. Trakt's are called as their files are: `list-noir.json` is “noir”. What movies exports
        has each movie's places under `lists`. Only a backup has searches kept by name, and empty lists.

        A plain list or diary is a title a line: `- [x] Heat (1995)`, `12. **Heat** (1995)`, `[[Heat (1995)]]`, `(1995) Heat`,
        `Heat – 1995`, `Heat ('95)`, `2024-01-05 Heat (1995) 8/10`, `★★★½ Heat (1995)` or `x 2024-01-05 Heat +cinema`. Without a year a
        title has a bullet, a number, a box, a day or a tag before or after it, and isn't further in than others. What follows is read
        as what you type after `s`: a day, a rating, “rewatch”, tags, and the rest is a note. A day without a year is of the heading's
        year. A film that comes again was watched again. A mark before a title says whether it was watched.
        A link to a site without movies is no title. A note with properties before its text (`---`) is one movie, unless the text is a
        table or a list. A table of Markdown is read as any other, `| Title | Year |`, also below prose.

        | mark | says |
        | --- | --- |
        \(marks)

        ## What is no movie

        These types stay out, counted and with the first titles named. `--all-types` brings them in.

        | types |
        | --- |
        | \(types) |

        In Netflix's viewing history, titles with the same beginning before `: ` are episodes, if one has three parts, there are ten, or
        four differ only by a number. A title that the catalog or the known facts have
        is a movie, and doesn't count. Two to nine others are taken as movies, and named. A
        supplemental type is a trailer. In the viewing activity, a movie is watched once half of it was played on a day, or twenty minutes
        if its length isn't known. A row with a season, an episode or the name of a series is no movie. If a file has several people, you
        are asked, or say `--profile NAME`.

        ## What is refused

        XML and nfo, spreadsheets, other office documents, PDF, web pages and databases are refused in a line that says what would
        do. So is JSON with several lists of movies, or with mere texts. So are these files:

        | known by | what they have |
        | --- | --- |
        \(refused)

        Beside a bare title or name a table needs a year, a director, an id, a runtime, a rating or a date. Without director and id it
        is refused for one of these columns, unless a column says when it was watched, or `--columns 'Platform='` leaves it out:

        \(others)

        """
    }

    private static var columns: String {
        var names: [String: [String]] = [:]
        var order: [String] = []
        for field in MovieField.allCases {
            let what = Column.field(field).description
            order.append(what)
            names[what] = [field.key]
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

    private static var marks: String {
        [true, false].map { isWatched in
            let marks = PlainLine.marks.filter { $0.isWatched == isWatched }.map { "`\($0.mark)`" }
            return "| \(marks.joined(separator: " ")) | \(isWatched ? "watched" : "not watched") |"
        }.joined(separator: "\n")
    }

    private static var sites: String { Movie.sites.map { "`\($0.sign)`" }.joined(separator: ", ") }

    private static var statuses: String {
        WatchStatus.words.map { "- \($0.status): \($0.words.replacing(",", with: ", "))" }.joined(
            separator: "\n")
    }

    private static var affixes: String {
        Column.affixes.map { "- \($0.words.joined(separator: ", "))" }.joined(separator: "\n")
    }

    private static var encodings: String {
        CodePage.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }

    /// One row for each meaning of a column. Cells that repeat the row above are empty.
    private static var formats: String {
        var rows: [(kind: String, signs: [String], columns: [String], left: String)] = []
        let history = MovieFileFormat.history(["title", "date"])
        for format in MovieFileFormat.known + [history].compactMap(\.self) where !format.isOwn {
            let own = format.columns.sorted { $0.key < $1.key }
            let columns = own.compactMap { name, column in column.map { "\(name): \($0)" } }
            let left = own.filter { $0.value == nil }.map(\.key).joined(separator: ", ")
            let name = format.nameSign.map { ", and “\($0)” in its name" } ?? ""
            let signs =
                format.signs.sorted().joined(separator: ", ")
                + (format.kind == .netflixHistory ? " alone" : "") + name
            let same = rows.firstIndex {
                $0.kind == "\(format.kind)" && $0.columns == columns && $0.left == left
            }
            if let same {
                rows[same].signs.append(signs)
            } else {
                rows.append(("\(format.kind)", [signs], columns, left))
            }
        }
        var last: [String] = []
        return rows.map { row in
            let new = row.columns.filter { !last.contains($0) }
            let isLikeLast = row.columns.count - new.count > 1
            last = row.columns
            let columns =
                (isLikeLast ? "as above, but " : "")
                + (isLikeLast ? new : row.columns).joined(separator: "; ")
            return "| \(row.kind) | \(row.signs.joined(separator: "; or ")) | \(columns) | \(row.left) |"
        }.joined(separator: "\n")
    }

    private static var types: String {
        (TypeColumns.words + TypeColumns.soleWords.sorted().map { "\($0) alone" }).joined(separator: ", ")
    }

    private static var others: String {
        MovieFileFormat.otherSigns.map { names, contents in
            "- \(names.joined(separator: ", ")): \("\(contents)".prefix { $0 != ";" })."
        }
        .joined(separator: "\n")
    }

    private static var refused: String {
        var lines: [(contents: String, signs: [String])] = []
        for (signs, _, contents) in MovieFileFormat.withoutMovies {
            let names = signs.sorted().joined(separator: ", ")
            if lines.last?.contents == "\(contents)" {
                lines[lines.count - 1].signs.append(names)
            } else {
                lines.append(("\(contents)", [names]))
            }
        }
        return lines.map { "| \($0.signs.joined(separator: "; ")) | \($0.contents) |" }
            .joined(separator: "\n")
    }
}
