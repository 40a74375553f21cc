import MovieCatalog
import Usher

/// The state that a session's flows share to change the catalog and ask about changes.
struct MovieSession {
    let catalog: Catalog
    let context: SessionContext
    /// Whether to refuse lines that aren't commands instead of searching.
    let isStrict: Bool
    /// Whether lines come from a pipe, so that the next one doesn't answer a question.
    let isPiped: Bool
    let navigator: Navigator

    init(
        catalog: Catalog, context: SessionContext, isStrict: Bool, isPiped: Bool, navigator: Navigator
    ) {
        (self.catalog, self.context, self.navigator) = (catalog, context, navigator)
        (self.isStrict, self.isPiped) = (isStrict, isPiped)
        catalog.today = { context.today }
    }

    func make(_ change: MovieChange) throws { tell(try catalog.make(change)) }

    func tell(_ done: Catalog.Done) {
        navigator.sayWhole(context.isBrief ? done.brief ?? done.words : done.words)
        if done.isChange { leaveGone() }
    }

    /// Leaves pages about anything gone, even if another program deleted it.
    func leaveGone() {
        for case let flow as any Coordinator & MovieDependent in navigator.stack.coordinators
        where flow.isGone {
            // Stopping another flow may have stopped this one.
            if navigator.stack.coordinators.contains(where: { $0 === flow }) { navigator.stop(flow) }
        }
        if let screen = navigator.stack.top as? any MovieDependent, screen.isGone { navigator.pop() }
    }

    /// Makes the change with a viewing as typed, or asks which of its two meanings applies.
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

/// A flow or a screen of something that may be gone from the catalog.
protocol MovieDependent: AnyObject {
    var isGone: Bool { get }
}

extension Navigator {
    /// Works on the catalog, and cancels the work if the user stops it.
    ///
    /// - Parameter body: Its argument reports progress, and returns false if the user stopped it.
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
