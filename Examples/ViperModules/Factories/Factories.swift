import Usher

/// The first form, without segues: each module is handed the factories of the next ones, and what shows them.
enum Factories {
    static func movieListFactory(navigator: Navigator) -> MovieListFactory {
        MovieListFactory(detailFactory: MovieDetailFactory(), transition: Transition(navigator: navigator))
    }
}
