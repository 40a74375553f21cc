import Usher

/// What the presenter asks of the view.
protocol FilmListViewInput: AnyObject {
    func show(rows: [String], lastSeen: String?)
}

/// What the view tells its presenter.
protocol FilmListViewOutput: AnyObject {
    func viewIsReady()
    func didPick(at index: Int) throws
}

/// The list's view; each form adds its own part of the transition to it.
class FilmListView: Screen, FilmListViewInput {
    private let output: any FilmListViewOutput
    private var rows: [String] = []
    private var lastSeen: String?

    init(output: any FilmListViewOutput) {
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

extension FilmListViewInput {
    func show(_ films: [Film], lastSeen: Film?) {
        show(rows: films.map { "\($0.title) (\($0.year))" }, lastSeen: lastSeen?.title)
    }
}
