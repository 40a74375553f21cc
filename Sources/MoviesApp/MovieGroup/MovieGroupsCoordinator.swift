import MovieCatalog
import Usher

protocol MovieGroupsCoordinator: Guide, RouteNamed, MovieGroupListScreenDelegate {
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
}
