import Usher
import UsherStoryboards

extension ModuleInputOutput {
    /// What the view tells its presenter.
    protocol FilmDetailScreenOutput: FilmDetailViewOutput {
        func didAskForClear()
        func didAskForDirector() throws
        func didAskForStudio() throws
    }

    /// A view with a place for another module's page.
    protocol ModuleEmbedding: Screen {
        func embed(_ screen: any Screen)
    }

    /// One film, with what is embedded between its lines and its commands.
    final class FilmDetailScreen: FilmDetailView, ModuleScreen, ModuleEmbedding {
        let moduleInput: any ModuleInput
        private let output: any FilmDetailScreenOutput
        private var embedded: [any Screen] = []

        init(output: any FilmDetailScreenOutput, moduleInput: any ModuleInput) {
            self.output = output
            self.moduleInput = moduleInput
            super.init(output: output)
        }

        func embed(_ screen: any Screen) {
            embedded.append(screen)
        }

        override func draw(on page: inout Page) throws {
            try super.draw(on: &page)
            for screen in embedded { try page.embed(screen) }
            page.command("c", "clear the rating") { [self] in output.didAskForClear() }
            page.command("d", "director") { [self] in try output.didAskForDirector() }
            page.command("w", "studio", help: "names a storyboard that is not there") { [self] in
                try output.didAskForStudio()
            }
        }
    }
}
