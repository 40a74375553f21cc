import MovieCatalog

struct ImportPass {
    private(set) var report = ImportReport()
    private let files: ImportBatch
    private let catalog: Catalog
    private let decisions: [ImportDoubt.ID: ImportDoubt.Decision]
    private let plan: ImportReport?
    private var match: MovieMatcher
    private let records: RowsByMovie
    private let knownFilms = BuiltInFilms()
    private let areRead: Bool
    /// Whether to read all rows before matching any, which this program's own exports don't need.
    private let readsFirst: Bool
    private var added: ClosedRange<Int>?
    private var new: [Movie] = []
    private var steps = 0
    private let total: Int?
    /// The number of movies to add before dropping indexes. Nil after dropping, and in a preview.
    var mostIndexed: Int?
    /// List positions of imported movies. Ids of movies to be added are negative: -1, -2 and so on.
    private var places: [(place: ListPlace, movie: Movie.ID)] = []

    /// `plan` is the report of the preview. It's nil for the preview itself.
    init(
        _ files: ImportBatch, into catalog: Catalog, decisions: [ImportDoubt.ID: ImportDoubt.Decision],
        plan: ImportReport?
    ) throws(CatalogError) {
        self.files = files
        self.catalog = catalog
        self.decisions = decisions
        self.plan = plan
        match = try MovieMatcher(in: catalog, among: knownFilms.films(like:))
        mostIndexed = plan == nil ? nil : max(2_000, try catalog.table.total())
        readsFirst = files.files.allSatisfy { !$0.format.isOwn }
        if let read = plan?.read, read.isOf(files) {
            (records, report, areRead) = (read.records, read.report, true)
        } else {
            (records, areRead) = (try RowsByMovie(among: knownFilms.films(like:)), false)
        }
        report.known = plan?.known ?? 0
        total = plan?.isCompared == true ? plan?.movies : areRead ? try records.films : nil
    }

    mutating func run(
        comparing: Bool = true, _ progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) {
        guard comparing || readsFirst else { return }
        if !areRead { for index in files.files.indices { try read(index, progress) } }
        if plan == nil, readsFirst { report.read = PreviewCache(files, records: records, report: report) }
        guard comparing else { return }
        report.isCompared = true
        try takeRecords(progress)
        for file in files.files { try file.check(for: catalog) }
        if plan == nil { report.gains.lists = try catalog.put(places, isTried: true) }
    }

    mutating func finish() throws(CatalogError) {
        try addNew()
        try records.empty()
        if mostIndexed == nil {
            try catalog.database.execute(
                Schema.indexes + "DROP TABLE temp.known; PRAGMA cache_spill = -16000;")
        }
        let first = added?.lowerBound ?? 0
        report.gains.lists = try catalog.put(
            places.map { ($0, $1.number < 0 ? Movie.ID(first - $1.number - 1) : $1) }, isTried: false)
        guard let added else { return }
        try catalog.record(nil, of: added.lowerBound, through: added.upperBound)
        try catalog.table.count(added: added.count)
    }

    private mutating func read(
        _ index: Int, _ progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) {
        var file = try files.files[index].open(into: catalog, options: files.options)
        file.known = { [match, knownFilms] (title) throws(CatalogError) in
            try match.movie(called: title) ?? knownFilms.films(called: title).first
        }
        let begun = CatalogProgress(.reading, unit: .kilobytes)
        try file.inferColumns { () throws(CatalogError) in try tell(progress) { _ in begun } }
        while let row = try file.next() {
            let bytes = (file.bytesRead / 1_024, file.size.map { $0 / 1_024 })
            let read = CatalogProgress(.reading, count: bytes.0, total: bytes.1, unit: .kilobytes)
            try tell(progress) { $0.plan == nil ? read : $0.moviesDone }
            let id = ImportDoubt.ID(file: index, line: row.line)
            if !row.places.isEmpty { records.places[id] = row.places }
            if !file.header.format.isOwn {
                try records.add(
                    row.movie, id, viewings: file.header.format.viewings, titleIsID: file.header.titleIsID
                ) { report.join($0, to: $1) }
            } else if let movie = try find(row.movie, [id], isOnce: true) {
                try update(movie, with: row.movie)
                place([id], movie.id)
            }
        }
        report(file, index)
    }

