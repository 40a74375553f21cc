import MovieCatalog
import Usher

/// The delegate of a flow with pages of movies.
protocol MoviePageCoordinatorDelegate: AnyObject {
    /// The movies among which what is typed is looked for.
    var scope: ListScope { get }
    /// Called with what shows another place, of a scope; who can't hands it on to its own delegate.
    func coordinator(_ flow: any Coordinator, didAskFor request: MovieRequest, in scope: ListScope) throws
    func coordinator(_ flow: any Coordinator, didStopWithChanges hasChanges: Bool)
}

extension MoviePageCoordinatorDelegate {
    var scope: ListScope { .all }

    func coordinator(_ flow: any Coordinator, didAskFor request: MovieRequest, in scope: ListScope) throws {}
}

/// A flow or a screen of a movie that may be gone from the catalog.
protocol MovieDependent: AnyObject {
    var isGone: Bool { get }
}

/// The delegate of a prompt for files, which may be typed before it is asked.
protocol FilePromptDelegate: AnyObject {
    func take(_ paths: [String]) throws
}

/// A coordinator with pages of movies. What is done on them it says there, and keeps for its delegate.
protocol MoviePageCoordinator: Coordinator, MoviePageCoordinatorDelegate, MoviePageDelegate {
    var delegate: (any MoviePageCoordinatorDelegate)? { get }
    var navigator: Navigator { get }
    var actions: MovieActions { get }
    /// Whether movies were changed in this flow, or in one of its children.
    var hasChanges: Bool { get set }
}

extension MoviePageCoordinator {
    var scope: ListScope { delegate?.scope ?? .all }

    func tell(_ done: MovieActions.Done) {
        if done.isChange { hasChanges = true }
        navigator.say(done.words)
    }

    func moviePage(_ page: any MoviePage, didSelect movie: Movie.ID) {
        navigator.start(detail(of: movie), for: self)
    }

    func moviePage(_ page: any MoviePage, didAskFor request: MovieRequest) throws -> Bool {
        guard !actions.isSlip(request) else { return false }
        try perform(request, on: page)
        return true
    }

    /// Takes lines on a page that has no movies of its own.
    func takeLines(on page: inout Page) {
        page.otherwise(completing: { [actions] in actions.catalog.lines(beginning: $0) }) { [self] line in
            let line = ["u": "undo", "y": "redo"][line] ?? line
            let request = try MovieRequestParser(actions.catalog).request(for: line)
            guard line.count > 1, !actions.isSlip(request) else { return false }
            try perform(request)
            return true
        }
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
        } else if case .confirm(let request, let doubt) = request {
            if actions.isStrict || actions.isPiped, let refusal = doubt.refusal { throw refusal }
            ask { [unowned self] question in
                question.title(doubt.title)
                if !doubt.text.isEmpty { question.text(doubt.text) }
                question.ask(doubt.question, .yesOrNo, default: doubt.isLikely) { [unowned self] isYes in
                    if isYes { try perform(request, on: page) }
                }
            }
        } else if case .choose(let title, let requests, let isOffer, let refusal) = request {
            guard !actions.isStrict, refusal == nil || !actions.isPiped else {
                throw refusal
                    ?? Refusal("\(title) \(requests.map(\.label).joined(separator: "; ")). Type more of it.")
            }
            let position = ListPosition(size: 20)
            ask { [unowned self] question in
                question.title(title)
                page?.takeLines(on: &question, isShown: false)
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
        } else if case .askForViewing(let id) = request {
            ask { question in try page?.askHowItWas(id, on: &question) }
        } else if let done = try actions.perform(request) {
            tell(done)
            if case .list(_, .rename(let name)) = request, page?.list != nil { try perform(.openList(name)) }
            if case .list(_, .move) = request, page?.list != nil {
                try coordinator(self, didAskFor: .sort(.hand), in: scope)
            }
            if done.isChange { leaveGone() }
        } else if let meant = try actions.meaning(of: request, on: scope) {
            try perform(meant, on: page)
        } else {
            try coordinator(self, didAskFor: request, in: scope)
        }
    }

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

    func coordinator(_ flow: any Coordinator, didAskFor request: MovieRequest, in scope: ListScope) throws {
        try delegate?.coordinator(self, didAskFor: request, in: scope)
    }

    func coordinator(_ flow: any Coordinator, didStopWithChanges hasChanges: Bool) {
        if hasChanges { self.hasChanges = true }
    }
}
