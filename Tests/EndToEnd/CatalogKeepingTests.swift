import Catalogs
import Foundation
import MovieCatalog
import MovieImport
import Programs
import Testing

@Suite("Keeping catalogs") struct CatalogKeepingTests {
    private static func isCatalog(_ path: String) -> String {
        "\(path) belongs to the catalog itself, and was left as it is. Use another name.\n"
    }

    private static func isGone(_ path: String) -> String {
        "\(path) was deleted, moved or replaced while it was open. Nothing was changed, and nothing more is read "
            + "from it. Quit, which saves what you had changed, then start again.\n"
    }

    /// Suspends an import into a new catalog while `meanwhile` runs, and then sends it a signal.
    private func importing(
        in folder: Folder, then signal: Int32?, _ meanwhile: () throws -> Void
    ) throws -> Conversation {
        let file = try folder.write("big.csv", titles: (0..<10_000).map { "New \($0)" })
        let program = try Conversation(["import", file], data: folder)
        program.wait(for: "Comparing with the catalog. Ctrl-C stops it.\n")
        program.signal(SIGSTOP)
        try meanwhile()
        if let signal { program.signal(signal) }
        program.signal(SIGCONT)
        return program
    }

    @Test("A stopped import leaves a catalog that another program has made meanwhile")
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

