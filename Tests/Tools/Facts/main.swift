// Packs tables of facts about films into the program's built-in data, or checks the built-in data
// against tables. See PackedFilmFacts in MovieImport.
import CZlib
import Foundation
import MovieCatalog
import MovieImport

let arguments = CommandLine.arguments.dropFirst()
guard let option = arguments.first, option == "--check" || arguments.count > 2 else {
    fatalError("usage: Facts SAMPLE OUTPUT TABLE..., or Facts --check TABLE...")
}
let isCheck = option == "--check"
let tables = try arguments.dropFirst(isCheck ? 1 : 2).map { path in
    try Catalog.open(path).movies(of: MovieQuery(), in: 0 ..< .max)
}
if isCheck {
    exit(check(tables.joined()) ? 0 : 1)
}

var films: [Movie] = []
var places: [[UInt8]: [Int]] = [:]
for film in tables.joined() {
    let key = BuiltInFilms.key(of: film.title)
    // A film in several tables is packed once, with all facts.
    if let place = places[key]?.first(where: { films[$0].isSameFilm(as: film) }) {
        films[place].complete(from: film)
    } else {
        places[key, default: []].append(films.count)
        films.append(film)
    }
}
let sample = try (StateFile(at: option).lines() ?? []).map { id in
    guard let film = films.first(where: { $0.imdbID == id }) else { fatalError("no film is \(id)") }
    return film
}
let inSample = Set(sample.map(\.imdbID))
let others = films.filter { $0.imdbID == nil || !inSample.contains($0.imdbID) }
    .enumerated().map { (film: $1, key: BuiltInFilms.key(of: $1.title), place: $0) }
    .sorted {
        $0.key == $1.key
            ? ($0.film.year ?? 0, $0.place) < ($1.film.year ?? 0, $1.place)
            : $0.key.lexicographicallyPrecedes($1.key)
    }
precondition(sample.count + others.count == films.count, "no film is dropped")

var counts: [[UInt8]: Int] = [:]
for cell in others.flatMap({ other in BuiltInFilms.fields[..<10].flatMap { texts(of: other.film, $0) } }) {
    counts[cell, default: 0] += 1
}
/// The most frequent texts in the films' lists, at most 12,288, in alphabetical order.
let texts = counts.filter { $0.value > 1 && $0.key.count > 2 }
    .sorted { $0.value == $1.value ? $0.key.lexicographicallyPrecedes($1.key) : $0.value > $1.value }
    .prefix(64 * 192).map(\.key).sorted { $0.lexicographicallyPrecedes($1) }
/// The two bytes for each text. The second byte is never a tab or a line feed.
let codes = Dictionary(
    uniqueKeysWithValues: texts.enumerated().map { ($1, [UInt8(0x80 + $0 / 192), UInt8(0x40 + $0 % 192)]) })

var blocks: [(films: [Movie], fields: ArraySlice<MovieField>, head: UInt64)] = [
    (sample, BuiltInFilms.fields[...], 0)
]
for start in stride(from: 0, to: others.count, by: 256) {
    let part = others[start..<min(start + 256, others.count)]
    blocks.append((part.map(\.film), BuiltInFilms.fields[..<10], PackedFilmFacts.head(of: part[start].key)))
}

var ids: [(id: Int, block: Int)] = []
for (number, block) in blocks.enumerated() {
    for film in block.films {
        guard let digits = film.imdbID?.dropFirst(2), let id = Int(digits) else { continue }
        ids.append((id, number + 1))
    }
}
ids.sort { $0.id < $1.id }
func planes(_ count: Int, _ numbers: [Int]) -> [UInt8] {
    (0..<count).flatMap { plane in numbers.map { UInt8(truncatingIfNeeded: $0 >> (8 * plane)) } }
}
let idBytes = planes(4, ids.map(\.id)) + planes(2, ids.map(\.block))

var parts: [(bytes: [UInt8], head: UInt64)] =
    [(idBytes, 0)] + blocks.map { (rows(of: $0.films, $0.fields), $0.head) }
let firstText = parts.count
for start in stride(from: 0, to: texts.count, by: 192) {
    parts.append((lines(texts[start..<min(start + 192, texts.count)]), 0))
}
let packed = parts.map { deflated($0.bytes) }
let years = films.compactMap(\.year)
var numbers = [parts.count, sample.count, films.count, years.min() ?? 0, years.max() ?? 0, firstText]
var end = 4 * (numbers.count + 4 * parts.count)
for (part, bytes) in zip(parts, packed) {
    end += bytes.count
    numbers += [end, part.bytes.count, Int(part.head >> 32), Int(part.head & 0xFFFF_FFFF)]
}
let head = numbers.flatMap { number in planes(4, [number]) }
try Data(head + packed.joined()).write(to: URL(filePath: arguments.dropFirst().first ?? ""))
print("\(films.count) films, \(ids.count) with an IMDb id, \(numbers[3]) to \(numbers[4]), \(end) bytes")

/// Checks that the program finds each film of the tables by id and by title.
func check(_ films: some Sequence<Movie>) -> Bool {
    let known = BuiltInFilms()
    var (count, withID, byID, byTitle) = (0, 0, 0, 0)
    for film in films {
        count += 1
        if let id = film.imdbID {
            withID += 1
            byID += known.film(imdbID: id) != nil ? 1 : 0
        }
        let isFound = known.films(called: film.title).contains { $0.isSameFilm(as: film) }
        byTitle += isFound ? 1 : 0
        if !isFound { print("Not found: \(FilmName(title: film.title, year: film.year))") }
    }
    print("\(BuiltInFilms.inWords) packed in \(PackedFilmFacts.size) bytes.")
    print("\(byID) of \(withID) found by id, \(byTitle) of \(count) by title.")
    return byID == withID && byTitle == count
}

/// Returns a list field's values as cells. A cast is limited to three people.
func texts(of film: Movie, _ field: MovieField) -> [[UInt8]] {
    guard case .texts(let texts) = field.value(of: film) else { return [] }
    return texts.prefix(field == .cast ? 3 : .max).map { MovieField.Value.texts([$0]).cell }
}

/// Returns a row for each film, with these fields.
func rows(of films: [Movie], _ fields: ArraySlice<MovieField>) -> [UInt8] {
    let isWhole = fields.count == BuiltInFilms.fields.count
    let rows = films.map { film in
        let cells: [[UInt8]] = fields.map { field in
            guard !isWhole, case .texts = field.kind else { return field.value(of: film)?.cell ?? [] }
            let list = texts(of: film, field).flatMap { codes[$0] ?? $0 + [PackedFilmFacts.comma] }
            return list.last == PackedFilmFacts.comma ? list.dropLast() : list
        }
        precondition(!cells.joined().contains { $0 == 9 || $0 == 10 }, "no cell has a tab or a line feed")
        let last = cells.lastIndex { !$0.isEmpty } ?? 0
        return Array(cells[...last].joined(separator: CollectionOfOne(9)))
    }
    return lines(rows)
}

func lines(_ rows: some Sequence<[UInt8]>) -> [UInt8] { Array(rows.joined(separator: CollectionOfOne(10))) }

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
            precondition(
                deflate(&stream, Z_FINISH) == Z_STREAM_END, "the output has room for the compressed bytes")
        }
        count = Int(stream.total_out)
    }
}
