import Usher

/// What the presenter asks of the view.
protocol FilmDetailViewInput: AnyObject {
    func show(title: String, director: String)
}

/// What the view tells its presenter.
protocol FilmDetailViewOutput: AnyObject {
    func viewIsReady()
}

/// The detail's view; each form adds to it how a film gets in.
class FilmDetailView: Screen, FilmDetailViewInput {
    private let output: any FilmDetailViewOutput
    private var title = ""
    private var director = ""

    init(output: any FilmDetailViewOutput) {
        self.output = output
    }

    func show(title: String, director: String) {
        self.title = title
        self.director = director
    }

    func draw(on page: inout Page) throws {
        output.viewIsReady()
        page.title(title)
        page.field("Director", director)
    }
}
