/// One way through the files of an import: to see what it would do, or to do it.
struct ImportPass {
    private(set) var report = ImportReport()

    private let files: MovieImport
    private let catalog: Catalog
    private let decisions: [ImportDoubt.ID: ImportDoubt.Decision]
    private let plan: ImportReport?
    /// What the rows of each file told.
    private let surveys: [FileSurvey?]
    private var match: MovieMatch
    private let supplements: Supplements
    private var added: ClosedRange<Int>?
    private var steps = 0

    /// - Parameters:
    ///   - plan: What a preview said; `nil` for the preview itself.
    ///   - surveys: What the rows of each file told.
    ///   - titles: Where titles are looked up.
    init(
        _ files: MovieImport, into catalog: Catalog, decisions: [ImportDoubt.ID: ImportDoubt.Decision],
        plan: ImportReport?, surveys: [FileSurvey?], titles: String = "movie"
    ) throws(CatalogError) {
        self.surveys = surveys
        self.files = files
        self.catalog = catalog
        self.decisions = decisions
        self.plan = plan
        match = try MovieMatch(in: catalog, titles: titles)
        supplements = try Supplements(in: catalog.database)
    }

    /// Reads all files, and matches and counts their movies; writes them where there is a plan.
    mutating func run(_ progress: (CatalogProgress) -> Bool) throws(CatalogError) {
        var entries = Entries()
        for index in files.files.indices { try read(index, into: &entries, progress) }
        try take(entries.movies, progress)
        // The public's ratings alone are for the movies that are there.
        if files.files.allSatisfy({ $0.format.rows == .supplement }) { try takeRatings(progress) }
    }

    /// Records what was done, when all is done.
    func finish() throws(CatalogError) {
        try supplements.remove()
        try catalog.nameStep("importing \(counted(report.added + report.changed, "movie"))")
        guard let added else { return }
        try catalog.record(nil, of: added.lowerBound, through: added.upperBound)
        try catalog.count(added: added.count)
    }

    private mutating func read(
        _ index: Int, into entries: inout Entries, _ progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) {
        let format = files.files[index].format
        var file = try files.files[index].open(
            into: catalog, mapping: files.mapping, survey: surveys[index],
            includesAllTypes: files.includesAllTypes, notesLeftOut: files.notesLeftOut)
        var own = Entries(beside: entries)
        while var row = try file.next() {
            if isReportDue { try report(bytesRead(of: file), to: progress) }
            switch format.rows {
            case .supplement: try supplements.add(row)
            case .movies where !file.isOneOfSeveral(row):
                try supplements.complete(&row)
                let id = ImportDoubt.ID(file: index, line: row.line)
                if let movie = try find(row.movie, id, isOnce: true) {
                    try update(movie, with: row.movie)
                }
            case .entries, .movies:
                try own.add(
                    row, of: file.rowLength, from: index, at: files.files[index].path, titles: format.titles)
            }
        }
        try files.files[index].check()
        report.surveys.append(surveys[index])
        report.columnsAgain.append(file.columnsAgain)
        if files.notesLeftOut { report.leftOut[index, default: []] += file.leftOut }
        report.questions += surveys[index]?.questions ?? []
        let name =
            files.files.count > 1
            ? "\(harmless(files.files[index].path.split(separator: "/").last ?? "")): " : ""
        report.scales += surveys[index]?.scales.map { name + $0 } ?? []
        report.ratedAsWatched += file.ratedAsWatched
        report.columns += file.columns.filter { !report.columns.contains($0) }
        report.ratingColumns += file.ratingColumns
        report.allColumns += file.allColumns.filter { !report.allColumns.contains($0) }
        entries.merge(own)
        report.problems.add(file.problems)
        report.passedOver += file.passedOver
        var known = Set(report.ignoredColumns)
        report.ignoredColumns += file.ignoredColumns.map { shown($0) }.filter { known.insert($0).inserted }
    }

