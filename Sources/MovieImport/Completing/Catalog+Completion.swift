package import MovieCatalog

package struct CompletionReport {
    package internal(set) var films = 0
    package internal(set) var completed = 0
    package internal(set) var gains: [MovieField: Int] = [:]
    package internal(set) var unknown: [FilmName] = []
    /// `laterCount` counts the unknown movies newer than the built-in facts.
    package internal(set) var (unknownCount, laterCount) = (0, 0)
    package internal(set) var lastYear: Int?
    package internal(set) var doubts: [FactDoubt] = []
    /// Movies completed from films whose year is one off or whose subtitle differs.
    private(set) var nearby = CountWithExamples()

    private static let mostNamed = 5

    fileprivate mutating func complete(
        _ movie: Movie, in catalog: Catalog, from sources: [(Movie) -> FilmMatch]
    ) throws(CatalogError) -> Movie {
        var (completed, isKnown, fields, candidates) = (movie, false, [MovieField](), [Movie]())
        for source in sources {
            let match = try catalog.checked(source(completed), of: completed)
            switch match {
            case .none: break
            case .several(let films): candidates += films
            case .film(let film), .nearby(let film):
                let gained = completed.complete(from: film)
                if !gained.isEmpty, case .nearby = match {
                    nearby.add(harmless("\(movie.name) from \(film.name)"))
                }
                isKnown = true
                fields += gained
            }
        }
        for field in fields { gains[field, default: 0] += 1 }
        if !fields.isEmpty { self.completed += 1 }
        if isKnown || !movie.lacksFacts { return completed }
        if !candidates.isEmpty {
            doubts.append(FactDoubt(movie: movie, films: candidates))
        } else {
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
        if nearby.count > 0 {
            lines.append("Filled in from the only movie that fits: \(nearby.inWords()).")
        }
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

/// A movie that could be several films, left unchanged until the user chooses.
package struct FactDoubt: CustomStringConvertible {
    package let movie: Movie
    package let films: [Movie]

    package var description: String {
        let films = films.map(\.nameDirectorAndLength).joined(separator: " or ")
        return harmless("\(movie.name) could be \(films), so it stays as it is.")
    }
}

extension Movie {
    /// Text that distinguishes the movie from others: `Gaslight (1944), George Cukor, 114 minutes`.
    package var nameDirectorAndLength: String {
        [name.description, directors.first, runtime.map { "\($0) minutes" }, imdbID].compactMap(\.self)
            .joined(separator: ", ")
    }
}

extension Catalog {
    /// Fills in empty fields of movies, as one undo step.
    ///
    /// `paths` are movie files or IMDb's own tables. Without paths, uses the built-in facts. `film`
    /// is the user's choice among several films.
    package func complete(
        from paths: [String] = [], only: Movie.ID? = nil, as film: Movie? = nil,
        progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> CompletionReport {
        let sources: [(Movie) -> FilmMatch] =
            if let film {
                [{ _ in .film(film) }]
            } else {
                try paths.isEmpty ? [BuiltInFilms().match] : facts(in: paths, progress)
            }
        var report = CompletionReport()
        if paths.isEmpty { report.lastYear = PackedFilmFacts.years.upperBound }
        return try writing { () throws(CatalogError) in
            try beginStep()
            let all = "SELECT id FROM movie ORDER BY id"
            let ids = if let only { [only.number] } else { try database.integers(all) }
            var title = ""
            for id in ids {
                guard let movie = try movie(Movie.ID(id)) else { continue }
                report.films += 1
                if report.films.isMultiple(of: 256),
                    !progress(CatalogProgress(.completing, count: report.films, total: ids.count))
                {
                    throw .stopped
                }
                let completed = try report.complete(movie, in: self, from: sources)
                guard completed != movie else { continue }
                title = movie.title
                try table.replace(movie, with: completed)
                try record(movie, of: id)
            }
            try endStep(CatalogChange(.completed, of: report.completed, title))
            return report
        }
    }

    /// Rejects a nearby match if the catalog already has the film as another movie.
    package func checked(_ match: FilmMatch, of movie: Movie) throws(CatalogError) -> FilmMatch {
        guard case .nearby(let film) = match else { return match }
        let isTaken = try movies(called: film.name).contains { $0.id != movie.id && $0.year == film.year }
        return isTaken ? .none : match
    }

    /// Returns a table of the movies that lack facts, separated by tabs or, in CSV, by commas.
    package func missingFacts(inCSV isCSV: Bool) throws(CatalogError) -> [UInt8] {
        let fields: [MovieField] = [.title, .year] + Movie.wantedFacts + [.imdbID]
        func cell(_ field: MovieField, of movie: Movie) -> ArraySlice<UInt8> {
            guard let cell = field.value(of: movie)?.cell else { return [] }
            return (isCSV ? cell : Array(harmless(String(decoding: cell, as: UTF8.self)).utf8))[...].guarded
        }
        let missing = try movies(of: MovieQuery(), in: 0 ..< .max).filter(\.lacksFacts)
        let rows =
            [fields.map { Array($0.key.utf8)[...] }]
            + missing.map { movie in fields.map { cell($0, of: movie) } }
        let separator = UInt8(ascii: isCSV ? "," : "\t")
        return rows.flatMap { [UInt8](record: $0, separatedBy: separator) + [UInt8(ascii: "\n")] }
    }

    private func facts(
        in paths: [String], _ progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) -> [(Movie) -> FilmMatch] {
        let none = try FactCollector(about: self)
        var sources: [(Movie) -> FilmMatch] = []
        var tables: [IMDbTables.Dataset: [String]] = [:]
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
            for imported in try ImportBatch([path], into: self).files {
                var file = try imported.open(into: self, options: ReadingOptions())
                try file.inferColumns { () throws(CatalogError) in try hearRow(0, nil) }
                while let row = try file.next() {
                    facts.add(row.movie)
                    try hearRow(file.bytesRead, file.size)
                }
            }
            sources.append(facts.match)
        }
        guard !tables.isEmpty else { return sources }
        var imdb = IMDbTables(about: none)
        for path in IMDbTables.Dataset.allCases.flatMap({ tables[$0] ?? [] }) { try imdb.read(path, hear) }
        return sources + [imdb.all.match]
    }
}