    @Test("An import goes into the catalog that another program has made meanwhile")
    func finishedImport() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let program = try importing(in: folder, then: nil) {
            try Conversation(data: folder).answer("a Kept (1962)", ":q")
        }
        #expect(program.finish() == 0)
        #expect(program.output.contains("\nImported: 10,000 new"))
        #expect(try folder.movies().count == 261 + 1 + 10_000)
    }

    @Test("An import without a catalog leaves nothing on the disk until it's complete")
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

    @Test(
        "An export over the open catalog or its journal is refused, by any name",
        arguments: ["", "-journal"], [true, false])
    func exportOverCatalog(ending: String, isHardLink: Bool) throws {
        try withCatalog { folder in
            let program = try Conversation(data: folder)
            try program.answer("a Sanjuro (1962)")
            if !ending.isEmpty { try Data().write(to: URL(filePath: folder.catalog + ending)) }
            let (file, name) = (folder.catalog + ending, "\(folder.path)/x.csv")
            if isHardLink {
                try FileManager.default.linkItem(atPath: file, toPath: name)
            } else {
                try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: file)
            }
            if try program.answer(":h", "e", name).hasSuffix("(y or n, Enter for no) ") {
                try program.answer("y")
            }
            #expect(program.errorOutput == Self.isCatalog(name))
            try FileManager.default.removeItem(atPath: name)
            try program.answer(":h", "a Dreams (1962)")
            program.kill()
            #expect(try folder.movies().count == 263)
        }
    }

    @Test("An export over the open catalog by its own name is refused")
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
            #expect(program.errorOutput == Self.isCatalog(catalog))
            #expect(try Catalog.open(catalog).count(of: MovieQuery()) == .exactly(262))
            let command = try folder.run("$movies export \(catalog) --catalog \(catalog)")
            #expect(command.errorOutput == "movies: " + Self.isCatalog(catalog))
            #expect(command.status == 64)
        }
    }

    @Test("An export over a catalog that another program has open is refused")
    func exportOverOther() throws {
        try withCatalog { folder in
            let catalog = "\(folder.path)/other.csv"
            try FileManager.default.copyItem(atPath: folder.catalog, toPath: catalog)
            let other = try Conversation(["--catalog", catalog], data: folder)
            try other.answer("a Sanjuro (1962)")
            let program = try Conversation(data: folder)
            try program.answer("e", catalog, "y")
            #expect(
                program.errorOutput
                    == "\(catalog) is an SQLite file, and was left as it is. Choose another file.\n")
            try other.answer(":h", "a Dreams (1962)")
            for program in [other, program] { program.kill() }
            #expect(try Catalog.open(catalog).count(of: MovieQuery()) == .exactly(263))
        }
    }

    @Test(
        "A change to a deleted, moved or replaced catalog is refused, and earlier ones are kept",
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
            #expect(program.errorOutput == Self.isGone(folder.catalog))
            try program.answer(":q")
            try program.send("y")
            #expect(program.finish() == 74)
            let kept = "\(folder.path)/movies/catalog.kept.sqlite"
            #expect(
                program.errorOutput
                    == Self.isGone(folder.catalog)
                    + "The catalog was deleted, moved or replaced while it was open. Your version was saved to "
                    + "\(kept). Use movies restore to go back to it.\n")
            #expect(try Catalog.open(kept).count(of: MovieQuery()) == .exactly(262))
            #expect(try Catalog.open(kept).integrityProblems() == [])
            if how == "replaced" { #expect(try folder.movies().count == 262) }
            if how == "moved" { #expect(try Catalog.open(folder.path + "/moved").integrityProblems() == []) }
        }
    }

    @Test("A session whose catalog folder was renamed keeps the catalog in its working directory")
    func folderMoved() throws {
        try withCatalog { folder in
            let added = "echo 'a Sanjuro (1962)'; until $movies find title:sanjuro >/dev/null; do :; done"
            let result = try folder.run("cd \(folder.path); (\(added); mv movies gone; echo :q) | $movies")
            #expect(result.status == 74)
            #expect(result.errorOutput.contains("Your version was saved to catalog.kept.sqlite. "))
            for path in ["catalog.kept.sqlite", "gone/catalog.sqlite"] {
                let catalog = try Catalog.open("\(folder.path)/\(path)")
                #expect(try catalog.count(of: MovieQuery()) == .exactly(262), "\(path)")
            }
        }
    }

    @Test(
        "A catalog that replaced a session's is what others open, and that session ends with 74"
    )
    func replacedUnderReader() throws {
        try withCatalog { folder in
            let other = folder.path + "/other.sqlite"
            #expect(
                try folder.run("$movies backup \(other) && $movies --catalog \(other) add Other").status == 0)
            let program = try Conversation(data: folder)
            program.waitForPrompt()
            #expect(rename(other, folder.catalog) == 0)
            let found = try folder.run("$movies find Other; $movies add More; $movies check")
            #expect(found.output == "Other\nAdded “More”.\nNo damage found: 263 movies, 0 viewings.\n")
            try program.answer("n")
            try program.send("q")
            #expect(program.finish() == 74)
            #expect(program.errorOutput.hasSuffix("while it was open. You had changed nothing.\n"))
            #expect(try folder.movies().count == 263)
        }
    }

    @Test("Importing a backup on a page restores it after a yes")
    func restorePage() throws {
        try withCatalog { folder in
            let backup = folder.path + "/backup.sqlite"
            #expect(try folder.run("$movies backup \(backup)").status == 0)
            let program = try Conversation(data: folder)
            let page = try program.answer("a Sanjuro (1962)", "h", "i", backup)
            #expect(page.contains("\nGo back to a backup\n"))
            #expect(page.contains("Different: 1 movie, 0 viewings on 0 days.\nMovies: Sanjuro (1962).\n"))
            #expect(try program.answer("?").contains("as it is now will be kept in a file beside it."))
            #expect(try program.answer("").contains("1–10 of 262"))
            let list = try program.answer("i", backup, "y")
            #expect(list.contains("1–10 of 261"))
            #expect(list.contains("Went back to \(backup)."))
            #expect(try program.answer("a Yojimbo (1961)", "h").contains("1–10 of 262"))
            try program.send("q")
            #expect(program.finish() == 0)
            #expect(program.errorOutput == "")
            #expect(try folder.movies().contains { $0.title == "Yojimbo" })
            let kept = try Catalog.open("\(folder.path)/movies/catalog.before-restore.sqlite")
            #expect(try kept.count(of: MovieQuery()) == .exactly(262))
        }
    }

    @Test(
        "A damaged cell hides nothing else, and is named with status 65",
        arguments: [
            ("UPDATE movie SET directors = x'00' WHERE id = 5", "movie 5", "find --json", 260),
            ("UPDATE movie SET directors = x'00' WHERE id = 5", "movie 5", "export -", 260),
            ("UPDATE movie SET title = x'00' WHERE id = 5", "movie 5", "find", 260),
            ("UPDATE list SET search = x'00' WHERE key = 'kept'", "the list “Kept”", "find --json", 261),
            ("UPDATE list SET search = x'00' WHERE key = 'kept'", "the list “Kept”", "lists", 2),
            ("UPDATE list SET description = x'00' WHERE key = 'noir'", "the list “Noir”", "lists Noir", 2),
            ("UPDATE list SET name = x'00' WHERE key = 'noir'", "the list “noir”", "lists", 2),
            ("UPDATE movie_list SET note = x'00'", "the list “Noir”", "export -", 261),
            ("UPDATE step SET name = x'00' WHERE id = 3", "undo step 3", "undo", 1),
            ("UPDATE step_change SET state = x'00' WHERE step = 3", "movie 7, kept for undo,", "undo", 1),
        ])
    func damagedCell(sql: String, named: String, verb: String, lines: Int) throws {
        try withCatalog { folder in
            let catalog = try Catalog.open(folder.catalog)
            try catalog.change(listNamed: "Kept", .keep(search: "director:kurosawa"))
            try catalog.change(listNamed: "Noir", .put([Movie.ID(1)]))
            if verb == "undo" {
                try catalog.undo()
                try catalog.delete(Movie.ID(7))
            }
            try execute(sql, in: folder.catalog)
            let check = try folder.run("$movies check")
            #expect(check.status == 65 && check.errorOutput.contains(named))
            #expect(try folder.run("$movies backup \(folder.path)/b.sqlite").status == 65)
            let restore = "$movies --catalog \(folder.path)/n.sqlite restore \(folder.path)/b.sqlite"
            #expect(try folder.run(restore).status == 65)
            let result = try folder.run("$movies \(verb)")
            #expect(result.status == 65)
            #expect(result.output.split(separator: "\n").count == lines)
            #expect(result.errorOutput.contains(named) && !result.errorOutput.contains(".."))
        }
    }

    @Test("A session that found damage names it at its end, with status 65")
    func damagedSession() throws {
        try withCatalog { folder in
            try execute("UPDATE movie SET title = x'00'", in: folder.catalog)
            let result = try folder.run("printf '1\\nq\\n' | $movies")
            #expect(result.status == 65 && result.output.contains("can't be read"))
            #expect(result.errorOutput.contains("a value of title is not text"))
        }
    }

    @Test(
        "A signal ends a command whose output isn't read",
        arguments: [(SIGINT, 130), (SIGTERM, SIGTERM), (SIGHUP, SIGHUP)] as [(Int32, Int32)])
    func unread(signal: Int32, status: Int32) throws {
        let folder = try Folder()
        defer { folder.remove() }
        let films = try folder.write("films.csv", titles: (0..<2_500).map { "Film number \($0)" })
        #expect(try folder.run("$movies import \(films)").status == 0)
        let program = try Conversation(["find", "--json"], data: folder)
        program.wait(for: "{")
        #expect(program.end(by: signal) == status)
    }

    @Test("A command with much output releases the catalog before that is read")
    func exportUnread() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let films = try folder.write("films.csv", titles: (0..<2_500).map { "Film number \($0)" })
        #expect(try folder.run("$movies import \(films)").status == 0)
        let program = try Conversation(["find", "--json"], data: folder)
        program.wait(for: "{")
        #expect(try folder.run("$movies add New").status == 0)
        try execute("BEGIN EXCLUSIVE; COMMIT", in: folder.catalog)
        #expect(program.finish() == 0)
        #expect(program.output.split(separator: "\n").count == 2_500)
        #expect(try folder.run("$movies find New").output == "New\n")
    }

    @Test("A backup of a damaged catalog says so with status 65, and has all that can be read")
    func damagedBackup() throws {
        try withCatalog { folder in
            try Catalog.open(folder.catalog).backUp(to: folder.path + "/x.sqlite")
            try execute("UPDATE movie SET sort_key = x'00' WHERE id = 5", in: folder.catalog)
            let result = try folder.run("$movies backup \(folder.path)/b.sqlite")
            #expect(result.status == 65)
            #expect(result.errorOutput.contains("The catalog is damaged: movie 5, "))
            #expect(try Catalog.open(folder.path + "/b.sqlite").count(of: MovieQuery()) == .exactly(261))
        }
    }

    @Test("An export replaces only the file that it asked about")
    func anotherFile() throws {
        try withCatalog { folder in
            let path = folder.path + "/out.csv"
            try Data("old\n".utf8).write(to: URL(filePath: path))
            let program = try Conversation(data: folder)
            try program.answer("e", path)
            try Data("of somebody else\n".utf8).write(to: URL(filePath: path + ".new"))
            #expect(rename(path + ".new", path) == 0)
            try program.answer("y")
            program.kill()
            #expect(program.errorOutput.contains("changed after you were asked"))
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "of somebody else\n")
        }
    }

    @Test("An export removes the drafts of killed programs, and leaves those of running ones")
    func abandoned() throws {
        try withCatalog { folder in
            // Enough movies that the program is still at work when it's killed.
            let file = try folder.write("big.csv", titles: (0..<10_000).map { "New \($0)" })
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
}
