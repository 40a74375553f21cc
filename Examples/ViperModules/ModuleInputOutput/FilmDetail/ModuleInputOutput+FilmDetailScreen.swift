import Usher
import UsherStoryboards

extension ModuleInputOutput {
    /// What the view tells its presenter.
    protocol FilmDetailScreenOutput: FilmDetailViewOutput {
        func didAskForClear()
        func didAskForDirector() throws
        func didAskForStudio() throws
    }

    /// One film, with a place for its rating between its lines and its commands.
    final class FilmDetailScreen: FilmDetailView, ModuleScreen, SegueEmbedding, TransitionView {
        let moduleInput: any ModuleInput
        let storyboard: Storyboard
        let navigator: Navigator
        private let output: any FilmDetailScreenOutput
        private let ratingPlace = EmbeddingPlace()

        init(
            output: any FilmDetailScreenOutput, moduleInput: any ModuleInput, storyboard: Storyboard,
            navigator: Navigator
        ) {
            self.output = output
            self.moduleInput = moduleInput
            self.storyboard = storyboard
            self.navigator = navigator
            super.init(output: output)
        }

        func place(forSegue identifier: String) -> EmbeddingPlace? {
            identifier == "EmbedRating" ? ratingPlace : nil
        }

        override func draw(on page: inout Page) throws {
            try super.draw(on: &page)
            try page.embed(ratingPlace)
            page.command("c", "clear the rating") { [self] in output.didAskForClear() }
            page.command("d", "director") { [self] in try output.didAskForDirector() }
            page.command("w", "studio", help: "names a storyboard that is not there") { [self] in
                try output.didAskForStudio()
            }
        }
    }
}
