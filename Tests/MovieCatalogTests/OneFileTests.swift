import Catalogs
import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
import MovieImport

@Suite("A catalog is one file")
struct OneFileTests {
    @Test("after each change, and each import, a copy of the file alone is the whole catalog")
    func alone() throws {
        try inFolder { folder in
            let (path, copy) = ("\(folder)/catalog.sqlite", "\(folder)/copy.sqlite")
            let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            var count = 261
            func look() throws {
                try? FileManager.default.removeItem(atPath: copy)
                try FileManager.default.copyItem(atPath: path, toPath: copy)
                let found = try Catalog.open(copy)
                #expect(try found.integrityProblems() == [])
                #expect(try found.count(of: MovieQuery()) == .exactly(count))
                #expect(try size(path + "-wal") == 0)
            }
            for number in 0..<5 {
                _ = try catalog.add(Movie(id: Movie.ID(0), title: "Film \(number)"))
                count += 1
                try look()
            }
            try catalog.undo()
            count -= 1
            try look()
            try Data("title\nFilm of a file\n".utf8).write(to: URL(filePath: "\(folder)/films.csv"))
            let files = try ImportFiles(["\(folder)/films.csv"])
            _ = try catalog.importMovies(files, plan: catalog.preview(files))
            count += 1
            try look()
        }
    }

    @Test("while another program reads what was there before, the log comes home at the next answer")
    func reader() throws {
        try inFolder { folder in
            let path = "\(folder)/catalog.sqlite"
            let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            let other = try Database(path: path, mode: .existing, patience: 0)
            // Waiting would have no end.
            let patient = try Database(path: path, mode: .existing, patience: .max)
            try other.snapshot { () throws(CatalogError) in
                _ = try other.integer("SELECT count(*) FROM movie")
                _ = try catalog.add(Movie(id: Movie.ID(0), title: "Ran"))
                #expect(try patient.integer("SELECT count(*) FROM movie") == 262)
                patient.bringHome()
                #expect((try? size(path + "-wal")) ?? 0 > 0)
            }
            _ = try catalog.movies(of: MovieQuery(), in: 0..<1)
            #expect(try size(path + "-wal") == 0)
        }
    }

