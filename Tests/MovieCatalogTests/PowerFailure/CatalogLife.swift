import Catalogs
import Foundation
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// Works with a catalog, and logs the operations on its files.
struct CatalogLife {
    enum Beginning: Hashable, CaseIterable {
        static let allCases =
            [.nothing, .movies, .emptyFile, .sample] + EarlierFormat.allCases.map(Self.earlier)

        /// No file. The catalog starts empty.
        case nothing
        /// No file. An import creates the catalog.
        case movies
        /// An empty file, which becomes the catalog.
        case emptyFile
        /// No file. The catalog starts with the sample movies.
        case sample
        /// A catalog of an earlier format, which is converted.
        case earlier(EarlierFormat)
    }

    struct VisibleState: Equatable {
        /// The movies, or nil if there's no catalog.
        var movies: [Movie]?
        var undoable: CatalogChange?
        var redoable: CatalogChange?
        var exports: [String: [UInt8]] = [:]
    }

    let log = FileLog()
    let disk: Disk
    /// The states before the first change and after each change.
    private(set) var states: [VisibleState] = []

    private let folder: String
    private let sources: String
    private let beginning: Beginning
    private var catalog: Catalog?
    private var path: String { folder + "/movies/catalog.sqlite" }

    init(in parent: String, from beginning: Beginning, using random: inout RandomNumbers) throws {
        self.beginning = beginning
        folder = parent + "/life"
        sources = parent + "/sources"
        for path in [folder, sources] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        let bytes: [UInt8]? =
            switch beginning {
            case .emptyFile: []
            case .earlier(let format): format.bytes()
            case .nothing, .movies, .sample: nil
            }
        if let bytes {
            try FileManager.default.createDirectory(
                atPath: folder + "/movies", withIntermediateDirectories: true)
            try Data(bytes).write(to: URL(filePath: folder + "/movies/catalog.sqlite"))
            disk = Disk(files: [folder + "/movies/catalog.sqlite": bytes], folders: [folder + "/movies"])
        } else {
            disk = Disk(files: [:], folders: [])
        }
    }

    mutating func run(changes: Int, using random: inout RandomNumbers) throws {
        states = [try stateBefore()]
        try log.record(folder) {
            try make(using: &random)
            try acknowledge()
            for number in 0..<changes {
                try change(number, using: &random)
                try acknowledge()
            }
            catalog = nil
        }
    }

    private func stateBefore() throws -> VisibleState {
        guard case .earlier = beginning else {
            return VisibleState(movies: beginning == .emptyFile ? [] : nil)
        }
        let copy = sources + "/catalog.sqlite"
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        return try state(of: Catalog.open(copy), in: folder)
    }

    private mutating func acknowledge() throws {
        states.append(try state(of: catalog, in: folder))
        log.add(.acknowledge(states.count - 1))
    }

    private mutating func make(using random: inout RandomNumbers) throws {
        if beginning == .movies {
            let catalog = try Catalog(createdByChangeAt: path)
            try importMovies("first", into: catalog, using: &random)
        }
        catalog = try Catalog(
            keptAt: path, beginningWith: beginning == .sample ? Catalog.addSample : { _ in })
    }

    private mutating func change(_ number: Int, using random: inout RandomNumbers) throws {
        guard let catalog else { return }
        let movies = try catalog.movies(of: MovieQuery(), in: 0..<1_000)
        let movie = movies.randomElement(using: &random)
        switch Int.random(in: 0..<16, using: &random) {
        case 0..<2: try catalog.undo()
        case 2..<4: try catalog.redo()
        case 4: if let movie { try catalog.delete(movie.id) }
        case 5..<8:
            guard let movie else { break }
            let length = Int.random(in: 0..<3_000, using: &random)
            try catalog.update(movie.id, as: .edited([.note])) {
                $0.note = String(repeating: "\(number) ", count: length)
                $0.tags.append("tag \(number)")
                $0.viewings.append(Viewing())
            }
        case 8: try importMovies("\(number)", into: catalog, using: &random)
        case 9..<12 where movie != nil:
            let name = ["a.jsonl", "b.csv"].randomElement(using: &random) ?? "a.jsonl"
            try catalog.export(
                MovieQuery(), to: ExportWriter(at: "\(folder)/\(name)", from: catalog, replacing: true))
        case 13 where !FileManager.default.fileExists(atPath: "\(folder)/backup.sqlite"):
            try catalog.backUp(to: "\(folder)/backup.sqlite")
        case 14 where FileManager.default.fileExists(atPath: "\(folder)/backup.sqlite"):
            _ = try BackupRestoration(of: "\(folder)/backup.sqlite").replace(catalog)
        case 12:
            self.catalog = nil
            self.catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
        default: _ = try catalog.add(Movie(id: Movie.ID(0), title: "Added \(number)"))
        }
    }

    private func importMovies(
        _ name: String, into catalog: Catalog, using random: inout RandomNumbers
    ) throws {
        let file = "\(sources)/\(name).csv"
        let titles = (0..<Int.random(in: 1..<40, using: &random)).map { "\(name) \($0)\n" }
        try Data(("title\n" + titles.joined()).utf8).write(to: URL(filePath: file))
        let movies = try ImportBatch([file])
        let plan = try catalog.preview(movies)
        if catalog.creationPath != nil || Bool.random(using: &random) {
            _ = try catalog.importMovies(movies, plan: plan)
        } else {
            _ = try catalog.importMovies(movies, plan: plan, decisions: [:], withoutIndexes: true) { _ in true
            }
        }
    }

    /// Writes the files that survived to another folder, and returns the catalog's state there.
    func restore(_ left: [String: [UInt8]], _ context: Comment) throws -> VisibleState {
        let restored = folder + "-restored"
        try? FileManager.default.removeItem(atPath: restored)
        for (path, bytes) in left {
            let url = URL(filePath: restored + path.dropFirst(folder.count))
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
        let path = restored + "/movies/catalog.sqlite"
        guard FileManager.default.fileExists(atPath: path) else { return try state(of: nil, in: restored) }
        let catalog = try Catalog(
            keptAt: path, beginningWith: beginning == .sample ? Catalog.addSample : { _ in })
        #expect(try catalog.integrityProblems() == [], context)
        return try state(of: catalog, in: restored)
    }

    /// The current files, except SQLite's `-shm` file, which is shared memory.
    func files() throws -> [(path: String, bytes: [UInt8])] {
        try (FileManager.default.subpaths(atPath: folder) ?? []).sorted().compactMap { name in
            let path = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
                !name.hasSuffix("-shm")
            else { return nil }
            return (path, Array(try Data(contentsOf: URL(filePath: path))))
        }
    }

    private func state(of catalog: Catalog?, in folder: String) throws -> VisibleState {
        var state = VisibleState()
        if let catalog {
            state.movies = try catalog.movies(of: MovieQuery(), in: 0 ..< .max)
            state.undoable = try catalog.steps.undoable?.change
            state.redoable = try catalog.steps.redoable?.change
        }
        for name in ["a.jsonl", "b.csv", "backup.sqlite"] {
            let url = URL(filePath: "\(folder)/\(name)")
            if let data = try? Data(contentsOf: url) { state.exports[name] = Array(data) }
        }
        return state
    }
}
