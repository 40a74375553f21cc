extension Navigator {
    /// Shows what another flow may come before: a login.
    ///
    /// ```swift
    /// func menuScreenDidSelectMinutes(_ screen: MenuScreen) throws {
    ///     try navigator.show(for: self) { try minutes() }
    /// }
    ///
    /// private func minutes() throws -> Destination {
    ///     guard let member else { return .first(LoginCoordinator(navigator: navigator)) }
    ///     return .flow(MinutesCoordinator(member: member, navigator: navigator))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - coordinator: Whose flow it becomes part of.
    ///   - destination: Makes it; asked again once a flow that comes first has finished.
    /// - Throws: What `destination` throws; nothing has moved then.
    public func show(
        for coordinator: any Coordinator, _ destination: @escaping () throws -> Destination
    ) throws {
        switch try destination() {
        case .first(let flow):
            start(first: flow, for: coordinator, Wish(change: { _ in })) { [unowned self] _ in
                try show(for: coordinator, destination)
            }
        case let found:
            guard let addition = found.addition else { return }
            change { $0.show(addition.member, begins: addition.begins, for: coordinator) }
        }
    }

    /// Goes to a place, and gives the stack that walking there gives.
    ///
    /// All parts are made and all states tried before anything moves. What of the path is there already stays; what is over
    /// it is left first, in one move, to which a flow may object.
    ///
    /// - Throws: A line that names the part that leads nowhere; nothing has moved then.
    public func open(_ path: Path) throws {
        try open(path, mayWait: true)
    }

    /// Goes to places as far as they are still there, and says what isn't. Only the last one can wait for another flow.
    func resume(_ paths: [Path]) {
        for (index, path) in paths.enumerated() {
            var path = path
            while let misfit = misfit(of: path, mayWait: index == paths.count - 1) {
                say(misfit.text(in: words))
                switch (misfit.index, misfit.isState) {
                case (nil, _): path.state = [:]
                case (let index?, true): path.parts[index].state = [:]
                case (let index?, false): path.parts.removeSubrange(index...)
                }
            }
        }
    }

    /// Opens a path, or tells what doesn't fit.
    private func misfit(of path: Path, mayWait: Bool) -> Misfit? {
        do { try open(path, mayWait: mayWait) } catch { return error }
        return nil
    }

    /// - Parameter agreed: The stays that have been asked whether they may be left for it.
    private func open(_ path: Path, mayWait: Bool, agreed: [Int] = []) throws(Misfit) {
        var way = Way(along: stack)
        let found = Result { () throws(Misfit) in try walk(path, along: &way, mayWait: mayWait) }
        way.putBack()
        let move = Wish(reason: .open, change: way.leave).agreed(by: agreed)
        if let flow = try found.get() {
            start(first: flow, for: way.standingFlow, move) { [unowned self] in
                try open(path, mayWait: true, agreed: $0)
            }
        } else {
            go(way, move)
        }
    }

    /// Makes what a path leads to.
    ///
    /// - Returns: The flow that comes first, if there is one.
    private func walk(_ path: Path, along way: inout Way, mayWait: Bool) throws(Misfit) -> (any Coordinator)?
    {
        if !path.state.isEmpty { try way.look(like: path.state, at: nil, of: path) }
        for (index, part) in path.parts.enumerated() {
            do {
                if part.leadsUp {
                    guard way.goUp() else { throw Refusal(.noSuchPlace) }
                    continue
                }
                if !way.follow(part.name) {
                    guard let guide = way.flow as? any Guide else { throw Refusal(.nothingBeyond) }
                    guard let found = try guide.destination(named: part.name) else {
                        throw Refusal(.noSuchPlace)
                    }
                    if let addition = found.addition {
                        way.add(addition.member, begins: addition.begins)
                    } else if mayWait, case .first(let flow) = found {
                        return flow
                    } else {
                        throw Refusal(.somethingFirst)
                    }
                }
            } catch {
                throw Misfit(path: path, index: index, isState: false, reason: error)
            }
            if !part.state.isEmpty { try way.look(like: part.state, at: index, of: path) }
        }
        way.isWhole = true
        return nil
    }

    /// Leaves what isn't on the way, and then adds what is.
    private func go(_ way: Way, _ move: Wish) {
        let restoring = way.looks.filter(\.isStanding).map { look in
            { [unowned self] in
                do { try look.object.restore(look.state) } catch { object(words.text(of: error)) }
            }
        }
        let adding = way.additions.map { addition in
            { [unowned self] in follow { $0.add(addition) } }
        }
        let steps = Steps(restoring + adding) { stack in way.additions.forEach { stack.add($0) } }
        ask(
            for: Wish(
                reason: move.reason, terms: WishTerms(agreed: move.terms?.agreed ?? [], steps: steps),
                change: move.change))
    }

    /// Starts a flow that comes first, in the place of another one that did, and goes on once it has finished. What the
    /// move that then follows would take away is asked before.
    private func start(
        first flow: any Coordinator, for parent: any Coordinator, _ move: Wish,
        then goOn: @escaping (_ agreed: [Int]) throws -> Void
    ) {
        var left = stack
        move.change(&left)
        let agreed = stack.members(notIn: left).map(\.stay)
        let result = FlowResult(comesFirst: true) { [unowned self] outcome in
            guard outcome != nil else { return }
            do { try goOn(agreed) } catch { object(words.text(of: error)) }
        }
        let terms = WishTerms(agreed: move.terms?.agreed ?? [], result: result, later: move.change)
        ask(
            for: Wish(reason: move.reason, terms: terms) {
                $0.endFirst(butFor: parent)
                $0.start(flow, for: parent, result: result)
            })
    }
}

/// A part of a path that leads nowhere.
struct Misfit: TranslatedError, CustomStringConvertible {
    let path: Path
    /// The part; the root's state where there is none.
    let index: Int?
    /// Whether only how it looked can't be had again.
    let isState: Bool
    let reason: any Error

    var description: String { text(in: .english) }

    func text(in words: Words) -> String {
        let part = index.map { path.parts[$0] }
        let state = part.map { Path([$0]) } ?? Path(state: path.state)
        let text = part.flatMap { isState ? nil : $0.name } ?? String(state.description.dropFirst())
        return words(.notOpened(text, in: path.description, because: words.text(of: reason)))
    }
}
