// Writes films as IMDb does: title.basics.tsv and title.ratings.tsv, the same for the same seed.
//
//     films FOLDER [COUNT [SEED]]

import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
    print("Usage: films FOLDER [COUNT [SEED]]")
    exit(64)
}
let numbers = arguments.dropFirst().compactMap { Int($0) }
let count = numbers.first ?? 1_000_000
var films = FilmGenerator(seed: UInt64(numbers.dropFirst().first ?? 1))

let basics = try TextFile(path: "\(folder)/title.basics.tsv")
let ratings = try TextFile(path: "\(folder)/title.ratings.tsv")
try basics.write(
    "tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres\n")
try ratings.write("tconst\taverageRating\tnumVotes\n")
var number = 0
for _ in 0..<count {
    // Episodes stand between the films, one for ten of them.
    repeat {
        number += 1
        try films.writeTitle(number, isFilm: number % 11 != 0, to: basics, and: ratings)
    } while number % 11 == 0
}
try basics.close()
try ratings.close()

/// A file that is written in pieces.
final class TextFile {
    var bytes: [UInt8] = []
    private let handle: FileHandle

    init(path: String) throws {
        guard FileManager.default.createFile(atPath: path, contents: nil) else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
        }
        handle = try FileHandle(forWritingTo: URL(filePath: path))
    }

    func write(_ text: StaticString) throws {
        text.withUTF8Buffer { bytes += $0 }
        if bytes.count > 1 << 20 { try flush() }
    }

    func write(_ text: [UInt8]) { bytes += text }

    func write(_ number: Int) {
        if number > 9 { write(number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    func flush() throws {
        try handle.write(contentsOf: bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    func close() throws {
        try flush()
        try handle.close()
    }
}
