import MovieCatalog

extension ImportReport {
    /// What an import did, in a line.
    package var summary: String {
        "Imported: \(grouped(added)) new, \(grouped(changed)) changed, \(grouped(unchanged)) already there"
            + (doubtful > 0 ? ", \(grouped(doubtful)) doubtful and left out." : ".")
    }

    /// How many rows of a file were passed over, in a line.
    package static func passedOver(_ titles: TitleCounts) -> String {
        "No movies, and passed over: \(titles)"
    }

    /// What an import does, a line each.
    package var lines: [String] {
        var lines = columns.isEmpty ? [] : ["Columns: \(columns.joined(separator: ", "))"]
        lines += [
            "New: \(grouped(added))", "Changed: \(grouped(changed))", "Already there: \(grouped(unchanged))",
        ]
        if gains.viewings + gains.ratings + gains.notes + gains.tags > 0 {
            let kinds = [
                (gains.viewings, "viewing"), (gains.ratings, "rating"), (gains.notes, "note"),
                (gains.tags, "tag"),
            ]
            let some = kinds.filter { $0.0 > 0 }.map { counted($0, $1) }
            lines.append("Yours that come: \(some.joined(separator: ", "))")
        }
        if !gains.lines.isEmpty { lines += ["As they will stand:"] + gains.lines.map { "- \($0)" } }
        if !scales.isEmpty { lines.append("Ratings: \(scales.joined(separator: "; "))") }
        if ratedAsWatched > 0 {
            lines.append("Watched on an unknown day, as they are rated: \(counted(ratedAsWatched, "row"))")
        }
        if outdated.movies > 0 { lines += ["Rated twice, of which one counts:"] + outdated.lines }
        if doubtful > 0 { lines.append("Doubtful: \(grouped(doubtful))") }
        if problems.skippedRows > 0 {
            lines.append("Rows that can't be used: \(grouped(problems.skippedRows))")
        }
        if passedOver.count > 0 { lines.append(Self.passedOver(passedOver)) }
        if unused > 0 { lines.append("Rows about movies that aren't here: \(grouped(unused))") }
        if !ignoredColumns.isEmpty {
            lines.append("Columns that are not taken: \(ignoredColumns.joined(separator: ", "))")
        }
        if replaced.movies > 0 {
            lines.append("Yours, replaced by the file's: \(counted(replaced.movies, "movie"))")
            lines += replaced.lines
        }
        if kept.movies > 0 {
            lines.append("Yours, kept where the file says otherwise: \(counted(kept.movies, "movie"))")
            lines += kept.lines
        }
        return lines
    }
}
