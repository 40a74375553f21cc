import Usher
import UsherStoryboards

extension EmbeddedRating {
    /// A movie's page, with the rating embedded between the text and the commands.
    final class RatedMovieScreen: ModuleInputOutput.MovieDetailScreen, SegueEmbedding,
        ModuleInputOutput.TransitionView
    {
        let storyboard: Storyboard
        let navigator: Navigator
        private let presenter: RatedMoviePresenter
        private let ratingPlace = EmbeddingPlace()

        init(presenter: RatedMoviePresenter, storyboard: Storyboard, navigator: Navigator) {
            self.presenter = presenter
            self.storyboard = storyboard
            self.navigator = navigator
            super.init(presenter: presenter)
        }

        func place(forSegue identifier: String) -> EmbeddingPlace? {
            identifier == "EmbedRating" ? ratingPlace : nil
        }

        override func draw(on page: inout Page) throws {
            try super.draw(on: &page)
            try page.embed(ratingPlace)
            page.command("c", "clear the rating") { [self] in presenter.didAskForClear() }
            page.command("r", "rating") { [self] in try presenter.didAskForRating() }
        }
    }
}
