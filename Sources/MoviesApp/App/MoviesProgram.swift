package import MovieCatalog
package import Usher

package final class MoviesProgram {
    private let catalog: Catalog
    private var loss: String?

    package init(catalog: Catalog) { self.catalog = catalog }

    package var map: String { Session.flowchart(of: { AppCoordinator(catalog: catalog, navigator: $0) }) }

    package func run(
        on console: some Console, in context: SessionContext = SessionContext(),
        options: Session.Options = Session.Options(), replaying replay: Replay? = nil,
        observer: ((Move) -> Void)? = nil
    ) -> ExitStatus {
        context.isBrief = options.isBrief
        var (options, hasRefused) = (options, false)
        options.words = [.tree, .path, .open]
        options.didRefuse = { _ in hasRefused = true }
        let end = Session.run(on: console, replaying: replay, options: options) { navigator in
            if let observer { navigator.observe(observer) }
            let app = AppCoordinator(
                catalog: catalog, context: context, isStrict: options.isStrict,
                isPiped: !console.showsTyping && replay == nil, greets: options.beginning == nil,
                navigator: navigator)
            app.delegate = self
            return app
        }
        if catalog.hasChanges, !catalog.changesAreKept, end.status != .inputOutputFailed {
            let farewell = "Your changes are not kept: this catalog was in memory, and no file was changed.\n"
            try? console.write(Array(farewell.utf8), to: .page)
        }
        for words in [loss].compactMap(\.self) + catalog.unreadableRows.map(\.description) {
            try? console.write(Array("\(harmless(words))\n".utf8), to: .errors)
        }
        guard end.status == .success else { return end.status }
        if loss != nil || catalog.hasFailed { return .inputOutputFailed }
        if catalog.isDamaged { return .dataRefused }
        // A user at a terminal has seen the refusals. A script needs the exit status.
        return hasRefused && !console.showsTyping && end != .outputGone ? .dataRefused : .success
    }
}

extension MoviesProgram: AppCoordinatorDelegate {
    package func appCoordinator(_ app: AppCoordinator, didStopWithLoss loss: String?) { self.loss = loss }
}
