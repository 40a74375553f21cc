import Usher

/// What the presenter asks of the view.
protocol FilmListViewInput: AnyObject {
    func show(rows: [String])
}

/// What the view tells its presenter.
protocol FilmListViewOutput: AnyObject {
    func viewIsReady()
    func didPick(_ index: Int) throws(SegueError)
}

/// The list's view; each form adds its own part of the transition to it.
class FilmListView: Screen, FilmListViewInput {
    private let output: any FilmListViewOutput
    private var rows: [String] = []

    init(output: any FilmListViewOutput) {
        self.output = output
    }

    func show(rows: [String]) {
        self.rows = rows
    }

    func draw(on page: inout Page) {
        output.viewIsReady()
        page.title("Films")
        for row in rows { page.item(row) }
    }

    func choose(_ choice: Choice) throws(Refusal) {
        guard case .item(let index) = choice else { return }
        do {
            try output.didPick(index)
        } catch {
            throw Refusal(error.description)
        }
    }
}
