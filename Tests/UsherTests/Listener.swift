import Usher

/// A flow that shows a prompt and waits for what a test lets it wait for.
final class Listener: Coordinator {
    let navigator: Navigator
    private let prompt: Prompt
    private let listen: (Listener) -> Void

    init(_ prompt: Prompt, navigator: Navigator, listen: @escaping (Listener) -> Void) {
        self.prompt = prompt
        self.navigator = navigator
        self.listen = listen
    }

    func start() {
        navigator.push(prompt, for: self)
        listen(self)
    }
}
