/// The interactor's interface to the presenter.
protocol DetailPresentationLogic {
    func presentMessage(_ response: Detail.ShowMessage.Response)
}

/// Turns responses into view models.
final class DetailPresenter: DetailPresentationLogic {
    weak var screen: (any DetailDisplayLogic)?

    func presentMessage(_ response: Detail.ShowMessage.Response) {
        let text = response.message.isEmpty ? "No message" : response.message
        screen?.displayMessage(Detail.ShowMessage.ViewModel(text: text))
    }
}
