import Usher

extension ModuleInputOutput {
    /// What the presenter asks of the view.
    protocol RatingScreenInput: AnyObject {
        func show(stars: Int)
    }

    /// What the view tells its presenter.
    protocol RatingScreenOutput: AnyObject {
        func viewIsReady()
        func didRate(_ stars: Int)
    }

    /// One to three stars; it doesn't know whether it is embedded.
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
            for stars in ["one star", "two stars", "three stars"] { page.item(stars) }
        }

        func choose(_ choice: Choice) {
            if case .item(let index) = choice { output.didRate(index + 1) }
        }
    }
}
