import MovieCatalog

extension Movie {
    /// Takes over what another file of the person says of the same movie.
    ///
    /// Facts are filled in where there are none, and stay where there are; the public's rating is as new as the source,
    /// and the day on which it was added the first one.
    /// Of what the person did, the later rating counts, and viewings, tags and notes are added where they aren't there:
    /// taking over the same once more changes nothing.
    mutating func merge(_ other: Movie) {
        let firstDay = [dayAdded, other.dayAdded].compactMap { $0 }.min()
        takeLaterRating(of: other)
        _ = addAll(of: other, takesRatings: false)
        dayAdded = firstDay
    }

    /// Takes over what a file says of this movie of the catalog, as the other way to merge does, but for values of the
    /// person's own: these are the file's where there are none, or where it wins.
    ///
    /// - Returns: Where the file says something else than the catalog.
    mutating func merge(_ other: Movie, _ precedence: Precedence) -> [OwnConflict] {
        var conflicts = addAll(of: other, takesRatings: precedence == .theirs)
        if let added = dayAddedConflict(with: other, precedence) {
            conflicts.insert(added, at: 0)
            if added.isReplaced { dayAdded = other.dayAdded }
        }
        let rated = ratingConflict(with: other, precedence)
        if rated == nil { takeLaterRating(of: other) }
        if rated?.isReplaced == true { take(.rating, from: other) }
        if let rated { conflicts.insert(rated, at: 0) }
        return conflicts
    }

    private func ratingConflict(with other: Movie, _ precedence: Precedence) -> OwnConflict? {
        guard let rating, let theirs = other.rating else { return nil }
        let isOnOtherDay = dayRated != nil && other.dayRated != nil && dayRated != other.dayRated
        guard rating != theirs || isOnOtherDay else { return nil }
        return OwnConflict(
            name: "your rating", values: ("\(rating)", "\(theirs)"), days: (dayRated, other.dayRated),
            isReplaced: precedence.takes(other.dayRated, over: dayRated))
    }

    /// The ratings that gave way to that of the movie.
    func outdated(among ratings: [Rating]) -> [OwnConflict] {
        guard let rating else { return [] }
        return ratings.filter { $0 != rating }.map {
            OwnConflict(name: "your rating", values: ("\($0)", "\(rating)"), isReplaced: true)
        }
    }

    /// No day tells which day of adding it to believe.
    private func dayAddedConflict(with other: Movie, _ precedence: Precedence) -> OwnConflict? {
        guard let dayAdded, let theirs = other.dayAdded, dayAdded != theirs else { return nil }
        return OwnConflict(
            name: "added", values: ("\(dayAdded)", "\(theirs)"),
            isReplaced: precedence.takes(nil, over: nil))
    }

    /// Adds what doesn't take the place of anything, but for the ratings of viewings where they are taken.
    private mutating func addAll(of other: Movie, takesRatings: Bool) -> [OwnConflict] {
        fill(from: other)
        if let day = other.watchlist?.day, watchlist?.day == nil { watchlist?.day = day }
        if !other.tags.isEmpty { addTags(of: other, beside: Set(tags.map(Label.key))) }
        note = Self.note(note, with: other.note)
        return mergeViewings(other.viewings, takesRatings: takesRatings)
    }

    /// The movie with what another source says of it.
    func merging(_ other: Movie) -> Movie {
        var movie = self
        movie.merge(other)
        return movie
    }

    /// Whether the movie has all that another source says of it, its title aside.
    func includes(_ other: Movie) -> Bool {
        guard merging(other) == self else { return false }
        // Facts that differ stay as they are on either side.
        var all = Movie(id: other.id, title: title)
        all.merge(self)
        var facts = other.merging(self)
        (facts.title, facts.tags, facts.viewings, facts.note) = (title, tags, viewings, note)
        return facts == all
    }

    /// What rows about one movie say of how often it was watched.
    enum RowViewings: Sendable {
        /// A row of a day is one viewing; one without says that the movie was watched, if nobody knows how often.
        case onDays
        /// All rows of a day are about one viewing.
        case onePerDay
        /// Each row is one viewing, on whatever day.
        case onePerRow
    }

    /// What the rows of one file have said of a movie in words: where there are thousands, each is looked up at once.
    struct Words {
        fileprivate var tags: Set<String> = []
        fileprivate var notes: Set<String> = []
        fileprivate var days: Set<PartialDate?> = []
        /// The places of viewings of which nothing is known; `nil` before anybody looked.
        fileprivate var unknownViewings: [Int]?
    }

