import MovieCatalog
import Usher

/// The state that a session's coordinators share.
struct MovieSession {
    let catalog: Catalog
    let context: SessionContext
    /// Whether a line that isn't a command is refused, rather than taken as a search.
    let isStrict: Bool
    /// Whether lines come from a pipe. Ambiguous lines are then refused instead of asked about.
    let isPiped: Bool
    let navigator: Navigator

    func make(_ change: MovieChange) throws { tell(try catalog.make(change), of: change) }

    func tell(_ done: Catalog.ChangeResult, of change: MovieChange? = nil) {
        context.last = change
        if case .add(let movie) = change, let viewing = movie.onlyViewing, let id = done.added {
            context.last = .seen(viewing, of: [id])
        }
        navigator.sayWhole(context.isBrief ? done.brief ?? done.words : done.words)
        if done.isChange { leaveGone() }
    }

    /// Leaves pages whose movie or list is gone, even if another program deleted it.
    func leaveGone() {
        for case let flow as any Coordinator & MovieDependent in navigator.stack.coordinators
        where flow.isGone {
            // Stopping another flow may have stopped this flow.
            if navigator.stack.coordinators.contains(where: { $0 === flow }) { navigator.stop(flow) }
        }
        if let screen = navigator.stack.top as? any MovieDependent, screen.isGone { navigator.pop() }
    }

    /// Makes a change with a typed viewing, after asking what it means if it's ambiguous.
    func note(
        _ typed: TypedViewing, for flow: any Coordinator, change: @escaping (Viewing) -> MovieChange
    ) throws {
        guard let words = typed.asWords else { return try make(change(typed.viewing)) }
        let refusal = InvalidValue.twoViewings(typed.text, typed.viewing, words)
        if isStrict || isPiped { throw refusal }
        let choices = [typed.viewing, words].map { ("Note: \($0.inWords(today: catalog.today()))", $0) }
        let question = QuestionScreen(choosing: "What do you mean?", choices, isOffer: true) {
            try make(change($0))
        }
        navigator.push(question, for: flow)
    }
}

/// A coordinator that shares the session's state.
protocol MovieCoordinator: Coordinator {
    var session: MovieSession { get }
}

extension MovieCoordinator {
    var catalog: Catalog { session.catalog }
    var navigator: Navigator { session.navigator }
}

/// A coordinator or screen for something that may be deleted from the catalog.
protocol MovieDependent: AnyObject {
    var isGone: Bool { get }
}

extension Navigator {
    /// Runs long work on the catalog, which the user can stop.
    ///
    /// - Parameter body: Receives a closure to report progress, which returns false after a stop.
    func workOnCatalog(
        for flow: any Coordinator, _ body: @escaping ((CatalogProgress) -> Bool) throws -> Void
    ) {
        work(for: flow) { work in
            do {
                try body { progress in
                    let (action, unit) = (progress.action.rawValue, progress.unit.rawValue)
                    return (try? work.report(action, progress.count, of: progress.total, unit)) != nil
                }
            } catch let error as CatalogError where error.kind == .stopped {
                throw CancellationError()
            }
        }
    }
}
