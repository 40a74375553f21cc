extension Navigator {
    /// Shows what another flow may come before: a login.
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
    ///   - coordinator: Whose flow it becomes part of.
    ///   - destination: Makes it; `nil` if there is no such place. See
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

    /// Goes to a place, and gives the stack that walking there gives.
    ///
    /// All parts are made and all states tried before anything moves. What of the route is there already stays; what is over
    /// it is left first, in one move, to which a flow may object.
    ///
    /// - Throws: Which part leads nowhere, and why; nothing has moved then.
    public func open(_ route: Route) throws(RouteError) {
        try open(route, mayWait: true, on: Detour())
    }

    /// Goes to places as far as they are still there, and says what isn't. Only the last one can wait for another flow.
    func resume(_ routes: [Route]) {
        for (index, route) in routes.enumerated() {
            var route = route
            while let misfit = misfit(of: route, mayWait: index == routes.count - 1) {
                say(misfit.text(in: words))
                switch (misfit.index, misfit.isState) {
                case (nil, _): route.state = [:]
                case (let index?, true): route.parts[index].state = [:]
                case (let index?, false): route.parts.removeSubrange(index...)
                }
            }
        }
    }

    /// Opens a route, or tells what doesn't fit.
    private func misfit(of route: Route, mayWait: Bool) -> RouteError? {
        do { try open(route, mayWait: mayWait, on: Detour()) } catch { return error }
        return nil
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

    /// Makes what a route leads to, and returns the flow that comes first, if there is one.
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

    /// Leaves what isn't on the way, and then adds what is.
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

    /// Starts a flow that comes first, in the place of another one that did, and goes on once it has finished. What the
    /// move that then follows would take away is asked before.
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

    /// Enters a place that has waited; if that is refused, the one that had waited before.
    private func enter(_ place: () throws -> Void, orBackTo former: PendingPlace?) {
        do { try place() } catch {
            object(words.text(of: error))
            if let former, let request = former.request { enter(request.enter, orBackTo: former.earlier) }
        }
    }
}

/// A part of a route that leads nowhere.
public struct RouteError: Error, Wording, CustomStringConvertible {
    let route: Route
    /// The part; the root's state where there is none.
    let index: Int?
    /// Whether only how it looked can't be had again.
    let isState: Bool

    /// Why: what its coordinator threw, or a ``Refusal``.
    public let reason: any Error

    /// The part and the reason, in a line.
    public var description: String { text(in: .english) }

    func text(in words: Words) -> String {
        let part = index.map { route.parts[$0] }
        let state = part.map { Route([$0]) } ?? Route(state: route.state)
        let text = part.flatMap { isState ? nil : $0.name } ?? String(state.description.dropFirst())
        return words(.notOpened(text, in: route.description, because: words.text(of: reason)))
    }
}

extension Navigator {
    /// Shows a place on top, removing any earlier instance: the parent's flow of the same name.
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

    /// Shows a place in the flow, by its name in a path.
    package func show(part name: String, of place: any Coordinator) throws {
        guard let part = try (place as? any Guide)?.destination(named: name) else { return }
        try enter(for: place) { part }
    }
}
