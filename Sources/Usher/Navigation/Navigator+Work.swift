extension Navigator {
    /// Does long or asynchronous work, once the page that the person should read meanwhile is shown.
    ///
    /// ```swift
    /// navigator.push(list, for: self)
    /// navigator.work(for: self) { work in
    ///     list.show(try work.wait { await catalog.films() })
    /// }
    /// ```
    ///
    /// The session begins it when the moves are whole and the page on top is written, without a prompt, and shows what
    /// has changed on it when it is done. It runs on the session's own thread: what it touches needs no locks, and it may move.
    /// Several pieces are done in the order asked, and between two of them a page that has changed is shown. Lines that
    /// arrive meanwhile wait for the page after. Ctrl-C stops the piece that is under way, and not the session.
    ///
    /// - Parameters:
    ///   - coordinator: Whose flow it belongs to; work that has not begun when the flow ends is dropped.
    ///   - body: Does the work, and lets the `CancellationError` of its ``Work`` go on. What else it throws is said
    ///     in a line, as when an answer throws.
    public func work(for coordinator: any Coordinator, _ body: @escaping (inout Work) throws -> Void) {
        requireNotDrawing("ask for work")
        workQueue.pending.append(PendingWork(owner: coordinator, body: body))
    }

    var hasWork: Bool { !workQueue.pending.isEmpty }

    /// Whether a flow has work to do, and so goes on although it may show nothing yet.
    func hasWork(for flow: StackEntry) -> Bool {
        guard let coordinator = flow.coordinator else { return false }
        return workQueue.worker === coordinator || workQueue.pending.contains { $0.owner === coordinator }
    }

    /// The next piece of a flow that goes on, which is under way from here on.
    func beginWork() -> ((inout Work) throws -> Void)? {
        while hasWork {
            let piece = workQueue.pending.removeFirst()
            guard isInTree(piece.owner, "work was asked") else { continue }
            workQueue.worker = piece.owner
            return piece.body
        }
        return nil
    }

    /// Ends the flow whose work is done, if it shows nothing.
    func endWork() {
        guard let coordinator = workQueue.worker else { return }
        workQueue.worker = nil
        if let flow = stack.flow(of: coordinator) { settle(from: flow.height) }
    }

    /// Work that has not begun, and the coordinator whose flow it belongs to.
    struct PendingWork {
        let owner: any Coordinator
        let body: (inout Work) throws -> Void
    }
}
