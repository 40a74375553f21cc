struct PendingWork {
    let owner: any Coordinator
    let body: (inout Work) throws -> Void
}

struct WorkQueue {
    var pending: [PendingWork] = []
    var worker: (any Coordinator)?

    /// Whether a flow has work to do, which keeps it alive even if it shows nothing.
    func hasWork(for flow: StackEntry) -> Bool {
        worker === flow.object || pending.contains { $0.owner === flow.object }
    }
}

/// Shown while work is done.
package final class WorkScreen: Screen {
    private let title: String
    private let text: String

    package init(_ title: String, _ text: String) { (self.title, self.text) = (title, text) }

    package func draw(on page: inout Page) {
        page.title(title)
        page.text(text)
    }
}
