import CSQLite
@testable import MovieCatalog
@testable import MovieImport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Damages a catalog as the input says, and then uses it. Errors are allowed if they're one line.
func fuzzCatalog(_ bytes: [UInt8]) {
    var input = bytes[...]
    var file = base
    let path = scratchFile("catalog.sqlite")
    for ending in ["-wal", "-shm", "-journal"] { unlink(path + ending) }
    guard let kind = input.popFirst() else { return }
    if kind < 128 {
        while input.count >= 4 {
            let change = Array(input.prefix(4))
            input = input.dropFirst(4)
            // Any position in the file, or one near the beginning of a page.
            let place = Int(change[0]) << 16 | Int(change[1]) << 8 | Int(change[2])
            file[(change[0] & 0x80 == 0 ? place : place & 0xFF | place << 12) % file.count] = change[3]
        }
        write(file, to: path)
    } else {
        write(file, to: path)
        put(input, into: path)
    }
    work(path)
}

private let columns = [
    "total SET movies", "step_change SET last", "step_change SET movie", "step_change SET state",
    "step SET films",
    "step SET id", "step SET name", "step SET is_undone", "movie SET id", "movie SET title", "movie SET year",
    "movie SET score", "movie SET public_rating", "movie SET rating", "movie SET runtime",
    "movie SET viewings",
    "movie SET released", "movie SET genres", "movie SET tags", "movie SET sort_key",
    "movie SET is_on_watchlist",
    "movie SET oscars", "movie SET note", "genre SET key", "genre SET name", "tag SET id",
    "movie_genre SET movie",
    "movie_tag SET label", "sqlite_sequence SET seq", "movie_text_config SET v", "movie_text_data SET block",
    "movie_text_docsize SET sz", "movie_text_idx SET pgno", "sqlite_schema SET sql",
    "sqlite_schema SET rootpage",
]

private func put(_ input: ArraySlice<UInt8>, into path: String) {
    var input = input
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open(path, &connection) == SQLITE_OK else { return }
    sqlite3_exec(connection, "PRAGMA writable_schema = ON", nil, nil, nil)
    while input.count >= 4 {
        let change = Array(input.prefix(4))
        input = input.dropFirst(4)
        let text = input.prefix(Int(change[3]) % 16).map {
            String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
        }
        .joined()
        let value = [
            "\(Int8(bitPattern: change[3]))", "9223372036854775807", "-9223372036854775808", "NULL", "2.5",
            "x'\(text)'", "cast(x'\(text)' AS TEXT)", "4611686018427387904", "'2024-01-05'", "''",
        ][Int(change[1]) % 10]
        let column = columns[Int(change[0]) % columns.count]
        sqlite3_exec(
            connection,
            "UPDATE OR REPLACE \(column) = \(value) WHERE rowid % 4 = \(change[2] % 4) OR \(change[2] > 200)",
            nil, nil, nil)
        sqlite3_exec(
            connection, "UPDATE OR REPLACE \(column) = \(value) WHERE \(change[2] > 100)", nil, nil, nil)
    }
}

/// Opens a catalog, reads it in many ways and changes it.
private func work(_ path: String) {
    do {
        let catalog = try Catalog.open(path)
        func attempt(_ work: () throws -> Void) {
            do { try work() } catch {
                expect(!"\(error)".utf8.contains { $0 < 0x20 }, "an error is one line")
            }
        }
        for order in MovieOrder.allCases {
            for isReversed in [false, true] {
                let query = MovieQuery(order: order, isReversed: isReversed)
                attempt {
                    for start in [0, 3, 6] { _ = try catalog.movies(of: query, in: start..<start + 3) }
                }
            }
        }
        for search in ["the", "tag:night", "-heat year:1990..2000", "score:any", "genre:none director:mann"] {
            attempt { _ = try catalog.movies(of: MovieQuery(search: MovieSearch(search)), in: 0..<10) }
        }
        for trait in GroupingKey.allCases { attempt { _ = try catalog.groups(by: trait) } }
        attempt { _ = try catalog.statistics() }
        attempt { _ = try catalog.add(Movie(id: Movie.ID(0), title: "Stalker")) }
        attempt { try catalog.undo() }
        attempt { try catalog.undo() }
        attempt { try catalog.undo() }
        attempt { try catalog.redo() }
        attempt { try catalog.update(Movie.ID(2), as: .edited([.year])) { $0.tags.append("new") } }
        attempt { try catalog.delete(Movie.ID(3)) }
        attempt { try catalog.undo() }
    } catch {
        expect(!"\(error)".utf8.contains { $0 < 0x20 }, "an error is one line")
    }
}

/// The bytes of a small catalog with a history.
private let base: [UInt8] = {
    let path = scratchFile("base.sqlite")
    defer { for ending in ["", "-wal", "-shm"] { unlink(path + ending) } }
    do {
        let catalog = try Catalog(keptAt: path)
        for (number, title) in ["Heat", "Ran", "Ikiru", "The Third Man", "Gaslight", "Laura"].enumerated() {
            var movie = Movie(id: Movie.ID(0), title: title)
            (movie.year, movie.score) = (1940 + number, 90 + number)
            (movie.genres, movie.tags) = (["Drama", "War"], ["night"])
            movie.directors = ["Michael Mann"]
            movie.viewings = [Viewing(on: Day("2024-01-05"))]
            movie.note = String(repeating: "Long. ", count: number * 200)
            _ = try catalog.add(movie)
        }
        try catalog.delete(Movie.ID(1))
        try catalog.update(Movie.ID(2), as: .edited([.rating])) { $0.rating = Rating(tenths: 85) }
        try catalog.undo()
        try catalog.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    } catch {
        fail("a catalog can be created: \(error)")
    }
    guard let file = fopen(path, "r") else { fail("the catalog's file exists") }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
}()
