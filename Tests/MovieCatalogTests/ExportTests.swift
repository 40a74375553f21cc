import Foundation
import MoviesApp
import Platform
import Randomness
import Synchronization
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Exports to a file")
final class ExportTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path(name))))
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    private func movies(_ count: Int) -> [Movie] {
        (0..<count).map { Movie(id: Movie.ID($0 + 1), title: "Film \($0 + 1)") }
    }

    @discardableResult
    private func export(
        _ catalog: Catalog, _ query: MovieQuery = MovieQuery(), to name: String, replacing: Bool = false
    ) throws -> Int {
        try catalog.export(query, to: ExportWriter(at: path(name), from: catalog, replacing: replacing))
            .movies
    }

    private func readLines(_ name: String) throws -> [Movie] {
        let lines = try bytes(name).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        try #require(lines.last?.isEmpty == true)
        return try lines.dropLast().map { try Movie(json: Array($0), id: Movie.ID(0)) }
    }

    @Test("Random movies exported to JSON Lines are read back equal, in the order of the query")
    func jsonLines() throws {
        var random = RandomMovies(seed: RandomNumbers.seed)
        let context: Comment = "USHER_SEED=\(RandomNumbers.seed)"
        let catalog = try Catalog(movies: (1...603).map { random.kept(id: $0) })
        for query in [MovieQuery(), MovieQuery(order: .rating, isReversed: true)] {
            let expected = try catalog.movies(of: query, in: 0..<2_000)
            #expect(try export(catalog, query, to: "films.jsonl", replacing: true) == 603)
            let movies = try readLines("films.jsonl")
            try #require(movies.count == expected.count, context)
            for (read, movie) in zip(movies, expected) {
                try #require(Movie(json: movie.json, id: Movie.ID(0)) == read, context)
                try #require(read.json == movie.json, context)
            }
        }
    }

    @Test("Random movies exported to CSV are read back equal")
    func csv() throws {
        var random = RandomMovies(seed: RandomNumbers.seed)
        let context: Comment = "USHER_SEED=\(RandomNumbers.seed)"
        let catalog = try Catalog(movies: (1...120).map { random.listed(id: $0) })
        try export(catalog, to: "movies.CSV")
        var file = try MovieFileReader(path: path("movies.CSV"))
        let movies = try file.movies()
        let problems = file.problems.lines
        #expect(problems == [], context)
        let expected = try catalog.movies(of: MovieQuery(), in: 0..<1_000)
        #expect(movies.map(\.json) == expected.map(\.json), context)
    }

    @Test("Random viewings, ratings and watchlist days are exported and read back equal")
    func viewings() throws {
        var random = RandomMovies(seed: RandomNumbers.seed)
        let context: Comment = "USHER_SEED=\(RandomNumbers.seed)"
        let catalog = try Catalog(movies: (1...100).map { random.watched(id: $0, times: 10) })
        let movies = try catalog.movies(of: MovieQuery(), in: 0..<2_000)
        for name in ["viewings.jsonl", "viewings.csv"] {
            try export(catalog, to: name)
            let file = try OpenedFile(at: path(name))
            let read = file.catalog
            #expect(file.problems.lines == [], context)
            try #require(read.movies(of: MovieQuery(), in: 0..<2_000).count == 100, context)
            try export(read, to: "again-" + name)
            #expect(try bytes("again-" + name) == bytes(name), context)
            for (back, movie) in zip(try read.movies(of: MovieQuery(), in: 0..<2_000), movies) {
                try #require(back.json == movie.json && back.yourRating == movie.yourRating, context)
            }
        }
    }

    @Test(
        "An export of a search has every movie found, around the batch size of 500",
        arguments: [499, 500, 501])
    func counts(_ count: Int) throws {
        let others = [Movie(id: Movie.ID(5_000), title: "Another")]
        let catalog = try Catalog(movies: movies(count) + others)
        let query = MovieQuery(search: try MovieSearch("film"))
        #expect(try export(catalog, query, to: "films.jsonl") == count)
        #expect(try readLines("films.jsonl").count == count)
    }

    @Test("The progress of an export counts the movies written so far, and their total")
    func progress() throws {
        let catalog = try Catalog(movies: movies(1_200))
        var reports: [[Int?]] = []
        _ = try catalog.export(MovieQuery(), to: ExportWriter(at: path("films.csv"), from: catalog)) {
            reports.append([$0.count, $0.total])
            return true
        }
        #expect(reports == [[0, 1_200], [500, 1_200], [1_000, 1_200]])
        for (limit, expected) in [
            (0, []), (1, [[0, 1]]), (500, [[0, 500]]), (501, [[0, 501], [500, 501]]),
        ] {
            reports = []
            let file = try ExportWriter(at: path("films.csv"), from: catalog, replacing: true)
            let report = try? catalog.export(MovieQuery(), limit: limit, to: file) {
                // A long statement can report the same progress several times.
                if reports.last != [$0.count, $0.total] { reports.append([$0.count, $0.total]) }
                return true
            }
            #expect(report?.movies == (limit == 0 ? nil : limit) && (reports == expected || limit == 0))
        }
    }

    @Test("A stopped export leaves no file, and the catalog still works")
    func stopped() throws {
        let catalog = try Catalog(movies: movies(1_200))
        func stop() throws {
            let file = try ExportWriter(at: path("films.csv"), from: catalog)
            #expect(try names.count == 2)
            #expect(throws: CatalogError.stopped) {
                try catalog.export(MovieQuery(), to: file) { $0.count < 500 }
            }
        }
        try stop()
        #expect(try names == [])
        try catalog.delete(Movie.ID(1))
        #expect(try export(catalog, to: "films.csv") == 1_199)
    }

    @Test("Other programs can't change the catalog while an export reads it")
    func snapshot() throws {
        let place = path("catalog.sqlite")
        let catalog = try Catalog(keptAt: place, beginningWith: Catalog.addSample)
        let other = try Catalog.open(place)
        other.database.monitor.patience = .zero
        var progress = 0
        let file = try ExportWriter(at: path("films.jsonl"), from: catalog)
        let count = try catalog.export(MovieQuery(), to: file) { _ in
            progress += 1
            #expect(throws: CatalogError.busy(path: place)) { try other.add(Movie("A New Movie")) }
            return true
        }
        #expect(progress == 1)
        #expect(count.movies == 261)
        _ = try other.add(Movie("A New Movie"))
        #expect(try catalog.count(of: MovieQuery()) == .exactly(262))
    }

    @Test(
        "An existing file is replaced only if that's allowed, and the same users can read it",
        arguments: [0o600, 0o640, 0o644])
    func replacing(mode: Int) throws {
        let catalog = try Catalog(movies: movies(1))
        try Data("mine".utf8).write(to: folder.appending(path: "films.csv"))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path("films.csv"))
        #expect(throws: CatalogError.alreadyThere(path: path("films.csv"))) {
            try ExportWriter(at: path("films.csv"), from: catalog)
        }
        #expect(try bytes("films.csv") == Array("mine".utf8))
        try export(catalog, to: "films.csv", replacing: true)
        #expect(
            try bytes("films.csv") == Movie.csvHeader + Array("\nFilm 1,,,,,,,,,,,,,,,,,,,,,,,,,,,,\n".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: path("films.csv"))
        #expect(attributes[.posixPermissions] as? Int == mode)
        #expect(try names == ["films.csv"])
    }

    @Test("An export doesn't replace a file that appears while movies are written")
    func appearing() throws {
        let catalog = try Catalog(movies: movies(1))
        let file = try ExportWriter(at: path("films.csv"), from: catalog)
        try Data("mine".utf8).write(to: folder.appending(path: "films.csv"))
        #expect(throws: CatalogError.alreadyThere(path: path("films.csv"))) {
            try catalog.export(MovieQuery(), to: file) { _ in true }
        }
        #expect(try bytes("films.csv") == Array("mine".utf8))
    }

    @Test(
        "An export doesn't replace a file that appears right before its own gets the name",
        arguments: [false, true])
    func appearingLate(hasLinks: Bool) throws {
        let catalog = try Catalog(movies: movies(1))
        let path = path("films.csv")
        let observer = Observer { (change) throws(SystemError) in
            guard case .link(_, path) = change else { return }
            #expect(throws: Never.self) { try Data("mine".utf8).write(to: URL(filePath: path)) }
            if !hasLinks { throw SystemError(code: EPERM) }
        }
        FileSystem.$observer.withValue(observer) {
            #expect(throws: CatalogError.alreadyThere(path: path)) { try export(catalog, to: "films.csv") }
        }
        #expect(try bytes("films.csv") == Array("mine".utf8))
        #expect(try names == ["films.csv"])
    }

    @Test("An export doesn't replace a file that took the place of the one to replace")
    func replacedMeanwhile() throws {
        let catalog = try Catalog(movies: movies(1))
        try Data("old".utf8).write(to: folder.appending(path: "films.csv"))
        let file = try ExportWriter(at: path("films.csv"), from: catalog, replacing: true)
        try Data("mine".utf8).write(to: folder.appending(path: "new"))
        #expect(rename(path("new"), path("films.csv")) == 0)
        #expect(throws: CatalogError.alreadyThere(path: path("films.csv"))) {
            try catalog.export(MovieQuery(), to: file)
        }
        #expect(try bytes("films.csv") == Array("mine".utf8))
    }

    @Test(
        "Exports and imports refuse files of the catalog itself, even under another name",
        arguments: ["", "-wal", "-shm", "-journal"])
    func catalogItself(ending: String) throws {
        let catalog = try Catalog(keptAt: path("catalog.sqlite"), beginningWith: Catalog.addSample)
        try catalog.delete(Movie.ID(1))
        let file = path("catalog.sqlite" + ending)
        if !ending.isEmpty { try Data().write(to: URL(filePath: file)) }
        let other = path("films.csv")
        try FileManager.default.linkItem(atPath: file, toPath: other)
        #expect(throws: CatalogError.isCatalog(path: other)) {
            try ExportWriter(at: other, from: catalog, replacing: true)
        }
        #expect(throws: CatalogError.isDatabase(path: other)) {
            try catalog.preview(ImportBatch([other], into: catalog))
        }
    }

    @Test("A new draft of a file deletes abandoned drafts, but no files with similar names")
    func withoutLock() throws {
        let others = [".movies-draft-0123456789", "my-films-of-the-year-24.csv"]
        let drafts = ["0123456789abc", "0123456789abd", "0123456789abd.lock"].map { ".movies-draft-" + $0 }
        for name in others + drafts { try Data().write(to: URL(filePath: path(name))) }
        let draft = try AtomicFile(for: path("films.csv"), mode: 0o600).path
        #expect(draft.count == path(drafts[0]).count && drafts[0].count == others[1].count)
        #expect(try names == others)
    }

    @Test("An export works on a file system without hard links")
    func withoutLinks() throws {
        let catalog = try Catalog(movies: movies(1))
        let observer = Observer { (change) throws(SystemError) in
            if case .link = change { throw SystemError(code: EPERM) }
        }
        try FileSystem.$observer.withValue(observer) { _ = try export(catalog, to: "films.jsonl") }
        #expect(try readLines("films.jsonl").count == 1)
        #expect(try names == ["films.jsonl"])
    }

    @Test(
        "An export with a failing call is complete, or reports the failure and keeps the old file",
        arguments: [false, true])
    func failingCalls(replaces: Bool) throws {
        let catalog = try Catalog(movies: movies(1))
        let line = movies(1)[0].json + Array("\n".utf8)
        func run(failing number: Int) throws -> (calls: Int, isDone: Bool) {
            try? FileManager.default.removeItem(atPath: path("films.jsonl"))
            if replaces { try Data("mine".utf8).write(to: folder.appending(path: "films.jsonl")) }
            let counter = Counter()
            let observer = Observer { (_) throws(SystemError) in
                if counter.next() == number { throw SystemError(code: ENOSPC) }
            }
            let isDone = FileSystem.$observer.withValue(observer) {
                (try? export(catalog, to: "films.jsonl", replacing: replaces)) != nil
            }
            return (counter.next(), isDone)
        }
        let calls = try run(failing: .max).calls
        try #require(calls > 6)
        #expect(!catalog.hasFailed)
        for number in 0..<calls {
            let isDone = try run(failing: number).isDone
            let found = try? bytes("films.jsonl")
            #expect(
                found == line || !isDone && found == (replaces ? Array("mine".utf8) : nil), "call \(number)")
        }
        #expect(catalog.hasFailed)
    }

    @Test("An export to a symbolic link writes the file that the link points to")
    func links() throws {
        try Data().write(to: folder.appending(path: "films.csv"))
        try FileManager.default.createSymbolicLink(atPath: path("link.csv"), withDestinationPath: "films.csv")
        try export(try Catalog(movies: movies(1)), to: "link.csv", replacing: true)
        #expect(try !bytes("films.csv").isEmpty)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link.csv")) == "films.csv")
        // An export through a dangling symbolic link creates the link's target.
        try FileManager.default.createSymbolicLink(
            atPath: path("other.csv"), withDestinationPath: path("new.csv"))
        try export(try Catalog(movies: movies(1)), to: "other.csv")
        #expect(try bytes("new.csv") == bytes("films.csv"))
    }

    @Test(
        "An export is synced to disk before it gets its name, and its folder after that",
        arguments: [false, true])
    func synced(replaces: Bool) throws {
        let catalog = try Catalog(movies: movies(1))
        if replaces { try Data("mine".utf8).write(to: folder.appending(path: "films.csv")) }
        let (calls, target) = (Calls(), path("films.csv"))
        try FileSystem.$observer.withValue(Observer(didMake: calls.add)) {
            _ = try export(catalog, to: "films.csv", replacing: replaces)
        }
        let order = calls.all.compactMap { call -> String? in
            switch call {
            case .sync: "sync"
            case .link(_, to: target): "link"
            case .rename(_, to: target): "rename"
            case .syncFolder: "sync folder"
            default: nil
            }
        }
        #expect(order == ["sync", replaces ? "rename" : "link", "sync folder"])
    }

    @Test("An export to an impossible path is refused with an error of one line")
    func noFile() throws {
        let catalog = try Catalog(movies: [])
        try Data().write(to: folder.appending(path: "file"))
        try FileManager.default.createDirectory(
            at: folder.appending(path: "folder.csv"), withIntermediateDirectories: true)
        let long = String(repeating: "x", count: 300) + ".csv"
        let cases: [(String, (String) -> CatalogError)] = [
            ("films.doc", { .unknownEnding(path: $0) }), ("movies", { .unknownEnding(path: $0) }),
            ("", { .unknownEnding(path: $0) }), ("a\0.csv", { .unknownEnding(path: $0) }),
            ("none/films.csv", { .noFolder(path: $0) }), ("file/films.csv", { .noFolder(path: $0) }),
            ("folder.csv", { .notReplaceable(path: $0) }),
            (long, { .unwritable(path: $0, reason: "File name too long") }),
        ]
        for (name, error) in cases {
            let path = name.isEmpty ? "" : path(name)
            for replacing in [false, true] {
                let thrown = #expect(throws: CatalogError.self) {
                    try ExportWriter(at: path, from: catalog, replacing: replacing)
                }
                #expect(thrown == error(path))
                #expect(thrown?.description.contains { $0.isNewline } == false)
            }
        }
        #expect(try names == ["file", "folder.csv"])
    }

    @Test(
        "An export doesn't replace a device with a file",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func device() throws {
        let catalog = try Catalog(movies: [])
        try FileManager.default.createSymbolicLink(
            atPath: path("full.csv"), withDestinationPath: "/dev/full")
        #expect(throws: CatalogError.notReplaceable(path: path("full.csv"))) {
            try ExportWriter(at: path("full.csv"), from: catalog, replacing: true)
        }
    }
}
