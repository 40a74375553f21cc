#if os(Linux)
    import Foundation
    import Programs

    /// Kills a program right before a call that changes a file, or counts those calls.
    enum Kills {
        /// The library that intercepts the program's calls, or nil if it can't be compiled.
        static let library: String? = {
            let library = Shell.products.appending(path: "kills.so").path
            let source = Shell.repository.appending(path: "Tests/Support/Kills/kills.c").path
            let result = try? Shell.run("clang -shared -fPIC -o '\(library)' '\(source)'")
            return result?.status == 0 ? library : nil
        }()

        /// The prefix of a command line that loads the library.
        static let prefix = "env LD_PRELOAD=\"$kills\" KILL_AT=\"$call\""

        /// The variables for ``prefix``: the call to kill at (0 for none) and the file for counts.
        static func environment(killedAt call: Int = 0, countedIn file: String? = nil) -> [String: String] {
            ["kills": library ?? "", "call": "\(call)", "KILLS_COUNTED": file ?? "/dev/null"]
                .merging(Shell.unprofiled) { $1 }
        }

        /// The calls that a program made until it ended or was killed.
        struct Counts: Sendable {
            var calls = 0
            var syncs = 0
            /// The rollback journals that were removed. Removing the journal is how SQLite commits.
            var journals: [String] = []
            var last = ""

            /// - Parameter folder: The folder that is left out of paths.
            init(_ file: String, without folder: String = "") {
                let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
                let lines = (folder.isEmpty ? text : text.replacing(folder, with: "")).split(separator: "\n")
                for line in lines {
                    let words = line.split(separator: " ", maxSplits: 1).map { String($0) }
                    switch (words[0], words.last ?? "") {
                    case ("calls", let number): calls = Int(number) ?? 0
                    case ("sync", let number): syncs = Int(number) ?? 0
                    case ("journal", let path): journals.append(path)
                    case ("before", let call): last = call
                    default: break
                    }
                }
            }
        }
    }

    /// A process that keeps a read transaction open until it's killed or a writer waits.
    final class Reader {
        private static let program = """
            import fcntl, os, select, sqlite3, struct, sys
            connection = sqlite3.connect(sys.argv[1], isolation_level=None)
            connection.execute("BEGIN")
            connection.execute("SELECT * FROM movie").fetchall()
            print("reading", flush=True)
            file = os.open(sys.argv[1], os.O_RDONLY)
            # A writer that waits for readers holds SQLite's pending byte.
            query = struct.pack("hhqqi", fcntl.F_RDLCK, os.SEEK_SET, 0x40000000, 1, 0)
            while sys.argv[2] == "false" or struct.unpack("hhqqi", fcntl.fcntl(file, fcntl.F_GETLK, query))[0] == fcntl.F_UNLCK:
                if select.select([sys.stdin], [], [], 0.002)[0]: sys.exit()
            connection.execute("COMMIT")
            sys.stdin.read()
            """

        private let process = Process()
        private let input = Pipe()

        /// Starts the process and its transaction.
        ///
        /// - Parameter letsGo: Whether the transaction ends when a writer waits for it.
        init(of catalog: String, letsGo: Bool = true) throws {
            let output = Pipe()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["python3", "-c", Self.program, catalog, "\(letsGo)"]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            _ = output.fileHandleForReading.availableData
        }

        func kill() {
            Foundation.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }
#endif
