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
