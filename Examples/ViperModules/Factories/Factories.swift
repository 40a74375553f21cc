import Usher

/// The first form, without segues: each module gets the factories of the next ones and a transition.
enum Factories {
    static func movieListFactory(navigator: Navigator) -> MovieListFactory {
        MovieListFactory(detailFactory: MovieDetailFactory(), transition: Transition(navigator: navigator))
    }
}
