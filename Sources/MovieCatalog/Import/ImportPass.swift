/// One way through the files of an import: to see what it would do, or to do it.
struct ImportPass {
    private(set) var report = ImportReport()

    private let files: FilmImport
    private let catalog: Catalog
    private let decisions: [ImportDoubt.ID: ImportDoubt.Decision]
    private let plan: ImportReport?
    private var match: FilmMatch
    private let supplements: Supplements
    private var added: ClosedRange<Int>?
    private var rows = 0

    /// - Parameters:
    ///   - plan: What a preview said; `nil` for the preview itself.
    ///   - titles: Where titles are looked up.
    init(
        _ files: FilmImport, into catalog: Catalog, decisions: [ImportDoubt.ID: ImportDoubt.Decision],
        plan: ImportReport?, titles: String = "movie"
    ) throws(CatalogError) {
        self.files = files
        self.catalog = catalog
        self.decisions = decisions
        self.plan = plan
        match = try FilmMatch(in: catalog, titles: titles)
        supplements = try Supplements(in: catalog.database)
    }

    /// Reads all files, and matches and counts their films; writes them where there is a plan.
    mutating func run(_ progress: (CatalogProgress) -> Bool) throws(CatalogError) {
        var entries = Entries()
        let hasFilms = files.files.contains { $0.kind == .imdbTitles || $0.kind == .movieLensMovies }
        for (index, (path, kind, state)) in files.files.enumerated() {
            var own = Entries()
            var file = try FilmFile(path: path, includesAllTypes: files.includesAllTypes)
            guard file.kind == kind else { throw .changedMeanwhile(path: path) }
            while var row = try file.next() {
                rows += 1
                if rows.isMultiple(of: 256), !progress(self.progress(file)) { throw .stopped }
                switch kind.role {
                case .supplement: try supplements.add(row)
                case .entries: own.add(row, file: index)
                case .films:
                    try supplements.complete(&row)
                    try take(row.movie, ImportDoubt.ID(file: index, line: row.line), isOnce: true)
                }
            }
            guard try FileState(of: path) == state else { throw .changedMeanwhile(path: path) }
            entries.merge(own)
            report.problems.add(file.problems)
            report.passedOver += file.passedOver
            report.ignoredColumns += file.ignoredColumns
        }
        for (index, entry) in entries.films.enumerated() {
            if (index + 1).isMultiple(of: 256), !progress(self.progress()) { throw .stopped }
            try take(entry.movie, entry.id, isOnce: false)
        }
        if !hasFilms { try takeSupplements() }
    }

    /// Records what was added, when all is done.
    func finish() throws(CatalogError) {
        try supplements.remove()
        guard let added else { return }
        try catalog.record(nil, of: added.lowerBound, through: added.upperBound)
        try catalog.count(added: added.count)
    }

    /// The public's ratings alone are for the films that are there.
    private mutating func takeSupplements() throws(CatalogError) {
        var ratings: [Movie] = []
        try supplements.forEach { (movie) throws(CatalogError) in ratings.append(movie) }
        for rating in ratings {
            guard case .film(let film) = try match.find(rating, isOnce: false) else {
                report.unused += 1
                continue
            }
            try update(film, from: rating)
        }
    }

    private mutating func take(
        _ movie: Movie, _ id: ImportDoubt.ID, isOnce: Bool
    ) throws(CatalogError) {
        switch (try match.find(movie, isOnce: isOnce), decisions[id]) {
        case (.new, _), (.doubtful, .new): try add(movie, id)
        case (.film(let film), _): try update(film, from: movie)
        case (.doubtful(let candidates), let decision):
            if case .film(let chosen) = decision, let film = candidates.first(where: { $0.id == chosen }) {
                return try update(film, from: movie)
            }
            report.doubtful += 1
            guard report.doubts.count < ImportReport.mostDoubts else { return }
            let place = "\(harmless(files.files[id.file].path)), line \(id.line)"
            report.doubts.append(ImportDoubt(id: id, place: place, movie: movie, candidates: candidates))
        }
    }

    private mutating func add(_ movie: Movie, _ id: ImportDoubt.ID) throws(CatalogError) {
        guard !movie.title.isEmpty else {
            report.unused += 1
            return
        }
        report.added += 1
        guard plan != nil else { return }
        let id = try catalog.insert(movie, id: nil)
        added = (added?.lowerBound ?? id)...id
    }

    private mutating func update(_ film: Movie, from movie: Movie) throws(CatalogError) {
        var merged = film
        merged.merge(movie)
        guard merged != film else {
            report.unchanged += 1
            return
        }
        report.changed += 1
        guard plan != nil else { return }
        try catalog.record(film, of: film.id.number)
        try catalog.replace(film, with: merged)
    }

    private func progress(_ file: borrowing FilmFile) -> CatalogProgress {
        guard plan == nil else { return progress() }
        return CatalogProgress(
            action: "Read", count: file.bytesRead / 1_024, total: file.size.map { $0 / 1_024 }, unit: "KB")
    }

    private func progress() -> CatalogProgress {
        let done = report.added + report.changed + report.unchanged + report.doubtful
        return CatalogProgress(
            action: plan == nil ? "Compared" : "Imported", count: done, total: plan?.films, unit: "films")
    }
}
