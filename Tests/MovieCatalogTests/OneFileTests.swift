import Catalogs
import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
import MovieImport

@Suite("Files of catalogs")
struct OneFileTests {
    @Test("A copy of the catalog's file alone is complete after each change and import")
    func alone() throws {
        try inFolder { folder in
            let (path, copy) = ("\(folder)/catalog.sqlite", "\(folder)/copy.sqlite")
            let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            var count = 261
            func checkCopy() throws {
                try? FileManager.default.removeItem(atPath: copy)
                try FileManager.default.copyItem(atPath: path, toPath: copy)
                let found = try Catalog.open(copy)
                #expect(try found.integrityProblems() == [])
                #expect(try found.count(of: MovieQuery()) == .exactly(count))
                for ending in ["-journal", "-wal", "-shm"] {
                    #expect(!FileManager.default.fileExists(atPath: path + ending))
                }
            }
            for number in 0..<5 {
                _ = try catalog.add(Movie(id: Movie.ID(0), title: "Film \(number)"))
                count += 1
                try checkCopy()
            }
            try catalog.undo()
            count -= 1
            try checkCopy()
            try Data("title\nFilm of a file\n".utf8).write(to: URL(filePath: "\(folder)/films.csv"))
            let files = try ImportBatch(["\(folder)/films.csv"])
            _ = try catalog.importMovies(files, plan: catalog.preview(files))
            count += 1
            try checkCopy()
        }
    }

