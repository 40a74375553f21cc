package import MovieCatalog

package struct CompletionReport {
    package internal(set) var films = 0
    package internal(set) var completed = 0
    package internal(set) var gains: [MovieField: Int] = [:]
    package internal(set) var unknown: [FilmName] = []
    /// `laterCount` is the part of them that is newer than the built-in facts.
    package internal(set) var (unknownCount, laterCount) = (0, 0)
    package internal(set) var lastYear: Int?

    private static let mostNamed = 5

    fileprivate mutating func complete(_ movie: Movie, from sources: [(Movie) -> Movie?]) -> Movie {
        var (completed, isKnown, fields) = (movie, false, [MovieField]())
        for source in sources {
            guard let facts = source(completed) else { continue }
            isKnown = true
            fields += completed.complete(from: facts)
        }
        for field in fields { gains[field, default: 0] += 1 }
        if !fields.isEmpty { self.completed += 1 }
        if !isKnown, movie.lacksFacts {
            unknownCount += 1
            if let lastYear, movie.year ?? 0 > lastYear {
                laterCount += 1
            } else if unknown.count < Self.mostNamed {
                unknown.append(movie.name)
            }
        }
        return completed
    }

    /// `Completed 152 of 293 movies: genres 150, runtime 149.`
    package var lines: [String] {
        let fields = MovieField.allCases.compactMap { field in
            gains[field].map { "\(field.nameInSentence) \(grouped($0))" }
        }
        var lines = [
            completed == 0
                ? "Found nothing to fill in."
                : "Completed \(grouped(completed)) of \(counted(films, "movie")): \(fields.joined(separator: ", "))."
        ]
        if !unknown.isEmpty {
            let others = unknownCount - laterCount - unknown.count
            let names =
                unknown.map { harmless($0.description) } + (others > 0 ? ["\(grouped(others)) more"] : [])
            lines.append("Not known: \(names.joined(separator: ", ")).")
        }
        if let lastYear, laterCount > 0 {
            lines.append(
                "Newer than \(lastYear), the last year of the facts: \(grouped(laterCount)). Use IMDb's files: \(Self.imdb)."
            )
        }
        return lines
    }

    private static let imdb =
        "complete title.basics.tsv.gz title.crew.tsv.gz name.basics.tsv.gz, from datasets.imdbws.com"
}

extension Catalog {
    /// Fills empty fields in one undo step, and changes nothing else.
    ///
    /// `paths` are any tables of films, or IMDb's own; if empty, the built-in facts are used.
    /// `progress` is called every few hundred films or rows, and returns false to stop.
    package func complete(
        from paths: [String] = [], only: Movie.ID? = nil, progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> CompletionReport {
        let sources = try paths.isEmpty ? [KnownFilms().facts] : facts(in: paths, progress)
        var report = CompletionReport()
        if paths.isEmpty { report.lastYear = PackedFacts.lastYear }
        return try writing { () throws(CatalogError) in
            try beginStep()
            let all = "SELECT id FROM movie ORDER BY id"
            let ids = if let only { [only.number] } else { try database.statement(all).integers() }
            var title = ""
            for id in ids {
                guard let movie = try movie(Movie.ID(id)) else { continue }
                report.films += 1
                if report.films.isMultiple(of: 256),
                    !progress(CatalogProgress(.completing, count: report.films, total: ids.count))
                {
                    throw .stopped
                }
                let completed = report.complete(movie, from: sources)
                guard completed != movie else { continue }
                title = movie.title
                try table.replace(movie, with: completed)
                try record(movie, of: id)
            }
            try endStep(
                report.completed == 1
                    ? CatalogChange(.completed, titles: [title])
                    : CatalogChange(.completed, count: report.completed))
            return report
        }
    }

    private func facts(
        in paths: [String], _ progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) -> [(Movie) -> Movie?] {
        let none = try FactCollector(about: self)
        var sources: [(Movie) -> Movie?] = []
        var tables: [IMDbTables.Table: [String]] = [:]
        func hear(_ count: Int, _ total: Int?) throws(CatalogError) {
            let state = CatalogProgress(
                .reading, count: count / 1_024, total: total.map { $0 / 1_024 }, unit: .kilobytes)
            guard progress(state) else { throw .stopped }
        }
        var rows = 0
        func hearRow(_ count: Int, _ total: Int?) throws(CatalogError) {
            rows += 1
            if rows.isMultiple(of: 256) { try hear(count, total) }
        }
        for path in paths {
            if let status = try? FileStatus(at: path), status.kind == .file {
                try ImportFile.checkUse(of: path, status.identity, by: self)
                if let table = try IMDbDatasetReader(path: path).table {
                    tables[table, default: []].append(path)
                    continue
                }
            }
            var facts = none
            for imported in try ImportFiles([path], into: self).files {
                var file = try imported.open(into: self, options: ReadingOptions())
                try file.inferColumns { () throws(CatalogError) in try hearRow(0, nil) }
                while let row = try file.next() {
                    facts.add(row.movie)
                    try hearRow(file.bytesRead, file.size)
                }
            }
            sources.append(facts.facts)
        }
        guard !tables.isEmpty else { return sources }
        var imdb = IMDbTables(about: none)
        for path in IMDbTables.Table.allCases.flatMap({ tables[$0] ?? [] }) { try imdb.read(path, hear) }
        return sources + [imdb.all.facts]
    }
}
