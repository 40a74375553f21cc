import Usher

extension Navigator {
    /// Shows a place on top, removing any earlier instance.
    func show(
        _ place: any Coordinator & RouteNamed, for parent: any Coordinator, saying words: String = ""
    ) {
        let name = place.routeName
        let former = stack.coordinators.dropFirst(2).first {
            stack.parent(of: $0) === parent && ($0 as? any RouteNamed)?.routeName == name
        }
        move { [self] in
            if let former { stop(former) }
            start(place, for: parent)
        }
        if !words.isEmpty { say(words) }
    }

    func show(part name: String, of place: any Coordinator) throws {
        guard let part = try (place as? any Guide)?.destination(named: name) else { return }
        try enter(for: place) { part }
    }
}
