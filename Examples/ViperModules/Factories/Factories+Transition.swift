import Usher
import UsherStoryboards

extension Factories {
    /// Shows a module on top of another, like a segue.
    struct Transition {
        let navigator: Navigator

        func show(_ destination: any Screen, from source: any Screen) {
            navigator.push(destination, from: source)
        }
    }
}
