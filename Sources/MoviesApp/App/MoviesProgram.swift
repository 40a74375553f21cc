package import MovieCatalog
package import Usher

package final class MoviesProgram {
    private let catalog: Catalog
    private var loss: String?

    package init(catalog: Catalog) {
        self.catalog = catalog
    }

    package var map: String { Session.flowchart(of: { AppCoordinator(catalog: catalog, navigator: $0) }) }

    /// - Parameter ending: Receives the routes of the places where the session ends.
    package func run(
        on console: some Console, in context: SessionContext = SessionContext(), isStrict: Bool = false,
        isBrief: Bool = false, keepingHistoryIn history: String? = nil, beginning: Session.Beginning? = nil,
        recording recorder: Recorder? = nil, replaying replay: Replay? = nil,
        observer: ((Move) -> Void)? = nil,
        ending: @escaping ([Route]) -> Void = { _ in }
    ) -> ExitStatus {
        context.isBrief = isBrief
        var hasRefused = false
        let end = Session.run(
            on: console, replaying: replay,
            options: Session.Options(
                recording: recorder, isStrict: isStrict, answering: [.tree, .path, .open],
                isBrief: isBrief, keepingHistoryIn: history, beginning: beginning,
                ending: { ending($0.routes) },
                didRefuse: { _ in hasRefused = true })
        ) { navigator in
            if let observer { navigator.observe(observer) }
            let app = AppCoordinator(
                catalog: catalog, context: context, isStrict: isStrict,
                isPiped: !console.showsTyping && replay == nil, greets: beginning == nil,
                navigator: navigator)
            app.delegate = self
            return app
        }
        if catalog.hasChanges, !catalog.changesAreKept, end.status != .inputOutputFailed {
            let farewell = "Your changes are not kept: this catalog was in memory, and no file was changed.\n"
            try? console.write(Array(farewell.utf8), to: .page)
        }
        for words in [loss].compactMap(\.self) + catalog.unreadableRows.map(\.description) {
            try? console.write(Array("\(harmless(words))\n".utf8), to: .trouble)
        }
        guard end.status == .success else { return end.status }
        if loss != nil || catalog.hasFailed { return .inputOutputFailed }
        if catalog.isDamaged { return .dataRefused }
        // A user at a terminal has seen the refusals.
        return hasRefused && !console.showsTyping && end != .outputGone ? .dataRefused : .success
    }
}

extension MoviesProgram: AppCoordinatorDelegate {
    package func appCoordinator(_ app: AppCoordinator, didStopWithLoss loss: String?) { self.loss = loss }
}
