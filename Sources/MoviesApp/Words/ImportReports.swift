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
        let ignored = firstOf(ignoredColumns.map { shown($0) })
        if !columns.isEmpty {
            let uses = columns.joined(separator: ", ")
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
        var ratings = scales.isEmpty ? [] : [firstOf(scales, separator: "; ")]
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
        if problems.skippedRows > 0 { lines.append("Skipped rows: \(grouped(problems.skippedRows))") }
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

extension FilmName {
    fileprivate var harmless: String { MovieCatalog.harmless(title) + (year.map { " (\($0))" } ?? "") }
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

extension FirstFew where Element == MovieConflicts {
    /// `Alien (1979): your rating 8 → 9.5`.
    package var lines: [String] {
        let lines = first.map { conflicts in
            "\(conflicts.movie.harmless): \(conflicts.conflicts.map(\.description).joined(separator: ", "))"
        }
        return count > first.count ? lines + ["and \(grouped(count - first.count)) more"] : lines
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

extension ImportFiles {
    /// `Letterboxd list: noir.csv, summer.csv`.
    package var descriptions: [String] {
        MovieFileOrigin.allCases.compactMap { kind in
            let names = kinds.filter { $0.kind == kind }.map { fileName($0.path) }
            return names.isEmpty ? nil : "\(kind): \(firstOf(names))"
        }
    }

    package var ignoredInWords: String? {
        ignored.isEmpty ? nil : "Ignored files: \(firstOf(ignored.map(\.description)))"
    }
}

extension ImportQuestion {
    package var choices: [(text: String, answer: Answer)] {
        answers.map { answer, example in
            switch (matter, answer) {
            case (.days(_, let day), _): ("\(day) is \(example)", answer)
            case (.scale, _):
                (example.isEmpty ? "Leave the column out" : "The best possible rating is \(example)", answer)
            case (_, .encoding(let encoding)): ("\(shown(example)) is right, \(encoding.rawValue)", answer)
            default: (harmless(example), answer)
            }
        }
    }
}

extension ImportProblems {
    package var lines: [String] {
        let first = first.map { "\($0), \($1.rawValue)." }
        let others = skippedRows + skippedCells + oddRows - first.count
        guard others > 0 else { return warnings + first }
        let columns = cells.map { "\(grouped($0.count)) of \(shown($0.column))" }.joined(separator: ", ")
        return warnings + first + [
            "\(counted(others, "more problem")). In all, \(counted(skippedRows, "row")) skipped "
                + "and \(counted(skippedCells, "cell")) left empty" + (cells.isEmpty ? "." : ": \(columns).")
                + (oddRows == 0 ? "" : " \(counted(oddRows, "viewing")) long before the movie.")
        ]
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

    package var place: String { position.description }

    private static func name(_ movie: Movie) -> String {
        shown(movie.title) + (movie.year.map { " (\($0))" } ?? "")
    }
}
