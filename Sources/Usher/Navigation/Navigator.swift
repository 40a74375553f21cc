/// Makes moves happen: starts the coordinators that came, stops those that went, and lets them go.
///
/// One session has one navigator, and its coordinators get it through their initializers. Every operation is a
/// ``move(_:)``, a function from the old ``Stack`` to the new one. Whether it moved is what an operation returns: `false`
/// where it changed nothing, where a flow objected or the person is asked first, and where it waits.
///
/// A move asked for while another is under way (a ``Coordinator/start()`` that shows its screen, a delegate that
/// stops its caller) waits until that one is whole; moves happen in the order in which they were asked for. A flow that a
/// move empties ends in that move. Once none is waiting, a flow that has shown nothing and has no work to do ends too.
public final class Navigator {
    /// What is under way now.
    public var stack: Stack { current }

    // Not public, and only ever assigned whole: otherwise each look at them would check that nobody else has access.
    private var current = Stack()
    /// Moves asked for while another is under way, of which the first ones may have been made.
    private var waiting: [Wish] = []
    /// What follows once none is waiting: the way to a place.
    private var steps: [() -> Void] = []
    private var work: [Piece] = []
    /// Whose work is being done.
    private var worker: (any Coordinator)?
    private var said: [String] = []
    private var isMoving = false
    /// No flow below this height has become empty since nothing waited.
    private var unchangedHeight = Int.max
    private let presence = Presence()

    /// What flows offer on all of their pages.
    var offers: [PageOffer] = []
    /// The screen that is describing its page, which it can't leave meanwhile.
    var drawing: (any Screen)?
    /// The coordinator that is asked whether its flow may end, and can't move meanwhile.
    private var asked: Entry?

    /// What flows wait for; nothing until one asks for it.
    var events: PendingEvents?
    var clock: () -> ContinuousClock.Instant = { .now }

    /// The question whose answer is under way, which goes with the first move that this makes.
    private var answered: QuestionScreen?

    /// The language of all that isn't the program's.
    var words = Words.english

    /// What the person is asked before a move is made.
    private(set) var question: ExitQuestion?
    /// Why moves were not made, and what was lost with flows that nobody could be asked about.
    private var objections: [String] = []

    /// Why the flow that hears in its ``Coordinator/stop()`` that it is over has ended; `nil` at any other time.
    public var exitReason: Exit.Reason? { leaving }
    private var leaving: Exit.Reason?

    /// How the last flow came to its end.
    private(set) var end = Session.End.finished
    /// Hears the stack as it is before the last flow ends.
    var ending: (Stack) -> Void = { _ in }
    private var observers: [Observer] = []
    /// The coordinator that objected to the last move, and with what.
    private var objector: (any Coordinator)?
    private var objection: String?
    /// How many moves observers have been told of.
    private(set) var told = 0
    /// What has left, where somebody wants to know whether it is freed.
    private var departures: Departures?
    /// Who goes round, once too many moves have asked for moves.
    private var circle: [String] = []

    /// So many moves that moves ask for are no program any more.
    private static let limit = 100_000

    private struct Observer {
        let tell: (Move) -> Void
    }

    /// Work that has not begun, and the coordinator whose flow it belongs to.
    private struct Piece {
        let owner: any Coordinator
        let body: (inout Work) throws -> Void
    }

    /// A navigator with an empty stack; a session makes its own.
    package init() {}

    /// Changes the stack. Several operations in one move happen as one: nothing in between is ever seen.
    ///
    /// ```swift
    /// navigator.move { stack in
    ///     stack.home()
    ///     stack.push(receipt, for: self)
    /// }
    /// ```
    ///
    /// The closure may run more than once, since a move that a flow objects to may be repeated; it changes its stack, and
    /// nothing else. A screen can't move while it draws its page: it moves in what an answer does.
    ///
    /// - Returns: Whether the stack has changed.
    @discardableResult
    public func move(_ change: @escaping (inout Stack) -> Void) -> Bool {
        ask(for: Wish(change: change))
    }

    func start(_ root: any Coordinator) {
        move { [presence] in $0.start(root, in: presence) }
    }

    @discardableResult
    func ask(for wish: Wish) -> Bool {
        requireNotDrawing("move")
        if let asked { mistake("\(asked.member.name) can't move while it says whether it may stop") }
        guard !isMoving else {
            var wishes = waiting
            waiting = []
            wishes.append(wish)
            waiting = wishes
            return false
        }
        isMoving = true
        let hasMoved = if let answered { settle(wish.taking(away: answered)) } else { settle(wish) }
        settleRest()
        return hasMoved
    }

    /// Makes a move on the way to a place.
    func follow(_ change: @escaping (inout Stack) -> Void) {
        settle(Wish(reason: .open, change: change))
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
        if let question, current.entry(of: question.flow.identity)?.stay != question.flow.stay {
            self.question = nil
        }
    }

    /// Stops a program whose moves ask for moves without end, once the names of those that go round are known.
    private func endless(_ count: Int) {
        if let name = current.last?.member.name, !circle.contains(name) { circle = circle + [name] }
        guard count > Self.limit + 100 else { return }
        mistake("moves ask for moves without end, among \(circle.joined(separator: ", "))")
    }

