import EntityEditorShared
import Usher
import UsherStoryboards

/// The list of people. Loads them, opens their pages and updates its rows after changes.
final class ListScreen: Screen, DetailsScreenDelegate {
    var data: [Person] = []
    /// The rows to show, made when the data changes.
    private var rows: [String] = []
    private var selectedIndex = 0
    private let archive: PersonArchive
    private let storyboard: Storyboard
    private let navigator: Navigator

    init(archive: PersonArchive, storyboard: Storyboard, navigator: Navigator) {
        self.archive = archive
        self.storyboard = storyboard
        self.navigator = navigator
    }

    func load() {
        archive.loadData { [self] newData in
            data = newData
            updateList()
        }
    }

    func detailsScreen(_ sender: DetailsScreen, didChangeEntity entity: Person) {
        updateList()
    }

    private func updateList() {
        rows = data.map { "\($0.name) (\($0.birthYear))" }
    }

    func draw(on page: inout Page) {
        page.title("Directors")
        if rows.isEmpty { page.text("Loading…") }
        for (index, row) in rows.enumerated() {
            page.item(row) { [self] in
                selectedIndex = index
                try navigator.perform(storyboard.segue("ShowDetails", from: self))
            }
        }
    }
}

extension ListScreen: SeguePreparing {
    func prepare(for segue: Segue, sender: Any?) throws {
        let details = try segue.destination(as: DetailsScreen.self)
        details.data = data[selectedIndex]
        details.delegate = self
    }
}
