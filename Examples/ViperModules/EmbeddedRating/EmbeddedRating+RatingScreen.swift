import Usher
import UsherStoryboards

extension EmbeddedRating {
    /// The presenter's interface to the view.
    protocol RatingScreenInput: AnyObject {
        func show(stars: Int)
    }

    /// The view's interface to the presenter.
    protocol RatingScreenOutput: AnyObject {
        func viewIsReady()
        func didRate(_ stars: Int)
    }

    /// Asks for one to three stars. Works the same whether embedded or not.
    final class RatingScreen: ModuleScreen, RatingScreenInput {
        let moduleInput: any ModuleInput
        private let output: any RatingScreenOutput
        private var stars = 0

        init(output: any RatingScreenOutput, moduleInput: any ModuleInput) {
            self.output = output
            self.moduleInput = moduleInput
        }

        func show(stars: Int) {
            self.stars = stars
        }

        func draw(on page: inout Page) {
            output.viewIsReady()
            page.title(stars == 0 ? "Not rated" : "Rated with \(stars) of 3")
            for (stars, text) in [(1, "one star"), (2, "two stars"), (3, "three stars")] {
                page.item(text) { [self] in output.didRate(stars) }
            }
        }
    }
}
