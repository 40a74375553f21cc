import Foundation
import MovieCatalog
import MovieImport
import Programs
import Randomness
import Testing

@Suite("Failing disks and catalogs") struct FaultTests {
    private static func full(_ path: String) -> String {
        "\(path): the disk is full, so nothing was changed. Free some space, then try again.\n"
    }

    private static func readOnly(_ path: String) -> String {
        "\(path) can't be written to, so nothing was changed. Ask for permission to write the file and its folder.\n"
    }

    private static func damaged(_ path: String) -> String {
        "movies: \(path) is damaged: its contents can't be read. "
            + "Keep a copy of it, and go back to your last backup or export.\n"
    }

    private static func noCatalog(_ path: String) -> String {
        "movies: \(path) is not a movie catalog, and was left as it is. Choose another file.\n"
    }

    @Test("An edit beyond the limit of file sizes is refused, and the session continues")
    func editBeyondLimit() throws {
        try withCatalog { folder in
            let movies = try folder.movies()
            let result = try folder.run(
                "ulimit -f 64; printf '1\\ne\\n8\\n9\\ns\\n:h\\ny\\nq\\n' | $movies")
            #expect(result.errorOutput == Self.full(folder.catalog))
            #expect(result.output.hasSuffix("> q\n"))
            #expect(result.status == 74)
            #expect(try folder.movies() == movies)
        }
    }

    @Test("An import beyond the limit of file sizes imports nothing")
    func importBeyondLimit() throws {
        try withCatalog { folder in
            let movies = try folder.movies()
            let file = try folder.write("new.csv", titles: (0..<2_000).map { "New \($0)" })
            let result = try folder.run(
                "ulimit -f 300; $movies import \(file)")
            #expect(result.errorOutput == "movies: " + Self.full(folder.catalog))
            #expect(result.status == 74)
            #expect(try folder.movies() == movies)
        }
    }

    @Test("A change that fills the disk halfway is rolled back at once, without a journal")
    func changeBeyondLimit() throws {
        try withCatalog { folder in
            let result = try folder.run(
                """
                cp $XDG_DATA_HOME/movies/catalog.sqlite .; ulimit -f 3000
                $movies note --all year:any $(head -c 60000 /dev/zero | tr '\\0' x)
                status=$?; cmp $XDG_DATA_HOME/movies/catalog.sqlite catalog.sqlite; exit $status
                """)
            #expect(result.output.isEmpty)
            #expect(result.errorOutput == "movies: " + Self.full(folder.catalog))
            #expect(result.status == 74)
            #expect(!FileManager.default.fileExists(atPath: folder.catalog + "-journal"))
        }
    }

