import MovieCatalog
import Usher

protocol MovieGroupsCoordinatorDelegate: AnyObject {
    /// Called with what finds the movies, as a person could type it after the slash.
    func coordinator(_ flow: any Coordinator, didChoose condition: String) throws
}

/// A coordinator from whose first page the person goes to the movies of a genre, of a decade.
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
