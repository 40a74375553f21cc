import Programs
import Testing

@Suite struct ListCommandTests {
    private func run(_ command: String, in folder: Folder) throws -> (output: String, status: Int32) {
        let result = try folder.run("$movies \(command)")
        return (result.output + result.trouble, result.status)
    }

    @Test("a list is made, put in order, described, exported, imported, renamed and deleted")
    func life() throws {
        let folder = try Folder()
        defer { folder.remove() }
        for command in [
            "add 'Heat (1995)'", "add 'Ran (1985)'", "add 'Ikiru (1952)'", "put heat Best of all",
            "put ran best of all",
            "put ikiru 'Best of all'", "move ikiru 1 best of all", "remark heat best of all The heist",
            "describe best of all Of all times", "export \(folder.path)/letterboxd-best.csv list:bestofall",
            "rename best of all Best",
        ] {
            #expect(try run(command, in: folder).status == 0, "\(command)")
        }
        let lines = "1. Ikiru (1952)\n2. Heat (1995)\n    The heist\n3. Ran (1985)\n"
        #expect(try run("lists best", in: folder).output == "Best\n\nOf all times\n\n\(lines)")
        #expect(try run("find list:best", in: folder).output == "Best\n\nOf all times\n\n\(lines)")
        #expect(try run("lists", in: folder).output == "Best: 0 of 3 watched\n")
        #expect(try run("import \(folder.path)/letterboxd-best.csv", in: folder).output.contains("1 list"))
        #expect(try run("lists", in: folder).output.hasPrefix("Best: 0 of 3 watched\nBest of all: 0"))
        #expect(try run("lists best of all", in: folder).output == "Best of all\n\nOf all times\n\n\(lines)")
        for command in ["drop ran best", "forget best of all", "undo", "undo"] {
            #expect(try run(command, in: folder).status == 0, "\(command)")
        }
        #expect(try run("lists", in: folder).output.hasSuffix("Best of all: 0 of 3 watched\n"))
    }

    @Test("a search is kept by name, and the watchlist put in an order")
    func others() throws {
        let folder = try Folder()
        defer { folder.remove() }
        for command in [
            "add 'Heat (1995)'", "add 'Ran (1985)'", "watch heat", "watch ran", "keep Nineties --all 90s",
            "move ran 1",
            "move heat last",
        ] {
            #expect(try run(command, in: folder).status == 0, "\(command)")
        }
        #expect(try run("lists nineties", in: folder).output == "Heat (1995)\n")
        #expect(try run("watchlist", in: folder).output == "Ran (1985)\nHeat (1995)\n")
        #expect(try run("watchlist --sort title", in: folder).output == "Heat (1995)\nRan (1985)\n")
        #expect(try run("lists nope", in: folder).status == 66)
        for command in ["put heat nineties", "put heat", "drop heat", "move heat"] {
            #expect(try run(command, in: folder).status == 64, "\(command)")
        }
    }
}
