/// A change that can be undone, or redone.
public struct HistoryStep: Hashable, Sendable {
    let id: Int

    /// The change that was made.
    public let change: CatalogChange

    /// The number of movies that it touched.
    public let movies: Int
}

/// The next steps to undo and to redo in a state of the database.
struct NextSteps {
    let version: Database.Version
    let undoable, redoable: HistoryStep?
}