    @Test(
        "A change waits for readers, reports that once, and gives up or can be interrupted",
        arguments: [true, false])
    func busy(isInterrupted: Bool) throws {
        let file = try CatalogFile()
        let (reader, pipe) = (try file.open(), Pipe())
        var waits = 0
        let interruption = Interruption(pipe.fileHandleForReading.fileDescriptor) {
            waits += 1
            if isInterrupted { try? pipe.fileHandleForWriting.write(contentsOf: Data([0])) }
        }
        let catalog = try Catalog.open(file.path, until: interruption)
        catalog.database.monitor.patience = .seconds(isInterrupted ? 10 : 2)
        try reader.reading {
            _ = try reader.count(of: MovieQuery())
            #expect(throws: isInterrupted ? CatalogError.stopped : .busy(path: file.path)) {
                try catalog.add(Movie("Ran"))
            }
        }
        #expect(waits == 1)
        #expect(try reader.count(of: MovieQuery()) == .exactly(261))
        if isInterrupted { _ = try pipe.fileHandleForReading.read(upToCount: 1) }
        _ = try catalog.add(Movie("Ran"))
        #expect(try reader.count(of: MovieQuery()) == .exactly(262))
    }

    @Test(
        "A missing or replaced catalog isn't read or written, and its changes can be saved",
        arguments: [
            "rm 'catalog.sqlite'", "mv catalog.sqlite moved.sqlite", "mv other.sqlite catalog.sqlite",
        ],
        [true, false])
    func gone(command: String, isChanged: Bool) throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            try catalog.backUp(to: "\(folder)/other.sqlite")
            if isChanged { _ = try catalog.add(Movie("Ran")) }
            try shell(command, in: folder)
            // SQLite would take this file for the journal of an interrupted change.
            try Data("journal".utf8).write(to: URL(filePath: path + "-journal"))
            let files = try contents(of: folder)
            for _ in 0..<2 {
                #expect(throws: CatalogError.catalogMoved(path: path)) { try catalog.count(of: MovieQuery()) }
                #expect(throws: CatalogError.catalogMoved(path: path)) { try catalog.movie(Movie.ID(1)) }
                #expect(throws: CatalogError.catalogMoved(path: path)) { try catalog.add(Movie("Dune")) }
                #expect(throws: CatalogError.catalogMoved(path: path)) { try catalog.undo() }
                #expect(throws: CatalogError.catalogMoved(path: path)) { try catalog.integrityProblems() }
            }
            #expect(catalog.hasMoved)
            #expect(try contents(of: folder) == files)
            let kept = try catalog.keepElsewhere()
            #expect((kept != nil) == isChanged)
            guard let kept else { return }
            let saved = try Catalog.open(kept)
            #expect(try saved.count(of: MovieQuery()) == .exactly(262))
            #expect(try saved.integrityProblems() == [])
            #expect(try contents(of: folder).filter { $0.key != "catalog.kept.sqlite" } == files)
        }
    }

    @Test("An older copy put in the catalog's place is noticed, and lost changes are named once")
    func olderCopy() throws {
        try inFolder { folder in
            let (path, copy) = ("\(folder)/catalog.sqlite", "\(folder)/copy.sqlite")
            let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            let other = try Catalog(keptAt: path)
            _ = try catalog.add(Movie("Kept"))
            try shell("cp catalog.sqlite copy.sqlite", in: folder)
            _ = try catalog.add(Movie("Ran"))
            try catalog.delete(Movie.ID(1))
            try catalog.undo()
            _ = try catalog.add(Movie("Dune"))
            #expect(try catalog.takeLostChanges() == [])
            try shell("cp copy.sqlite catalog.sqlite", in: folder)
            #expect(try catalog.takeLostChanges().map(\.titles) == [["Ran"], ["Dune"]])
            #expect(try catalog.takeLostChanges() == [])
            #expect(try catalog.count(of: MovieQuery()) == .exactly(262))
            // “Ikiru” must be reported as lost, though “Other” reuses its step number.
            _ = try catalog.add(Movie("Ikiru"))
            try shell("cp copy.sqlite catalog.sqlite", in: folder)
            _ = try other.add(Movie("Other"))
            #expect(catalog.takeLostChangesInWords()?.contains("“Ikiru”") == true)
            #expect(try Catalog.open(copy).integrityProblems() == [])
        }
    }

    @Test("A step that another program undoes and discards isn't lost")
    func givenUpElsewhere() throws {
        let file = try CatalogFile()
        let (one, two) = (try file.open(), try file.open())
        _ = try one.add(Movie("Ran"))
        try two.undo()
        #expect(try one.takeLostChanges() == [])
        _ = try two.add(Movie("Dune"))
        #expect(try one.takeLostChanges() == [])
    }

    /// Runs a command in another process, since closing a file in this process releases its locks.
    private func shell(_ command: String, in folder: String) throws {
        let process = try Process.run(
            URL(filePath: "/bin/sh"), arguments: ["-c", "cd '\(folder)' && \(command)"])
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    /// Creates a catalog like one left by a kill during a change, with a journal. If it `spills`,
    /// the file contains parts of the change.
    private func killed(in folder: String, spills: Bool = true) throws -> String {
        let (path, killed) = ("\(folder)/origin.sqlite", "\(folder)/catalog.sqlite")
        let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
        // With such a small cache, SQLite writes the journal and some pages before the commit.
        if spills { try catalog.database.execute("PRAGMA cache_size = 1; PRAGMA cache_spill = 1") }
        try catalog.database.transaction { () throws(CatalogError) in
            try catalog.database.execute("UPDATE movie SET note = hex(randomblob(900))")
            #expect(throws: Never.self) {
                try shell("for e in '' -journal; do cp origin.sqlite$e catalog.sqlite$e; done", in: folder)
            }
        }
        return killed
    }

    @Test("An interrupted change is undone, and that's reported once", arguments: [true, false])
    func interrupted(spills: Bool) throws {
        try inFolder { folder in
            let path = try killed(in: folder, spills: spills)
            let catalog = try Catalog.open(path)
            #expect(catalog.notice == .recovered(path: path))
            #expect(try catalog.count(of: MovieQuery(search: MovieSearch("note:any"))) == .exactly(0))
            #expect(try catalog.integrityProblems() == [])
            #expect(try Catalog.open(path).notice == nil)
        }
    }

    @Test("A read-only catalog undoes an interrupted change in a copy and creates no file")
    func onlyRead() throws {
        try inFolder { folder in
            let path = try killed(in: folder)
            let files = try contents(of: folder)
            let catalog = try Catalog(reading: path)
            #expect(catalog.changesAreKept && catalog.isReadOnly)
            #expect(try catalog.count(of: MovieQuery()) == .exactly(261))
            #expect(try catalog.integrityProblems() == [])
            #expect(throws: CatalogError.readOnly(path: path)) { try catalog.delete(Movie.ID(1)) }
            #expect(try contents(of: folder) == files)
        }
    }

    @Test("A log of another file is refused, and never written into the catalog")
    func strayLog() throws {
        let file = try CatalogFile()
        try Data("log".utf8).write(to: URL(filePath: file.path + "-wal"))
        let bytes = try Data(contentsOf: URL(filePath: file.path))
        let error = #expect(throws: CatalogError.self) { try file.open() }
        #expect(error == .inTheWay(path: file.path + "-wal"))
        #expect(try Data(contentsOf: URL(filePath: file.path)) == bytes)
    }

    @Test(
        "A link or folder in the journal's place is named in the error",
        arguments: ["ln -s /none", "ln -s /etc/hosts", "mkdir"], ["-journal", "-wal"])
    func obstacle(command: String, ending: String) throws {
        let file = try CatalogFile()
        let folder = URL(filePath: file.path).deletingLastPathComponent().path
        try shell("\(command) 'catalog.sqlite\(ending)'", in: folder)
        let error = #expect(throws: CatalogError.self) { try file.open() }
        #expect(error == .inTheWay(path: file.path + ending))
    }

    @Test("A sparse file of a terabyte can be read, checked and restored from")
    func sparse() throws {
        let file = try CatalogFile()
        let sparse = file.path + ".sparse"
        for isEarlier in [false, true] {
            if isEarlier {
                try EarlierFormat.sixth.write(to: sparse)
            } else {
                try file.open().backUp(to: sparse)
            }
            try FileHandle(forWritingTo: URL(filePath: sparse)).truncate(atOffset: 1 << 40)
            let count: MovieCount = .exactly(isEarlier ? 5 : 261)
            let catalog = try Catalog(reading: sparse)
            #expect(try catalog.count(of: MovieQuery()) == count)
            #expect(try catalog.integrityProblems() == [])
            _ = try BackupRestoration(of: sparse).replace(file.open())
            #expect(try file.open().count(of: MovieQuery()) == count)
            try FileManager.default.removeItem(atPath: sparse)
        }
    }

    @Test("A catalog with several names can be read, and changed only once it has one name")
    func hardLinks() throws {
        try inFolder { folder in
            let (path, other) = ("\(folder)/catalog.sqlite", "\(folder)/other.sqlite")
            let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            try FileManager.default.linkItem(atPath: path, toPath: other)
            for one in [catalog, try Catalog.open(other)] {
                #expect(try one.count(of: MovieQuery()) == .exactly(261))
                let error = #expect(throws: CatalogError.self) { try one.delete(Movie.ID(1)) }
                #expect(error?.description.contains(" cp -p ") == true)
            }
            try FileManager.default.removeItem(atPath: other)
            try catalog.delete(Movie.ID(1))
            // A draft of a program that was killed while creating the catalog must be deleted.
            let draft = "\(folder)/.movies-draft-0000000000000"
            try FileManager.default.linkItem(atPath: path, toPath: draft)
            try catalog.delete(Movie.ID(2))
            #expect(!FileManager.default.fileExists(atPath: draft))
        }
    }

    @Test("The check doesn't wait for another program that's writing")
    func checkMeanwhile() throws {
        let file = try CatalogFile()
        let catalog = try file.open()
        catalog.database.monitor.patience = .zero
        let writer = try Database(path: file.path, mode: .existing, patience: 0)
        try writer.transaction { () throws(CatalogError) in
            try writer.execute("UPDATE movie SET note = 'x'")
            #expect(try catalog.integrityProblems() == [])
        }
    }

    @Test("Deleted text that can't be restored is neither in the file nor in a backup")
    func residue() throws {
        try inFolder { folder in
            let (path, backup) = ("\(folder)/catalog.sqlite", "\(folder)/backup.sqlite")
            let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            let word = "Zyzzyvaqux"
            _ = try catalog.add(
                Movie("\(word) \(word)") { $0.note = "\(word) \(String(repeating: "y", count: 9_000))" })
            try catalog.undo()
            _ = try catalog.add(Movie(id: Movie.ID(0), title: "Ran"))
            #expect(try catalog.steps.redoable == nil)
            try catalog.backUp(to: backup)
            func expectNone(of words: [String], in file: String) throws {
                let bytes = try Data(contentsOf: URL(filePath: file))
                for word in words { #expect(bytes.range(of: Data(word.utf8)) == nil, "\(file)") }
            }
            let words = [word, word.lowercased(), String(repeating: "y", count: 200)]
            try expectNone(of: words, in: backup)
            try expectNone(of: [word], in: path)
            #expect(try catalog.checkInWords().isSound)
            try expectNone(of: words, in: path)
            #expect(try catalog.integrityProblems() == [])
        }
    }

    @Test(
        "A catalog overwritten with something else is reported as overwritten",
        arguments: ["a b c\n", "{}", "\u{0}"])
    func overwritten(text: String) throws {
        let file = try CatalogFile()
        try file.overwrite(with: String(repeating: text, count: 600).utf8)
        let error = #expect(throws: CatalogError.self) { try file.open() }
        #expect(error == .overwritten(path: file.path))
    }

    @Test("The check reports an unused page")
    func unusedPage() throws {
        let file = try CatalogFile()
        var bytes = Array(try Data(contentsOf: URL(filePath: file.path)))
        bytes += Array(repeating: 0, count: 4_096)
        // Updates the number of pages in the header.
        let pages = bytes.count / 4_096
        for place in 0..<4 { bytes[28 + place] = UInt8(truncatingIfNeeded: pages >> (24 - 8 * place)) }
        try Data(bytes).write(to: URL(filePath: file.path))
        let problems = try file.open().integrityProblems().map { "\($0)" }
        #expect(problems.count == 1 && problems[0].contains("Page \(pages)"))
    }

    @Test("A change that the file has no room for is refused as such, and changes nothing")
    func full() throws {
        let file = try CatalogFile()
        let catalog = try file.open()
        let count = try catalog.count(of: MovieQuery())
        // SQLite raises this limit to the current number of pages, so the file can't grow.
        try catalog.database.execute("PRAGMA max_page_count = 1")
        let movie = Movie("Ran") { $0.note = String(repeating: "x", count: 100_000) }
        #expect(throws: CatalogError.full(path: file.path)) { try catalog.add(movie) }
        #expect(try catalog.count(of: MovieQuery()) == count)
        #expect(try catalog.integrityProblems() == [])
    }

    private func contents(of folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            files[name] = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
        }
        return files
    }
}