    @discardableResult
    private func settle(_ wish: Wish) -> Bool {
        observers.isEmpty ? make(wish) : observe(wish)
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
        var common = previous.common(with: next)
        if previous.last === common {
            current = next
            unchangedHeight = min(unchangedHeight, common?.height ?? 0)
        } else {
            while let flow = next.flow(emptiedSince: previous, above: common) {
                next.end(flow)
                common = previous.common(with: next)
            }
            let gone = previous.flows(above: common, notIn: next)
            guard allow(wish, ending: gone, of: previous, leadingTo: next) else { return false }
            if next.last == nil {
                end = wish.terms?.status.map { .status($0) } ?? (wish.reason == .quit ? .quit : .finished)
                ending(previous)
            }
            current = next
            unchangedHeight = min(unchangedHeight, common?.height ?? 0)
            if let departures { previous.entries(above: common, notIn: next).forEach(departures.note) }
            stop(gone, after: wish)
        }
        if let next = wish.terms?.steps { steps = next.each }
        if next.last?.below === common, previous.last === common {
            next.last?.coordinator?.start()
        } else if next.last !== common {
            for flow in next.flows(above: common, notIn: previous).reversed() { flow.coordinator?.start() }
        }
        return true
    }

    private func stop(_ flows: Stack.Flows, after wish: Wish) {
        leaving = wish.reason
        for flow in flows {
            guard let coordinator = flow.coordinator else { continue }
            if hasWork { work = work.filter { $0.owner !== coordinator } }
            events?.end(coordinator)
            if hasOffers { withdrawOffers(of: coordinator) }
            coordinator.stop()
            flow.result?.deliver(flow.stay == wish.terms?.outcome?.stay ? wish.terms?.outcome?.value : nil)
        }
        leaving = nil
    }

    func requireNotDrawing(_ action: String) {
        guard let drawing else { return }
        mistake("\(type(of: drawing)) can't \(action) while it draws its page; let an answer do it")
    }
}

// The person's and the session's own moves
extension Navigator {
    /// Back to the screen before, or from the question that stands.
    func goBack() {
        if let question { return answer(question, leaves: false) }
        ask(for: Wish(reason: .back) { $0.pop() })
    }

    func goHome() { ask(for: Wish(reason: .home) { $0.home() }) }

    /// Ends all that is under way, if no flow objects, and the session with a status of the program's own.
    ///
    /// ```swift
    /// navigator.quit(with: ExitStatus(rawValue: 3))
    /// ```
    ///
    /// - Returns: Whether it ended.
    @discardableResult
    public func quit(with status: ExitStatus) -> Bool {
        ask(for: Wish(terms: WishTerms(status: status)) { $0.stopAll() })
    }

    /// Ends all that is under way, if no flow objects.
    func quit() { ask(for: Wish(reason: .quit) { $0.stopAll() }) }

    /// Ends all that is under way.
    func stopAll() {
        ask(for: Wish(reason: .end) { $0.stopAll() })
        // What a flow asked for in its `stop()`.
        work = []
    }
}

// Work
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
    /// The session begins it when the moves are whole and the page on top is written, without a prompt, and shows the
    /// page again when it is done. It runs on the session's own thread: what it touches needs no locks, and it may move.
    /// Several pieces are done in the order asked, and between two of them a page that has changed is shown. Lines that
    /// arrive meanwhile wait for the page after. Ctrl-C stops the piece that is under way, and not the session.
    ///
    /// - Parameters:
    ///   - coordinator: Whose flow it belongs to; work that has not begun when the flow ends is dropped.
    ///   - body: Does the work, and lets the `CancellationError` of its ``Work`` go on. What else it throws is said
    ///     in a line, as when an answer throws.
    public func work(for coordinator: any Coordinator, _ body: @escaping (inout Work) throws -> Void) {
        requireNotDrawing("ask for work")
        work = work + [Piece(owner: coordinator, body: body)]
    }

    var hasWork: Bool { !work.isEmpty }

    /// Whether a flow has work to do, and so goes on although it may show nothing yet.
    private func hasWork(for flow: Entry) -> Bool {
        guard let coordinator = flow.coordinator else { return false }
        return worker === coordinator || hasWork && work.contains { $0.owner === coordinator }
    }

    /// The next piece of a flow that goes on, which is under way from here on.
    func beginWork() -> ((inout Work) throws -> Void)? {
        while let piece = work.first {
            work = Array(work.dropFirst())
            guard stack.contains(piece.owner) else { continue }
            worker = piece.owner
            return piece.body
        }
        return nil
    }

    /// Ends the flow whose work is done, if it shows nothing.
    func endWork() {
        guard let coordinator = worker else { return }
        worker = nil
        guard let flow = current.flow(of: coordinator) else { return }
        isMoving = true
        unchangedHeight = flow.height
        settleRest()
    }
}

