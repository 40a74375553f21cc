import Foundation
import MovieCatalog
import Programs
import Testing

@Suite("Nothing takes a catalog away") struct CatalogKeepingTests {
    private static func isCatalog(_ path: String) -> String {
        "\(path) is a file of the catalog itself, and was left as it is; use another name.\n"
    }

    private static func isGone(_ path: String) -> String {
        "\(path) was deleted, moved or replaced while it was open; nothing was changed. "
            + "Leave the program, and start it again with the catalog in its place.\n"
    }

    /// Runs an import into a catalog that isn't there, and something else while it compares.
    private func importing(
        in folder: Folder, then signal: Int32?, _ meanwhile: () throws -> Void
    ) throws -> Conversation {
        let file = try folder.write("big.csv", titles: (0..<20_000).map { "New \($0)" })
        let program = try Conversation(["import", file], data: folder)
        program.wait(for: "Comparing with the catalog; Ctrl-C stops it.\n")
        program.signal(SIGSTOP)
        try meanwhile()
        if let signal { program.signal(signal) }
        program.signal(SIGCONT)
        return program
    }

    @Test("an import that is stopped leaves the catalog alone that another program has made meanwhile")
    func stoppedImport() throws {
        let folder = try Folder()
        defer { folder.remove() }
        var other: Conversation?
        let program = try importing(in: folder, then: SIGINT) {
            other = try Conversation(data: folder)
            other?.waitForPrompt()
        }
        #expect(program.finish() == 130)
        #expect(try other?.answer("a Kept (1962)").contains("Kept") == true)
        other?.kill()
        #expect(try folder.movies().filter { $0.title == "Kept" }.count == 1)
    }

