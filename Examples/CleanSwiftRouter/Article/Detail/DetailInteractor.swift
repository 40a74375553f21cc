/// The view's requests to the interactor.
protocol DetailBusinessLogic {
    func showMessage(_ request: Detail.ShowMessage.Request)
}

/// The data that the previous scene passes to this one.
protocol DetailDataStore {
    var message: String { get set }
}

/// Holds the text that was passed in.
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
