import MovieCatalog
package import MovieImport

extension ImportReport {
    package var summary: String {
        "Imported: \(grouped(added)) new, \(grouped(changed)) changed, \(grouped(unchanged)) already there"
            + (doubtful > 0 ? ", \(grouped(doubtful)) doubtful and skipped." : ".")
    }

    package static func passedOver(_ titles: FirstFew<String>) -> String {
        "Skipped, as they are not movies: \(titles.description)"
    }

    package func lines(isDryRun: Bool) -> [String] {
        var lines = lines(isDone: !isDryRun)
        if kept.count > 0 { lines.append("To use the file's instead, add --replace.") }
        if known > 0, !isDryRun {
            lines.append("Facts known for \(counted(known, "movie")). Use movies complete to add them.")
        }
        return lines + [isDryRun ? "Nothing was imported (--dry-run)." : summary]
    }

    /// Leaves out the result once it's done, as another line has it.
    package func lines(isDone: Bool = false) -> [String] {
        var lines: [String] = []
        let ignored = firstOf(ignoredColumns.map(\.description))
        if !columns.isEmpty {
            let uses = columns.map(\.description).joined(separator: ", ")
            lines.append("Columns: \(uses)\(ignored.isEmpty ? "" : "; ignored: \(ignored)")")
        }
        if !isDone {
            lines.append(
                "New: \(grouped(added)), changed: \(grouped(changed)), already there: \(grouped(unchanged))"
                    + (doubtful > 0 ? ", doubtful: \(grouped(doubtful))" : ""))
        }
        let kinds = [
            (gains.viewings, "viewing"), (gains.ratings, "rating"), (gains.notes, "note"),
            (gains.tags, "tag"), (gains.lists, "list"),
        ]
        let some = kinds.filter { $0.0 > 0 }.map { counted($0, $1) }
        let adds = some.isEmpty ? [] : ["Adds \(some.joined(separator: ", "))"]
        if gains.lines.isEmpty {
            lines += adds
        } else {
            lines.append((adds + ["After the import:"]).joined(separator: ". "))
            lines += gains.lines.map { "- \($0)" }
        }
        var ratings = scales.isEmpty ? [] : [firstOf(scales.map(\.description), separator: "; ")]
        if ratedAsWatched > 0 {
            let rows = counted(ratedAsWatched, "row")
            ratings.append("\(rows) rated without a viewing, so watched on an unknown day")
        }
        if !ratings.isEmpty { lines.append("Ratings: \(ratings.joined(separator: "; "))") }
        if rerated.count > 0 { lines.append("Your ratings that change: \(rerated.description)") }
        if joined.count > 0 {
            let byTitle = joinedByTitle > 0 ? "\(grouped(joinedByTitle)) of them by title alone, " : ""
            lines.append("Rows merged with an earlier one of the same movie: \(byTitle)\(joined.description)")
        }
        if outdated.count > 0 { lines += ["Rated twice, so one rating counts:"] + outdated.lines }
        if problems.skippedRows > 0 {
            lines.append("Skipped rows: \(grouped(problems.skippedRows))")
        }
        if passedOver.count > 0 { lines.append(Self.passedOver(passedOver)) }
        if tooShort.count > 0 {
            lines.append("Played too briefly to count as watched: \(tooShort.description)")
        }
        if rowsOfOthers > 0 { lines.append("Rows of other people: \(grouped(rowsOfOthers))") }
        if unused > 0 { lines.append("Rows about movies that aren't here: \(grouped(unused))") }
        if columns.isEmpty, !ignored.isEmpty { lines.append("Ignored columns: \(ignored)") }
        if replaced.count > 0 {
            lines.append("Your values replaced by the file's: \(counted(replaced.count, "movie"))")
            lines += replaced.lines
        }
        if kept.count > 0 {
            lines.append("Your values kept where the file differs: \(counted(kept.count, "movie"))")
            lines += kept.lines
        }
        return lines
    }
}

func firstOf(_ texts: [String], of count: Int? = nil, separator: String = ", ") -> String {
    let count = count ?? texts.count
    let more = count > 5 ? separator + (separator == ", " ? "and " : "") + "\(grouped(count - 5)) more" : ""
    return texts.prefix(5).joined(separator: separator) + more
}

extension FirstFew where Element == ReratedMovie {
    /// `2: Heat (1995) 8 → 9.5, M (1931) 7 → 8`.
    package var description: String { "\(grouped(count)): \(firstOf(lines, of: count))" }

    package var lines: [String] { first.map { "\($0.movie.harmless) \($0.before) → \($0.after)" } }
}

