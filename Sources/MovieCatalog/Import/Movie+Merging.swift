extension Movie {
    /// Takes over what another file of the person says of the same movie, which is the last word.
    ///
    /// Facts are filled in where there are none, and stay where there are; the public's rating is as new as the source,
    /// and the day on which it was added the first one.
    /// Of what the person did, ratings are taken over, and viewings, tags and notes are added where they aren't there:
    /// taking over the same once more changes nothing.
    mutating func merge(_ other: Movie) {
        let firstDay = [dayAdded, other.dayAdded].compactMap { $0 }.min()
        takeRating(of: other)
        _ = addAll(of: other, takesRatings: false)
        dayAdded = firstDay
    }

    /// Takes over what a file says of this movie of the catalog, as the other way to merge does, but for values of the
    /// person's own: these are the file's where there are none, or where it wins.
    ///
    /// - Returns: Where the file says something else than the catalog.
    mutating func merge(_ other: Movie, _ precedence: Precedence) -> [OwnConflict] {
        // Viewings that become known can tell when the rating was given.
        var conflicts = addAll(of: other, takesRatings: precedence == .theirs)
        if let added = dayAddedConflict(with: other, precedence) {
            conflicts.insert(added, at: 0)
            if added.isReplaced { dayAdded = other.dayAdded }
        }
        let rated = ratingConflict(with: other, precedence)
        if rated?.isReplaced != false { takeRating(of: other) }
        if let rated { conflicts.insert(rated, at: 0) }
        return conflicts
    }

    private func ratingConflict(with other: Movie, _ precedence: Precedence) -> OwnConflict? {
        guard let rating, let theirs = other.rating else { return nil }
        let isOnOtherDay = dayRated != nil && other.dayRated != nil && dayRated != other.dayRated
        guard rating != theirs || isOnOtherDay else { return nil }
        let days = (lastRated, other.lastRated)
        return OwnConflict(
            name: "your rating", values: ("\(rating)", "\(theirs)"), days: days,
            isReplaced: precedence.takes(days.1, over: days.0))
    }

    /// The day of the rating, or of the last viewing that was rated so.
    private var lastRated: Day? {
        dayRated ?? viewings.filter { $0.rating == rating }.compactMap { $0.date?.day }.max()
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
        addTags(of: other, beside: Set(tags.map(Label.key)))
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

    /// What the rows of one file have said of a movie in words: where there are thousands, each is looked up at once.
    struct Words {
        fileprivate var tags: Set<String> = []
        fileprivate var notes: Set<String> = []
    }

    /// Takes over what another row of the same file says: every viewing on a day is one more, and words that were said
    /// before are not.
    mutating func add(_ row: Movie, beside words: inout Words) {
        fill(from: row)
        if words.tags.isEmpty { words.tags.formUnion(tags.map(Label.key)) }
        if words.notes.isEmpty, let note { words.notes.insert(note) }
        addTags(of: row, beside: words.tags)
        words.tags.formUnion(row.tags.map(Label.key))
        if let added = row.note, !added.isEmpty, words.notes.insert(added).inserted {
            if note?.isEmpty == false { note? += "\n\n\(added)" } else { note = added }
        }
        takeRating(of: row)
        let dated = row.viewings.filter { $0.date != nil }
        if !dated.isEmpty, viewings == [Viewing()] { viewings = [] }
        viewings += viewings.isEmpty && dated.isEmpty ? row.viewings : dated
    }

    /// Takes over a rating with the day it was given; another one without a day was given nobody knows when.
    private mutating func takeRating(of other: Movie) {
        guard let rating = other.rating else { return }
        if rating != self.rating || other.dayRated != nil { dayRated = other.dayRated }
        self.rating = rating
    }

    private mutating func fill(from other: Movie) {
        if title.isEmpty { title = other.title }
        for field in MovieField.allCases where field.merging != .own {
            guard let value = field.value(of: other) else { continue }
            if field.merging == .latest || field.value(of: self) == nil { field.set(value, of: &self) }
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

    /// Adds the viewings that aren't in the log: as many on each date as the other log has more, and one on an unknown
    /// date only where there is none at all. What a viewing of the log doesn't have, a rating or words, is added.
    ///
    /// - Returns: Viewings of the log with other ratings.
    private mutating func mergeViewings(_ others: [Viewing], takesRatings: Bool) -> [OwnConflict] {
        let dated = others.filter { $0.date != nil }
        guard !dated.isEmpty else {
            if viewings.isEmpty { viewings = others }
            return []
        }
        // A date that is known now was the unknown one.
        if viewings == [Viewing()] { viewings = [] }
        if viewings.isEmpty {
            viewings = others
            return []
        }
        var conflicts: [OwnConflict] = []
        var places = Dictionary(grouping: viewings.indices.reversed()) { viewings[$0].date }
        for viewing in dated {
            guard let place = places[viewing.date]?.popLast() else {
                viewings.append(viewing)
                continue
            }
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
