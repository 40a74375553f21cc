// Steps that can be undone and done again, kept in the catalog itself.
//
// A step holds, for each movie that it touched, the movie as it was before. Undoing puts that back and keeps in its place
// what was there, so that doing the step again is the same exchange once more. A list of a person's own stands there as a
// movie does, under its number below zero.
extension Catalog {
    /// The steps that the next ``undo(_:progress:)`` takes back and the next ``redo(_:progress:)`` does again; `nil` where there
    /// is none. They are looked for anew where any program has changed something.
    public var steps: (undoable: HistoryStep?, redoable: HistoryStep?) {
        get throws(CatalogError) {
            let changeCount = try database.changeCount
            if let nextSteps, nextSteps.changeCount == changeCount {
                return (nextSteps.undoable, nextSteps.redoable)
            }
            let steps = (undoable: try step(isUndone: false), redoable: try step(isUndone: true))
            nextSteps = (changeCount, steps.undoable, steps.redoable)
            return steps
        }
    }

    /// Takes the last step back, whichever program made it and however long ago.
    ///
    /// - Parameters:
    ///   - expected: The step that should be taken back, as ``steps`` gave it; without one, any.
    ///   - progress: Hears how far it is, every few hundred movies; false stops it.
    /// - Returns: What was taken back; `nil` when there was nothing, or when another step has become the last one.
    @discardableResult
    public func undo(
        _ expected: HistoryStep? = nil, progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> HistoryStep? {
        try exchange(expected, isUndone: false, progress)
    }

    /// Does the step again that was taken back last.
    ///
    /// - Parameters:
    ///   - expected: The step that should be done again, as ``steps`` gave it; without one, any.
    ///   - progress: Hears how far it is, every few hundred movies; false stops it.
    /// - Returns: What was done; `nil` when there was nothing, or when another step has become the next one.
    @discardableResult
    public func redo(
        _ expected: HistoryStep? = nil, progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> HistoryStep? {
        try exchange(expected, isUndone: true, progress)
    }

    /// The changes made here that the catalog has lost, because an older copy was put in its place. Each is returned once.
    package func takeLostChanges() throws(CatalogError) -> [CatalogChange] {
        try findLostChanges()
        defer { lostChanges = [] }
        if !lostChanges.isEmpty { hasLostChanges = true }
        return lostChanges
    }

    private func findLostChanges() throws(CatalogError) {
        guard let last = ownSteps.last else { return }
        let token = try token(ofStep: last.id)
        // A step that another program undid is deleted once there's a later one.
        let isLost =
            if let token { token != last.token } else {
                try database.integer("SELECT max(id) FROM step") < last.id
            }
        guard isLost else { return }
        for step in ownSteps where try self.token(ofStep: step.id) != step.token {
            lostChanges.append(step.change)
        }
        ownSteps = []
    }

    private func token(ofStep id: Int) throws(CatalogError) -> Int? {
        try database.row("SELECT token FROM step WHERE id = ?", [.integer(id)]) {
            (row) throws(CatalogError) in try row.integer(0)
        }
    }

    /// Makes changes as one step. They are recorded with ``record(_:of:through:)``; a step without any is none.
    package func change<Result>(
        _ change: CatalogChange, _ changes: () throws(CatalogError) -> Result
    ) throws(CatalogError) -> Result {
        try writing { () throws(CatalogError) in
            try beginStep()
            let result = try changes()
            try endStep(change)
            return result
        }
    }

    /// Begins the step to which movies are recorded.
    package func beginStep() throws(CatalogError) {
        try findLostChanges()
        let last = try database.integer("SELECT max(id) FROM step")
        guard last < .max else { throw database.damage(.stepIDsUsedUp) }
        step = last + 1
    }

    /// Ends the step begun last with the movies that were recorded to it, unless there are none; what was undone before can't
    /// be done again any more then.
    package func endStep(_ change: CatalogChange) throws(CatalogError) {
        let token = Int.random(in: .min ... .max)
        try database.run(
            """
            INSERT INTO step (id, is_undone, films, action, name, count, token)
                SELECT ?1, 0, sum(last - movie + 1), ?2, ?3, ?4, ?5 FROM step_change WHERE step = ?1 GROUP BY step
            """, [.integer(step)] + change.columns + [.integer(token)])
        guard let last = try lastStep(before: .max), !last.isUndone else { return }
        let undone = try firstUndone(before: last.id)
        if last.id == step {
            ownSteps.removeAll { $0.id >= undone ?? .max }
            ownSteps.append((step, token, change))
        }
        guard let undone else { return }
        try database.execute(
            """
            DELETE FROM step_change WHERE step >= \(undone) AND step < \(last.id);
            DELETE FROM step WHERE id >= \(undone) AND id < \(last.id);
            """)
        hasGivenUp = true
    }

    /// Records what a movie was before the step begun last; `nil` for one that wasn't there, with all those behind it
    /// up to `last`.
    package func record(_ movie: Movie?, of id: Int, through last: Int? = nil) throws(CatalogError) {
        try keep(movie?.json, of: id, through: last ?? id, in: step, "IGNORE")
    }

    /// Records what a list was before the step begun last; `nil` for one that wasn't there.
    func record(_ list: MovieList?, ofList id: Int) throws(CatalogError) {
        try keep(list?.json, of: -id, through: -id, in: step, "IGNORE")
    }

    private func keep(
        _ state: [UInt8]?, of id: Int, through last: Int, in step: Int, _ conflict: String
    ) throws(CatalogError) {
        let statement = try database.statement(
            "INSERT OR \(conflict) INTO step_change (step, movie, last, state) VALUES (?, ?, ?, ?)")
        for (place, number) in [step, id, last].enumerated() { try statement.bind(place + 1, number) }
        try statement.bind(4, bytes: state)
        try statement.run()
    }

    /// The last step that is done, or the first one that was taken back.
    private func step(isUndone: Bool) throws(CatalogError) -> HistoryStep? {
        let undone = try firstUndone(before: .max)
        if isUndone, undone == nil { return nil }
        let place = isUndone ? "id >= ? ORDER BY id" : "id < ? ORDER BY id DESC"
        return try database.row(
            "SELECT id, films, action, name, count FROM step WHERE \(place) LIMIT 1",
            [.integer(undone ?? .max)]
        ) { (row) throws(CatalogError) in
            guard let id = try row.integer(0), let movies = try row.integer(1), movies > 0,
                let name = try row.text(3)
            else { throw database.damage(.emptyStep) }
            let action = try row.text(2)
            guard let change = CatalogChange(action: action, name: name, count: try row.integer(4)) else {
                throw database.damage(.unknownStep(action ?? ""))
            }
            return HistoryStep(id: id, change: change, movies: movies)
        }
    }

    /// The first of the steps that were taken back, which are the last ones; `nil` where none was. However many steps there
    /// are, few are looked at.
    private func firstUndone(before end: Int) throws(CatalogError) -> Int? {
        guard let last = try lastStep(before: end), last.isUndone else { return nil }
        var (low, high) = (try database.integer("SELECT min(id) FROM step"), last.id)
        while low < high {
            let middle = low &+ Int(UInt(bitPattern: high &- low) / 2)
            if let step = try lastStep(before: middle + 1), !step.isUndone {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return high
    }

    private func lastStep(before end: Int) throws(CatalogError) -> (id: Int, isUndone: Bool)? {
        try database.row(
            "SELECT id, is_undone FROM step WHERE id < ? ORDER BY id DESC LIMIT 1", [.integer(end)]
        ) { (row) throws(CatalogError) in (try row.number(0), try row.integer(1) != 0) }
    }

    private func exchange(
        _ expected: HistoryStep?, isUndone: Bool, _ progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) -> HistoryStep? {
        guard try step(isUndone: isUndone) != nil else { return nil }
        return try writing { () throws(CatalogError) in
            guard let step = try step(isUndone: isUndone), expected == nil || step == expected else {
                return nil
            }
            var state = CatalogProgress(isUndone ? .redoing : .undoing, total: step.movies)
            try database.stoppable(progress, from: state) { (tell) throws(CatalogError) in
                func exchange() throws(CatalogError) {
                    try exchangeStates(of: step) {
                        state.count = $0
                        return tell(state)
                    }
                }
                if step.movies >= 10_000, try step.movies >= table.total() / 2 {
                    try withoutIndexes(exchange)
                } else {
                    try exchange()
                }
            }
            try database.run(
                "UPDATE step SET is_undone = ? WHERE id = ?", .integer(isUndone ? 0 : 1), .integer(step.id))
            return step
        }
    }

    /// Exchanges the movies of a step with those it keeps, some at a time.
    private func exchangeStates(
        of step: HistoryStep, _ progress: (_ count: Int) -> Bool
    ) throws(CatalogError) {
        var added = 0
        var count = 0
        var movies = 0
        var place = Int.min
        while true {
            let changes = try changes(of: step, after: place)
            guard !changes.isEmpty else { break }
            for change in changes {
                guard change.ids.lowerBound > place else { throw misfit(step) }
                place = change.ids.upperBound
                let (sum, overflow) = movies.addingReportingOverflow(change.ids.count)
                guard !overflow else { throw misfit(step) }
                movies = sum
                if change.ids.lowerBound < 0 {
                    guard change.ids.count == 1 else { throw misfit(step) }
                    try exchangeList(-change.ids.lowerBound, with: change.state, of: step)
                    continue
                }
                var next: Int? = change.ids.lowerBound
                while let id = next {
                    let now = try movie(Movie.ID(id))
                    if now != nil || id == change.ids.lowerBound {
                        try keep(now?.json, of: id, through: id, in: step.id, "REPLACE")
                    }
                    let then = try change.state.map { (state) throws(CatalogError) in
                        try movie(id, from: state)
                    }
                    switch (now, then) {
                    case (let now?, let then?): try table.replace(now, with: then)
                    case (let now?, nil):
                        try table.remove(now)
                        added -= 1
                    case (nil, let then?):
                        _ = try table.insert(then, id: id)
                        added += 1
                    case (nil, nil): break
                    }
                    count += 1
                    if count.isMultiple(of: 256), !progress(count) { throw .stopped }
                    next = try movie(after: id, in: change.ids)
                }
            }
        }
        guard movies == step.movies else { throw misfit(step) }
        try table.count(added: added)
    }

    /// Exchanges a list with the one that a step keeps.
    private func exchangeList(
        _ id: Int, with state: [UInt8]?, of step: HistoryStep
    ) throws(CatalogError) {
        let list = state.flatMap { MovieList(json: $0) }
        guard (list == nil) == (state == nil) else { throw database.damage(.unreadableState) }
        try keep(self.list(id)?.json, of: -id, through: -id, in: step.id, "REPLACE")
        try write(list, as: id)
    }

    /// The next few states that a step keeps, each of the movies from the first to the last of a row.
    private func changes(
        of step: HistoryStep, after place: Int
    ) throws(CatalogError) -> [(ids: ClosedRange<Int>, state: [UInt8]?)] {
        try database.rows(
            "SELECT movie, last, state FROM step_change WHERE step = ? AND movie > ? ORDER BY movie LIMIT 256",
            [.integer(step.id), .integer(place)]
        ) { (row) throws(CatalogError) in
            guard let first = try row.integer(0), let last = try row.integer(1), first <= last,
                last.subtractingReportingOverflow(first).partialValue >= 0, last - first < .max
            else { throw misfit(step) }
            let state = try row.bytes(2)
            // Only movies that were not there before stand together in one row.
            guard state == nil || first == last else { throw misfit(step) }
            return (first...last, state)
        }
    }

    /// The next movie that is there behind this one, of those that stand together in a row.
    private func movie(after id: Int, in ids: ClosedRange<Int>) throws(CatalogError) -> Int? {
        try database.integers(
            "SELECT id FROM movie WHERE id > ? AND id <= ? ORDER BY id LIMIT 1",
            [.integer(id), .integer(ids.upperBound)]
        ).first
    }

    private func misfit(_ step: HistoryStep) -> CatalogError {
        database.damage(.wrongStep(step.change))
    }

    private func movie(_ id: Int, from state: [UInt8]) throws(CatalogError) -> Movie {
        do {
            return try Movie(json: state, id: Movie.ID(id))
        } catch {
            throw database.damage(.unreadableState)
        }
    }
}
