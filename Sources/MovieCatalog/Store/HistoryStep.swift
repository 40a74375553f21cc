/// A change that can be undone, or done again.
public struct HistoryStep: Hashable, Sendable {
    let id: Int

    /// What was done, in words such as `deleting “Ran”`.
    public let name: String

    /// How many movies it touched.
    public let movies: Int
}

/// The steps that can be undone and done again in one state of the database.
struct NextSteps {
    let version: Database.Version
    let undoable, redoable: HistoryStep?
}
