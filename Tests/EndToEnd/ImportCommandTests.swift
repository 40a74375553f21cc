import Foundation
import Programs
import Testing

@Suite("movies import")
struct ImportCommandTests {
    private static let files = TranscriptTests.folder.appending(path: "files")

    private func run(_ command: String) throws -> Shell.Result {
        try Shell.run("cd '\(Self.files.path)'\n" + command)
    }

    @Test("a folder of an export that can't be read is told, and nothing is imported")
    func unreadableFolder() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let likes = folder.path + "/likes"
        try FileManager.default.createDirectory(atPath: likes, withIntermediateDirectories: true)
        try Data("Date,Name\n2023-01-02,Heat\n".utf8).write(to: URL(filePath: folder.path + "/watched.csv"))
        try #require(chmod(likes, 0) == 0)
        // Root could read the file despite its permissions.
        let user = geteuid() == 0 ? "setpriv --reuid=65534 --clear-groups " : ""
        let result = try Shell.run("\(user)$movies import '\(folder.path)'")
        #expect(result.trouble.contains("\(likes)/: you have no permission to read it"))
        #expect(result.status == 66)
    }

    @Test("a report that can't be written any more is told of with status 74; the movies are there")
    func fullDisk() throws {
        // The limit is large enough for the output before the report.
        let result = try run(
            """
            begun=$($movies import --dry-run letterboxd/ratings.csv | head -3 | wc -c)
            trap '' XFSZ
            ulimit -f 8192
            truncate -s $((8192 * 512 - begun - 2)) "$HOME/out"
            $movies import letterboxd/ratings.csv >>"$HOME/out"
            """)
        #expect(
            result.trouble
                == "movies: Writing the output failed: File too large. "
                + "The change was made. To take it back: movies undo.\n")
        #expect(result.status == 74)
    }

    @Test("says the kinds and what it did, and a second time that there was nothing to do")
    func twice() throws {
        let result = try run(
            """
            cd letterboxd
            $movies import diary.csv reviews.csv ratings.csv watched.csv &&
            $movies import diary.csv reviews.csv ratings.csv watched.csv | tail -1 &&
            printf 'u\\nq\\n' | $movies | grep -E 'of|Undone|^1|^2|^3'
            """)
        #expect(result.trouble == "")
        #expect(result.status == 0)
        #expect(
            result.output.hasPrefix(
                """
                Import
                4 files: diary.csv, reviews.csv, ratings.csv, watched.csv

                """))
        #expect(
            result.output.hasSuffix(
                """
                Adds 4 viewings, 2 rated movies, 1 note, 2 tags. After the import:
                - The Third Man (1949): rated 10 on 2 May 2023; watched 1 Jan 2023 (8), “Zither! And a "cuckoo clock".”, \
                1 May 2023 again (9); tags cinema, with Anna
                - Tár (2022): rated 7 on 4 May 2023; watched 3 May 2023 (7)
                - 1776 (1972): watched on an unknown day
                Ratings: diary.csv: “Rating”: 4.5 of 5 → 9, 4 of 5 → 8; reviews.csv: “Rating”: 4 of 5 → 8; \
                ratings.csv: “Rating”: 5 of 5 → 10, 3.5 of 5 → 7
                Rows about movies already counted: 6
                Ignored columns: “Date”, “Letterboxd URI”
                Facts known for 3 movies. Use movies complete to add them.
                Imported: 3 new, 0 changed, 0 already there.
                Imported: 0 new, 0 changed, 3 already there.
                3 movies watched, 0 to watch
                1. Tár (2022), you 7, seen 3 May 2023
                2. The Third Man (1949), you 10, seen 1 May 2023
                Undone: importing 3 movies.

                """), "\(result.output)")
    }

    @Test("reports on standard error each row that is left out, with control characters spelled out")
    func troubles() throws {
        let result = try run(
            "$movies import 'my films.csv' | grep -E '^Columns|rows|Imported'; $movies import 'my films.csv' | tail -1"
        )
        #expect(
            result.output == """
                Columns: “imdb_url” → IMDb; ignored: “\\u{1B}[2Jmood”
                Skipped rows: 1
                Imported: 5 new, 0 changed, 0 already there, 1 doubtful and skipped.
                Imported: 0 new, 0 changed, 5 already there, 1 doubtful and skipped.

                """)
        #expect(result.trouble.contains("movies: my films.csv, line 5, year: “soon” is not "))
        #expect(
            result.trouble.contains(
                "movies: my films.csv, line 6: 1 value for 5 columns, so the row is skipped.\n"))
        let doubtful = try run(
            """
            printf 'title,year\\n\\033[31mRed,1999\\n\\033[31mRed,2002\\n' > $XDG_DATA_HOME/a.csv
            printf 'title\\n\\033[31mRed\\n' > $XDG_DATA_HOME/b.csv
            cd $XDG_DATA_HOME; $movies import a.csv > out && $movies import b.csv | tail -1
            """)
        #expect(doubtful.output == "Imported: 0 new, 0 changed, 0 already there, 1 doubtful and skipped.\n")
        #expect(
            doubtful.trouble == """
                movies: b.csv, line 2: “\\u{1B}[31mRed” could be “\\u{1B}[31mRed” (1999) or \
                “\\u{1B}[31mRed” (2002), which the catalog has already, so it is skipped.

                """)
        #expect(doubtful.status == 0)
    }

    @Test("reads gzip, passes series over, and takes them with --all-types")
    func allTypes() throws {
        let make = """
            cd $XDG_DATA_HOME
            printf 'Const,Title,Title Type,Year\\ntt0041959,The Third Man,movie,1949\\ntt0903747,Breaking Bad,tvSeries,2008\\n' | gzip > imdb.csv.gz

            """
        let movies = try run(make + "$movies import imdb.csv.gz | tail -5")
        #expect(
            movies.output == """
                After the import:
                - The Third Man (1949): tt0041959
                Skipped, as they are not movies: 1: “Breaking Bad”
                Facts known for 1 movie. Use movies complete to add them.
                Imported: 1 new, 0 changed, 0 already there.

                """)
        let all = try run(make + "$movies import --all-types imdb.csv.gz | tail -1")
        #expect(all.output == "Imported: 2 new, 0 changed, 0 already there.\n")
    }

    @Test("--columns says what columns mean, in one go or several, and leaves some out")
    func columns() throws {
        let make = """
            cd $XDG_DATA_HOME
            printf 'Film,Rating,Score,Memo\\nHeat,4,90,good\\nAlien,3,70,\\n' > films.csv

            """
        let result = try run(
            make + """
                $movies import films.csv --columns 'score=rating/100,Memo=notes' --columns=Rating= &&
                $movies export out.csv && cut -d, -f 1,20,26 out.csv
                """)
        #expect(
            result.output == """
                Import
                movie list: films.csv
                Comparing with the catalog. Ctrl-C stops it.
                Columns: “Film” → title, “Score” → your rating, of 100, “Memo” → note, “Rating” → ignored
                Adds 2 viewings (2 rated, on an unknown day), 2 rated movies, 1 note. After the import:
                - Heat: rated 9; watched on an unknown day; note “good”
                - Alien: rated 7; watched on an unknown day
                Ratings: “Score”: 90 of 100 → 9, 70 of 100 → 7
                Imported: 2 new, 0 changed, 0 already there.
                Exported 2 movies to out.csv.
                title,rating,note
                Alien,7,
                Heat,9,good

                """)
        #expect(result.trouble == "")
        let refused = try run(make + "$movies import films.csv --columns Mark=rating")
        #expect(
            refused.trouble == """
                movies: There is no column “Mark” whose meaning can be chosen: films.csv has “Film”, “Rating”, \
                “Score”, “Memo”.

                """)
        #expect(refused.status == 64 && refused.output == "")
    }

    @Test("ratings of the catalog stay unless the file's are of a later day, and --replace takes them")
    func whoWins() throws {
        let result = try run(
            """
            cd $XDG_DATA_HOME
            printf 'title,year,my rating,date rated\nHeat,1995,8,2024-05-01\nAlien,1979,7.5,2024-05-01\n' > a.csv
            printf 'title,year,my rating,date rated\nHeat,1995,9.5,2025-01-02\nAlien,1979,9,\n' > b.csv
            $movies import a.csv > log; $movies import b.csv --verbose | tail -6; $movies import b.csv --replace | tail -3
            $movies import b.csv | tail -1; $movies export out.csv > log; cut -d, -f 1,20,21 out.csv
            """)
        #expect(
            result.output == """
                Your values replaced by the file's: 1 movie
                Heat (1995): your rating 8 → 9.5 (rated 1 May 2024 → 2 Jan 2025)
                Kept as you have it: 1 movie
                Alien (1979): your rating 7.5, not 9 (rated 1 May 2024, not on an unknown day)
                To use the file's instead, add --replace.
                Imported: 0 new, 1 changed, 1 already there.
                Your values replaced by the file's: 1 movie
                Alien (1979): your rating 7.5 → 9 (rated 1 May 2024 → on an unknown day)
                Imported: 0 new, 1 changed, 1 already there.
                Imported: 0 new, 0 changed, 2 already there.
                title,rating,date_rated
                Alien,9,
                Heat,9.5,2025-01-02

                """, "\(result.output)")
        #expect(result.trouble == "")
    }

    @Test("a JSON list of others is read as a table, and one that breaks off changes nothing")
    func json() throws {
        let result = try run(
            """
            cd $XDG_DATA_HOME
            printf '[{"Name":"Heat","releaseYear":1995,"my_rating":4.5},\\n{"Name":"Ran","Plot":"x"}]' > a.json
            printf '[{"Name":"Alien"},{"Name":' > b.json
            $movies import a.json | tail -n +2; $movies import b.json; $movies import a.json | tail -1
            $movies --catalog a.json </dev/null | grep '^[12]\\.'
            """)
        #expect(
            result.output == """
                movie list: a.json
                Comparing with the catalog. Ctrl-C stops it.
                Columns: “Name” → title, “releaseYear” → year, “my_rating” → your rating, of 5; ignored: “Plot”
                Adds 1 viewing (1 rated, on an unknown day), 1 rated movie. After the import:
                - Heat (1995): rated 9; watched on an unknown day
                - Ran
                Ratings: “my_rating”: 4.5 of 5 → 9
                Facts known for 1 movie. Use movies complete to add them.
                Imported: 2 new, 0 changed, 0 already there.
                Imported: 0 new, 0 changed, 2 already there.
                1. Ran

                """, "\(result.output)")
        #expect(
            result.trouble == """
                movies: b.json, movie 2, the list breaks off here. Fix that to read the list.

                """)
    }

    @Test(
        "--dry-run says what would be, and changes nothing; days that can be two end with 65 and what would do"
    )
    func dryRun() throws {
        let make = """
            cd $XDG_DATA_HOME
            printf 'Title,Date\\nOkja,12/10/20\\n' > n.csv; printf 'title,year\\nHeat,1995\\n' > films.csv

            """
        let dry = try run(make + "$movies import --dry-run films.csv | tail -4; ls")
        #expect(
            dry.output == """
                1 new movie
                After the import:
                - Heat (1995)
                Nothing was imported (--dry-run).
                films.csv
                n.csv

                """)
        let open = try run(make + "$movies import n.csv > out")
        #expect(
            open.trouble == """
                movies: n.csv, column “Date”: it isn't clear whether the month or the day comes first in “12/10/20”. \
                Use --columns 'Date=watched/mdy' if that is 2020-12-10, --columns 'Date=watched/dmy' if that is \
                2020-10-12.

                """)
        #expect(open.status == 65)
        let said = try run(make + "$movies import n.csv --columns Date=watched/dmy | tail -1")
        #expect(said.output == "Imported: 1 new, 0 changed, 0 already there.\n")
    }

    @Test("without a home there is nowhere to keep a catalog, which is said")
    func homeless() throws {
        let result = try run("env -u HOME -u XDG_DATA_HOME $movies import 'my films.csv'")
        #expect(result.trouble.hasPrefix("movies: There is no home folder to keep a catalog in. "))
        #expect(result.output == "")
        #expect(result.status == 64)
    }

    struct Refused: Sendable, CustomTestStringConvertible {
        let arguments: String
        let status: Int32
        let trouble: String
        var testDescription: String { "movies \(arguments)" }

        init(_ arguments: String, _ status: Int32, _ trouble: String) {
            (self.arguments, self.status, self.trouble) = (arguments, status, trouble)
        }
    }

    @Test(
        "what can't be imported gets one line, a status, and leaves everything as it is",
        arguments: [
            Refused("import", 64, "import needs FILE...: movies import ratings.csv. See movies --help."),
            Refused(
                "--all-types", 64,
                "--all-types goes with import: movies import --all-types FILE.... See movies --help."),
            Refused(
                "--replace", 64,
                "--replace goes with import: movies import --replace FILE.... See movies --help."),
            Refused(
                "--columns Rating=", 64,
                "--columns goes with import: movies import --columns COLUMN=FIELD,... FILE...."
            ),
            Refused(
                "import 'my films.csv' --columns Rating=rating/ten", 64,
                "“ten” is not a scale of ratings. Write the highest rating, from 1 to 1000: "
                    + "rating/5, rating/10, rating/100."),
            Refused(
                "import missing.csv", 66, "missing.csv: there is no such file. Check the name and the folder."
            ),
            Refused(
                "import .", 66,
                ". is a folder without Letterboxd's diary.csv, watched.csv or the like. Choose the export in it: ./letterboxd."
            ),
            Refused(
                "import links.csv", 65,
                "links.csv holds one part of MovieLens' data, which keeps titles and ratings apart. "
                    + "Choose a file that has both."
            ),
            Refused(
                "import title.akas.tsv", 65,
                "title.akas.tsv holds facts about all titles at IMDb, not the ones you watched. Use it with "
                    + "movies complete."),
            Refused(
                "import 'my films.csv' unclosed.csv", 65,
                "unclosed.csv, line 2, column 10: this quote is never closed. Close it, or double it if it is part of "
                    + "the text."),
            Refused(
                "import unclosed.csv", 65,
                "unclosed.csv, line 2, column 10: this quote is never closed. "
                    + "Close it, or double it if it is part of the text."),
            Refused(
                "import 'my films.csv' --catalog empty.csv/catalog.sqlite", 74,
                "empty.csv: there is no such folder. Make it first, or choose another."),
            Refused(
                "import 'my films.csv' --catalog links.csv", 65,
                "links.csv is not a movie catalog, and was left as it is. Choose another file."),
            Refused(
                "import /dev/null", 65,
                "/dev/null is not a regular file, and an import reads it twice. Save it to a file first."),
        ])
    func refused(refused: Refused) throws {
        let result = try run("$movies \(refused.arguments)")
        #expect(result.trouble == "movies: \(refused.trouble)\n")
        #expect(result.status == refused.status)
    }
}
