/// The progress of a long operation on a catalog: an import, an export, a large step that is undone.
package struct CatalogProgress: Sendable {
    package enum Action: Sendable {
        case reading, comparing, importing, completing, exporting, undoing, redoing
    }

    package enum Unit: Sendable {
        case movies, kilobytes
    }

    package let action: Action
    package var count: Int
    /// The number of units in all, if it is known.
    package var total: Int?
    package let unit: Unit

    package init(_ action: Action, count: Int = 0, total: Int? = nil, unit: Unit = .movies) {
        (self.action, self.count, self.total, self.unit) = (action, count, total, unit)
    }
}
