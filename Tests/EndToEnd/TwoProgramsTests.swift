import Foundation
import MovieCatalog
import MovieImport
import Programs
import Testing

@Suite("Two programs on one catalog") struct TwoProgramsTests {
    @Test("Each program shows the other's changes on its next page, and overwrites none of them")
    func editing() throws {
        try withCatalog { folder in
            let (one, two) = (try Conversation(data: folder), try Conversation(data: folder))
            try one.answer("/third man", "e", "8")
            try two.answer("/third man", "e", "10")
            try two.send("Seen twice")
            #expect(try two.answer(".").contains("8. Your rating: none\n"))
            try two.answer("s")
            let edited = try one.answer("9.5", "s")
            #expect(edited.contains("Your rating: 9.5 of 10, today"))
            #expect(edited.contains("Note: Seen twice\n"))
            #expect(try two.answer("").contains("Your rating: 9.5 of 10, today"))

            try two.answer("h", "a", "Sanjuro (1962)", "")
            #expect(try two.answer("s").contains("\nSanjuro (1962)\n"))
            #expect(try one.answer(":h", "/").contains("1–10 of 262\n"))
            try one.answer("/sanjuro", "d", "y")
            try two.answer("e")
            #expect(two.errorOutput == "This movie is no longer in the catalog. Type b to go back.\n")

            #expect(try two.answer(":h", "u").contains("Undone: deleting “Sanjuro”."))
            #expect(try one.answer("/sanjuro").contains("Sanjuro"))
            #expect(
                try one.answer("u", "u").contains("Undone: changing your rating of “The Third Man”."))
            #expect(try two.answer("/third man").contains("Note: Seen twice\n"))
            #expect(try two.answer("h").contains("\nMovies\n"))
            for program in [one, two] {
                try program.send("q")
            }
            // The second program refused an answer, because the movie no longer existed.
            #expect([one, two].map { $0.finish() } == [0, 65])
            #expect(one.errorOutput == "")
            let movie = try #require(try folder.movies().first { $0.title == "The Third Man" })
            #expect(movie.note == "Seen twice")
            #expect(movie.rating == nil)
        }
    }

    @Test("Programs that start without a catalog at the same moment make one", arguments: 0..<2)
    func making(run: Int) throws {
        let folder = try Folder()
        defer { folder.remove() }
        let programs = try (0..<4).map { _ in try Conversation(data: folder) }
        for program in programs { #expect(try program.answer("").contains("1–10 of 261\n")) }
        try programs[run].answer("a Sanjuro (1962)", "h")
        for program in programs {
            #expect(try program.answer("").contains("1–10 of 262\n"))
            #expect(program.finish() == 0)
            #expect(program.errorOutput == "")
        }
        #expect(try folder.movies().count == 262)
    }

    @Test(
        "During an import, another program shows the movies before it, and its edit waits for it"
    )
    func importing() throws {
        try withCatalog { folder in
            let file = try folder.write("new.csv", titles: (0..<600).map { "New \($0)" })
            let importer = try Catalog.open(folder.catalog)
            let editor = try Conversation(data: folder)
            try editor.answer("/third man", "e", "8", "9.5")
            let files = try ImportBatch([file])
            var page: String?
            _ = try importer.importMovies(files, plan: importer.preview(files)) { progress in
                guard progress.count > 0, page == nil else { return true }
                page = try? editor.answer(":h", "y", "/", "/third man", "e", "8 9.5")
                try? editor.send("s")
                editor.wait(forErrorOutput: "Waiting for another program")
                return true
            }
            #expect(page != nil)
            editor.wait(for: "Your rating: 9.5 of 10, today")
            #expect(try editor.answer("").contains("Your rating: 9.5 of 10, today"))
            #expect(try editor.answer(":h", "/").contains("1–10 of 861\n"))
            #expect(editor.finish() == 0)
            let movies = try folder.movies()
            #expect(movies.count == 861)
            #expect(movies.first { $0.title == "The Third Man" }?.rating?.description == "9.5")
        }
    }
}
