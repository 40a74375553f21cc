import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Episodes and films of a viewing history, told by what their titles share")
struct SeriesTests {
    private func history(_ titles: some Sequence<String>) -> String {
        (["Title,Date"] + titles.map { "\"\($0)\",10/21/20" }).joined(separator: "\n")
    }

    @Test(
        "three parts, ten of one beginning, or four that differ by a number are episodes, in any language",
        arguments: [
            ["House: Temporada 1: Piloto"], ["Dark: Staffel Zwei: Dunkel", "DARK: Das Ende"],
            ["Plan Cœur : Saison 1 : Un", "Plan cœur\u{A0}:\u{A0}Le film"],
            ["ハイキュー: 第1話", "ハイキュー: 第2話", "ハイキュー: 第3話", "ハイキュー: 第4話"],
            "Jeden Dwa Trzy Cztery Pięć Sześć Siedem Osiem Dziewięć Dziesięć".split(separator: " ").map {
                "Rok: \($0)"
            },
            ["Élite: 1", "Elite: 2", "ÉLITE: 3", "Elite : 4"],
        ])
    func episodes(_ titles: [String]) throws {
        let reading = try MovieFileReading(history(titles))
        #expect(reading.passedOver == titles.count && reading.passedTitles == titles)
        #expect(reading.movies == [] && reading.problems == [])
        #expect(try MovieFileReading(history(titles), includesAllTypes: true).rows.count == titles.count)
    }

    @Test(
        "two to nine others of one beginning are films, and named; one alone is one",
        arguments: [
            (["Kill Bill: Vol. 1"], 0), (["Dune: Part Two", "Dune"], 0), (["Blade: 2:22", "Alien"], 0),
            (["Deathly Hallows: Part 1", "Deathly Hallows: Part 2"], 2),
            (["Star Wars: Episode IV", "Star Wars: Episode V", "Star Wars: Episode VI"], 3),
            (["Rings: A", "Rings: A", "Rings: B"], 2),
            (["Rok: 1", "Rok: 2", "Rok: 3", "Rok: End"], 4), (["Rok: 1", "Rok: 2", "Rok: 3"], 3),
            (["A:B: 1", "A:B: 2"], 2), ([": 1", ": 2"], 0),
            (["Reif: One", "Reif: Two", "Reif: Three", "Reif: Four"], 4),
        ])
    func films(_ titles: [String], _ doubtful: Int) throws {
        let reading = try MovieFileReading(history(titles))
        #expect(reading.movies.map(\.title) == titles && reading.passedOver == 0)
        #expect(reading.problems.count == (doubtful == 0 ? 0 : 1))
        #expect(
            reading.problems.allSatisfy {
                $0.contains(
                    ": \(doubtful) titles that begin alike may be episodes, but are imported as movies: “")
            })
    }

    @Test("what the catalog has as a film is one, however many titles begin as it does")
    func known() throws {
        let names =
            ["A New Hope", "Empire", "Jedi", "Phantom", "Clones", "Sith", "Solo"] + "ABCDE".map { "\($0)" }
        let titles = names.map { "Star Wars: \($0)" }
        let folder = try ImportFolder(["n.csv": history(titles), "two.csv": history(Array(titles.prefix(2)))])
        let catalog = try Catalog(of: [
            Movie("Star Wars: a new hope", 1977), Movie("Star Wars: Empire", 1980),
        ])
        let plan = try catalog.preview(folder.opened("n.csv"))
        #expect(plan.counts == ImportCounts(doubtful: 2, passedOver: 10))
        #expect(
            plan.passedOver.first == Array(titles.dropFirst(2)))
        #expect(try catalog.preview(folder.opened("two.csv")).problems.isEmpty)
        // Without one of the other ten, there are too few to recognize a series.
        try folder.write(Array(history(titles.dropLast()).utf8), to: "n.csv")
        #expect(try catalog.preview(folder.opened("n.csv")).counts == ImportCounts(added: 9, doubtful: 2))
    }
}
