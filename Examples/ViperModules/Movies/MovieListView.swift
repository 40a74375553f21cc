import Usher

/// Display, for the presenter.
protocol MovieListViewInput: AnyObject {
    func show(rows: [String], lastSeen: String?)
}

/// User actions, for the presenter.
protocol MovieListViewOutput: AnyObject {
    func viewIsReady()
    func didPick(at index: Int) throws
}

/// The list's view; each form adds its own part of the transition to it.
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
