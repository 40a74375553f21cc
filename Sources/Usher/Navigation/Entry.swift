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
    let isScreen: Bool
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
    /// Of an entry that is in the list of a tall stack, the last one below it that isn't.
    private(set) var base: Entry?
    let presence: Presence

    /// Up to this height, looking at every entry is the fastest way.
    private static let tall = 8

    init(
        _ member: Member, _ identity: ObjectIdentifier, owner: Entry?, below: Entry?, stay: Int,
        beginsLayer: Bool, presence: Presence
    ) {
        self.member = member
        self.identity = identity
        self.owner = owner
        self.below = below
        self.stay = stay
        self.beginsLayer = beginsLayer
        self.presence = presence
        depth = owner.map { $0.depth + 1 } ?? 0
        height = below.map { $0.height + 1 } ?? 0
        layers = (below?.layers ?? 0) + (beginsLayer ? 1 : 0)
        if case .screen = member { isScreen = true } else { isScreen = false }
        screens = (below?.screens ?? 0) + (isScreen ? 1 : 0)
        guard height >= Self.tall else { return }
        base = below?.base ?? below
        presence.add(identity)
    }

    /// Lets a tall stack go one by one: each letting go of the next, they would need as much of the thread's stack.
    deinit {
        if base != nil { presence.remove(identity) }
        var next = letGo()
        while isKnownUniquelyReferenced(&next) { next = next?.letGo() }
    }

    private func letGo() -> Entry? {
        defer { (owner, below, base) = (nil, nil, nil) }
        return below
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

/// Which objects stand high on a stack, or on a copy of it that is still kept: what is new is known to be so without a
/// look at all that is there.
final class Presence {
    private var counts: [ObjectIdentifier: Int] = [:]
    private var stays = 0

    func mayContain(_ identity: ObjectIdentifier) -> Bool { counts[identity] != nil }

    func add(_ identity: ObjectIdentifier) {
        counts[identity, default: 0] += 1
    }

    func remove(_ identity: ObjectIdentifier) {
        guard let count = counts[identity] else { return }
        counts[identity] = count > 1 ? count - 1 : nil
    }

    /// A number that no stay has had.
    func nextStay() -> Int {
        stays += 1
        return stays
    }
}
