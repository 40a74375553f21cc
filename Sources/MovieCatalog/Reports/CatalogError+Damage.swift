extension CatalogError {
    package indirect enum Damage: Equatable, Sendable {
        case unknownObject(type: String, name: String)
        case missingObjects
        case wrongCount
        case missingCount
        case idsUsedUp(table: String)
        case emptyStep
        case unknownStep(String)
        /// A step doesn't keep the movies that it counts.
        case wrongStep(CatalogChange)
        case unreadableState
        case unusable(reason: String)
        case row(Row, Damage)
        case missingViewing
        /// The word index can't be read, or doesn't match the movies.
        case wrongWords
        /// Reading takes more steps than any sound catalog of that size.
        case endless
        case missingValue(MovieField)
        case wrongType(column: String?, expected: ColumnType)
        case notADate(Int)
        case notAViewing(String)
        case missingRow
        case problem(IntegrityProblem)

        package var leavesRest: Bool {
            switch self {
            case .row, .idsUsedUp: true
            default: false
            }
        }
    }

    package enum Row: Hashable, Sendable {
        case movie(Int, title: String?)
        case list(Int, name: String?)
        case step(Int)
        /// A movie in an undo step, or a list if the number is negative.
        case kept(Int)
    }

    /// Names the damaged row unless it's named already.
    func of(_ row: Row) -> CatalogError {
        guard case .catalogDamaged(let path, let fault?) = self else { return self }
        if case .row = fault { return self }
        return .catalogDamaged(path: path, fault: .row(row, fault))
    }

    package enum ColumnType: Sendable {
        case integer, text, bytes
    }
}
