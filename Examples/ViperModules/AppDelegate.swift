import Usher

/// Shows the first scene of a form. Owns every screen.
final class AppDelegate: Coordinator {
    private let form: TransitionForm
    private let navigator: Navigator

    init(form: TransitionForm, navigator: Navigator) {
        self.form = form
        self.navigator = navigator
    }

    func start() {
        if let list = try? form.makeScreen(navigator: navigator) { navigator.push(list, for: self) }
    }
}
