import MovieCatalog

/// A list or diary line: `- [x] Heat (1995)`, `2024-01-05 Heat 8/10`, `x 2024-01-05 Heat +cinema`.
struct PlainTextLine {
    private(set) var title = ""
    private(set) var year: Int?
    private(set) var rating: Rating?
    private(set) var isRewatch = false
    private(set) var note = ""
    /// The words in parentheses after the title that were taken as a note.
    private(set) var aside = ""
    private(set) var tags: [String] = []
    /// Whether a checkbox, or a word such as DONE, marks the title as watched. Nil without either.
    private(set) var isWatched: Bool?
    /// The day. It's as written if the order of day and month is unclear.
    private(set) var day = ""
    /// Whether the line is a list item, such as one with a bullet or a day.
    private(set) var isListed = false
    private(set) var address = ""
    /// The number before the title: a position in the list, or a day of the month.
    private(set) var number: Int?
    /// Whether a day such as `1/14`, which isn't a rating, precedes the title.
    private(set) var hasSlashedDay = false
    /// Whether the title begins with what looks like a day but can't be read.
    private(set) var hasStrangeDay = false
    /// The properties of an Org mode headline, such as `:RATING: 9`.
    var properties: [MovieField: String] = [:]
    private var isTask = false
    private var sections = PlainTextSections()

    var isFilm: Bool { !address.isEmpty || year != nil || isListed && !leadsElsewhere }

    /// Whether the line links to a site that isn't about films.
    private(set) var leadsElsewhere = false

    var cells: [String] {
        let undated =
            properties[.viewings] ?? sections.watched(ifMarked: isWatched == true)
            ?? (isWatched == true ? "yes" : sections.status ?? "")
        let isOpen = isWatched == false && !sections.isPlanned
        let day = isOpen ? "no" : day.isEmpty ? undated : day
        return [
            title, year.map { "\($0)" } ?? properties[.year] ?? "", day,
            rating?.description ?? properties[.rating] ?? "", isRewatch ? "yes" : "",
            note.isEmpty ? properties[.note] ?? "" : note, tags.joined(separator: ", "),
            address.isEmpty ? properties[.imdbID] ?? "" : address, properties[.directors] ?? "",
        ]
    }

    /// Reads the line after an Org mode headline. `CLOSED: [2024-01-05 Fri]` means a watched film.
    mutating func takeDay(ofNext line: ArraySlice<UInt8>) {
        let text = String(decoding: line.prefix(200), as: UTF8.self)
        guard day.isEmpty, Self.plans.contains(where: text.trimmed.hasPrefix) else { return }
        day = Self.dayClosed(in: text) ?? ""
        isWatched = isWatched ?? !day.isEmpty
    }

    static func dayClosed(in line: String) -> String? {
        guard line.trimmed.hasPrefix("CLOSED:") else { return nil }
        let day = line.drop { !$0.isNumber }.prefix(10)
        return Day(day) == nil ? nil : String(day)
    }

    /// Whether an Org mode line begins a drawer, such as `:PROPERTIES:`.
    static func isDrawer(_ line: Substring) -> Bool {
        line.count > 2 && line.hasPrefix(":") && line.hasSuffix(":") && !line.contains(" ")
    }

    /// Whether an Org mode headline has a deeper headline, a list or an empty line below it.
    static func isHeading(_ line: String, above next: ArraySlice<UInt8>) -> Bool {
        let depth = line.prefix { $0 == "*" }.count
        let text = String(decoding: next.prefix(200), as: UTF8.self).trimmed
        return text.isEmpty || text.prefix { $0 == "*" }.count > depth || "-+".contains(text.first ?? "*")
    }

