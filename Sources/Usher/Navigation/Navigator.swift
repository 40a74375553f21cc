/// The operations that show, start and end a program's screens and flows.
///
/// A session has one navigator, which its coordinators receive through their initializers. Each
/// operation replaces the ``Stack`` with a new one, and ``move(_:)`` combines several. Added
/// coordinators are started. Removed ones are stopped and released. Requests that are no longer
/// possible, such as showing a screen for an ended flow, do nothing and are reported to
/// ``observe(_:)``. In diagrams, a star marks the screen on top, and a bar the start of a layer.
///
/// If a move is requested during another move, it's made afterward. When a move leaves a flow
/// without screens and child flows, the flow ends. So does a new flow that shows nothing, unless it
/// has work to do.
///
/// The root coordinator may be empty while an answer is handled. If it stays empty, the session
/// reports that and ends with ``ExitStatus/internalError``. To end the root on purpose, use
/// ``quit(with:)`` or ``stop(_:)``. Answering its last ``QuestionScreen`` also ends it.
public final class Navigator {
    /// The current stack; within ``move(_:)``, the move's result so far.
    public var stack: Stack { draft ?? current }

    private var current: Stack
    var draft: Stack?
    let log = StackTracker()

    private var waiting: [NavigationRequest] = []
    /// Requests made within ``move(_:)`` that can't be part of the move. They're made after it.
    private var followers: [NavigationRequest] = []
    /// Parts of a route that aren't shown yet. All requested moves are made first.
    private var additions: [StackAddition] = []
    private(set) var isMoving = false
    /// A longer chain of moves, each requested by the one before, counts as an endless loop.
    private static let mostDepth = 50_000

    var runningGuard: StackEntry?
    var leaveQuestion: LeaveQuestion?
    /// Lines to report, such as why a move was refused.
    var objections: [String] = []
    /// The reason for ending the flow whose ``Coordinator/stop()`` is running.
    private(set) var leaveReason: Move.Reason?

    private(set) var sessionEnd = Session.End.finished
    var ending: (Stack) -> Void = { _ in }
    /// The programming error that ended the session, until it's reported.
    var fault = ""
    var losesAnswers = false
    /// The exit status if answers given on a command line are refused or lost.
    var statusOfGivenAnswers: ExitStatus?

    var words = Words.english
    /// The screen that is drawing its page. It can't navigate meanwhile.
    var drawing: (any Screen)?
    var said: [String] = []
    /// Whether `said` describes everything that changed on the page.
    var hasSaidWhole = false
    var commands: [(owner: ObjectIdentifier, draw: (inout Page) -> Void)] = []
    /// The question being answered, which the answer's first move removes.
    var questionToRemove: QuestionScreen?
    /// Whether a question of the root was just answered. If so, an empty root is no error.
    var answeredQuestionOfRoot = false

    var pendingWork: [(owner: any Coordinator, body: (inout Work) throws -> Void)] = []
    var worker: (any Coordinator)?
    let events = PendingEvents()
    var pendingPlaces: [PendingPlace] = []

    var observers: [(Move) -> Void] = []
    /// Counts moves, to detect answers that cause none.
    var moveCount = 0
    var leakDetector: LeakDetector?

    package init() { current = Stack(log: log) }

    func change(_ change: @escaping (inout Stack) -> Void) { request(NavigationRequest(change: change)) }
    func start(_ root: any Coordinator) { change { $0.start(root) } }

    func show(_ addition: StackAddition) {
        request(NavigationRequest(result: addition.result, owner: addition.owner, addition: addition))
    }

    /// Makes a move at once, as part of the current move, or after the current move.
    func request(_ request: consuming NavigationRequest) {
        requireNotDrawing("move")
        if let runningGuard {
            mistake("\(runningGuard.member.name) can't move while it says whether it may be left")
        }
        if draft != nil, !request.canBePart {
            followers.append(request)
        } else if var next = draft.take() {
            request.apply(to: &next)
            draft = next
        } else if isMoving {
            waiting.append(request)
        } else {
            isMoving = true
            if let question = questionToRemove, current.contains(question) {
                make(request.removing(question))
            } else {
                make(request)
            }
            settle()
        }
    }

