import EntityEditorShared
import Usher

/// The list. Tells the coordinator what was picked.
final class ListScreen: Screen {
    var coordinator: PeopleCoordinator?
    var data: [Person] = []
    /// The rows on display until the next reload.
    private var rows: [String] = []

    func update(using data: [Person]) {
        self.data = data
        rows = data.map { "\($0.name) (\($0.birthYear))" }
    }

    func draw(on page: inout Page) {
        page.title("Directors")
        if rows.isEmpty { page.text("Loading…") }
        for (index, row) in rows.enumerated() {
            page.item(row) { [self] in coordinator?.presentDetails(of: data[index]) }
        }
    }
}