    @Test("An export beyond the limit of file sizes leaves no file, and the session continues")
    func exportBeyondLimit() throws {
        try withCatalog { folder in
            let path = folder.path + "/films.csv"
            let result = try folder.run("ulimit -f 64; printf 'e\\n\(path)\\nq\\n' | $movies")
            let said = result.output.replacing("\n", with: " ")
            #expect(said.contains(" can't be written: File too large. "))
            #expect(result.output.hasSuffix("> q\n"))
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test("A backup beyond the limit of file sizes is reported and leaves no file")
    func backupBeyondLimit() throws {
        try withCatalog { folder in
            let path = folder.path + "/backup.sqlite"
            let result = try folder.run("ulimit -f 64; $movies backup \(path)")
            #expect(result.errorOutput == "movies: " + Self.full(path))
            #expect(result.status == 74)
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test("An import whose temporary files find no room names their folder")
    func importBeyondTemporaryFiles() throws {
        try withCatalog { folder in
            let movies = try folder.movies()
            let long = String(repeating: " and long", count: 25)
            let file = try folder.write("new.csv", titles: (0..<30_000).map { "New \($0)\(long)" })
            let result = try folder.run("ulimit -f 300; $movies import --dry-run \(file)")
            #expect(result.errorOutput == "movies: " + Self.full("the folder for temporary files ($TMPDIR)"))
            #expect(result.status == 74)
            #expect(try folder.movies() == movies)
        }
    }

    @Test("A new catalog beyond the limit of file sizes isn't made, and can be made later")
    func makingBeyondLimit() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let result = try folder.run("ulimit -f 100; $movies")
        #expect(result.errorOutput == "movies: " + Self.full(folder.catalog))
        #expect(result.status == 74)
        #expect(try folder.run("echo q | $movies").status == 0)
        #expect(try folder.movies().count == 261)
    }

    @Test(
        "An import that fills the disk imports nothing",
        .enabled(if: Mount.isAvailable, "unshare(1) can't mount a small disk here"))
    func fullDisk() throws {
        try withCatalog { folder in
            let movies = try folder.movies()
            let file = try folder.write("new.csv", titles: (0..<2_000).map { "New \($0)" })
            let result = try folder.run(
                """
                unshare -rm sh -c 'cd $XDG_DATA_HOME && mkdir disk && mount -t tmpfs -o size=700k none disk &&
                cp movies/catalog.sqlite disk && $movies import \(file) --catalog disk/catalog.sqlite
                status=$?; cp disk/catalog.sqlite* movies; exit $status'
                """)
            #expect(result.errorOutput == "movies: " + Self.full("disk/catalog.sqlite"))
            #expect(result.status == 74)
            #expect(try folder.movies() == movies)
        }
    }

    @Test(
        "A catalog that may only be read is shown, and changes to it are refused",
        .enabled(
            if: Unprivileged.command != nil, "root may write everything, and can't become somebody else here")
    )
    func readOnlyFile() throws {
        try withCatalog { folder in
            let movies = try folder.movies()
            let result = try folder.run(
                """
                chmod 777 $XDG_DATA_HOME/movies; chmod 444 $XDG_DATA_HOME/movies/catalog.sqlite
                printf '1\\ne\\n8\\n9\\ns\\n:h\\ny\\nq\\n' | \(Unprivileged.command ?? "") $movies
                """, environment: Shell.unprofiled)
            #expect(result.output.contains("1–10 of 261"))
            #expect(result.errorOutput == Self.readOnly(folder.catalog))
            #expect(result.status == 74)
            #expect(try folder.movies() == movies)
        }
    }

    @Test(
        "A catalog in a read-only folder is shown without extra files, and changes are refused",
        .enabled(
            if: Unprivileged.command != nil, "root may write everything, and can't become somebody else here")
    )
    func readOnlyFolder() throws {
        try withCatalog { folder in
            let movies = try folder.movies()
            let result = try folder.run(
                """
                chmod 444 $XDG_DATA_HOME/movies/catalog.sqlite; chmod 555 $XDG_DATA_HOME/movies
                for verb in 'find heat' check 'export -'; do
                    \(Unprivileged.command ?? "") $movies $verb >/dev/null || exit 1
                done
                printf 'a New (2001)\\nq\\n' | \(Unprivileged.command ?? "") $movies
                status=$?; ls -A $XDG_DATA_HOME/movies; chmod 755 $XDG_DATA_HOME/movies; exit $status
                """, environment: Shell.unprofiled)
            #expect(result.output.contains("1–10 of 261"))
            #expect(result.output.hasSuffix("> q\ncatalog.sqlite\n"))
            #expect(result.errorOutput == Self.readOnly(folder.catalog))
            #expect(result.status == 74)
            #expect(try folder.movies() == movies)
        }
    }

    @Test("A catalog can't be made below a file or a folder of the system")
    func noFolder() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let file = try folder.write("file", titles: [])
        let below = try Shell.run("$movies", environment: ["XDG_DATA_HOME": file])
        #expect(
            below.errorOutput
                == "movies: \(file): there is no such folder. Make it first, or choose another.\n")
        #expect(below.status == 74)
        guard FileManager.default.fileExists(atPath: "/proc/self") else { return }
        let system = try Shell.run("$movies", environment: ["XDG_DATA_HOME": "/proc/self"])
        #expect(system.errorOutput.hasPrefix("movies: /proc/self/movies"))
        #expect(system.errorOutput.split(separator: "\n").count == 1)
        #expect([66, 74].contains(system.status))
    }

    @Test(
        "A truncated catalog is refused and left as it is",
        arguments: [16, 4_000, 100_000])
    func truncated(length: Int) throws {
        try withCatalog { folder in
            try refuses(folder, [UInt8](try bytes(of: folder).prefix(length)), Self.damaged(folder.catalog))
        }
    }

    @Test(
        "A file that isn't a catalog, or a newer one, is refused and left alone",
        arguments: [
            "not SQLite", "another program's", "without a program", "without a format", "newer", "newest",
        ])
    func noCatalog(kind: String) throws {
        try withCatalog { folder in
            var bytes = try bytes(of: folder)
            let latest = bytes[63]
            let format = kind == "newer" ? latest + 1 : 99
            switch kind {
            case "not SQLite": bytes = Array("Dear diary,\n".utf8)
            case "another program's": bytes.replaceSubrange(68..<72, with: [1, 2, 3, 4])
            case "without a program": bytes.replaceSubrange(68..<72, with: [0, 0, 0, 0])
            case "without a format": bytes.replaceSubrange(60..<64, with: [0, 0, 0, 0])
            default: bytes.replaceSubrange(60..<64, with: [0, 0, 0, format])
            }
            try refuses(
                folder, bytes,
                kind.hasPrefix("newe")
                    ? "movies: \(folder.catalog) has format \(format), but this version opens formats up to \(latest). "
                        + "Install the newer version that wrote it.\n"
                    : Self.noCatalog(folder.catalog))
        }
    }

    @Test("An empty file isn't a list of movies to open, and becomes a catalog by an import")
    func emptyFile() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let empty = "\(folder.path)/empty.sqlite"
        try Data().write(to: URL(filePath: empty))
        let opened = try folder.run("$movies --catalog \(empty)")
        #expect(
            opened.errorOutput
                == "movies: \(empty) is empty. A movie list begins with a line of column names, one of them title.\n"
        )
        #expect(opened.status == 65)
        let file = try folder.write("new.csv", titles: ["New"])
        #expect(try folder.run("$movies import \(file) --catalog \(empty)").status == 0)
        #expect(try Catalog.open(empty).count(of: MovieQuery()) == .exactly(1))
    }

    @Test("A folder as the catalog is refused with status 66")
    func folder() throws {
        let folder = try Folder()
        defer { folder.remove() }
        try FileManager.default.createDirectory(
            atPath: folder.catalog, withIntermediateDirectories: true)
        let result = try folder.run("$movies")
        #expect(result.errorOutput == "movies: \(folder.catalog) is a folder. Choose a file in it.\n")
        #expect(result.status == 66)
    }

    @Test("The folders of a new catalog are private to the user")
    func folderMode() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let catalog = "\(folder.path)/a/b//c/catalog.sqlite"
        let file = try folder.write("new.csv", titles: ["New"])
        #expect(try folder.run("$movies import \(file) --catalog \(catalog)").status == 0)
        for name in ["a", "a/b", "a/b/c"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
    }

    @Test(
        "No damage to a catalog crashes a session",
        arguments: 0..<6)
    func anyDamage(number: Int) throws {
        let seed = RandomNumbers.seed &+ UInt64(number)
        var random = RandomNumbers(seed: seed)
        try withCatalog { folder in
            var bytes = try bytes(of: folder)
            for _ in 0..<([1, 20, 300, 3_000].randomElement(using: &random) ?? 1) {
                let place = Int.random(in: 100..<bytes.count, using: &random)
                bytes[place] =
                    [0, 127, 255, .random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            }
            try Data(bytes).write(to: URL(filePath: folder.catalog))
            let result = try folder.run(
                "printf 'n\\n1\\ne\\n8\\n9\\ns\\n:h\\n/the\\n1\\ne\\n6\\nX, Y\\ns\\n:h\\ns\\n5\\n/\\na\\nNew\\ns\\nh\\nu\\nu\\ny\\nf\\n1\\nq\\n' | $movies"
            )
            #expect([0, 65, 74].contains(result.status), "USHER_SEED=\(seed) \(result.errorOutput)")
        }
    }

    private func bytes(of folder: Folder) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: folder.catalog)))
    }

    /// Checks that a session and an import refuse a catalog with these bytes and create no file.
    private func refuses(_ folder: Folder, _ bytes: [UInt8], _ message: String) throws {
        try Data(bytes).write(to: URL(filePath: folder.catalog))
        let file = try folder.write("new.csv", titles: ["New"])
        for command in ["$movies", "$movies import \(file)"] {
            let result = try folder.run(command)
            #expect(result.errorOutput == message)
            #expect(result.output == "")
            #expect(result.status == 65)
            #expect(try self.bytes(of: folder) == bytes)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/movies").filter {
                    !$0.hasSuffix(".places")
                } == ["catalog.sqlite"])
        }
    }
}

/// Runs programs without root's permission to write everywhere.
private enum Unprivileged {
    /// The prefix for a command line, or nil if this machine can't drop privileges.
    static let command: String? = {
        guard geteuid() == 0 else { return "" }
        let command = "setpriv --reuid 65534 --regid 65534 --clear-groups"
        return (try? Shell.run("\(command) $movies --version"))?.status == 0 ? command : nil
    }()
}

enum Mount {
    static let isAvailable =
        (try? Shell.run("unshare -rm mount -t tmpfs -o size=64k none /tmp"))?.status == 0
}
