import MovieCatalog

package struct ImportReport {
    package internal(set) var (added, unchanged, changed) = (0, 0, 0)
    /// The number of new movies that the built-in facts could complete.
    package internal(set) var known = 0
    /// The number of movies left out because they may be movies of the catalog or of earlier rows.
    package internal(set) var doubtful = 0
    package internal(set) var doubts: [ImportDoubt] = []
    /// Movies with conflicts: the file's value was used, the catalog's was kept, or rows disagreed.
    package internal(set) var (replaced, kept, outdated) = (
        CountWithExamples(), CountWithExamples(), CountWithExamples()
    )
    private var keepsOnlyDaysAdded = true
    package internal(set) var rerated = CountWithExamples()
    /// Rows about a movie that was already counted. The examples have another title or year.
    package internal(set) var joined = CountWithExamples()
    package internal(set) var joinedByTitle = 0
    package internal(set) var passedOver = CountWithExamples()
    /// Movies that weren't played long enough to count as watched.
    package internal(set) var tooShort = CountWithExamples()
    package internal(set) var (rowsOfOthers, unused) = (0, 0)
    package internal(set) var problems = ImportProblems()
    package internal(set) var ignoredColumns: [String] = []
    package internal(set) var columns: [String] = []
    package internal(set) var allColumns: [String] = []
    /// Columns that may have the user's ratings.
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
        let isNamed = !row.title.isEmpty && !row.hasSameTitleAndYear(as: movie)
        joined.add(isNamed ? harmless("\(row.name) with \(movie.name)") : nil)
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
        rerated.add(harmless("\(merged.name) \(before) → \(after)"))
    }

    mutating func add(_ conflicts: [ValueConflict], of movie: Movie) {
        let (new, old) = (conflicts.filter(\.isReplaced), conflicts.filter { !$0.isReplaced })
        if !new.isEmpty { replaced.add(new.inWords(of: movie)) }
        if !old.isEmpty { kept.add(old.inWords(of: movie)) }
        keepsOnlyDaysAdded = keepsOnlyDaysAdded && old.allSatisfy { $0.value == "added" }
    }

    mutating func addOutdated(_ conflicts: [ValueConflict], of movie: Movie) {
        if !conflicts.isEmpty { outdated.add(conflicts.inWords(of: movie)) }
    }

    package var summary: String {
        "Imported: \(grouped(added)) new, \(grouped(changed)) changed, \(grouped(unchanged)) already there"
            + (doubtful > 0 ? ", \(grouped(doubtful)) doubtful and skipped." : ".")
    }

    package static func passedOver(_ titles: CountWithExamples, isVerbose: Bool = false) -> String {
        "Skipped, as they are not movies: \(titles.inWords(isVerbose: isVerbose) { shown($0) })"
    }

    /// Whether there were rows, but no movies to import.
    package var hasNoMovies: Bool {
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

    /// Short lines to show before the import.
    package var preview: [String] {
        sections(isDone: false, isVerbose: false).compactMap(\.short)
            + gains.lines.prefix(1).map { "For example: \($0)" }
    }

    /// Returns the report's lines. If `isDone`, leaves out the counts, since ``summary`` has them.
    package func lines(isDone: Bool = false, isVerbose: Bool = false) -> [String] {
        sections(isDone: isDone, isVerbose: isVerbose).flatMap { [$0.text] + $0.examples }
    }

    private static let mostColumns = 20

    /// `short` is the text in a preview. Nil leaves the section out.
    private typealias Section = (text: String, examples: [String], short: String?)

    private func sections(isDone: Bool, isVerbose: Bool) -> [Section] {
        var sections: [Section] = []
        func add(_ count: Int, _ text: String, _ examples: [String] = [], short: String?? = .none) {
            let example = examples.first.map { ", such as \($0)" } ?? ""
            if count > 0 { sections.append((text, examples, short ?? text + example)) }
        }
        func some(_ texts: [String], separator: String = ", ") -> String {
            isVerbose ? texts.joined(separator: separator) : firstOf(texts, separator: separator)
        }
        let names = ignoredColumns.map { shown($0) }
        let ignored = names.count > Self.mostColumns ? some(names) : names.joined(separator: ", ")
        let uses = columns.joined(separator: ", ")
        add(columns.count, "Columns: \(uses)\(ignored.isEmpty ? "" : "; ignored: \(ignored)")")
        add(isDone ? 0 : 1, sums)
        let results = gains.lines.map { "- \($0)" }
        let heading = (adds.map { [$0] } ?? []) + (results.isEmpty ? [] : ["After the import:"])
        add(heading.count, heading.joined(separator: ". "), results, short: adds)
        let scale = scales.first?.ranges(of: ": ").last.map { "Ratings: \(scales[0][$0.upperBound...])" }
        add(scales.count, "Ratings: \(some(scales, separator: "; "))", short: scale)
        let change = " of your ratings change" + (rerated.count == 1 ? "s" : "")
        add(rerated.count, rerated.inWords(change, isVerbose: isVerbose))
        let byTitle = joinedByTitle > 0 ? "\(grouped(joinedByTitle)) of them by title alone, " : ""
        let examples = joined.first.isEmpty ? "" : ": \(joined.first.prefix(5).joined(separator: ", "))"
        add(
            joined.count, "Rows about movies already counted: \(byTitle)\(grouped(joined.count))\(examples)",
            short: joined.first.isEmpty && joinedByTitle == 0 ? .some(nil) : .none)
        let twice = outdated.lines(isVerbose: isVerbose)
        add(outdated.count, "Rated twice, so one rating counts:", twice, short: .some(nil))
        add(problems.skippedRows, "Skipped rows: \(grouped(problems.skippedRows))")
        add(passedOver.count, Self.passedOver(passedOver, isVerbose: isVerbose))
        let short = tooShort.inWords(isVerbose: isVerbose) { shown($0) }
        add(tooShort.count, "Played too briefly to count as watched: \(short)")
        add(rowsOfOthers, "Rows of other people: \(grouped(rowsOfOthers))")
        add(unused, "Rows about movies that aren't here: \(grouped(unused))")
        add(columns.isEmpty ? names.count : 0, "Ignored columns: \(ignored)", short: .some(nil))
        add(
            replaced.count, "Your values replaced by the file's: \(counted(replaced.count, "movie"))",
            replaced.lines(isVerbose: isVerbose))
        let own = "Kept as you have it: \(counted(kept.count, "movie"))"
        add(kept.count, own, kept.lines(isVerbose: isVerbose), short: keepsOnlyDaysAdded ? .some(nil) : .none)
        return sections
    }

    /// The counts in words: `40 new movies, 5 changed, 2 already there`.
    private var sums: String {
        let others = [(changed, "changed"), (unchanged, "already there"), (doubtful, "doubtful")]
        return ([counted(added, "new movie")] + others.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" })
            .joined(separator: ", ")
    }

    private var adds: String? {
        let undated =
            ratedAsWatched > 0
            ? " (\(counted(ratedAsWatched, "from a rating", "from ratings")), on an unknown day)" : ""
        let kinds = [
            (gains.viewings, "viewing", undated), (gains.ratings, "rated movie", ""),
            (gains.notes, "note", ""), (gains.tags, "tag", ""), (gains.lists, "list", ""),
            (gains.onWatchlist, "movie", " on the watchlist"),
        ]
        let counts = kinds.filter { $0.0 > 0 }.map { counted($0, $1) + $2 }
        return counts.isEmpty ? nil : "Adds \(counts.joined(separator: ", "))"
    }
}