    private mutating func report(_ file: borrowing MovieFileReader, _ index: Int) {
        let path = files.files[index].path
        let name = files.files.count > 1 ? fileName(path) + ": " : ""
        report.questions += file.inference?.questions ?? []
        report.scales += (file.inference?.scales ?? []).map { name + $0 }
        report.columns.addNew(file.columns)
        report.ratingColumns += file.ratingColumns
        report.allColumns.addNew(file.allColumns)
        report.problems.add(file.problems)
        report.passedOver += file.passedOver
        report.tooShort += file.tooShort
        report.rowsOfOthers += file.rowsOfOthers
        report.ignoredColumns.addNew(file.ignoredColumns)
    }

    /// Adds new movies, then updates the catalog's. These come last, since several groups of rows
    /// can turn out to be one of them.
    private mutating func takeRecords(_ progress: (CatalogProgress) -> Bool) throws(CatalogError) {
        let records = records
        let joins = decisions.compactMap { row, decision -> (row: ImportDoubt.ID, movie: Movie.ID)? in
            guard case .movie(let movie) = decision, movie < Movie.ID(0) else { return nil }
            return (row, movie)
        }
        // Join to the latest movies first, since these may be joined to earlier movies themselves.
        for (row, movie) in joins.sorted(by: { $0.movie < $1.movie }) where try records.join(row, to: movie) {
            report.joined.add(nil)
        }
        try records.forEach { (film) throws(CatalogError) in
            try tell(progress, \.moviesDone)
            let movie = film.movie
            let decision = decisions[film.rows[0]]
            var earlier = try film.earlier.flatMap { (id) throws(CatalogError) in try records.movie(id) }
            if decision == .new { earlier = nil }
            let known = try find(movie, film.rows, isOnce: false, beside: earlier, of: film)
            if let known, let isJoined = try records.note(film, is: known.id) {
                if isJoined { report.join(movie, to: known) }
                return
            }
            report.addOutdated(film.outdated, of: movie)
            guard let known else { return }
            let isAnother = decision == .new || decision == nil && !known.hasID(of: movie)
            try take(movie, film.rows, doubting: isAnother ? nil : [])
        }
        try records.forEach(areKnown: true) { (film) throws(CatalogError) in
            try tell(progress, \.moviesDone)
            guard let id = film.known, let movie = try catalog.movie(id) else { return }
            let other = film.movie
            report.addOutdated(film.outdated, of: other)
            try update(movie, with: other)
            place(film.rows, id)
        }
    }

    private mutating func find(
        _ movie: Movie, _ rows: [ImportDoubt.ID], isOnce: Bool, beside earlier: Movie? = nil,
        of film: RowsByMovie.MovieRows? = nil
    ) throws(CatalogError) -> Movie? {
        var found = try match.find(movie, decision: decisions[rows[0]], isOnce: isOnce)
        if let film, decisions[rows[0]] == nil { found = try withoutNamesakes(found, of: film) }
        switch found {
        case .movie(let known):
            if film != nil, known.subtitle(besides: movie) != nil, !known.sharesTitle(movie) {
                report.join(movie, to: known)
            }
            return known
        case .new: try take(movie, rows, doubting: earlier.map { [$0] })
        case .doubtful(let candidates): try take(movie, rows, doubting: candidates)
        }
        return nil
    }

