import MovieCatalog

struct PlayedDurations {
    private let title: Int
    private let start: Int
    private let duration: Int
    /// The time played, by title and day.
    private var seconds: [[[UInt8]]: Int] = [:]

    init?(of header: MovieFileHeader) {
        guard let title = header[.field(.title)], let start = header[.field(.viewings)],
            let duration = header[.playedTime]
        else { return nil }
        (self.title, self.start, self.duration) = (title, start, duration)
    }

    mutating func add(_ record: CSVReader.Record) {
        let parts = record[duration].trimmed.split(separator: UInt8(ascii: ":")).map { $0.number ?? 0 }
        guard parts.allSatisfy({ $0 < 100_000 }), parts.count < 4 else { return }
        seconds[key(of: record), default: 0] += parts.reduce(0) { $0 * 60 + $1 }
    }

    /// Whether half the movie was played on the row's day, or 20 minutes if its runtime is unknown.
    func isWatched(_ record: CSVReader.Record, runtime: Int?) -> Bool {
        seconds[key(of: record), default: 0] >= (runtime.map { $0 * 30 } ?? 20 * 60)
    }

    private func key(of record: CSVReader.Record) -> [[UInt8]] {
        let day = record[start].trimmed.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "T") }
        return [Array(record[title].trimmed), Array(day)]
    }
}
