#if os(Linux)
    import Foundation
    import Programs
    import Randomness
    import Testing

    /// A change to the catalog in ``base``, made by a command or in a session.
    struct MadeChange: CustomTestStringConvertible, Sendable {
        /// The command with its arguments, or a session's answers separated by `|`.
        let line: String
        let isSession: Bool
        /// Whether there's no catalog before the change.
        var startsEmpty = false
        /// Whether the change writes another file and leaves the catalog as it is.
        var leavesCatalog: Bool { line.contains("x.") }

        var testDescription: String {
            "\(isSession ? "page" : "verb"): \(line)\(startsEmpty ? ", without a catalog" : "")"
        }

        static let all = verbs + pages

        static let verbs =
            [
                "add 'F (2000)' yesterday 8", "seen heat yesterday 6", "rate heat 5", "rate jaws 9",
                "watch heat", "unwatch ran", "tag heat noir, la", "tag noir --all gaslight",
                "untag heat crime", "note heat Great.", "set heat runtime 140", "delete heat",
                "merge 'Gaslight (1940)' 'Gaslight (1944)'", "put jaws Noir", "put jaws New",
                "drop heat Noir", "move ran 1 Noir", "remark heat Noir Loud.", "rename Noir Dark",
                "describe Noir Mine.", "forget Noir", "forget Kept", "undo", "redo", "import more.csv",
                "complete", "restore b.sqlite", "backup x.sqlite", "export x.csv",
            ].map { MadeChange(line: $0, isSession: false) }
            + ["add 'F (2000)'", "import more.csv", "restore b.sqlite"].map {
                MadeChange(line: $0, isSession: false, startsEmpty: true)
            }

        static let pages = [
            "a F (2000)", "/heat|s yesterday 6", "/heat|w|1|yesterday 6", "/heat|w|1|d", "/heat|l",
            "/ran|l", "/heat|e|8|5|s", "/heat|e|9|one, two|10|Great.|.|s", "/heat|rate 5", "/heat|tag noir",
            "/heat|d|y", "/jaws|f", "/gaslight|merge 1 2|y", "/gaslight|tag all noir",
            "/gaslight|delete all|y", "/gaslight|keep Best", "/gaslight|put all Noir",
            "/heat|drop Noir", "lists Noir|move 2 1",
            "lists Noir|remark 1 Loud.", "lists Noir|rename Dark", "lists Noir|describe Mine.",
            "forget Noir|y", "u", "y", "i|more.csv|i", "i|b.sqlite|y", "restore b.sqlite|y", "complete",
            "backup x.sqlite", "e|x.csv",
        ].map { MadeChange(line: $0, isSession: true) }

        func command(_ program: String) -> String {
            guard isSession else { return "cd $XDG_DATA_HOME && \(program) \(line)" }
            let answers = (line + "|q").split(separator: "|").map { "'\($0)'" }
            return "cd $XDG_DATA_HOME && printf '%s\\n' \(answers.joined(separator: " ")) | \(program)"
        }

        /// Whether the output acknowledges the change.
        ///
        /// In a session, another page must follow the last answer. It may report a refusal.
        func isAcknowledged(in output: String, of whole: String) -> Bool {
            guard isSession else { return output == whole }
            let last = line.split(separator: "|").last ?? ""
            let ends = Shell.prompts.compactMap {
                output.range(of: "\($0)\(last)\n", options: .backwards)?.upperBound
            }
            return ends.max().map { output[$0...].contains("\n> ") } ?? false
        }

        /// Random numbers that are the same in each run.
        var random: RandomNumbers {
            RandomNumbers(seed: testDescription.utf8.reduce(73) { $0 &* 31 &+ UInt64($1) })
        }

        /// The path of a folder with a varied catalog and files to import and restore.
        private static let base = Result {
            let path = Shell.products.appending(path: "changes").path
            let result = try Shell.run(
                """
                rm -rf '\(path)' && mkdir '\(path)' && cd '\(path)' && export XDG_DATA_HOME='\(path)' && {
                printf 'title,year,director,runtime\\nHeat,1995,Michael Mann,170\\n'
                printf 'Ran,1985,Akira Kurosawa,162\\nGaslight,1940,,84\\nGaslight,1944,,114\\n'
                printf 'Jaws,1975,,\\n'; } >base.csv &&
                printf 'title,year\\nAlien,1979\\nM,1931\\n' >more.csv && $movies import base.csv &&
                $movies seen heat 2024-05-01 8 With Anna && $movies put heat Noir && $movies put ran Noir &&
                $movies watch ran && $movies tag heat crime && $movies backup b.sqlite &&
                printf '/gaslight\\nkeep Kept\\nq\\n' | $movies && $movies rate heat 7 &&
                $movies rate ran 9 && $movies undo && $movies check && rm base.csv
                """)
            #expect(result.status == 0, "\(result.output)\(result.errorOutput)")
            return path
        }

        func prepare(_ folder: Folder) throws {
            let catalog = startsEmpty ? "rm -r movies" : ":"
            let copy = "cp -r '\(try Self.base.get())/.' . && \(catalog)"
            let result = try Shell.run(
                "rm -rf '\(folder.path)' && mkdir '\(folder.path)' && cd '\(folder.path)' && \(copy)")
            try #require(result.status == 0, "\(result.errorOutput)")
        }
    }
#endif
