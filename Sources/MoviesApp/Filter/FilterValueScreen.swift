import MovieCatalog
import Usher

protocol FilterValueScreenDelegate: AnyObject {
    func filterValueScreen(_ screen: FilterValueScreen, didChoose condition: String) throws(Refusal)
}

/// The values of a trait, with how many movies have each.
final class FilterValueScreen: Screen {
    weak var delegate: (any FilterValueScreenDelegate)?
    private let trait: MovieTrait
    private let groups: [MovieGroup]
    private var list = PagedList(size: 20)

    init(trait: MovieTrait, groups: [MovieGroup]) {
        self.trait = trait
        self.groups = groups
    }

    func draw(on page: inout Page) {
        page.title("Filter by \(trait.name)")
        page.list(list, count: groups.count) { row, index in
            row.write(groups[index].name)
            row.write(": ")
            row.write(groups[index].count)
        }
    }

    func choose(_ choice: Choice) throws(Refusal) {
        if case .item(let index) = choice {
            try delegate?.filterValueScreen(self, didChoose: groups[index].condition)
        } else {
            try list.turn(choice, count: groups.count)
        }
    }
}
