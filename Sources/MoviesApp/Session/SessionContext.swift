package import MovieCatalog
package import Usher

/// A session's state. If its date and seed are fixed, the same answers lead to the same pages.
package final class SessionContext {
    var random: SeededRandomNumberGenerator
    private let seed: UInt64
    private let day: Day?
    let exportPath: String
    /// The last change to the catalog. If that added a movie with a viewing, this is the viewing.
    var last: MovieChange?
    /// Whether pages show only what changed, as with `--brief`.
    package var isBrief = false

    /// - Parameter day: A fixed date, or nil for the current date.
    package init(day: Day? = nil, seed: UInt64 = .random(in: 0 ... .max), exportPath: String = "movies.jsonl")
    {
        (self.day, self.seed, self.exportPath) = (day, seed, exportPath)
        random = SeededRandomNumberGenerator(seed: seed)
    }

    package convenience init(of recording: Recording) throws(FileError) {
        self.init(
            day: try recording.value(named: "day") { Day($0) },
            seed: try recording.value(named: "seed") { UInt64($0) } ?? .random(in: 0 ... .max))
    }

    var today: Day { day ?? .today }

    package var given: [String: String] { ["day": today.description, "seed": "\(seed)"] }
}
