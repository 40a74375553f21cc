import Usher

/// The article's first form, without segues: each module gets the next modules' factories.
enum Factories {
    static func movieListFactory(navigator: Navigator) -> MovieListFactory {
        MovieListFactory(detailFactory: MovieDetailFactory(), transition: Transition(navigator: navigator))
    }
}
