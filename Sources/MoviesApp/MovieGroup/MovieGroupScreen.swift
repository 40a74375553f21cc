import MovieCatalog
import Usher

protocol MovieGroupScreenDelegate: AnyObject {
    func movieGroupScreen(_ screen: MovieGroupScreen, didSelect group: MovieGroup) throws
}

/// The values of a trait, with how many movies have each.
final class MovieGroupScreen: Screen {
    weak var delegate: (any MovieGroupScreenDelegate)?
    private let title: String
    private let trait: MovieTrait
    private let search: () -> MovieSearch
    private let catalog: Catalog
    private let list = PagedList(size: 20)
    /// What was counted, of what is found in which state of the catalog.
    private var counted: (groups: [MovieGroup], search: MovieSearch, state: Catalog.State)?

    /// Makes the screen for the movies that a search finds.
    ///
    /// - Throws: A ``Refusal`` when none of them has the trait, and what the catalog throws.
    init(
        title: String, trait: MovieTrait, of search: @escaping () -> MovieSearch, catalog: Catalog
    ) throws {
        self.title = title
        self.trait = trait
        self.search = search
        self.catalog = catalog
        guard try groups().isEmpty else { return }
        throw Refusal(
            search().isEmpty
                ? "No movie of the catalog has a \(trait.name) yet; e on a movie's page changes that."
                : "None of these movies has a \(trait.name); / on the list shows all.")
    }

    /// The groups as they are now, which are counted anew where something has changed.
    private func groups() throws -> [MovieGroup] {
        let (search, state) = (search(), try catalog.state)
        if let counted, counted.search == search, counted.state == state { return counted.groups }
        let groups = try catalog.groups(by: trait, of: search)
        counted = (groups, search, state)
        return groups
    }

    func draw(on page: inout Page) throws {
        page.title(title)
        page.text(of: search())
        page.list(list, of: try groups()) { row, group in
            row.write(group.name)
            row.write(": ")
            row.write(group.count)
        } choose: { [self] group in
            try delegate?.movieGroupScreen(self, didSelect: group)
        }
        page.help("How many movies there are of each, of those that are found. Pick a line to see them.")
    }
}

extension Page {
    /// Says which movies are counted, where they aren't all.
    mutating func text(of search: MovieSearch) {
        if !search.isEmpty { text("Found by “\(search.text)”") }
    }
}

extension MovieGroupScreen: Place {
    var pathName: String? { trait.name }
}

extension MovieTrait {
    /// The trait with this name.
    init?(named name: String) {
        guard let trait = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = trait
    }
}
