@testable import Usher

/// Moves to named places, and moves caused by messages and timers.
extension NavigationWorld {
    func operateElsewhere(_ operation: Operation, _ flow: Branch) {
        switch operation {
        case .show:
            guard let name = Branch.names.randomElement(using: &random) else { return }
            unmoved(name) {
                try navigator.enter(for: flow) { try flow.destination(named: name) ?? .flow(flow) }
            }
        case .open:
            let path = randomPath()
            unmoved("\(path)") { try navigator.open(path) }
        case .send:
            guard let inbox = flow.inbox else { return }
            sent += 1
            if !inbox.send(sent) { fail("flow \(flow.number) runs, but its inbox is closed") }
        case .wait:
            let seconds = Int.random(in: 0...2, using: &random)
            navigator.after(.seconds(seconds), for: flow) { [unowned self] in
                if !isStarted[flow.number] { fail("a timer fired for flow \(flow.number) after its end") }
                hear()
            }
        default: break
        }
    }

    private func unmoved(_ name: String, _ body: () throws -> Void) {
        let before = navigator.stack.entries.map(\.visit)
        log.append("to \(name)")
        do {
            try body()
            opened += 1
        } catch {
            log.append("\(error)")
            if before != navigator.stack.entries.map(\.visit) { fail("a refused move changed the stack") }
        }
    }

    /// Returns a path that starts like the path of the current page or of a hidden section.
    private func randomPath() -> Route {
        var path = navigator.stack.routes.randomElement(using: &random) ?? Route()
        path.parts.removeLast(Int.random(in: 0...path.parts.count, using: &random))
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            guard let name = Branch.names.randomElement(using: &random) else { break }
            path.parts.append(Route.Part(name))
        }
        return path
    }

    private func hear() {
        if sent < 40 { operate() }
    }

    func openInbox(of flow: Branch) {
        // The handler retains `flow`, which is allowed.
        flow.inbox = navigator.inbox(for: flow) { [unowned self] (message: Int) in
            if !isStarted[flow.number] { fail("flow \(flow.number) received \(message) after its end") }
            if message <= heard[flow.number] ?? 0 {
                fail("flow \(flow.number) received \(message) out of order")
            }
            heard[flow.number] = message
            hear()
        }
    }
}

extension NavigationWorld.Branch: Guide {
    static let names = ["screen", "flow", "section", "other", "first", "closed"]

    func destination(named name: String) throws -> Destination? {
        switch name {
        case "screen": return .screen(world.makeLeaf(name))
        case "flow": return .flow(world.makeFlow(parent: number, name))
        case "section", "other": return .section(world.makeFlow(parent: number, name))
        // This flow isn't the parent of the new flow. A nil parent isn't checked.
        case "first" where Bool.random(using: &world.random):
            return .redirect(world.makeFlow(parent: nil)) { [weak self] _ in
                try self?.destination(named: name)
            }
        case "first": return .screen(world.makeLeaf(name))
        case "closed": throw Refusal("It is closed.")
        default: return nil
        }
    }
}
