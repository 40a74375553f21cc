package struct BackupRestoration {
    private let backup: Catalog
    private let path: String

    package static func isBackup(_ path: String, of catalog: Catalog) -> Bool {
        guard let file = try? FileStatus(at: path).identity, !catalog.isKept(in: file) else { return false }
        return isCatalog(path)
    }

    private static func isCatalog(_ path: String) -> Bool {
        (try? FileHeader(ofFile: path).application) == Schema.application
    }

    /// Opens the backup and checks its integrity, without writing to it.
    package init(of path: String, until interruption: Interruption = Interruption()) throws(CatalogError) {
        self.path = path
        _ = try FileHeader(ofFile: path)
        guard Self.isCatalog(path) else { throw .notACatalog(path: path) }
        backup = try Catalog(reading: path, until: interruption)
        if let problem = try backup.integrityProblems().first {
            throw .catalogDamaged(path: path, fault: CatalogError.Damage(problem))
        }
    }

    package struct Difference: Equatable {
        /// The number of movies that differ or are in only one catalog.
        package internal(set) var films = 0
        package internal(set) var viewings = 0
        package internal(set) var days = 0
        package internal(set) var lists = 0
        package internal(set) var titles: [String] = []

        package var lines: [String] {
            let lists = lists > 0 ? ["Different lists: \(lists)."] : []
            guard films > 0 else { return ["The movies are the same."] + lists }
            let more = films > titles.count ? " and \(counted(films - titles.count, "other"))" : ""
            return [
                "Different: \(counted(films, "movie")), \(counted(viewings, "viewing")) on \(counted(days, "day")).",
                "Movies: \(titles.joined(separator: ", "))\(more).",
            ] + lists
        }
    }

    package func difference(from catalog: Catalog) throws(CatalogError) -> Difference {
        var difference = Difference()
        var days: Set<PartialDate> = []
        func compare(_ one: Movie?, _ other: Movie?) {
            guard one != other, let movie = one ?? other else { return }
            difference.films += 1
            if difference.titles.count < 5 {
                difference.titles.append("\(FilmName(title: movie.title, year: movie.year))")
            }
            let viewings = Dictionary((one?.viewings ?? []).map { ($0, 1) }, uniquingKeysWith: +)
                .merging((other?.viewings ?? []).map { ($0, -1) }, uniquingKeysWith: +)
                .filter { $0.value != 0 }
            difference.viewings += viewings.values.reduce(0) { $0 + abs($1) }
            days.formUnion(viewings.keys.compactMap(\.date))
        }
        let all = "SELECT \(MovieReading.all.selected) FROM movie NOT INDEXED ORDER BY id"
        try catalog.reading { () throws(CatalogError) in
            try catalog.database.forEachRow(all) { row in
                let movie = try MovieReading.all.movie(in: row)
                compare(movie, try backup.movie(movie.id))
            }
            try backup.database.forEachRow(all) { row in
                let movie = try MovieReading.all.movie(in: row)
                if try catalog.movie(movie.id) == nil { compare(nil, movie) }
            }
        }
        difference.days = days.count
        let names = Set(try (catalog.lists + backup.lists).map(\.list.key))
        for name in names where try catalog.list(named: name) != backup.list(named: name) {
            difference.lists += 1
        }
        return difference
    }

    /// Replaces an open catalog in one transaction. Returns the path of the old catalog's backup.
    package func replace(_ catalog: Catalog) throws(CatalogError) -> String {
        if let refusal = catalog.database.refusal { throw refusal }
        guard let target = catalog.database.filePath else { throw .readOnly(path: catalog.database.path) }
        let kept = try keep(catalog, nextTo: target)
        do throws(CatalogError) {
            try catalog.replaceAll(with: backup)
        } catch {
            try? FileSystem.remove(kept)
            throw error
        }
        return kept
    }

    /// Replaces a missing or unreadable catalog. Returns the path of the old file's backup, if any.
    package func replace(fileAt path: String) throws(CatalogError) -> String? {
        let target = FileSystem.canonicalPath(of: path)
        guard target != FileSystem.canonicalPath(of: self.path) else { throw .isCatalog(path: self.path) }
        let head = try? FileHeader(ofFile: target)
        // Don't replace files that never were catalogs, or that only a newer version can open.
        if let head {
            let isDatabase = head.isSQLite && !head.isTruncated && !head.isBlank
            guard isDatabase ? head.application == Schema.application : head.mayBeCatalogRemains(at: path)
            else {
                throw .notACatalog(path: path)
            }
            if isDatabase { try Catalog.check(format: max(head.format, Schema.firstFormat), of: path) }
        }
        try makeFolders(for: target)
        let draft = try attempt(writing: target) { try AtomicFile(for: target, mode: 0o600) }
        try backup.database.copy(to: draft.path, name: target)
        guard head != nil else {
            let isPlaced = try attempt(writing: target) { try draft.install(at: target) }
            guard isPlaced else { throw .alreadyThere(path: target) }
            return nil
        }
        do throws(SystemError) {
            try FileSystem.copyOwnerAndMode(of: target, to: draft.path)
        } catch {
            throw .ownerNotKept(path: target)
        }
        let kept = Self.nameToKeep(target)
        try attempt(writing: target) {
            try FileSystem.copyOrLink(target, to: kept)
            try draft.replace(target)
        }
        return kept
    }

    private func keep(_ catalog: Catalog, nextTo target: String) throws(CatalogError) -> String {
        while true {
            let kept = Self.nameToKeep(target)
            do throws(CatalogError) {
                try catalog.backUp(to: kept)
                return kept
            } catch let error where error == .alreadyThere(path: kept) {
                // Another program has taken the name.
            }
        }
    }

    private static func nameToKeep(_ path: String) -> String {
        FileSystem.freeName(Catalog.name(of: path) + ".before-restore", ending: ".sqlite")
    }
}
