import Usher

extension ModuleInputOutput {
    /// What the view tells its presenter.
    protocol FilmDetailScreenOutput: FilmDetailViewOutput {
        func didAskForClear()
        func didAskForDirector() throws(SegueError)
        func didAskForStudio() throws(SegueError)
    }

    /// A view with a place for another module's page.
    protocol ModuleEmbedding: Screen {
        func embed(_ screen: any Screen)
    }

    /// One film, with what is embedded between its lines and its commands.
    final class FilmDetailScreen: FilmDetailView, ModuleScreen, ModuleEmbedding {
        let moduleInput: any ModuleInput
        private let output: any FilmDetailScreenOutput
        private var embedded: [EmbeddedScreen] = []

        init(output: any FilmDetailScreenOutput, moduleInput: any ModuleInput) {
            self.output = output
            self.moduleInput = moduleInput
            super.init(output: output)
        }

        func embed(_ screen: any Screen) {
            embedded.append(EmbeddedScreen(screen))
        }

        override func draw(on page: inout Page) {
            super.draw(on: &page)
            for index in embedded.indices { page.embed(&embedded[index]) }
            page.command("c", "clear the rating")
            page.command("d", "director")
            page.command("w", "studio", help: "names a storyboard that is not there")
        }

        override func choose(_ choice: Choice) throws(Refusal) {
            for part in embedded where try part.choose(choice) { return }
            do {
                switch choice {
                case .command("c"): output.didAskForClear()
                case .command("d"): try output.didAskForDirector()
                case .command("w"): try output.didAskForStudio()
                default: break
                }
            } catch {
                throw Refusal(error.description)
            }
        }
    }
}
