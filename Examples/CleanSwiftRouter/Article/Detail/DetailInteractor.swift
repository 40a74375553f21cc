/// What the view asks for.
protocol DetailBusinessLogic {
    func showMessage(_ request: Detail.ShowMessage.Request)
}

/// What the scene needs from the one that opens it.
protocol DetailDataStore {
    var message: String { get set }
}

/// The business: the text that was handed on.
final class DetailInteractor: DetailDataStore {
    var message = ""
    private let presenter: any DetailPresentationLogic

    init(presenter: any DetailPresentationLogic) {
        self.presenter = presenter
    }
}

extension DetailInteractor: DetailBusinessLogic {
    func showMessage(_ request: Detail.ShowMessage.Request) {
        presenter.presentMessage(Detail.ShowMessage.Response(message: message))
    }
}
