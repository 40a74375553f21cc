import Usher
import UsherStoryboards

/// Shows the menu of the four forms, and each form's first scene; every screen belongs to it.
final class AppDelegate: Coordinator {
    private let navigator: Navigator
    private let forms: [Form]

    init(navigator: Navigator) {
        self.navigator = navigator
        forms = [
            ("The view prepares", ViewPrepare.storyboard(navigator: navigator)),
            ("A configuration block", ConfigurationBlock.storyboard(navigator: navigator)),
            ("Many protocols and a promise", ProtocolsAndPromise.storyboard(navigator: navigator)),
            ("Module input and output", ModuleInputOutput.storyboard(navigator: navigator)),
        ]
    }

    func start() {
        let menu = MenuScreen(forms: forms)
        menu.delegate = self
        navigator.push(menu, for: self)
    }
}

extension AppDelegate: MenuScreenDelegate {
    func menuScreen(_ screen: MenuScreen, didPick form: Form) throws {
        navigator.push(try form.storyboard.makeScreen("FilmList"), for: self)
    }
}
