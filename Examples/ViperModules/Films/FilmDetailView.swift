import Usher

/// What the presenter asks of the view.
protocol FilmDetailViewInput: AnyObject {
    func show(title: String, year: String, director: String)
}

/// What the view tells its presenter.
protocol FilmDetailViewOutput: AnyObject {
    func viewIsReady()
}

/// The detail's view; each form adds to it how a film gets in.
class FilmDetailView: Screen, FilmDetailViewInput {
    private let output: any FilmDetailViewOutput
    private var title = ""
    private var fields: [(name: String, value: String)] = []

    init(output: any FilmDetailViewOutput) {
        self.output = output
    }

    func show(title: String, year: String, director: String) {
        self.title = title
        fields = [("Year", year), ("Director", director)]
    }

    func draw(on page: inout Page) throws {
        output.viewIsReady()
        page.title(title)
        for field in fields { page.field(field.name, field.value) }
    }
}

extension FilmDetailViewInput {
    func show(_ film: Film) {
        show(title: film.title, year: "\(film.year)", director: film.director)
    }
}
