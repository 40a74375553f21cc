extension Navigator {
    /// Shows what a route leads to.
    ///
    /// Where finding out takes time, it is shown when the work is done; where another flow comes first, after that.
    ///
    /// - Throws: What ``Routing/destination(of:)`` throws; nothing has moved then.
    public func show<Owner: Routing>(_ route: Owner.Route, for coordinator: Owner) throws {
        do {
            try show(route, for: coordinator) { _ in throw TakesTime() }
        } catch is TakesTime {
            work(for: coordinator) { [self] work in
                try show(route, for: coordinator) { try $0(&work) }
            }
        }
    }

    private func show<Owner: Routing>(
        _ route: Owner.Route, for coordinator: Owner, resolving resolve: Resolve
    ) throws {
        switch try coordinator.place(of: route, resolving: resolve) {
        case .found(let place): move { $0.show(place, for: coordinator) }
        case .first(let flow):
            ask(first: flow, for: coordinator) { [unowned self] in try show(route, for: coordinator) }
        }
    }

    /// Goes to a place, and gives the stack that walking there gives.
    ///
    /// All parts are made before anything moves. What of the path is there already stays as it is; what is over it is left
    /// first, in one move, to which a flow may object.
    ///
    /// - Throws: A line that names the part that leads nowhere; nothing has moved then.
    public func open(_ path: Path) throws {
        try open(path, dropsMisfits: false)
    }

    /// Goes to a place as far as it is still there, and says what isn't.
    func resume(_ path: Path) {
        try? open(path, dropsMisfits: true)
    }

    private func open(_ path: Path, dropsMisfits: Bool) throws {
        do {
            try open(path, dropsMisfits: dropsMisfits) { _ in throw TakesTime() }
        } catch is TakesTime {
            guard let root = stack.root else { return }
            work(for: root) { [self] work in
                try open(path, dropsMisfits: dropsMisfits) { try $0(&work) }
            }
        }
    }

    private func open(_ path: Path, dropsMisfits: Bool, resolving resolve: Resolve) throws {
        var path = path
        while true {
            do {
                return try open(path, resolving: resolve)
            } catch let misfit as Misfit where dropsMisfits {
                say(misfit.text(in: words))
                if misfit.isState {
                    path.parts[misfit.index].state = [:]
                } else {
                    path.parts.removeSubrange(misfit.index...)
                }
            }
        }
    }

    private func open(_ path: Path, resolving resolve: Resolve) throws {
        guard let root = stack.root else { return }
        let kept = stack.kept(of: path)
        var owners = kept.owners
        var steps: [() -> Void] = []
        var sectionOwner: (any Coordinator)?
        for (index, part) in path.parts.enumerated().dropFirst(kept.entries.count) {
            func misfit(_ error: any Error, isState: Bool = false) -> any Error {
                error is CancellationError || error is TakesTime
                    ? error : Misfit(path: path, index: index, isState: isState, reason: error)
            }
            if part == Path.up, owners.count > 1 {
                owners.removeLast()
                continue
            }
            let owner = owners.last ?? root
            let place: Place
            do {
                guard let router = owner as? any Routing else { throw Refusal(.nothingBeyond) }
                switch try router.place(named: part.name, resolving: resolve) {
                case .found(let found): place = found
                case .first(let flow):
                    let parent = kept.owners.last ?? root
                    return ask(first: flow, for: parent) { [unowned self] in try open(path) }
                }
            } catch {
                throw misfit(error)
            }
            do {
                if !part.state.isEmpty { try (place.object as? any Restorable)?.restore(part.state) }
            } catch {
                throw misfit(error, isState: true)
            }
            if let flow = place.object as? any Coordinator { owners.append(flow) }
            if index == kept.entries.count, place.begins == .section { sectionOwner = owner }
            steps.append { [unowned self] in follow { $0.show(place, for: owner) } }
        }
        for (index, (entry, part)) in zip(kept.entries, path.parts).enumerated() where !part.state.isEmpty {
            guard let restorable = entry.object as? any Restorable else { continue }
            steps.append { [unowned self, path] in
                do {
                    try restorable.restore(part.state)
                } catch {
                    object(Misfit(path: path, index: index, isState: true, reason: error).text(in: words))
                }
            }
        }
        ask(
            for: Wish(reason: .open, terms: WishTerms(steps: steps)) { [sectionOwner] stack in
                stack.cut(to: kept.entries, keepingSectionsOf: sectionOwner)
            })
    }

    /// Starts a flow that comes first, and goes on once it has finished.
    private func ask(
        first flow: any Coordinator, for parent: any Coordinator, then goOn: @escaping () throws -> Void
    ) {
        let result = FlowResult { [unowned self] value in
            guard value != nil else { return }
            do { try goOn() } catch { object(words.text(of: error)) }
        }
        move { $0.start(flow, for: parent, result: result) }
    }
}

/// Gets a destination that takes time.
typealias Resolve = ((inout Work) throws -> Destination) throws -> Destination

/// A destination that takes time was met outside of work.
private struct TakesTime: Error {}

/// A part of a path that leads nowhere.
struct Misfit: Error, CustomStringConvertible {
    let path: Path
    let index: Int
    /// Whether only how it looked can't be had again.
    let isState: Bool
    let reason: any Error

    var description: String { text(in: .english) }

    func text(in words: Words) -> String {
        let part = path.parts[index]
        let text = isState ? String(Path([part]).description.dropFirst()) : part.name
        return words(.notOpened(text, in: path.description, because: words.text(of: reason)))
    }
}

/// What a route leads to, once that is known, with the name it has in a path.
struct Place {
    let name: String
    let member: Entry.Member
    var begins: Entry.Part?

    var object: AnyObject { member.object }
}

enum Lookup {
    case found(Place)
    case first(any Coordinator)
}

extension Routing {
    fileprivate func place(named name: String, resolving resolve: Resolve) throws -> Lookup {
        guard let route = Route(name) else { throw Refusal(.noSuchPlace) }
        return try place(of: route, resolving: resolve)
    }

    func place(of route: Route, resolving resolve: Resolve) throws -> Lookup {
        var destination = try destination(of: route)
        while case .work(let find) = destination { destination = try resolve(find) }
        return switch destination {
        case .screen(let screen): .found(Place(name: route.name, member: .screen(screen)))
        case .layer(let screen): .found(Place(name: route.name, member: .screen(screen), begins: .layer))
        case .flow(let flow): .found(Place(name: route.name, member: .coordinator(flow)))
        case .section(let flow): .found(Place(name: route.name, member: .coordinator(flow), begins: .section))
        case .first(let flow): .first(flow)
        case .work: preconditionFailure("work was done")
        }
    }
}
