import MovieCatalog
import Usher

final class FilterScreen: Screen {
    weak var delegate: (any MovieGroupListScreenDelegate)?

    private static let conditions = [
        ("Watched", "watched:yes"), ("Not watched", "watched:no"), ("On the watchlist", "watchlist:yes"),
        ("Under 90 minutes", "runtime:<90"), ("Under 2 hours", "runtime:<120"),
        ("Over 2 hours", "runtime:>120"),
    ]

    func draw(on page: inout Page) {
        page.title("Filter")
        for (name, condition) in Self.conditions {
            page.item(name) { [self] in try delegate?.screen(self, didChoose: condition) }
        }
        for trait in GroupingKey.allCases {
            page.item("By \(trait.rawValue)") { [self] in try delegate?.screen(self, didSelect: trait) }
        }
        page.help("Keeps only the movies that match. Type / on the list to show all again.")
    }
}
