import MovieCatalog
import Usher

/// Makes the flow of a movie for whoever leads to one, and starts it: the list, the diary, the duplicates.
struct MovieDetailBuilder {
    let catalog: Catalog
    let occasion: Occasion
    let navigator: Navigator

    func detail(
        of movie: Movie.ID, for parent: any MovieDetailCoordinatorDelegate
    ) -> MovieDetailCoordinator {
        let detail = MovieDetailCoordinator(
            movie: movie, catalog: catalog, occasion: occasion, navigator: navigator)
        detail.delegate = parent
        return detail
    }
}
