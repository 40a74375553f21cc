extension CatalogError {
    package indirect enum Damage: Equatable, Sendable {
        case unknownObject(type: String, name: String)
        case missingObjects
        case wrongCount
        case missingCount
        case idsUsedUp(table: String)
        case emptyStep
        case unknownStep(String)
        /// A step doesn't keep the movies that were counted.
        case wrongStep(CatalogChange)
        case unreadableState
        /// SQLite can't use what the file holds, for the reason it gives.
        case unusable(reason: String)
        case row(Row, Damage)
        case missingViewing
        /// The index of words can't be read, or has other words than the movies.
        case wrongWords
        /// Reading takes more steps than a sound catalog of that size could need.
        case endless
        case missingValue(MovieField)
        case wrongType(column: String?, expected: ColumnType)
        case notADate(Int)
        case notAViewing(String)
        case missingRow
        case problem(IntegrityProblem)

        /// Whether everything but a row can still be used.
        package var leavesRest: Bool {
            switch self {
            case .row, .idsUsedUp: true
            default: false
            }
        }
    }

    /// A row, by its number and as much of its name as can be read.
    package enum Row: Hashable, Sendable {
        case movie(Int, title: String?)
        case list(Int, name: String?)
        case step(Int)
        /// A movie in an undo step, or with a negative number a list.
        case kept(Int)
    }

    /// Names the row that the damage is in, unless it's named already.
    func of(_ row: Row) -> CatalogError {
        guard case .catalogDamaged(let path, let fault?) = self else { return self }
        if case .row = fault { return self }
        return .catalogDamaged(path: path, fault: .row(row, fault))
    }

    package enum ColumnType: Sendable {
        case integer, text, bytes
    }
}
