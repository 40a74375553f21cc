import Catalogs
import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Movie lists in CSV")
struct MovieListTests {
    private func open(_ bytes: some Sequence<UInt8>) throws -> OpenedFile {
        try OpenedFile(MovieFileReader(BytesInMemory(Array(bytes)), path: "films.csv", thisYear: 2026))
    }

    private func all(_ file: OpenedFile) throws -> [Movie] {
        try file.catalog.movies(of: MovieQuery(), in: 0..<100_000)
    }

    @Test("Opening a file that's too large, a PDF or unreadable says so")
    func unreadable() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data("title\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(truncate(file.path, (1 << 29) + 1) == 0)
        #expect(throws: CatalogError.file(file.path, .tooLarge(limit: 1 << 29))) {
            try Catalog.open(file.path)
        }
        // A file of the maximum size is recognized by its first bytes.
        try Data("%PDF\n".utf8).write(to: file)
        try #require(truncate(file.path, 1 << 29) == 0)
        #expect(
            throws: CatalogError.file(
                file.path, .other("a PDF", advice: "Export the list as CSV where it comes from"))
        ) { try Catalog.open(file.path) }
        #if os(Linux)
            let memory = "/proc/self/mem"
            #expect(throws: CatalogError.unreadable(path: memory, reason: "Input/output error")) {
                try Catalog(movieFile: memory)
            }
        #endif
    }

    @Test("Rows with the same id, or title and year, are one movie unless their ids differ")
    func duplicates() throws {
        func titles(_ text: String) throws -> [String] { try all(open(text.utf8)).map(\.title) }
        #expect(try titles("title,imdb_id\nA,tt0000001\nB,tt0000001\nC,tt0000002\n") == ["A", "C"])
        #expect(try titles("title,year\nA,1950\nA,1950\nA,1951\nA,\nA,\n") == ["A", "A", "A", "A"])
        #expect(try titles("title,year,imdb_id\nA,1950,tt0000001\nA,1950,tt0000002\n") == ["A", "A"])
    }

    @Test("Opening a file without permission says so", .enabled(if: geteuid() != 0))
    func noPermission() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        #expect(
            FileManager.default.createFile(atPath: path, contents: Data(), attributes: [.posixPermissions: 0])
        )
        defer { try? FileManager.default.removeItem(atPath: path) }
        let error = #expect(throws: CatalogError.self) { try Catalog(movieFile: path) }
        #expect(error == .noPermission(path: path))
    }

    @Test(
        "A file of each kind that can be imported can also be opened",
        arguments: [
            (
                "diary.csv",
                "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
                    + "2024-01-05,Heat,1995,https://boxd.it/1,4.5,,night,2024-01-04\n"
                    + "2024-02-05,Heat,1995,https://boxd.it/2,5,Yes,,2024-02-04\n"
            ),
            (
                "ratings.csv",
                "Const,Your Rating,Title,Title Type,Year\n"
                    + "tt0113277,10,Heat,Movie,1995\ntt0903747,9,Breaking Bad,TV Series,2008\n"
            ),
            ("films.jsonl", #"{"title":"Heat","year":1995,"rating":10}"#),
        ])
    func anyKind(_ name: String, _ text: String) throws {
        let file = try OpenedFile(MovieFileReader(BytesInMemory(Array(text.utf8)), path: name))
        let movie = try #require(try all(file).first)
        #expect(try all(file).count == 1)
        #expect(movie.title == "Heat" && movie.year == 1995 && movie.yourRating == Rating(tenths: 100))
        #expect(movie.viewings.count == (name == "diary.csv" ? 2 : name == "ratings.csv" ? 1 : 0))
        #expect(file.passedOver.count == (name == "ratings.csv" ? 1 : 0))
    }

    @Test("A named pipe is read to its end")
    func namedPipe() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        #expect(mkfifo(path, 0o600) == 0)
        defer { try? FileManager.default.removeItem(atPath: path) }
        // More text than a pipe's buffer holds.
        let long = String(repeating: "long ", count: 20)
        let text = "title\n" + (1...1_000).map { "Film \($0) \(long)\n" }.joined()
        let writer = Thread {
            let file = FileHandle(forWritingAtPath: path)
            try? file?.write(contentsOf: Data(text.utf8))
            try? file?.close()
        }
        writer.start()
        #expect(try Catalog(movieFile: path).count(of: MovieQuery()) == .exactly(1_000))
    }

    @Test("Ctrl-C stops reading a movie list and creating a catalog from movies")
    func stopped() throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let path = root.deletingLastPathComponent().appending(path: "Examples/films.csv").path
        let movies = (1...1_000).map { Movie(id: Movie.ID($0), title: "Film \($0)") }
        #expect(
            try Catalog(movies: movies, until: Interruption(descriptor)).count(of: MovieQuery())
                == .exactly(1_000))
        pipe.fileHandleForWriting.write(Data([0]))
        #expect(throws: CatalogError.stopped) { try Catalog.open(path, until: Interruption(descriptor)) }
        #expect(throws: CatalogError.stopped) {
            var file = try MovieFileReader(InputFile(path: path, until: Interruption(descriptor)), path: path)
            _ = try file.movies()
        }
        #expect(throws: CatalogError.stopped) { try Catalog(movies: movies, until: Interruption(descriptor)) }
    }

    @Test("Ctrl-C stops waiting for a pipe without a writer")
    func stoppedPipe() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        #expect(mkfifo(path, 0o600) == 0)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data([0]))
        #expect(throws: CatalogError.stopped) {
            try Catalog.open(path, until: Interruption(pipe.fileHandleForReading.fileDescriptor))
        }
    }

    @Test("The catalog made from Examples/films.csv has all of its movies")
    func example() throws {
        let file = try CatalogFile(of: .allFilms)
        let catalog = try file.open()
        #expect(try catalog.count(of: MovieQuery()) == .exactly(17_470))
        let movies = try catalog.all()
        #expect(movies.filter { $0.released == nil }.count == 11_467)
        #expect(movies.contains { $0.runtime == 1 })
        #expect(try catalog.count(of: MovieQuery(search: MovieSearch("third man"))) == .exactly(1))
    }
}
