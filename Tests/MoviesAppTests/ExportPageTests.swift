import Foundation
import MovieCatalog
import MovieImport
import MoviesApp
import Testing
import Usher
import UsherTesting

@Suite final class ExportPageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID().uuidString)")
    private let catalog: Catalog

    init() throws {
        catalog = try Catalog.sample()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
    }

    private func run(_ answers: ConsoleInput...) -> (transcript: String, status: Usher.ExitStatus) {
        let console = Script(answers: answers, width: 200)
        let end = Session.run(on: console) { AppCoordinator(catalog: catalog, navigator: $0) }
        return (console.transcript, end.status)
    }

    @Test("An export returns to the list, which says once what was written and where")
    func outcome() throws {
        let path = "\(folder.path)/films.jsonl"
        let result = run(.line("/gaslight"), .line("e"), .line(path), .line("s"), .line("b"), .line("q"))
        #expect(
            result.transcript.ranges(of: "\nExported 2 movies to \(path).\nMovies\n“").count == 1)
        #expect(
            result.transcript.contains(
                "\nExporting to \(path)\nCtrl-C stops it and leaves no file.\n\nExported 2"))
        #expect(try names == ["films.jsonl"])
    }

    @Test("Ctrl-C stops an export, leaves no file and returns to the list")
    func interrupt() throws {
        let result = run(.line("e"), .line("\(folder.path)/films.csv"), .interrupt, .line("q"))
        #expect(result.status == .success)
        #expect(result.transcript.contains("\nStopped.\n\nMovies\nAll, by title"))
        #expect(try names == [])
    }

    @Test("Replacing a file that has become a folder is refused at the question")
    func failure() throws {
        let path = "\(folder.path)/films.csv"
        let session = ScriptedSession(width: 200) { AppCoordinator(catalog: catalog, navigator: $0) }
        session.answer("e")
        #expect(session.page.title == "Export")
        session.answer(path)
        #expect(session.transcript.contains("Exported 261 movies to \(path)."))
        session.answer("e", path)
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        session.answer("y")
        #expect(session.transcript.hasSuffix("Replace it? (y or n, Enter for no) "))
        #expect(session.transcript.contains("\(path) already exists, and is not a file. Use another name."))
        #expect(try names == ["films.csv"])
    }

    @Test("An export that would leave out every movie writes no file, and the list says why")
    func nothingFits() throws {
        let result = run(.line("e"), .line("\(folder.path)/letterboxd.csv"), .line("q"))
        #expect(
            result.transcript.contains(
                "\n261 movies left out, not watched and not rated: Letterboxd would mark it as watched; "))
        #expect(result.transcript.contains(" Nothing was written.\nMovies\nAll, by title"))
        #expect(try names == [])
    }

    @Test("An empty list can't be exported")
    func nothing() throws {
        let empty = try Catalog(movies: [])
        let session = ScriptedSession { AppCoordinator(catalog: empty, navigator: $0) }
        session.answer("e")
        #expect(session.screens.count == 1)
        #expect(session.transcript.contains("There is nothing to export. Type / to show all movies.\n"))
    }
}
