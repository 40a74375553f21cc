import EntityEditorShared
import Usher

/// The list of people. Tells the coordinator which person was picked.
final class ListScreen: Screen {
    var coordinator: PeopleCoordinator?
    var data: [Person] = []
    /// The rows to show, made when the data is updated.
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
