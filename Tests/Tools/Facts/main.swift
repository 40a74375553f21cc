// Packs the facts of a table of films for the program: see PackedFacts in MovieImport.
import CZlib
import Foundation
import MovieCatalog
import MovieImport

let arguments = CommandLine.arguments
guard arguments.count == 4 else { fatalError("usage: Facts TABLE SAMPLE OUTPUT") }
let catalog = try Catalog.open(arguments[1])
let films = try catalog.movies(of: MovieQuery(), in: 0 ..< .max)
let sample = try (StateFile(at: arguments[2]).lines() ?? []).map { id in
    guard let film = films.first(where: { $0.imdbID == id }) else { fatalError("no film is \(id)") }
    return film
}
let inSample = Set(sample.map(\.id))
let others = films.filter { $0.imdbID != nil && !inSample.contains($0.id) }
    .map { (film: $0, key: KnownFilms.key(of: $0.title)) }
    .sorted {
        $0.key == $1.key
            ? ($0.film.year ?? 0, $0.film.id) < ($1.film.year ?? 0, $1.film.id)
            : $0.key.lexicographicallyPrecedes($1.key)
    }
var blocks: [(films: [Movie], fields: ArraySlice<MovieField>, head: UInt64)] = [
    (sample, KnownFilms.fields[...], 0)
]
for start in stride(from: 0, to: others.count, by: 256) {
    let part = others[start..<min(start + 256, others.count)]
    blocks.append((part.map(\.film), KnownFilms.fields[..<10], PackedFacts.head(of: part[start].key)))
}
precondition(blocks.count < 256, "a block has a number of one byte")

var ids: [(id: Int, block: UInt8)] = []
for (number, block) in blocks.enumerated() {
    for film in block.films {
        guard let digits = film.imdbID?.dropFirst(2), let id = Int(digits) else { continue }
        ids.append((id, UInt8(number + 1)))
    }
}
ids.sort { $0.id < $1.id }
let idBytes =
    (0..<4).flatMap { plane in ids.map { UInt8(truncatingIfNeeded: $0.id >> (8 * plane)) } }
    + ids.map(\.block)

let parts: [(bytes: [UInt8], head: UInt64)] =
    [(idBytes, 0)] + blocks.map { (rows(of: $0.films, $0.fields), $0.head) }
let packed = parts.map { deflated($0.bytes) }
var numbers = [parts.count, sample.count, films.compactMap(\.year).max() ?? 0]
var end = 4 * (3 + 4 * parts.count)
for (part, bytes) in zip(parts, packed) {
    end += bytes.count
    numbers += [end, part.bytes.count, Int(part.head >> 32), Int(part.head & 0xFFFF_FFFF)]
}
let head = numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
try Data(head + packed.joined()).write(to: URL(filePath: arguments[3]))
print("\(films.count) films, to \(numbers[2]), \(end) bytes")

/// The rows of some films, with three of the cast where not all fields are wanted.
func rows(of films: [Movie], _ fields: ArraySlice<MovieField>) -> [UInt8] {
    let isWhole = fields.count == KnownFilms.fields.count
    let rows = films.map { film in
        var film = film
        if !isWhole { film.cast = Array(film.cast.prefix(3)) }
        let cells: [[UInt8]] = fields.map { $0.value(of: film)?.cell ?? [] }
        precondition(!cells.joined().contains { $0 == 9 || $0 == 10 }, "a cell has signs of its own")
        let last = cells.lastIndex { !$0.isEmpty } ?? 0
        return Array(cells[...last].joined(separator: CollectionOfOne(9)))
    }
    return Array(rows.joined(separator: CollectionOfOne(10)))
}

func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    deflateInit2_(
        &stream, 9, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var input = bytes
    return [UInt8](unsafeUninitializedCapacity: bytes.count + 1_024) { output, count in
        input.withUnsafeMutableBufferPointer { input in
            (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
            (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
            precondition(deflate(&stream, Z_FINISH) == Z_STREAM_END, "there is room for all")
        }
        count = Int(stream.total_out)
    }
}