extension FirstFew where Element == TitleVariant {
    /// `3: Saw (2004) with Saw (2003)`.
    package var description: String {
        let pairs = first.map { "\($0.row.harmless) with \($0.movie.harmless)" }
        return grouped(count) + (pairs.isEmpty ? "" : ": \(pairs.joined(separator: ", "))")
    }
}

extension FirstFew where Element == String {
    /// `12: “Dark: Season 1: Secrets”, ...`.
    package var description: String {
        grouped(count) + (first.isEmpty ? "" : ": \(firstOf(first.map { shown($0) }, of: count))")
    }
}

extension ImportGains {
    /// `Heat (1995): rated 8.5; watched 2024-01-05; tags noir`.
    package var lines: [String] { movies.map(Self.line) }

    private static func line(of movie: Movie) -> String {
        var parts: [String] = []
        if let director = movie.directors.first { parts.append("by \(harmless(director))") }
        if let rating = movie.yourRating {
            parts.append("rated \(rating)" + (movie.lastRated.map { " on \($0)" } ?? ""))
        }
        if movie.isWatched {
            let cells = movie.viewings.prefix(3).map { viewing in
                let note = viewing.note.map { ", \(shown(String($0.prefix(30))))" } ?? ""
                return (viewing.date?.description ?? "on an unknown day")
                    + (viewing.isRewatch ? " again" : "")
                    + (viewing.rating.map { " (\($0))" } ?? "") + note
            }
            let others = movie.viewings.count - cells.count
            parts.append(
                "watched \(cells.joined(separator: ", "))"
                    + (others > 0 ? ", \(counted(others, "more time"))" : ""))
        }
        if let entry = movie.watchlist {
            parts.append("on the watchlist" + (entry.day.map { " since \($0)" } ?? ""))
        }
        if !movie.tags.isEmpty {
            parts.append("tags \(movie.tags.map { harmless($0) }.joined(separator: ", "))")
        }
        if let note = movie.note { parts.append("note \(shown(String(note.prefix(40))))") }
        if let id = movie.imdbID { parts.append(harmless(id)) }
        let name = FilmName(title: movie.title, year: movie.year).harmless
        return parts.isEmpty ? name : "\(name): \(parts.joined(separator: "; "))"
    }
}

extension FirstFew where Element == MovieConflicts {
    /// `Alien (1979): your rating 8 → 9.5`.
    package var lines: [String] {
        let lines = first.map { conflicts in
            "\(conflicts.movie.harmless): \(conflicts.conflicts.map(\.description).joined(separator: ", "))"
        }
        return count > first.count ? lines + ["and \(grouped(count - first.count)) more"] : lines
    }
}

extension FilmName {
    fileprivate var harmless: String { MovieCatalog.harmless(title) + (year.map { " (\($0))" } ?? "") }
}

extension OwnConflict: CustomStringConvertible {
    /// `your rating 8 → 9.5 (rated 2024-05-01 → 2025-01-02)`, or `your rating 8, not 9.5`.
    package var description: String {
        let words = "\(value.words) \(pair(mine, theirs))"
        guard dayOfMine != nil || dayOfTheirs != nil else { return words }
        let unknown = "on an unknown day"
        let days = pair(dayOfMine?.description ?? unknown, dayOfTheirs?.description ?? unknown)
        return "\(words) (rated \(days))"
    }

    private func pair(_ mine: String, _ theirs: String) -> String {
        if mine == theirs { return mine }
        return isReplaced ? "\(mine) → \(theirs)" : "\(mine), not \(theirs)"
    }
}

extension OwnConflict.Value {
    fileprivate var words: String {
        switch self {
        case .rating: "your rating"
        case .ratingOfViewing(let date): "your rating of \(date)"
        case .dayAdded: "added"
        }
    }
}

extension ImportDoubt: CustomStringConvertible {
    /// `ratings.csv, line 12: “Heat” could be “Heat” (1986) or “Heat” (1995), …`.
    package var description: String {
        guard !candidates.isEmpty else {
            return "\(place): \(Self.name(movie)) has the id of an earlier row, so it is skipped."
        }
        let movies =
            candidates.prefix(3).map(Self.name)
            + (candidates.count > 3 ? [counted(candidates.count - 3, "other")] : [])
        return "\(place): \(Self.name(movie)) could be \(movies.joined(separator: " or ")), "
            + (isWithinFiles ? "of an earlier row" : "which the catalog has already") + ", so it is skipped."
    }

    package var place: String { position.words }

    private static func name(_ movie: Movie) -> String {
        shown(movie.title) + (movie.year.map { " (\($0))" } ?? "")
    }
}
