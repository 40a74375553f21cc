import MovieCatalog
import Usher

protocol MovieGroupScreenDelegate: AnyObject {
    func movieGroupScreen(_ screen: MovieGroupScreen, didSelect group: MovieGroup) throws
}

/// The values of a trait, with how many movies have each.
final class MovieGroupScreen: Screen {
    weak var delegate: (any MovieGroupScreenDelegate)?
    private let title: String
    private let groups: [MovieGroup]
    private let most: Int
    private let list = PagedList(size: 20)

    /// Makes the screen for all movies of a catalog.
    ///
    /// - Throws: A ``Refusal`` when no movie has the trait, and what the catalog throws.
    init(title: String, trait: MovieTrait, catalog: Catalog) throws {
        self.title = title
        groups = try catalog.groups(by: trait)
        guard !groups.isEmpty else { throw Refusal("No movie of the catalog has a \(trait.name) yet.") }
        most = groups.map(\.count).max() ?? 0
    }

    func draw(on page: inout Page) {
        page.title(title)
        page.list(list, of: groups) { row, group in
            row.write(group.name)
            row.write(": ")
            row.write(group.count)
            row.bar(group.count, of: most)
        } choose: { [self] group in
            try delegate?.movieGroupScreen(self, didSelect: group)
        }
        page.help("How many movies there are of each, as a number and as a bar. Pick a line to see them.")
    }
}
