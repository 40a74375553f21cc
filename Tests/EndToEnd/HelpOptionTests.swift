import MovieCatalog
import MoviesApp
import Programs
import Testing

@Suite struct HelpOptionTests {
    @Test("`--help` and `--version` print to standard output and succeed")
    func help() throws {
        let help = try Shell.run("$movies --help")
        #expect(help.output.hasPrefix("movies: a movie catalog"))
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(help.status == 0)
        let example = try #require(help.output.firstMatch(of: #/printf .*/#)).output
        #expect(try Shell.run(String(example).replacing("movies", with: "$movies")).status == 0)
        #expect(
            try Shell.run("$movies --version").output.wholeMatch(
                of: #/movies \d+\.\d+\.\d+, SQLite 3(\.\d+)+\nFacts: .* CC BY 2\.0 DE\.\n/#) != nil)
        for verb in Verb.table.map(\.name.rawValue) {
            let page = try Shell.run("$movies help \(verb)")
            #expect(page.output.hasPrefix("Usage: movies ") && page.output.contains(verb), "\(verb)")
            #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(verb)")
            #expect(try Shell.run("$movies \(verb) --help") == page)
        }
        #expect(try Shell.run("$movies help developers").output.contains("--replay"))
        #expect(
            help.output.contains(
                """

                  diary [PERIOD]         lists what you watched, latest first, all of it or in a
                                         period

                """))
    }
}
