import Usher

/// What the presenter asks of the view.
protocol FilmListViewInput: AnyObject {
    func show(rows: [(film: Film, text: String)])
}

/// What the view tells its presenter.
protocol FilmListViewOutput: AnyObject {
    func viewIsReady()
    func didPick(_ film: Film) throws
}

/// The list's view; each form adds its own part of the transition to it.
class FilmListView: Screen, FilmListViewInput {
    private let output: any FilmListViewOutput
    private var rows: [(film: Film, text: String)] = []

    init(output: any FilmListViewOutput) {
        self.output = output
    }

    func show(rows: [(film: Film, text: String)]) {
        self.rows = rows
    }

    func draw(on page: inout Page) {
        output.viewIsReady()
        page.title("Films")
        for row in rows {
            page.item(row.text) { [self] in try output.didPick(row.film) }
        }
    }
}