    /// Parses a line. Nil for a heading, a rule, a quotation or an empty line.
    init?(_ line: String, under sections: PlainTextSections = PlainTextSections()) {
        self.sections = sections
        // Remove variation selectors, so that symbols such as ✔️ compare equal.
        var plain = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\u{FE0F}" }))
        if plain.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 > 0x7F }) {
            for star in ["*", "★"] { plain = plain.replacing(star + "1/2", with: star + "½") }
            plain = plain.replacing("（", with: "(").replacing("）", with: ")")
        }
        var text = plain.trimmed
        guard let first = text.first, !">|=".contains(first),
            first != "#" || text.dropFirst().first?.isNumber == true,
            text.contains(where: { $0.isLetter || $0 == "(" })
                || sections.isPlanned && FilmName.year(text) != nil
                || text.wholeMatch(of: #/[0-9]+[.)] +[0-9]\S*/#) != nil
        else { return nil }
        isListed = text.hasPrefix("~~") || sections.haveTitles && Self.isTitle(plain)
        takeMarks(&text)
        let pictures = takePictures(&text)
        takeTick(in: &text)
        // A nested bullet is usually a note on the title above.
        let isInner = Self.bullets.contains(first) && (line.hasPrefix("  ") || line.hasPrefix("\t"))
        var rest = text
        if let (day, following) = Self.day(at: text, under: sections.year) {
            (self.day, rest) = (day, following.droppingSigns)
            // In todo.txt, the day of creation follows the day of completion.
            if let (_, following) = Self.day(at: rest, under: nil), isWatched == true { rest = following }
            takeMarks(&rest)
            isListed = true
            // The day of an open task isn't a viewing day.
            if isTask, isWatched != true { self.day = "" }
        }
        var undated = ""
        if day.isEmpty, let (words, following) = Self.dayWithoutYear(at: rest) {
            (undated, rest) = (words, following)
        }
        let slashed = day.isEmpty && undated.isEmpty ? Self.dayWithSlash(at: rest) : nil
        if let slashed {
            (rest, isListed) = (slashed.rest, isListed || sections.year ?? sections.month != nil)
        }
        isListed = isListed && (!isInner || sections.indent == line.prefix(while: \.isWhitespace).count)
        takeAddress(in: rest)
        var film = String(rest)
        let words = takeBrackets(in: &film)
        takeFilm(film)
        if let slashed { undated = take(slashed) }
        if let number, day.isEmpty { day = sections.date(ofNumber: number) ?? "" }
        if day.isEmpty, !sections.isPlanned { day = sections.day ?? "" }
        hasStrangeDay = Self.hasDay(title)
        note = [pictures, undated, words, note].filter { !$0.isEmpty }.joined(separator: " ")
        guard !title.isEmpty || !address.isEmpty else { return nil }
    }

    /// Whether a note with these properties has a list or table of films, and isn't about one film.
    static func isPage(_ properties: [String], _ text: Substring) -> Bool {
        let fields: [MovieField] = [.directors, .imdbID, .tmdbID, .letterboxdURI, .runtime, .cast]
        guard !properties.compactMap({ Column(named: $0)?.field }).contains(where: fields.contains) else {
            return false
        }
        let lines = text.split(separator: "\n")
        return lines.contains { $0.hasPrefix("|") && $0.contains("--") }
            || lines.count { PlainTextLine(String($0))?.isFilm == true } > 1
    }
}

extension PlainTextLine {
    /// Whether a line without a bullet can be a title, below a heading that says that films follow.
    private static func isTitle(_ line: String) -> Bool {
        guard let first = line.first, let last = line.last else { return false }
        return !first.isLowercase && !first.isWhitespace && !"*_".contains(first) && !".:;,".contains(last)
            && line.utf8.count < 50
    }

