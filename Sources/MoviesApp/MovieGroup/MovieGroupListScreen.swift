import MovieCatalog
import Usher

protocol MovieGroupListScreenDelegate: AnyObject {
    func screen(_ screen: any Screen, didSelect trait: GroupingKey) throws
    func screen(_ screen: any Screen, didChoose condition: String) throws
}

final class MovieGroupListScreen: Screen {
    weak var delegate: (any MovieGroupListScreenDelegate)?
    private let heading: String
    private let trait: GroupingKey
    private let groups: CachedValue<[MovieGroup]>
    private let list = ListPosition(size: 20)

    init(
        _ heading: String, _ trait: GroupingKey, of search: @escaping () -> MovieSearch, catalog: Catalog,
        delegate: any MovieGroupListScreenDelegate
    ) throws {
        (self.heading, self.trait, self.delegate) = (heading, trait, delegate)
        groups = CachedValue(of: search, in: catalog) { try catalog.groups(by: trait, of: $0) }
        guard try groups().isEmpty else { return }
        throw Refusal(
            search().isEmpty
                ? "No movie has a \(trait.rawValue) yet. Type e on a movie's page to add one."
                : "None of these movies has a \(trait.rawValue). Type / on the list to show all.")
    }

    func draw(on page: inout Page) throws {
        page.title(groups.search().heading("\(heading) \(trait.rawValue)"))
        page.list(try groups(), at: list) { row, group in
            let watched = group.watched ?? 0
            row.write(
                "\(group.heading): \(grouped(group.count))"
                    + (watched > 0 ? ", \(grouped(watched)) watched" : ""))
        } choose: { [self] group in
            try delegate?.screen(self, didChoose: group.condition)
        }
        page.help("The number of movies of each. Choose a line to see them.")
    }
}

extension MovieGroupListScreen: RouteNamed {
    var routeName: String { trait.rawValue }
}

protocol MovieGroupsCoordinator: MovieCoordinator, Guide, RouteNamed, MovieGroupListScreenDelegate {
    func groups(by trait: GroupingKey) throws -> MovieGroupListScreen
}

extension MovieGroupsCoordinator {
    func destination(named name: String) throws -> Destination? {
        try GroupingKey(rawValue: name).map { .screen(try groups(by: $0)) }
    }

    func screen(_ screen: any Screen, didSelect trait: GroupingKey) throws {
        navigator.push(try groups(by: trait), for: self)
    }
}