// What is said
extension Navigator {
    /// Says a line once, above what the next page tells: what came of an answer.
    ///
    /// ```swift
    /// navigator.say("“\(film.title)” is deleted.")
    /// ```
    ///
    /// It stands under the title of whatever page comes next, and is gone from the one after. Several lines follow each
    /// other. Nothing is said where no page comes any more.
    public func say(_ line: String) {
        requireNotDrawing("say a line")
        said = said + [line]
    }

    /// The lines that the next page says.
    func takeSaid() -> [String] {
        guard !said.isEmpty else { return [] }
        defer { said = [] }
        return said
    }
}

// Questions
extension Navigator {
    /// Asks a question over the page that the person sees, in its flow.
    func ask(_ question: QuestionScreen) {
        guard let flow = stack.topEntry?.owner?.coordinator else { return }
        push(question, for: flow)
    }

    /// Does what the answer to a question does. The question goes in the first move that this makes, or in one of its own;
    /// an error, and a flow that objects, leave it where it is.
    func answer(_ question: QuestionScreen?, _ action: () throws -> Void) throws {
        answered = question
        defer { answered = nil }
        try action()
        guard let question, objections.isEmpty, self.question == nil, stack.contains(question) else { return }
        move { _ in }
    }
}

// Guards
extension Navigator {
    /// Asks the flows that a move would end, in order, until one objects; which then is said, or the person asked.
    private func allow(
        _ wish: Wish, ending flows: Stack.Flows, of previous: Stack, leadingTo next: Stack
    ) -> Bool {
        var destination = next
        wish.terms?.steps?.lead(&destination)
        for flow in flows {
            guard let coordinator = flow.coordinator else { continue }
            if let terms = wish.terms, terms.agreed.contains(flow.stay) { continue }
            asked = flow
            let answer = coordinator.shouldStop(Exit(reason: wish.reason, destination: destination))
            asked = nil
            switch answer {
            case .stop: continue
            // It would be asked for ever.
            case _ where !previous.hasMember(of: flow, above: flow): continue
            case .stay(let reason):
                object(reason)
                if wish.reason == .end { continue }
                objection = reason
            case .ask(_, let atEnd) where wish.reason == .end:
                object(atEnd)
                continue
            case .ask(let text, _):
                let agreed =
                    (wish.terms?.agreed ?? []) + flows.prefix { $0 !== flow }.map(\.stay) + [flow.stay]
                question = ExitQuestion(
                    text, of: flow, stay: presence.nextStay(), navigator: self,
                    before: Wish(
                        reason: wish.reason,
                        terms: WishTerms(
                            agreed: agreed, outcome: wish.terms?.outcome, status: wish.terms?.status,
                            steps: wish.terms?.steps),
                        change: wish.change))
                objection = text
            }
            if !observers.isEmpty { objector = coordinator }
            return false
        }
        return true
    }

    /// Makes the move that waits for the person's answer, or forgets it.
    func answer(_ question: ExitQuestion, leaves: Bool) {
        guard question === self.question else { return }
        self.question = nil
        if leaves { ask(for: question.wish) }
    }

    /// The stay of what the person sees.
    var stayOfPage: Int? { question?.stay ?? current.stayOfTop }

    var hasObjections: Bool { !objections.isEmpty }

    /// Tells why a move was not made.
    func object(_ reason: String) {
        objections = objections + [reason]
    }

    /// Why moves were not made, or what was lost with the flows that ended unasked.
    func takeObjections() -> [String] {
        defer { objections = [] }
        return objections
    }
}

// Watching
extension Navigator {
    /// Tells of each move from now on: once it is made, once a flow has objected to it, or where something of it was lost.
    ///
    /// ```swift
    /// navigator.observe { move in log.append("\(move)") }
    /// ```
    ///
    /// An answer after which nothing is different is told too, as a move with a loss: it asked for nothing, said nothing,
    /// and the page is the same; mostly its screen's delegate was never set. Nothing is compared while nobody observes.
    public func observe(_ observer: @escaping (Move) -> Void) {
        observers = observers + [Observer(tell: observer)]
        presence.isWatched = true
    }

    private func observe(_ wish: Wish) -> Bool {
        let (before, begin) = (current, ContinuousClock.now)
        (objector, objection) = (nil, nil)
        let hasMoved = make(wish)
        let losses = presence.takeLosses()
        if hasMoved || objector != nil || !losses.isEmpty {
            tell(
                Move(
                    before: before, after: current, reason: wish.reason, objector: objector,
                    objection: objection, losses: losses, duration: .now - begin))
        }
        (objector, objection) = (nil, nil)
        return hasMoved
    }

    private func tell(_ move: Move) {
        told += 1
        for observer in observers { observer.tell(move) }
    }

    var isObserved: Bool { !observers.isEmpty }

    /// Tells of something that was asked for and did nothing.
    func tell(lost loss: String) {
        tell(
            Move(
                before: current, after: current, reason: .program, objector: nil, objection: nil,
                losses: [loss], duration: .zero))
    }

    /// Looks from now on whether what ends is freed.
    func findLeaks() {
        departures = Departures()
    }

    /// The paths in the tree of what is still there after its end.
    func takeLeaks() -> [String] {
        departures?.takeSurvivors(of: current) ?? []
    }
}
