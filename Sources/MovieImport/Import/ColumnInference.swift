package import MovieCatalog

/// The columns of a file, inferred from the values of all rows in a first pass over it.
struct ColumnInference: Sendable {
    /// What the columns are; `nil` for one that is left out.
    fileprivate(set) var columns: [Column?] = []
    /// Why columns are left out, by their names.
    fileprivate(set) var remarks: [(name: String, reason: String)] = []
    /// Which columns of days can be read in two ways.
    fileprivate(set) var questions: [DayQuestion] = []
    /// The scales of ratings by the example of two values: `“Score”: 87 of 100 → 8.7, 64 of 100 → 6.4`.
    fileprivate(set) var scales: [String] = []

    /// Infers the columns from their statistics.
    init(_ sights: [ColumnStatistics], of columns: [MovieFileHeader.UsedColumn], in file: String) {
        for (place, sight) in zip(columns, sights) {
            var column = place.column
            if let ratings = sight.ratings {
                do throws(CellError) {
                    column = try ratings.column(place.column)
                    if case .rating(let scale?) = column.form, let examples = ratings.examples(of: scale) {
                        scales.append("\(shown(place.name)): \(examples)")
                    }
                } catch {
                    remarks.append((place.name, error.wanted))
                    self.columns.append(nil)
                    continue
                }
            } else if let days = sight.days {
                column.form = .day(days.order)
                if let field = column.field, days.open > 0, days.order == .unknown {
                    questions.append(
                        DayQuestion(file: file, column: place.name, field: field, example: days.example))
                }
            }
            if sight.runtimes?.areSeconds == true, !place.isSaid {
                remarks.append(
                    (
                        place.name,
                        "its values are all above 1,000, more minutes than films have; these are seconds"
                    )
                )
                self.columns.append(nil)
                continue
            }
            if let names = sight.names { column.form = .people(names.order) }
            self.columns.append(column)
        }
    }
}

/// A column of days such as `12/10/2009`, of which nothing tells whether the month or the day comes first.
public struct DayQuestion: Hashable, Sendable {
    /// The file, as a message can show it.
    public let file: String
    /// The column.
    public let column: String
    let field: MovieField
    /// One of the days.
    public let example: String

    /// What can be said, with the day that the example is then: `Date=watched/mdy`, 2009-12-10.
    public var answers: [(mapping: String, day: String)] {
        DayOrder.signs.compactMap { sign, order in
            Day(cell: Array(example.utf8)[...], order: order, hasShortYears: field != .released).map {
                ("\(ColumnMapping.name(column))=\(field.rawValue)/\(sign)", "\($0)")
            }
        }
    }
}

extension DayQuestion: CustomStringConvertible {
    /// The question with what would answer it.
    public var description: String {
        "\(file), column \(shown(column)): nothing tells whether the month or the day comes first in \(shown(example))"
    }
}

extension CatalogError {
    /// What the days of a column are has to be said before anything is imported.
    package static func openDays(_ question: DayQuestion) -> CatalogError {
        let answers = question.answers.map { "--columns '\($0.mapping)' where that is \($0.day)" }
        return CatalogError(.badData, "\(question); say \(answers.joined(separator: ", ")).")
    }
}

/// Statistics of the cells of a column, which tell its type.
struct ColumnStatistics {
    fileprivate var ratings: RatingStatistics?
    fileprivate var days: DateOrderStatistics?
    fileprivate var names: NameStatistics?
    fileprivate var runtimes: RuntimeStatistics?

    init(of column: Column, inListOfAnybody isList: Bool) {
        if isList, column.form == .people(nil) { names = NameStatistics() }
        if column.field == .runtime { runtimes = RuntimeStatistics() }
        if case .rating = column.form { ratings = RatingStatistics() }
        if column.form == .day(nil) { days = DateOrderStatistics(hasShortYears: column.field != .released) }
    }

    /// Sees a cell, which is not empty.
    mutating func see(_ cell: ArraySlice<UInt8>) {
        ratings?.see(cell)
        days?.see(cell)
        names?.see(cell)
        runtimes?.see(cell)
    }
}

/// Statistics of a column of running times: whether they are in seconds.
private struct RuntimeStatistics {
    private var (seen, long) = (0, 0)

    /// Whether there are several, each of which would be longer than 16 hours in minutes, as no films are.
    var areSeconds: Bool { seen >= 3 && long == seen }

    mutating func see(_ cell: ArraySlice<UInt8>) {
        guard let number = cell.number ?? cell.unguarded.foreignMinutes ?? cell.unguarded.foreignNumber else {
            return
        }
        seen += 1
        if number > 1_000 { long += 1 }
    }
}

/// Statistics of a column of people: whether family names come first.
private struct NameStatistics {
    private var (seen, certain, open) = (0, 0, 0)

    /// Nobody lists two people in most rows; where nearly all are first names first, the others are as well.
    var order: NameOrder {
        if open * 20 <= certain { return .firstFirst }
        return open > 1 && certain == 0 && open * 5 >= seen * 4 ? .lastFirst : .unknown
    }

    mutating func see(_ cell: ArraySlice<UInt8>) {
        seen += 1
        let isOpen = ListNotation.mayBeLastFirst(cell)
        if isOpen { open += 1 } else if cell.contains(UInt8(ascii: " ")) { certain += 1 }
    }
}

