extension Navigator {
    /// Shows a place that may redirect to another flow first, such as a login: see <doc:Routes>.
    ///
    /// - Parameters:
    ///   - coordinator: The flow that the place becomes part of.
    ///   - destination: Makes the place; `nil` if it doesn't exist. See
    ///     ``Destination/redirect(_:then:)``.
    /// - Throws: What `destination` throws, or a ``Refusal`` if it returns `nil`, before any move.
    public func enter(
        for coordinator: any Coordinator, _ destination: @escaping () throws -> Destination?
    ) throws {
        try enter(for: coordinator, on: RedirectContext(), destination)
    }

    private func enter(
        for coordinator: any Coordinator, on detour: RedirectContext,
        _ destination: @escaping () throws -> Destination?
    ) throws {
        switch try detour.destination(at: 0, or: destination).kind {
        case .place(let member, let begins):
            // Count this as a move even if the section is in front, or a mistake would be reported.
            if isObserved, begins == .section { moveCount += 1 }
            change { $0.show(StackAddition(member: member, begins: begins, owner: coordinator)) }
        case .redirect(let flow, let then):
            let redirect = RedirectContext.Redirect(flow: flow, then: then, index: 0, guide: coordinator)
            start(redirect, for: coordinator, on: detour, NavigationRequest()) { [unowned self] in
                try enter(for: coordinator, on: $0, destination)
            }
        }
    }

    /// Opens a route. The stack is then the same as after navigating there by hand.
    ///
    /// Places of the route that are already open stay. Everything above those places is closed in
    /// one move, to which a flow may object.
    ///
    /// - Throws: The part that can't be opened, and the reason. Nothing has moved then.
    public func open(_ route: Route) throws(RouteError) {
        try open(route, mayWait: true, on: RedirectContext())
    }

    /// Opens routes as far as possible, and says what fails. Only the last route may redirect.
    func resume(_ routes: [Route]) {
        for (index, route) in routes.enumerated() {
            var route = route
            while true {
                do throws(RouteError) {
                    try open(route, mayWait: index == routes.count - 1, on: RedirectContext())
                    break
                } catch {
                    say(error.text(in: words))
                    switch (error.index, error.isState) {
                    case (nil, _): route.state = [:]
                    case (let index?, true): route.parts[index].state = [:]
                    case (let index?, false): route.parts.removeSubrange(index...)
                    }
                }
            }
        }
    }

    private func open(_ route: Route, mayWait: Bool, on detour: RedirectContext) throws(RouteError) {
        var resolved = RouteResolution(along: stack)
        let redirect: RedirectContext.Redirect?
        do {
            redirect = try resolve(route, in: &resolved, on: detour, mayWait: mayWait)
        } catch {
            resolved.swapStates()
            let (index, isState) = resolved.position
            throw RouteError(route: route, index: index, isState: isState, reason: error)
        }
        var move = NavigationRequest(reason: .open, agreed: detour.agreed, change: resolved.leave)
        guard let redirect, let flow = resolved.flowOnStack else {
            move.additions = resolved.additions
            move.owner = resolved.additions.first?.owner
            move.swapStates = { resolved.swapStates() }
            return request(move)
        }
        resolved.swapStates()
        start(redirect, for: flow, on: detour, move) { [unowned self] in
            try open(route, mayWait: true, on: $0)
        }
    }

    /// Makes a route's places and restores their state. Stops at a redirect and returns it.
    private func resolve(
        _ route: Route, in resolved: inout RouteResolution, on detour: RedirectContext, mayWait: Bool
    ) throws -> RedirectContext.Redirect? {
        try resolved.restore(route.state)
        for (index, part) in route.parts.enumerated() {
            resolved.position = (index, isState: false)
            if part.leadsUp {
                guard resolved.goUp() else { throw Refusal(key: "open.failed.nothing") }
            } else if !resolved.follow(part.name) {
                guard let guide = resolved.flow as? any Guide else { throw Refusal(key: "open.failed.below") }
                let make = { try guide.destination(named: part.name) }
                switch try detour.destination(at: index, or: make).kind {
                case .place(let member, let begins):
                    resolved.add(StackAddition(member: member, begins: begins, owner: guide))
                case .redirect(let flow, let then):
                    guard mayWait else { throw Refusal(key: "open.failed.first") }
                    return RedirectContext.Redirect(flow: flow, then: then, index: index, guide: guide)
                }
            }
            resolved.position.isState = true
            try resolved.restore(part.state)
        }
        return nil
    }

    /// Starts the flow of a redirect, and ends the flow of an earlier redirect. Calls `goOn` when
    /// the new flow has finished. Flows may object now to what the route will remove later.
    private func start(
        _ redirect: RedirectContext.Redirect, for parent: any Coordinator, on detour: RedirectContext,
        _ move: NavigationRequest,
        then goOn: @escaping (RedirectContext) throws -> Void
    ) {
        // Copy these, so that the closure below doesn't retain the guide until the flow ends.
        let (flow, then, index) = (redirect.flow, redirect.then, redirect.index)
        var (left, detour) = (stack, detour)
        let name = (flow as? any RouteNamed)?.routeName ?? ""
        guard detour.passed.insert("\(String(reflecting: type(of: flow))) \(name)").inserted else {
            return fail(
                "\(type(of: redirect.guide)) redirected to \(type(of: flow)) again, which had finished. "
                    + "Return the place itself from .redirect(flow) { output in … }")
        }
        move.change(&left)
        detour.agreed = stack.difference(to: left).leaving.map(\.visit)
        let place = PendingPlace(for: parent) { try goOn(RedirectContext()) }
        pendingPlaces.append(place)
        let result = ResultReceiver(before: place) { [unowned self, unowned place] outcome in
            guard let outcome else { return }
            detour.outputs[index] = { try then(outcome.output) }
            enter({ try goOn(detour) }, orBackTo: place.earlier)
        }
        var request = move
        (request.result, request.owner, request.changeAfterRedirect) = (result, parent, move.change)
        request.change = {
            if let first = $0.redirectFlow(outside: parent) {
                place.former = first.result?.place
                $0.end(first)
            }
            $0.add(StackAddition(member: .coordinator(flow), owner: parent, result: result))
        }
        self.request(request)
    }

    /// Enters a place after its redirect. If that fails, enters the place of an earlier redirect.
    private func enter(_ place: () throws -> Void, orBackTo former: PendingPlace?) {
        do { try place() } catch {
            objections.append(words.text(of: error))
            if let former, let request = former.request { enter(request.enter, orBackTo: former.earlier) }
        }
    }

    package func show(part name: String, of place: any Coordinator) throws {
        guard let part = try (place as? any Guide)?.destination(named: name) else { return }
        try enter(for: place) { part }
    }
}

/// The way to a place that redirects to other flows first, such as a login.
struct RedirectContext {
    struct Redirect {
        let flow: any Coordinator
        let then: (Any) throws -> Destination?
        let index: Int
        let guide: any Coordinator
    }

    /// The `visit` numbers of flows and screens that have agreed to be left for the place.
    var agreed: [Int] = []
    /// Closures that make the destinations after redirects, by the index of the route's part.
    var outputs: [Int: () throws -> Destination?] = [:]
    /// The types and names of the flows that were shown first, to detect an endless redirect.
    var passed: Set<String> = []

    func destination(at index: Int, or make: @escaping () throws -> Destination?) throws -> Destination {
        guard let found = try (outputs[index] ?? make)() else { throw Refusal(key: "open.failed.nothing") }
        return found
    }
}
