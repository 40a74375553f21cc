/// A coordinator or a screen in its place on a stack.
///
/// An entry never changes and knows the one below it, so copies of a stack share what they have in common, and what
/// a move changed lies above the highest entry that both stacks share.
final class Entry {
    enum Member {
        case coordinator(any Coordinator)
        case screen(any Screen)

        var identity: ObjectIdentifier {
            switch self {
            case .coordinator(let coordinator): ObjectIdentifier(coordinator)
            case .screen(let screen): ObjectIdentifier(screen)
            }
        }

        var object: AnyObject {
            switch self {
            case .coordinator(let coordinator): coordinator
            case .screen(let screen): screen
            }
        }

        var type: AnyObject.Type {
            switch self {
            case .coordinator(let coordinator): Swift.type(of: coordinator)
            case .screen(let screen): Swift.type(of: screen)
            }
        }

        var name: String { "\(type)" }
    }

    /// A part of the stack with a home of its own.
    enum Part {
        /// A presented screen and all that stands on top of it.
        case layer
        /// A flow beside others.
        case section
    }

    let member: Member
    let identity: ObjectIdentifier
    let isScreen: Bool
    /// How deep it is in the tree; the root's depth is 0.
    let depth: Int
    /// Tells one stay on the stack from the next one of the same object.
    let stay: Int
    /// What begins here.
    let begins: Part?
    /// The last part that began; none at first.
    let part: Part?
    /// Whether a section begins here, or it is in one.
    let isInSection: Bool
    /// How many entries are below it, and how many screens there are up to it: in all, and in its part.
    let height: Int
    let screens: Int
    let screensOfPart: Int
    /// The coordinator it belongs to.
    private(set) var owner: Entry?
    private(set) var below: Entry?
    /// Of an entry that is in the list of a tall stack, the last one below it that isn't.
    private(set) var base: Entry?
    /// Who waits for what comes of the flow.
    let result: FlowResult?
    let presence: Presence

    /// Up to this height, looking at every entry is the fastest way.
    private static let tall = 8

    init(
        _ member: Member, _ identity: ObjectIdentifier, owner: Entry?, below: Entry?, stay: Int,
        begins: Part? = nil, result: FlowResult? = nil, presence: Presence
    ) {
        self.member = member
        self.identity = identity
        self.owner = owner
        self.below = below
        self.stay = stay
        self.begins = begins
        self.result = result
        self.presence = presence
        depth = owner.map { $0.depth + 1 } ?? 0
        height = below.map { $0.height + 1 } ?? 0
        part = begins ?? below?.part
        isInSection = begins == .section || owner?.isInSection ?? false
        if case .screen = member { isScreen = true } else { isScreen = false }
        screens = (below?.screens ?? 0) + (isScreen ? 1 : 0)
        screensOfPart = (begins == nil ? below?.screensOfPart ?? 0 : 0) + (isScreen ? 1 : 0)
        guard height >= Self.tall else { return }
        base = below?.base ?? below
        presence.add(identity)
    }

    /// The same stay in another place.
    convenience init(_ entry: Entry, owner: Entry?, below: Entry?) {
        self.init(
            entry.member, entry.identity, owner: owner, below: below, stay: entry.stay, begins: entry.begins,
            result: entry.result, presence: entry.presence)
    }

    /// Lets a tall stack go one by one: each letting go of the next, they would need as much of the thread's stack.
    deinit {
        var next = letGo()
        while isKnownUniquelyReferenced(&next) { next = next?.letGo() }
    }

    private func letGo() -> Entry? {
        if base != nil { presence.remove(identity) }
        defer { (owner, below, base) = (nil, nil, nil) }
        return below
    }

    /// The coordinator at the root of the tree.
    var root: Entry {
        var root = self
        while let owner = root.owner { root = owner }
        return root
    }

    /// The innermost section that this is in or begins.
    var section: Entry? {
        guard isInSection else { return nil }
        var next: Entry? = self
        while let entry = next, entry.begins != .section { next = entry.owner }
        return next
    }

    /// Whether another entry is in the flow that this is.
    func holds(_ other: Entry) -> Bool {
        var next: Entry? = other
        while let entry = next, entry.height > height { next = entry.owner }
        return next === self
    }

    var coordinator: (any Coordinator)? {
        if case .coordinator(let coordinator) = member { coordinator } else { nil }
    }

    var screen: (any Screen)? {
        if case .screen(let screen) = member { screen } else { nil }
    }

    /// Where a screen stands.
    var place: Page.Place {
        if screens == 1 { return .first }
        if screensOfPart > 1 { return .further }
        return begins == .layer ? .homeOfLayer : .first
    }

    var object: AnyObject { member.object }

    func objection(to leaving: Leaving) -> Objection? {
        switch member {
        case .coordinator(let coordinator): coordinator.objection(to: leaving)
        case .screen(let screen): screen.objection(to: leaving)
        }
    }
}

/// Which objects stand high on a stack, or on a copy of it that is still kept: what is new is known to be so without a
/// look at all that is there.
final class Presence {
    private var counts: [ObjectIdentifier: Int] = [:]
    private var stays = 0
    /// Why what the move under way asked for did nothing, if somebody wants to know.
    private var losses: [String] = []
    var isWatched = false

    func mayContain(_ identity: ObjectIdentifier) -> Bool { counts[identity] != nil }

    func add(_ identity: ObjectIdentifier) {
        counts[identity, default: 0] += 1
    }

    func remove(_ identity: ObjectIdentifier) {
        guard let count = counts[identity] else { return }
        counts[identity] = count > 1 ? count - 1 : nil
    }

    func lose(_ reason: @autoclosure () -> String) {
        if isWatched { losses += [reason()] }
    }

    func takeLosses() -> [String] {
        defer { losses = [] }
        return losses
    }

    /// A number that no stay has had.
    func nextStay() -> Int {
        stays += 1
        return stays
    }
}