    @Test(
        "a file that something else is written over is not written to, and said to be so at the next change or the end",
        arguments: [true, false], [true, false])
    func overwritten(isChangedBefore: Bool, hasRead: Bool) throws {
        try inFolder { folder in
            let (path, other) = ("\(folder)/catalog.sqlite", "\(folder)/other.sqlite")
            let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            try catalog.backUp(to: other)
            _ = try Catalog.open(other).add(Movie(id: Movie.ID(0), title: "Other"))
            #expect(!catalog.hasMoved)
            if isChangedBefore { _ = try catalog.add(Movie(id: Movie.ID(0), title: "Ran")) }
            let bytes = try Data(contentsOf: URL(filePath: other))
            try copy(other, over: path)
            if hasRead { _ = try? catalog.movies() }
            let error = #expect(throws: CatalogError.self) {
                try catalog.add(Movie(id: Movie.ID(0), title: "Dune"))
            }
            #expect(error == .overwrittenMeanwhile(path: path))
            #expect(catalog.hasMoved)
            #expect(throws: CatalogError.overwrittenMeanwhile(path: path)) { try catalog.keepElsewhere() }
            #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
            #expect(try Catalog.open(path).count(of: MovieQuery()) == .exactly(262))
        }
    }

    @Test(
        "a file that can't be read, as something else is written over it, is said to be so",
        arguments: [true, false])
    func unreadable(isChangedBefore: Bool) throws {
        try inFolder { folder in
            let (path, other) = ("\(folder)/catalog.sqlite", "\(folder)/other")
            let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
            if isChangedBefore { _ = try catalog.add(Movie(id: Movie.ID(0), title: "Ran")) }
            try Data(repeating: 0x78, count: size(path)).write(to: URL(filePath: other))
            try copy(other, over: path)
            #expect(throws: CatalogError.overwrittenMeanwhile(path: path)) { try catalog.all() }
        }
    }

    /// By another program: where this one closes a file, it gives up its locks.
    private func copy(_ file: String, over other: String) throws {
        try Process.run(URL(filePath: "/bin/cp"), arguments: [file, other]).waitUntilExit()
    }

    /// A catalog as a kill leaves it: with a log of so many changes, the file of before and the one after them.
    private func killed(
        in folder: String, changes: Int = 3
    ) throws -> (killed: String, before: Data, after: Data) {
        let (path, killed) = ("\(folder)/origin.sqlite", "\(folder)/catalog.sqlite")
        let catalog = try Catalog(keptAt: path, beginningWith: Catalog.addSample)
        _ = try catalog.add(Movie(id: Movie.ID(0), title: "Before"))
        let before = try Data(contentsOf: URL(filePath: path))
        let reader = try Database(path: path, mode: .existing, patience: 0)
        try reader.snapshot { () throws(CatalogError) in
            _ = try reader.integer("SELECT count(*) FROM movie")
            for number in 0..<changes {
                let note = String(repeating: "x", count: 5_000)
                _ = try catalog.add(Movie("Film \(number)") { $0.note = note })
            }
            #expect(throws: Never.self) {
                try FileManager.default.copyItem(atPath: path + "-wal", toPath: killed + "-wal")
            }
        }
        _ = try catalog.count(of: MovieQuery())
        try before.write(to: URL(filePath: killed))
        return (killed, before, try Data(contentsOf: URL(filePath: path)))
    }

    @Test("the log of a program that was killed is used, also where some of its pages had come home")
    func ownLog() throws {
        for part in 0..<4 {
            try inFolder { folder in
                let (path, before, after) = try killed(in: folder)
                let pages = after.count / 4_096
                var file = Data(count: part == 0 ? before.count : after.count)
                for page in 0..<(file.count / 4_096) {
                    let isHome = part == 3 || (part > 0 && page.isMultiple(of: 2) == (part == 1))
                    let source = isHome ? after : before
                    let range = page * 4_096..<(page + 1) * 4_096
                    if source.count >= range.upperBound { file.replaceSubrange(range, with: source[range]) }
                }
                #expect(pages > 100)
                try file.write(to: URL(filePath: path))
                let catalog = try Catalog.open(path)
                #expect(catalog.movedLog == nil)
                #expect(try catalog.integrityProblems() == [])
                #expect(try catalog.count(of: MovieQuery()) == .exactly(265))
                #expect(try size(path + "-wal") == 0)
            }
        }
    }

    @Test(
        "the log of another file is set aside, told, and never written into a file that was put back",
        arguments: ["backup", "copy", "another", "earlier", "empty", "moved"])
    func foreignLog(kind: String) throws {
        try inFolder { folder in
            let origin = "\(folder)/catalog.sqlite"
            let backup = "\(folder)/backup.sqlite"
            let (path, before, _) = try killed(in: folder)
            let log = try Data(contentsOf: URL(filePath: path + "-wal"))
            var count = 262
            switch kind {
            case "backup", "moved":
                try before.write(to: URL(filePath: "\(folder)/x.sqlite"))
                try Catalog.open("\(folder)/x.sqlite").backUp(to: backup)
            case "copy":
                // As it was two changes before.
                let catalog = try Catalog(keptAt: backup, beginningWith: Catalog.addSample)
                _ = try catalog.add(Movie(id: Movie.ID(0), title: "Older"))
            case "another":
                try Catalog(keptAt: "\(folder)/y.sqlite").backUp(to: backup)
                count = 0
            case "earlier":
                // Its format has no marks.
                try EarlierFormat.fourth.write(to: backup)
                count = 4
            default:
                try Data().write(to: URL(filePath: backup))
                count = 0
            }
            let bytes = try Data(contentsOf: URL(filePath: backup))
            try FileManager.default.removeItem(atPath: path)
            if kind == "moved" {
                try FileManager.default.moveItem(atPath: backup, toPath: path)
            } else {
                try FileManager.default.copyItem(atPath: backup, toPath: path)
            }
            let catalog = try Catalog(keptAt: path)
            let aside = origin + ".log-of-another-file"
            #expect(try Data(contentsOf: URL(filePath: aside)) == log)
            #expect(catalog.movedLog?.log == aside)
            #expect(catalog.notice?.contains(aside) == true)
            #expect(try catalog.integrityProblems() == [])
            #expect(try catalog.count(of: MovieQuery()) == .exactly(count))
            if kind != "moved" { #expect(try Data(contentsOf: URL(filePath: backup)) == bytes) }
            #expect(try Catalog.open(path).movedLog == nil)
        }
    }

    @Test("a log of nothing but a change that was never finished is of no file, and stays SQLite's")
    func unfinishedLog() throws {
        try inFolder { folder in
            let (path, _, _) = try killed(in: folder, changes: 1)
            let log = try Data(contentsOf: URL(filePath: path + "-wal"))
            try log.dropLast().write(to: URL(filePath: path + "-wal"))
            try FileManager.default.removeItem(atPath: path)
            try Catalog(keptAt: "\(folder)/another.sqlite").backUp(to: path)
            let catalog = try Catalog(keptAt: path)
            #expect(catalog.movedLog == nil)
            #expect(try catalog.count(of: MovieQuery()) == .exactly(0))
        }
    }

    @Test("a log that is damaged, or breaks off, is read as far as SQLite reads it")
    func hostileLog() throws {
        try inFolder { folder in
            let (path, _, _) = try killed(in: folder)
            let copy = "\(folder)/copy.sqlite"
            let log = try Data(contentsOf: URL(filePath: path + "-wal"))
            func look(_ changed: Data, _ comment: Comment) throws {
                for ending in ["", "-wal", "-shm"] {
                    try? FileManager.default.removeItem(atPath: copy + ending)
                }
                try FileManager.default.copyItem(atPath: path, toPath: copy)
                try changed.write(to: URL(filePath: path + "-wal"))
                try changed.write(to: URL(filePath: copy + "-wal"))
                let question = "SELECT count(*) FROM movie"
                let bytes = try LeftoverLog(of: path).bytes()
                let found = try Database(path: path, mode: .copy(bytes)).integer(question)
                let expected = try Database(path: copy, mode: .existing, patience: 0).integer(question)
                #expect(found == expected, comment)
            }
            let frame = 24 + 4_096
            for end in stride(from: 32, through: log.count, by: frame) {
                try look(log.prefix(end), "cut at \(end)")
                try look(log.prefix(end - 1), "cut at \(end - 1)")
            }
            for offset in Array(0..<64) + [32 + frame, log.count - frame, log.count - 1] {
                var changed = log
                changed[offset] ^= 0xFF
                try look(changed, "changed at \(offset)")
            }
            // The last frame is of a page that is none.
            let last = log.count - frame
            #expect(try withLastSum(log) == log)
            try look(withLastSum(log[..<last] + Data(count: 4) + log[(last + 4)...]), "page 0")
        }
    }

    /// A log whose last frame has the sum that belongs to it, which goes on from that of the frame before.
    private func withLastSum(_ log: Data) throws -> Data {
        var bytes = Array(log)
        let size = 24 + 4_096
        let frame = bytes.count - size
        // On a processor that has the low bytes first, the words of a sum do too.
        try #require(bytes[3] & 1 == 0)
        func word(_ place: Int) -> UInt32 {
            bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
        var (first, second) = (word(frame - size + 16).byteSwapped, word(frame - size + 20).byteSwapped)
        for place in [frame] + stride(from: frame + 24, to: bytes.count, by: 8) {
            first &+= word(place) &+ second
            second &+= word(place + 4) &+ first
        }
        for (index, sum) in [first, second].enumerated() {
            for shift in 0..<4 {
                bytes[frame + 16 + 4 * index + shift] = UInt8(
                    truncatingIfNeeded: sum >> UInt32(24 - 8 * shift))
            }
        }
        return Data(bytes)
    }

    @Test("where nothing can be written, it is read with what its log has, and nothing is made beside it")
    func onlyRead() throws {
        try inFolder { folder in
            let (path, _, after) = try killed(in: folder)
            let files = try contents(of: folder)
            #expect(try LeftoverLog(of: path).bytes() == Array(after))
            let catalog = try Catalog(copyOf: path)
            #expect(catalog.changesAreKept && catalog.isReadOnly)
            #expect(try catalog.count(of: MovieQuery()) == .exactly(265))
            #expect(try catalog.integrityProblems() == [])
            #expect(throws: CatalogError.readOnly(path: path)) { try catalog.delete(Movie.ID(1)) }
            #expect(try contents(of: folder) == files)
        }
    }

    @Test("under several names it is read, and changed when it is a file of its own again")
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
            // What a program left that was killed while it made the catalog goes by itself.
            let draft = "\(folder)/.movies-draft-0000000000000"
            try FileManager.default.linkItem(atPath: path, toPath: draft)
            try catalog.delete(Movie.ID(2))
            #expect(!FileManager.default.fileExists(atPath: draft))
        }
    }

    @Test("a backup of one that lives in memory has its films")
    func backupOfMemory() throws {
        try inFolder { folder in
            try Data("title,year\nRan,1985\n".utf8).write(to: URL(filePath: "\(folder)/films.csv"))
            try Catalog(movieFile: "\(folder)/films.csv").backUp(to: "\(folder)/b.sqlite")
            let backup = try Catalog.open("\(folder)/b.sqlite")
            #expect(try backup.movies(of: MovieQuery(), in: 0..<9).map(\.title) == ["Ran"])
            #expect(try backup.integrityProblems() == [])
        }
    }

    @Test("it is checked while another program writes, without waiting for it")
    func checkMeanwhile() throws {
        let file = try CatalogFile()
        let catalog = try file.open()
        let writer = try Database(path: file.path, mode: .existing, patience: 0)
        // Waiting would have no end.
        let patient = try Database(path: file.path, mode: .existing, patience: .max)
        try writer.transaction { () throws(CatalogError) in
            #expect(try catalog.integrityProblems() == [])
            #expect(throws: CatalogError.busy(path: file.path)) {
                try patient.attempt("UPDATE total SET movies = movies")
            }
        }
    }

    @Test("what was deleted and can't be brought back is neither in the file nor in a backup")
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
            for file in [path, backup] {
                let bytes = try Data(contentsOf: URL(filePath: file))
                #expect(bytes.range(of: Data(word.utf8)) == nil, "\(file)")
                #expect(bytes.range(of: Data(String(repeating: "y", count: 200).utf8)) == nil, "\(file)")
            }
            #expect(
                try Data(contentsOf: URL(filePath: backup)).range(of: Data(word.lowercased().utf8)) == nil)
        }
    }

    @Test("one that something else was written over is told as that", arguments: ["a b c\n", "{}", "\u{0}"])
    func overwritten(text: String) throws {
        let file = try CatalogFile()
        try Data(String(repeating: text, count: 600).utf8).write(to: URL(filePath: file.path))
        let error = #expect(throws: CatalogError.self) { try file.open() }
        #expect(error == .overwritten(path: file.path))
    }

    @Test("one whose head is blank is told as that, whatever it is called")
    func blankHead() throws {
        try inFolder { folder in
            let path = "\(folder)/films"
            try Catalog(keptAt: path, beginningWith: Catalog.addSample).backUp(to: "\(folder)/b")
            try (Data(count: 100) + Data(contentsOf: URL(filePath: "\(folder)/b")).dropFirst(100))
                .write(to: URL(filePath: "\(folder)/blank"))
            let error = #expect(throws: CatalogError.self) { try Catalog.open("\(folder)/blank") }
            #expect(error == .overwritten(path: "\(folder)/blank"))
        }
    }

    @Test("whose numbers for movies are used up doesn't call the disk full")
    func numbersUsedUp() throws {
        let file = try CatalogFile()
        try file.execute("UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'movie'")
        let error = #expect(throws: CatalogError.self) {
            try file.open().add(Movie(id: Movie.ID(0), title: "Ran"))
        }
        #expect(error == .catalogDamaged(path: file.path, fault: .idsUsedUp(table: "movie")))
    }

    @Test("a page of it that nothing leads to is told")
    func unusedPage() throws {
        let file = try CatalogFile()
        var bytes = Array(try Data(contentsOf: URL(filePath: file.path)))
        bytes += Array(repeating: 0, count: 4_096)
        // Its head says how many pages it has.
        let pages = bytes.count / 4_096
        for place in 0..<4 { bytes[28 + place] = UInt8(truncatingIfNeeded: pages >> (24 - 8 * place)) }
        try Data(bytes).write(to: URL(filePath: file.path))
        let problems = try file.open().integrityProblems().map { "\($0)" }
        #expect(problems.count == 1 && problems[0].contains("Page \(pages)"))
    }

    @Test("that has no room to grow says so, and stays as it is")
    func full() throws {
        let file = try CatalogFile()
        let catalog = try file.open()
        let count = try catalog.count(of: MovieQuery())
        // SQLite takes the pages that there are for the least.
        try catalog.database.execute("PRAGMA max_page_count = 1")
        let movie = Movie("Ran") { $0.note = String(repeating: "x", count: 100_000) }
        #expect(throws: CatalogError.full(path: file.path)) { try catalog.add(movie) }
        #expect(try catalog.count(of: MovieQuery()) == count)
        #expect(try catalog.integrityProblems() == [])
    }

    private func size(_ path: String) throws -> Int {
        try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    }

    private func contents(of folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            files[name] = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
        }
        return files
    }

    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "movies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.resolvingSymlinksInPath().path)
    }
}
