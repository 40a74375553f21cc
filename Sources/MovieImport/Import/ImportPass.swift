import MovieCatalog

/// A pass over the files of an import, for its preview or to do it.
struct ImportPass {
    private(set) var report = ImportReport()

    private let files: ImportFiles
    private let catalog: Catalog
    private let decisions: [ImportDoubt.ID: ImportDoubt.Decision]
    private let plan: ImportReport?
    private var match: MovieMatch
    private let supplements: JoinTable?
    private let entries: FilmRecords
    private let areRead: Bool
    /// How many of the files come first, to be put aside: all, or those that complete the movies of the others.
    private let aside: Int
    private var added: ClosedRange<Int>?
    /// Movies that are to be added.
    private var new: [Movie] = []
    private var steps = 0

    /// - Parameters:
    ///   - plan: What a preview said; `nil` for the preview itself.
    ///   - titles: Where titles are looked up.
    init(
        _ files: ImportFiles, into catalog: Catalog, decisions: [ImportDoubt.ID: ImportDoubt.Decision],
        plan: ImportReport?, titles: String = "movie"
    ) throws(CatalogError) {
        self.files = files
        self.catalog = catalog
        self.decisions = decisions
        self.plan = plan
        match = try MovieMatch(in: catalog, titles: titles)
        let supplementing = files.files.count { $0.format.rows == .supplement }
        aside = files.files.allSatisfy(\.format.isSurveyed) ? files.files.count : supplementing
        if let read = plan?.read, read.isOf(files) {
            (entries, supplements, report, areRead) = (read.entries, read.supplements, read.report, true)
        } else {
            let name = "the folder for temporary files ($TMPDIR)"
            (entries, areRead) = (try FilmRecords(named: name), false)
            supplements = supplementing > 0 ? try JoinTable(named: name) : nil
        }
    }

    /// Reads all files, and matches and counts their movies; writes them where there is a plan.
    mutating func run(_ progress: (CatalogProgress) -> Bool) throws(CatalogError) {
        if !areRead { for index in 0..<aside { try read(index, progress) } }
        if plan == nil {
            report.read = PreviewCache(files, entries: entries, supplements: supplements, report: report)
        }
        for index in aside..<files.files.count { try read(index, progress) }
        try takeEntries(progress)
        // The public's ratings alone are for the movies that are there.
        if let supplements, aside == files.files.count { try take(supplements, progress) }
        for file in files.files { try file.check(for: catalog) }
    }

    /// Records what was done, when all is done.
    mutating func finish() throws(CatalogError) {
        try addNew()
        entries.empty()
        guard let added else { return }
        try catalog.record(nil, of: added.lowerBound, through: added.upperBound)
        try catalog.count(added: added.count)
    }

    private mutating func read(
        _ index: Int, _ progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) {
        var file = try files.files[index].open(
            into: catalog, mapping: files.mapping, includesAllTypes: files.includesAllTypes,
            notesLeftOut: files.notesLeftOut)
        let begun = CatalogProgress(.reading, unit: .kilobytes)
        try file.look { () throws(CatalogError) in if isReportDue { try report(begun, to: progress) } }
        // A preview says the same of a movie that is new, whatever the public thinks of it.
        let areCompleted =
            plan != nil || match.hasCandidates
            || files.files.contains { $0.format.rows == .supplement && $0.format.kind != .imdbPublicRatings }
        var row = MovieFileRow(line: 0)
        while try file.read(into: &row) {
            if isReportDue { try report(bytesRead(of: file), to: progress) }
            let id = ImportDoubt.ID(file: index, line: row.line)
            if file.header.format.rows == .supplement {
                try supplements?.add(row)
            } else if file.header.format.isSurveyed {
                let format = file.header.format
                try entries.add(
                    row.movie, id, viewings: format.viewings, titleIsID: format.titles == .ofNetflix)
            } else {
                if areCompleted { try supplements?.complete(&row) }
                if let movie = try find(row.movie, [id], isOnce: true) { try update(movie, with: row.movie) }
            }
        }
        add(file, index)
    }

    /// Takes over what is to be said of a file.
    private mutating func add(_ file: borrowing MovieFile, _ index: Int) {
        let path = files.files[index].path
        let name = files.files.count > 1 ? "\(harmless(path.split(separator: "/").last ?? "")): " : ""
        report.columnsAgain.append(file.columnsAgain)
        if files.notesLeftOut { report.leftOut[index, default: []] += file.leftOut }
        report.questions += file.survey?.questions ?? []
        report.scales += file.survey?.scales.map { name + $0 } ?? []
        report.ratedAsWatched += file.ratedAsWatched
        report.columns.addNew(file.columns)
        report.ratingColumns += file.ratingColumns
        report.allColumns.addNew(file.allColumns)
        report.problems.add(file.problems)
        report.passedOver += file.passedOver
        report.ignoredColumns.addNew(file.ignoredColumns.map { shown($0) })
    }

