/// The view's requests to the interactor.
protocol HomeBusinessLogic {
    func changeMessage(_ request: Home.ChangeMessage.Request)
}

/// The data that this scene passes to the next one.
protocol HomeDataStore {
    var message: String { get }
}

/// Holds the text that was typed.
final class HomeInteractor: HomeDataStore {
    private(set) var message = ""
    private let presenter: any HomePresentationLogic

    init(presenter: any HomePresentationLogic) {
        self.presenter = presenter
    }
}

extension HomeInteractor: HomeBusinessLogic {
    func changeMessage(_ request: Home.ChangeMessage.Request) {
        message = request.text
        presenter.presentMessage(Home.ChangeMessage.Response(message: message))
    }
}
