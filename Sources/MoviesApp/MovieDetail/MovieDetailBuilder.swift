import MovieCatalog
import Usher

/// Makes the flow of a movie for whoever leads to one: the list, the diary, the duplicates.
struct MovieDetailBuilder {
    let catalog: Catalog
    let occasion: Occasion
    let navigator: Navigator

    func detail(
        of movie: Movie.ID, for parent: (any MovieDetailCoordinatorDelegate)? = nil
    ) -> MovieDetailCoordinator {
        let detail = MovieDetailCoordinator(
            movie: movie, catalog: catalog, occasion: occasion, navigator: navigator)
        detail.delegate = parent
        return detail
    }
}
