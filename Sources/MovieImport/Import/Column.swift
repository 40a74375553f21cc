package import MovieCatalog

package struct Column: Hashable, Sendable, CustomStringConvertible {
    package enum Role: Hashable, Sendable {
        case field(MovieField)
        /// `type` is movie, series or the like. `trailer` is empty for films.
        case type, trailer
        /// The user that the row belongs to, and the time played, as 1:02:03.
        case user, playedTime
        /// Whether a viewing is a rewatch, and the total number of viewings.
        case rewatch, plays
        case status
        /// The day of the status. It's the viewing day if the status is watched.
        case statusDay
        /// The day of the viewing, if another column says that the movie was watched.
        case viewingDay
        /// A season or episode, and the name of a series. A row with either isn't a movie.
        case part, series
        /// An id, the site that the id belongs to, and an address that contains an id.
        case sourceID, source, anyID
        /// A tag that's added if the cell says yes or has a day: `liked`, `owned`.
        case tag(String)
        /// The platform of a game, or the place where a film was watched.
        case platform
        /// The position on the file's list, and JSON of the positions on several lists.
        case place, places
    }

    package let role: Role
    package var form: CellNotation
    /// Whether the column's name may mean something else, such as a public rating or a certificate.
    var isUnsure = false

    static func field(_ field: MovieField, _ form: CellNotation? = nil) -> Column {
        Column(role: .field(field), form: form ?? CellNotation(of: field))
    }

    static func role(_ role: Role) -> Column { Column(role: role, form: .verbatim) }

    var field: MovieField? {
        switch role {
        case .field(let field): field
        default: nil
        }
    }

    package var description: String {
        switch role {
        case .field(.rating):
            if case .rating(let scale?) = form { "your rating, of \(scale.highest)" } else { "your rating" }
        case .field(let field): field.nameInSentence
        case .tag(let name): "tag \(name)"
        default: Self.meanings[role] ?? ""
        }
    }

    /// Reads a cell into a row. The cell is nonempty UTF-8 without surrounding white space.
    func read(
        _ cell: ArraySlice<UInt8>, into row: inout MovieFileRow, years: ClosedRange<Int>
    ) throws(CellError) {
        switch role {
        case .field(.released) where form != .own: try readRelease(cell, into: &row.movie, years: years)
        case .field(.viewings):
            var said: [Viewing] = []
            let isWord = form != .own && (cell.count == 1 || cell.first?.isDigit == false)
            let word = isWord ? String(decoding: cell, as: UTF8.self) : ""
            if isWord, let status = WatchStatus(word) ?? (Bool(mark: word) == false ? .unwatched : nil) {
                row.take(status)
            } else if isWord, cell.first == UInt8(ascii: "[") {
                said = try viewings(inList: cell, years: years)
            } else {
                said = try form.value(of: cell, for: .viewings, years: years)?.viewings ?? []
            }
            for date in said.compactMap(\.date) { try check(date.number) }
            // Another column may list the same viewings. A plain “yes” adds nothing to dates.
            var known = row.movie.viewings
            if said == [Viewing()], !known.isEmpty { said = [] }
            if known == [Viewing()], !said.isEmpty { known = [] }
            row.movie.viewings = known + said.filter { !known.contains($0) }
        case .field(.title) where form == .line: row.takeLine(String(decoding: cell, as: UTF8.self))
        case .field(.rating) where cell.first?.isDigit == false && WatchStatus(cell) != nil:
            guard let status = WatchStatus(cell) else { return }
            row.take(status)
            row.isWantedOnly = status == .planned
        case .field(let field):
            let value = try form.value(of: cell, for: field, years: years)
            let day = field == .released ? nil : value?.day ?? value?.watchlist?.day
            if let day { try check(day.number) }
            field.set(value, on: row.movie.dayRated, of: &row.movie)
            if field == .note { row.hasReview = form == .markup }
        case .plays:
            let range = 0...Self.mostPlays
            guard let plays = cell.foreignNumber, range.contains(plays) else { throw .number(in: range) }
            row.plays = plays
        case .rewatch: row.isRewatch = try flag(cell)
        case .status:
            let counted: WatchStatus = cell.number ?? 0 > 0 ? .watched : .unwatched
            guard let status = form == .number ? counted : WatchStatus(cell) else { throw .watchStatus }
            row.take(status)
        case .statusDay:
            guard let day = Day(cell: cell, order: .unknown) ?? Day(serial: cell) else { throw .ownDay }
            try check(day.number)
            row.statusDay = day
        case .viewingDay:
            row.viewingDay = try form.value(of: cell, for: .dayAdded, years: years)?.day
            if let day = row.viewingDay { try check(day.number) }
        case .sourceID: row.sourceID = String(decoding: cell, as: UTF8.self)
        case .source: row.source = String(decoding: cell, as: UTF8.self)
        case .anyID: _ = row.movie.takeID(from: cell)
        case .tag(let name):
            let isDay = Day(cell: cell, order: .monthFirst) != nil
            let isOn = isDay ? true : try flag(cell)
            let day = isDay ? Day(cell: cell, order: .unknown) : nil
            if let day { try check(day.number) }
            if isOn { row.movie.tags.append(name) }
            if isDay { row.movie.dayAdded = day }
        case .place: row.place = cell.number ?? 0
        case .places:
            guard let places = try? ListPlace.places(json: Array(cell.unguarded)) else { throw .list }
            row.places = places
        case .type, .trailer, .user, .playedTime, .part, .series, .platform: break
        }
    }

    /// Reads a list of days, or of viewings as `movies` writes them.
    private func viewings(
        inList cell: ArraySlice<UInt8>, years: ClosedRange<Int>
    ) throws(CellError) -> [Viewing] {
        let own = Array("{\"title\":\"-\",\"watched\":".utf8) + cell + [UInt8(ascii: "}")]
        if let movie = try? Movie(json: own, id: Movie.ID(0)) { return movie.viewings }
        guard let days = ListNotation.values(in: cell) else { throw .value(of: .viewings, years: years) }
        var viewings: [Viewing] = []
        for day in days {
            viewings += try form.value(of: Array(day.utf8)[...], for: .viewings, years: years)?.viewings ?? []
        }
        return viewings
    }

    /// The last valid day in a user's data: tomorrow, which has begun in some time zones.
    private static var lastOwnDay: Int { Day.today.before(days: -1)?.number ?? .max }

    private func check(_ number: Int) throws(CellError) {
        guard form != .own, number < Day.firstOwnYear * 10_000 || number > Self.lastOwnDay else { return }
        throw .ownDay
    }

    private static let mostPlays = 1_000

    private func flag(_ cell: ArraySlice<UInt8>) throws(CellError) -> Bool {
        guard let flag = Bool(mark: String(decoding: cell, as: UTF8.self)) else { throw .yesOrNo }
        return flag
    }

    /// Reads a release date, which may be only a year.
    private func readRelease(
        _ cell: ArraySlice<UInt8>, into movie: inout Movie, years: ClosedRange<Int>
    ) throws(CellError) {
        let isPart = cell.count < 8 && cell.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") }
        let value = isPart ? nil : try form.value(of: cell, for: .released, years: years)
        guard let year = value?.day?.year ?? cell.prefix(4).number else {
            throw .value(of: .released, years: years)
        }
        if movie.year == nil, years.contains(year) { movie.year = year }
        guard value != nil || cell.count == 4 && movie.year == year else {
            throw .value(of: .released, years: years)
        }
        // January 1 can mean an unknown day.
        if let day = value?.day, !isUnsure || (day.month, day.day) != (1, 1) { movie.released = day }
    }
}

