/// Work that has not begun, and the coordinator whose flow it belongs to.
struct PendingWork {
    let owner: any Coordinator
    let body: (inout Work) throws -> Void
}

/// Work that waits, and the flow whose work is being done.
struct WorkQueue {
    var pending: [PendingWork] = []
    var worker: (any Coordinator)?

    /// Whether a flow has work to do, and so goes on although it may show nothing yet.
    func hasWork(for flow: StackEntry) -> Bool {
        worker === flow.object || pending.contains { $0.owner === flow.object }
    }
}
