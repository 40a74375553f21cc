/// A coordinator or a screen in its place on a stack.
///
/// An entry never changes and knows the one below it, so copies of a stack share what they have in common, and what
/// a move changed lies above the highest entry that both stacks share.
final class Entry {
    enum Member {
        case coordinator(any Coordinator)
        case screen(any Screen)
    }

    let member: Member
    let identity: ObjectIdentifier
    /// How deep it is in the tree; the root's depth is 0.
    let depth: Int
    /// Tells one stay on the stack from the next one of the same object.
    let stay: Int
    /// Whether it is the first screen of a layer.
    let beginsLayer: Bool
    /// How many entries are below it, and how many screens and layers there are up to it.
    let height: Int
    let screens: Int
    let layers: Int
    /// The coordinator it belongs to.
    private(set) var owner: Entry?
    private(set) var below: Entry?
    private let presence: Presence

    init(
        _ member: Member, owner: Entry?, below: Entry?, stay: Int, beginsLayer: Bool, presence: Presence
    ) {
        self.member = member
        self.owner = owner
        self.below = below
        self.stay = stay
        self.beginsLayer = beginsLayer
        self.presence = presence
        depth = owner.map { $0.depth + 1 } ?? 0
        height = below.map { $0.height + 1 } ?? 0
        layers = (below?.layers ?? 0) + (beginsLayer ? 1 : 0)
        let screensBelow = below?.screens ?? 0
        switch member {
        case .coordinator(let coordinator):
            identity = ObjectIdentifier(coordinator)
            screens = screensBelow
        case .screen(let screen):
            identity = ObjectIdentifier(screen)
            screens = screensBelow + 1
        }
        presence.add(identity)
    }

    /// Lets a tall stack go one by one: each letting go of the next, they would need as much of the thread's stack.
    deinit {
        presence.remove(identity)
        owner = nil
        var next = below
        below = nil
        while isKnownUniquelyReferenced(&next) {
            let below = next?.below
            next?.owner = nil
            next?.below = nil
            next = below
        }
    }

    var coordinator: (any Coordinator)? {
        if case .coordinator(let coordinator) = member { coordinator } else { nil }
    }

    var screen: (any Screen)? {
        if case .screen(let screen) = member { screen } else { nil }
    }

    var object: AnyObject {
        switch member {
        case .coordinator(let coordinator): coordinator
        case .screen(let screen): screen
        }
    }
}

/// Which objects stand on a stack or on a copy of it that is still kept: what is new is known to be so without a look
/// at all that is there.
final class Presence {
    private var counts: [ObjectIdentifier: Int] = [:]
    private var stays = 0

    func mayContain(_ identity: ObjectIdentifier) -> Bool { counts[identity] != nil }

    func nextStay() -> Int {
        stays += 1
        return stays
    }

    func add(_ identity: ObjectIdentifier) {
        counts[identity, default: 0] += 1
    }

    func remove(_ identity: ObjectIdentifier) {
        guard let count = counts[identity] else { return }
        counts[identity] = count > 1 ? count - 1 : nil
    }
}
