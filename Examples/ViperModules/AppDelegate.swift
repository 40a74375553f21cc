import Usher
import UsherStoryboards

/// Shows the menu of the forms, and each form's first scene; every screen belongs to it.
final class AppDelegate: Coordinator {
    private let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        let factory = Factories.filmListFactory(navigator: navigator)
        let menu = MenuScreen(forms: [
            ("Factories of the next modules", factory.makeModule),
            form("The view prepares", ViewPrepare.storyboard),
            form("A configuration block", ConfigurationBlock.storyboard),
            form("Many protocols and a promise", ProtocolsAndPromise.storyboard),
            form("Module input and output", ModuleInputOutput.storyboard),
        ])
        menu.delegate = self
        navigator.push(menu, for: self)
    }

    private func form(_ name: String, _ storyboard: (Navigator) -> Storyboard) -> Form {
        let storyboard = storyboard(navigator)
        return (name, { try storyboard.makeScreen("FilmList") })
    }
}

extension AppDelegate: MenuScreenDelegate {
    func menuScreen(_ screen: MenuScreen, didPick form: Form) throws {
        navigator.push(try form.open(), for: self)
    }
}
