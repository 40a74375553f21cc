import MovieCatalog

/// A file's columns, inferred from the values of all rows in a first pass.
struct ColumnInference: Sendable {
    private(set) var columns: [MovieFileHeader.UsedColumn]
    private(set) var faults: [(column: String, fault: ColumnFault)] = []
    var questions: [ImportQuestion] = []
    private(set) var scales: [String] = []
    /// Whether a rating of 0 may mean not rated.
    private(set) var zeroMayMeanUnrated = false

    init(_ statistics: [ColumnStatistics], of columns: [MovieFileHeader.UsedColumn], in file: String) {
        self.columns = columns
        var isRated = false
        for index in columns.indices.sorted(by: { columns[$0].comes(before: columns[$1]) }) {
            let (used, statistics) = (columns[index], statistics[index])
            var column = used.column
            guard statistics.fitsName != false, column.field != .rating || !column.isUnsure || !isRated else {
                self.columns[index].use = .ignored
                continue
            }
            if let ratings = statistics.ratings {
                do throws(ColumnFault) {
                    column = try ratings.column(used.column)
                    isRated = isRated || column.field == .rating
                    zeroMayMeanUnrated = ratings.areIntegers && !ratings.hasZero
                    if case .rating(let scale?) = column.form,
                        let example = ratings.example(of: scale, in: used.name)
                    {
                        scales.append(example)
                    }
                } catch {
                    faults.append((used.name, error))
                    self.columns[index].use = .faulty
                    guard let most = error.openHighest else { continue }
                    isRated = true
                    questions.append(ImportQuestion(ratingsUpTo: most, of: used.name, in: file))
                }
            } else if let days = statistics.days {
                column.form = .day(days.order)
                if let example = days.example, days.order == .unknown {
                    let field = column.field ?? .viewings
                    questions.append(ImportQuestion(days: example, of: used.name, field, in: file))
                }
            }
            // If hardly any cell could be one “Last, First” name, commas separate people.
            if let names = statistics.names, names.open * 20 <= names.certain { column.form = .list }
            self.columns[index].column = column
        }
    }
}

/// The reason that a column isn't imported as the user's ratings.
struct ColumnFault: Error, CustomStringConvertible {
    let description: String
    /// The highest rating, in hundredths, if the scale is unknown.
    var openHighest: Int?

    init(_ description: String, openHighest: Int? = nil) {
        (self.description, self.openHighest) = (description, openHighest)
    }
}

struct ColumnStatistics {
    fileprivate var ratings: RatingStatistics?
    fileprivate var days: DateOrderStatistics?
    /// The number of cells that could name one person or two (`Coen, Joel`), and of clear cells.
    fileprivate var names: (open: Int, certain: Int)?

    /// The number of all cells, and of cells that fit the column. Nil if the column's name
    /// suffices.
    private var fits: (all: Int, fitting: Int)?
    private let column: Column

    var fitsName: Bool? { fits.map { $0.fitting * 10 > $0.all * (column.isUnsure ? 9 : 5) } }

    init(of column: Column) {
        self.column = column
        let isDay = [.field(.viewings), .viewingDay].contains(column.role)
        if [.anyID, .platform].contains(column.role) || column.isUnsure && isDay { fits = (0, 0) }
        if column.form == .people { names = (0, 0) }
        if case .rating = column.form { ratings = RatingStatistics() }
        if column.form == .day(nil) { days = DateOrderStatistics(hasShortYears: column.field != .released) }
    }

    mutating func add(_ cell: ArraySlice<UInt8>) {
        ratings?.add(cell)
        days?.add(cell)
        if fits != nil {
            fits?.all += 1
            if isFitting(cell) { fits?.fitting += 1 }
        }
        guard names != nil else { return }
        if ListNotation.mayBeLastFirst(cell) {
            names?.open += 1
        } else if cell.contains(UInt8(ascii: " ")) {
            names?.certain += 1
        }
    }

    private func isFitting(_ cell: ArraySlice<UInt8>) -> Bool {
        if column.role == .platform {
            let words = String(decoding: folded(String(decoding: cell, as: UTF8.self)), as: UTF8.self)
            return words.split { !$0.isLetter && !$0.isNumber }.contains {
                MovieFileFormat.gamePlatforms.contains(String($0))
            }
        }
        guard column.role == .anyID else {
            let day =
                Day(cell: cell, order: .monthFirst, hasShortYears: true)
                ?? Day(cell: cell, order: .dayFirst, hasShortYears: true) ?? Day(serial: cell)
            // Earlier days are more likely release dates than viewings.
            return day?.year ?? PartialDate(month: cell)?.year ?? 0 > 1994
        }
        var movie = Movie(title: "")
        return movie.takeID(from: cell)
    }
}

/// Determines from dates such as `12/31/2009` whether the month or the day comes first.
private struct DateOrderStatistics {
    let hasShortYears: Bool
    private(set) var example: String?
    fileprivate var orders: Set<DayOrder> = []

