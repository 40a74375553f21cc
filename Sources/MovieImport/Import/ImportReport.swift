import MovieCatalog

package struct ImportReport {
    package internal(set) var (added, unchanged, changed) = (0, 0, 0)
    /// New movies that the built-in facts could complete.
    package internal(set) var known = 0
    /// Movies that could be several of the catalog, left out unless the user decides.
    package internal(set) var doubtful = 0
    /// The first ``mostDoubts``.
    package internal(set) var doubts: [ImportDoubt] = []
    package internal(set) var replaced = FirstFew<MovieConflicts>()
    package internal(set) var kept = FirstFew<MovieConflicts>()
    package internal(set) var outdated = FirstFew<MovieConflicts>()
    package internal(set) var rerated = FirstFew<ReratedMovie>()
    /// Rows joined with other rows' movies, and the first of those with another spelling.
    package internal(set) var joined = FirstFew<JoinedRow>()
    package internal(set) var joinedByTitle = 0
    package internal(set) var passedOver = FirstFew<String>()
    /// Movies that weren't played long enough to count as watched.
    package internal(set) var tooShort = FirstFew<String>()
    package internal(set) var (rowsOfOthers, unused) = (0, 0)
    package internal(set) var problems = ImportProblems()
    package internal(set) var ignoredColumns: [String] = []
    package internal(set) var columns: [String] = []
    package internal(set) var allColumns: [String] = []
    /// Columns that could be the user's ratings, or that the user left out.
    package internal(set) var ratingColumns: [String] = []
    package internal(set) var gains = ImportGains()
    package internal(set) var scales: [String] = []
    package internal(set) var ratedAsWatched = 0
    package internal(set) var questions: [ImportQuestion] = []
    var read: PreviewCache?
    var isCompared = false
    var isChange: Bool { added + changed + gains.lists > 0 }
    package var movies: Int { added + unchanged + changed + doubtful }

    static let mostDoubts = 1_000

    mutating func join(_ row: Movie, to movie: Movie) {
        if row.year == nil, !row.title.isEmpty, !row.hasID(of: movie) { joinedByTitle += 1 }
        let isNamed = !row.title.isEmpty && !row.isWritten(as: movie)
        joined.add(isNamed ? JoinedRow(row: row.name, movie: movie.name) : nil)
    }

    mutating func gain(_ movie: Movie, beside known: Movie?) {
        gains.add(movie, beside: known)
        let isUndated = known?.isWatched != true && movie.viewings.allSatisfy { $0.date == nil }
        if isUndated, movie.isWatched, movie.rating != nil { ratedAsWatched += 1 }
    }

    mutating func change(_ movie: Movie, to merged: Movie) {
        changed += 1
        gain(merged, beside: movie)
        guard let before = movie.yourRating, let after = merged.yourRating, before != after else { return }
        rerated.add(ReratedMovie(movie: merged.name, before: before, after: after))
    }

    mutating func add(_ conflicts: [OwnConflict], of movie: Movie) {
        if let all = MovieConflicts(conflicts.filter(\.isReplaced), of: movie) { replaced.add(all) }
        if let all = MovieConflicts(conflicts.filter { !$0.isReplaced }, of: movie) { kept.add(all) }
    }

    package var summary: String {
        "Imported: \(grouped(added)) new, \(grouped(changed)) changed, \(grouped(unchanged)) already there"
            + (doubtful > 0 ? ", \(grouped(doubtful)) doubtful and skipped." : ".")
    }

    package static func passedOver(_ titles: FirstFew<String>, isVerbose: Bool = false) -> String {
        "Skipped, as they are not movies: \(titles.inWords(isVerbose: isVerbose) { shown($0) })"
    }

    /// Whether there were rows, but none could be imported.
    package var isFruitless: Bool {
        movies == 0
            && problems.skippedRows + passedOver.count + tooShort.count + rowsOfOthers + unused > 0
    }

    package func lines(isDryRun: Bool, isVerbose: Bool = false) -> [String] {
        var lines = lines(isDone: !isDryRun, isVerbose: isVerbose)
        if kept.count > 0 { lines.append("To use the file's instead, add --replace.") }
        if known > 0, !isDryRun {
            lines.append("Facts known for \(counted(known, "movie")). Use movies complete to add them.")
        }
        return lines + [isDryRun ? "Nothing was imported (--dry-run)." : summary]
    }

    /// Leaves out the result once it's done, because another line has it. Unless it's verbose,
    /// shortens long lists so that everything fits on a page with its title and files.
    package func lines(isDone: Bool = false, isVerbose: Bool = false) -> [String] {
        var lines = allLines(isDone: isDone, isVerbose: isVerbose)
        guard !isVerbose, lines.count > Self.mostLines else { return lines }
        let isExample: (String) -> Bool = { $0.hasPrefix("- ") }
        while lines.count > Self.mostLines, lines.count(where: isExample) > 1 {
            lines.lastIndex(where: isExample).map { _ = lines.remove(at: $0) }
        }
        let rest = lines.count - Self.mostLines + 1
        if rest > 1 { lines.replaceSubrange((Self.mostLines - 1)..., with: ["And \(rest) more lines."]) }
        return lines
    }

    private static let mostLines = 8
    private static let mostColumns = 20

    private func allLines(isDone: Bool, isVerbose: Bool) -> [String] {
        func some(_ texts: [String], separator: String = ", ") -> String {
            isVerbose ? texts.joined(separator: separator) : firstOf(texts, separator: separator)
        }
        var lines: [String] = []
        func add(_ count: Int, _ line: @autoclosure () -> String) { if count > 0 { lines.append(line()) } }
        let names = ignoredColumns.map { shown($0) }
        let ignored = names.count > Self.mostColumns ? some(names) : names.joined(separator: ", ")
        let uses = columns.joined(separator: ", ")
        add(columns.count, "Columns: \(uses)\(ignored.isEmpty ? "" : "; ignored: \(ignored)")")
        if !isDone {
            lines.append(
                "New: \(grouped(added)), changed: \(grouped(changed)), already there: \(grouped(unchanged))"
                    + (doubtful > 0 ? ", doubtful: \(grouped(doubtful))" : ""))
        }
        let kinds = [
            (gains.viewings, "viewing"), (gains.ratings, "rated movie"), (gains.notes, "note"),
            (gains.tags, "tag"), (gains.lists, "list"),
        ]
        let counts = kinds.filter { $0.0 > 0 }.map { counted($0, $1) }
        let examples = gains.lines.map { "- \($0)" }
        let adds = counts.isEmpty ? [] : ["Adds \(counts.joined(separator: ", "))"]
        let parts = adds + (examples.isEmpty ? [] : ["After the import:"])
        add(parts.count, parts.joined(separator: ". "))
        lines += examples
        var ratings = scales.isEmpty ? [] : [some(scales, separator: "; ")]
        if ratedAsWatched > 0 {
            let movies = counted(ratedAsWatched, "movie")
            ratings.append("\(movies) with a rating but no date, so seen on an unknown day")
        }
        add(ratings.count, "Ratings: \(ratings.joined(separator: "; "))")
        add(rerated.count, "Your ratings that change: \(rerated.inWords(isVerbose: isVerbose) { "\($0)" })")
        let byTitle = joinedByTitle > 0 ? "\(grouped(joinedByTitle)) of them by title alone, " : ""
        add(joined.count, "Rows about movies already counted: \(byTitle)\(joined.description)")
        add(outdated.count, "Rated twice, so one rating counts:")
        lines += outdated.lines(isVerbose: isVerbose)
        add(problems.skippedRows, "Skipped rows: \(grouped(problems.skippedRows))")
        add(passedOver.count, Self.passedOver(passedOver, isVerbose: isVerbose))
        let short = tooShort.inWords(isVerbose: isVerbose) { shown($0) }
        add(tooShort.count, "Played too briefly to count as watched: \(short)")
        add(rowsOfOthers, "Rows of other people: \(grouped(rowsOfOthers))")
        add(unused, "Rows about movies that aren't here: \(grouped(unused))")
        if columns.isEmpty, !ignored.isEmpty { lines.append("Ignored columns: \(ignored)") }
        add(replaced.count, "Your values replaced by the file's: \(counted(replaced.count, "movie"))")
        lines += replaced.lines(isVerbose: isVerbose)
        add(kept.count, "Kept as you have it: \(counted(kept.count, "movie"))")
        return lines + kept.lines(isVerbose: isVerbose)
    }
}