    /// Takes a bullet or number, and a checkbox or word that says whether the film was watched.
    private mutating func takeMarks(_ text: inout Substring) {
        let start = text
        let stars = text.prefix { $0 == "*" }
        if let first = text.first, Self.bullets.contains(first),
            text.dropFirst(max(1, stars.count)).first?.isWhitespace == true
        {
            text = text.dropFirst(max(1, stars.count)).trimmed
        }
        takeNumber(&text)
        let first = text.unicodeScalars.first
        for (mark, isWatched) in Self.marks
        where mark.unicodeScalars.first == first && text.hasPrefix(mark) {
            let isWord = mark.first?.isLetter == true
            let rest = text.dropFirst(mark.count).drop { isWord && $0 == ":" }
            guard rest.first?.isWhitespace == true || !isWord && mark.count == 1, !rest.trimmed.isEmpty else {
                continue
            }
            (self.isWatched, text) = (isWatched, rest.trimmed)
            break
        }
        // In todo.txt, a done task is “x 2024-01-05 Heat”. A priority is (A), or [#A] in Org mode.
        if text.hasPrefix("x "), Self.day(at: text.dropFirst(2), under: nil) != nil {
            (isWatched, text) = (true, text.dropFirst(2).trimmed)
        }
        for (open, close) in [("(", ") "), ("[#", "] ")] where text.hasPrefix(open) {
            let rest = text.dropFirst(open.count)
            if rest.first?.isUppercase == true, rest.dropFirst().hasPrefix(close),
                isWatched != nil || open == "[#" || rest.dropFirst(3).first?.isLowercase != true
            {
                text = rest.dropFirst(1 + close.count).trimmed
                isTask = true
            }
        }
        isListed = isListed || text.startIndex > start.startIndex
    }

    /// Takes a list number: `3.`, `3)`, `3 -` and `#3`.
    private mutating func takeNumber(_ text: inout Substring) {
        let digits = text.drop { $0 == "#" }.prefix(while: \.isNumber)
        let sign = text[digits.endIndex...].prefix { !$0.isWhitespace }
        let rest = text[sign.endIndex...].trimmed
        guard let found = Int(digits), !rest.isEmpty else { return }
        let isDashed = sign.isEmpty && digits.count < 4 && ["- ", "– ", "— "].contains(rest.prefix(2))
        let isBare = sign.isEmpty && (sections.bareNumbersCount || text.first == "#")
        guard isDashed || isBare || [".", ")"].contains(sign) || sign == ":" && sections.month != nil else {
            return
        }
        // “5. Januar” is a day, not a list number.
        let name = String(decoding: folded(rest.prefix(while: \.isLetter)), as: UTF8.self)
        if CalendarNames.writtenMonth(name) != nil,
            Self.day(at: text, under: sections.year) != nil || Self.dayWithoutYear(at: text) != nil
        {
            return
        }
        text = isDashed ? rest.droppingSigns : rest
        number = found
    }

    /// Takes emoji before a title, and returns the emoji that aren't mere bullets.
    private mutating func takePictures(_ text: inout Substring) -> String {
        var pictures = ""
        while text.hasPicture, let first = text.first,
            !Self.marks.contains(where: { text.hasPrefix($0.mark) })
        {
            if !Self.bullets.contains(first) { pictures.append(first) }
            (text, isListed) = (text.dropFirst().trimmed, true)
        }
        return pictures
    }

    /// Takes a checkbox or check mark after a title.
    private mutating func takeTick(in text: inout Substring) {
        guard text.utf8.contains(where: { $0 > 0x7F || $0 == UInt8(ascii: "[") }) else { return }
        let words = text.split(separator: " ")
        let signs = Self.marks.filter { $0.mark.first?.isLetter == false && $0.mark != "[]" }
        for (mark, isWatched) in signs where words.dropFirst().contains(where: { $0 == mark }) {
            (self.isWatched, isListed) = (self.isWatched ?? isWatched, true)
            text = words.filter { $0 != mark }.joined(separator: " ")[...]
        }
    }

    /// A day before a title, such as `1/14` or `14/1`.
    private typealias SlashedDay = (first: Int, second: Int, words: Substring, rest: Substring)

    private static func dayWithSlash(at text: Substring) -> SlashedDay? {
        let word = text.prefix { !$0.isWhitespace }
        let rest = text[word.endIndex...].droppingSigns
        let numbers = word.trimmingSigns.split(separator: "/", maxSplits: 2).map(\.utf8.number)
        guard numbers.count == 2, let first = numbers[0], let second = numbers[1], !rest.isEmpty,
            !rest.hasPrefix("("), min(first, second) > 0, min(first, second) < 13, max(first, second) < 32
        else { return nil }
        return (first, second, word.trimmingSigns, rest)
    }