    mutating func add(_ cell: ArraySlice<UInt8>) {
        // Fast path: most dates are in ISO format.
        guard cell.dropFirst(4).first != UInt8(ascii: "-"),
            let parts = NumericDate(cell, hasShortYears: hasShortYears)
        else { return }
        if parts.order != .unknown {
            orders.insert(parts.order)
        } else if parts.isOpen, example == nil {
            example = String(decoding: cell, as: UTF8.self)
        }
    }

    var order: DayOrder { orders.count == 1 ? orders.first ?? .unknown : .unknown }
}

/// Determines whether ratings are the user's own, and their scale.
private struct RatingStatistics {
    private var seen = 0
    private var certificates = 0
    /// The number of grades and stars. `A` isn't counted, since it's also a certificate.
    private var grades = 0
    private var counts: [RatingCell: Int] = [:]
    private var stranger: String?

    private static let mostRatings = 1_001

    fileprivate mutating func add(_ cell: ArraySlice<UInt8>) {
        seen += 1
        let rating = RatingCell(written: cell)
        if let rating, counts[rating] != nil || counts.count <= Self.mostRatings {
            counts[rating, default: 0] += 1
        }
        guard rating == nil || cell.first?.isDigit == false else { return }
        let text = String(decoding: cell, as: UTF8.self)
        if certificateNames.contains(text.uppercased()) {
            certificates += 1
        } else if rating != nil {
            grades += 1
        } else if WatchStatus(cell) != nil {
            seen -= 1
        } else if stranger == nil {
            stranger = text
        }
    }

    fileprivate var areIntegers: Bool { counts.keys.allSatisfy { $0.hundredths.isMultiple(of: 100) } }

    /// Whether a 0 is written with a scale, such as `0/10`, so that it's a rating.
    fileprivate var hasZero: Bool { counts.keys.contains { $0.hundredths == 0 && $0.highest != nil } }

    fileprivate func column(_ column: Column) throws(ColumnFault) -> Column {
        guard case .rating(nil) = column.form, seen > 0 else { return column }
        let numbers = counts.values.reduce(0, +)
        if column.isUnsure {
            // Some certificates are numbers: 12, 15, 18.
            if certificates * 2 > seen, grades == 0 { return .field(.certificate) }
            if (seen - numbers) * 2 > seen {
                throw ColumnFault(
                    "\(grouped(seen - numbers)) of \(grouped(seen)) values are not ratings (such as \(shown(stranger ?? "")))"
                )
            }
            try check(numbers)
        }
        guard counts.count <= Self.mostRatings else {
            throw ColumnFault("there are too many different values")
        }
        var column = column
        let open = counts.filter { $0.key.highest == nil }
        guard let most = open.keys.map(\.hundredths).max() else {
            column.form = .rating(.ten)
            return column
        }
        // If at least four of five ratings are at most ten, take the others for mistakes.
        let ofTen = open.filter { $0.key.hundredths <= 1_000 }
        let isOfTen = ofTen.values.reduce(0, +) * 5 >= open.values.reduce(0, +) * 4
        let highest = isOfTen ? ofTen.keys.map(\.hundredths).max() ?? most : most
        guard let scale = RatingScale(holding: highest, areIntegers: areIntegers) else {
            throw ColumnFault(
                "its scale isn't clear: the highest is \(decimal(hundredths: most))", openHighest: most)
        }
        column.form = .rating(scale)
        return column
    }

    private func check(_ numbers: Int) throws(ColumnFault) {
        let tenths = counts.reduce(0) { $1.key.hundredths.isMultiple(of: 50) ? $0 : $0 + $1.value }
        if tenths > 1, tenths * 2 > numbers {
            throw ColumnFault("most values have decimals, like public averages")
        }
        let isRank =
            numbers >= 20 && counts.count == numbers
            && counts.keys.allSatisfy { $0.highest == nil && $0.hundredths.isMultiple(of: 100) }
        if isRank { throw ColumnFault("each number appears once, as in a ranking") }
    }

    /// Shows how ratings convert: `“Score”: 87 of 100 → 8.7, 64 of 100 → 6.4`.
    fileprivate func example(of scale: RatingScale, in column: String) -> String? {
        let taken = counts.keys.filter { scale.rating($0) != nil }
        let rounded = taken.filter { RatingScale(highest: scale.highest).rating($0) == nil }
        let cells = (rounded.isEmpty ? taken : rounded).sorted {
            ($0.hundredths, $0.highest ?? .min) > ($1.hundredths, $1.highest ?? .min)
        }
        let two = cells.indices.filter { $0 == 0 || $0 == cells.count / 2 }.map { cells[$0] }
        let pairs = two.compactMap { cell in
            scale.rating(cell).map {
                "\(decimal(hundredths: cell.hundredths)) of \(cell.highest ?? scale.highest) → \($0)"
            }
        }
        let all = pairs + (rounded.isEmpty ? [] : ["rounded"])
        return two.isEmpty ? nil : "\(shown(column)): \(all.joined(separator: ", "))"
    }
}
