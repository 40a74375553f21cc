#if os(Linux)
    import Foundation
    import MovieCatalog
    import MovieImport
    import Programs
    import Synchronization
    import Testing

    /// A change that can be made repeatedly, and its expected outcome.
    struct ChangeTrial {
        /// The outcome of a change when nothing goes wrong.
        private struct ExpectedOutcome: Sendable {
            let output: String
            let counts: Kills.Counts
            let before: FolderState
            let after: FolderState
        }

        private static let outcomes = Mutex<[String: ExpectedOutcome]>([:])

        let change: MadeChange
        let folder: Folder
        private let counted: String
        private let outcome: ExpectedOutcome

        var catalog: String { folder.catalog }
        var counts: Kills.Counts { outcome.counts }
        var size: Int { outcome.before.size }

        init(of change: MadeChange) throws {
            self.change = change
            folder = try Folder()
            counted = folder.path + ".counts"
            outcome =
                try Self.outcomes.withLock { $0[change.testDescription] }
                ?? Self.outcome(of: change, in: folder, countedIn: counted)
            Self.outcomes.withLock { $0[change.testDescription] = outcome }
        }

        func remove() {
            folder.remove()
            try? FileManager.default.removeItem(atPath: counted)
        }

        private static func outcome(
            of change: MadeChange, in folder: Folder, countedIn counted: String
        ) throws -> ExpectedOutcome {
            try change.prepare(folder)
            let before = try FolderState(of: folder)
            try change.prepare(folder)
            let result = try folder.run(
                change.command(Kills.prefix + " $movies"), environment: Kills.environment(countedIn: counted))
            let output = result.output.replacing(folder.path, with: "")
            let after = try FolderState(of: folder)
            #expect(result.status == 0 && result.errorOutput == "", "\(change.testDescription): \(result)")
            #expect(change.isAcknowledged(in: output, of: output), "\(change.testDescription): \(output)")
            #expect(change.leavesCatalog == (before.catalog == after.catalog), "\(change.testDescription)")
            let counts = Kills.Counts(counted, without: folder.path)
            return ExpectedOutcome(output: output, counts: counts, before: before, after: after)
        }

        func prepare() throws { try change.prepare(folder) }
        func state() throws -> FolderState { try FolderState(of: folder) }

        /// Makes the change, but kills the program right before a call. Returns the call, too.
        func run(killedAt call: Int) throws -> (result: Shell.Result, last: String) {
            let result = try folder.run(
                change.command(Kills.prefix + " $movies"),
                environment: Kills.environment(killedAt: call, countedIn: counted))
            return (result, Kills.Counts(counted, without: folder.path).last)
        }

        /// Makes the change in a shell after another command, such as `ulimit`.
        func run(after command: String) throws -> Shell.Result {
            try folder.run(command + change.command("$movies"), environment: Shell.unprofiled)
        }

        /// Makes the change on a disk with this many free 4 KiB pages, then copies the files back.
        func run(onDiskWith freePages: Int) throws -> Shell.Result {
            let command = change.command("$movies").replacing("'", with: "'\\''")
            return try folder.run(
                """
                pages=$(find "$XDG_DATA_HOME" -type f -printf '%s\\n' | awk '{ n += int(($1 + 4095) / 4096) }
                END { print n }') && export size=$(((pages + \(freePages)) * 4)) && unshare -rm sh -c '
                folder=$XDG_DATA_HOME && mkdir disk && export XDG_DATA_HOME=$PWD/disk &&
                mount -t tmpfs -o size=${size}k none disk && cp -r $folder/. disk && (\(command))
                status=$?; cd / && rm -r $folder/* && cp -r $XDG_DATA_HOME/. $folder && exit $status'
                """, environment: Shell.unprofiled)
        }

        /// Checks that no acknowledged change is lost and no change is half made.
        func check(_ result: Shell.Result, _ moment: String) throws {
            let output = result.output.replacing(folder.path, with: "")
            let mayBeRefused = change.isSession && [65, 74].contains(result.status)
            let isMade =
                result.status == 0 || !mayBeRefused && change.isAcknowledged(in: output, of: outcome.output)
            let context = Comment(rawValue: "\(change.testDescription): \(moment), acknowledged: \(isMade)")
            guard try isSound(context) else { return }
            let found = try state()
            let isAfter = found.catalog == outcome.after.catalog
            #expect(isAfter || !isMade && found.catalog == outcome.before.catalog, context)
            for (file, contents) in found.others {
                #expect(contents == outcome.after.others[file], "\(file), \(context)")
            }
            #expect(!isMade || found.others.count == outcome.after.others.count, context)
            let left = found.files.subtracting(outcome.before.files).subtracting(outcome.after.files)
            #expect(try left.isEmpty || withoutDrafts(left) == [], context)
        }

        /// Runs two exports, which delete drafts, and returns the files that are left.
        private func withoutDrafts(_ files: Set<String>) throws -> Set<String> {
            let export = "cd $XDG_DATA_HOME; for file in z.csv movies/z.csv; do"
            _ = try folder.run("\(export) $movies --catalog $films export $file; done")
            return files.filter { FileManager.default.fileExists(atPath: "\(folder.path)/\($0)") }
        }

        /// Checks that the catalog is intact or missing.
        @discardableResult
        func isSound(_ context: Comment) throws -> Bool {
            guard FileManager.default.fileExists(atPath: folder.catalog) else { return true }
            var check = try folder.run("$movies check", environment: Shell.unprofiled)
            if check.status == 0, check.errorOutput != "" {
                check = try folder.run("$movies check", environment: Shell.unprofiled)
            }
            #expect(
                check.status == 0 && check.errorOutput == "", "\(check.output)\(check.errorOutput)\(context)")
            return check.status == 0
        }
    }

    /// The files of a folder and the contents of its catalogs.
    struct FolderState: Sendable {
        struct Contents: Equatable {
            var movies: [Movie] = []
            var lists: [MovieList?] = []
            var steps: [CatalogChange?] = [nil, nil]
        }

        /// The catalog's contents now and, if possible, after an undo.
        private(set) var catalog = [Contents()]
        private(set) var others: [String: Contents] = [:]
        /// The files that remain after the undo, which cleans up drafts.
        private(set) var files: Set<String>
        private(set) var size = 0

        init(of folder: Folder) throws {
            files = Set(FileManager.default.subpaths(atPath: folder.path) ?? [])
            for file in files where file.hasSuffix(".sqlite") && "\(folder.path)/\(file)" != folder.catalog {
                others[file] = try Self.contents(of: Catalog.open("\(folder.path)/\(file)"))
            }
            // A missing catalog is treated as empty.
            guard let data = FileManager.default.contents(atPath: folder.catalog) else { return }
            size = data.count
            let opened = try Catalog.open(folder.catalog)
            catalog = [try Self.contents(of: opened)]
            if try opened.undo() != nil { catalog.append(try Self.contents(of: opened)) }
            files = Set(FileManager.default.subpaths(atPath: folder.path) ?? [])
        }

        private static func contents(of catalog: Catalog) throws -> Contents {
            // The watchlist is stored as a list without a name.
            let names = try catalog.lists.map(\.list.name) + [""]
            return try Contents(
                movies: catalog.movies(of: MovieQuery(), in: 0 ..< .max),
                lists: names.map { try catalog.list(named: $0) },
                steps: [catalog.steps.undoable?.change, catalog.steps.redoable?.change])
        }
    }
#endif
