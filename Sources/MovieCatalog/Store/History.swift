// Steps that can be undone and done again, kept in the catalog itself.
//
// A step holds, for each film that it touched, the film as it was before. Undoing puts that back and keeps in its place
// what was there, so that doing the step again is the same exchange once more.
extension Catalog {
    /// What the next ``undo()`` takes back, in words such as `deleting “Ran”`; `nil` when there is nothing.
    public var undoableStep: String? {
        get throws(CatalogError) { try step(Self.lastDone)?.name }
    }

    /// What the next ``redo()`` does again; `nil` when there is nothing.
    public var redoableStep: String? {
        get throws(CatalogError) { try step(Self.firstUndone)?.name }
    }

    /// Takes the last step back, whichever program made it and however long ago.
    ///
    /// - Returns: What was taken back; `nil` when there was nothing.
    /// - Throws: ``CatalogError``; nothing has changed then.
    @discardableResult
    public func undo() throws(CatalogError) -> String? {
        try exchange(Self.lastDone, isUndone: true)
    }

    /// Does the step again that was taken back last.
    ///
    /// - Returns: What was done; `nil` when there was nothing.
    /// - Throws: ``CatalogError``; nothing has changed then.
    @discardableResult
    public func redo() throws(CatalogError) -> String? {
        try exchange(Self.firstUndone, isUndone: false)
    }

    /// Makes changes as one step. They are recorded with ``record(_:of:through:)``; a step without any is none.
    func change<Result>(
        _ name: String, _ changes: () throws(CatalogError) -> Result
    ) throws(CatalogError) -> Result {
        try writing { () throws(CatalogError) in
            try beginStep(name)
            let result = try changes()
            try endStep()
            return result
        }
    }

    /// A transaction of the catalog.
    func writing<Result>(_ changes: () throws(CatalogError) -> Result) throws(CatalogError) -> Result {
        do {
            let result = try database.transaction(changes)
            hasChanges = true
            return result
        } catch {
            labels = LabelNumbers()
            throw error
        }
    }

    /// Begins the step to which films are recorded. What was undone before can't be done again any more.
    func beginStep(_ name: String) throws(CatalogError) {
        try database.execute(
            """
            DELETE FROM step_change WHERE step IN (SELECT id FROM step WHERE is_undone);
            DELETE FROM step WHERE is_undone;
            """)
        let statement = try database.statement("INSERT INTO step (name, is_undone) VALUES (?, 0)")
        statement.bind(1, name)
        try statement.run()
    }

    /// Names the step begun last.
    func nameStep(_ name: String) throws(CatalogError) {
        let statement = try database.statement(
            "UPDATE step SET name = ? WHERE id = (SELECT max(id) FROM step)")
        statement.bind(1, name)
        try statement.run()
    }

    /// Forgets the step begun last if no film was recorded to it.
    func endStep() throws(CatalogError) {
        try database.execute(
            """
            DELETE FROM step WHERE id = (SELECT max(id) FROM step)
                AND NOT EXISTS (SELECT 1 FROM step_change WHERE step = step.id);
            """)
    }

    /// Records what a film was before the step begun last; `nil` for one that wasn't there, with all those behind it
    /// up to `last`.
    func record(_ movie: Movie?, of id: Int, through last: Int? = nil) throws(CatalogError) {
        let statement = try database.statement(
            """
            INSERT OR IGNORE INTO step_change (step, movie, last, state)
            VALUES ((SELECT max(id) FROM step), ?, ?, ?)
            """)
        statement.bind(1, id)
        statement.bind(2, last ?? id)
        statement.bind(3, bytes: movie?.json)
        try statement.run()
    }

    private static let lastDone = "SELECT id, name FROM step WHERE NOT is_undone ORDER BY id DESC LIMIT 1"
    private static let firstUndone = "SELECT id, name FROM step WHERE is_undone ORDER BY id LIMIT 1"

    private func step(_ sql: String) throws(CatalogError) -> (id: Int, name: String)? {
        let statement = try database.statement(sql)
        defer { statement.reset() }
        guard try statement.step(), let id = statement.integer(0), let name = statement.text(1) else {
            return nil
        }
        return (id, name)
    }

    private func exchange(_ sql: String, isUndone: Bool) throws(CatalogError) -> String? {
        guard try step(sql) != nil else { return nil }
        return try writing { () throws(CatalogError) in
            guard let step = try step(sql) else { return nil }
            try exchangeStates(of: step.id)
            let statement = try database.statement("UPDATE step SET is_undone = ? WHERE id = ?")
            statement.bind(1, isUndone ? 1 : 0)
            statement.bind(2, step.id)
            try statement.run()
            return step.name
        }
    }

    /// Exchanges the films of a step with those it keeps.
    private func exchangeStates(of step: Int) throws(CatalogError) {
        let changes = try database.statement(
            "SELECT movie, last, state FROM step_change WHERE step = ? ORDER BY movie")
        changes.bind(1, step)
        var states: [(movie: Int, last: Int, state: [UInt8]?)] = []
        while try changes.step() {
            states.append((changes.integer(0) ?? 0, changes.integer(1) ?? 0, changes.bytes(2)))
        }
        var added = 0
        for (first, last, state) in states {
            for id in first...last {
                let now = try movie(Movie.ID(id))
                if now != nil || id == first { try keep(now, of: id, in: step) }
                let then = try state.map { (state) throws(CatalogError) in try movie(id, from: state) }
                switch (now, then) {
                case (let now?, let then?): try replace(now, with: then)
                case (let now?, nil):
                    try remove(now)
                    added -= 1
                case (nil, let then?):
                    _ = try insert(then, id: id)
                    added += 1
                case (nil, nil): break
                }
            }
        }
        try count(added: added)
    }

    private func keep(_ movie: Movie?, of id: Int, in step: Int) throws(CatalogError) {
        let statement = try database.statement(
            "INSERT OR REPLACE INTO step_change (step, movie, last, state) VALUES (?, ?, ?, ?)")
        statement.bind(1, step)
        statement.bind(2, id)
        statement.bind(3, id)
        statement.bind(4, bytes: movie?.json)
        try statement.run()
    }

    private func movie(_ id: Int, from state: [UInt8]) throws(CatalogError) -> Movie {
        do {
            return try Movie(json: state, id: Movie.ID(id))
        } catch {
            throw .catalogDamaged(path: database.path)
        }
    }
}
