extension Movie {
    /// Takes over what another source says of the same movie.
    ///
    /// Facts are filled in where there are none, and stay where there are; the public's rating is as new as the source, and the day on
    /// which it was added the first one.
    /// Of what the person did, ratings are taken over, and viewings, tags and notes are added where they aren't there:
    /// taking over the same once more changes nothing.
    mutating func merge(_ other: Movie) {
        fill(from: other)
        addTags(of: other, beside: Set(tags.map(Label.key)))
        if let words = other.note { addNote(words) }
        takeRating(of: other)
        mergeViewings(other.viewings)
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
        if let day = other.dayAdded { dayAdded = min(day, dayAdded ?? day) }
        for field in MovieField.allCases where field.merging != .own {
            guard let value = field.value(of: other) else { continue }
            if field.merging == .latest || field.value(of: self) == nil { field.set(value, of: &self) }
        }
    }

    private mutating func addTags(of other: Movie, beside keys: Set<String>) {
        tags += other.tags.filter { !keys.contains(Label.key(of: $0)) }
    }

    /// Adds words to the note, unless they are in it; a note that is in the words gives way to them.
    private mutating func addNote(_ words: String) {
        guard let known = note, !known.isEmpty, !words.contains(known) else {
            note = words.isEmpty ? note ?? words : words
            return
        }
        if !known.contains(words) { note = "\(known)\n\n\(words)" }
    }

    /// Adds the viewings that aren't in the log: as many on each date as the other log has more, and one on an unknown
    /// date only where there is none at all. What a viewing of the log doesn't have, a rating or a note, is filled in.
    private mutating func mergeViewings(_ others: [Viewing]) {
        let dated = others.filter { $0.date != nil }
        guard !dated.isEmpty else {
            if viewings.isEmpty { viewings = others }
            return
        }
        // A date that is known now was the unknown one.
        if viewings == [Viewing()] { viewings = [] }
        if viewings.isEmpty {
            viewings = others
            return
        }
        var places = Dictionary(grouping: viewings.indices.reversed()) { viewings[$0].date }
        for viewing in dated {
            if let place = places[viewing.date]?.popLast() {
                viewings[place].rating = viewings[place].rating ?? viewing.rating
                viewings[place].note = viewings[place].note ?? viewing.note
            } else {
                viewings.append(viewing)
            }
        }
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
        case .title, .rating, .dayRated, .viewings, .dayAdded, .tags, .note: .own
        case .publicRating, .votes: .latest
        default: .first
        }
    }
}
