/// What the view asks for.
protocol HomeBusinessLogic {
    func changeMessage(_ request: Home.ChangeMessage.Request)
}

/// What the scene has for the scenes it leads to.
protocol HomeDataStore {
    var message: String { get }
}

/// The business: which text was typed.
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
