import Catalogs
import Foundation
import Programs
import Testing

@Suite("Catalogs in use by other programs") struct EarlierVersionTests {
    /// Runs a command while another program has the catalog open.
    ///
    /// - Parameter sql: The SQL statements that the other program runs first.
    private func whileUsed(
        _ folder: Folder, by sql: String, _ command: String
    ) throws -> (output: String, errorOutput: String, status: Int32) {
        let script = """
            import sqlite3, subprocess, sys
            k = sqlite3.connect(sys.argv[1], isolation_level=None)
            for statement in \"\(sql)\".split(';'): k.execute(statement).fetchall()
            sys.exit(subprocess.run(['sh', '-c', sys.argv[2]]).returncode)
            """
        let file = folder.path + "/hold.py"
        try Data(script.utf8).write(to: URL(filePath: file))
        let result = try folder.run("python3 '\(file)' '\(folder.catalog)' \"\(command)\"")
        return (result.output, result.errorOutput, result.status)
    }

    private func withCatalog(of format: EarlierFormat, _ body: (Folder) throws -> Void) throws {
        let folder = try Folder()
        defer { folder.remove() }
        let place = URL(filePath: folder.catalog).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try format.write(to: folder.catalog)
        try body(folder)
    }

    @Test("A catalog that an earlier version has open is read but not changed until that one quits")
    func used() throws {
        try withCatalog(of: .sixth) { folder in
            let bytes = try Data(contentsOf: URL(filePath: folder.catalog))
            let use = "PRAGMA journal_mode=WAL;SELECT count(*) FROM movie"
            let found = try whileUsed(folder, by: use, "$movies find heat")
            #expect(found.output == "Heat (1995), 8 of 10\n" && found.status == 0)
            #expect(found.errorOutput.contains("is in use by an earlier version of movies"))
            let added = try whileUsed(folder, by: use, "$movies add 'Alien (1979)'")
            #expect(added.output == "" && added.status == 74)
            #expect(added.errorOutput.hasSuffix("Quit that one first. Nothing was changed.\n"))
            let session = try whileUsed(folder, by: use, "echo q | $movies")
            #expect(session.output.contains("Heat") && session.status == 0)
            #expect(try Data(contentsOf: URL(filePath: folder.catalog)) == bytes)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/movies")
            #expect(!names.contains { $0.contains(".format-") })

            let later = try folder.run("$movies add 'Alien (1979)'")
            #expect(later.output == "Added “Alien” (1979).\n" && later.status == 0)
            #expect(later.errorOutput.contains("was converted from format 6"))
            #expect(try folder.run("$movies check").errorOutput == "")
            #expect(try Data(contentsOf: URL(filePath: folder.catalog + ".format-6")) == bytes)
        }
    }

    @Test("Another program's unfinished change isn't taken for an interrupted one")
    func unfinished() throws {
        try EndToEnd.withCatalog { folder in
            let change = "BEGIN IMMEDIATE;PRAGMA cache_size=1;UPDATE total SET movies = movies + 1"
            let result = try whileUsed(folder, by: change, "ls '\(folder.path)/movies'; $movies find heat")
            #expect(result.output.hasPrefix("catalog.sqlite\ncatalog.sqlite-journal\nHeat (1995)\n"))
            #expect(result.errorOutput == "" && result.status == 0)
        }
    }
}