    /// Takes a day, or a rating such as 8/10. Returns the text if it's neither for certain.
    private mutating func take(_ slashed: SlashedDay) -> String {
        if rating == nil, !sections.slashesAreDays, let rated = try? TypedRating(at: slashed.words) {
            if sections.month == nil { rating = rated.rating }
            return sections.month == nil ? "" : String(slashed.words)
        }
        hasSlashedDay = true
        let date = sections.date(slashed.first, slashed.second)
        if day.isEmpty { day = date ?? "" }
        return date == nil ? String(slashed.words) : ""
    }

    /// Returns the day at the beginning (as written if it's ambiguous) and the text after it.
    static func day(at text: Substring, under year: Int?) -> (day: String, rest: Substring)? {
        for (open, close) in dayMarks where text.hasPrefix(open) {
            let inner = text.dropFirst(open.count)
            guard let end = inner.firstRange(of: close),
                let day = day(is: inner[..<end.lowerBound], under: year)
            else { continue }
            return (day, inner[end.upperBound...].droppingSigns)
        }
        let word = text.prefix { !$0.isWhitespace }
        let name = word.trimmingSigns
        let rest = text[word.endIndex...].trimmed
        let isOpen = word.first.map("[(<".contains) == true && !word.contains(where: "])>".contains)
        guard let first = name.first, first.isNumber || first.isLetter, !rest.isEmpty, !isOpen else {
            return nil
        }
        let letters = String(decoding: folded(name.filter { $0 != "." }), as: UTF8.self)
        if CalendarNames.isWeekday(letters), let found = day(at: rest, under: year) { return found }
        let isCompact = name.count == 8 && name.utf8.allSatisfy(\.isDigit)
        let written =
            isCompact ? "\(name.prefix(4))-\(name.dropFirst(4).prefix(2))-\(name.suffix(2))" : String(name)
        if Day(iso: Array(written.utf8)[...]) != nil || isNumericDay(written) {
            let isTime = rest.utf8.prefix(6).enumerated().allSatisfy {
                $0.offset == 2 ? $0.element == UInt8(ascii: ":") : $0.offset == 5 || $0.element.isDigit
            }
            return (written, isTime ? rest.dropFirst(5).trimmed : rest)
        }
        let today = year.flatMap { Day(year: $0, month: 12, day: 31) } ?? .today
        if let date = try? TypedDate(at: text, today: today), let day = date.date?.day, !date.isNumber,
            isWritten(day, in: text[..<date.rest.startIndex], under: year), !date.rest.isEmpty
        {
            // A year in parentheses makes “September 5” a title.
            return date.rest.hasPrefix("(") ? nil : ("\(day)", date.rest)
        }
        guard first.isNumber || CalendarNames.writtenMonth(letters) != nil else { return nil }
        return namedDay(at: text, nil) ?? year.flatMap { namedDay(at: text, $0) }
    }

    private static func isNumericDay(_ word: some StringProtocol) -> Bool {
        NumericDate(Array(word.utf8)[...], hasShortYears: true)?.year ?? 0 > Day.firstOwnYear
    }

    /// Returns a day such as `5 stycznia 2024`, or a day without a year if `year` is given.
    private static func namedDay(at text: Substring, _ year: Int?) -> (day: String, rest: Substring)? {
        for word in text.split(maxSplits: 6, whereSeparator: \.isWhitespace).dropLast() {
            let written = text[..<word.endIndex].trimmingSigns.prefix { $0 != "(" }
            let rest = text[word.endIndex...].trimmed
            guard let day = Day(named: year.map { "\(written) \($0)" } ?? String(written)),
                // Without a year, month names such as “out” or “set” are probably other words.
                year == nil || rest.first.map(signs.contains) == true || signs.contains(word.last ?? "0")
            else { continue }
            let end = CalendarNames.wordsOfYears.first { rest.hasPrefix($0 + " ") } ?? ""
            return ("\(day)", rest.dropFirst(end.count).trimmed)
        }
        return nil
    }

    /// Returns the day if the text is nothing but a day.
    private static func day(is text: Substring, under year: Int?) -> String? {
        day(at: text + " .", under: year).flatMap { $0.rest == "." ? $0.day : nil }
    }

