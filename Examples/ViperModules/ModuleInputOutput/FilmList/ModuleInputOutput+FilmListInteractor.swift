extension ModuleInputOutput {
    /// What the presenter asks of the business.
    protocol FilmListInteractorInput: AnyObject {
        func films() -> [Film]
        func stars(of film: Film) -> Int
        func rate(_ film: Film, stars: Int)
    }

    /// The business of the list: which films there are, and how they were rated.
    final class FilmListInteractor: FilmListInteractorInput {
        private var stars: [String: Int] = [:]

        func films() -> [Film] { Film.all }

        func stars(of film: Film) -> Int { stars[film.title] ?? 0 }

        func rate(_ film: Film, stars: Int) {
            self.stars[film.title] = stars
        }
    }
}
