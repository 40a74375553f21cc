package import MovieCatalog
package import Usher

/// The program on a console: a session on a catalog, and a last word about changes that are not kept.
package struct MoviesProgram {
    private let catalog: Catalog
    private let isStrict: Bool
    private let beginning: Session.Beginning?
    private let occasion: Occasion
    private let observer: ((Move) -> Void)?

    package init(
        catalog: Catalog, isStrict: Bool = false, beginning: Session.Beginning? = nil,
        occasion: Occasion = Occasion(), observer: ((Move) -> Void)? = nil
    ) {
        self.catalog = catalog
        self.isStrict = isStrict
        self.beginning = beginning
        self.occasion = occasion
        self.observer = observer
    }

    /// The program as a Mermaid flowchart.
    package var map: String { Session.map(of: { AppCoordinator(catalog: catalog, navigator: $0) }) }

    /// Shows the pages.
    ///
    /// - Parameters:
    ///   - recorder: Writes down what happens.
    ///   - ending: Hears the paths of the places where the session ends.
    package func run(
        on console: some Console, recording recorder: Recorder? = nil, replaying replay: Replay? = nil,
        ending: ([Path]) -> Void = { _ in }
    ) -> ExitStatus {
        var places: [Path] = []
        var hasRefused = false
        let end = Session.run(
            on: console, recording: recorder, replaying: replay, isStrict: isStrict,
            answering: [.tree, .path, .open],
            beginning: beginning, ending: { places = $0.paths }, didRefuse: { _ in hasRefused = true }
        ) { navigator in
            if let observer { navigator.observe(observer) }
            return AppCoordinator(
                catalog: catalog, occasion: occasion, isStrict: isStrict, navigator: navigator)
        }
        ending(places)
        if catalog.hasChanges, !catalog.changesAreKept, end != .failed {
            let farewell = "Your changes end here: this catalog lives in memory, and no file was changed.\n"
            try? console.write(Array(farewell.utf8), to: .page)
        }
        guard end.status == .success else { return end.status }
        if catalog.hasFailed { return .inputOutputFailed }
        // Nobody who types needs to be told again.
        return hasRefused && !console.showsTyping && end != .outputGone ? .dataRefused : .success
    }
}
