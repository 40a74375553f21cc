extension CatalogError {
    /// Damage found in a catalog's file.
    public indirect enum Damage: Equatable, Sendable {
        case unknownObject(type: String, name: String)
        case missingObjects
        case wrongCount
        case missingCount
        case movieIDsUsedUp, stepIDsUsedUp
        case emptyStep
        case unknownStep(String)
        /// A step doesn't keep the movies that were counted.
        case wrongStep(CatalogChange)
        case unreadableState
        case missingViewing
        /// Reading takes more steps than a sound catalog of that size could need.
        case endless
        case missingValue(MovieField)
        case wrongType(column: String?, expected: ColumnType)
        case notADate(Int)
        case notAViewing(String)
        case missingRow
        case problem(IntegrityProblem)
    }

    /// A type of a column.
    public enum ColumnType: Sendable {
        case integer, text, bytes
    }
}
