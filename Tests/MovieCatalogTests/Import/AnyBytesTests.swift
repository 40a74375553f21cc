import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Files of any bytes")
struct AnyBytesTests {
    /// The start of a file of each kind, with its name.
    static let files: [(name: String, text: String)] = [
        (
            "ratings.csv",
            "Const,Your Rating,Date Rated,Title,Title Type,IMDb Rating,Num Votes,Release Date\n"
                + "tt0041959,9,4/18/2018,A &amp; B,movie,8.1,\"190,000\",9/22/1949\n"
        ),
        ("watchlist.csv", "Position,Const,Description,Title,Your Rating\n1,tt0041959,x,The Third Man,\n"),
        ("list.csv", "Position,Const,Description,Title,Your Rating\n1,tt0041959,x,The Third Man,\n"),
        (
            "diary.csv",
            "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2023-01-02,M,1931,u,4.5,,\"a,b\",2023-01-01\n"
        ),
        (
            "reviews.csv",
            "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n2023-01-02,M,1931,u,4.5,,"
                + "\"<i>a</i>&amp;\nb<br>\",,\n"
        ),
        ("ratings.csv", "Date,Name,Year,Letterboxd URI,Rating\n2023-01-02,M,1931,u,4.5\n"),
        ("watched.csv", "Date,Name,Year,Letterboxd URI\n2023-01-02,M,1931,u\n"),
        ("watchlist.csv", "Date,Name,Year,Letterboxd URI\n2023-01-02,M,1931,u\n"),
        ("likes/films.csv", "Date,Name,Year,Letterboxd URI\n2023-01-02,M,1931,u\n"),
        ("NetflixViewingHistory.csv", "Title,Date\n\"M\",\"10/21/20\"\n"),
        (
            "ViewingActivity.csv",
            "Start Time,Title,Supplemental Video Type,Country\n2022-07-28 04:22:11,M,,DE\n"
        ),
        ("simkl.csv", "SIMKL_ID,Title,Type,Year,Watchlist,Rating\n1,M,movie,1931,completed,8\n"),
        ("yamtrack.csv", "media_id,source,media_type,title,score,status\n1,tmdb,movie,M,8.5,Completed\n"),
        ("films.md", "- [ ] M (1931)\n"),
        ("list.csv", "Letterboxd list export v7\na,b\n\nPosition,Name,Year,URL,Description\n1,M,1931,u,x\n"),
        (
            "export.csv",
            "imdbID,tmdbID,Title,WatchedDate,Rating,Rating10,Review\ntt0000001,2,M,2023-01-01,4,8,x\n"
        ),
        ("films.csv", "title;year;rating;watched;genres\nM;1931;8,5;yes;Crime\n"),
        ("films.jsonl", "{\"title\": \"M\"}\n"),
        ("stars.csv", "Title Name,Star Value,Event Utc Ts\nM,4,2023-01-01 20:00:00\n"),
        ("history.csv", "date,full_title,title,watched_status\n1672599600,M,M,1\n"),
        ("records.csv", "entity_type,movie_name,series_name,type,created_at\nmovie,M,,watch,2023-01-01\n"),
        ("csfd.csv", "Název,Hodnocení,Datum\nM,80%,1.2.2023\n"),
        ("ant.csv", "FormattedTitle,Media Label,Date Watched\nM,DVD,1/2/2023\n"),
        ("tmdb.csv", "id,title,vote_average,release_date,genre_ids\n832,M,8.1,1931-05-11,\n"),
        ("films.json", "[{\"Title\": \"M\", \"Genres\": [\"Crime\"], \"Rating\": 8.5}]"),
        (
            "ratings.json",
            "[{\"rating\": 8, \"movie\": {\"title\": \"M\", \"ids\": {\"trakt\": 1, \"slug\": \"m\"}}}]\n"
        ),
    ]

    @Test("the files are one of each kind, and all are read without a problem")
    func allKinds() throws {
        let readings = try Self.files.map { try MovieFileReading($0.text, named: $0.name) }
        #expect(Set(readings.map(\.kind)) == Set(MovieFileKind.allCases))
        for reading in readings {
            #expect(reading.problems == [] && reading.rows.count == 1, "\(reading.kind)")
        }
    }

    @Test("no bytes trap, and no message has a control character", arguments: UInt64(1)...12)
    func mutated(seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        let signs = Array("\",;\t\r\n\\N#&<>()|/-.0129ttx".utf8) + [0x00, 0x1F, 0x8B, 0xC3, 0xE9, 0xFF]
        for (name, text) in Self.files {
            var bytes = Array(text.utf8)
            bytes += bytes.suffix(40)
            for _ in 0..<Int.random(in: 1...12, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let sign = signs.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[place] = sign
                case 1: bytes.insert(sign, at: place)
                case 2: bytes.remove(at: place)
                case 3: bytes[place] = .random(in: 0 ... .max, using: &random)
                default: bytes.removeLast(min(bytes.count, Int.random(in: 0..<4, using: &random)))
                }
            }
            check(bytes, name, seed: seed, random: &random)
            var packed = try gzip(bytes)
            packed[Int.random(in: 0..<packed.count, using: &random)] = .random(in: 0 ... .max, using: &random)
            check(packed, name, seed: seed, random: &random)
            check(
                (0..<60).map { _ in .random(in: 0 ... .max, using: &random) }, name, seed: seed,
                random: &random)
        }
    }

    private func check(_ bytes: [UInt8], _ name: String, seed: UInt64, random: inout RandomNumbers) {
        let step = Int.random(in: 1...9, using: &random)
        let includesAllTypes = Bool.random(using: &random)
        var messages: [String] = []
        do {
            let reading = try MovieFileReading(
                bytes, named: name, step: step, includesAllTypes: includesAllTypes)
            messages = reading.problems
        } catch {
            messages = ["\(error)"]
        }
        for message in messages {
            #expect(
                !message.unicodeScalars.contains { $0.properties.generalCategory == .control },
                "seed \(seed), \(name): \(bytes)")
        }
    }

    @Test("an import in which nothing is wrong prints at most twelve lines, and a Letterboxd export 25")
    func lines() throws {
        for file in Self.files {
            let name = file.name.split(separator: "/").joined(separator: "-")
            // A row that is there twice is joined.
            let rows = file.text.split(separator: "\n")
            let last = rows.count == 2 ? rows[1] : ""
            let folder = try ImportFolder([name: file.text + last])
            guard let files = try? folder.opened(name) else { continue }
            try check(files, 12)
        }
        let list = try ImportFolder([
            "films.csv": """
            Film,Jahr,Mark,My Rating,type,url,x
            Heat,1995,1,80,movie,u,
            Heat,1995,2,80,movie,u,
            Saw,2004,2,75,movie,u,
            M,1931,2,55,tv,u,
            """
        ])
        try check(list.opened("films.csv"), 12)
        let export = try LetterboxdArchiveTests.folder()
        try check(ImportFiles([export.path]), 25)
    }

    private func check(_ files: ImportFiles, _ most: Int) throws {
        let (plan, report) = try Catalog(of: []).take(files)
        let head =
            ["Import", "Comparing with the catalog"] + files.descriptions
            + [files.ignoredInWords].compactMap(\.self)
        for lines in [plan.lines(isDryRun: true), report.lines(isDryRun: false)] {
            let lines = head + lines
            #expect(lines.count <= most, "\(lines.joined(separator: "\n"))")
        }
    }
}
