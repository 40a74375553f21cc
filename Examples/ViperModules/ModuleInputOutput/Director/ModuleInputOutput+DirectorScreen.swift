import Usher
import UsherStoryboards

extension ModuleInputOutput {
    /// What the presenter asks of the view.
    protocol DirectorScreenInput: AnyObject {
        func show(name: String, films: [String])
    }

    /// What the view tells its presenter.
    protocol DirectorScreenOutput: AnyObject {
        func viewIsReady()
    }

    /// One director, a scene of another storyboard.
    final class DirectorScreen: ModuleScreen, DirectorScreenInput {
        let moduleInput: any ModuleInput
        private let output: any DirectorScreenOutput
        private var name = ""
        private var films: [String] = []

        init(output: any DirectorScreenOutput, moduleInput: any ModuleInput) {
            self.output = output
            self.moduleInput = moduleInput
        }

        func show(name: String, films: [String]) {
            self.name = name
            self.films = films
        }

        func draw(on page: inout Page) {
            output.viewIsReady()
            page.title(name)
            for film in films { page.text(film) }
        }
    }
}
