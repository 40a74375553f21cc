import MovieCatalog

/// The headings above a line of a diary, such as `# Watched in 2022` and `January`.
struct PlainTextSections {
    private struct SectionHeading {
        /// The level. Without markup, it's 7, or 8 for a year, 9 for a month and 10 for a day.
        var depth: Int
        /// The indentation of the films below, if the heading itself is a list item.
        var indent: Int?
        var year: Int?
        var month: Int?
        var day: String?
        /// The status of films below, as a word of ``WatchStatus``.
        var status: String?
    }

    private var headings: [SectionHeading] = []
    /// Whether numbers before titles are days of the month. Otherwise, they may be list numbers.
    private var numbersAreDays = false
    /// Whether `8/10` before a title is a day, not a rating.
    private(set) var slashesAreDays = false
    /// Whether a number before a title is a day or position even without punctuation after it.
    private(set) var bareNumbersCount = false
    /// Whether a heading of the file has a month.
    private var monthsAreGiven = false
    private var (lines, numbers, lastNumber, hasGaps, hasSlashes) = (0, 0, 0, false, false)
    private var hasMonths = false
    /// The number of films so far, and of those that begin with their position in the file.
    private var (films, positions) = (0, 0)

    /// `first` is the result of a first pass over the file, which shows what numbers mean.
    init(after lines: [String] = [], knowing first: Self? = nil, isWatchlist: Bool = false) {
        if isWatchlist { headings = [SectionHeading(depth: 0, status: "watchlist")] }
        if let first {
            (numbersAreDays, slashesAreDays, monthsAreGiven) = (
                first.hasGaps, first.hasSlashes, first.hasMonths
            )
            let areDays = first.hasGaps && first.lines > 1 && first.numbers == first.lines
            bareNumbersCount = areDays || first.films > 2 && first.positions == first.films
        }
        for line in lines { _ = take(line, above: []) }
    }

    var year: Int? { headings.last { $0.year != nil }?.year }
    var month: Int? { headings.last { $0.month != nil }?.month }
    var day: String? { headings.last?.day }
    /// The indentation of bullets that are films, not notes about the film above.
    var indent: Int? { headings.last?.indent }
    var status: String? { headings.last { $0.status != nil }?.status }
    var isPlanned: Bool { status.flatMap(WatchStatus.init) == .planned }

    /// Whether lines without a bullet can be titles.
    var haveTitles: Bool { isPlanned || status.flatMap(WatchStatus.init) == .watched }

    /// Returns the month or year in which the films below were watched, if headings say so.
    func watched(ifMarked isMarked: Bool) -> String? {
        guard haveTitles && !isPlanned || isMarked && month != nil, let year else { return nil }
        // If months have headings, a year's list may repeat their films.
        guard let month else { return monthsAreGiven ? nil : "\(year)" }
        return Day(year: year, month: month, day: 1).map { String($0.description.prefix(7)) }
    }

    /// Returns the date for a number before a title, or nil if the number may not be a day.
    func date(ofNumber number: Int) -> String? {
        guard numbersAreDays, let year, let month else { return nil }
        return Day(year: year, month: month, day: number)?.description
    }

    /// Returns the date of `1/14` in a heading's year, or `1/14/2024` if the order is unclear.
    func date(_ first: Int, _ second: Int) -> String? {
        guard let year else { return nil }
        let day = month == first ? second : month == second ? first : nil
        return day.flatMap { Day(year: year, month: month ?? 0, day: $0) }?.description
            ?? "\(first)/\(second)/\(year)"
    }

    /// Records a film's numbers, to tell days from list numbers and ratings.
    mutating func add(_ line: PlainTextLine) {
        hasSlashes = hasSlashes || line.hasSlashedDay
        films += 1
        if month != nil { lines += 1 }
        guard let number = line.number ?? Int(line.title.prefix { $0 != " " }) else { return }
        if number == films { positions += 1 }
        guard month != nil else { return }
        numbers += 1
        hasGaps = hasGaps || number != lastNumber + 1 && number != 1
        lastNumber = number
    }

