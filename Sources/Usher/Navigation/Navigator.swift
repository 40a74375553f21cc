/// Makes moves: starts new coordinators, stops removed ones and releases them.
///
/// A session has one navigator, which its coordinators receive through their initializers. Each
/// operation turns the old ``Stack`` into a new one; ``move(_:)`` combines several. Requests that
/// are no longer possible, such as showing a screen for a flow that has ended, do nothing and are
/// reported to ``observe(_:)``. In the diagrams, a star marks the screen on top and a bar the start
/// of a layer.
///
/// A move requested during another one waits until that is complete. A flow that a move empties
/// ends in that move; a flow that has shown nothing and has no work ends once no move is waiting.
///
/// The root has until the end of the turn, that is, of everything an answer does. If it then shows
/// nothing, that is reported, and the session ends with ``ExitStatus/internalError``. To end a root
/// on purpose, use ``quit()`` or ``stop(_:)``; it also ends when its last ``QuestionScreen`` is
/// answered.
public final class Navigator {
    /// The current stack; within ``move(_:)``, the move's result so far.
    public var stack: Stack { draft ?? current }

    private var current: Stack
    /// The stack of the ``move(_:)`` under way.
    var draft: Stack?
    let memberIndex = MemberIndex()
    /// Why the flow has ended whose ``Coordinator/stop()`` is running.
    private(set) var leaveReason: Move.Reason?
    private(set) var end = Session.End.finished
    /// Called with the stack before the last flow ends.
    var ending: (Stack) -> Void = { _ in }
    /// The programming error that ended the session, until it's reported.
    var fault = ""
    let events = PendingEvents()

    private var queue = MoveQueue()
    var leaving = LeaveNegotiation()
    var pages = PageAdditions()
    var workQueue = WorkQueue()
    var observation = MoveObservers()
    var pendingPlaces: [PendingPlace] = []

    /// More moves, or new flows, in one turn mean an endless loop.
    private static let (moveLimit, flowLimit) = (100_000, 1_000)

    package init() { current = Stack(memberIndex: memberIndex) }

    var isMoving: Bool { queue.isMoving }

    var words: Words { pages.words }

    func change(_ change: @escaping (inout Stack) -> Void) { ask(for: MoveRequest(change: change)) }

    func start(_ root: any Coordinator) { change { $0.start(root) } }

    func ask(for request: MoveRequest) {
        requireNotDrawing("move")
        if let asked = leaving.asked {
            mistake("\(asked.member.name) can't move while it says whether it may be left")
        }
        if var next = draft {
            guard request.options == nil else { return queue.followers.append(request) }
            request.change(&next)
            draft = next
            return
        }
        guard !isMoving else {
            queue.waiting.append(request)
            return
        }
        queue.isMoving = true
        settle(pages.answered.map { request.taking(away: $0) } ?? request)
        settleRest()
    }

    func settle(from height: Int) {
        queue.isMoving = true
        queue.unchangedHeight = height
        settleRest()
    }

    private func settleRest() {
        var (made, count) = (0, 0)
        var flows = current.flowCount
        while true {
            if made < queue.waiting.count {
                made += 1
                settle(queue.waiting[made - 1])
            } else if let step = queue.steps.first {
                queue.steps.removeFirst()
                step()
                // A route may have any length.
                flows = current.flowCount
            } else if let flow = current.emptyFlow(
                from: queue.unchangedHeight, where: { !workQueue.hasWork(for: $0) })
            {
                // If the user is asked first, it may be gone or show something by then.
                memberIndex.noteEnd(of: flow, wasEmpty: true)
                let request = MoveRequest { [visit = flow.visit] stack in
                    if let flow = stack.emptyFlow(from: 0, where: { $0.visit == visit }) { stack.end(flow) }
                }
                settle(request)
            } else {
                break
            }
            count += 1
            stopEndless(moves: count, flows: current.flowCount - flows)
        }
        queue.unchangedHeight = .max
        if made > 0 { queue.waiting = [] }
        queue.isMoving = false
        if let asker = leaving.question?.asker, current.entry(of: asker.identity)?.visit != asker.visit {
            forgetQuestion()
        }
    }

    private func stopEndless(moves: Int, flows: Int) {
        guard moves > Self.moveLimit - 100 || flows > Self.flowLimit - 100 else { return }
        if let name = current.last?.member.name, !queue.circle.contains(name) { queue.circle.append(name) }
        guard moves > Self.moveLimit || flows > Self.flowLimit else { return }
        mistake("moves ask for moves without end, among \(queue.circle.joined(separator: ", "))")
    }

    func endTurn() {
        defer { (pages.rootWasAnswered, queue.circle) = (false, []) }
        let ended: (any AnyObject.Type)? = memberIndex.takeEndings()
        if !pendingPlaces.isEmpty, !current.hasFirst { pendingPlaces = [] }
        guard let root = current.last, root.owner == nil, !workQueue.hasWork(for: root) else { return }
        if pages.rootWasAnswered { return change { $0.stopAll() } }
        memberIndex.noteEnd(of: root, wasEmpty: true)
        fail(
            "\(root.member.name) ended because it showed nothing\(ended.map { " after \($0)" } ?? ""). "
                + "Show a screen or start a flow in the same turn, or end it with navigator.quit()")
    }

