/// What was asked for and did nothing, to be said once each: a screen shown for a flow that isn't in the tree, an answer
/// that changed nothing and whose screen has nobody to tell.
final class Losses {
    private var known: Set<String> = []
    private var unsaid: [String] = []
    var isListening = true

    init(of navigator: Navigator) {
        navigator.observe { [weak self] in self?.add($0.losses) }
    }

    private func add(_ losses: [String]) {
        for loss in losses where isListening && known.insert(loss).inserted { unsaid.append(loss) }
    }

    func take() -> [String] {
        defer { unsaid = [] }
        return unsaid
    }
}
