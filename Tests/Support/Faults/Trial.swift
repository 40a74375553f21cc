import CFaults
import MovieCatalog
import MovieImport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

enum Fault: String, CaseIterable {
    case disk = "the disk fails"
    case fullDisk = "the disk is full"
    case permission = "no permission"
    case fileMemory = "no memory for files"
    case memory = "no memory"

    var kind: faults_kind {
        switch self {
        case .memory: FAULTS_MEMORY
        case .disk: FAULTS_DISK
        case .fullDisk: FAULTS_FULL_DISK
        case .permission: FAULTS_PERMISSION
        case .fileMemory: FAULTS_FILE_MEMORY
        }
    }
}

struct Broken: Error, CustomStringConvertible {
    let description: String
}

/// Runs scenarios in a temporary folder while a file call or allocation fails, and compares the
/// answers with those of a run without failures.
final class Trial {
    private let folder: String
    private var path: String { folder + "/catalog.sqlite" }
    private var file: String { folder + "/films.csv" }
    /// The catalog's bytes at the start.
    private var kept: [UInt8] = []

    init() throws {
        var template = Array("/tmp/faults-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else {
            throw Broken(description: "no temporary folder can be created")
        }
        folder = String(cString: made)
        try write(Array(Scenario.file.utf8), to: file)
        do {
            let catalog = try Catalog(keptAt: path)
            for title in ["The Third Man", "Fantasia", "Gaslight"] {
                var movie = Movie(id: Movie.ID(0), title: title)
                movie.year = 1949
                movie.genres = ["Drama"]
                _ = try catalog.add(movie)
            }
        }
        kept = try bytes(of: path)
    }

    deinit {
        clear()
        unlink(file)
        rmdir(folder)
    }

    /// The number of the call that fails, to repeat one run. Set by `USHER_FAULT`.
    private static let only = getenv("USHER_FAULT").flatMap { Int(String(cString: $0)) }

    /// Runs a scenario once for each call that can fail, up to a maximum.
    ///
    /// - Returns: The number of runs.
    func run(_ scenario: Scenario, _ fault: Fault, isLasting: Bool, most: Int) throws -> Int {
        let name = "\(scenario.name), \(fault.rawValue), \(isLasting ? "permanently" : "once")"
        var expected: [Answers] = []
        try begin(scenario)
        faults_begin(fault.kind, 0, 0)
        let catalog = try Catalog(keptAt: path)
        expected.append(try Answers(catalog))
        for change in scenario.changes {
            try change.make(in: catalog, file: file)
            expected.append(try Answers(catalog))
        }
        let calls = Int(faults_end())
        let count = min(calls, most)
        var kept = 0
        for index in 0..<count {
            let number = Self.only ?? 1 + index * calls / count
            faults_name("\(name), call \(number)", 60)
            do {
                kept += try fail(number, isLasting, fault, in: scenario, expected)
            } catch {
                throw Broken(description: "\(name), call \(number) of \(calls): \(error)")
            }
        }
        faults_name("", 0)
        let keptAll = kept == 0 ? "" : "; \(kept) refused changes were saved anyway"
        print("\(name): \(count) of \(calls) calls failed\(keptAll).")
        fflush(nil)
        return count
    }

    /// Runs a scenario with a failing call. Returns how many refused changes were saved anyway.
    private func fail(
        _ number: Int, _ isLasting: Bool, _ fault: Fault, in scenario: Scenario, _ expected: [Answers]
    ) throws -> Int {
        try begin(scenario)
        faults_begin(fault.kind, number, isLasting ? 1 : 0)
        defer { faults_end() }
        /// The number of acknowledged changes.
        var done = 0
        var kept = 0
        /// Whether the next change was refused. It may or may not have been saved.
        var isUnderWay = false
        do {
            let catalog = try retrying(isLasting) { () throws(CatalogError) in
                try Catalog(keptAt: path)
            }
            try check(catalog, expected[0], isLasting)
            for (place, change) in scenario.changes.enumerated() {
                do throws(CatalogError) {
                    try change.make(in: catalog, file: file)
                } catch {
                    isUnderWay = true
                    if isLasting { throw error }
                    let answers = try Answers(catalog)
                    if answers == expected[place + 1] {
                        kept += 1
                    } else if answers == expected[place] {
                        try change.make(in: catalog, file: file)
                    } else {
                        throw Broken(description: "refused change \(place) is neither complete nor absent")
                    }
                    isUnderWay = false
                }
                done = place + 1
                try check(catalog, expected[done], isLasting)
            }
        } catch let error as CatalogError {
            guard isLasting else { throw error }
        }
        faults_end()
        let catalog = try Catalog(keptAt: path)
        let problems = try catalog.integrityProblems()
        guard problems.isEmpty else { throw Broken(description: "\(problems)") }
        let answers = try Answers(catalog)
        if isUnderWay, answers == expected[done + 1] { return kept + 1 }
        guard answers == expected[done] else {
            throw Broken(
                description: "after \(done) changes, the catalog is different when it's opened again")
        }
        return kept
    }

    private func retrying<Result>(
        _ isLasting: Bool, _ body: () throws(CatalogError) -> Result
    ) throws(CatalogError) -> Result {
        do throws(CatalogError) {
            return try body()
        } catch {
            if isLasting { throw error }
            return try body()
        }
    }

    private func check(_ catalog: Catalog, _ expected: Answers, _ isLasting: Bool) throws {
        var answers: Answers
        do {
            answers = try Answers(catalog)
        } catch is CatalogError {
            if isLasting { return }
            answers = try Answers(catalog)
        }
        guard answers == expected else { throw Broken(description: "the catalog gives a wrong answer") }
    }

    private func begin(_ scenario: Scenario) throws {
        clear()
        if scenario.isKept { try write(kept, to: path) }
    }

    private func clear() {
        for ending in ["", "-journal", "-wal", "-shm"] { unlink(path + ending) }
    }

    private func bytes(of path: String) throws -> [UInt8] {
        let file = open(path, O_RDONLY)
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = read(file, &bytes, bytes.count)
        guard count > 0 else { throw Broken(description: "\(path) can't be read") }
        return Array(bytes[..<count])
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        defer { close(file) }
        guard Self.write(file, bytes) == bytes.count else {
            throw Broken(description: "\(path) can't be written")
        }
    }

    private static func write(_ file: Int32, _ bytes: [UInt8]) -> Int {
        #if canImport(Darwin)
            Darwin.write(file, bytes, bytes.count)
        #elseif canImport(Musl)
            Musl.write(file, bytes, bytes.count)
        #else
            Glibc.write(file, bytes, bytes.count)
        #endif
    }
}
