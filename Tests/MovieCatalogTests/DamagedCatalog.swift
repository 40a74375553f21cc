import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
import MovieImport

/// A small catalog with at least one row in each table, to be damaged by another program.
enum DamagedCatalog {
    static func file() throws -> CatalogFile {
        try CatalogFile(of: nil) { catalog in
            for (title, director) in [("Heat", "Mann"), ("Ran", "Kurosawa"), ("Alien", "Scott")] {
                _ = try catalog.add(
                    Movie(title, 1985) { movie in
                        (movie.directors, movie.genres, movie.tags) = ([director], ["Drama"], ["seen"])
                        (movie.runtime, movie.publicRating) = (100, 80)
                    })
            }
            try catalog.change(listNamed: "Noir", .put([Movie.ID(1), Movie.ID(2)]))
            try catalog.change(listNamed: "Kept", .keep(search: "director:mann"))
            try catalog.update(Movie.ID(1), as: .notedViewing) { $0.see(Viewing(on: Day("2024-01-05"))) }
            try catalog.delete(Movie.ID(3))
            try catalog.undo()
        }
    }

    /// Damages a catalog with SQL, and returns what the program says when it uses the catalog.
    static func output(of sql: String) throws -> String {
        let file = try file()
        try file.execute("DELETE FROM step; DELETE FROM step_change")
        try file.open().delete(Movie.ID(2))
        try file.execute(sql)
        func message(of error: some Error) -> String {
            "\(error)".replacing("\(file.path) is damaged: ", with: "damaged: ").replacing(
                file.path, with: "~")
        }
        func checked(_ catalog: Catalog) -> String {
            do throws(CatalogError) {
                let problems = try catalog.integrityProblems().map {
                    $0.description.replacing(file.path, with: "~")
                }
                return problems.isEmpty ? "sound" : problems.joined(separator: "; ")
            } catch {
                return message(of: error)
            }
        }
        let catalog: Catalog
        do throws(CatalogError) { catalog = try Catalog.open(file.path) } catch {
            // Opening the file read-only must fail with the same error.
            #expect(throws: error) { try Catalog(reading: file.path) }
            return message(of: error)
        }
        var lines: [String] = []
        func add(_ name: String, _ body: () throws(CatalogError) -> String) {
            do throws(CatalogError) { lines.append("\(name): \(try body())") } catch {
                lines.append("\(name): \(message(of: error))")
            }
        }
        add("movies") { () throws(CatalogError) in
            try catalog.movies(of: MovieQuery(), in: 0..<300).map(\.title).joined(separator: ", ")
        }
        add("check") { checked(catalog) }
        add("undo") { () throws(CatalogError) in "\(try catalog.undo().map { "\($0.change)" } ?? "nothing")" }
        add("change") { () throws(CatalogError) in
            try catalog.update(Movie.ID(1), as: .edited([.note])) { $0.note = "Mended" }
            try catalog.change(listNamed: "noir", .describe("Best first"))
            try catalog.change(listNamed: "New", .put([Movie.ID(1)]))
            _ = try catalog.add(Movie("New"))
            return checked(try Catalog.open(file.path))
        }
        return lines.joined(separator: " / ")
    }
}
