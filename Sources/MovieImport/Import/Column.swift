import MovieCatalog

/// A column of a file: what it tells of a movie, and how its cells say it.
struct Column: Hashable, Sendable {
    /// What a column tells.
    enum Role: Hashable, Sendable {
        case field(MovieField)
        /// The key by which the row belongs to those of other files.
        case imdbKey, movieLensKey
        /// What kind of title it is: a movie, a series, ...; a trailer, where something stands there.
        case type, trailer
        /// Whose row it is.
        case user
        /// Where an id is from.
        case source
        /// Whether a viewing was one more, and how often a movie was watched, in all and again.
        case rewatch, plays, repeats
        /// Whether it is watched, or planned.
        case status
        /// A tag that a movie gets where the cell says yes, or when: `liked`, `owned`.
        case tag(String)
    }

    let role: Role
    var form: CellForm
    /// Whether its name may mean something else too, as that of ratings: the public's, a certificate.
    var isUnsure = false

    /// A column of a field, as others write it or in a form of its own.
    static func field(_ field: MovieField, _ form: CellForm? = nil) -> Column {
        Column(role: .field(field), form: form ?? CellForm(of: field))
    }

    /// A column that tells something else.
    static func role(_ role: Role) -> Column { Column(role: role, form: .verbatim) }

    /// The field of a movie that it fills; `nil` where it fills none.
    var field: MovieField? {
        switch role {
        case .field(let field): field
        case .imdbKey: .imdbID
        default: nil
        }
    }

    /// Whether a row is of no use without it.
    var isKey: Bool { role == .imdbKey || role == .movieLensKey }

    /// Gives the row what a cell says, which is UTF-8, not empty, and has no white space around it.
    ///
    /// - Throws: ``CellError`` where it can't be used.
    func read(
        _ cell: ArraySlice<UInt8>, into row: inout MovieFileRow, years: ClosedRange<Int>
    ) throws(CellError) {
        switch role {
        case .field(.released) where form != .own: try readRelease(cell, into: &row.movie, years: years)
        case .field(.originalTitle) where form == .verbatim && cell.isText(row.movie.title):
            // Most are the same, and not worth a string.
            break
        case .field(.viewings):
            // Another column may tell of the same ones; beside days, a yes says nothing more.
            var said = try form.value(of: cell, for: .viewings, years: years)?.viewings ?? []
            for date in said.compactMap(\.date) { try check(date.number) }
            var known = row.movie.viewings
            if said == [Viewing()], !known.isEmpty { said = [] }
            if known == [Viewing()], !said.isEmpty { known = [] }
            row.movie.viewings = known + said.filter { !known.contains($0) }
        case .field(let field):
            let value = try form.value(of: cell, for: field, years: years)
            switch value {
            case .day(let day) where field != .released: try check(day.number)
            case .watchlist(let entry): try entry.day.map { (day) throws(CellError) in try check(day.number) }
            default: break
            }
            field.set(value, on: row.movie.dayRated, of: &row.movie)
            if field == .note { row.hasReview = form == .markup }
        case .imdbKey:
            guard cell.isIMDbID else { throw CellError("an IMDb id such as tt0041959") }
            row.movie.imdbID = String(decoding: cell, as: UTF8.self)
            row.key = cell.dropFirst(2).reduce(1) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        case .movieLensKey: row.key = -(try number(cell, in: 1...999_999_999))
        case .plays: row.plays = try number(cell, in: 0...Self.mostPlays)
        case .repeats:
            let repeats = try number(cell, in: 0...Self.mostPlays)
            row.plays = repeats > 0 ? repeats + 1 : 0
        case .rewatch: row.isRewatch = try flag(cell)
        case .source: row.isFromTMDB = String(decoding: cell, as: UTF8.self).lowercased() == "tmdb"
        case .status:
            guard let status = WatchStatus(String(decoding: cell, as: UTF8.self)) else {
                throw CellError("a film that is completed or planned")
            }
            row.status = status
        case .tag(let name):
            let isDay = Day(cell: cell, order: .monthFirst) != nil
            let isOn = isDay ? true : try flag(cell)
            let day = isDay ? Day(cell: cell, order: .unknown) : nil
            if let day { try check(day.number) }
            if isOn { row.movie.tags.append(name) }
            if isDay { row.movie.dayAdded = day }
        case .type, .trailer, .user: break
        }
    }

    /// Where it is later already, it is tomorrow.
    private static var lastOwnDay: Int { Day.today.before(days: -1)?.number ?? .max }

    /// Looks whether a day of the person's own can have been, where others wrote it.
    private func check(_ number: Int) throws(CellError) {
        guard form != .own, number < Day.firstOwnYear * 10_000 || number > Self.lastOwnDay else { return }
        throw CellError("a day from \(Day.firstOwnYear) to today")
    }

    /// More times than anybody watches a movie.
    private static let mostPlays = 1_000

    private func number(_ cell: ArraySlice<UInt8>, in range: ClosedRange<Int>) throws(CellError) -> Int {
        guard let number = cell.foreignNumber, range.contains(number) else {
            throw CellError(wholeNumber(in: range))
        }
        return number
    }

    private func flag(_ cell: ArraySlice<UInt8>) throws(CellError) -> Bool {
        guard let flag = Bool(mark: String(decoding: cell, as: UTF8.self)) else {
            throw CellError("yes or no")
        }
        return flag
    }

    /// Gives a movie the day of its release, and the year, which an older one has alone.
    private func readRelease(
        _ cell: ArraySlice<UInt8>, into movie: inout Movie, years: ClosedRange<Int>
    ) throws(CellError) {
        let isPart = cell.count < 8 && cell.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") }
        let value = isPart ? nil : try form.value(of: cell, for: .released, years: years)
        guard let year = value?.day.year ?? cell.prefix(4).number else {
            throw CellError(MovieField.released.kind.wanted(years: years))
        }
        if movie.year == nil, years.contains(year) { movie.year = year }
        guard value != nil || cell.count == 4 && movie.year == year else {
            throw CellError(MovieField.released.kind.wanted(years: years))
        }
        // Where the first of January stands for a day that is not known.
        if let day = value?.day, !isUnsure || (day.month, day.day) != (1, 1) { movie.released = day }
    }
}

/// A movie's state at a service.
enum WatchStatus: Hashable, Sendable {
    case watched, planned

    init?(_ text: String) {
        switch Column.key(of: text) {
        case "completed", "watched", "finished", "seen": self = .watched
        case "plantowatch", "planning", "planned", "watchlist", "plantowatchlist": self = .planned
        default: return nil
        }
    }
}

extension Column: CustomStringConvertible {
    /// What the column says of a movie, in words.
    var description: String {
        switch role {
        case .field(.rating):
            if case .rating(let scale?) = form { "your rating, of \(scale.highest)" } else { "your rating" }
        case .field(let field) where form == .people(.lastFirst): "\(field.rawValue), last names first"
        // IMDb and TMDB are written so.
        case .field(let field):
            field.name.prefix(2).uppercased() == field.name.prefix(2) ? field.name : field.name.lowercased()
        case .imdbKey, .movieLensKey: "id"
        case .type, .trailer: "kind of title"
        case .user: "whose it is"
        case .source: "where its id is from"
        case .rewatch: "watched again"
        case .plays, .repeats: "how often watched"
        case .status: "watched, or planned"
        case .tag(let name): "tag \(name)"
        }
    }
}
