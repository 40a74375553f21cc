import MovieCatalog
import Usher

protocol MovieGroupScreenDelegate: AnyObject {
    func movieGroupScreen(_ screen: MovieGroupScreen, didSelect group: MovieGroup) throws(Refusal)
}

/// The values of a trait, with how many movies have each.
final class MovieGroupScreen: Screen {
    weak var delegate: (any MovieGroupScreenDelegate)?
    private let title: String
    private let groups: [MovieGroup]
    private let most: Int
    private var list = PagedList(size: 20)

    /// Makes the screen for all movies of a catalog.
    ///
    /// - Throws: A ``Refusal`` when no movie has the trait.
    init(title: String, trait: MovieTrait, catalog: Catalog) throws(Refusal) {
        self.title = title
        groups = try answering { () throws(CatalogError) in try catalog.groups(by: trait) }
        guard !groups.isEmpty else { throw Refusal("No movie of the catalog has a \(trait.name) yet.") }
        most = groups.map(\.count).max() ?? 0
    }

    func draw(on page: inout Page) {
        page.title(title)
        page.list(list, count: groups.count) { row, index in
            row.write(groups[index].name)
            row.write(": ")
            row.write(groups[index].count)
            row.bar(groups[index].count, of: most)
        }
        page.help("How many movies there are of each, as a number and as a bar. Pick a line to see them.")
    }

    func choose(_ choice: Choice) throws(Refusal) {
        if case .item(let index) = choice {
            try delegate?.movieGroupScreen(self, didSelect: groups[index])
        } else {
            try list.turn(choice, count: groups.count)
        }
    }
}
