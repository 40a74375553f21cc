/// The progress of a long operation on a catalog: an import, an export, a large step that is undone.
public struct CatalogProgress: Sendable {
    /// An operation.
    public enum Action: Sendable {
        case reading, comparing, importing, completing, exporting, undoing, redoing
    }

    /// A unit in which progress is counted.
    public enum Unit: Sendable {
        case movies, kilobytes
    }

    /// The operation.
    public let action: Action
    /// The number of units that are done.
    public package(set) var count: Int
    /// The number of units in all, if it is known.
    public package(set) var total: Int?
    /// The unit.
    public let unit: Unit

    package init(_ action: Action, count: Int = 0, total: Int? = nil, unit: Unit = .movies) {
        (self.action, self.count, self.total, self.unit) = (action, count, total, unit)
    }
}