/// Statistics of dates such as `12/10/2009`: whether the month or the day comes first.
private struct DateOrderStatistics {
    let hasShortYears: Bool
    /// How many dates could be two days.
    private(set) var open = 0
    /// One of them.
    private(set) var example = ""
    private var monthFirst = 0
    private var dayFirst = 0

    init(hasShortYears: Bool) {
        self.hasShortYears = hasShortYears
    }

    mutating func see(_ cell: ArraySlice<UInt8>) {
        // Most dates are ISO's.
        guard cell.count < 5 || cell[cell.startIndex + 4] != UInt8(ascii: "-"),
            let parts = DayParts(cell, hasShortYears: hasShortYears)
        else { return }
        switch parts.order {
        case .monthFirst: monthFirst += 1
        case .dayFirst: dayFirst += 1
        case .unknown:
            guard parts.isOpen else { return }
            open += 1
            if example.isEmpty { example = String(decoding: cell, as: UTF8.self) }
        }
    }

    /// Which comes first, as far as the dates tell.
    fileprivate var order: DayOrder {
        if monthFirst > 0, dayFirst == 0 { return .monthFirst }
        return dayFirst > 0 && monthFirst == 0 ? .dayFirst : .unknown
    }
}

/// Statistics of a column that may be a person's ratings: their scale and their owner.
private struct RatingStatistics {
    /// How many cells there are.
    private var seen = 0
    /// How many of them are certificates.
    private var certificates = 0
    /// How often each rating stands there, as far as they are few.
    private var counts: [RatingCell: Int] = [:]
    /// Something that is no rating.
    private var stranger: String?

    /// More than any scale has.
    private static let mostRatings = 1_001

    fileprivate mutating func see(_ cell: ArraySlice<UInt8>) {
        seen += 1
        if let rating = RatingCell(cell) {
            if counts[rating] != nil || counts.count <= Self.mostRatings { counts[rating, default: 0] += 1 }
        } else {
            let text = String(decoding: cell, as: UTF8.self)
            if Self.certificateNames.contains(text.uppercased()) { certificates += 1 }
            if stranger == nil { stranger = text }
        }
    }

    /// What the column is, where its name says this.
    ///
    /// - Throws: ``CellError`` with the reason why it is left out.
    fileprivate func column(_ column: Column) throws(CellError) -> Column {
        guard case .rating(nil) = column.form, seen > 0 else { return column }
        let numbers = counts.values.reduce(0, +)
        if column.isUnsure {
            // Some certificates are a number: 12, 15, 18.
            if certificates * 2 > seen { return .field(.certificate) }
            if (seen - numbers) * 2 > seen {
                throw CellError(
                    "\(grouped(seen - numbers)) of \(grouped(seen)) values are no ratings (\(shown(stranger ?? "")) for one)"
                )
            }
            try check(numbers)
        }
        guard counts.count <= Self.mostRatings else { throw CellError("there are too many different values") }
        var column = column
        let open = counts.filter { $0.key.highest == nil }
        guard let most = open.keys.map(\.hundredths).max() else {
            column.form = .rating(.ten)
            return column
        }
        // A few slips above ten leave the others what they are.
        let ofTen = open.filter { $0.key.hundredths <= 1_000 }
        let isOfTen = ofTen.values.reduce(0, +) * 5 >= open.values.reduce(0, +) * 4
        let highest = isOfTen ? ofTen.keys.map(\.hundredths).max() ?? most : most
        guard let scale = RatingScale(holding: highest) else {
            throw CellError("its scale isn't clear, as it goes up to \(RatingCell.text(most))")
        }
        column.form = .rating(scale)
        return column
    }

    /// Looks whether the numbers can be what one person thinks of movies.
    private func check(_ numbers: Int) throws(CellError) {
        let tenths = counts.reduce(0) { $1.key.hundredths.isMultiple(of: 50) ? $0 : $0 + $1.value }
        if tenths > 1, tenths * 2 > numbers {
            throw CellError("most values have tenths, as the public's averages have")
        }
        let isRank =
            numbers >= 20 && counts.count == numbers
            && counts.keys.allSatisfy { $0.highest == nil && $0.hundredths.isMultiple(of: 100) }
        if isRank { throw CellError("each number stands there once, as in a ranking") }
    }

    /// Two of the values as they will be, in one text; those that are rounded, where there are any.
    fileprivate func examples(of scale: RatingScale) -> String? {
        let taken = counts.keys.filter { scale.rating($0) != nil }
        let rounded = taken.filter { RatingScale(highest: scale.highest).rating($0) == nil }
        let all = (rounded.isEmpty ? taken : rounded).sorted {
            ($0.hundredths, $0.highest ?? 0) > ($1.hundredths, $1.highest ?? 0)
        }
        let two = all.isEmpty ? [] : all.count == 1 ? all : [all[0], all[all.count / 2]]
        let texts = two.compactMap { cell in
            scale.rating(cell).map {
                "\(RatingCell.text(cell.hundredths)) of \(cell.highest ?? scale.highest) → \($0)"
            }
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ") + (rounded.isEmpty ? "" : ", rounded")
    }

    private static let certificateNames = Set(
        ("G, PG, PG-13, R, NC-17, X, M, GP, M/PG, NR, UR, NOT RATED, UNRATED, APPROVED, PASSED, U, UA, "
            + "A, 12A, TV-Y, TV-Y7, TV-G, TV-PG, TV-14, TV-MA, U/A, OPEN, E, T, 18+, 16+, 13+, FSK 0, FSK 6, FSK 12, FSK 16, FSK 18")
            .split(separator: ", ").map(String.init))
}
