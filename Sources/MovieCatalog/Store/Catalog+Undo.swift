// An undo step stores the previous state of each movie that it changed. Undoing or redoing the step
// swaps the stored and the current states. Lists are stored like movies, under negative ids.
extension Catalog {
    package var steps: (undoable: UndoStep?, redoable: UndoStep?) {
        get throws(CatalogError) {
            let undoable = try step("WHERE NOT is_undone ORDER BY id DESC", [])
            // Undone steps come last. If the first of them is damaged, nothing can be redone.
            let redoable = try database.readable {
                try step("WHERE id > ? ORDER BY id", [.integer(undoable?.id ?? 0)])
            }
            return (undoable, redoable)
        }
    }

    /// Undoes the last step, even another program's. Does nothing if another step was expected.
    @discardableResult
    package func undo(
        _ expected: UndoStep? = nil, progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> UndoStep? {
        try exchange(expected, isUndone: false, progress)
    }

    @discardableResult
    package func redo(
        _ expected: UndoStep? = nil, progress: (CatalogProgress) -> Bool = { _ in true }
    ) throws(CatalogError) -> UndoStep? {
        try exchange(expected, isUndone: true, progress)
    }

    /// Returns this session's changes that were lost when an older copy replaced the file.
    package func takeLostChanges() throws(CatalogError) -> [CatalogChange] {
        try findLostChanges()
        defer { lostChanges = [] }
        if !lostChanges.isEmpty { hasLostChanges = true }
        return lostChanges
    }

    private func findLostChanges() throws(CatalogError) {
        guard let last = ownSteps.last else { return }
        let token = try token(ofStep: last.id)
        // A missing step isn't lost if another program undid it and then made a change.
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
        try database.row("SELECT token FROM step WHERE id = ?", [.integer(id)]) { row in try row.integer(0) }
    }

    /// Makes changes as one undo step, which is stored only if they call ``record(_:of:through:)``.
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

    /// Stores the step and drops the steps that could be redone. An empty step isn't stored.
    package func endStep(_ change: CatalogChange) throws(CatalogError) {
        let token = Int.random(in: .min ... .max)
        try database.run(
            """
            INSERT INTO step (id, is_undone, films, action, name, count, token)
                SELECT ?1, 0, sum(last - movie + 1), ?2, ?3, ?4, ?5 FROM step_change WHERE step = ?1 GROUP BY step
            """, [.integer(step)] + change.columns + [.integer(token)])
        guard try database.integer("SELECT max(id) FROM step") == step else { return }
        let kept = try database.integer(
            "SELECT max(id) FROM step WHERE id < ? AND NOT is_undone", [.integer(step)])
        ownSteps.removeAll { $0.id > kept }
        ownSteps.append((step, token, change))
        for (table, id) in [("step", "id"), ("step_change", "step")] {
            try database.run(
                "DELETE FROM \(table) WHERE \(id) > ? AND \(id) < ?", .integer(kept), .integer(step))
        }
    }

    /// Records a movie's state before the step, or nil for a range of ids that had no movies.
    package func record(_ movie: Movie?, of id: Int, through last: Int? = nil) throws(CatalogError) {
        try keep(movie?.json, of: id, through: last ?? id, in: step, "IGNORE")
    }

    func record(_ list: MovieList?, ofList id: Int) throws(CatalogError) {
        try keep(list?.json, of: -id, through: -id, in: step, "IGNORE")
    }

    private func keep(
        _ state: [UInt8]?, of id: Int, through last: Int, in step: Int, _ conflict: String
    ) throws(CatalogError) {
        try database.run(
            "INSERT OR \(conflict) INTO step_change (step, movie, last, state) VALUES (?, ?, ?, ?)",
            .integer(step), .integer(id), .integer(last), state.map(SQLValue.bytes))
    }

    private func step(_ condition: String, _ values: [SQLValue]) throws(CatalogError) -> UndoStep? {
        try database.row("SELECT \(Self.stepColumns) FROM step \(condition) LIMIT 1", values, historyStep)
    }

    static let stepColumns = "id, films, action, name, count, is_undone"

    /// Reads a step. An unreadable description becomes an unknown change, which can be undone.
    func historyStep(in row: Statement) throws(CatalogError) -> UndoStep {
        let id = try row.number(0)
        guard let movies = try row.integer(1), movies > 0 else {
            throw database.damage("an undo step has no movies")
        }
        let change = try database.readable(in: .step(id)) {
            let (action, _) = (try row.text(2), try row.integer(5))
            let change = CatalogChange(action: action, name: try row.text(3) ?? "", count: try row.integer(4))
            guard let change else {
                throw database.damage("an undo step is of an unknown kind: “\(action ?? "")”")
            }
            return change
        }
        return UndoStep(id: id, change: change ?? CatalogChange(.unknown), movies: movies)
    }

    private func exchange(
        _ expected: UndoStep?, isUndone: Bool, _ progress: (CatalogProgress) -> Bool
    ) throws(CatalogError) -> UndoStep? {
        func next() throws(CatalogError) -> UndoStep? { try isUndone ? steps.redoable : steps.undoable }
        guard try next() != nil else { return nil }
        return try writing { () throws(CatalogError) in
            guard let step = try next(), expected == nil || step == expected else { return nil }
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

    private func exchangeStates(of step: UndoStep, _ progress: (_ count: Int) -> Bool) throws(CatalogError) {
        var (added, count, movies, place) = (0, 0, 0, Int.min)
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
                let (first, last) = (SQLValue.integer(change.ids.lowerBound), SQLValue.integer(place))
                let others = "SELECT id FROM movie WHERE id > ? AND id <= ? ORDER BY id"
                for id in try [change.ids.lowerBound] + database.integers(others, [first, last]) {
                    added += try exchange(id, with: change.state, of: step)
                    count += 1
                    if count.isMultiple(of: 256), !progress(count) { throw .stopped }
                }
            }
        }
        guard movies == step.movies else { throw misfit(step) }
        try table.count(added: added)
    }

    /// Swaps a movie and its stored state, if both are readable. Returns the change in movie count.
    private func exchange(_ id: Int, with state: SQLValue?, of step: UndoStep) throws(CatalogError) -> Int {
        let readable = try database.readable { () throws(CatalogError) -> Movie?? in
            .some(try movie(Movie.ID(id)))
        }
        guard let now = readable else { return 0 }
        let then = try stored(state, else: now) { (state) throws(CatalogError) in try movie(id, from: state) }
        try keep(now?.json, of: id, through: id, in: step.id, "REPLACE")
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

    private func exchangeList(_ id: Int, with state: SQLValue?, of step: UndoStep) throws(CatalogError) {
        let now = try list(id)
        let then = try stored(state, else: now) { (state) throws(CatalogError) in try list(-id, from: state) }
        try keep(now?.json, of: -id, through: -id, in: step.id, "REPLACE")
        if then != now { try write(then, as: id) }
    }

    private func stored<Value>(
        _ state: SQLValue?, else now: Value?, _ read: (SQLValue) throws(CatalogError) -> Value
    ) throws(CatalogError) -> Value? {
        guard let state else { return nil }
        return try database.readable { try read(state) } ?? now
    }

    private func changes(
        of step: UndoStep, after place: Int
    ) throws(CatalogError) -> [(ids: ClosedRange<Int>, state: SQLValue?)] {
        try database.rows(
            "SELECT movie, last, state FROM step_change WHERE step = ? AND movie > ? ORDER BY movie LIMIT 256",
            [.integer(step.id), .integer(place)]
        ) { row in
            guard let first = try row.integer(0), let last = try row.integer(1), first <= last,
                UInt(bitPattern: last &- first) < Int.max
            else { throw misfit(step) }
            let state = try row.value(2)
            // A row covers several movies only if all of them were missing.
            guard state == nil || first == last else { throw misfit(step) }
            return (first...last, state)
        }
    }

    private func misfit(_ step: UndoStep) -> CatalogError {
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
