import MovieCatalog
import Usher

protocol MovieGroupsCoordinatorDelegate: AnyObject {
    /// The condition is what the user could type after the slash.
    func coordinator(_ flow: any Coordinator, didChoose condition: String) throws
}

protocol MovieGroupsCoordinator: Guide, RouteNamed, MovieGroupListScreenDelegate {
    var delegate: (any MovieGroupsCoordinatorDelegate)? { get }
    var navigator: Navigator { get }
    func groups(by trait: MovieTrait) throws -> MovieGroupListScreen
}

extension MovieGroupsCoordinator {
    func destination(named name: String) throws -> Destination? {
        try MovieTrait(rawValue: name).map { .screen(try groups(by: $0)) }
    }

    func screen(_ screen: any Screen, didSelect trait: MovieTrait) throws {
        navigator.push(try groups(by: trait), for: self)
    }

    func screen(_ screen: any Screen, didChoose condition: String) throws {
        try delegate?.coordinator(self, didChoose: condition)
    }
}