    /// Takes a heading or a horizontal rule. Returns false for other lines.
    mutating func take(_ line: String, above next: ArraySlice<UInt8>, isTitle: Bool = false) -> Bool {
        let text = line.trimmed
        guard !text.allSatisfy("=-_*~ ".contains) else { return !text.isEmpty }
        let hashes = text.prefix { $0 == "#" }.count
        // “#3 Heat” is a film, not a heading. “#film” is a tag, which is skipped like a heading.
        if hashes > 0, let sign = text.dropFirst(hashes).first, !sign.isWhitespace { return !sign.isNumber }
        let hasYear = text.utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }
        // Fast path: most lines of a diary have a film's year in parentheses.
        guard !hasYear || isTitle || hashes > 0 else { return false }
        let below = String(decoding: next.prefix(200), as: UTF8.self)
        let rule = below.trimmed
        let isUnderlined = rule.count > 2 && rule.allSatisfy("=-".contains) && !hasYear
        let isTitle = isTitle || hashes > 0 || isUnderlined
        let inner = below.prefix(while: \.isWhitespace).count
        let isNested = inner > line.prefix(while: \.isWhitespace).count
        let isBullet = PlainTextLine.bullets.contains(text.prefix(1)) && (isNested || !text.hasPicture)
        let isBulleted = !isTitle && text.dropFirst().first == " " && isBullet
        guard isTitle || text.utf8.count < 60 && !text.contains("~"), !isBulleted || isNested else {
            return false
        }
        let name = text.drop { "-+• ".contains($0) }.filter { !"#*_:".contains($0) }
        let depth = isTitle ? max(text.prefix { "#*".contains($0) }.count, rule.first == "-" ? 2 : 1) : nil
        guard var heading = heading(name, depth: hasYear ? nil : depth) else {
            // A line such as “Best of all:” also ends the sections of headings without markup.
            if text.last == ":", !isBulleted { headings.removeAll { $0.depth > 6 } }
            return false
        }
        // After an emoji or below a heading such as “To watch”, the line “1917” may be a film.
        let mayBeFilm = isPlanned || text.hasPicture
        if !isTitle, !isBulleted, mayBeFilm, heading.depth == 8 { return false }
        heading.depth = depth ?? heading.depth
        heading.indent = isBulleted ? inner : nil
        hasMonths = hasMonths || heading.month != nil
        // A month belongs to the year above it, even if their headings have the same level.
        let isOfYear = heading.year == nil && (heading.month != nil || heading.day != nil)
        headings.removeAll { other in
            let isYear =
                other.year != nil && other.month == nil && (other.depth == heading.depth || other.depth > 6)
            return other.depth >= heading.depth && !(isOfYear && isYear)
        }
        headings.append(heading)
        return true
    }

    /// Parses a heading. If `depth` is nil, there was no markup, so every word must be known.
    private func heading(_ text: String, depth: Int?) -> SectionHeading? {
        // The app Day One writes “Date: January 5, 2024 at 8:00 PM”.
        let date = text.trimmed.hasPrefix("Date") ? text.trimmed.dropFirst(4) : text.trimmed
        let found = PlainTextLine.day(at: "\(date.trimmed) ."[...], under: year)
        if let (day, rest) = found, rest == "." || rest.hasPrefix("at ") {
            return SectionHeading(depth: 10, day: day)
        }
        var (heading, others) = (SectionHeading(depth: 7), [] as [String])
        let years = Day.firstOwnYear...Day.today.year + 1
        let names = text.split { !$0.isLetter && !$0.isNumber && !"'’".contains($0) }
            .map { String(decoding: folded($0), as: UTF8.self) }
        for name in names {
            if let year = FilmName.year(name[...]), years.contains(year) {
                heading.year = year
            } else if let month = CalendarNames.fileMonth(name) {
                heading.month = month
            } else if !PlainTextLine.headingWords.contains(name) {
                others.append(name)
            }
        }
        var said = others.filter { !PlainTextLine.fillers.contains($0) }
        while let last = said.last, PlainTextLine.times.contains(last) { said.removeLast() }
        let words = said.joined(separator: " ")
        let isVerb = PlainTextLine.headingVerbs.contains(words) && words != names.first
        let status = isVerb ? "seen" : words
        if WatchStatus(status) != nil {
            // “Watch” can mean “to watch” or “watched”.
            heading.status = status == "watch" ? nil : status
        } else if !others.isEmpty {
            if depth == nil { return nil }
            heading.month = nil
        } else if heading.month != nil || heading.year != nil {
            heading.depth = heading.month == nil ? 8 : 9
        }
        return heading
    }
}