    /// Takes what a person's files say, in whole movies. Two of them can turn out to be the same movie of the catalog,
    /// so that these wait until all are known.
    private mutating func takeEntries(_ progress: (CatalogProgress) -> Bool) throws(CatalogError) {
        let (entries, isOnce) = (entries, files.files.contains { $0.format.isList })
        try entries.forEach { (entry) throws(CatalogError) in
            if isReportDue { try report(moviesDone, to: progress) }
            let movie = entry.movie
            let known = try find(movie, entry.rows, isOnce: isOnce)
            if let known, try entries.note(entry, is: known.id) { return }
            report.outdated.add(entry.outdated, of: movie)
            guard let known else { return }
            let decision = decisions[entry.rows[0]]
            let isAnother = decision == .new || decision == nil && !known.hasID(of: movie)
            try take(movie, entry.rows, doubting: isAnother ? nil : [])
        }
        try entries.forEach(areKnown: true) { (entry) throws(CatalogError) in
            if isReportDue { try report(moviesDone, to: progress) }
            guard let id = entry.known, let movie = try catalog.movie(id) else { return }
            let other = entry.movie
            report.outdated.add(entry.outdated, of: other)
            try update(movie, with: other)
        }
    }

    /// Takes the public's ratings for all movies that have their ids.
    private mutating func take(
        _ supplements: JoinTable, _ progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) {
        try supplements.forEach { (rating) throws(CatalogError) in
            if isReportDue { try report(moviesDone, to: progress) }
            let search = try catalog.database.statement("SELECT id FROM movie WHERE imdb_id = ?")
            try search.bind(1, rating.imdbID)
            let found = try search.integers()
            for id in found {
                if let movie = try catalog.movie(Movie.ID(id)) { try update(movie, with: rating) }
            }
            if found.isEmpty { report.unused += 1 }
        }
    }

    /// The movie of the catalog that a movie of these rows is; `nil` for one that is new, and added, or left out.
    private mutating func find(
        _ movie: Movie, _ rows: [ImportDoubt.ID], isOnce: Bool
    ) throws(CatalogError) -> Movie? {
        switch try match.find(movie, decision: decisions[rows[0]], isOnce: isOnce) {
        case .movie(let known): return known
        case .new: try take(movie, rows)
        case .doubtful(let candidates): try take(movie, rows, doubting: candidates)
        }
        return nil
    }

    /// Adds a movie that the catalog doesn't have, or leaves it out: one in doubt, or that has no title.
    private mutating func take(
        _ movie: Movie, _ rows: [ImportDoubt.ID], doubting candidates: [Movie]? = nil
    ) throws(CatalogError) {
        if let candidates {
            report.doubtful += 1
            if report.doubts.count < ImportReport.mostDoubts {
                let (id, file) = (rows[0], files.files[rows[0].file])
                let place = "\(harmless(file.path)), \(file.unit) \(id.line)"
                report.doubts.append(ImportDoubt(id: id, place: place, movie: movie, candidates: candidates))
            }
        } else if movie.title.isEmpty {
            report.unused += 1
        } else {
            return try add(movie)
        }
        guard files.notesLeftOut else { return }
        for row in rows { report.leftOut[row.file, default: []].append(row.line) }
    }

    private mutating func add(_ movie: Movie) throws(CatalogError) {
        report.added += 1
        report.gains.add(movie, beside: nil)
        guard plan != nil else { return }
        new.append(MovieRow.isStorable(movie) ? movie : MovieRow.storable(movie))
        if new.count == MovieRow.several { try addNew() }
    }

    private mutating func addNew() throws(CatalogError) {
        guard !new.isEmpty else { return }
        let ids = try catalog.insert(new)
        added = (added?.lowerBound ?? ids.lowerBound)...ids.upperBound
        new.removeAll(keepingCapacity: true)
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
            .reading, count: file.bytesRead / 1_024, total: file.size.map { $0 / 1_024 }, unit: .kilobytes)
    }

    private var moviesDone: CatalogProgress {
        let done = report.added + report.changed + report.unchanged + report.doubtful
        return CatalogProgress(
            plan == nil ? .comparing : .importing, count: done, total: plan?.movies)
    }
}

extension [String] {
    /// Adds those that aren't among them.
    fileprivate mutating func addNew(_ others: [String]) {
        var known = Set(self)
        self += others.filter { known.insert($0).inserted }
    }
}
