/// What the interactor says back.
protocol HomePresentationLogic {
    func presentMessage(_ response: Home.ChangeMessage.Response)
}

/// Turns what is into what is shown.
final class HomePresenter: HomePresentationLogic {
    weak var screen: (any HomeDisplayLogic)?

    func presentMessage(_ response: Home.ChangeMessage.Response) {
        screen?.displayMessage(Home.ChangeMessage.ViewModel(text: response.message))
    }
}
