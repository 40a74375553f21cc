package import MovieCatalog
package import Usher

/// The program on a console: a session on a catalog, and a last word about changes that are not kept.
package struct MoviesProgram {
    private let catalog: Catalog
    private let isStrict: Bool

    package init(catalog: Catalog, isStrict: Bool = false) {
        self.catalog = catalog
        self.isStrict = isStrict
    }

    package func run(on console: some Console) -> ExitStatus {
        let status = Session.run(on: console, isStrict: isStrict) {
            AppCoordinator(catalog: catalog, navigator: $0)
        }
        if catalog.hasChanges, !catalog.changesAreKept, status != .inputOutputFailed {
            let farewell = "Your changes end here: this catalog lives in memory, and no file was changed.\n"
            try? console.write(Array(farewell.utf8), to: .page)
        }
        return status == .success && catalog.hasFailed ? .inputOutputFailed : status
    }
}
