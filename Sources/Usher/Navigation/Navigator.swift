/// Makes moves happen: starts the coordinators that came, stops those that went, and lets them go.
///
/// One session has one navigator, and its coordinators get it through their initializers. Every operation is a function
/// from the old ``Stack`` to the new one, and ``move(_:)`` makes one move of several.
///
/// Asking for something that is no longer possible, as showing a screen for a flow that has ended or stopping it once more,
/// changes nothing; ``observe(_:)`` tells it. In the pictures a star marks the screen the person sees, and a bar where a layer begins.
///
/// A move asked for while another is under way (a ``Coordinator/start()`` that shows its screen, a delegate that
/// stops its caller) waits until that one is whole; moves happen in the order in which they were asked for. A flow that a
/// move empties ends in that move. Once none is waiting, a flow that has shown nothing and has no work to do ends too.
public final class Navigator {
    /// What is under way now; within a ``move(_:)``, what its operations have made of it so far.
    public var stack: Stack { draft ?? current }

    // Not public, and only ever assigned whole: otherwise each look at them would check that nobody else has access.
    private var current = Stack()
    /// The stack of a move whose operations are being asked for.
    var draft: Stack?
    /// Moves asked for while another is under way, of which the first ones may have been made.
    private var waiting: [Wish] = []
    /// What follows once none is waiting: the way to a place.
    private var steps: [() -> Void] = []
    private(set) var isMoving = false
    /// No flow below this height has become empty since nothing waited.
    private var unchangedHeight = Int.max
    /// Who goes round, once too many moves have asked for moves.
    private var circle: [String] = []
    let presence = Presence()

    /// What waits to be done, and whose work is being done.
    var work: [Piece] = []
    var worker: (any Coordinator)?
    /// What flows wait for; nothing until one asks for it.
    var events: PendingEvents?
    /// Asks for a wake-up when an inbox was sent something, where there is no descriptor to wait for.
    var wakeUp: (@Sendable () -> Void)?
    var clock: () -> ContinuousClock.Instant = { .now }

    /// The commands that flows have on all of their pages.
    var commands: [FlowCommands] = []
    /// The lines that the next page says.
    var said: [String] = []
    /// The screen that is describing its page, which it can't leave meanwhile.
    var drawing: (any Screen)?
    /// The question whose answer is under way, which goes with the first move that this makes.
    var answered: QuestionScreen?
    /// The language of all that isn't the program's.
    var words = Words.english

    /// What is asked whether it may be left, and can't move meanwhile.
    var asked: Entry?
    /// What the person is asked before a move is made.
    var question: LeaveQuestion?
    /// Why moves were not made, and what was lost with the flows that nobody could be asked about.
    var objections: [String] = []

    /// Why the flow that hears in its ``Coordinator/stop()`` that it is over has ended; `nil` at any other time.
    private(set) var leaveReason: Move.Reason?
    /// How the last flow came to its end.
    private(set) var end = Session.End.finished
    /// Hears the stack as it is before the last flow ends.
    var ending: (Stack) -> Void = { _ in }

    var observers: [(Move) -> Void] = []
    /// What objected to the last move, and with what.
    var objector: AnyObject?
    var objection: String?
    /// How many moves observers have been told of.
    var told = 0
    /// What has left, where somebody wants to know whether it is freed.
    var departures: Departures?

    /// So many moves that moves ask for are no program any more.
    private static let limit = 100_000

    /// A navigator with an empty stack; a session makes its own.
    package init() {}

    func change(_ change: @escaping (inout Stack) -> Void) {
        ask(for: Wish(change: change))
    }

    func start(_ root: any Coordinator) {
        change { [presence] in $0.start(root, in: presence) }
    }

    func ask(for wish: Wish) {
        requireNotDrawing("move")
        if let asked { mistake("\(asked.member.name) can't move while it says whether it may be left") }
        if wish.terms == nil, var next = draft {
            wish.change(&next)
            draft = next
            return
        }
        guard !isMoving else {
            if waiting.isEmpty {
                waiting = [wish]
            } else {
                var wishes = waiting
                waiting = []
                wishes.append(wish)
                waiting = wishes
            }
            return
        }
        isMoving = true
        settle(answered.map { wish.taking(away: $0) } ?? wish)
        settleRest()
    }

    /// Makes a move on the way to a place.
    func follow(_ change: @escaping (inout Stack) -> Void) {
        settle(Wish(reason: .open, change: change))
    }

    /// Ends the flows that show nothing and may have become so above a height.
    func settle(from height: Int) {
        isMoving = true
        unchangedHeight = height
        settleRest()
    }

