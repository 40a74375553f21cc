import MovieCatalog
import Usher

protocol FilterScreenDelegate: AnyObject {
    func filterScreen(_ screen: FilterScreen, didChoose condition: String) throws(Refusal)
    func filterScreen(_ screen: FilterScreen, didSelect trait: MovieTrait) throws(Refusal)
}

/// What a list can be narrowed by.
final class FilterScreen: Screen {
    weak var delegate: (any FilterScreenDelegate)?

    private static let conditions = [
        ("Watched", "watched:yes"), ("Not watched", "watched:no"), ("On the watchlist", "watchlist:yes"),
    ]

    func draw(on page: inout Page) {
        page.title("Filter")
        for (name, _) in Self.conditions { page.item(name) }
        for trait in MovieTrait.allCases { page.item("By \(trait.name)") }
        page.help(
            "Keeps the movies for which this is so, of those that are found already. The search line shows each "
                + "filter as you could have typed it; / alone shows all movies again.")
    }

    func choose(_ choice: Choice) throws(Refusal) {
        guard case .item(let index) = choice else { return }
        if index < Self.conditions.count {
            try delegate?.filterScreen(self, didChoose: Self.conditions[index].1)
        } else {
            try delegate?.filterScreen(self, didSelect: MovieTrait.allCases[index - Self.conditions.count])
        }
    }
}
