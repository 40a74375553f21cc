/// The interactor's interface to the presenter.
protocol HomePresentationLogic {
    func presentMessage(_ response: Home.ChangeMessage.Response)
}

/// Turns responses into view models.
final class HomePresenter: HomePresentationLogic {
    weak var screen: (any HomeDisplayLogic)?

    func presentMessage(_ response: Home.ChangeMessage.Response) {
        screen?.displayMessage(Home.ChangeMessage.ViewModel(text: response.message))
    }
}
