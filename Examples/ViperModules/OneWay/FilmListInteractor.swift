/// What the presenter asks of the business.
protocol FilmListInteractorInput {
    func films() -> [Film]
}

/// The business of the list: which films there are.
final class FilmListInteractor: FilmListInteractorInput {
    func films() -> [Film] { Film.all }
}