    /// Rejects matches that fit another row of the same file better.
    private func withoutNamesakes(
        _ found: MovieMatcher.Result, of film: RowsByMovie.MovieRows
    ) throws(CatalogError) -> MovieMatcher.Result {
        switch found {
        case .new: return .new
        case .movie(let known):
            if !known.hasID(of: film.movie), try records.isNamed(known, besides: film) { return .new }
            return found
        case .doubtful(let candidates):
            var others: [Movie] = []
            for movie in candidates where try !records.isNamed(movie, besides: film) { others.append(movie) }
            return others.isEmpty && !candidates.isEmpty ? .new : .doubtful(others)
        }
    }

    /// Adds a new movie, or skips it if it's doubtful or has no known title.
    private mutating func take(
        _ movie: Movie, _ rows: [ImportDoubt.ID], doubting candidates: [Movie]? = nil
    ) throws(CatalogError) {
        if let candidates {
            report.doubtful += 1
            if report.doubts.count < ImportReport.mostDoubts {
                let (id, file) = (rows[0], files.files[rows[0].file])
                let position = FilePosition(path: file.path, unit: file.unit, row: id.line)
                report.doubts.append(
                    ImportDoubt(id: id, position: position, movie: movie, candidates: candidates))
            }
        } else if movie.title.isEmpty, let facts = knownFilms.facts(of: movie) {
            var named = movie
            (named.title, named.year) = (facts.title, movie.year ?? facts.year)
            try take(named, rows)
        } else if movie.title.isEmpty {
            report.unused += 1
        } else {
            try add(movie)
            place(rows, Movie.ID(-report.added))
        }
    }

    private mutating func place(_ rows: [ImportDoubt.ID], _ movie: Movie.ID) {
        guard !records.places.isEmpty else { return }
        for row in rows { places += (records.places[row] ?? []).map { ($0, movie) } }
    }

    private mutating func add(_ movie: Movie) throws(CatalogError) {
        var movie = movie
        // Look up facts only if they're counted or added, since lookups slow down a large import.
        if plan?.isCompared != true || files.addsFacts == true, readsFirst, movie.lacksFacts,
            let facts = knownFilms.facts(of: movie)
        {
            if plan?.isCompared != true { report.known += 1 }
            if files.addsFacts == true { movie.complete(from: facts) }
        }
        report.added += 1
        report.gain(movie, beside: nil)
        guard plan != nil else { return }
        new.append(MovieTable.storable(movie))
        if new.count == MovieTable.several { try addNew() }
        guard let mostIndexed, report.added > mostIndexed else { return }
        self.mostIndexed = nil
        try match.copyTitles()
        try catalog.database.execute(Schema.withoutIndexes + "PRAGMA cache_spill = -8000;")
    }

    private mutating func addNew() throws(CatalogError) {
        guard !new.isEmpty else { return }
        let ids = try catalog.table.insert(new)
        added = (added?.lowerBound ?? ids.lowerBound)...ids.upperBound
        new.removeAll(keepingCapacity: true)
    }

    private mutating func update(_ movie: Movie, with other: Movie) throws(CatalogError) {
        var merged = movie
        report.add(merged.merge(other, files.precedence), of: movie)
        guard merged != movie else {
            report.unchanged += 1
            return
        }
        report.change(movie, to: merged)
        guard plan != nil else { return }
        match.remember(movie, before: merged)
        try catalog.record(movie, of: movie.id.number)
        try catalog.table.replace(movie, with: merged)
    }
}

extension ImportPass {
    /// Calls `progress` every few hundred rows, and throws if the user stops.
    private mutating func tell(
        _ progress: (CatalogProgress) -> Bool, _ state: (ImportPass) -> CatalogProgress
    ) throws(CatalogError) {
        steps += 1
        guard !steps.isMultiple(of: 256) || progress(state(self)) else { throw .stopped }
    }

    private var moviesDone: CatalogProgress {
        let done = report.added + report.changed + report.unchanged + report.doubtful
        return CatalogProgress(
            plan == nil ? .comparing : .importing, count: done, total: total)
    }
}

extension Array where Element: Hashable {
    fileprivate mutating func addNew(_ others: [Element]) {
        var known = Set(self)
        self += others.filter { known.insert($0).inserted }
    }
}
