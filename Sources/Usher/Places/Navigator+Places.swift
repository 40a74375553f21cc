extension Navigator {
    /// Shows a place that may redirect to another flow first, such as a login.
    ///
    /// ```swift
    /// func menuScreenDidSelectMinutes(_ screen: MenuScreen) throws {
    ///     try navigator.enter(for: self) { try minutes() }
    /// }
    ///
    /// private func minutes() throws -> Destination {
    ///     guard let member else {
    ///         return .redirect(LoginCoordinator(navigator: navigator)) { [self] in
    ///             member = $0
    ///             return try minutes()
    ///         }
    ///     }
    ///     return .flow(MinutesCoordinator(member: member, navigator: navigator))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - coordinator: The flow it becomes part of.
    ///   - destination: Makes it; `nil` if there's no such place. See
    ///     ``Destination/redirect(_:then:)``.
    /// - Throws: What `destination` throws; nothing has moved then.
    public func enter(
        for coordinator: any Coordinator, _ destination: @escaping () throws -> Destination?
    ) throws {
        try enter(for: coordinator, on: Detour(), destination)
    }

    private func enter(
        for coordinator: any Coordinator, on detour: Detour,
        _ destination: @escaping () throws -> Destination?
    ) throws {
        let found = try detour.destination(at: 0, or: destination)
        if let addition = found.addition {
            change { $0.show(addition.member, begins: addition.begins, for: coordinator) }
        } else {
            start(
                Detour.Stop(found, at: 0, of: coordinator), for: coordinator, on: detour,
                MoveRequest(change: { _ in })
            ) { [unowned self] in
                try enter(for: coordinator, on: $0, destination)
            }
        }
    }

    /// Opens a route, with the same stack as walking there.
    ///
    /// The part that is already shown stays; what is above it is left in one move, to which a flow
    /// may object.
    ///
    /// - Throws: Which part can't be opened, and why; nothing has moved then.
    public func open(_ route: Route) throws(RouteError) { try open(route, mayWait: true, on: Detour()) }

    /// Opens routes as far as they exist, and says what doesn't. Only the last one may wait for
    /// another flow.
    func resume(_ routes: [Route]) {
        for (index, route) in routes.enumerated() {
            var route = route
            while true {
                do throws(RouteError) {
                    try open(route, mayWait: index == routes.count - 1, on: Detour())
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

    private func open(_ route: Route, mayWait: Bool, on detour: Detour) throws(RouteError) {
        var resolved = RouteResolution(along: stack)
        let found = Result { () throws(RouteError) in
            try walk(route, along: &resolved, on: detour, mayWait: mayWait)
        }
        resolved.putBack()
        let move = MoveRequest(reason: .open, change: resolved.leave).agreed(by: detour.agreed)
        if let stop = try found.get() {
            start(stop, for: resolved.standingFlow, on: detour, move) { [unowned self] in
                try open(route, mayWait: true, on: $0)
            }
        } else {
            go(resolved, move)
        }
    }

    /// Makes the places of a route, and returns the redirect on the way, if any.
    private func walk(
        _ route: Route, along resolved: inout RouteResolution, on detour: Detour, mayWait: Bool
    ) throws(RouteError) -> Detour.Stop? {
        if !route.state.isEmpty { try resolved.look(like: route.state, at: nil, of: route) }
        for (index, part) in route.parts.enumerated() {
            do {
                if part.leadsUp {
                    guard resolved.goUp() else { throw Refusal(.noSuchPlace) }
                    continue
                }
                if !resolved.follow(part.name) {
                    guard let guide = resolved.flow as? any Guide else { throw Refusal(.nothingBeyond) }
                    let found = try detour.destination(at: index) { try guide.destination(named: part.name) }
                    if let addition = found.addition {
                        resolved.add(addition.member, begins: addition.begins)
                    } else if mayWait {
                        return Detour.Stop(found, at: index, of: guide)
                    } else {
                        throw Refusal(.somethingFirst)
                    }
                }
            } catch {
                throw RouteError(route: route, index: index, isState: false, reason: error)
            }
            if !part.state.isEmpty { try resolved.look(like: part.state, at: index, of: route) }
        }
        resolved.isWhole = true
        return nil
    }

    private func go(_ resolved: RouteResolution, _ move: MoveRequest) {
        let restoring = resolved.savedStates.filter(\.isStanding).map { look in
            { [unowned self] in
                do { try look.object.restore(from: look.state) } catch {
                    object(words.text(of: error))
                }
            }
        }
        let adding = resolved.additions.map { addition in
            { [unowned self] in settle(MoveRequest(reason: .open) { $0.add(addition) }) }
        }
        let steps = RouteSteps(each: restoring + adding) { stack in
            resolved.additions.forEach { stack.add($0) }
        }
        ask(
            for: MoveRequest(
                reason: move.reason, options: MoveOptions(agreed: move.options?.agreed ?? [], steps: steps),
                change: move.change))
    }

    /// Starts the flow of a redirect in place of an earlier one, and goes on after its result. Asks
    /// now about everything that the way will remove.
    private func start(
        _ stop: Detour.Stop, for parent: any Coordinator, on detour: Detour, _ move: MoveRequest,
        then goOn: @escaping (Detour) throws -> Void
    ) {
        guard let (flow, then) = stop.redirect else { return }
        if detour.hasPassed(flow) {
            return fail(
                "\(stop.guide) redirected to \(type(of: flow)) again, which had finished. Use its output: "
                    + ".redirect(flow) { output in … }")
        }
        var (left, detour) = (stack, detour)
        move.change(&left)
        detour.pass(flow)
        detour.agreed = stack.members(notIn: left).map(\.visit)
        let place = PendingPlace(for: parent) { try goOn(Detour()) }
        pendingPlaces.append(place)
        let result = ResultReceiver(before: place) { [unowned self, unowned place] outcome in
            guard let outcome else { return }
            if let then { detour.outputs[stop.index] = { try then(outcome.output) } }
            enter({ try goOn(detour) }, orBackTo: place.earlier)
        }
        let options = MoveOptions(agreed: move.options?.agreed ?? [], result: result, later: move.change)
        ask(
            for: MoveRequest(reason: move.reason, options: options) {
                if let first = $0.firstFlow(butFor: parent) {
                    place.former = first.result?.place
                    $0.end(first)
                }
                $0.add(.coordinator(flow), to: parent, result: result)
            })
    }

    /// Enters a place after its redirect; if refused, the one that waited before.
    private func enter(_ place: () throws -> Void, orBackTo former: PendingPlace?) {
        do { try place() } catch {
            object(words.text(of: error))
            if let former, let request = former.request { enter(request.enter, orBackTo: former.earlier) }
        }
    }
}

/// A part of a route that can't be opened.
public struct RouteError: Error, Wording, CustomStringConvertible {
    let route: Route
    /// The index of the part; `nil` for the root's state.
    let index: Int?
    let isState: Bool

    /// The error of its coordinator, or a ``Refusal``.
    public let reason: any Error

    /// The part and the reason, in one line.
    public var description: String { text(in: .english) }

    func text(in words: Words) -> String {
        let part = index.map { route.parts[$0] }
        let state = part.map { Route([$0]) } ?? Route(state: route.state)
        let text = part.flatMap { isState ? nil : $0.name } ?? String(state.description.dropFirst())
        return words(.notOpened(text, in: route.description, because: words.text(of: reason)))
    }
}

extension Navigator {
    /// Shows a place on top and removes the parent's flow of the same name.
    package func show(
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

    /// Shows a place of a flow by its name in a route.
    package func show(part name: String, of place: any Coordinator) throws {
        guard let part = try (place as? any Guide)?.destination(named: name) else { return }
        try enter(for: place) { part }
    }
}
