import Foundation
import MoviesApp
import Testing
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport

/// Runs an explorer through the program to find dead ends.
@Suite("Exploring movies") struct MoviesExplorerTests {
    @Test("The explorer reaches every screen of movies and finds no problem")
    func explored() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = folder.appending(path: "list.csv").path
        try Data("title\nHeat\nNo Such Film\n".utf8).write(to: URL(filePath: list))
        let export = folder.appending(path: "export.csv").path
        let texts = ["heat", list, export, folder.appending(path: "watched.html").path, "title=title"]
        var catalog = try Catalog(movies: Self.movies)
        func session() -> ScriptedSession {
            ScriptedSession {
                AppCoordinator(
                    catalog: catalog, context: SessionContext(seed: 1, exportPath: export), greets: false,
                    navigator: $0)
            }
        }
        // To examine a failure, pass a `log` closure, which receives each step.
        let explorer = Explorer(texts: texts, limit: 6_000, samples: 1)
        let exploration = try explorer.explore {
            catalog = try Catalog(movies: Self.movies)
            return session()
        } again: {
            session()
        }
        #expect(
            exploration.screens == [
                "CollectionStatisticsScreen", "DiaryScreen", "DuplicatesScreen", "ExportPathScreen",
                "FilterScreen", "FormQuestionScreen",
                "FormSummaryScreen", "ImportDoubtScreen", "ImportFileScreen", "ImportPreviewScreen",
                "MovieDetailScreen", "MovieGroupListScreen", "MovieListScreen", "MoviePairScreen",
                "OverviewScreen",
                "QuestionScreen of DiaryScreen", "QuestionScreen of ExportPathScreen",
                "QuestionScreen of FormSummaryScreen", "QuestionScreen of ImportPreviewScreen",
                "QuestionScreen of MovieDetailScreen", "QuestionScreen of MovieListScreen",
                "QuestionScreen of OverviewScreen", "QuestionScreen of QuestionScreen",
                "QuestionScreen of WatchLogScreen", "QuestionScreen of WatchedStatisticsScreen",
                "WatchLogScreen", "WatchedStatisticsScreen", "WatchedTableScreen",
            ])
        #expect(exploration.findings == [])
    }

    /// One more movie than fits on a page. The last two are likely duplicates.
    private static let movies = (1...11).map { number in
        var movie = Movie(
            id: Movie.ID(number), title: [1: "Heat", 11: "Film-10"][number] ?? "Film \(number)")
        movie.year = number == 11 ? 1960 : 1950 + number
        movie.genres = [number % 2 == 0 ? "Drama" : "Crime"]
        movie.rating = number < 4 ? Rating(tenths: number * 10) : nil
        movie.publicRating = 70 + number
        movie.viewings = number < 3 ? [Viewing(on: number == 1 ? Day("2024-01-05") : nil)] : []
        return movie
    }
}
