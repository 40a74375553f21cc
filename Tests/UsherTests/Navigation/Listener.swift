import Usher

/// A flow that shows a prompt and waits for events that a test chooses.
final class Listener: Coordinator {
    let navigator: Navigator
    private let prompt: Leaflet
    private let listen: (Listener) -> Void

    init(_ prompt: Leaflet, navigator: Navigator, listen: @escaping (Listener) -> Void) {
        self.prompt = prompt
        self.navigator = navigator
        self.listen = listen
    }

    func start() {
        navigator.push(prompt, for: self)
        listen(self)
    }
}
