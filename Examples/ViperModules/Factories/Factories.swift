import Usher

/// The first form, without segues: each module is handed the factories of the next ones, and what shows them.
enum Factories {
    static func filmListFactory(navigator: Navigator) -> FilmListFactory {
        FilmListFactory(detailFactory: FilmDetailFactory(), transition: Transition(navigator: navigator))
    }
}