extension Column {
    /// Returns a name for comparison: its letters and digits, lowercase without accents.
    static func key(of name: String) -> String {
        let name = String(decoding: folded(name), as: UTF8.self)
        let key = name.filter { $0.isLetter || $0.isNumber }
        return key.isEmpty ? name : key
    }

    init?(named name: String) {
        let key = Self.key(of: name.replacing("%", with: "percent"))
        if let column = Self.column(of: key) {
            self = column
        } else if let scale = Self.scale(in: name), let column = Self.column(ofScaled: key, name) {
            self = column
            form = .rating(scale)
        } else {
            return nil
        }
    }

    /// Finds a column by name, even with known words such as “my” or “date” before or after it.
    private static func column(of key: String) -> Column? {
        if let column = named[key] { return column }
        for (words, fields, isOwn) in affixes {
            for word in words where key.hasPrefix(word) || key.hasSuffix(word) {
                let rest = key.hasPrefix(word) ? key.dropFirst(word.count) : key.dropLast(word.count)
                guard let column = column(of: String(rest)), column.isIn(fields, orHasNone: isOwn) else {
                    continue
                }
                return isOwn ? Column(role: column.role, form: column.form) : column
            }
        }
        return nil
    }

    /// Finds a rating column by a name with a scale. `Note /10` is a rating, `Note (1-5)` isn't.
    private static func column(ofScaled key: String, _ name: String) -> Column? {
        let letters = key.filter { !$0.isNumber }
        let word = scaleWords.first(where: letters.hasSuffix) ?? ""
        let rest = String(letters.dropLast(word.count))
        let isNote = rest == "note" && (!word.isEmpty || name.contains("/"))
        let column = isNote ? .unsure(.rating) : column(of: letters) ?? column(of: rest)
        return column?.field == .rating ? column : nil
    }

