import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Imports")
struct ImportTests {
    @Test("A file that can't be imported alone or together with others is named")
    func company() throws {
        let folder = try ImportFolder([
            "list.csv": "title\nM\n", "titles.tsv": "tconst\ttitleType\tprimaryTitle\n",
            "own.jsonl": "{\"title\":\"M\"}\n",
        ])
        let error = #expect(throws: CatalogError.self) { try folder.opened("list.csv", "own.jsonl") }
        #expect(error == .file(folder["own.jsonl"], .notTogether(with: folder["list.csv"])))
        #expect(throws: CatalogError.file(folder["titles.tsv"], .withoutMovies(MovieFileFormat.imdbTables))) {
            try folder.opened("titles.tsv")
        }
        for name in ["missing.csv", "no\0such"] {
            #expect(throws: CatalogError.noSuchFile(path: folder[name])) { try folder.opened(name) }
        }
        #expect(throws: CatalogError.otherFolder(path: folder.path)) { try ImportBatch([folder.path]) }
        let irregular = #expect(throws: CatalogError.self) { try ImportBatch(["/dev/null"]) }
        #expect(
            irregular?.description
                == "/dev/null is not a regular file, and an import reads it twice. Save it to a file first.")
    }

    @Test("A preview and an import without changes leave the catalog and its steps to redo")
    func previewOnly() throws {
        let folder = try ImportFolder(["list.csv": "title,year\nM,1931\nRan,1985\n"])
        let files = try folder.opened("list.csv")
        let catalog = try Catalog(of: [Movie("M", 1931)])
        #expect(try catalog.preview(files).counts == ImportCounts(added: 1, unchanged: 1))
        #expect(!catalog.hasChanges)
        #expect(try catalog.movies() == [Movie("M", 1931)])
        #expect(try catalog.steps.undoable == nil)

        _ = try catalog.importMovies(files, plan: catalog.preview(files))
        try catalog.delete(Movie.ID(1))
        try catalog.undo()
        let plan = try catalog.preview(files)
        #expect(try catalog.importMovies(files, plan: plan).counts == ImportCounts(unchanged: 2))
        #expect(try catalog.steps.redoable?.name == "deleting “M”")
    }

    @Test("A preview reports its progress in reading and comparing, and the import reads nothing")
    func progress() throws {
        let rows = (1...512).map { "Film \($0),1995\n" }.joined()
        let folder = try ImportFolder(["list.csv": "title,year\n" + rows])
        let files = try folder.opened("list.csv")
        let catalog = try Catalog(of: [])
        var reports: [CatalogProgress] = []
        func report(_ progress: CatalogProgress) -> Bool {
            reports.append(progress)
            return true
        }
        let plan = try catalog.preview(files, progress: report)
        #expect(reports.map(\.action) == [.reading, .reading, .reading, .reading, .comparing, .comparing])
        #expect(reports.map(\.unit) == [.kilobytes, .kilobytes, .kilobytes, .kilobytes, .movies, .movies])
        #expect(reports.suffix(2).map(\.count) == [255, 511])
        reports = []
        _ = try catalog.importMovies(files, plan: plan, progress: report)
        #expect(Set(reports.map(\.action)) == [.importing])
    }

    @Test("An import without movies doesn't create a catalog")
    func nothing() throws {
        let folder = try ImportFolder(["list.csv": "title,year\n"])
        let files = try folder.opened("list.csv")
        let catalog = try Catalog(createdByChangeAt: folder["catalog.sqlite"])
        let plan = try catalog.preview(files)
        #expect(try catalog.importMovies(files, plan: plan).counts == ImportCounts())
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["list.csv"])
    }

    @Test("A folder of more than a thousand lists is refused before they're opened")
    func manyFiles() throws {
        let columns = "Const,Your Rating,Date Rated,Title,Title Type,Year"
        let folder = try ImportFolder(["ratings.csv": "\(columns)\ntt0022100,8,2024-01-01,M,Movie,1931\n"])
        for number in 1..<1_000 { try folder.write([], to: "\(number).csv") }
        #expect(try ImportBatch([folder.path]).files.count == 1)
        try folder.write([], to: "1000.csv")
        #expect(throws: CatalogError.otherFolder(path: folder.path)) { try ImportBatch([folder.path]) }
    }

    @Test("An import creates the catalog if there's none yet")
    func first() throws {
        let folder = try ImportFolder(["list.csv": "title,year\nM,1931\n"])
        let files = try folder.opened("list.csv")
        let catalog = try Catalog(createdByChangeAt: folder["catalog.sqlite"])
        #expect(try catalog.importMovies(files, plan: catalog.preview(files)).added == 1)
        #expect(try Catalog(keptAt: folder["catalog.sqlite"]).movies() == [Movie("M", 1931)])
    }

    @Test("The step of an import is named after its number of movies")
    func stepNames() throws {
        let folder = try ImportFolder([
            "one.csv": "title\nM\n", "two.csv": "title,runtime\nRan,162\nZulu,138\n",
        ])
        let catalog = try Catalog(of: [])
        try catalog.take(folder.opened("one.csv"))
        #expect(try catalog.steps.undoable?.name == "importing 1 movie")
        try catalog.take(folder.opened("two.csv"))
        #expect(try catalog.steps.undoable?.name == "importing 2 movies")
    }

    @Test("A file that changed or vanished since the preview stops the import without a change")
    func changedFiles() throws {
        let folder = try ImportFolder(["list.csv": "title,year\nM,1931\n"])
        let catalog = try Catalog(of: [Movie("Ran", 1985)])
        for text in [nil, "title,year\nZulu,1964\nHeat,1995\n", "{\"title\":\"M\"}\n", ""] {
            let files = try folder.opened("list.csv")
            let plan = try catalog.preview(files)
            if let text {
                try folder.write(Array(text.utf8), to: "list.csv")
            } else {
                try folder.remove("list.csv")
            }
            let error = #expect(throws: CatalogError.self) { try catalog.importMovies(files, plan: plan) }
            switch text {
            case nil: #expect(error == .noSuchFile(path: folder["list.csv"]))
            default:
                #expect(
                    error?.description
                        == "\(folder["list.csv"]) was changed while it was read, so nothing was imported. Try again when the "
                        + "file is complete.")
            }
            #expect(try catalog.movies() == [Movie("Ran", 1985)])
            #expect(try catalog.steps.undoable == nil)
            #expect(try catalog.integrityProblems() == [])
            try folder.write(Array("title,year\nM,1931\n".utf8), to: "list.csv")
        }
        #expect(try catalog.take(folder.opened("list.csv")).report.counts == ImportCounts(added: 1))
    }

    @Test("The open catalog's own file is neither imported nor used for facts")
    func ownFile() throws {
        let folder = try ImportFolder(["list.csv": "title,year\nM,1931\n"])
        let path = folder["catalog.sqlite"]
        let catalog = try Catalog(keptAt: path)
        for other in [catalog, try Catalog(of: [])] {
            let isOwn = other === catalog
            let error = #expect(throws: CatalogError.self) { try ImportBatch([path], into: other) }
            #expect((error == .isDatabase(path: path)) == isOwn)
            #expect(throws: CatalogError.self) { try other.complete(from: [path]) }
            #expect(
                try ImportBatch([folder["list.csv"]], into: other).files.map(\.format.kind) == [.movieList])
        }
    }

    @Test("An encoding is recognized in any letter case, and an unknown one is refused")
    func encodings() throws {
        let folder = try ImportFolder(["list.csv": "title,year\nM,1931\n"])
        let files = try ImportBatch([folder["list.csv"]], encoding: "Windows-1250")
        #expect(files.options.encoding == .windows1250)
        let error = #expect(throws: CatalogError.self) {
            try ImportBatch([folder["list.csv"]], encoding: "latin-9")
        }
        #expect(error?.kind == .wrongUsage)
    }

    @Test("A pipe that replaced the file since the preview isn't opened")
    func pipeMeanwhile() throws {
        let folder = try ImportFolder(["own.jsonl": "{\"title\":\"M\"}\n"])
        let catalog = try Catalog(of: [])
        let files = try folder.opened("own.jsonl")
        let plan = try catalog.preview(files)
        try folder.remove("own.jsonl")
        try #require(mkfifo(folder["own.jsonl"], 0o600) == 0)
        #expect(throws: CatalogError.file(folder["own.jsonl"], .notRegular)) {
            try catalog.importMovies(files, plan: plan)
        }
        #expect(try catalog.movies() == [])
    }

    @Test("An import uses the catalog as another program changed it after the preview")
    func otherProgram() throws {
        let folder = try ImportFolder([
            "list.csv": "title,year,tags\nM,1931,x\nRan,1985,x\nHeat,,x\nZulu,1964,x\n"
        ])
        let mine = try Catalog(keptAt: folder["catalog.sqlite"])
        let other = try Catalog(keptAt: folder["catalog.sqlite"])
        let m = try mine.add(Movie("M", 1931))
        let heat = try mine.add(Movie("Heat", 1995))
        let files = try folder.opened("list.csv")
        let doubt = try #require(try mine.preview(files).doubts.first)
        let decisions = [doubt.id: ImportDoubt.Decision.movie(heat)]
        let plan = try mine.preview(files, decisions: decisions)
        #expect(plan.counts == ImportCounts(added: 2, changed: 2))

        try other.delete(m)
        try other.delete(heat)
        let zulu = try other.add(Movie("Zulu", 1964))
        let report = try mine.importMovies(files, plan: plan, decisions: decisions)
        #expect(report.counts == ImportCounts(added: 3, changed: 1))
        #expect(try other.movie(zulu)?.tags == ["x"])
        #expect(try mine.integrityProblems() == [] && other.integrityProblems() == [])
        #expect(try other.undo()?.name == "importing 4 movies")
        #expect(try mine.movies().map(\.title) == ["Zulu"])
    }

    @Test("Of several files, those without movies are skipped and the others imported")
    func misfit() throws {
        let folder = try ImportFolder([
            "a.csv": "title,year\nM,1931\n", "b.csv": "<html>", "c.csv": "x,y\n1,2\n",
        ])
        let files = try folder.opened("b.csv", "a.csv", "c.csv")
        #expect(files.ignored.count == 2)
        #expect(try Catalog(of: []).preview(files).counts == ImportCounts(added: 1))
        let page = CatalogError.file(
            folder["b.csv"], .other("a web page", advice: "Export the list as CSV where it comes from"))
        for names in [["b.csv", "c.csv"], ["b.csv"]] {
            #expect(throws: page) {
                try ImportBatch(names.map { folder[$0] })
            }
        }
        #expect(try folder.opened("b.csv", "a.csv").ignored == [.failed(page)])
        #expect(throws: CatalogError.noSuchFile(path: folder["d.csv"])) {
            try folder.opened("a.csv", "d.csv")
        }
    }
}
