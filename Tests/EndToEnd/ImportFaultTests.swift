import Foundation
import MovieCatalog
import MovieImport
import MoviesApp
import Programs
import Testing

@Suite("Imports that can't be finished") struct ImportFaultTests {
    /// Changes to a file between the preview and the import.
    enum Event: String, CaseIterable {
        case grows, shrinks, vanishes
        case isReplaced = "is replaced"

        func happen(to file: String) throws {
            let handle = try FileHandle(forUpdating: URL(filePath: file))
            switch self {
            case .grows:
                try handle.seekToEnd()
                try handle.write(contentsOf: Data("Late,2002\n".utf8))
            case .shrinks: try handle.truncate(atOffset: 1_000)
            case .vanishes: try FileManager.default.removeItem(atPath: file)
            case .isReplaced:
                let contents = try Data(contentsOf: URL(filePath: file))
                try contents.write(to: URL(filePath: file + ".new"))
                #expect(rename(file + ".new", file) == 0)
            }
            try handle.close()
        }

        func message(_ file: String) -> String {
            self == .vanishes
                ? "\(file): there is no such file. Check the name and the folder."
                : "\(file) was changed while it was read, so nothing was imported. Try again when the file is complete."
        }
    }

    @Test("A file that changes after its preview isn't imported", arguments: Event.allCases)
    func betweenPages(event: Event) throws {
        try withCatalog { folder in
            let movies = try folder.movies()
            let file = try folder.write("new.csv", titles: (0..<600).map { "New \($0)" })
            let program = try Conversation(["--width", "200"], data: folder)
            #expect(try program.answer("i", file).contains("600 new movies"))
            try event.happen(to: file)
            #expect(try program.answer("i").contains(event.message(file) + "\n"))
            #expect(try program.answer("h").contains("1–10 of 261\n"))
            try program.send("q")
            #expect(program.finish() == 0)
            #expect(try folder.movies() == movies)
        }
    }

    @Test("A file that changes during its import isn't imported", arguments: Event.allCases)
    func whileReading(event: Event) throws {
        try withCatalog { folder in
            let movies = try folder.movies()
            // Makes the file longer than one read.
            let long = String(repeating: " and long", count: 15)
            let file = try folder.write("new.csv", titles: (0..<1_000).map { "New \($0)\(long)" })
            let catalog = try Catalog.open(folder.catalog)
            let files = try ImportBatch([file])
            let plan = try catalog.preview(files)
            var hasHappened = false
            let error = #expect(throws: CatalogError.self) {
                _ = try catalog.importMovies(files, plan: plan) { progress in
                    if !hasHappened {
                        hasHappened = true
                        try? event.happen(to: file)
                    }
                    return true
                }
            }
            #expect(error?.description.contains(event.message(file)) == true)
            #expect(error?.kind == (event == .vanishes ? .missing : .inputOutputFailed))
            #expect(!catalog.hasFailed)
            #expect(try folder.movies() == movies)
        }
    }

    @Test("The open catalog can't be imported, and its session goes on")
    func ownCatalog() throws {
        try withCatalog { folder in
            let (link, twin) = ("\(folder.path)/link", "\(folder.path)/twin.csv")
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.catalog)
            try FileManager.default.linkItem(atPath: folder.catalog, toPath: twin)
            let program = try Conversation(data: folder)
            try program.answer("i", folder.catalog, link, twin)
            try FileManager.default.removeItem(atPath: twin)
            try program.answer(":h", "a Sanjuro (1962)")
            #expect(try folder.run("echo q | $movies").status == 0)
            try program.answer(":h", "a Dreams (1962)")
            program.kill()
            let inUse = { (path: String) in
                "\(path) is an SQLite file, and was left as it is. Choose another file.\n"
            }
            #expect(program.errorOutput == inUse(folder.catalog) + inUse(link) + inUse(twin))
            #expect(try folder.movies().count == 263)
        }
    }

    @Test(
        "Ctrl-C during a comparison or an import takes everything back, and the session continues",
        .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
    func interrupted() throws {
        try withCatalog { folder in
            let movies = try folder.movies()
            let file = Shell.allFilms.path
            let terminal = try Terminal("--no-color --catalog \(folder.catalog)")
            terminal.waitForPrompt()
            try terminal.type("i\n")
            terminal.waitForPrompt()
            try terminal.type("\(file)\n")
            terminal.wait(for: "Ctrl-C stops it.\n")
            try terminal.type("\u{3}")
            terminal.waitForPrompt()
            #expect(terminal.screen.contains("\nStopped.\n"))
            try terminal.type("\(file)\n")
            terminal.waitForPrompt()
            try terminal.type("i\n")
            terminal.wait(for: "Ctrl-C stops it and changes nothing.\n")
            try terminal.type("\u{3}")
            terminal.waitForPrompt()
            #expect(terminal.screen.ranges(of: "\nStopped.\n").count == 2)
            try terminal.type("h\n")
            terminal.waitForPrompt()
            #expect(terminal.screen.contains("1–10 of 261\n"))
            try terminal.type("q\n")
            #expect(terminal.finish() == 0)
            #expect(try folder.movies() == movies)
        }
    }

    @Test(
        "Ctrl-C during `movies import` exits with status 130 and changes nothing",
        .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
    func commandInterrupted() throws {
        try withCatalog { folder in
            let movies = try folder.movies()
            let file = Shell.allFilms.path
            let terminal = try Terminal("import \(file) --catalog \(folder.catalog)")
            terminal.wait(for: "Ctrl-C stops it.\n")
            try terminal.type("\u{3}")
            #expect(terminal.finish() == 130)
            #expect(terminal.screen.hasSuffix("\nStopped.\nmovies: Stopped. Nothing was changed.\n"))
            #expect(try folder.movies() == movies)
        }
    }
}
