import Usher

/// A coordinator as it is mostly written: it keeps its children itself, and must forget each when its flow is over.
protocol Coordinator: AnyObject {
    var childCoordinators: [any Coordinator] { get set }

    /// What the flow begins with; it is over once the person has left it.
    var firstScreen: any Screen { get }

    func start()

    /// Tells the delegate what came of the flow.
    func finish()
}

extension Coordinator {
    func finish() {}

    /// Forgets the children, and theirs, whose flow the person has left.
    func forgetChildren(notIn screens: [any Screen]) {
        for child in childCoordinators {
            child.forgetChildren(notIn: screens)
            if screens.contains(where: { $0 === child.firstScreen }) { continue }
            childCoordinators.removeAll { $0 === child }
            child.finish()
        }
    }
}