    func fail(_ mistake: String) {
        fault = mistake
        let options = MoveOptions(end: .exited(.internalError))
        ask(
            for: MoveRequest(reason: .end, options: options) {
                $0.lose(mistake, isMistake: true)
                $0.stopAll()
            })
    }

    func settle(_ request: MoveRequest) {
        if isObserved { observe(request) } else { make(request) }
        if let result = request.options?.result, result !== leaving.question?.request.options?.result,
            !current.entries.contains(where: { $0.result === result })
        {
            result.deliver(nil)
        }
    }

    private func make(_ request: MoveRequest) {
        let previous = current
        var next = previous
        request.change(&next)
        let followers = queue.followers.takeAll()
        guard next.last !== previous.last else {
            queue.waiting += followers
            if let next = request.options?.steps { queue.steps = next.each }
            return
        }
        if let last = next.last, last.memberIndex !== memberIndex {
            mistake("a stack belongs to the navigator it came from")
        }
        if let later = request.options?.later {
            var left = previous
            later(&left)
            guard allow(request, taking: previous.members(notIn: left), of: previous, leadingTo: left) else {
                return
            }
        }
        var common = previous.common(with: next)
        if previous.last === common {
            current = next
            queue.waiting += followers
            queue.unchangedHeight = min(queue.unchangedHeight, common?.height ?? 0)
        } else {
            let first = next
            while let flow = next.flow(emptiedSince: previous, above: common) {
                memberIndex.noteEnd(of: flow, wasEmpty: true)
                next.end(flow)
                common = previous.common(with: next)
            }
            let gone = previous.members(above: common, notIn: next)
            let question = leaving.question
            guard allow(request, taking: gone, of: previous, leadingTo: next) else {
                return drop(followers, unlessAskedAfter: question)
            }
            queue.waiting += followers
            queue.unchangedHeight = min(queue.unchangedHeight, common?.height ?? 0)
            // A single flow that ends can't ask for anything that keeps another one alive.
            if first.last === next.last || gone.hasAtMostOneFlow {
                leave(gone, for: next, in: previous, after: request)
            } else {
                next = leaveStepwise(previous, for: first, after: request)
                common = previous.common(with: next)
            }
        }
        if let next = request.options?.steps { queue.steps = next.each }
        if next.last?.below === common, previous.last === common {
            next.last?.coordinator?.start()
        } else if next.last !== common {
            for entry in next.members(above: common, notIn: previous).reversed() {
                entry.coordinator?.start()
            }
        }
    }

    /// Drops what was to follow a refused move, which requests it again after a yes.
    private func drop(_ followers: [MoveRequest], unlessAskedAfter question: LeaveQuestion?) {
        let results = followers.compactMap { $0.options?.result }
        if let asked = leaving.question, asked !== question {
            asked.results += results
        } else {
            for result in results { result.deliver(nil) }
        }
    }

    /// Ends what a move removes, then the flows that emptied, until one of them asks for another
    /// move, such as a login's parent that has shown nothing else yet.
    private func leaveStepwise(_ previous: Stack, for first: Stack, after request: MoveRequest) -> Stack {
        let count = queue.waiting.count
        var (before, next) = (previous, first)
        while true {
            leave(before.members(notIn: next), for: next, in: previous, after: request)
            guard count == queue.waiting.count,
                let flow = next.flow(emptiedSince: previous, above: previous.common(with: next))
            else { return next }
            before = next
            next.end(flow)
        }
    }

    private func leave(_ gone: Stack.Members, for next: Stack, in previous: Stack, after request: MoveRequest)
    {
        if next.last == nil {
            end = request.options?.end ?? .finished
            ending(previous)
        }
        current = next
        if let leakDetector = observation.leakDetector { gone.forEach(leakDetector.note) }
        leaveReason = request.reason
        for flow in gone {
            guard let coordinator = flow.coordinator else { continue }
            if hasWork { workQueue.pending = workQueue.pending.filter { $0.owner !== coordinator } }
            events.end(coordinator)
            for place in pendingPlaces where place.request?.owner === coordinator { place.request = nil }
            if !pages.commands.isEmpty {
                pages.commands = pages.commands.filter { $0.owner != flow.identity }
            }
            memberIndex.noteEnd(of: flow, wasEmpty: false)
            coordinator.stop()
            let outcome = request.options?.outcome
            flow.result?.deliver(flow.visit == outcome?.visit ? outcome : nil)
        }
        leaveReason = nil
    }

    private func observe(_ request: MoveRequest) {
        let before = stack
        (observation.objector, observation.objection) = (nil, nil)
        make(request)
        let (losses, objector) = (memberIndex.takeLosses(), observation.objector)
        guard stack.last !== before.last || objector != nil || !losses.isEmpty else { return }
        tell(
            Move(
                before: before, after: stack, reason: request.reason, objector: objector,
                objection: observation.objection, losses: losses))
        (observation.objector, observation.objection) = (nil, nil)
    }

    func tell(_ move: Move) {
        observation.told += 1
        for observer in observation.observers { observer(move) }
    }

    func requireNotDrawing(_ action: String) {
        guard let drawing = pages.drawing else { return }
        mistake("\(type(of: drawing)) can't \(action) while it draws its page. Let an answer do it")
    }
}