    /// Takes what a person's files say, in whole movies. Two of them can turn out to be the same movie of the catalog.
    private mutating func take(
        _ entries: [Entries.Entry], _ progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) {
        var found: [(movie: Movie, said: Movie)] = []
        var places: [Movie.ID: Int] = [:]
        for entry in entries {
            if isReportDue { try report(moviesDone, to: progress) }
            guard let movie = try find(entry.movie, entry.id, of: entry.rows, isOnce: false)
            else { continue }
            let place = places[movie.id] ?? found.count
            places[movie.id] = place
            if place == found.count {
                found.append((movie, entry.movie))
            } else {
                found[place].said.merge(entry.movie)
            }
        }
        for (movie, said) in found {
            if isReportDue { try report(moviesDone, to: progress) }
            try update(movie, with: said)
        }
    }

    private mutating func takeRatings(_ progress: (CatalogProgress) -> Bool) throws(CatalogError) {
        try supplements.forEach { (rating, id) throws(CatalogError) in
            if isReportDue { try report(moviesDone, to: progress) }
            if let id, let movie = try catalog.movie(id) {
                try update(movie, with: rating)
            } else {
                report.unused += 1
            }
        }
    }

    /// The movie of the catalog that a movie of a file is; `nil` for one that is new, and added, or left out.
    ///
    /// - Parameter rows: All rows that name it, where they are several.
    private mutating func find(
        _ movie: Movie, _ id: ImportDoubt.ID, of rows: [ImportDoubt.ID] = [], isOnce: Bool
    ) throws(CatalogError) -> Movie? {
        switch try match.find(movie, decision: decisions[id], isOnce: isOnce) {
        case .movie(let movie): return movie
        case .new where movie.title.isEmpty:
            report.unused += 1
            noteLeftOut(id, rows)
        case .new: try add(movie)
        case .doubtful(let candidates):
            report.doubtful += 1
            noteLeftOut(id, rows)
            if report.doubts.count < ImportReport.mostDoubts {
                let file = files.files[id.file]
                let place = "\(harmless(file.path)), \(file.unit) \(id.line)"
                report.doubts.append(ImportDoubt(id: id, place: place, movie: movie, candidates: candidates))
            }
        }
        return nil
    }

    private mutating func noteLeftOut(_ id: ImportDoubt.ID, _ rows: [ImportDoubt.ID]) {
        guard files.notesLeftOut else { return }
        for row in rows.isEmpty ? [id] : rows { report.leftOut[row.file, default: []].append(row.line) }
    }

    private mutating func add(_ movie: Movie) throws(CatalogError) {
        report.added += 1
        report.gains.add(movie, beside: nil)
        guard plan != nil else { return }
        let id = try catalog.insert(movie, id: nil)
        added = (added?.lowerBound ?? id)...id
    }

    private mutating func update(_ movie: Movie, with other: Movie) throws(CatalogError) {
        var merged = movie
        let conflicts = merged.merge(other, files.precedence)
        if !conflicts.isEmpty {
            report.replaced.add(conflicts.filter(\.isReplaced), of: movie)
            report.kept.add(conflicts.filter { !$0.isReplaced }, of: movie)
        }
        guard merged != movie else {
            report.unchanged += 1
            return
        }
        report.changed += 1
        report.gains.add(merged, beside: movie)
        guard plan != nil else { return }
        match.remember(movie, before: merged)
        try catalog.record(movie, of: movie.id.number)
        try catalog.replace(movie, with: merged)
    }
}

// How far it is.
extension ImportPass {
    /// Whether so much was done since the last report that it is time for another one.
    private var isReportDue: Bool {
        mutating get {
            steps += 1
            return steps.isMultiple(of: 256)
        }
    }

    private func report(
        _ state: CatalogProgress, to progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) {
        guard progress(state) else { throw .stopped }
    }

    private func bytesRead(of file: borrowing MovieFile) -> CatalogProgress {
        guard plan == nil else { return moviesDone }
        return CatalogProgress(
            action: "Read", count: file.bytesRead / 1_024, total: file.size.map { $0 / 1_024 }, unit: "KB")
    }

    private var moviesDone: CatalogProgress {
        let done = report.added + report.changed + report.unchanged + report.doubtful
        return CatalogProgress(
            action: plan == nil ? "Compared" : "Imported", count: done, total: plan?.movies, unit: "movies")
    }
}