    /// Takes a day, or words next to a year, in brackets. Returns the note's part.
    private mutating func takeBrackets(in text: inout String) -> String {
        for open in text.indices.dropFirst() where "([".contains(text[open]) {
            let inner = text[open...].dropFirst().prefix { !")]".contains($0) }
            guard inner.endIndex < text.endIndex else { return "" }
            // Fast path: most lines have only a year in parentheses.
            guard FilmName.year(inner) == nil else { continue }
            let first = inner.prefix(while: \.isLetter)
            let said = WatchStatus(String(first)) == .watched ? inner[first.endIndex...].trimmed : inner
            if Self.day(is: said, under: sections.year ?? Day.today.year) != nil {
                let found = day.isEmpty ? Self.day(is: said, under: sections.year) : nil
                text.removeSubrange(open...inner.endIndex)
                day = found ?? day
                return found == nil ? String(inner) : ""
            }
            let parts = inner.split { ",;".contains($0) }.map(\.trimmed)
            let year = parts.first { FilmName.year($0) != nil }
            let others = parts.filter { $0 != year }.joined(separator: ", ")
            if let year, !others.isEmpty, !others.contains(where: \.isNumber), FilmName.leading(text) == nil {
                text.replaceSubrange(inner.startIndex..<inner.endIndex, with: year)
                return others
            }
        }
        return ""
    }

    /// Whether a title begins with a time in brackets, or with a day, words and a year.
    private static func hasDay(_ title: String) -> Bool {
        let day =
            #/(\[[^\]]*[0-9][^0-9\]]+[0-9]|([12]?[0-9]|3[01])[^0-9\s]{0,2} (\p{L}+ ){1,3}(19|20)[0-9]{2}\b.)/#
        let mayHaveDay = title.first == "[" || title.first?.isNumber == true
        return mayHaveDay && title.prefixMatch(of: day) != nil
    }

    /// Returns a day without a year before a film (`5.1.` or `5 Jan:`), and the text after it.
    private static func dayWithoutYear(at text: Substring) -> (words: String, rest: Substring)? {
        if text.first?.isNumber == true, let (_, rest) = namedDay(at: text, Day.today.year),
            FilmName.leading(String(rest)) != nil
        {
            return (String(text[..<rest.startIndex].trimmed.droppingSigns), rest.droppingSigns)
        }
        guard let date = try? TypedDate(at: text, today: .today), let day = date.date?.day, !date.isNumber,
            FilmName.leading(String(date.rest)) != nil,
            case let words = text[..<date.rest.startIndex].trimmed,
            words.last.map({ $0 == "." || Self.signs.contains($0) }) == true,
            isWritten(day, in: words, under: day.year)
        else { return nil }
        return (String(words.trimmingSigns), date.rest)
    }

    /// Whether the text has the day of the month, and the year unless a heading has it.
    private static func isWritten(_ day: Day, in text: some StringProtocol, under year: Int?) -> Bool {
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        return numbers.contains(day.day) && (numbers.contains(day.year) || year == day.year)
    }

    private mutating func takeAddress(in text: Substring) {
        let words = text.split { $0.isWhitespace || "()[]<>".contains($0) }
        var movie = Movie(title: "")
        if let word = words.first(where: { movie.takeID(from: Array($0.utf8)[...]) }) {
            address = String(word)
        }
        guard text.first == "[", let link = text.firstRange(of: "](") else { return }
        let target = text[link.upperBound...]
        leadsElsewhere = target.contains("://") && !Self.places.contains(where: target.contains)
    }

