#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import MoviesApp

@testable import MovieCatalog
@testable import MovieImport

/// The fuzzed components. `FUZZ_TARGET` selects one. Each has a folder in `Tests/Tools/Fuzz/seeds`.
enum FuzzTarget: String {
    case catalog, csv, movies, importing, json, layout, search, session, zip

    static let current: FuzzTarget = {
        let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
        guard let target = FuzzTarget(rawValue: name) else {
            fail("FUZZ_TARGET names a target, and “\(name)” isn't one")
        }
        return target
    }()

    func run(_ bytes: [UInt8]) {
        switch self {
        case .catalog: fuzzCatalog(bytes)
        case .csv: fuzzCSV(bytes)
        case .movies: fuzzMovies(bytes)
        case .importing: fuzzImport(bytes)
        case .json: fuzzJSON(bytes)
        case .layout: fuzzLayout(bytes)
        case .search: fuzzSearch(bytes)
        case .session: fuzzSession(bytes)
        case .zip: fuzzZip(bytes)
        }
    }
}

/// Reads a movie list, writes the movies that could be read, and checks that they read back equal.
private func fuzzCSV(_ bytes: [UInt8]) {
    expect(bytes[...].guarded.unguarded.elementsEqual(bytes), "a guarded cell is read back equal")
    guard let list = try? movieList(bytes) else { return }
    let lines = [Movie.csvHeader] + list.movies.map(\.csv)
    let written = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    guard let again = try? movieList(written) else { fail("an exported list can be read") }
    expect(again.problems.isEmpty, "an exported list is read without problems")
    expect(again.movies.map(\.json) == list.movies.map(\.json), "an exported list is read back equal")
}

private func movieList(_ bytes: [UInt8]) throws -> (movies: [Movie], problems: [String]) {
    var file = try MovieFileReader(BytesInMemory(bytes), path: "films.csv", thisYear: 2026)
    var movies: [Movie] = []
    try file.forEachMovie { movies.append($0) }
    return (movies, file.problems.lines)
}

/// Reads a file of any kind, and checks that the result is the same in chunks. The first byte sets
/// the file's name and the chunk size.
private func fuzzMovies(_ bytes: [UInt8]) {
    guard let first = bytes.first.map(Int.init) else { return }
    let names = [
        "watched.csv", "ratings.csv", "watchlist.csv", "diary.csv", "diary.txt", "page.md", "films.json",
        "list.org",
    ]
    let path = names[first % 4 + (first < 128 ? 0 : 4)]
    let rest = Array(bytes.dropFirst())
    expect(
        MovieFileReading(rest, path: path, step: .max)
            == MovieFileReading(rest, path: path, step: first / 4 % 8 + 1),
        "a file read in pieces gives the same result as one read whole")
}

/// The result of reading a file, and the error that ended it.
private struct MovieFileReading: Equatable {
    var rows: [MovieFileRow] = []
    var problems: [String] = []
    var error: String?

    init(_ bytes: [UInt8], path: String, step: Int) {
        do {
            var file = try MovieFileReader(BytesInMemory(bytes, step: step), path: path, thisYear: 2026)
            do {
                while let row = try file.next() { rows.append(row) }
            } catch {
                self.error = error.description
            }
            problems = file.problems.lines
        } catch {
            self.error = error.description
        }
    }
}

/// Reads a movie, writes it if it could be read, and checks that it reads back equal.
private func fuzzJSON(_ bytes: [UInt8]) {
    let id = Movie.ID(1)
    do {
        let movie = try Movie(json: bytes, id: id)
        let written = movie.json
        let again = try? Movie(json: written, id: id)
        expect(again == movie && again?.json == written, "a movie is read back equal from JSON")
    } catch {
        expect(
            (1...bytes.count + 1).contains(error.column), "an error's column is inside the line")
        expect(!error.description.utf8.contains { $0 < 0x20 }, "an error is one line")
    }
}

func expect(_ holds: Bool, _ promise: String) {
    if !holds { fail(promise) }
}

func fail(_ promise: String) -> Never {
    let line = Array("Broken: \(promise).\n".utf8)
    write(STDERR_FILENO, line, line.count)
    abort()
}

/// Returns a path for this process's own file, in memory if possible.
func scratchFile(_ name: String) -> String {
    let folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    return "\(folder)/fuzz-\(getpid())-\(name)"
}

func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { fail("\(path) can be written") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
}

/// The function that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzTarget.current.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
