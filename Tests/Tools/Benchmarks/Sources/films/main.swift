// Writes movies.csv in the format that `movies` exports. The same seed gives the same file.
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

let file = try TextFile(path: "\(folder)/movies.csv")
try file.write(
    "title,original_title,year,release_date,runtime_min,genres,directors,writers,cast,languages,countries,mpaa,tomatometer,"
)
try file.write(
    "tomato_reviews,metacritic,imdb_rating,imdb_votes,box_office_usd,oscars,rating,date_rated,watched,watchlist,"
)
try file.write("date_added,tags,note,imdb_id,tmdb_id,letterboxd_uri\n")
for number in 1...max(count, 1) { try films.writeTitle(number, to: file) }
try file.close()

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
