import Usher

/// Returns a film after a suspension.
func films() async -> String {
    await Task.yield()
    return "The Third Man"
}

/// Throws after a suspension.
func noFilms() async throws -> String {
    await Task.yield()
    throw Refusal("There are none.")
}

final class Loader: Coordinator {
    typealias Body = (inout Work, Loader) throws -> Void

    var text = "Loading…"
    private let prompt: Leaflet?
    private let navigator: Navigator
    private let bodies: [Body]

    init(
        _ prompt: Leaflet? = nil, navigator: Navigator, _ body: @escaping Body, and second: Body? = nil
    ) {
        self.prompt = prompt
        self.navigator = navigator
        bodies = [body] + (second.map { [$0] } ?? [])
    }

    func start() {
        navigator.push(prompt ?? Leaflet { [weak self] page, _ in page.title(self?.text ?? "") }, for: self)
        for body in bodies {
            navigator.work(for: self) { [weak self] work in
                if let self { try body(&work, self) }
            }
        }
    }
}