    private mutating func takeFilm(_ text: String) {
        var plain = unmarked(text)
        if plain.utf8.contains(UInt8(ascii: "\\")) {
            plain = plain.replacing("\\(", with: "(").replacing("\\)", with: ")")
        }
        // An address alone isn't a title.
        guard plain != address else { return }
        var name = withLongYear(unemphasized(plain)).replacing("):", with: ")")[...]
        let today = sections.year.flatMap { Day(year: $0, month: 12, day: 31) } ?? .today
        let isNoted =
            isWatched != nil || !day.isEmpty || sections.day ?? sections.status != nil
            || sections.month != nil
        // Take 8/10 or stars as a rating. A number alone is part of the title.
        if name.prefix(while: { !$0.isWhitespace }).contains(where: "/%★⭐".contains),
            let rated = try? TypedRating(at: name), rated.rest.first?.isLetter == true,
            FilmName.leading(String(rated.rest)) != nil
        {
            (rating, name) = (rated.rating, rated.rest)
        }
        if name.hasPrefix("("), let found = FilmName.year(name.dropFirst().prefix(4)),
            name.dropFirst(5).hasPrefix(") ")
        {
            (title, year) = (plainText(markdown: name.dropFirst(7).trimmed), found)
        } else if let (film, following) = FilmName.leading(String(name)) {
            let end = Self.aside(in: film.title, isNoted: isNoted) ?? film.title.endIndex
            (title, year) = (plainText(markdown: film.title[..<end].trimmed), film.year)
            aside = String(film.title[end...])
            take("\(aside) \(following)"[...], today)
        } else if let sign = name.lastIndex(where: { ",-–—".contains($0) }),
            name[sign] == "," || name[..<sign].last == " ",
            let found = FilmName.year(name[name.index(after: sign)...].trimmed)
        {
            (title, year) = (plainText(markdown: name[..<sign].trimmed), found)
        } else {
            for word in ["(rewatch)", "(again)"] where name.contains(word) {
                (name, isRewatch) = (name.replacing(word, with: "")[...], true)
            }
            let (words, found) = Self.tags(in: name)
            (name, tags, isListed) = (words, found, isListed || !found.isEmpty)
            title = plainText(markdown: name.droppingSigns)
            guard isListed, !leadsElsewhere else { return }
            let parts = name.split(separator: " ").map(String.init)
            let (film, viewing, _) = FilmName.added(parts, today: today, isTitle: { (_) -> Bool in false })
            let end = Self.aside(in: film.title, isNoted: true) ?? film.title.endIndex
            var line = self
            line.aside = String(film.title[end...])
            line.title = plainText(markdown: film.title[..<end].droppingSigns)
            line.take("\(line.aside) \(viewing)"[...], today)
            // Without a day or rating, the whole text is a title: “Mission: Impossible - Fallout”.
            if Self.aside(in: film.title, isNoted: isNoted) != nil || line.rating != rating || line.day != day
                || line.isRewatch != isRewatch
            {
                self = line
            }
        }
    }

    /// Returns the start of parentheses that don't belong to a title, such as `(Final Cut)`.
    private static func aside(in title: String, isNoted: Bool) -> String.Index? {
        title.indices.dropFirst().first { index in
            guard title[index] == "(" else { return false }
            let inner = title[index...].prefix { $0 != ")" }.split { !$0.isLetter && !$0.isNumber }
            let words = inner.map { String(decoding: folded($0), as: UTF8.self) }
                .prefix { !companions.contains($0) }
            return editions.contains(words.joined(separator: " "))
                || isNoted && words.contains(where: venues.contains)
                    && words.allSatisfy { venues.contains($0) || headingWords.contains($0) }
        }
    }

    /// Makes ``aside`` part of the title again if there's a film of that title.
    mutating func rejoinTitle(if isTitle: (String) throws(CatalogError) -> Bool) throws(CatalogError) {
        guard !aside.isEmpty, try isTitle("\(title) \(aside)") else { return }
        (title, note) = ("\(title) \(aside)", String(note.replacing(aside, with: "").trimmed))
    }

