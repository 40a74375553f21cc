import MovieCatalog

extension Movie {
    /// Merges the same movie from another of the user's files. Keeps the earlier day added and the
    /// later rating. Idempotent.
    mutating func merge(_ other: Movie) {
        let firstDay = [dayAdded, other.dayAdded].compactMap { $0 }.min()
        takeLaterRating(of: other)
        _ = addAll(of: other, takesRatings: false)
        dayAdded = firstDay
    }

    mutating func merge(_ other: Movie, _ precedence: Precedence) -> [ValueConflict] {
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

    private func ratingConflict(with other: Movie, _ precedence: Precedence) -> ValueConflict? {
        guard let rating, let theirs = other.rating else { return nil }
        let isOnOtherDay = dayRated != nil && other.dayRated != nil && dayRated != other.dayRated
        guard rating != theirs || isOnOtherDay else { return nil }
        return ValueConflict(
            value: "your rating", mine: "\(rating)", theirs: "\(theirs)", dayOfMine: dayRated,
            dayOfTheirs: other.dayRated, isReplaced: precedence.takes(other.dayRated, over: dayRated))
    }

    func outdated(among ratings: [Rating]) -> [ValueConflict] {
        guard let rating else { return [] }
        return ratings.filter { $0 != rating }.map {
            ValueConflict(value: "your rating", mine: "\($0)", theirs: "\(rating)", isReplaced: true)
        }
    }

    private func dayAddedConflict(with other: Movie, _ precedence: Precedence) -> ValueConflict? {
        guard let dayAdded, let theirs = other.dayAdded, dayAdded != theirs else { return nil }
        return ValueConflict(
            value: "added", mine: PartialDate(dayAdded).abbreviated, theirs: PartialDate(theirs).abbreviated,
            isReplaced: precedence.takes(nil, over: nil))
    }

    private mutating func addAll(of other: Movie, takesRatings: Bool) -> [ValueConflict] {
        fill(from: other)
        if let day = other.watchlist?.day, watchlist?.day == nil { watchlist?.day = day }
        if !other.tags.isEmpty { addTags(of: other, beside: Set(tags.map(LabelKind.key))) }
        note = Self.note(note, with: other.note)
        return mergeViewings(other.viewings, takesRatings: takesRatings)
    }

    func merging(_ other: Movie) -> Movie {
        var movie = self
        movie.merge(other)
        return movie
    }

    func includes(_ other: Movie) -> Bool {
        guard merging(other) == self else { return false }
        // Merging keeps this movie's facts if they differ, so also merge in the other direction.
        var all = Movie(id: other.id, title: title)
        all.merge(self)
        var facts = other.merging(self)
        (facts.title, facts.tags, facts.viewings, facts.note) = (title, tags, viewings, note)
        return facts == all
    }

    /// The way to count viewings if a movie has several rows.
    enum ViewingCounting: Sendable {
        /// A row with a day is a viewing. A row without a day only says that the movie was watched.
        case onDays
        case onePerDay
        case onePerRow
    }

    /// Merges other rows of a file. `kind` decides which rows count as viewings.
    mutating func add(_ rows: [Movie], _ kind: ViewingCounting = .onDays) {
        guard !rows.isEmpty else { return }
        var known = (tags: Set(tags.map(LabelKind.key)), notes: Set([note]))
        var days: Set<PartialDate?> = []
        var unknown: [Int]?
        for row in rows {
            fill(from: row)
            addTags(of: row, beside: known.tags)
            known.tags.formUnion(row.tags.map(LabelKind.key))
            if let added = row.note, !added.isEmpty, known.notes.insert(added).inserted {
                if note?.isEmpty == false { note? += "\n\n\(added)" } else { note = added }
            }
            takeLaterRating(of: row)
            if kind == .onePerRow { viewings += row.viewings }
            for viewing in row.viewings where kind != .onePerRow && viewing != Viewing() {
                if kind == .onePerDay {
                    if days.isEmpty { days.formUnion(viewings.map(\.date)) }
                    guard days.insert(viewing.date).inserted else { continue }
                }
                if unknown == nil {
                    unknown = viewings.indices.reversed().filter { viewings[$0] == Viewing() }
                }
                if let index = unknown?.popLast() {
                    viewings[index] = viewing
                } else {
                    viewings.append(viewing)
                }
            }
            guard viewings.count < row.viewings.count else { continue }
            unknown = nil
            addViewings(upTo: row.viewings.count)
        }
    }

    mutating func normalizeTexts() {
        var keys: Set<String> = []
        if tags.count > 1 { tags = tags.filter { keys.insert(LabelKind.key(of: $0)).inserted } }
        guard let note, note.utf8.contains(0x0D) else { return }
        self.note = String(note.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }

    /// Takes the other movie's rating if it's later, or higher on the same day.
    private mutating func takeLaterRating(of other: Movie) {
        guard let theirs = other.rating else { return }
        func rank(_ rating: Rating, _ day: Day?) -> (Int, Int) { (day?.number ?? 0, rating.tenths) }
        if let rating, rank(rating, dayRated) >= rank(theirs, other.dayRated) { return }
        take(.rating, from: other)
    }

    mutating func addViewings(upTo count: Int) {
        viewings += repeatElement(Viewing(), count: max(0, count - viewings.count))
    }

    private mutating func fill(from other: Movie) {
        if title.isEmpty { title = other.title }
        fill(MovieField.facts + [.watchlist, .dayAdded], from: other)
        for field in [MovieField.publicRating, .votes] where field.value(of: other) != nil {
            take(field, from: other)
        }
    }

    private mutating func addTags(of other: Movie, beside keys: Set<String>) {
        tags += other.tags.filter { !keys.contains(LabelKind.key(of: $0)) }
    }

    private static func note(_ known: String?, with added: String?) -> String? {
        guard let added else { return known }
        guard let known, !known.isEmpty, !added.contains(known) else {
            return added.isEmpty ? known ?? added : added
        }
        return known.contains(added) ? known : "\(known)\n\n\(added)"
    }

    private static let mostAlike = 100

    /// Merges viewings from another file. Pairs those of the same date, so that none counts twice.
    private mutating func mergeViewings(_ others: [Viewing], takesRatings: Bool) -> [ValueConflict] {
        guard !others.isEmpty else { return [] }
        var indices = Dictionary(grouping: viewings.indices.reversed()) { viewings[$0] }
        let new = others.filter { $0 != Viewing() && indices[$0]?.popLast() == nil }
        var unknown = indices.removeValue(forKey: Viewing()) ?? []
        var onDates = Dictionary(grouping: indices.values.joined().sorted(by: >)) { viewings[$0].date }
        onDates[nil] = nil
        var conflicts: [ValueConflict] = []
        for viewing in new {
            // If there are several viewings on a day, prefer the one with the same rating.
            let alike = onDates[viewing.date]?.suffix(Self.mostAlike).lastIndex {
                viewings[$0].rating == viewing.rating
            }
            let index =
                alike.flatMap { onDates[viewing.date]?.remove(at: $0) } ?? onDates[viewing.date]?.popLast()
            guard let index else {
                if let index = unknown.popLast() {
                    viewings[index] = viewing
                } else {
                    viewings.append(viewing)
                }
                continue
            }
            viewings[index].isRewatch = viewings[index].isRewatch || viewing.isRewatch
            viewings[index].note = Self.note(viewings[index].note, with: viewing.note)
            guard let theirs = viewing.rating else { continue }
            if let mine = viewings[index].rating, mine != theirs, let date = viewing.date {
                conflicts.append(
                    ValueConflict(
                        value: "your rating of \(date.abbreviated):", mine: "\(mine)", theirs: "\(theirs)",
                        isReplaced: takesRatings))
                guard takesRatings else { continue }
            }
            viewings[index].rating = theirs
        }
        addViewings(upTo: others.count)
        return conflicts
    }
}

extension MovieField {
    /// Facts about the film other than its title, not the user's own data.
    static let facts = allCases.filter {
        ![.title, .rating, .dayRated, .viewings, .watchlist, .dayAdded, .tags, .note].contains($0)
    }
}
