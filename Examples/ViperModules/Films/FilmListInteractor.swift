/// What the presenter asks of the business.
protocol FilmListInteractorInput: AnyObject {
    var lastSeen: Film? { get set }
    func films() -> [Film]
}

/// The business of the list: which films there are, and which was seen last.
final class FilmListInteractor: FilmListInteractorInput {
    var lastSeen: Film?

    func films() -> [Film] { Film.all }
}
