import Catalogs
import Foundation
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// Searches for titles of Examples/films.csv, typed in several ways. Tries some titles, or all if
/// `TITLES` is set. See Tests/Tools/Titles.
@Suite("Searches for titles")
struct TitleSearchTests {
    @Test(
        "Nearly every title is found on the first page, and comes first if typed as shown",
        arguments: TitleWay.all)
    func ways(_ way: TitleWay) throws {
        let file = try CatalogFile(of: .allFilms)
        let catalog = try file.open()
        let all = try catalog.listedMovies(of: MovieQuery(), in: 0..<100_000).map(\.title)
        let isWhole = ProcessInfo.processInfo.environment["TITLES"] != nil
        let titles = way.titles(all)
        let step = isWhole ? 1 : max(1, titles.count / 200)
        let typed = stride(from: 0, to: titles.count, by: step).map { titles[$0] }
        let result = way.result(for: typed, in: catalog)
        if isWhole {
            print(
                "| \(way) | \(result.count) | \(result.first) | \(result.onPage) |", result.missed.prefix(10),
                separator: " ")
        }
        #expect(result.count > 0)
        #expect(
            (way.share == 100 ? result.first : result.onPage) * 100 >= way.share * result.count,
            "\(result.missed)")
    }

    @Test(
        "A title is found with its hyphen or number written another way",
        arguments: [("spider-man", "Spiderman"), ("rocky ii", "Rocky 2"), ("rocky 2", "Rocky II")])
    func otherForms(_ typed: String, _ title: String) throws {
        let catalog = try Catalog(of: [Movie(title, 1990), Movie("Heat", 1995)])
        let found = try catalog.movies(of: MovieQuery(search: MovieSearch(typed)), in: 0..<10)
        #expect(found.map(\.title) == [title])
    }

    @Test("A title in the typed letter case comes before a better-known one in another")
    func sameLetters() throws {
        let catalog = try Catalog(of: [Movie("HEAT", 1986) { $0.votes = 1_000_000 }, Movie("Heat", 1995)])
        let found = try catalog.movies(of: MovieQuery(search: MovieSearch("Heat")), in: 0..<10)
        #expect(found.map(\.title) == ["Heat", "HEAT"])
    }
}
