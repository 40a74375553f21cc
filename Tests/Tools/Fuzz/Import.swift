@testable import MovieCatalog
@testable import MovieImport

/// Imports a file of any bytes into a small catalog. Checks that the result matches the preview,
/// and that undo and redo restore the states before and after. The first byte sets the file's name
/// and the options.
func fuzzImport(_ bytes: [UInt8]) {
    guard let first = bytes.first.map(Int.init) else { return }
    let names = [
        "films.csv", "ratings.csv", "watchlist.csv", "reviews.csv", "diary.txt", "page.md", "films.json",
        "list.org",
    ]
    let path = scratchFile(names[first % 4 + (first < 128 ? 0 : 4)])
    write(Array(bytes.dropFirst()), to: path)
    do {
        let catalog = try known()
        let before = try movies(catalog)
        let files = try ImportBatch([path], includesAllTypes: first & 4 != 0)
        var plan = try catalog.preview(files)
        expect(try movies(catalog) == before, "a preview changes nothing")
        // Without the rows that the preview read, the import reads the file again.
        if first & 16 != 0 { plan.read = nil }
        let report = try catalog.importMovies(
            files, plan: plan, decisions: [:], withoutIndexes: first & 8 != 0, progress: { _ in true })
        let after = try movies(catalog)
        checkSums(of: plan, and: report, before, after)
        let isStep = try catalog.steps.undoable != nil
        expect(isStep || after == before, "an import that changes movies is a step")
        for _ in 0..<2 where isStep {
            expect(try catalog.undo() != nil, "an import can be undone")
            expect(try movies(catalog) == before, "undo restores each movie")
            expect(try catalog.redo() != nil, "an import can be redone")
            expect(try movies(catalog) == after, "redo restores each movie")
        }
        let problems = try catalog.integrityProblems()
        expect(problems == [], "the catalog is sound: \(problems)")
    } catch {
        expect(!"\(error)".utf8.contains { $0 < 0x20 }, "an error is one line")
    }
}

/// Checks that a preview and its import report the same, and that the catalog agrees.
func checkSums(
    of plan: ImportReport, and report: ImportReport, _ before: [Movie], _ after: [Movie]
) {
    let planned = plan.lines() + plan.problems.lines + plan.doubts.map(\.description)
    let done = report.lines() + report.problems.lines + report.doubts.map(\.description)
    expect(planned == done, "an import does what its preview says: \(planned) \(done)")
    expect(report.added == after.count - before.count, "the report counts the new movies")
    func more(_ count: (Movie) -> Int) -> Int {
        after.reduce(0) { $0 + count($1) } - before.reduce(0) { $0 + count($1) }
    }
    let known = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
    let rated = after.count { $0.yourRating != nil && $0.yourRating != known[$0.id]?.yourRating }
    expect(report.gains.viewings == more(\.viewings.count), "the report counts the new viewings")
    expect(report.gains.tags == more(\.tags.count), "the report counts the new tags")
    expect(report.gains.ratings >= rated, "the report counts each new rating")
    expect(
        report.gains.onWatchlist == more { $0.isOnWatchlist ? 1 : 0 },
        "the report counts the new movies on the watchlist")
}

func movies(_ catalog: Catalog) throws -> [Movie] {
    try catalog.movies(of: MovieQuery(), in: 0 ..< .max).sorted { $0.id < $1.id }
}

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
