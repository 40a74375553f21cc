/// A coordinator or a screen in its place on a stack. Showing it again makes another entry.
final class StackEntry {
    enum CoordinatorOrScreen {
        case coordinator(any Coordinator)
        case screen(any Screen)

        var object: AnyObject {
            switch self {
            case .coordinator(let coordinator): coordinator
            case .screen(let screen): screen
            }
        }

        var name: String { "\(type(of: object))" }
        var showing: String { if case .screen = self { "shown" } else { "started" } }
    }

    enum Scope {
        case layer
        case section
    }

    let member: CoordinatorOrScreen
    let object: AnyObject
    let isScreen: Bool
    unowned let owner: StackEntry?
    let depth: Int
    /// A number that's different each time the object is shown or started.
    let visit: Int
    let begins: Scope?
    let result: ResultReceiver?
    private let log: StackTracker

    init(
        _ member: CoordinatorOrScreen, of owner: StackEntry?, begins: Scope? = nil,
        result: ResultReceiver? = nil,
        log: StackTracker
    ) {
        (self.member, self.owner, depth) = (member, owner, owner.map { $0.depth + 1 } ?? 0)
        (self.begins, self.result) = (begins, result)
        object = member.object
        if case .screen = member { isScreen = true } else { isScreen = false }
        self.log = log
        visit = log.beginVisit(of: object)
    }

    deinit { log.endVisit(of: object) }

    /// The entry and the flows around it, the innermost first.
    var owners: some Sequence<StackEntry> { sequence(first: self) { $0.owner } }

    var coordinator: (any Coordinator)? {
        if case .coordinator(let coordinator) = member { coordinator } else { nil }
    }

    var screen: (any Screen)? { if case .screen(let screen) = member { screen } else { nil } }

    func objection(to leaving: Leaving) -> Objection? {
        switch member {
        case .coordinator(let coordinator): coordinator.objection(to: leaving) as? Objection
        case .screen(let screen): screen.objection(to: leaving) as? Objection
        }
    }
}

struct StackAddition {
    let member: StackEntry.CoordinatorOrScreen
    var begins: StackEntry.Scope?
    let owner: any Coordinator
    var result: ResultReceiver?
}
