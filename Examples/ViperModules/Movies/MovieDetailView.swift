import Usher

/// The presenter's interface to the view.
protocol MovieDetailViewInput: AnyObject {
    func show(title: String, year: String, director: String)
}

/// The view's interface to the presenter.
protocol MovieDetailViewOutput: AnyObject {
    func viewIsReady()
}

/// A movie's view. Subclasses add a way to pass the movie.
class MovieDetailView: Screen, MovieDetailViewInput {
    private let output: any MovieDetailViewOutput
    private var title = ""
    private var fields: [(name: String, value: String)] = []

    init(output: any MovieDetailViewOutput) {
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

extension MovieDetailViewInput {
    func show(_ movie: Movie) {
        show(title: movie.title, year: "\(movie.year)", director: movie.director)
    }
}
