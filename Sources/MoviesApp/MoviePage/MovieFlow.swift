import MovieCatalog
import Usher

/// The delegate of a flow with pages of movies.
protocol MovieFlowDelegate: AnyObject {
    /// The movies among which what is typed is looked for.
    var scope: ListScope { get }
    /// Called with what shows another place; who can't hands it on to its own delegate.
    func movieFlow(_ flow: any Coordinator, didAskFor request: MovieRequest) throws
    func movieFlow(_ flow: any Coordinator, didStopAfter changes: Set<MovieChange>)
}

/// A flow or a screen of a movie that may be gone from the catalog.
protocol MovieDependent: AnyObject {
    var isGone: Bool { get }
}

/// A flow that begins with a question for files, which can be answered before.
protocol FileTakingCoordinator: Coordinator {
    func take(_ paths: [String]) throws
}

/// A coordinator with pages of movies. What is done on them it says there, and keeps for its delegate.
protocol MovieFlow: Coordinator, MovieFlowDelegate, MoviePageDelegate {
    var flowDelegate: (any MovieFlowDelegate)? { get }
    var navigator: Navigator { get }
    var actions: MovieActions { get }
    /// The changes made in this flow, those of its children included.
    var changes: Set<MovieChange> { get set }
}

extension MovieFlow {
    var scope: ListScope { flowDelegate?.scope ?? .all }

    /// Offers on its own pages what means the same on every page of movies.
    func offerActions() {
        navigator.addCommands(for: self) { [unowned self] page in
            guard let top = navigator.stack.top, navigator.stack.parent(of: top) === self else { return }
            (top as? any MoviePage)?.offerActions(on: &page)
        }
    }

    /// Says what was done on the page in front.
    func tell(_ done: MovieActions.Done) {
        if let change = done.change { changes.insert(change) }
        navigator.say(done.words)
    }

    func moviePage(_ page: any MoviePage, didAskFor request: MovieRequest) throws -> Bool {
        guard !actions.isSlip(request) else { return false }
        try perform(request, on: page)
        return true
    }

    /// Does what was asked for, on a page in front.
    func perform(_ request: MovieRequest, on page: (any MoviePage)? = nil) throws {
        if let title = request.titleOfWork {
            navigator.push(WorkScreen(title, "Ctrl-C stops it and changes nothing."), for: self)
            navigator.work(for: self) { [self] work in
                navigator.pop()
                do {
                    if let done = try actions.perform(request, progress: { work.goesOn(after: $0) }) {
                        tell(done)
                        leaveGone()
                    }
                } catch let error as CatalogError where error.kind == .stopped {
                    throw CancellationError()
                }
            }
        } else if case .either(let likely, let other, let doubt) = request {
            if actions.isStrict, let refusal = doubt.refusal { throw refusal }
            ask { [unowned self] question in
                question.title(doubt.title)
                if !doubt.text.isEmpty { question.text(doubt.text) }
                question.ask(doubt.question, .yesOrNo, default: doubt.isLikely) { [unowned self] isYes in
                    if let meant = isYes ? likely : other { try perform(meant, on: page) }
                }
            }
        } else if case .choose(let title, let requests, let isOffer) = request {
            guard !actions.isStrict else {
                throw Refusal("\(title) \(requests.map(\.label).joined(separator: "; ")). Type more of it.")
            }
            let position = ListPosition(size: 20)
            ask { [unowned self] question in
                question.title(title)
                page?.takeLines(on: &question)
                guard requests.count <= 20 else {
                    return question.list(requests, at: position) { row, request in
                        row.write(request.label)
                    } choose: { [unowned self] in
                        try perform($0.1, on: page)
                    }
                }
                for (index, (label, request)) in requests.enumerated() {
                    question.item(label, isDefault: isOffer && index == 0) { [unowned self] in
                        try perform(request, on: page)
                    }
                }
            }
        } else if let done = try actions.perform(request) {
            tell(done)
            if case .list(_, .rename(let name)) = request, page?.list != nil { try perform(.openList(name)) }
            if case .list(_, .move) = request, page?.list != nil {
                try movieFlow(self, didAskFor: .sort(.hand))
            }
            if request.takesMoviesAway { leaveGone() }
        } else if let meant = try actions.meaning(of: request, on: scope) {
            try perform(meant, on: page)
        } else {
            try movieFlow(self, didAskFor: request)
        }
    }

    /// Asks a question over the page in front.
    private func ask(_ draw: @escaping (inout Page) throws -> Void) {
        guard let top = navigator.stack.top, let front = navigator.stack.parent(of: top) else { return }
        navigator.push(QuestionScreen(draw), for: front)
    }

    /// Leaves the pages of movies that are gone, wherever they are.
    private func leaveGone() {
        for case let flow as any Coordinator & MovieDependent in navigator.stack.coordinators
        where flow.isGone { navigator.stop(flow) }
        if let screen = navigator.stack.top as? any MovieDependent, screen.isGone { navigator.pop() }
    }

    func movieFlow(_ flow: any Coordinator, didAskFor request: MovieRequest) throws {
        try flowDelegate?.movieFlow(self, didAskFor: request)
    }

    func movieFlow(_ flow: any Coordinator, didStopAfter changes: Set<MovieChange>) {
        self.changes.formUnion(changes)
    }
}
