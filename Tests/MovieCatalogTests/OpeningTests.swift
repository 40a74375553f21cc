import Foundation
import Platform
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Opening a catalog")
struct OpeningTests {
    @Test(
        "An empty database of the program becomes a catalog, with the sample if wanted",
        arguments: [0, 261])
    func nothingYet(count: Int) throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            let database = try Database(path: path, mode: .creating, patience: 0)
            try database.execute("PRAGMA application_id = \(Schema.application)")
            let catalog = try Catalog(keptAt: path, beginningWith: count > 0 ? Catalog.addSample : { _ in })
            #expect(try catalog.count(of: MovieQuery()) == .exactly(count))
            #expect(try catalog.integrityProblems() == [])
            #expect(try database.integer("PRAGMA user_version") == Schema.format)
        }
    }

    @Test("A database with tables but no format isn't opened as a catalog, and stays as it is")
    func tablesOnly() throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            let database = try Database(path: path, mode: .creating, patience: 0)
            try database.execute(
                "PRAGMA application_id = \(Schema.application); CREATE TABLE total (movies)")
            for _ in 0..<2 {
                #expect(throws: CatalogError.notACatalog(path: path)) { try Catalog.open(path) }
            }
            #expect(
                try database.row("SELECT group_concat(name) FROM sqlite_schema", [], text(in:)) == "total")
            #expect(try database.integer("PRAGMA user_version") == 0)
        }
    }

    @Test("A catalog of a newer format is refused and left as it is")
    func newer() throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            try catalog.database.execute("PRAGMA user_version = 99")
            #expect(throws: CatalogError.newerFormat(path: path, format: 99, latest: Schema.format)) {
                try Catalog.open(path)
            }
            #expect(try catalog.integrityProblems() == [])
        }
    }

    @Test("A catalog whose creation was killed is created again")
    func killedWhileMade() throws {
        try inFolder { folder in
            let (path, killed) = ("\(folder)/catalog.sqlite", "\(folder)/killed.sqlite")
            let database = try Database(path: path, mode: .creating, patience: 0)
            // With such a small cache, SQLite writes the journal and some pages before the commit.
            try database.execute("PRAGMA cache_size = 1")
            try database.transaction { () throws(CatalogError) in
                try database.execute("PRAGMA application_id = \(Schema.application)")
                try database.execute(Schema.migration(from: 0))
                try database.execute("PRAGMA user_version = \(Schema.format)")
                #expect(throws: Never.self) { try copy(["-journal"], of: path, to: killed) }
            }
            try Data(contentsOf: URL(filePath: path)).prefix(20_000).write(to: URL(filePath: killed))

            let catalog = try Catalog(keptAt: killed, beginningWith: Catalog.addSample)
            #expect(try catalog.count(of: MovieQuery()) == .exactly(261))
            #expect(try catalog.integrityProblems() == [])
        }
    }

    @Test(
        "A catalog whose creation lost power is created again, even without its first bytes",
        arguments: [0, 4_096, 20_000])
    func headLost(length: Int) throws {
        for isNamed in [false, true] {
            try inFolder { folder in
                let (path, lost) = ("\(folder)/catalog.sqlite", "\(folder)/lost.sqlite")
                let database = try Database(path: path, mode: .creating, patience: 0)
                try database.execute("PRAGMA cache_size = 1")
                try database.transaction { () throws(CatalogError) in
                    try database.execute("PRAGMA application_id = \(Schema.application)")
                    try database.execute(Schema.migration(from: 0))
                    #expect(throws: Never.self) { try copy(["-journal"], of: path, to: lost) }
                }
                try Data(count: length).write(to: URL(filePath: lost))
                let catalog =
                    try isNamed ? Catalog.open(lost) : Catalog(keptAt: lost, beginningWith: Catalog.addSample)
                #expect(try catalog.count(of: MovieQuery()) == .exactly(isNamed ? 0 : 261))
                #expect(try catalog.integrityProblems() == [])
            }
        }
    }

    @Test("Another program's database that needs recovery is refused and not made a catalog")
    func foreignJournal() throws {
        try inFolder { folder in
            let (path, lost) = ("\(folder)/catalog.sqlite", "\(folder)/lost.sqlite")
            let database = try Database(path: path, mode: .creating, patience: 0)
            try database.execute("CREATE TABLE a (b); PRAGMA user_version = 1; PRAGMA cache_size = 1")
            try database.transaction { () throws(CatalogError) in
                try database.execute("CREATE TABLE c AS SELECT randomblob(100000)")
                #expect(throws: Never.self) { try copy(["-journal"], of: path, to: lost) }
            }
            try Data(count: 4_096).write(to: URL(filePath: lost))
            #expect(throws: CatalogError.notACatalog(path: lost)) { try Catalog.open(lost) }
            #expect(try Data(contentsOf: URL(filePath: lost)).prefix(16) == Data("SQLite format 3\0".utf8))
        }
    }

    @Test("A new catalog is synced to disk before it gets its name, and its folder after that")
    func order() throws {
        try inFolder { folder in
            let path = "\(folder)/a/catalog.sqlite"
            let calls = Calls()
            try FileSystem.$observer.withValue(Observer(didMake: calls.add)) {
                _ = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            }
            let names = calls.all.compactMap { call -> String? in
                switch call {
                case .makeFolder: "folder"
                case .sync: "sync"
                case .link(_, path): "link"
                case .syncFolder("\(folder)/a/"): "sync folder"
                case .syncFolder("\(folder)/"): "sync parent"
                case .create, .remove: nil
                default: "\(call)"
                }
            }
            #expect(names == ["folder", "sync parent", "sync", "link", "sync folder"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a") == ["catalog.sqlite"])
        }
    }

    @Test("A catalog that another program creates first is opened and left as it is")
    func second() throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            let observer = Observer { (change) throws(SystemError) in
                guard case .link = change else { return }
                #expect(throws: Never.self) {
                    try FileSystem.$observer.withValue(nil) {
                        _ = try Catalog(keptAt: path)
                            .add(Movie(id: Movie.ID(0), title: "Ran"))
                    }
                }
            }
            let catalog = try FileSystem.$observer.withValue(observer) {
                try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            }
            #expect(try catalog.count(of: MovieQuery()) == .exactly(1))
        }
    }

    @Test(
        "The log or journal of a deleted catalog isn't applied to a new one",
        arguments: ["-wal", "-journal"])
    func logLeft(ending: String) throws {
        for isImport in [false, true] {
            try inFolder { folder in
                let (path, new) = ("\(folder)/catalog.sqlite", "\(folder)/new.sqlite")
                let catalog = try Catalog(keptAt: path)
                if ending == "-wal" {
                    _ = try catalog.database.row("PRAGMA journal_mode = WAL", [], text(in:))
                }
                try catalog.database.execute("PRAGMA cache_size = 1; PRAGMA cache_spill = 1")
                for number in 0..<50 {
                    _ = try catalog.add(
                        Movie(id: Movie.ID(0), title: "\(number) \(String(repeating: "x", count: 900))"))
                }
                try catalog.database.transaction { () throws(CatalogError) in
                    try catalog.database.execute("UPDATE movie SET note = hex(randomblob(900))")
                    #expect(throws: Never.self) { try copy([ending], of: path, to: new) }
                }
                if isImport {
                    try Data("title\nRan\n".utf8).write(to: URL(filePath: "\(folder)/films.csv"))
                    let files = try ImportBatch(["\(folder)/films.csv"])
                    let target = try Catalog(createdByChangeAt: new)
                    _ = try target.importMovies(files, plan: target.preview(files))
                }
                let made = try Catalog(keptAt: new, beginningWith: Catalog.addSample)
                #expect(try made.count(of: MovieQuery()) == .exactly(isImport ? 1 : 261))
                #expect(try made.integrityProblems() == [])
            }
        }
    }

    @Test("A catalog can be created on a file system without hard links")
    func withoutLinks() throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            let observer = Observer { (change) throws(SystemError) in
                if case .link = change { throw SystemError(code: EPERM) }
            }
            let catalog = try FileSystem.$observer.withValue(observer) {
                try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            }
            #expect(try catalog.count(of: MovieQuery()) == .exactly(261))
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test("A failing call never leaves a partial catalog, and it can be created later")
    func failingCalls() throws {
        func run(failing number: Int) throws -> Int {
            let counter = Counter()
            let observer = Observer { (_) throws(SystemError) in
                if counter.next() == number { throw SystemError(code: EIO) }
            }
            try inFolder { folder in
                let path = "\(folder)/a/catalog.sqlite"
                FileSystem.$observer.withValue(observer) {
                    _ = try? Catalog(keptAt: path, beginningWith: Catalog.addSample)
                }
                let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
                #expect(try catalog.count(of: MovieQuery()) == .exactly(261), "call \(number)")
                #expect(try catalog.integrityProblems() == [])
            }
            return counter.next()
        }
        let calls = try run(failing: .max)
        #expect(calls > 6)
        for number in 0..<calls { _ = try run(failing: number) }
    }

    private func copy(_ endings: [String], of path: String, to copy: String) throws {
        for ending in endings {
            try FileManager.default.copyItem(atPath: path + ending, toPath: copy + ending)
        }
    }
}