    @Test("an import goes into the catalog that another program has made meanwhile")
    func finishedImport() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let program = try importing(in: folder, then: nil) {
            try Conversation(data: folder).answer("a Kept (1962)", ":q")
        }
        #expect(program.finish() == 0)
        #expect(program.output.contains("\nImported: 20,000 new"))
        #expect(try folder.movies().count == 261 + 1 + 20_000)
    }

    @Test("an import into a catalog that isn't there leaves nothing on the disk before it is whole")
    func noCatalog() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let program = try importing(in: folder, then: SIGINT) {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(!names.contains("movies"))
        }
        #expect(program.finish() == 130)
        #expect(!FileManager.default.fileExists(atPath: folder.catalog))
    }

    @Test("a first import that finds nothing makes no catalog")
    func nothingFound() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let file = try folder.write("none.csv", titles: [])
        #expect(try folder.run("$movies import \(file)").output.contains("Imported: 0 new"))
        #expect(!FileManager.default.fileExists(atPath: folder.catalog))
    }

    @Test(
        "an export over the open catalog, or a file beside it, is refused, whatever it is called",
        arguments: ["", "-wal", "-shm"], [true, false])
    func exportOverCatalog(ending: String, isHardLink: Bool) throws {
        try withCatalog { folder in
            let program = try Conversation(data: folder)
            try program.answer("a Sanjuro (1962)")
            let (file, name) = (folder.catalog + ending, "\(folder.path)/x.csv")
            if isHardLink {
                try FileManager.default.linkItem(atPath: file, toPath: name)
            } else {
                try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: file)
            }
            if try program.answer(":h", "e", name).hasSuffix("(y or n, Enter for no) ") {
                try program.answer("y")
            }
            #expect(program.trouble == Self.isCatalog(name))
            try program.answer(":h", "a Dreams (1962)")
            program.kill()
            #expect(try folder.movies().count == 263)
        }
    }

    @Test("an export over the open catalog by its own name is refused")
    func exportOverItself() throws {
        try withCatalog { folder in
            let catalog = "\(folder.path)/my.jsonl"
            try FileManager.default.moveItem(atPath: folder.catalog, toPath: catalog)
            let program = try Conversation(["--catalog", catalog], data: folder)
            if try program.answer("e", catalog).hasSuffix("(y or n, Enter for no) ") {
                try program.answer("y")
            }
            try program.answer(":h", "a Sanjuro (1962)")
            program.kill()
            #expect(program.trouble == Self.isCatalog(catalog))
            #expect(try Catalog.open(catalog).count(of: MovieQuery()) == .exactly(262))
            let command = try folder.run("$movies export \(catalog) --catalog \(catalog)")
            #expect(command.trouble == "movies: " + Self.isCatalog(catalog))
            #expect(command.status == 64)
        }
    }

    @Test("an export over a catalog that another program has open is refused")
    func exportOverOther() throws {
        try withCatalog { folder in
            let catalog = "\(folder.path)/other.csv"
            try FileManager.default.copyItem(atPath: folder.catalog, toPath: catalog)
            let other = try Conversation(["--catalog", catalog], data: folder)
            try other.answer("a Sanjuro (1962)")
            let program = try Conversation(data: folder)
            try program.answer("e", catalog, "y")
            #expect(program.trouble == "\(catalog) is a database in use, no movie list; name another file.\n")
            try other.answer(":h", "a Dreams (1962)")
            for program in [other, program] { program.kill() }
            #expect(try Catalog.open(catalog).count(of: MovieQuery()) == .exactly(263))
        }
    }

    @Test(
        "a change to a catalog that was deleted, moved or replaced is refused",
        arguments: ["deleted", "moved", "replaced"])
    func moved(how: String) throws {
        try withCatalog { folder in
            let program = try Conversation(data: folder)
            try program.answer("a Sanjuro (1962)")
            let files = FileManager.default
            if how != "deleted" { try files.copyItem(atPath: folder.catalog, toPath: folder.path + "/copy") }
            if how == "moved" { try files.moveItem(atPath: folder.catalog, toPath: folder.path + "/moved") }
            if how == "deleted" { try files.removeItem(atPath: folder.catalog) }
            if how == "replaced" { #expect(rename(folder.path + "/copy", folder.catalog) == 0) }
            #expect(try program.answer(":h", "a", "Dreams (1990)", "", "s").hasSuffix("> "))
            #expect(program.trouble == Self.isGone(folder.catalog))
            try program.answer(":q")
            try program.send("y")
            #expect(program.finish() == 74)
        }
    }

    @Test("a catalog and what SQLite has beside it can be read by their owner alone")
    func mode() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let imported = "\(folder.path)/imported.sqlite"
        let file = try folder.write("new.csv", titles: ["New"])
        #expect(try folder.run("umask 022; $movies import \(file) --catalog \(imported)").status == 0)
        let program = try Conversation(data: folder)
        try program.answer("a Sanjuro (1962)")
        for path in ["", "-wal", "-shm"].map({ folder.catalog + $0 }) + [imported] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(path)")
        }
        program.kill()
    }

    @Test("what a program has left that was killed over a draft goes when the next draft is made")
    func abandoned() throws {
        try withCatalog { folder in
            // Movies enough that the program is at it when it is killed.
            let file = try folder.write("big.csv", titles: (0..<20_000).map { "New \($0)" })
            let drafts = {
                try FileManager.default.contentsOfDirectory(atPath: folder.path)
                    .filter { $0.hasPrefix(".movies-draft-") }
            }
            let program = try Conversation(
                ["export", folder.path + "/a.csv", "--catalog", file], data: folder)
            while try drafts().count < 2, !FileManager.default.fileExists(atPath: folder.path + "/a.csv") {
                sched_yield()
            }
            program.signal(SIGSTOP)
            let left = try drafts()
            try #require(left.count == 2)
            #expect(try folder.run("$movies export \(folder.path)/b.csv").status == 0)
            #expect(try drafts() == left)
            program.kill()
            #expect(try folder.run("$movies export \(folder.path)/c.csv").status == 0)
            #expect(try drafts() == [])
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/a.csv"))
        }
    }

    @Test("through a link that leads nowhere yet, a catalog is made where it leads")
    func link() throws {
        let folder = try Folder()
        defer { folder.remove() }
        try FileManager.default.createDirectory(
            atPath: folder.path + "/movies", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.catalog, withDestinationPath: "../elsewhere.sqlite")
        #expect(try folder.run("echo q | $movies").status == 0)
        #expect(try Catalog.open(folder.path + "/elsewhere.sqlite").count(of: MovieQuery()) == .exactly(261))
        #expect(try folder.movies().count == 261)
    }
}