    private func isIn(_ fields: Set<MovieField>?, orHasNone isOwn: Bool) -> Bool {
        guard let field else { return isOwn || fields == nil }
        return fields?.contains(field) != false
    }

    /// Whether a cell marks a row of totals. Compares bytes, because it's called for each row.
    static func isTotal(_ cell: ArraySlice<UInt8>) -> Bool {
        let word = cell.trimmed.last == UInt8(ascii: ":") ? cell.trimmed.dropLast() : cell.trimmed
        return totals.contains { total in
            total.utf8.count == word.count && zip(word, total.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        }
    }

    static func field(called name: String) -> MovieField? {
        guard let column = Column(named: name),
            column.field == .released || !column.isUnsure || key(of: name) == "rating"
        else { return nil }
        return column.field
    }

    /// Reads the scale in names such as `Rating10`, `Rating (1-5)` and `score /100`.
    private static func scale(in name: String) -> RatingScale? {
        let numbers = name.split { !($0.isASCII && $0.isWholeNumber) }.compactMap { Int($0) }
        return numbers.last.flatMap { [5, 10, 20, 100].contains($0) ? RatingScale(highest: $0) : nil }
    }

    static let named: [String: Column] = {
        var columns: [String: Column] = [:]
        for field in MovieField.allCases { columns[key(of: field.key)] = .field(field) }
        for (column, names) in table {
            for name in names.split(separator: ",") { columns[key(of: String(name))] = column }
        }
        return columns
    }()

    static func unsure(_ field: MovieField) -> Column {
        Column(role: .field(field), form: CellNotation(of: field), isUnsure: true)
    }
}

enum WatchStatus: Hashable, Sendable {
    case watched, rewatched, planned
    /// `unwatched` movies may have been started. `dropped` movies were abandoned.
    case unwatched, dropped

    init?(_ text: String) {
        guard let status = Self.named[Column.key(of: text)] else { return nil }
        self = status
    }

    init?(_ cell: ArraySlice<UInt8>) { self.init(String(decoding: cell, as: UTF8.self)) }

    private static let named = Dictionary(
        words.flatMap { status, words in
            words.split(separator: ",").map { (Column.key(of: String($0)), status) }
        },
        uniquingKeysWith: { first, _ in first })
}

extension MovieFileRow {
    /// Sets the status. The first status other than unwatched wins.
    mutating func take(_ status: WatchStatus) {
        if status == .rewatched { isRewatch = true }
        let isFirst = self.status == nil || self.status == .unwatched
        if isFirst { self.status = status == .rewatched ? .watched : status }
    }
}