    /// Makes all waiting moves, shows the rest of a route, and ends flows that show nothing.
    func settle() {
        isMoving = true
        var depth = 0
        while true {
            let requests = waiting.takeAll()
            if !requests.isEmpty {
                depth += 1
                if depth > Self.mostDepth {
                    let name = current.entries.last?.member.name ?? "nothing"
                    mistake("moves ask for moves without end. The last one showed \(name)")
                }
                for request in requests { make(request) }
            } else if !additions.isEmpty {
                let addition = additions.removeFirst()
                make(NavigationRequest(reason: .open) { $0.add(addition) })
            } else if let flow = current.emptyFlow(where: { !mayStayUnshown($0) }) {
                make(NavigationRequest(unshown: flow))
            } else {
                break
            }
        }
        isMoving = false
        if let leaveQuestion, !current.entries.contains(where: { $0 === leaveQuestion.asker }) {
            forgetQuestion()
        }
    }

    private func make(_ request: NavigationRequest) {
        if let addition = request.addition { return make(request, of: addition) }
        var next = current
        request.apply(to: &next)
        if next.log !== log { mistake("a stack belongs to the navigator it came from") }
        let followers = followers.takeAll()
        let transition = Transition(from: current, to: next, by: request, before: followers)
        let objector = objector(to: transition, of: request)
        if let objector {
            request.swapStates()
            drop(followers, for: objector)
        } else {
            waiting += followers
            leave(by: transition, of: request)
            if let next = request.additions { additions = next }
            for entry in transition.entering { entry.coordinator?.start() }
        }
        tellObservers(of: request, from: transition.from, objector: objector)
        if let result = request.result, result !== leaveQuestion?.request.result,
            !current.entries.contains(where: { $0.result === result })
        {
            result.deliver(nil)
        }
    }

    /// Makes a move that only adds a screen or a flow. Nothing is removed, so nothing can object.
    private func make(_ request: NavigationRequest, of addition: StackAddition) {
        let before = isObserved ? current : nil
        let isShown = current.show(addition)
        if isShown, case .coordinator(let flow) = addition.member { flow.start() }
        if let before { tellObservers(of: request, from: before, objector: nil) }
        if !isShown { addition.result?.deliver(nil) }
    }

    /// Ends what the request removes, then the flows that this leaves empty. If an ended flow
    /// requests a move, the remaining flows stay, since that move may show something in them.
    private func leave(by transition: Transition, of request: NavigationRequest) {
        let count = waiting.count
        for (index, step) in transition.steps.enumerated() where index == 0 || waiting.count == count {
            if step.to.entries.isEmpty, !current.entries.isEmpty {
                sessionEnd = request.end ?? .finished
                ending(current)
            }
            current = step.to
            if let leakDetector { for entry in step.leaving { leakDetector.note(entry) } }
            leaveReason = request.reason
            for entry in step.leaving {
                guard let flow = entry.coordinator else { continue }
                pendingWork.removeAll { $0.owner === flow }
                events.end(flow)
                for place in pendingPlaces where place.request?.owner === flow { place.request = nil }
                commands.removeAll { $0.owner == ObjectIdentifier(flow) }
                log.noteEnd(of: entry, wasEmpty: index > 0)
                flow.stop()
                entry.result?.deliver(entry.visit == request.outcome?.visit ? request.outcome : nil)
            }
            leaveReason = nil
        }
    }

    private func tellObservers(of request: NavigationRequest, from before: Stack, objector: LeaveObjection?) {
        guard isObserved else { return }
        let losses = log.takeLosses()
        guard !current.isSame(as: before) || objector != nil || !losses.isEmpty else { return }
        tell(Move(before: before, after: stack, reason: request.reason, objector: objector, losses: losses))
    }

    func tell(_ move: Move) {
        moveCount += 1
        for observer in observers { observer(move) }
    }

    func endTurn() {
        defer { answeredQuestionOfRoot = false }
        let ended: (any AnyObject.Type)? = log.takeEndings()
        if !pendingPlaces.isEmpty, !current.hasRedirect { pendingPlaces = [] }
        guard current.entries.count == 1, let root = current.entries.first, !mayStayUnshown(root) else {
            return
        }
        if answeredQuestionOfRoot { return change { $0.stopAll() } }
        log.noteEnd(of: root, wasEmpty: true)
        fail(
            "\(root.member.name) ended because it showed nothing\(ended.map { " after \($0)" } ?? ""). "
                + "Show a screen or start a flow in the same turn, or end it with navigator.quit()")
    }

    func fail(_ mistake: String) {
        fault = mistake
        request(
            NavigationRequest(reason: .end, end: .exited(.internalError)) {
                $0.log.lose(mistake, isMistake: true)
                $0.stopAll()
            })
    }

    func requireNotDrawing(_ action: String) {
        guard let drawing else { return }
        mistake("\(type(of: drawing)) can't \(action) while it draws its page. Let an answer do it")
    }
}
