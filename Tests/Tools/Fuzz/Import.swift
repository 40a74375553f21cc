@testable import MovieCatalog
@testable import MovieImport

/// Imports a file of any bytes into a small catalog, and checks that undo and redo restore the
/// states before and after.
func fuzzImport(_ bytes: [UInt8]) {
    guard let first = bytes.first.map(Int.init) else { return }
    let path = scratchFile(["films.csv", "ratings.csv", "watchlist.csv", "reviews.csv"][first % 4])
    write(Array(bytes.dropFirst()), to: path)
    do {
        let catalog = try known()
        let before = try movies(catalog)
        let files = try ImportFiles([path], includesAllTypes: first & 4 != 0)
        let plan = try catalog.preview(files)
        expect(try movies(catalog) == before, "a preview changes nothing")
        let report = try catalog.importMovies(
            files, plan: plan, decisions: [:], withoutIndexes: first & 8 != 0, progress: { _ in true })
        expect(report.added == plan.added && report.changed == plan.changed, "what is planned is done")
        let after = try movies(catalog)
        let isStep = try catalog.steps.undoable != nil
        expect(isStep || after == before, "what changed is a step")
        for _ in 0..<2 where isStep {
            expect(try catalog.undo() != nil, "an import can be undone")
            expect(try movies(catalog) == before, "undoing restores each movie")
            expect(try catalog.redo() != nil, "an import can be done again")
            expect(try movies(catalog) == after, "doing it again restores each movie")
        }
        let troubles = try catalog.integrityProblems()
        expect(troubles == [], "the catalog is sound: \(troubles)")
    } catch {
        expect(!"\(error)".utf8.contains { $0 < 0x20 }, "a refusal is one line")
    }
}

private func movies(_ catalog: Catalog) throws -> [Movie] {
    try catalog.movies(of: MovieQuery(), in: 0 ..< .max).sorted { $0.id < $1.id }
}

/// Returns a catalog in memory with movies that files are likely to mention.
private func known() throws -> Catalog {
    let movies = ["Heat", "Ran", "Heat", "The Third Man"].enumerated().map { number, title in
        var movie = Movie(id: Movie.ID(number + 1), title: title)
        movie.year = number == 2 ? nil : 1995
        movie.imdbID = number == 0 ? "tt0113277" : nil
        movie.tags = ["night"]
        movie.note = number == 1 ? "Fine." : nil
        return movie
    }
    return try Catalog(movies: movies)
}
