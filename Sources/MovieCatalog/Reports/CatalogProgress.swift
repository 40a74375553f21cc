package struct CatalogProgress: Sendable {
    package enum Action: Sendable {
        case reading, comparing, importing, completing, exporting, undoing, redoing
    }

    package enum Unit: Sendable {
        case movies, kilobytes
    }

    package let action: Action
    package var count: Int
    package var total: Int?
    package let unit: Unit

    package init(_ action: Action, count: Int = 0, total: Int? = nil, unit: Unit = .movies) {
        (self.action, self.count, self.total, self.unit) = (action, count, total, unit)
    }
}
