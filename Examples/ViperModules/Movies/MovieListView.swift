import Usher

/// The presenter's interface to the view.
protocol MovieListViewInput: AnyObject {
    func show(rows: [String], lastSeen: String?)
}

/// The view's interface to the presenter.
protocol MovieListViewOutput: AnyObject {
    func viewIsReady()
    func didPick(at index: Int) throws
}

/// The list's view. Subclasses add the transition to the next view.
class MovieListView: Screen, MovieListViewInput {
    private let output: any MovieListViewOutput
    private var rows: [String] = []
    private var lastSeen: String?

    init(output: any MovieListViewOutput) {
        self.output = output
    }

    func show(rows: [String], lastSeen: String?) {
        self.rows = rows
        self.lastSeen = lastSeen
    }

    func draw(on page: inout Page) {
        output.viewIsReady()
        page.title("Movies")
        for (index, row) in rows.enumerated() {
            page.item(row) { [self] in try output.didPick(at: index) }
        }
        if let lastSeen { page.field("Last seen", lastSeen) }
    }
}

extension MovieListViewInput {
    func show(_ movies: [Movie], lastSeen: Movie?) {
        show(rows: movies.map { "\($0.title) (\($0.year))" }, lastSeen: lastSeen?.title)
    }
}
