#if os(Linux)
    import Catalogs
    import Foundation
    import Programs
    import Testing

    /// Kills the program right before each call that changes a file. Every file must then have its
    /// old or its new contents, but a log or recording may end early.
    @Suite("Kills while writing") struct KilledWritingTests {
        private func run(
            _ command: String, killedAt call: Int = 0, countedIn file: String? = nil, in folder: Folder
        ) throws -> Shell.Result {
            _ = try #require(Kills.library)
            return try folder.run(
                command, environment: Kills.environment(killedAt: call, countedIn: file))
        }

        /// Runs a command repeatedly, killing it one call later each time, until it completes.
        ///
        /// - Returns: The number of runs that were killed.
        private func killAtEachCall(
            of command: String, in folder: Folder, before prepare: () throws -> Void, look: () throws -> Void
        ) throws -> Int {
            for call in 1... {
                try prepare()
                let result = try run(command, killedAt: call, in: folder)
                guard result.status == 128 + SIGKILL else {
                    #expect(result.status == 0, "\(result.errorOutput)")
                    return call - 1
                }
                try look()
            }
            return 0
        }

        private func withFolder(_ body: (Folder) throws -> Void) throws {
            let folder = try Folder()
            defer { folder.remove() }
            try body(folder)
        }

        /// Returns a file's text without the random seed, which differs in each session.
        private func text(_ path: String) -> String? {
            (try? String(contentsOfFile: path, encoding: .utf8))?
                .replacing(/given seed \d+/, with: "given seed")
        }

        /// Whether a text is empty or consists of the first whole lines of another text.
        private func isHead(_ text: String, of whole: String) -> Bool {
            whole.hasPrefix(text) && (text.isEmpty || text.hasSuffix("\n"))
        }

        @Test("A killed program's log is the old one, or the first lines of the new one")
        func log() throws {
            try withFolder { folder in
                let file = "\(folder.path)/moves.log"
                let pages = "\(Kills.prefix) $movies --catalog $films --log '\(file)' >/dev/null"
                let command = "printf '1\\nb\\nq\\n' | \(pages)"
                _ = try run(command, in: folder)
                let whole = try #require(text(file))
                let old = try #require(whole.split(separator: "\n").first) + "\nold\n"
                var seen: Set<String> = []
                let kills = try killAtEachCall(of: command, in: folder) {
                    try Data(old.utf8).write(to: URL(filePath: file))
                } look: {
                    let found = text(file) ?? ""
                    #expect(found == old || isHead(found, of: whole), "\(found)")
                    seen.insert(found)
                    let next = try run(command, in: folder)
                    #expect(next.status == 0, "\(next.errorOutput)")
                    #expect(text(file) == whole)
                }
                #expect(kills > 5 && seen.count > 5)
            }
        }

        @Test("A killed program's recording has its first lines, which can be replayed")
        func recording() throws {
            try withFolder { folder in
                let file = "\(folder.path)/a.txt"
                let pages = "\(Kills.prefix) $movies --catalog $films --record '\(file)' >/dev/null"
                let command = "printf '/heat\\n1\\nb\\nq\\n' | \(pages)"
                _ = try run(command, in: folder)
                let whole = try #require(text(file))
                var heads: Set<String> = []
                let kills = try killAtEachCall(of: command, in: folder) {
                    try? FileManager.default.removeItem(atPath: file)
                } look: {
                    let head = text(file) ?? ""
                    #expect(isHead(head, of: whole), "\(head)")
                    guard !head.isEmpty, heads.insert(head).inserted else { return }
                    let replay = try folder.run("$movies --catalog $films --replay '\(file)'")
                    #expect(replay.status == 0, "\(head)\(replay.errorOutput)")
                    let lines = head.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                    let isEvent = { (line: Substring) in
                        !line.isEmpty && !["usher", "program", "given"].contains(line.prefix { $0 != " " })
                    }
                    let last = lines.last { isEvent($0.element) }?.offset ?? 0
                    #expect(
                        replay.errorOutput
                            == "movies: \(file), line \(last + 1): the recording ends here, but the program goes on.\n"
                    )
                }
                #expect(kills > 10 && heads.count > 10)
            }
        }

        @Test("A killed program leaves the old places or the new ones, and no other file")
        func places() throws {
            try withFolder { folder in
                let places = folder.catalog + ".places"
                _ = try folder.run("printf '1\\nq\\n' | $movies")
                let new = try #require(text(places))
                var seen: Set<String> = []
                let command = "printf '1\\nq\\n' | \(Kills.prefix) $movies >/dev/null"
                let kills = try killAtEachCall(of: command, in: folder) {
                    try Data("/watchlist\n".utf8).write(to: URL(filePath: places))
                } look: {
                    let found = try #require(text(places))
                    #expect(["/watchlist\n", new].contains(found))
                    seen.insert(found)
                    let resumed = try folder.run("echo q | $movies --resume")
                    #expect(resumed.status == 0 && resumed.errorOutput == "")
                }
                #expect(seen.count == 2 && kills > 4)
                let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/movies")
                #expect(files.filter { $0.hasPrefix(".") } == [])
            }
        }

        /// The number of kills, at calls evenly spread from the first to the last.
        private static let moments = max(2, number("USHER_MOMENTS") ?? 4)

        private static func number(_ name: String) -> Int? {
            ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
        }

        @Test(
            "A killed conversion of an earlier format is completed by the next start",
            arguments: EarlierFormat.allCases)
        func migration(from format: EarlierFormat) throws {
            try withFolder { folder in
                let original = "\(folder.path)/original.sqlite"
                try format.write(to: original)
                let isUntouched = "cmp -s '\(original)' '\(folder.catalog)'"
                func restore() throws {
                    let copy = "rm -rf movies && mkdir movies && cp '\(original)' '\(folder.catalog)'"
                    #expect(try Shell.run("cd '\(folder.path)' && \(copy)").status == 0)
                }
                /// Returns a checksum of the movies. Runs `check` first without its output, as the
                /// first command may report a conversion.
                func state() throws -> String {
                    let result = try folder.run(
                        """
                        $movies check >/dev/null 2>&1
                        for copy in '\(folder.catalog)'.format-*; do
                        cmp -s '\(original)' "$copy" && kept=yes; done; test $kept || exit 1
                        $movies check >/dev/null && $movies export --as jsonl - | cksum
                        """)
                    #expect(
                        result.status == 0 && result.errorOutput == "",
                        "\(result.output)\(result.errorOutput)")
                    return result.output
                }
                let counted = "\(folder.path)/counted"
                let command = "\(Kills.prefix) $movies export --as jsonl - >/dev/null"
                try restore()
                #expect(try run(command, countedIn: counted, in: folder).status == 0)
                let whole = try state()
                let calls = Kills.Counts(counted).calls
                var untouched = 0
                for moment in 0..<Self.moments {
                    try restore()
                    let call = 1 + (calls - 1) * moment / (Self.moments - 1)
                    let result = try run(command, killedAt: call, in: folder)
                    #expect(result.status == 128 + SIGKILL, "call \(call) of \(calls)")
                    if try Shell.run(isUntouched).status == 0 { untouched += 1 }
                    #expect(try state() == whole, "call \(call) of \(calls)")
                }
                // Kills before the rollback journal is synced leave the file untouched.
                #expect(calls > 10 && (1..<Self.moments).contains(untouched))
            }
        }

        @Test(
            "A killed program leaves the text of its editor until it has read that",
            .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
        func editor() throws {
            try withFolder { folder in
                let editor = "\(folder.path)/editor"
                try Data("cat \"$1\" >\(folder.path)/seen; printf New >\"$1\"\n".utf8).write(
                    to: URL(filePath: editor))
                var found: [String?] = []
                for call in 1... {
                    let texts = "\(folder.path)/\(call)"
                    try FileManager.default.createDirectory(
                        atPath: texts, withIntermediateDirectories: false)
                    let terminal = try Terminal(
                        of: "\(Kills.prefix) '\(QuestionTableTests.program)'",
                        environment: [
                            "TERM": "dumb", "EDITOR": "sh \(editor)", "TMPDIR": texts,
                            "kills": #require(Kills.library), "call": "\(call)",
                        ])
                    for line in ["8", ":edit", "q"] {
                        terminal.waitForPrompt()
                        try? terminal.type("\(line)\n")
                    }
                    let status = terminal.finish()
                    let files = try FileManager.default.contentsOfDirectory(atPath: texts)
                    #expect(files.count <= 1)
                    guard status == 128 + SIGKILL else {
                        #expect(status == 0 && files.isEmpty)
                        break
                    }
                    found.append(files.first.flatMap { text("\(texts)/\($0)") })
                }
                // The text is first missing, then empty, and finally the edited one.
                #expect(found.first == .some(nil) && found.drop { $0 == nil } == ["", "New"])
                #expect(text("\(folder.path)/seen") == "Old\nnote\n")
            }
        }
    }
#endif