    /// Makes the moves that moves asked for, and ends the flows that show nothing.
    private func settleRest() {
        var (made, count) = (0, 0)
        while true {
            if made < waiting.count {
                made += 1
                settle(waiting[made - 1])
            } else if let step = steps.first {
                steps = Array(steps.dropFirst())
                step()
            } else if let flow = current.emptyFlow(from: unchangedHeight, where: { !hasWork(for: $0) }) {
                settle(Wish { $0.end(flow) })
            } else {
                break
            }
            count += 1
            if count > Self.limit { endless(count) }
        }
        unchangedHeight = .max
        if made > 0 { waiting = [] }
        isMoving = false
        if let asker = question?.asker, current.entry(of: asker.identity)?.stay != asker.stay {
            forgetQuestion()
        }
    }

    /// Stops a program whose moves ask for moves without end, once the names of those that go round are known.
    private func endless(_ count: Int) {
        if let name = current.last?.member.name, !circle.contains(name) { circle = circle + [name] }
        guard count > Self.limit + 100 else { return }
        mistake("moves ask for moves without end, among \(circle.joined(separator: ", "))")
    }

    private func settle(_ wish: Wish) {
        if observers.isEmpty { _ = make(wish) } else { observe(wish, make) }
        if let result = wish.terms?.result, result !== question?.wish.terms?.result,
            !current.entries.contains(where: { $0.result === result })
        {
            result.deliver(nil)
        }
    }

    /// The one place where a flow begins or ends.
    private func make(_ wish: Wish) -> Bool {
        let previous = current
        var next = previous
        wish.change(&next)
        guard next.last !== previous.last else {
            if let next = wish.terms?.steps { steps = next.each }
            return false
        }
        if let last = next.last, last.presence !== presence {
            mistake("a stack belongs to the navigator it came from")
        }
        if let later = wish.terms?.later {
            var left = previous
            later(&left)
            guard allow(wish, taking: previous.members(notIn: left), of: previous, leadingTo: left) else {
                return false
            }
        }
        var common = previous.common(with: next)
        if previous.last === common {
            current = next
            unchangedHeight = min(unchangedHeight, common?.height ?? 0)
        } else {
            // What it leads to before the flows that it empties end, too.
            let first = next
            while let flow = next.flow(emptiedSince: previous, above: common) {
                next.end(flow)
                common = previous.common(with: next)
            }
            let gone = previous.members(above: common, notIn: next)
            guard allow(wish, taking: gone, of: previous, leadingTo: next) else { return false }
            unchangedHeight = min(unchangedHeight, common?.height ?? 0)
            // A flow that ends alone can ask for nothing that would keep another one.
            if first.last === next.last || gone.hasAtMostOneFlow {
                leave(gone, for: next, in: previous, after: wish)
            } else {
                next = leaveStepwise(previous, for: first, after: wish)
                common = previous.common(with: next)
            }
        }
        if let next = wish.terms?.steps { steps = next.each }
        if next.last?.below === common, previous.last === common {
            next.last?.coordinator?.start()
        } else if next.last !== common {
            for entry in next.members(above: common, notIn: previous).reversed() {
                entry.coordinator?.start()
            }
        }
        return true
    }

    /// Ends what a move takes away, and then the flows that it has emptied, as long as none that has ended asks for another
    /// move: what a login leads to may be the first thing that its parent shows.
    ///
    /// - Returns: The stack as it is then.
    private func leaveStepwise(_ previous: Stack, for first: Stack, after wish: Wish) -> Stack {
        let count = waiting.count
        var (before, next) = (previous, first)
        while true {
            leave(before.members(notIn: next), for: next, in: previous, after: wish)
            guard count == waiting.count,
                let flow = next.flow(emptiedSince: previous, above: previous.common(with: next))
            else { return next }
            before = next
            next.end(flow)
        }
    }

    private func leave(_ gone: Stack.Members, for next: Stack, in previous: Stack, after wish: Wish) {
        if next.last == nil {
            end = wish.terms?.end ?? .finished
            ending(previous)
        }
        current = next
        if let departures { gone.forEach(departures.note) }
        stop(gone, after: wish)
    }

    private func stop(_ gone: Stack.Members, after wish: Wish) {
        leaveReason = wish.reason
        for flow in gone {
            guard let coordinator = flow.coordinator else { continue }
            if hasWork { work = work.filter { $0.owner !== coordinator } }
            events?.end(coordinator)
            if hasCommands { removeCommands(of: coordinator) }
            coordinator.stop()
            let outcome = wish.terms?.outcome
            flow.result?.deliver(flow.stay == outcome?.stay ? outcome : nil)
        }
        leaveReason = nil
    }

    func requireNotDrawing(_ action: String) {
        guard let drawing else { return }
        mistake("\(type(of: drawing)) can't \(action) while it draws its page; let an answer do it")
    }
}
