// Undo steps, stored in the catalog.
//
// A step stores the previous state of each movie. Undoing exchanges it with the current state, so
// redoing is the same exchange again. Lists are stored like movies, under negative ids.
extension Catalog {
    /// The next steps to undo and redo, cached until any program changes something.
    package var steps: (undoable: HistoryStep?, redoable: HistoryStep?) {
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

    /// Undoes the last step of any program, unless it's no longer the expected one.
    @discardableResult
    package func undo(
        _ expected: HistoryStep? = nil, progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> HistoryStep? {
        try exchange(expected, isUndone: false, progress)
    }

    @discardableResult
    package func redo(
        _ expected: HistoryStep? = nil, progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> HistoryStep? {
        try exchange(expected, isUndone: true, progress)
    }

    /// Returns, once, this session's changes that an older copy of the file has overwritten.
    package func takeLostChanges() throws(CatalogError) -> [CatalogChange] {
        try findLostChanges()
        defer { lostChanges = [] }
        if !lostChanges.isEmpty { hasLostChanges = true }
        return lostChanges
    }

    private func findLostChanges() throws(CatalogError) {
        guard let last = ownSteps.last else { return }
        let token = try token(ofStep: last.id)
        // A step that another program undid is deleted by its next change.
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

    /// Makes changes as one step. A step without any ``record(_:of:through:)`` isn't kept.
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

    package func beginStep() throws(CatalogError) {
        try findLostChanges()
        let last = try database.integer("SELECT max(id) FROM step")
        guard last < .max else { throw database.damage(.idsUsedUp(table: "step")) }
        step = last + 1
    }

    /// Ends the step, unless it's empty, and drops the steps to redo.
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

    /// Records a movie's state before the step; nil if it and those up to `last` were missing.
    package func record(_ movie: Movie?, of id: Int, through last: Int? = nil) throws(CatalogError) {
        try keep(movie?.json, of: id, through: last ?? id, in: step, "IGNORE")
    }

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

    private func step(isUndone: Bool) throws(CatalogError) -> HistoryStep? {
        let undone = try firstUndone(before: .max)
        if isUndone, undone == nil { return nil }
        let place = isUndone ? "id >= ? ORDER BY id" : "id < ? ORDER BY id DESC"
        return try database.row(
            "SELECT \(Self.stepColumns) FROM step WHERE \(place) LIMIT 1",
            [.integer(undone ?? .max)], historyStep)
    }

    static let stepColumns = "id, films, action, name, count, is_undone"

    /// An unreadable name becomes an unknown change, which can still be undone.
    func historyStep(in row: Statement) throws(CatalogError) -> HistoryStep {
        let id = try row.number(0)
        guard let movies = try row.integer(1), movies > 0 else {
            throw database.damage("an undo step has no movies")
        }
        let change = try database.readable(in: .step(id)) { () throws(CatalogError) in
            let (action, _) = (try row.text(2), try row.integer(5))
            let change = CatalogChange(
                action: action, name: try row.text(3) ?? "", count: try row.integer(4))
            guard let change else {
                throw database.damage("an undo step is of an unknown kind: “\(action ?? "")”")
            }
            return change
        }
        return HistoryStep(id: id, change: change ?? CatalogChange(.unknown), movies: movies)
    }

    /// Undone steps are always the last ones, so a binary search finds the first.
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
        ) { (row) throws(CatalogError) in
            (try row.number(0), (try? row.integer(1)) ?? 0 != 0)
        }
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
                "UPDATE step SET is_undone = ?1, action = ?3, name = ?4, count = ?5 WHERE id = ?2",
                [.integer(isUndone ? 0 : 1), .integer(step.id)] + step.change.columns)
            return step
        }
    }

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
                    let isFirst = id == change.ids.lowerBound
                    added += try exchange(id, with: change.state, isFirst: isFirst, of: step)
                    count += 1
                    if count.isMultiple(of: 256), !progress(count) { throw .stopped }
                    next = try movie(after: id, in: change.ids)
                }
            }
        }
        guard movies == step.movies else { throw misfit(step) }
        try table.count(added: added)
    }

    /// Returns the change in the number of movies. If either state can't be read, the movie stays.
    private func exchange(
        _ id: Int, with state: SQLValue?, isFirst: Bool, of step: HistoryStep
    ) throws(CatalogError) -> Int {
        let now: Movie?
        var then: Movie?
        do throws(CatalogError) {
            now = try movie(Movie.ID(id))
        } catch {
            try database.note(unreadable: error)
            return 0
        }
        do throws(CatalogError) {
            then = try state.map { (state) throws(CatalogError) in try movie(id, from: state) }
        } catch {
            try database.note(unreadable: error)
            then = now
        }
        if now != nil || isFirst { try keep(now?.json, of: id, through: id, in: step.id, "REPLACE") }
        switch (now, then) {
        case (let now?, let then?): try table.replace(now, with: then)
        case (let now?, nil):
            try table.remove(now)
            return -1
        case (nil, let then?):
            _ = try table.insert(then, id: id)
            return 1
        case (nil, nil): break
        }
        return 0
    }

    /// If the stored state can't be read, the list stays as it is.
    private func exchangeList(
        _ id: Int, with state: SQLValue?, of step: HistoryStep
    ) throws(CatalogError) {
        let now = try list(id)
        var then = now
        do throws(CatalogError) {
            then = try state.map { (state) throws(CatalogError) in try list(-id, from: state) }
        } catch {
            try database.note(unreadable: error)
        }
        try keep(now?.json, of: -id, through: -id, in: step.id, "REPLACE")
        if then != now { try write(then, as: id) }
    }

    private func changes(
        of step: HistoryStep, after place: Int
    ) throws(CatalogError) -> [(ids: ClosedRange<Int>, state: SQLValue?)] {
        try database.rows(
            "SELECT movie, last, state FROM step_change WHERE step = ? AND movie > ? ORDER BY movie LIMIT 256",
            [.integer(step.id), .integer(place)]
        ) { (row) throws(CatalogError) in
            guard let first = try row.integer(0), let last = try row.integer(1), first <= last,
                last.subtractingReportingOverflow(first).partialValue >= 0, last - first < .max
            else { throw misfit(step) }
            let state = try row.value(2)
            // Only movies that were missing before share a row.
            guard state == nil || first == last else { throw misfit(step) }
            return (first...last, state)
        }
    }

    private func movie(after id: Int, in ids: ClosedRange<Int>) throws(CatalogError) -> Int? {
        try database.integers(
            "SELECT id FROM movie WHERE id > ? AND id <= ? ORDER BY id LIMIT 1",
            [.integer(id), .integer(ids.upperBound)]
        ).first
    }

    private func misfit(_ step: HistoryStep) -> CatalogError {
        database.damage("the undo step “\(step.change)” has the wrong number of movies")
    }

    func movie(_ id: Int, from state: SQLValue) throws(CatalogError) -> Movie {
        guard case .bytes(let json) = state, let movie = try? Movie(json: json, id: Movie.ID(id)) else {
            throw database.damage(.unreadableState).of(.kept(id))
        }
        return movie
    }

    func list(_ id: Int, from state: SQLValue) throws(CatalogError) -> MovieList {
        guard case .bytes(let json) = state, let list = MovieList(json: json) else {
            throw database.damage(.unreadableState).of(.kept(id))
        }
        return list
    }
}