    /// Takes over what another row of the same file says: every viewing on a day is one more, and words that were said
    /// before are not.
    ///
    /// - Parameter kind: What rows of the file say of viewings.
    mutating func add(
        _ row: Movie, beside words: inout Words, _ kind: RowViewings = .onDays
    ) {
        fill(from: row)
        if words.tags.isEmpty { words.tags.formUnion(tags.map(Label.key)) }
        if words.notes.isEmpty, let note { words.notes.insert(note) }
        addTags(of: row, beside: words.tags)
        words.tags.formUnion(row.tags.map(Label.key))
        if let added = row.note, !added.isEmpty, words.notes.insert(added).inserted {
            if note?.isEmpty == false { note? += "\n\n\(added)" } else { note = added }
        }
        takeLaterRating(of: row)
        guard kind != .onePerRow else {
            viewings += row.viewings
            return
        }
        for viewing in row.viewings where viewing != Viewing() {
            if kind == .onePerDay {
                if words.days.isEmpty { words.days.formUnion(viewings.map(\.date)) }
                guard words.days.insert(viewing.date).inserted else { continue }
            }
            if words.unknownViewings == nil {
                words.unknownViewings = viewings.indices.reversed().filter { viewings[$0] == Viewing() }
            }
            if let place = words.unknownViewings?.popLast() {
                viewings[place] = viewing
            } else {
                viewings.append(viewing)
            }
        }
        if viewings.count < row.viewings.count {
            words.unknownViewings = nil
            addViewings(upTo: row.viewings.count)
        }
    }

    /// Has each tag once, and the lines of the note end in one way, whatever a file has written.
    mutating func tidyWords() {
        var keys: Set<String> = []
        if tags.count > 1 { tags = tags.filter { keys.insert(Label.key(of: $0)).inserted } }
        guard let note, note.utf8.contains(0x0D) else { return }
        self.note = String(note.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }

    /// Takes over the rating of a later day, or the higher one of the same.
    private mutating func takeLaterRating(of other: Movie) {
        func rank(_ movie: Movie) -> (Int, Int) { (movie.dayRated?.number ?? 0, movie.rating?.tenths ?? -1) }
        if other.rating != nil, rating == nil || rank(self) < rank(other) { take(.rating, from: other) }
    }

    /// Adds viewings of which nothing is known, until there are so many.
    private mutating func addViewings(upTo count: Int) {
        viewings += repeatElement(Viewing(), count: max(0, count - viewings.count))
    }

    private mutating func fill(from other: Movie) {
        if title.isEmpty { title = other.title }
        for field in MovieField.allCases where field.merging != .own {
            guard field.value(of: other) != nil else { continue }
            if field.merging == .latest || field.value(of: self) == nil { take(field, from: other) }
        }
    }

    private mutating func addTags(of other: Movie, beside keys: Set<String>) {
        tags += other.tags.filter { !keys.contains(Label.key(of: $0)) }
    }

    /// A note with words added, unless they are in it; a note that is in the words gives way to them.
    private static func note(_ known: String?, with words: String?) -> String? {
        guard let words else { return known }
        guard let known, !known.isEmpty, !words.contains(known) else {
            return words.isEmpty ? known ?? words : words
        }
        return known.contains(words) ? known : "\(known)\n\n\(words)"
    }

    /// How many viewings of one day are looked at for one that is meant.
    private static let mostAlike = 100

    /// Adds the viewings that aren't in the log: as many on each date as the other log has more. One that becomes known
    /// takes the place of one of which nothing is known, and of these there are as many as either log is longer.
    /// What a viewing of the log doesn't have, a rating or words, is added.
    ///
    /// - Returns: Viewings of the log with other ratings.
    private mutating func mergeViewings(_ others: [Viewing], takesRatings: Bool) -> [OwnConflict] {
        guard !others.isEmpty else { return [] }
        var places = Dictionary(grouping: viewings.indices.reversed()) { viewings[$0] }
        let new = others.filter { $0 != Viewing() && places[$0]?.popLast() == nil }
        var unknown = places.removeValue(forKey: Viewing()) ?? []
        var onDates = Dictionary(grouping: places.values.joined().sorted(by: >)) { viewings[$0].date }
        onDates[nil] = nil
        var conflicts: [OwnConflict] = []
        for viewing in new {
            // Of several on a day, one with the same rating is meant.
            let alike = onDates[viewing.date]?.suffix(Self.mostAlike).lastIndex {
                viewings[$0].rating == viewing.rating
            }
            let place =
                alike.flatMap { onDates[viewing.date]?.remove(at: $0) } ?? onDates[viewing.date]?.popLast()
            guard let place else {
                if let place = unknown.popLast() {
                    viewings[place] = viewing
                } else {
                    viewings.append(viewing)
                }
                continue
            }
            viewings[place].isRewatch = viewings[place].isRewatch || viewing.isRewatch
            viewings[place].note = Self.note(viewings[place].note, with: viewing.note)
            guard let theirs = viewing.rating else { continue }
            if let mine = viewings[place].rating, mine != theirs, let date = viewing.date {
                conflicts.append(
                    OwnConflict(
                        name: "your rating of \(date)", values: ("\(mine)", "\(theirs)"),
                        isReplaced: takesRatings))
                guard takesRatings else { continue }
            }
            viewings[place].rating = theirs
        }
        addViewings(upTo: others.count)
        return conflicts
    }
}

extension MovieField {
    /// How what two sources say of a movie becomes one.
    fileprivate enum Merging {
        /// What is there stays.
        case first
        /// What comes later is newer.
        case latest
        /// In a way of its own.
        case own
    }

    fileprivate var merging: Merging {
        switch self {
        case .title, .rating, .dayRated, .viewings, .tags, .note: .own
        case .publicRating, .votes: .latest
        default: .first
        }
    }
}
