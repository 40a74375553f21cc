import MovieCatalog
package import MovieImport

extension ImportProblems {
    package var lines: [String] {
        let warnings = warnings.map(\.words)
        let first = first.map { "\($0.words), \($1.words)." }
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

extension ImportProblems.Treatment {
    fileprivate var words: String {
        switch self {
        case .rowLeftOut: "so the row is skipped"
        case .cellLeftEmpty: "so the cell is left empty"
        case .takenAsIs: "but is imported as it is"
        }
    }
}

extension ImportProblems.FileWarning {
    fileprivate var words: String {
        switch self {
        case .leftOut(let column, let file, let fault):
            "\(harmless(file)), column \(shown(column)): \(fault.words), so the column is ignored."
        case .zeros(let count, let file):
            "\(harmless(file)): \(counted(count, "rating")) of 0 ignored, as nothing shows that the movie was watched."
        case .mayBeEpisodes(let titles, let file):
            "\(harmless(file)): \(counted(titles.count, "title")) that begin alike may be episodes, but are imported "
                + "as movies: \(firstOf(titles.map { shown($0) }))."
        case .guessed(let guess, let file):
            "\(harmless(file)): \(counted(guess.count, "row")) read as \(guess.encoding.name), a guess. "
                + "Check the letters: \(guess.titles.map { shown($0) }.joined(separator: ", "))."
        }
    }
}

extension GuessedEncoding.Encoding {
    fileprivate var name: String {
        switch self {
        case .windows1252: "Windows-1252"
        case .utf16: "UTF-16"
        }
    }
}

extension RowFault {
    fileprivate var words: String {
        let place = position.words + (column.map { ", \(harmless($0))" } ?? "")
        return switch reason {
        case .repeatedNames: "\(place): the column names are repeated here"
        case .textBehindQuote:
            "\(place): text follows a closing quote (double a quote that is part of the text)"
        case .values(let count, let columns):
            "\(place): \(count == 1 ? "1 value" : "\(count) values") for \(columns) columns"
        case .json(let error): "\(place), \(error)"
        case .noItem: "\(place): this is neither a title with its year nor an item of a list"
        case .missing(let missing): "\(place): there is no \(missing.words)"
        case .tooLong(let field): "\(place): this is longer than \(field.longest >> 10) KiB"
        case .unlike(let error, let text): "\(place): \(shown(text)) is not \(error.wanted)"
        case .rest(let text): "\(position.words): \(shown(text)) beside title and year is ignored"
        case .earlyViewing(let date, let title, let years, let year):
            "\(place), \(shown(title)): watched \(date), \(timeBefore(movieOf: year, years: years))"
        }
    }
}

extension RowFault.Missing {
    fileprivate var words: String {
        switch self {
        case .title: "title"
        case .titleAndID: "title and no id"
        }
    }
}

extension CellError {
    fileprivate var wanted: String {
        switch self {
        case .value(let field, let years): field.kind.wanted(years: years)
        case .number(let range): wholeNumber(in: range)
        case .rating(.ten): Rating.wanted
        case .rating(let scale): "a rating from 0 to \(scale.highest)"
        case .ownDay: "a day from \(Day.firstOwnYear) to today"
        case .imdbID: "an IMDb id such as tt0041959"
        case .list: "a list such as A, B"
        case .watchStatus: "a status such as completed or planned"
        case .yesOrNo: "yes or no"
        case .names: "clearly one name such as Joel Coen, or several with semicolons"
        }
    }
}

extension ColumnFault {
    fileprivate var words: String {
        switch self {
        case .notRatings(let count, let all, let example):
            "\(grouped(count)) of \(grouped(all)) values are not ratings (such as \(shown(example)))"
        case .manyRatings: "there are too many different values"
        case .openScale(let hundredths):
            "its scale isn't clear: the highest is \(decimal(hundredths: hundredths))"
        case .averages: "most values have decimals, like public averages"
        case .ranking: "each number appears once, as in a ranking"
        }
    }
}

/// 350 is `3.5`.
func decimal(hundredths: Int) -> String {
    guard !hundredths.isMultiple(of: 10) else { return DecimalNumber.text(tenths: hundredths / 10) }
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
