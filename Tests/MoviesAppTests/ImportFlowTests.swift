import Foundation
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

@Suite("Import flow")
final class ImportFlowTests {
    private let catalog: Catalog
    private let session: ScriptedSession
    private let folder: String

    init() throws {
        let catalog = try Catalog.sample()
        self.catalog = catalog
        session = ScriptedSession { AppCoordinator(catalog: catalog, navigator: $0) }
        let url = FileManager.default.temporaryDirectory.appending(path: "flow \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func write(_ text: String, to name: String = "films.csv") throws -> String {
        let path = "\(folder)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    @Test("Each doubtful movie is asked about on its own page, above the preview")
    func tree() throws {
        session.answer("i", try write("title\nGaslight\nHeat\n"), "d", "1")
        #expect(
            session.tree == """
                AppCoordinator
                └── MovieListCoordinator
                    ├── MovieListScreen
                    └── ImportCoordinator
                        ├── ImportFileScreen
                        ├── ImportPreviewScreen
                        └── ImportDoubtScreen *
                """)
        #expect(session.page.title == "Doubtful movie 2 of 2")
        #expect(!session.page.commands.contains { $0.letter == "o" || $0.letter == "l" })
        session.answer("x")
        #expect(session.screens.last is ImportPreviewScreen)
    }

    @Test("Answers about doubtful movies count after the last one, and not after going back")
    func answersLeft() throws {
        session.answer("i", try write("movie,tags\nGaslight,mine\nHeat,mine\nNo Such Movie,mine\n"))
        session.answer("d", "1", "b", "i")
        #expect(
            session.transcript.contains(
                "Imported: 1 new, 0 changed, 0 already there, 2 doubtful and skipped."))
        session.answer(
            "i", try write("movie,tags\nGaslight,mine\nHeat,mine\nAlien,mine\n"), "d", "n", "1", "o", "i")
        #expect(
            session.transcript.contains(
                "Imported: 0 new, 1 changed, 0 already there, 2 doubtful and skipped."))
        let tagged = try catalog.movies(of: MovieQuery(search: MovieSearch("tag:mine")), in: 0..<9)
        #expect(tagged.map(\.title) == ["Gaslight", "No Such Movie"])
    }

    @Test("The preview offers what a column of ratings can be, and follows the choice")
    func ratings() throws {
        let text = "title,year,Score,Stars\nNo Such Movie,1950,4,80\nNor This One,1951,3,70\n"
        session.answer("i", try write(text))
        #expect(session.page.texts.contains { $0.contains("it isn't clear what the best possible one is") })
        #expect(
            session.page.items == [4, 5, 10].map { "The best possible rating is \($0)" }
                + ["Leave the column out"])
        session.answer("i")
        #expect(session.transcript.contains("There is no command “i”"))
        session.answer("2")
        #expect(session.page.texts.contains("Columns: “Score” → your rating, of 5; ignored: “Stars”"))
        #expect(session.page.items == ["Choose what “Score” is", "Choose what “Stars” is", "Import"])
        session.answer("1")
        #expect(session.page.title == "What is “Score”?")
        session.answer("2")
        #expect(session.screens.last is ImportPreviewScreen)
        #expect(session.page.texts.contains("Columns: “Score” → your rating, of 10; ignored: “Stars”"))
        session.answer("1 4")
        #expect(
            session.page.texts.contains("Columns: “Stars” → your rating, of 100, “Score” → ignored"))
        session.answer("1", "b")
        #expect(session.page.texts.contains("Columns: “Stars” → your rating, of 100, “Score” → ignored"))
        session.answer("1 1", "2 3")
        #expect(session.page.texts.contains("Columns: “Stars” → your rating, of 100; ignored: “Score”"))
        session.answer("i")
        let ratings = try catalog.movies(of: MovieQuery(search: MovieSearch("year:1950..1951")), in: 0..<99)
            .filter { $0.title.hasPrefix("No") }.map(\.rating?.description)
        #expect(Set(ratings) == ["8", "7"])
    }

    @Test(
        "Ratings taken for someone else's can be made the user's, and clear ones need no question")
    func ratingsLeftOut() throws {
        session.answer("i", try write("title,Rating\nNo Such Movie,8.3\nNor This One,7.1\n"))
        #expect(session.page.texts.contains { $0.contains("most values have decimals") })
        session.answer("1 2")
        #expect(session.page.texts.contains("Columns: “Rating” → your rating, of 10"))
        #expect(!session.page.texts.contains { $0.contains("tenths") })
        for text in ["Const,Title,Your Rating\ntt1,Heat,7\n", "title,year\nHeat,1995\n"] {
            session.answer("b", try write(text))
            #expect(session.page.title == "Import" && session.page.items == [])
        }
    }

    @Test("Ambiguous dates are asked about, and nothing is imported before the answer")
    func days() throws {
        session.answer("i", try write("Title,Date\nNo Such Film,12/10/20\n", to: "n.csv"))
        #expect(session.page.items == ["12/10/20 is 2020-12-10", "12/10/20 is 2020-10-12"])
        session.answer("i")
        #expect(session.transcript.contains("There is no command “i”"))
        session.answer("2", "i")
        let movies = try catalog.movies(of: MovieQuery(search: MovieSearch("no such film")), in: 0..<9)
        #expect(movies.map(\.viewings) == [[Viewing(on: Day("2020-10-12"))]])
    }

    @Test("An import ends on the list of its movies, and back returns to the list before it")
    func whatCame() throws {
        let movie = try #require(try catalog.movie(Movie.ID(1)))
        let rows = "title,year,tags\nNo Such Movie,1950,x\n\"\(movie.title)\",\(movie.year ?? 0),mine\n"
        session.answer("l", "m", "/alien", "i", try write(rows), "i")
        #expect(session.page.texts.first?.hasPrefix("Just imported: ") == true)
        #expect(session.page.items.count == 2)
        let others = try catalog.count(of: MovieQuery(search: MovieSearch("imported:no")))
        #expect(try others == .exactly(catalog.movies(of: MovieQuery(), in: 0 ..< .max).count - 2))
        session.answer("b")
        #expect(session.page.texts.first?.hasPrefix("“alien”: ") == true)
        // A later change doesn't affect what the search finds, but undoing the import does.
        try catalog.update(Movie.ID(2), as: .tagged) { $0.tags = ["y"] }
        let imported = MovieQuery(search: try MovieSearch("imported:yes"))
        #expect(try catalog.count(of: imported) == .exactly(2))
        try catalog.undo()
        try catalog.undo()
        #expect(try catalog.count(of: imported) == .exactly(0))
    }

    @Test("An import into a catalog in memory warns that its changes aren't kept")
    func notKept() throws {
        let console = Script(["i", try write("title,year\nNo Such Movie,1950\n"), "i", "q"])
        #expect(MoviesProgram(catalog: catalog).run(on: console) == .success)
        #expect(console.transcript.contains("\nYour changes are not kept: "))
    }

    @Test("Undoing an import returns to the list before it, and not to an empty one")
    func undone() throws {
        session.answer("/alien", "i", try write("title,year,tags\nNo Such Movie,1950,x\n"), "i")
        #expect(session.page.texts.first?.hasPrefix("Just imported: ") == true)
        session.answer("1", "u")
        #expect(session.page.said == ["Undone: importing 1 movie."])
        #expect(session.page.texts.first?.hasPrefix("“alien”: ") == true)
    }

    @Test("The meaning of any column can be typed on the preview, and a wrong one is refused")
    func anyColumn() throws {
        session.answer(
            "i", try write("Film,year,Memo,Mark\nNo Such Movie,1950,fine,4\nNor This,1951,,9\n"), "k")
        #expect(session.page.title == "What do the columns mean?")
        #expect(
            session.page.texts.first == "“Film” → title, “year” → year, “Memo” → note, “Mark” → nothing")
        session.answer("memo=note, Mark=rating/10")
        #expect(session.screens.last is ImportPreviewScreen)
        #expect(
            session.page.texts.contains(
                "Columns: “Film” → title, “Memo” → note, “Mark” → your rating, of 10"))
        for (line, words) in [
            ("Film=", "there is no title column among"), ("Seen=watched", "There is no column “Seen”"),
            ("Memo=nonsense", "There is no field “nonsense”"),
        ] {
            session.answer("k", line)
            #expect(session.page.title == "What do the columns mean?")
            #expect(session.transcript.contains(words))
            session.answer(":b")
        }
        session.answer("k", "year=note", "k", "Memo=,year=year", "i")
        let movies = try catalog.movies(of: MovieQuery(search: MovieSearch("title:no title:such")), in: 0..<9)
        #expect(
            movies.map(\.rating?.tenths) == [40] && movies.map(\.note) == [nil]
                && movies.map(\.year) == [1950]
        )
        session.answer("i", try write("{\"title\":\"M\"}\n", to: "a.jsonl"), "k")
        #expect(session.transcript.contains("There is no command “k”"))
    }

    @Test("The preview names ratings that would be replaced, and follows the choice of whose count")
    func whoWins() throws {
        try catalog.update(Movie.ID(1), as: .edited([.rating])) {
            ($0.rating, $0.dayRated) = (Rating(tenths: 80), Day("2024-05-01"))
        }
        let movie = try #require(try catalog.movie(Movie.ID(1)))
        let (title, year) = (movie.title, try #require(movie.year))
        let named = "\(title) (\(year)): your rating "
        session.answer(
            "i", try write("title,year,my rating,date rated\n\"\(title)\",\(year),6.5,2025-01-02\n"))
        #expect(
            session.page.texts.contains(
                "Your values replaced by the file's: 1 movie, such as \(named)8 → 6.5 (rated 1 May 2024 → 2 Jan 2025)"
            ))
        session.answer("w")
        #expect(
            session.page.items == [
                "The later ones, or yours if a date is missing (now)", "Yours", "The file's",
            ])
        session.answer("2")
        #expect(session.screens.last is ImportPreviewScreen)
        #expect(
            session.page.texts.contains(
                "Kept as you have it: 1 movie, such as \(named)8, not 6.5 (rated 1 May 2024, not 2 Jan 2025)")
        )
        session.answer("w 3", "i")
        #expect(try catalog.movie(Movie.ID(1))?.rating == Rating(tenths: 65))
        session.answer("i", try write("title,year\nNo Such Movie,1950\n"), "w")
        #expect(session.transcript.contains("There is no command “w”"))
    }

    @Test("A row with the id of an earlier row can be imported as another movie")
    func earlierRow() throws {
        let rows = "title,year,imdb_id,tmdb_id\nGaslight,1940,,5\nB,1991,tt0031359,6\n"
        session.answer("i", try write(rows), "d")
        #expect(
            session.transcript.contains("An earlier row has the same id. Is it another movie?\n\na new"))
        session.answer("a", "i")
        #expect(session.transcript.contains("Imported: 1 new, "))
    }

    @Test("Rows with the ids of earlier rows are decided together")
    func earlierRows() throws {
        let rows = """
            title,year,imdb_id,tmdb_id
            Gaslight,1940,,5
            B,1991,tt0031359,6
            Casablanca,1942,,7
            C,1992,tt0034583,8

            """
        session.answer("i", try write(rows), "d", "l")
        #expect(session.page.title == "This movie and 1 more with the id of an earlier row")
        #expect(session.page.items == ["Each is a new movie", "Skip them all"])
        session.answer("1", "i")
        #expect(session.transcript.contains("Imported: 2 new, "))
    }

    @Test("One answer decides all doubts of a kind, and the other kinds are still asked about")
    func allLikeThis() throws {
        let text = "movie,tags\nHeat,mine\nGaslight,mine\nAlien,mine\nJaws,mine\nThe Third Man,mine\n"
        session.answer("i", try write(text), "d")
        #expect(session.page.title == "4 doubtful movies of 5")
        session.answer("n", "l")
        #expect(session.page.title == "This movie and 3 more that could be one movie")
        #expect(
            session.page.items == [
                "Each is the movie that it matches", "Each is a new movie", "Skip them all",
            ])
        session.answer("1")
        #expect(session.page.title == "Doubtful movie 2 of 5")
        session.answer("l")
        #expect(session.transcript.contains("There is no command “l”"))
        session.answer("x", "i")
        #expect(
            session.transcript.contains(
                "Imported: 0 new, 4 changed, 0 already there, 1 doubtful and skipped."))
        session.answer(
            "i", try write("title,runtime\nHeat,1\nGaslight,1\nAlien,2\n"), "d", "n", "l 2", "x", "i")
        #expect(
            session.transcript.contains(
                "Imported: 2 new, 0 changed, 0 already there, 1 doubtful and skipped."))
    }

    @Test("One yes decides all movies whose titles each match one movie")
    func oneYes() throws {
        session.answer("i", try write("movie\nHeat\nGaslight\nAlien\n"), "d", "")
        #expect(session.page.title == "Doubtful movie 2 of 3")
        session.answer("x", "i")
        #expect(
            session.transcript.contains(
                "Imported: 0 new, 0 changed, 2 already there, 1 doubtful and skipped.")
                || session.page.texts.contains("There is nothing new here. Type b to go back."))
    }

    @Test("Changes of the user's ratings are counted and listed on the preview")
    func ratingChanges() throws {
        let movie = try #require(try catalog.movie(Movie.ID(1)))
        try catalog.update(movie.id, as: .edited([.rating])) {
            ($0.rating, $0.dayRated) = (Rating(tenths: 80), Day("2018-09-29"))
        }
        let year = try #require(movie.year)
        session.answer(
            "i", try write("title,year,watched,my rating\n\"\(movie.title)\",\(year),2020-09-28,10\n"))
        #expect(session.page.texts.contains("1 of your ratings changes: \(movie.title) (\(year)) 8 → 10"))
        #expect(session.page.texts.contains { $0.contains("rated 10 on 28 Sep 2020") })
        session.answer("o")
        #expect(session.page.texts.contains("1 of your ratings changes: \(movie.title) (\(year)) 8 → 10"))
        session.answer("b", "i")
        #expect(try catalog.movie(movie.id)?.yourRating == Rating(tenths: 100))
    }

    @Test("A file that changes after its preview stops the import, and the preview says so")
    func changedFile() throws {
        session.answer("i", try write("title\nNo Such Movie\n"))
        let before = try catalog.count(of: MovieQuery())
        _ = try write("title\nNo Such Movie\nAnother\n")
        session.answer("i")
        #expect(session.screens.last is ImportPreviewScreen)
        #expect(session.transcript.contains("was changed while it"))
        #expect(try catalog.count(of: MovieQuery()) == before)
        session.answer("h", "q")
        #expect(session.status == .success)
    }

    @Test("Each question of an import has its own help")
    func help() throws {
        session.answer(
            "i", try write("title,year,Score,Stars\nNo Such Movie,1950,4,80\nNor This One,1951,3,70\n"))
        #expect(
            session.page.texts.contains { $0.hasSuffix("possible one is. Choose one before you import.") })
        #expect(session.page.help == ["This is what the import would do. Nothing has changed yet."])
        session.answer("2", "1")
        #expect(session.page.title == "What is “Score”?")
        #expect(session.page.help == ["Your choice overrides the guess. Type b to leave it as it is."])
        session.answer("b", "k")
        #expect(session.page.help.first?.hasPrefix("The fields are title, ") == true)
        session.answer(":b", "b", try write("movie\nHeat\nGaslight\nAlien\n"), "d")
        #expect(session.page.help == ["The other doubtful movies are asked about one by one."])
        #expect(session.page.texts.first == "Each has the title of one movie, but no year to be sure:")
        #expect(session.page.question == .yesOrNo("Is each one that movie?", default: true))
    }

    /// Returns a session at an import preview with this result.
    private func preview(_ change: (inout ImportReport) throws -> Void) throws -> ScriptedSession {
        var report = ImportReport()
        try change(&report)
        let screen = ImportPreviewScreen(try ImportBatch([try write("title,year\nM,1931\n")]))
        screen.state = .compared(report)
        return ScriptedSession(screen)
    }

    @Test("A preview offers only the actions that its movies allow")
    func offers() throws {
        func letters(_ change: (inout ImportReport) throws -> Void) throws -> String {
            try preview(change).page.commands.map { String($0.letter) }.joined()
        }
        let nothing = "There is nothing new here. Type b to go back."
        #expect(try letters { _ in } == "" && preview { _ in }.page.texts.contains(nothing))
        #expect(try preview { $0.unchanged = 1 }.page.texts.contains(nothing))
        #expect(try letters { $0.added = 1 } == "i" && !preview { $0.added = 1 }.page.texts.contains(nothing))
        #expect(try letters { $0.changed = 1 } == "i" && letters { $0.gains.lists = 1 } == "i")
        let conflict = ValueConflict(value: "your rating", mine: "8", theirs: "9.5", isReplaced: true)
        let conflicts = [conflict].inWords(of: Movie(title: "Heat"))
        #expect(
            try letters { $0.replaced.add(conflicts) } == "wo"
                && letters { $0.kept.add(conflicts) } == "wo")
        let session = try preview { $0.kept.add(conflicts) }
        session.answer("w")
        #expect(session.page.title == "Whose ratings and dates count, if both have one?")
        #expect(session.page.help == ["Notes, tags and viewings are added to yours either way."])
        for known in [0, 1] {
            let session = try preview { ($0.added, $0.known) = (2, known) }
            let facts = "1 of 2 gets directors, lengths, genres and more."
            #expect(session.page.defaultItem == 1 && session.page.items == ["Import"])
            #expect(session.page.texts.contains(facts) == (known == 1))
            if known == 1 { session.answer("f") }
            #expect(!session.page.texts.contains(facts))
        }
        let doubtful = try preview {
            $0.doubts = [
                ImportDoubt(
                    id: ImportDoubt.ID(file: 0, line: 2), position: FilePosition(path: "a", row: 2),
                    movie: Movie(title: "Heat"), candidates: [])
            ]
        }
        #expect(doubtful.page.texts.contains("Doubtful movies are skipped. Type d to decide on them."))
        #expect(doubtful.page.commands.map(\.letter) == ["d"])
    }

    @Test("Control characters in a file's name, columns and titles are spelled out")
    func harmless() throws {
        let path = try write("movie,\u{1B}[2J\nGas\u{1B}[31mlight,x\nGaslight,x\n", to: "a\u{1B}[1m.csv")
        // Control characters can't be typed, but files can contain them.
        session.answer("i", path)
        #expect(session.screens.last is ImportFileScreen)
        let files = try ImportBatch([path])
        let screen = ImportPreviewScreen(files)
        screen.state = .compared(try catalog.preview(files))
        #expect(files.descriptions.allSatisfy { !$0.contains("\u{1B}") })
        #expect(try catalog.preview(files).lines().allSatisfy { !$0.contains("\u{1B}") })
        #expect(try catalog.preview(files).doubts.allSatisfy { !"\($0)".contains("\u{1B}") })
        #expect(!session.transcript.contains("\u{1B}"))
    }
}
