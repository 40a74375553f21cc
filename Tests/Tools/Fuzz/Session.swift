@testable import MovieCatalog
@testable import MovieImport
import MoviesApp
import Usher
import UsherTesting

/// Answers pages of `movies` with lines of any bytes. The catalog, in memory, must stay intact.
func fuzzSession(_ bytes: [UInt8]) {
    guard let first = bytes.first.map(Int.init) else { return }
    let lines = bytes.dropFirst().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
        $0 == [3] ? ConsoleInput.interrupt : .line(String(decoding: $0, as: UTF8.self))
    }
    let console = Script(answers: lines.filter { !$0.mayWriteOutsideFolder }, width: 20 + first % 100)
    do {
        let catalog = try Catalog(movies: movies)
        _ = MoviesProgram(catalog: catalog).run(on: console)
        let problems = try catalog.integrityProblems()
        expect(problems == [], "the catalog is sound: \(problems)")
        while try catalog.undo() != nil {}
        expect(
            try catalog.movies(of: MovieQuery(), in: 0 ..< .max).sorted { $0.id < $1.id } == movies,
            "every change of a session can be undone")
    } catch {
        fail("a catalog in memory can be read: \(error)")
    }
    expect(
        console.transcript.unicodeScalars.allSatisfy { !$0.isControl },
        "a session prints no control characters")
}

extension ConsoleInput {
    /// Whether the line could write a file outside this process's folder.
    fileprivate var mayWriteOutsideFolder: Bool {
        guard case .line(let line) = self, line.contains("/") else { return false }
        return [".csv", ".jsonl"].contains { line.lowercased().contains($0) }
    }
}

/// More than a page of movies, some of them very similar.
private let movies = (1...25).map { number in
    var movie = Movie(
        id: Movie.ID(number), title: ["Ran", "Heat", "The Third Man", "Amélie", "七人の侍"][number % 5])
    movie.year = number % 7 == 0 ? nil : 1940 + number
    movie.genres = number % 2 == 0 ? ["Drama"] : ["Drama", "War"]
    movie.score = number % 4 == 0 ? nil : 60 + number
    movie.rating = number % 3 == 0 ? Rating(tenths: number % 10 * 10) : nil
    movie.tags = number % 6 == 0 ? ["night"] : []
    return movie
}
