extension Navigator {
    /// Shows what may need another flow first, or time to find out.
    ///
    /// ```swift
    /// func menuScreenDidSelectMinutes(_ screen: MenuScreen) throws {
    ///     try navigator.show(minutes, for: self)
    /// }
    ///
    /// private func minutes() -> Destination {
    ///     guard let member else { return .first(LoginCoordinator(navigator: navigator)) }
    ///     return .flow(MinutesCoordinator(member: member, navigator: navigator))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - destination: Makes it; asked again once a flow that comes first has finished.
    ///   - coordinator: Whose flow it becomes part of.
    /// - Throws: What `destination` throws; nothing has moved then.
    public func show(
        _ destination: @escaping () throws -> Destination, for coordinator: any Coordinator
    ) throws {
        try find(for: coordinator) { [unowned self] resolve in
            let found = try destination().found(by: resolve)
            if let addition = found.addition {
                move { $0.show(addition.member, begins: addition.begins, for: coordinator) }
            } else if case .first(let flow) = found {
                ask(first: flow, for: coordinator) { [unowned self] in try show(destination, for: coordinator)
                }
            }
        }
    }

    /// Goes to a place, and gives the stack that walking there gives.
    ///
    /// All parts are made before anything moves. What of the path is there already stays; what is over it is left first, in
    /// one move, to which a flow may object.
    ///
    /// - Throws: A line that names the part that leads nowhere; nothing has moved then.
    public func open(_ path: Path) throws {
        guard let root = stack.root else { return }
        try find(for: root) { [unowned self] in try open(path, mayWait: true, resolving: $0) }
    }

    /// Goes to places as far as they are still there, and says what isn't. Only the last one can wait for another flow.
    func resume(_ paths: [Path]) {
        guard let root = stack.root else { return }
        var rest = paths[...]
        try? find(for: root) { [unowned self] resolve in
            while let path = rest.first {
                try resume(path, mayWait: rest.count == 1, resolving: resolve)
                rest.removeFirst()
            }
        }
    }

    private func resume(_ path: Path, mayWait: Bool, resolving resolve: Resolve) throws {
        var path = path
        while true {
            do {
                return try open(path, mayWait: mayWait, resolving: resolve)
            } catch let misfit as Misfit {
                say(misfit.text(in: words))
                switch (misfit.index, misfit.isState) {
                case (nil, _): path.state = [:]
                case (let index?, true): path.parts[index].state = [:]
                case (let index?, false): path.parts.removeSubrange(index...)
                }
            }
        }
    }

    /// Finds out what is to be shown: at once, or where that takes time, as work.
    private func find(for coordinator: any Coordinator, _ find: @escaping (Resolve) throws -> Void) throws {
        do {
            try find { _ in throw TakesTime() }
        } catch is TakesTime {
            work(for: coordinator) { work in try find { try $0(&work) } }
        }
    }

    private func open(_ path: Path, mayWait: Bool, resolving resolve: Resolve) throws {
        var way = Way(along: stack)
        let found = Swift.Result { try walk(path, along: &way, resolving: resolve, mayWait: mayWait) }
        way.putBack()
        if let flow = try found.get() {
            ask(first: flow, for: way.standingFlow) { [unowned self] in try open(path) }
        } else {
            go(way)
        }
    }

    /// Makes what a path leads to.
    ///
    /// - Returns: The flow that comes first, if there is one.
    private func walk(
        _ path: Path, along way: inout Way, resolving resolve: Resolve, mayWait: Bool
    ) throws -> (any Coordinator)? {
        if !path.state.isEmpty { try way.look(like: path.state, at: nil, of: path) }
        for (index, part) in path.parts.enumerated() {
            do {
                if part.leadsUp {
                    guard way.goUp() else { throw Refusal(.noSuchPlace) }
                    continue
                }
                if !way.follow(part.name) {
                    guard let guide = way.flow as? any Guide else { throw Refusal(.nothingBeyond) }
                    guard let found = try guide.destination(named: part.name)?.found(by: resolve) else {
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
                if error is CancellationError || error is TakesTime { throw error }
                throw Misfit(path: path, index: index, isState: false, reason: error)
            }
            if !part.state.isEmpty { try way.look(like: part.state, at: index, of: path) }
        }
        way.isWhole = true
        return nil
    }

    private func go(_ way: Way) {
        let restoring = way.looks.filter(\.isStanding).map { look in
            { [unowned self] in
                do { try look.object.restore(look.state) } catch { object(words.text(of: error)) }
            }
        }
        let adding = way.additions.map { addition in
            { [unowned self] in follow { $0.add(addition) } }
        }
        let steps = Steps(restoring + adding) { stack in way.additions.forEach { stack.add($0) } }
        ask(for: Wish(reason: .open, terms: WishTerms(steps: steps)) { way.leave(&$0) })
    }

    /// Starts a flow that comes first, in the place of another one that did, and goes on once it has finished.
    private func ask(
        first flow: any Coordinator, for parent: any Coordinator, then goOn: @escaping () throws -> Void
    ) {
        let result = FlowResult { [unowned self] value in
            guard value != nil else { return }
            do { try goOn() } catch { object(words.text(of: error)) }
        }
        result.comesFirst = true
        move {
            $0.endFirst(butFor: parent)
            $0.start(flow, for: parent, result: result)
        }
    }
}

/// A destination that takes time was met outside of work.
private struct TakesTime: Error {}

/// A part of a path that leads nowhere.
struct Misfit: Error, CustomStringConvertible {
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
