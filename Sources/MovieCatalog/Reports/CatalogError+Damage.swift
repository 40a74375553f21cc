extension CatalogError {
    /// The fault of a damaged catalog, as the end of a sentence.
    package struct Damage: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringInterpolation {
        private let reason: String
        private let column: String?
        private var row: Row?
        private(set) var leavesRest = false

        package static let endless: Self = "it takes longer to read than its size allows"
        static let missingObjects: Self = "some of its tables and indexes are missing"
        static let unreadableState: Self = "what is kept for undo can't be read"
        package static let wrongCount: Self = "its number of movies is wrong"

        package init(stringLiteral reason: String) { self.init(reason) }

        package init(_ reason: String, in column: String? = nil) {
            (self.reason, self.column) = (reason, column)
        }

        static func idsUsedUp(table: String) -> Self {
            var damage: Self = "it has no numbers left for a new \(table == "step" ? "undo step" : table)"
            damage.leavesRest = true
            return damage
        }

        package var description: String {
            guard let row else { return reason }
            return "\(row) can't be read" + (reason == Self.unreadableState.reason ? "" : ": \(reason)")
        }

        func remedy(path: String) -> String {
            switch row {
            case .list(_, let name?) where column == "search":
                ". To delete it: \(command(on: path)) forget \(shellWord(name))"
            case .list(_, let name?): ". To repair it: \(command(on: path)) describe \(shellWord(name)) WORDS"
            case .step, .kept: ". Undoing that change repairs it"
            default: ""
            }
        }

        /// Names the damaged row, unless the fault names one already.
        fileprivate func of(_ row: Row) -> Self {
            var damage = self
            damage.row = self.row ?? row
            damage.leavesRest = true
            return damage
        }
    }

    package enum Row: Hashable, Sendable, CustomStringConvertible {
        case movie(Int, title: String?)
        case list(Int, name: String?)
        case step(Int)
        /// A movie in an undo step, or a list if the number is negative.
        case kept(Int)

        package var description: String {
            switch self {
            case .movie(let id, let title): "movie \(id)" + (title.map { ", \(shown($0))," } ?? "")
            case .list(let id, let name): name.map { "the list \(shown($0))" } ?? "list \(id)"
            case .step(let id): "undo step \(id)"
            case .kept(let id): (id < 0 ? "a list" : "movie \(id)") + ", kept for undo,"
            }
        }
    }

    func of(_ row: Row) -> CatalogError {
        guard case .catalogDamaged(let path, let fault?) = self else { return self }
        return .catalogDamaged(path: path, fault: fault.of(row))
    }
}

func command(on path: String) -> String {
    path == UserFolder.catalog ? "movies" : "movies --catalog \(harmless(shellWord(path)))"
}