    /// Reads the text after a title as a viewing. Text that isn't understood becomes a note.
    private mutating func take(_ text: Substring, _ today: Day) {
        let (untagged, found) = Self.tags(in: text)
        tags += found
        var rest = untagged.droppingSigns.drop { ".…".contains($0) }.trimmed
        for word in ["rewatch", "again"] {
            if rest.contains(", \(word))") { isRewatch = true }
            rest = rest.replacing("(\(word))", with: word).replacing("(\(word), ", with: "\(word) (")[...]
        }
        // Keep the day as written, since other days may show the order of day and month.
        let words = rest.split(separator: " ")
        if day.isEmpty, let index = words.firstIndex(where: { Self.isNumericDay($0.trimmingSigns) }),
            index == 0 || index == words.count - 1
        {
            day = String(words[index].trimmingSigns)
            let last = index == 0 ? "" : words[index - 1].lowercased()
            let isOfDay = last == "on" || CalendarNames.isWeekday(last)
            let others = words[..<index].dropLast(isOfDay ? 1 : 0) + words[(index + 1)...]
            rest = others.joined(separator: " ")[...].droppingSigns
        }
        guard !rest.isEmpty else { return }
        let former = Viewing(rating: rating)
        let typed = try? TypedViewing(String(rest), changing: former, today: today).viewing
        let isDated = typed?.date.map { date in
            date.day.map { Self.isWritten($0, in: rest, under: sections.year) }
                ?? rest.contains("\(date.year)")
        }
        // A relative day such as yesterday means nothing in a file.
        guard let typed, isDated != false else { return note = String(rest) }
        if let date = typed.date, day.isEmpty { day = date.description }
        (rating, isRewatch) = (typed.rating, isRewatch || typed.isRewatch)
        note = typed.note.map { String($0[...].droppingSigns) } ?? ""
    }

    /// Splits off the tags at the end: `+cinema`, `@home`, `#noir`, `:crime:heist:`.
    private static func tags(in text: Substring) -> (rest: Substring, tags: [String]) {
        var (rest, tags) = (text.trimmed, [] as [String])
        while let last = rest.split(whereSeparator: \.isWhitespace).last {
            let name = last.dropFirst()
            if name.first?.isLetter == true, "+@#".contains(last.first ?? "-") {
                tags.insert(String(name), at: 0)
            } else if last.count > 2, last.hasPrefix(":"), last.hasSuffix(":") {
                tags = last.split(separator: ":").map(String.init) + tags
            } else if !last.hasPrefix("due:"), !last.hasPrefix("pri:"), !last.hasPrefix("rec:") {
                break
            }
            rest = rest[..<last.startIndex].trimmed
        }
        return (rest, tags)
    }
}

/// Removes markup around just the title: `*Cats* (2019)` becomes `Cats (2019)`.
private func unemphasized(_ text: Substring) -> String {
    for (open, close) in PlainTextLine.emphasis where text.hasPrefix(open) {
        let inner = text.dropFirst(open.count)
        guard let end = inner.firstRange(of: close), end.lowerBound > inner.startIndex else { continue }
        let rest = inner[end.upperBound...]
        guard rest.trimmed.first?.isLetter != true, !rest.contains(close) else { continue }
        return String(inner[..<end.lowerBound] + rest)
    }
    return String(text)
}

/// Replaces `('72)` and `('1972)` with `(1972)`.
private func withLongYear(_ text: String) -> String {
    guard text.contains(where: { "'’".contains($0) }) else { return text }
    return text.replacing(#/\(['’]([0-9]{4}|[0-9]{2})\)/#, maxReplacements: 1) { match in
        let digits = match.1
        let century = digits.count == 4 ? "" : Int(digits) ?? 0 > currentYear() % 100 ? "19" : "20"
        return "(\(century)\(digits))"
    }
}

extension Substring {
    var droppingSigns: Substring {
        var text = drop { $0.isWhitespace || PlainTextLine.signs.contains($0) }
        while let last = text.last {
            // The dash in `A-` is part of the grade.
            let isLoose = text.dropLast().last?.isWhitespace != false
            let isSign = last == "." || PlainTextLine.signs.contains(last)
            guard last.isWhitespace || ",:;|".contains(last) || isLoose && isSign else { break }
            text = text.dropLast()
        }
        return text
    }

    /// Whether the text begins with an emoji that isn't a star or a plain bullet.
    var hasPicture: Bool {
        guard let first = unicodeScalars.first, !"⭐▪▫".unicodeScalars.contains(first) else { return false }
        return first.properties.isEmoji && first.value > 0x2000 || (0x1F000...0x1FAFF).contains(first.value)
    }

    /// `[2024-01-05]:` becomes 2024-01-05.
    fileprivate var trimmingSigns: Substring {
        var text = drop { "[(<".contains($0) }
        while let last = text.last, PlainTextLine.signs.contains(last) || "])>".contains(last) {
            text = text.dropLast()
        }
        return text
    }
}
