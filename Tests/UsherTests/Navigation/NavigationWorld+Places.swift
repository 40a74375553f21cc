@testable import Usher

/// Places by name, and what nobody typed.
extension NavigationWorld {
    func operateElsewhere(_ operation: Operation, _ flow: Flow) {
        switch operation {
        case .show:
            guard let route = Flow.Route.allCases.randomElement(using: &random) else { return }
            unmoved("\(route)") { try navigator.show(route, for: flow) }
        case .open:
            let path = randomPath()
            unmoved("\(path)") { try navigator.open(path) }
        case .send:
            guard let inbox = flow.inbox else { return }
            sent += 1
            if !inbox.send(sent) { fail("flow \(flow.number) goes on, and can't be reached") }
        case .wait:
            let seconds = Int.random(in: 0...2, using: &random)
            navigator.after(.seconds(seconds), for: flow) { [unowned self] in
                if !isStarted[flow.number] { fail("a moment came for flow \(flow.number), which has ended") }
                hear()
            }
        default: break
        }
    }

    /// What throws has moved nothing.
    private func unmoved(_ name: String, _ body: () throws -> Void) {
        let before = navigator.stack.entries.map(\.stay)
        log.append("to \(name)")
        do {
            try body()
            opened += 1
        } catch {
            log.append("\(error)")
            if before != navigator.stack.entries.map(\.stay) { fail("it was refused, and has moved") }
        }
    }

    /// A path that begins as the one of what is shown does, or of what a section hides.
    private func randomPath() -> Path {
        var path = navigator.stack.paths.randomElement(using: &random) ?? Path()
        path.parts.removeLast(Int.random(in: 0...path.parts.count, using: &random))
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            guard let route = Flow.Route.allCases.randomElement(using: &random) else { break }
            path.parts.append(Path.Part(route.name))
        }
        return path
    }

    /// What hears of an event may do what an answer does. Events of events come to an end.
    private func hear() {
        if sent < 40 { operate() }
    }

    func openInbox(of flow: Flow) {
        // It may hold the flow.
        flow.inbox = navigator.inbox(for: flow) { [unowned self] (message: Int) in
            if !isStarted[flow.number] { fail("flow \(flow.number) has ended, and hears message \(message)") }
            if message <= heard[flow.number] ?? 0 { fail("flow \(flow.number) hears \(message) late") }
            heard[flow.number] = message
            hear()
        }
    }
}

extension NavigationWorld.Flow: Routing {
    enum Route: String, CaseIterable, PathPart {
        case screen, layer, flow, section, other, first, work, closed
    }

    func destination(of route: Route) throws -> Destination {
        switch route {
        case .screen: return .screen(world.makeLeaf())
        case .layer: return .layer(world.makeLeaf())
        case .flow: return .flow(world.makeFlow(parent: number))
        case .section, .other: return .section(world.makeFlow(parent: number))
        // What comes first on the way along a path is not started by the flow that the path leads to.
        case .first where Bool.random(using: &world.random): return .first(world.makeFlow(parent: nil))
        case .first: return .screen(world.makeLeaf())
        case .work:
            return .work { [unowned self] _ in
                switch Int.random(in: 0..<4, using: &world.random) {
                case 0: throw CancellationError()
                case 1: throw Refusal("It is not there.")
                default: return .flow(world.makeFlow(parent: number))
                }
            }
        case .closed: throw Refusal("It is closed.")
        }
    }
}
